import type { GameRecord } from '@overseer/kernel'
import { gameCalled, gameName } from '../games/kits.ts'
import { language } from '../page/settings.ts'
import type { Chair } from '../table/table.ts'
import { wholeTable } from '../ui/screen-size.ts'

/** A picture of a board with the scores above it, drawn by the browser itself from what the page shows. */

const WIDE = 1280
const TALL = 800
const HEAD = 64
const SHARP = 2 // pixels for each of the page's
const STILL = // it is drawn at its first moment, and nothing in it can be scrolled
  '*, *::before, *::after { animation: none !important; transition: none !important; scrollbar-width: none !important }'

/** Draws the board that stands in a place of the page. A phone shows only a part of it: then it is laid out whole first. */
export async function pictureOf(
  place: HTMLElement,
  record: GameRecord,
  chairs: readonly Chair[],
  view: unknown,
  played: number,
): Promise<Blob> {
  const { board, width, height } = await laidOut(place)
  const head = headOf(record, chairs, view, played)
  const sheet = document.createElement('div')
  sheet.append(head, board)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + HEAD}" ${rootLook()}>
    <style>${escaped(await styles())}</style>
    <foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(dressed(sheet, width, height))}</foreignObject>
  </svg>`
  return drawn(svg, width, height + HEAD)
}

/** A copy of the board as it looks in a window of a usual size. */
async function laidOut(place: HTMLElement): Promise<{ board: HTMLElement; width: number; height: number }> {
  const narrow = innerWidth < WIDE * 0.7
  const size = place.getBoundingClientRect()
  const width = narrow ? WIDE : Math.round(size.width)
  const height = narrow ? TALL : Math.round(size.height)
  const before = place.style.cssText
  if (narrow) place.style.cssText = `position:fixed;inset:0 auto auto 0;width:${width}px;height:${height}px;z-index:-1`
  wholeTable.value = narrow
  try {
    await new Promise(requestAnimationFrame)
    await new Promise(done => setTimeout(done, 100)) // names fit themselves into their places
    const board = place.cloneNode(true) as HTMLElement
    board.removeAttribute('class')
    for (const line of board.querySelectorAll('[data-idle], [data-help]')) line.replaceChildren() // nobody points at a picture
    board.style.cssText = `width:${width}px;height:${height}px;--table-height:${height}px;overflow:hidden`
    return { board, width, height }
  } finally {
    place.style.cssText = before
    wholeTable.value = false
  }
}

/** The game, the day, and everybody with what they have. */
function headOf({ game }: GameRecord, chairs: readonly Chair[], view: unknown, played: number): HTMLElement {
  const head = document.createElement('div')
  head.style.cssText = `display:flex;align-items:center;gap:12px;height:${HEAD}px;padding:0 16px;box-sizing:border-box`
  const standing = gameCalled(game).kit.standing?.(view)
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(played)
  head.append(text(`OVERSEER · ${gameName(game)} · ${day}`, 'flex:1;font:600 20px var(--name);white-space:nowrap'))
  for (const [seat, { name }] of chairs.entries()) {
    const won = standing?.winners?.includes(seat) ? '★ ' : ''
    const score = standing?.scores[seat]
    const look = `background:var(--seat-${seat});color:var(--seat-${seat}-text);padding:4px 12px;border-radius:6px;font:600 18px var(--name);white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:0`
    head.append(text(`${won}${name}${score == null ? '' : ` ${score}`}`, look))
  }
  return head
}

function text(words: string, look: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = words
  span.style.cssText = look
  return span
}

/** What the page's root would give the board. */
function dressed(sheet: HTMLElement, width: number, height: number): HTMLElement {
  sheet.style.cssText = `width:${width}px;height:${height + HEAD}px;box-sizing:border-box;font:400 var(--size-4)/1.35 var(--text);color:var(--ink);background:var(--paper)`
  return sheet
}

function rootLook(): string {
  const { theme = '', colours = '', text: size = '' } = document.documentElement.dataset
  const rem = getComputedStyle(document.documentElement).fontSize
  return `data-theme="${theme}" data-colours="${colours}" data-text="${size}" style="font-size:${rem}"`
}

/** All rules of the page; fonts that are here come along, since a picture loads nothing. */
async function styles(): Promise<string> {
  const loaded = new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.endsWith('.woff2')),
  )
  const rules = [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules].map(rule => ({ rule, base: sheet.href ?? location.href })),
  )
  const texts = rules.map(async ({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText
    const file = /url\("?([^")]+\.woff2)/.exec(rule.cssText)?.[1]
    if (file === undefined) return rule.cssText
    const address = new URL(file, base).href
    return loaded.has(address) ? rule.cssText.replace(/src:[^;]+;/, `src:url("${await asData(address)}");`) : ''
  })
  return [...(await Promise.all(texts)), STILL].join('\n')
}

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(address)))
    reader.readAsDataURL(file)
  })
}

function escaped(css: string): string {
  return css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

async function drawn(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARP
  canvas.height = height * SHARP
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}

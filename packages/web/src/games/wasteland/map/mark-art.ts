import type { EnemyType, Terrain } from '@overseer/wasteland'
import { markerTip } from '../art/badges.tsx'
import { signAt } from '../art/mark.tsx'
import type { Pennant } from './model.ts'
import type { Placed } from './places.ts'
import { LINE_HEIGHT, NAME_SIZE } from './words.ts'

/** What is written and stuck on the map: encounter signs, terrain, names, printed enemies, flags; SVG in words. */

const put = (x: number, y: number, size: number, svg: string): string =>
  `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${Math.round(size * 100) / 100})`}">${svg}</g>`

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const number = (text: string | number, y: number, ink: string, size = 13): string =>
  `<text y="${y}" class="m-number" font-size="${size}" fill="${ink}">${text}</text>`

/** `+1`, or the trefoil. */
export function terrainSign(terrain: Terrain): string {
  if (terrain === 'irradiated') return signAt('irradiated', -9.5, -9.5, 19)
  return `<rect x="-11.5" y="-8.5" width="23" height="17" rx="8.5" class="m-chip"/>${number('+1', 4.8, 'var(--map-difficult-text)', 12.5)}`
}

/** The sign of a kind of enemy, printed on the ground. */
export const spawnSign = (type: EnemyType): string => `<g class="m-spawn">${signAt(type, -6, -6, 12)}</g>`

/** One sign at its place. */
export const markAt = ({ box: { x, y }, size = 1 }: Placed, by: number, svg: string): string =>
  put(x, y, size * by, svg)

export function nameAt({ box: { x, y }, lines = [], size = 1 }: Placed, by: number): string {
  const letters = Math.round(NAME_SIZE * size * by * 10) / 10
  const line = LINE_HEIGHT * size * by
  const top = y - ((lines.length - 1) * line) / 2 + letters * 0.36
  return lines
    .map((text, at) => `<text x="${x}" y="${round(top + at * line)}" font-size="${letters}">${escaped(text)}</text>`)
    .join('')
}

const round = (value: number): number => Math.round(value * 10) / 10

const FLAG = 15

/** The flags of a space's quests on one pole; the top of it shows the shape of the first marker. */
export function flagsAt(pennants: readonly Pennant[], { box, size = 1, flags }: Placed, by: number): string {
  const shown = flags?.shown ?? 1
  const turned = flags?.turned ?? false
  const top = -(13 + FLAG * shown)
  const cloths = pennants.slice(0, shown).map(({ text, colour }, at) => {
    const more = at === shown - 1 && pennants.length > shown ? `${text}+` : text
    const wide = more.length > 2 ? 26 : 20
    const cloth = `M1 ${top + 2 + at * FLAG}h${wide}l-4 6.5 4 6.5H1z`
    const ink = colour === null ? 'var(--art-r)' : `var(--marker-${colour})`
    const letters = colour === null ? 'var(--art-on-sign)' : `var(--marker-${colour}-text)`
    const x = (turned ? -1 : 1) * (1 + (wide - 3) / 2)
    return `<g${turned ? ' transform="scale(-1 1)"' : ''}><path d="${cloth}" class="m-cloth-rim"/><path d="${cloth}" fill="${ink}" class="m-cloth"/></g><text x="${x}" y="${top + 12.8 + at * FLAG}" class="m-number" font-size="12" fill="${letters}">${escaped(more)}</text>`
  })
  const first = pennants.find(({ shape }) => shape !== null)
  const tip =
    first === undefined
      ? ''
      : `<g transform="translate(0 ${top - 2})" style="color:var(--marker-${first.colour})">${markerTip(first.shape!)}</g>`
  return put(
    box.x,
    box.y,
    size * by,
    `<ellipse rx="5" ry="2" class="m-shadow"/><path d="M0 0V${top}" class="m-pole"/>${cloths.join('')}${tip}`,
  )
}

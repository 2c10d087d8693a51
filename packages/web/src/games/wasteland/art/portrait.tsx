import { AREAS, type Area } from '@overseer/wasteland'
import { useEffect, useState } from 'preact/hooks'
import type { FoeLook } from './cutout.tsx'
import { draw, outlines } from './draw.ts'
import type { Country, Large, PORTRAIT_ART } from './portraits.ts'
import './inks.css'

/**
 * An enemy drawn large, 252 x 172: <FoePortrait of="sentryBot" lit={['body', 'legs']}/>. Areas that can be hit are green
 * with a light rim; each is a group with data-area, so that it can be flashed. With `names` each area has its tag. In a wider
 * frame its country goes on. The drawings come with the first fight; until they are there, the picture is empty.
 */
export function FoePortrait({
  of,
  lit,
  names,
  label,
  class: className = '',
}: {
  of: FoeLook
  lit: readonly Area[]
  names?: Readonly<Record<Area, string>>
  label?: string
  class?: string
}) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  const art = usePortraits()
  const tags = (large: Large) => (names === undefined ? [] : AREAS.map(area => tagSvg(large, area, names[area], lit)))
  const svg = art === null ? '' : portraitSvg(art, of, lit) + tags(art.PORTRAITS[of]).join('')
  return (
    <svg
      class={className}
      viewBox="0 0 252 172"
      preserveAspectRatio="xMidYMid meet"
      overflow="visible"
      {...named}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

type Portraits = typeof PORTRAIT_ART

let portraits: Portraits | null = null

function usePortraits(): Portraits | null {
  const [, redraw] = useState(portraits)
  useEffect(() => {
    if (portraits !== null) return
    import('./portraits.ts').then(
      ({ PORTRAIT_ART: art }) => {
        portraits = art
        redraw(art)
      },
      () => {}, // then without a picture
    )
  }, [])
  return portraits
}

const AXIS = 126
const LIT = ['var(--art-lit-1)', 'var(--art-lit-2)', 'var(--art-lit-3)'] as const
const DIM = ['var(--art-dim-1)', 'var(--art-dim-2)', 'var(--art-dim-3)'] as const

const drawn = new Map<string, string>()

function portraitSvg({ PORTRAITS, COUNTRIES }: Portraits, of: FoeLook, lit: readonly Area[]): string {
  const key = `${of} ${AREAS.filter(area => lit.includes(area)).join()}`
  let svg = drawn.get(key)
  if (svg === undefined) {
    const large = PORTRAITS[of]
    svg = `${backdrop(COUNTRIES[large.scene])}${enemySvg(large, lit)}`
    drawn.set(key, svg)
  }
  return svg
}

/** From back to front. */
const ORDER = ['legs', 'arms', 'body', 'head'] as const
const ARMS_IN_FRONT = ['legs', 'body', 'arms', 'head'] as const

function enemySvg(large: Large, lit: readonly Area[]): string {
  const held =
    large.held === undefined ? '' : rim(large.held, 4, 'var(--art-rim)') + draw(large.held, { line: 1.8, axis: AXIS })
  const order = large.front ? ARMS_IN_FRONT : ORDER
  const rims = order.map(area =>
    lit.includes(area) ? rim(large[area], 9, 'var(--art-lit-rim)') : rim(large[area], 5, 'var(--art-rim)'),
  )
  const areas = order.map(area => {
    const tones = lit.includes(area) ? LIT : DIM
    return `<g data-area="${area}">${draw(large[area], { line: 1.8, axis: AXIS, tones })}</g>`
  })
  return `<g transform="translate(8.8 11) scale(.93)">${held}${rims.join('')}${areas.join('')}</g>`
}

function rim(script: string, width: number, ink: string): string {
  const { all, solid } = outlines(script, AXIS)
  return `<path d="${solid}" fill="${ink}"/><path d="${all}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** The four corners: head and arms above, legs and body below. */
const CORNERS: Readonly<Record<Area, { readonly right: boolean; readonly y: number }>> = {
  head: { right: false, y: 6 },
  arms: { right: true, y: 6 },
  body: { right: true, y: 148 },
  legs: { right: false, y: 148 },
}

/** The name of an area on a pill, with a line to it. */
function tagSvg({ tips }: Large, area: Area, name: string, lit: readonly Area[]): string {
  const { right, y } = CORNERS[area]
  const wide = Math.max(38, name.length * 6.4 + 14)
  const x = right ? 246 - wide : 6
  const [u, v] = (tips?.[area] ?? TIPS[area]).map(at => at * 0.93 + 10)
  const on = lit.includes(area) ? 'lit' : 'dim'
  return `<path d="M${u} ${v}L${right ? x : x + wide} ${y + 9}" stroke="var(--art-k)" stroke-width="1.4"/><circle cx="${u}" cy="${v}" r="2.6" fill="var(--art-k)"/><rect x="${x}" y="${y}" width="${wide}" height="18" rx="9" fill="var(--art-tag-${on})" stroke="var(--art-k)" stroke-width="1.3"/><text x="${x + wide / 2}" y="${y + 13.5}" text-anchor="middle" font-family="var(--label)" font-weight="500" font-size="13" fill="var(--art-tag-${on}-text)">${name}</text>`
}

/** Where the lines of the tags end on somebody who stands upright. */
const TIPS: Readonly<Record<Area, readonly [number, number]>> = {
  head: [108, 34],
  arms: [176, 88],
  body: [148, 98],
  legs: [104, 142],
}

const backdrops = new Map<Country, string>()

function backdrop(country: Country): string {
  let svg = backdrops.get(country)
  if (svg === undefined) {
    const { sky, ground, far } = country
    let rays = ''
    for (let ray = 0; ray < 16; ray++) {
      const at = (turn: number): string =>
        `${Math.round(AXIS + 330 * Math.cos(turn))} ${Math.round(86 + 330 * Math.sin(turn))}`
      rays += `M${AXIS} 86L${at((ray / 16) * 2 * Math.PI)}L${at(((ray + 0.5) / 16) * 2 * Math.PI)}z`
    }
    svg = draw(
      `.${sky} M-400-60h1052v292H-400z
.L.4 ${rays}
${far}
${ground} M-400 140L-160 134C20 120 232 120 412 134L652 140V240H-400z
-e1.6 M10 150l14-4M230 146l14 6M28 164l10-2M206 166l16-3
.K.35 Q126 161 92 9
-C1.2 M126 2v12M30 86H16M236 86h-14`,
      { line: 1.6 },
    )
    backdrops.set(country, svg)
  }
  return svg
}

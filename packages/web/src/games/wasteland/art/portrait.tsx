import { AREAS, type Area } from '@overseer/wasteland'
import type { FoeLook } from './cutout.tsx'
import { draw, outlines } from './draw.ts'
import { type Large, PORTRAITS } from './portraits.ts'
import './inks.css'

/**
 * An enemy drawn large, 252 x 172: <FoePortrait of="sentryBot" lit={['body', 'legs']}/>. Areas that can be hit are green
 * with a light rim; each is a group with data-area, so that it can be flashed. With `names` each area has its tag. In a wider frame its country goes on.
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
  const svg =
    portraitSvg(of, lit) + (names === undefined ? '' : AREAS.map(area => tagSvg(of, area, names[area], lit)).join(''))
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

const AXIS = 126
const LIT = ['var(--art-lit-1)', 'var(--art-lit-2)', 'var(--art-lit-3)'] as const
const DIM = ['var(--art-dim-1)', 'var(--art-dim-2)', 'var(--art-dim-3)'] as const

const drawn = new Map<string, string>()

function portraitSvg(of: FoeLook, lit: readonly Area[]): string {
  const key = `${of} ${AREAS.filter(area => lit.includes(area)).join()}`
  let svg = drawn.get(key)
  if (svg === undefined) {
    svg = `${backdrop(PORTRAITS[of].scene)}${enemySvg(PORTRAITS[of], lit)}`
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
function tagSvg(of: FoeLook, area: Area, name: string, lit: readonly Area[]): string {
  const { right, y } = CORNERS[area]
  const wide = Math.max(38, name.length * 6.4 + 14)
  const x = right ? 246 - wide : 6
  const [u, v] = (PORTRAITS[of].tips?.[area] ?? TIPS[area]).map(at => at * 0.93 + 10)
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

/** Sky, rays and ground of each kind of country; what stands at the back. */
const SCENES: Readonly<
  Record<Large['scene'], { readonly sky: string; readonly ground: string; readonly far: string }>
> = {
  desert: {
    sky: 'Y',
    ground: 'E',
    far: '.x.5 M0 132V112l30-16 22 12 20-26 26 30 20-8 30 28zM160 132l20-34 18 12 22-30 32 34v18z',
  },
  works: {
    sky: 'O',
    ground: 'x',
    far: '.X.6 M0 132V98h22V84l14 10V84l14 10V84l14 10v38zM252 132V92h-14V70h-6V44h-8v26h-6V58h-7v34h-22v40z\n.C.6 M211 40c-6-8 6-10 2-18 10 2 12 10 6 14 6 2 4 8-2 6z',
  },
  ruins: {
    sky: 'Y',
    ground: 'q',
    far: '.H.8 M0 132V70l14-8v20h16V52l10-6 8 12v40h14v34zM252 132V60l-10-6-8 10v20h-14V46l-12-8-8 10v50h-16v34z',
  },
  hills: { sky: 'z', ground: 'l', far: '.B.8 M0 132V104c30-24 60-20 84 10 20-20 44-20 62 4 24-30 70-36 106-8v22z' },
  lab: {
    sky: 'M',
    ground: 't',
    far: '.T.5 M14 130V40h40v90zM198 130V40h40v90zM70 130V26h6v104zM176 130V26h6v104z\n.G.5 M22 50h24v60H22zM206 50h24v60h-24z\n-i1.4 M0 20h252M0 34h252',
  },
  coast: {
    sky: 'M',
    ground: 'Z',
    far: '.Z.8 M0 132v-16c40-8 80 8 126 0s90-6 126 2v14z\n.d.4 M200 118V60h10v58zM196 60h18l-9-14z',
  },
}

const backdrops = new Map<Large['scene'], string>()

function backdrop(scene: Large['scene']): string {
  let svg = backdrops.get(scene)
  if (svg === undefined) {
    const { sky, ground, far } = SCENES[scene]
    let rays = ''
    for (let ray = 0; ray < 16; ray++) {
      const at = (turn: number): string =>
        `${Math.round(AXIS + 330 * Math.cos(turn))} ${Math.round(86 + 330 * Math.sin(turn))}`
      rays += `M${AXIS} 86L${at((ray / 16) * 2 * Math.PI)}L${at(((ray + 0.5) / 16) * 2 * Math.PI)}z`
    }
    svg = draw(
      `.${sky} M-160-60h572v292H-160z
.L.4 ${rays}
${far}
${ground} M-160 134C20 120 232 120 412 134V240H-160z
-e1.6 M10 150l14-4M230 146l14 6M28 164l10-2M206 166l16-3
.K.35 Q126 161 92 9
-C1.2 M126 2v12M30 86H16M236 86h-14`,
      { line: 1.6 },
    )
    backdrops.set(scene, svg)
  }
  return svg
}

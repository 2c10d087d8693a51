import type { PlaceName, ScenarioId } from '@overseer/wasteland'
import { draw } from '../art/draw.ts'
import { SCENES } from '../art/scenes.ts'
import type { Atlas } from './atlas.ts'
import { hexagon, type Point, R, random } from './geometry.ts'

/** The paper that the map is printed on: frame, folds, contours, sea, compass; deaf to clicks. */
export function sheetOf({ width, height, shore, folds, compass, scenario, island, centers, emblem }: Atlas): string {
  const down = folds.down.map(x => `<path d="M${x - 14} 0h28v${height}h-28z" fill="url(#m-crease)"/>`)
  const across = folds.across.map(y => `<path d="M0 ${y - 14}h${width}v28H0z" fill="url(#m-crease-flat)"/>`)
  return `<rect width="${width}" height="${height}" class="m-ground"/>${contours(width, height)}<path d="${shore}" class="m-sea"/>${island ? land(centers, width, height) : ''}${waves(width, height, scenario === 'pitt')}${down.join('')}${across.join('')}${frame(width, height)}<g transform="translate(${compass[0]} ${compass[1]})">${COMPASS}</g>${emblem === null ? '' : `<g transform="translate(${emblem.at[0]} ${emblem.at[1] + 12 * emblem.size}) scale(${emblem.size})" class="m-emblem">${draw(SCENES[EMBLEMS[scenario]], { line: 0.8 })}</g>`}`
}

/** What each country is known for, faint on its empty part. */
const EMBLEMS: Readonly<Record<ScenarioId, PlaceName>> = {
  commonwealth: 'diamondCity',
  capital: 'projectPurity',
  farHarbor: 'farHarbor',
  pitt: 'theMill',
}

/** Heights, as ovals that nobody has climbed. */
function contours(width: number, height: number): string {
  let svg = ''
  for (let hill = 0; hill < 7; hill++) {
    const at = (n: number, span: number): number => Math.round(((random(hill, n, 5) + 1) / 2) * span)
    const [x, y] = [at(1, width), at(2, height)]
    for (let ring = 1; ring < 5; ring++)
      svg += `<ellipse cx="${x}" cy="${y}" rx="${ring * 17}" ry="${ring * 11 + at(3, 8)}" transform="rotate(${at(4, 60)} ${x} ${y})"/>`
  }
  const roads = `M-4 ${height * 0.3}C${width * 0.2} ${height * 0.2} ${width * 0.24} ${height * 0.6} ${width * 0.5} ${height * 0.5}S${width * 0.8} ${height * 0.8} ${width} ${height * 0.74}M${width * 0.1} ${height}C${width * 0.2} ${height * 0.7} ${width * 0.1} ${height * 0.4} ${width * 0.3} -4`
  return `<g class="m-contours">${svg}</g><path d="${roads}" class="m-old-road"/>`
}

/** An island: the coast runs around the tiles. */
function land(centers: readonly Point[], width: number, height: number): string {
  const around = (by: number): string =>
    centers.map(([x, y], at) => `<circle cx="${x}" cy="${y}" r="${R * by + random(at, 2, 9) * 9}"/>`).join('')
  let far = ''
  for (let at = 0; at < 40; at++) far += `M${(at * 83) % width} ${(at * 57 + 20) % height}q4-5 8 0t8 0`
  return `<path d="${far}" class="m-waves"/><g class="m-shallows">${around(1.5)}</g><g class="m-coast">${around(1.3)}</g><g class="m-land">${around(1.28)}</g>`
}

function waves(width: number, height: number, river: boolean): string {
  if (river) return ''
  let path = ''
  for (let at = 0; at < 22; at++) {
    const x = width - 12 - ((at * 37) % 34)
    path += `M${x - 8} ${((at * 61) % height) + 6}q4-5 8 0t8 0`
  }
  return `<path d="${path}" class="m-waves"/>`
}

function frame(width: number, height: number): string {
  let marks = ''
  for (let x = 1; x < 6; x++) marks += `M${(width * x) / 6} 1v7M${(width * x) / 6} ${height - 8}v7`
  for (let y = 1; y < 4; y++) marks += `M1 ${(height * y) / 4}h7M${width - 8} ${(height * y) / 4}h7`
  return `<path d="M1 1h${width - 2}v${height - 2}H1zM8.5 8.5h${width - 17}v${height - 17}h-${width - 17}z${marks}" class="m-frame"/>`
}

const COMPASS = draw(
  `c O0 0 24
- O0 0 20
c M0-22L4-4 22 0 4 4 0 22-4 4-22 0-4-4z
r M0-22L4-4H0zM0-22L-4-4H0z
.k M-12-12l7 3 4-4zM12-12l-7 3-4-4zM-12 12l7-3 4 4zM12 12l-7-3-4 4z`,
  { line: 1 },
)

const crease = (id: string, flat: boolean): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${flat ? 0 : 1}" y2="${flat ? 1 : 0}"><stop offset="0" class="m-crease0"/><stop offset=".47" class="m-crease1"/><stop offset=".5" class="m-crease2"/><stop offset=".56" class="m-crease3"/><stop offset="1" class="m-crease4"/></linearGradient>`

const glyph = (name: string, script: string): string => `<g id="m-${name}">${draw(script, { line: 0.9 })}</g>`

/** Patterns, gradients and scenery that the map refers to; once on a map. */
export const DEFINITIONS = `<defs>
<pattern id="m-difficult" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 2.5h5" class="m-hatch"/></pattern>
<pattern id="m-irradiated" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="1.7" cy="1.7" r="1" class="m-dots"/><circle cx="5.2" cy="5.2" r=".8" class="m-dots"/></pattern>
<pattern id="m-grain" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2" cy="3" r=".6" class="m-grain"/><circle cx="6.5" cy="7" r=".5" class="m-grain"/></pattern>
<pattern id="m-dangerous" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h5v10H0z" class="m-stripe"/></pattern>
<pattern id="m-deadly" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h8M0 0v8" class="m-cross-hatch"/></pattern>
<clipPath id="m-hexagon"><path d="${hexagon(1)}"/></clipPath>
${crease('m-crease', false)}${crease('m-crease-flat', true)}
${glyph(
  'hill',
  `E M-9 3c3-8 5-10 8-10s6 4 9 10z
-.8 M1-5l3 8M3.5-3l2 5M-1.5-6l1.5 6`,
)}
${glyph(
  'puddle',
  `j Q0 0 5 2.2
-J.7 M-2-.5h3`,
)}
${glyph('snag', `-J1.1 M0 3v-8M0-1l-3-3M0-2l2.5-3`)}
${glyph(
  'barrel',
  `y M-2.5 2v-6h5v6z
-.7 M-2.5-2h5M-2.5 0h5
.K O0 -1 1`,
)}
${glyph('twig', `-h1.1 M0 2v-8M0-2l-3.5-4M0-3.5l3-4`)}
${glyph('grass', `-J1 M-3 1l-1-3M0 1v-4M3 1l1-3`)}
${glyph('stone', `q M-4 1c0-3 2-4 4-4s4 2 4 4z`)}
${glyph('crack', `-q1 M-5 0l3-2 2 2 4-3`)}
${glyph('cactus', `l M-1.5 2v-8c0-2 3-2 3 0v8zM-1.5-1h-3v-3M1.5-2h3v-3`)}
${glyph(
  'tyre',
  `d Q0 0 4.5 2.6
c Q0 -.4 2 1`,
)}
</defs>`.replaceAll('\n<', '<')

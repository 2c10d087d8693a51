import type { CharacterId, EnemyId, EnemyType, FactionTokenId } from '@overseer/wasteland'
import { draw, outlines } from './draw.ts'
import { ENEMY_FIGURES, FACTION_FIGURES, SURVIVOR_FIGURES, TYPE_FIGURES } from './figures.ts'
import './inks.css'

/**
 * Figures cut out of card, as SVG in words: for the map, which puts many of them into one picture, and in the page with
 * <Figure> (a whole picture of its own). Feet stand at 0,0.
 */
export type FoeLook = EnemyId | FactionTokenId

const FOES: Readonly<Record<FoeLook, string>> = { ...ENEMY_FIGURES, ...FACTION_FIGURES }

const cut = new Map<string, string>()

function cutOut(key: string, script: string, rim: number, seat: number): string {
  let svg = cut.get(key)
  if (svg === undefined) {
    const { all, solid } = outlines(script)
    const around = (ink: string, width: number): string =>
      `<path d="${all}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
    const edge = around('var(--art-edge)', rim + 2) + around('var(--art-rim)', rim)
    svg = `${edge}<path d="${solid}" fill="var(--art-rim)"/>${draw(script, { seat })}`
    cut.set(key, svg)
  }
  return svg
}

/** A survivor in the dress of a seat, 56 high. */
export const survivorCutOut = (character: CharacterId, seat: number): string =>
  cutOut(`${character}${seat}`, SURVIVOR_FIGURES[character], 5, seat)

/** An enemy or faction token, about 40 high. */
export const foeCutOut = (foe: FoeLook): string => cutOut(foe, FOES[foe], 4.6, 0)

/** What shows of a token that lies facedown. */
export function typeShadow(type: EnemyType): string {
  const { all, solid } = outlines(TYPE_FIGURES[type])
  return `<path d="${solid}" fill="var(--art-CC)"/><path d="${all}" fill="none" stroke="var(--art-CC)" stroke-width="1.6"/>`
}

/** A figure as a picture of its own: a survivor in the dress of a seat, or a foe. */
export function Figure({
  of,
  seat = 0,
  label,
  class: className = '',
}: {
  of: CharacterId | FoeLook
  seat?: number
  label?: string
  class?: string
}) {
  const survivor = of in SURVIVOR_FIGURES
  const svg = survivor ? survivorCutOut(of as CharacterId, seat) : foeCutOut(of as FoeLook)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg
      class={className}
      viewBox={survivor ? '-36 -62 72 66' : '-30 -50 60 56'}
      {...named}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** The head of a survivor in a circle of the seat's dress: for chips, cards and the log. */
export function Portrait({
  of,
  seat,
  label,
  class: className = '',
}: {
  of: CharacterId
  seat: number
  label?: string
  class?: string
}) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  const head = `<circle r="17" fill="var(--art-p)"/><g clip-path="url(#chip-clip)"><g transform="translate(0 41) scale(1.02)">${draw(SURVIVOR_FIGURES[of], { seat })}</g></g><circle r="17" fill="none" stroke="var(--art-k)" stroke-width="1.5"/>`
  return <svg class={className} viewBox="-18 -18 36 36" {...named} dangerouslySetInnerHTML={{ __html: head }} />
}

const PATTERNS = [
  '<path d="M-1 5 5-1M1 7 7 1" stroke="var(--art-dress)" stroke-width="1.6"/>',
  '<circle cx="3" cy="3" r="1.3" fill="var(--art-dress)"/>',
  '',
  '<path d="M3 .8v4.4M.8 3h4.4" stroke="var(--art-dress)" stroke-width="1.3"/>',
]

const DEFINITIONS = `${PATTERNS.map(
  (pattern, seat) =>
    `<pattern id="seat-${seat}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--seat-${seat})"/>${pattern}</pattern>`,
).join('')}<clipPath id="chip-clip"><circle r="16.5"/></clipPath>`

/** The dresses of the four seats. Has to be on the page once, or figures and portraits are naked. */
export function Wardrobe() {
  return (
    <svg
      aria-hidden="true"
      style={{ position: 'absolute', width: 0, height: 0 }}
      dangerouslySetInnerHTML={{ __html: `<defs>${DEFINITIONS}</defs>` }}
    />
  )
}

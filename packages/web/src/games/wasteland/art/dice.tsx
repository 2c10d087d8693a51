import { type Area, type Face, type Letter, LETTERS } from '@overseer/wasteland'
import { draw } from './draw.ts'
import { signAt } from './mark.tsx'
import './inks.css'

/** Dice, bodies, letters and the track of HP and rads. */

const AREA_PATHS: Readonly<Record<Area, string>> = {
  head: 'O6 2.7 2.3',
  body: 'M3.3 5.7h5.4v4.8H3.3z',
  arms: 'M.6 5.7h2V11h-2zM9.4 5.7h2V11h-2z',
  legs: 'M3.3 11.2h2.3v4.4H3.3zM6.4 11.2h2.3v4.4H6.4z',
}

/** The four areas of a body in a box of 12 x 16; those that are lit are green. */
export function bodySvg(lit: readonly Area[], off = 'var(--art-area)'): string {
  let svg = ''
  for (const [area, path] of Object.entries(AREA_PATHS))
    svg += draw(`+ ${path}`, { line: 0.8, tones: [lit.includes(area as Area) ? 'var(--art-area-lit)' : off, '', ''] })
  return svg.replaceAll('var(--art-k)', 'var(--art-area-line)')
}

const spoken = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)

type Named = { readonly label?: string; readonly class?: string }

/** Where an enemy can be hit. */
export function Body({ lit, label, class: className = '' }: Named & { lit: readonly Area[] }) {
  const svg = bodySvg(lit)
  return <svg class={className} viewBox="-.5 -.5 13 17" {...spoken(label)} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** A V.A.T.S. die: lit areas green, a burst for each hit. `ringed`: picked for a reroll; `blank`: not thrown yet. */
export function Die({
  face,
  ringed = false,
  label,
  class: className = '',
}: Named & { face: Face | null; ringed?: boolean }) {
  return (
    <svg
      class={className}
      viewBox="-8 -8 82 84"
      {...spoken(label)}
      dangerouslySetInnerHTML={{ __html: dieSvg(face, ringed) }}
    />
  )
}

function dieSvg(face: Face | null, ringed: boolean): string {
  const ring = ringed
    ? '<rect x="-5" y="-5" width="74" height="74" rx="15" fill="none" stroke="var(--glow-edge)" stroke-width="6.5"/><rect x="-5" y="-5" width="74" height="74" rx="15" fill="none" stroke="var(--glow)" stroke-width="4.5"/>'
    : ''
  const block =
    '<rect x="2.5" y="4.5" width="64" height="64" rx="11" fill="var(--art-KK)" opacity=".28"/><rect width="64" height="64" rx="11" fill="var(--art-die)" stroke="var(--art-k)" stroke-width="2"/><path d="M7 56V11c0-3 2-5 5-5h44" fill="none" stroke="var(--art-die-edge)" stroke-width="2.5" stroke-linecap="round"/>'
  if (face === null)
    return `${ring}${block}<g transform="translate(14.5 7) scale(2.875)" opacity=".35">${bodySvg([])}</g>`
  let bursts = ''
  for (let hit = 0; hit < face.hits; hit++) bursts += signAt('hit', 43, 43 - hit * 19, 18)
  if (face.hits === 0) bursts = `<g opacity=".4">${signAt('hitOff', 44, 44, 15)}</g>`
  const body = `<g transform="translate(14.5 7) scale(2.875)">${bodySvg(face.areas, 'var(--art-die-off)')}</g>`
  return ring + block + body + bursts
}

/** A letter of S.P.E.C.I.A.L.: filled in the seat's colour when owned, struck out when spent. */
export function LetterToken({
  letter,
  seat,
  owned = true,
  spent = false,
  label,
  class: className = '',
}: Named & { letter: Letter; seat: number; owned?: boolean; spent?: boolean }) {
  const strike = spent ? '<path d="M-9 9L9-9" stroke="var(--art-k)" stroke-width="2" stroke-linecap="round"/>' : ''
  const fill = owned && !spent ? `var(--seat-${seat})` : 'none'
  const ink = owned && !spent ? `var(--seat-${seat}-text)` : 'var(--quiet)'
  const svg = `<circle r="12" fill="${fill}" stroke="var(--art-k)" stroke-width="1.5"/><text y="6.2" text-anchor="middle" font-family="var(--label)" font-weight="600" font-size="17" fill="${ink}">${letter}</text>${strike}`
  return <svg class={className} viewBox="-13 -13 26 26" {...spoken(label)} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** The seven letters, those owned filled, and the peg of experience: 0 before the first, 1 to 7 under a letter. */
export function LetterTrack({
  owned,
  xp,
  seat,
  label,
  class: className = '',
}: Named & { owned: readonly Letter[]; xp: number; seat: number }) {
  let svg = ''
  for (const [at, letter] of LETTERS.entries()) {
    const has = owned.includes(letter)
    svg += `<g transform="translate(${13 + at * 27} 13)"><circle r="12" fill="${has ? `var(--seat-${seat})` : 'none'}" stroke="var(--art-k)" stroke-width="1.4"/><text y="6" text-anchor="middle" font-family="var(--label)" font-weight="600" font-size="16.5" fill="${has ? `var(--seat-${seat}-text)` : 'var(--quiet)'}">${letter}</text></g>`
  }
  const peg = 13 + (xp - 1) * 27
  if (xp > 0) svg += draw(`y M${peg} 27l5.5 6.5h-11z`, { line: 1.1 })
  return <svg class={className} viewBox="0 0 188 35" {...spoken(label)} dangerouslySetInnerHTML={{ __html: svg }} />
}

const SLOTS = 16
const STEP = 12

/**
 * One track for both: rads fill it from the left, HP up to its number. What is about to happen is drawn before it does:
 * `loss` dashed on pale, `gain` as green crosses. Slots above a lower maximum are crossed out.
 */
export function HealthTrack({
  hp,
  rads,
  max = SLOTS,
  loss = 0,
  gain = 0,
  label,
  class: className = '',
}: Named & { hp: number; rads: number; max?: number; loss?: number; gain?: number }) {
  let svg = ''
  for (let slot = 1; slot <= SLOTS; slot++) svg += slotSvg(slot, kindOf(slot, hp, rads, max, loss, gain))
  return (
    <svg
      class={className}
      viewBox={`0 0 ${SLOTS * STEP} 22`}
      preserveAspectRatio="none"
      {...spoken(label)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

type Slot = 'rads' | 'hp' | 'loss' | 'gain' | 'empty' | 'closed'

function kindOf(slot: number, hp: number, rads: number, max: number, loss: number, gain: number): Slot {
  if (slot <= rads) return 'rads'
  if (slot <= hp - loss) return 'hp'
  if (slot <= hp) return 'loss'
  if (slot <= hp + gain && slot <= max) return 'gain'
  return slot > max ? 'closed' : 'empty'
}

const MARKS: Readonly<Record<Slot, string>> = {
  rads: '-J1.2 M1 18L9 4',
  hp: '',
  loss: '-r1.6 M2 3h6M8 8v6M2 19h6M2 8v6',
  gain: '-g1.8 M5 6v10M2 11h6',
  empty: '',
  closed: '-1 M1.5 4l7.2 14M1.5 18l7.2-14',
}

function slotSvg(slot: number, kind: Slot): string {
  const box = `<rect width="10.4" height="20" y="1" rx="2" fill="var(--art-slot-${kind})" stroke="var(--art-k)" stroke-width="1.1"/>`
  return `<g transform="translate(${(slot - 1) * STEP + 0.8} 0)">${box}${draw(MARKS[kind])}</g>`
}

import type { EncounterDeck, MARKERS } from '@overseer/wasteland'
import { draw } from './draw.ts'
import { GEAR } from './signs.ts'
import './inks.css'

/** Signs that carry a number or a colour: places, markers, levels. As SVG in words for the map, and as pictures. */

export type MarkerShape = (typeof MARKERS)[number]['shape']
export type MarkerColour = (typeof MARKERS)[number]['colour']

const number = (text: string | number, y: number, ink: string, size = 13): string =>
  `<text y="${y}" text-anchor="middle" font-family="var(--label)" font-weight="700" font-size="${size}" fill="${ink}">${text}</text>`

const HOUSE = draw(
  `c M0-11L11.5-3V11.5h-23V-3z
.s M0-8.4L9.5-1.5V9.5h-19v-11z`,
  { line: 1.3 },
)
const DIAMOND = draw(
  `c M0-13L13 0 0 13-13 0z
.+ M0-9.8L9.8 0 0 9.8-9.8 0z`,
  { line: 1.3, tones: ['var(--art-sign-wasteland)', '', ''] },
)
const DOOR = `<g transform="translate(-14 -14) scale(1.75)">${draw(
  `t ${GEAR}
y O8 8 4.7`,
  { line: 0.8 },
)}</g>`

/** House, diamond or gear, with its level or the vault's number; about 0,0, 26 wide. */
export function encounterSvg(deck: EncounterDeck, level: number): string {
  if (deck === 'settlement') return HOUSE + number(level, 6.6, 'var(--art-on-sign)')
  if (deck === 'wasteland') return DIAMOND + number(level, 4.7, 'var(--art-on-sign)')
  return DOOR + number(deck.slice(5), 4.3, 'var(--art-KK)', 12)
}

const TIPS: Readonly<Record<MarkerShape, string>> = {
  disc: 'O0 0 4',
  triangle: 'M0-5l4.6 8h-9.2z',
  square: 'M-3.6-3.6h7.2v7.2h-7.2z',
  diamond: 'M0-5l4.4 5L0 5l-4.4-5z',
  hexagon: 'M0-4.8l4.2 2.4v4.8L0 4.8-4.2 2.4v-4.8z',
  cross: 'M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z',
}

/** The shape of a quest marker in the colour of the text; about 0,0, 10 wide. */
export const markerTip = (shape: MarkerShape): string =>
  draw(`+ ${TIPS[shape]}`, { line: 1.2, tones: ['currentColor', '', ''] })

const LEVEL = draw(
  `r M-17-18h34v16c0 14-9 19-17 22-8-3-17-8-17-22z
-C1.2 M-13-14h26v12c0 11-7 15-13 18-6-3-13-7-13-18z`,
  { line: 2 },
)

type Named = { readonly label?: string; readonly class?: string }

const spoken = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)

/** The sign of a place. */
export function EncounterSign({
  deck,
  level,
  label,
  class: className = '',
}: Named & { deck: EncounterDeck; level: number }) {
  const svg = encounterSvg(deck, level)
  return <svg class={className} viewBox="-15 -15 30 30" {...spoken(label)} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** A quest marker. */
export function MarkerSign({
  shape,
  colour,
  label,
  class: className = '',
}: Named & { shape: MarkerShape; colour: MarkerColour }) {
  return (
    <svg
      class={className}
      viewBox="-7 -7 14 14"
      style={{ color: `var(--marker-${colour})` }}
      {...spoken(label)}
      dangerouslySetInnerHTML={{ __html: markerTip(shape) }}
    />
  )
}

/** The level of an enemy on its shield. */
export function LevelShield({ level, label, class: className = '' }: Named & { level: number }) {
  const svg = LEVEL + number(level, 7.5, '#fff', 22)
  return <svg class={className} viewBox="-19 -20 38 42" {...spoken(label)} dangerouslySetInnerHTML={{ __html: svg }} />
}

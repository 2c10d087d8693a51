import type { Seat } from '@overseer/kernel'
import type { MarkerColour } from '../../content/map/markers.ts'
import type { EncounterDeck, EnemyType, Faction } from '../../content/terms.ts'
import { FACTION_SHEETS } from '../../content/factions.ts'
import type { Node } from '../../map/layout.ts'
import { isFaction, levelOf } from '../../rules/fight/foes.ts'
import { iconsAt } from '../../rules/map/icons.ts'
import type { Foe } from '../../state.ts'
import { asState, type View } from '../../view.ts'
import { type Span, span } from './styled-text.ts'
import type { Teller } from '../teller.ts'

/** The signs of the drawn map: the same in every language, as printed icons are. */

const DECK_SIGNS: Readonly<Record<EncounterDeck, string>> = {
  wasteland: 'W',
  settlement: 'S',
  vault84: 'V84',
  vault109: 'V109',
}

export const TYPE_SIGNS: Readonly<Record<EnemyType, string>> = {
  critter: 'C',
  human: 'H',
  robot: 'R',
  monster: 'M',
  superMutant: 'U',
}

export const FACTION_SIGNS: Readonly<Record<Faction, string>> = { star: '*', shield: '▼' }

export const MARKER_SIGNS: Readonly<Record<MarkerColour, string>> = {
  blue: '●',
  yellow: '▲',
  green: '■',
  red: '♦',
  purple: '◘',
  white: '┼',
}

export const WRECK_SIGN = '§'
const CAP_SIGN = '¢'

/** A survivor is the first letter of the name, or the number of the seat where two names begin alike. */
export function survivorSign({ nameOf }: Teller, view: View, seat: Seat): string {
  const letterOf = (one: Seat): string => (Array.from(nameOf(one))[0] ?? '').toUpperCase()
  const unique = view.players.every((_, other) => other === seat || letterOf(other) !== letterOf(seat))
  return `@${unique && letterOf(seat) !== '' ? letterOf(seat) : seat + 1}`
}

/** 'R2' is an active robot of level 2, 'r?' one that lies face down, '*2' a patrol of the star. */
function foeSign(view: View, { kind, face, up }: Foe): Span {
  if (!isFaction(kind)) {
    if (!up || face === null) return span(`${TYPE_SIGNS[kind].toLowerCase()}?`)
    return span(`${TYPE_SIGNS[kind]}${levelOf(asState(view), kind, face)}`, 'alarm')
  }
  const fights = FACTION_SHEETS[view.options.scenario][kind].role === 'enemy'
  const sign = FACTION_SIGNS[kind]
  return fights ? span(`${sign}${levelOf(asState(view), kind, null)}`, 'alarm') : span(sign, 'bright')
}

/** The encounter icons of a space: 'W2', 'S3', 'V84'. */
export function iconSigns(view: View, node: Node): string[] {
  return iconsAt(asState(view), node).map(({ deck, level }) =>
    deck === 'vault84' || deck === 'vault109' ? DECK_SIGNS[deck] : `${DECK_SIGNS[deck]}${level}`,
  )
}

/** Everything that stands or lies in a space or on a facedown tile, what matters most first. */
export function signsAt(teller: Teller, view: View, node: Node): Span[] {
  const survivors = view.players.flatMap((player, seat) =>
    player.node === node && !player.eliminated ? [span(survivorSign(teller, view, seat), seat)] : [],
  )
  const here = view.foes.filter(foe => foe.node === node)
  const foes = [...here.filter(({ up }) => up), ...here.filter(({ up }) => !up)].map(foe => foeSign(view, foe))
  const markers = view.quests.flatMap(({ marker }) =>
    marker?.node === node ? [span(MARKER_SIGNS[marker.colour], 'bright')] : [],
  )
  const wreck = view.wreck === node ? [span(WRECK_SIGN, 'bright')] : []
  const caps = view.quests.flatMap(({ capped }) => (capped.includes(node) ? [span(CAP_SIGN, 'bright')] : []))
  return [...survivors, ...foes, ...markers, ...wreck, ...caps]
}

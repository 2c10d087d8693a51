import {
  asState,
  ENEMIES,
  FACTION_SHEETS,
  type Faction,
  type Foe,
  iconsAt,
  LETTER_VALUES,
  MARKERS,
  type Node,
  NOWHERE,
  SEPULCHER,
  TRACK_GROUPS,
  type View,
} from '@overseer/wasteland'
import type { ExtraSign, FigureLook, Litter, MapFigure, Pennant } from './model.ts'

/** A view of the game as what the map shows. */

export function figuresOf(view: View): readonly MapFigure[] {
  const figures: MapFigure[] = []
  for (const [seat, { character, node, deaths }] of view.players.entries())
    if (character !== null && node !== NOWHERE) {
      const look: FigureLook = { is: 'survivor', character, seat, active: view.turn.seat === seat }
      figures.push({ id: `s${seat}`, node, deaths, look })
    }
  for (const foe of view.foes) {
    const look = lookOf(view, foe)
    if (look !== null) figures.push({ id: `f${foe.id}`, node: foe.node, look })
  }
  return figures
}

/** How a token looks; fog is no figure. */
function lookOf(view: View, { kind, face, up }: Foe): FigureLook | null {
  if (kind === 'star' || kind === 'shield') return factionLook(view, kind)
  if (!up || face === null) return { is: 'asleep', type: kind }
  const { level, vulnerable, abilities } = ENEMIES[face]
  return { is: 'foe', foe: face, level, faction: null, areas: vulnerable, abilities }
}

function factionLook(view: View, faction: Faction): FigureLook | null {
  const { token, role, level, vulnerable, abilities } = FACTION_SHEETS[view.options.scenario][faction]
  if (role === 'fog') return null
  const group = TRACK_GROUPS[view[faction]] ?? TRACK_GROUPS.at(-1)!
  return {
    is: 'foe',
    foe: token,
    level: role === 'enemy' ? LETTER_VALUES[level][group]! : null,
    faction,
    areas: vulnerable,
    abilities,
  }
}

export function pennantsOf(view: View): readonly Pennant[] {
  return view.quests.flatMap(({ card, marker }): Pennant[] => {
    if (marker === null || marker.node === NOWHERE) return []
    const { colour, shape } = MARKERS.find(({ colour }) => colour === marker.colour)!
    return [{ id: `q${card}`, node: marker.node, text: String(card), shape, colour }]
  })
}

/** Encounter signs that are not as printed: raised by a quest, or founded by one. */
export function extraSignsOf(view: View): readonly ExtraSign[] {
  const state = asState(view)
  return view.quests.flatMap(({ marker }): ExtraSign[] => {
    if (marker === null || marker.node === NOWHERE) return []
    return iconsAt(state, marker.node).map(({ id, deck, level, place }) => ({
      node: marker.node,
      deck,
      level,
      place: id === SEPULCHER ? place : null,
    }))
  })
}

export function litterOf(view: View): Litter {
  const { role } = FACTION_SHEETS[view.options.scenario].shield
  return {
    fog: role === 'fog' ? view.foes.filter(({ kind }) => kind === 'shield').map(({ node }) => node) : [],
    wreck: view.wreck === NOWHERE ? null : view.wreck,
    caps: view.quests.flatMap(({ capped }): readonly Node[] => capped),
  }
}

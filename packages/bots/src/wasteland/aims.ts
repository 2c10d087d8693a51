import { type EncounterDeck, isHostile, SHIP } from '@overseer/wasteland'
import { worthOfFight } from './bouts.ts'
import { travel, approach } from './places.ts'
import type { Mind } from './rewards.ts'
import { bounty, type Wanted } from './wanted.ts'

/**
 * What a survivor could go for from where it stands. Whatever is worth doing is worth less the more actions lie before
 * it; so a step towards it is worth something, and the best aim decides where to go.
 */

const DELAY = 0.91 // what an action more leaves of an aim
const OTHERS = 0.1 // how much the aims count that are not the best one
const TILE = 1.4
const FAR = 8 // actions: farther away nobody looks

interface Sum {
  best: number
  all: number
}

export function worthOfAims(mind: Mind, wanted: Wanted): number {
  const { player } = mind
  if (player.node < 0) return 0
  const sum: Sum = { best: 0, all: 0 }
  for (const { worth, actions } of wanted.aims) consider(sum, worth, actions)
  if (player.node !== SHIP) {
    foeAims(mind, wanted, sum)
    mapAims(mind, wanted, sum)
  }
  return sum.best + OTHERS * (sum.all - sum.best)
}

function consider(sum: Sum, worth: number, actions: number): void {
  if (worth <= 0 || actions > FAR * 2) return
  const value = worth * DELAY ** actions
  sum.all += value
  if (value > sum.best) sum.best = value
}

/** Enemies that can be beaten, above all those that a quest wants dead. */
function foeAims(mind: Mind, wanted: Wanted, sum: Sum): void {
  const { state, seat, player } = mind
  for (const foe of state.foes) {
    if (!isHostile(state, seat, foe)) continue
    const actions = 1 + travel(mind, foe.node)
    if (actions > FAR) continue
    const { kind, face } = foe
    const won = bounty(mind, wanted, foe)
    consider(sum, worthOfFight(state, player, { kind, face, plus: 0, extra: null, far: false }, won), actions)
  }
}

/** Encounters, and tiles to explore. */
function mapAims(mind: Mind, wanted: Wanted, sum: Sum): void {
  const { graph, state, seat } = mind
  const wait = state.turn.seat === seat && state.turn.encountered ? state.turn.actions : 0
  const explore = worthOfExploring(mind, wanted)
  for (const node of graph.open) {
    const { deck, level } = graph.spaces[node]!
    if (deck !== null && state.decks[deck].length > 0)
      consider(sum, worthOfEncounter(mind, wanted, deck, level), 1 + wait + approach(mind, node))
    if (graph.hidden[node]!.length > 0) consider(sum, explore, 1 + travel(mind, node))
  }
}

/** What the next card of a deck promises. */
export function worthOfEncounter({ player }: Mind, wanted: Wanted, deck: EncounterDeck, level: number): number {
  const more = wanted.met[deck] ?? 0
  if (deck === 'wasteland') return 0.8 + 0.7 * level + more
  if (deck === 'settlement') return 0.6 + 0.16 * Math.min(player.caps, 12) * Math.min(level, 2) + more
  return 4 + more
}

/** What the next tile promises: something to do, and the places that quests name. */
function worthOfExploring({ graph }: Mind, { lost, explored }: Wanted): number {
  return TILE + explored + (0.8 * lost) / Math.max(1, graph.facedown)
}

/** What every tile that nobody has seen holds back. */
export function worthOfMap({ graph }: Mind): number {
  return -TILE * graph.facedown
}

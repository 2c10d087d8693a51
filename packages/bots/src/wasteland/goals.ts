import { type EncounterDeck, isHostile, SHIP } from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import { worthOfFight } from './fights.ts'
import { approachCost, spaceAt, travelCost } from './travel.ts'
import type { Context } from './context.ts'
import { worthToHand } from './rewards.ts'
import { bounty, type QuestGoals } from './quest-goals.ts'

/**
 * The goals of a survivor from where it stands, discounted by the actions they take. So a step towards a goal is worth
 * something, and the best goal decides where to go.
 */

const DISCOUNT = 0.91 // what an action more leaves of a goal
const OTHERS = 0.1 // how much the goals count that are not the best one
const TILE = 1.4
const FAR = 8 // actions: farther away nobody looks

interface Sum {
  best: number
  all: number
}

export function worthOfGoals(context: Context, goals: QuestGoals): number {
  const { player } = context
  if (player.node < 0) return 0
  const sum: Sum = { best: 0, all: 0 }
  for (const { worth, actions } of goals.errands) consider(sum, worth, actions)
  if (player.node !== SHIP) {
    addEnemies(context, goals, sum)
    addMap(context, goals, sum)
  }
  return sum.best + OTHERS * (sum.all - sum.best)
}

function consider(sum: Sum, worth: number, actions: number): void {
  if (worth <= 0 || actions > FAR * 2) return
  const value = worth * DISCOUNT ** actions
  sum.all += value
  if (value > sum.best) sum.best = value
}

/** Enemies that can be beaten, above all those that a quest wants dead. */
function addEnemies(context: Context, goals: QuestGoals, sum: Sum): void {
  const { state, seat, player } = context
  for (const foe of state.foes) {
    if (!isHostile(state, seat, foe)) continue
    const actions = 1 + travelCost(context, foe.node)
    if (actions > FAR) continue
    const { kind, face } = foe
    const won = bounty(context, goals, foe)
    consider(sum, worthOfFight(state, player, { kind, face, plus: 0, extra: null, far: false }, won), actions)
  }
}

/** Encounters, and tiles to explore. */
function addMap(context: Context, goals: QuestGoals, sum: Sum): void {
  const { graph, state, seat } = context
  const wait = state.turn.seat === seat && state.turn.encountered ? state.turn.actions : 0
  const explore = worthOfExploring(context, goals)
  for (const node of graph.open) {
    const { deck, level } = spaceAt(graph, node)
    if (deck !== null && state.decks[deck].length > 0)
      consider(sum, worthOfEncounter(context, goals, deck, level), 1 + wait + approachCost(context, node))
    if (itemAt(graph.hidden, node).length > 0) consider(sum, explore, 1 + travelCost(context, node))
  }
}

/** What the next card of a deck is worth on average. */
export function worthOfEncounter({ player }: Context, goals: QuestGoals, deck: EncounterDeck, level: number): number {
  const more = goals.met[deck] ?? 0
  if (deck === 'wasteland') return 0.8 + 0.7 * level + more
  if (deck === 'settlement') return 0.6 + 0.16 * Math.min(player.caps, 12) * Math.min(level, 2) + more
  return 4 + more
}

/** What the next tile is worth on average: something to do, and the places that quests name. */
export function worthOfExploring(context: Context, { lost, explored }: QuestGoals): number {
  const { facedown } = context.graph
  return TILE + explored + (0.8 * lost) / Math.max(1, facedown) + worthToHand(context, 'facedownTiles', 1)
}

/** What every tile that nobody has seen holds back. */
export function worthOfMap({ graph }: Context): number {
  return -TILE * graph.facedown
}

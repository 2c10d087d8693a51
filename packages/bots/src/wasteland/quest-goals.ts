import {
  abilitiesOf,
  abilityBit,
  canAfford,
  type Choice,
  type Condition,
  type EncounterDeck,
  type Foe,
  type FoeId,
  levelOf,
  LIBRARY,
  type Node,
  type Objective,
  type Prey,
  questCard,
  reaches,
  safeInIrradiated,
  type Staged,
  type State,
  type Trigger,
  UNREACHABLE,
} from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import {
  approachCost,
  clearingCost,
  goalNodes,
  inTheWay,
  meetsConditions,
  placesFor,
  spaceAt,
  travelCost,
} from './travel.ts'
import { chanceOfTests, worthOfAttempt } from './attempts.ts'
import type { Context } from './context.ts'
import { worthOfResults } from './rewards.ts'
import { harm } from './survivor.ts'

/** The goals that the staged quests set, and what they are worth to a survivor. */
export interface QuestGoals {
  readonly errands: Errand[] // what can be done somewhere
  readonly hunts: { readonly prey: Prey; readonly worth: number }[]
  readonly clears: Map<FoeId, number> // for the death of one that stands too near to where a quest is to be done
  readonly met: Partial<Record<EncounterDeck, number>> // for an encounter of a deck
  explored: number // for any tile
  lost: number // what waits in places that nobody has found
}

interface Errand {
  readonly worth: number
  readonly actions: number // until it is done
  readonly to: Node // where one has to go
  readonly deed: Choice | null // what is to be done there; null: to be there is enough
  readonly extra: number // actions beside the way and the deed
  readonly chance: number // to be done with one try; 1 if it cannot be tried again
}

export function questGoalsOf(context: Context): QuestGoals {
  const goals: QuestGoals = { errands: [], hunts: [], clears: new Map(), met: {}, explored: 0, lost: 0 }
  for (const quest of context.state.quests) {
    const card = LIBRARY[quest.card]
    if (card?.card !== 'quest') continue
    for (const [at, objective] of card.objectives.entries()) {
      const part = objective.by === 'count' ? objective.count : objective
      const story = context.story(context.state, quest.card, at + 1)
      const share = story + shareOfCount(context, quest, objective)
      if (part.by === 'trigger')
        addTrigger(context, quest, part.trigger, share + worthOfResults(context, part.results, 1), story, goals)
      else if (canAfford(context.state, context.seat, part.tasks) && meetsConditions(context, part.conditions)) {
        const once = worthOfAttempt(context, part.tasks, part.results, part.fail, 1, share)
        const chance = once > 0 && context.again > 0 ? (chanceOfTests(context, part.tasks) ?? 1) : 1
        const worth = once / (1 - context.again * (1 - chance)) // a test that failed can be tried again on the spot
        const nodes = worth > 0 ? placesFor(context, quest, part.conditions) : []
        if (nodes === undefined) goals.lost += worth
        else
          for (const node of nodes) {
            const extra = clearingCost(context, node, part.conditions)
            const actions = 1 + approachCost(context, node) + extra
            const deed: Choice = { do: 'quest', card: quest.card, objective: at + 1 }
            goals.errands.push({ worth, actions, to: node, deed, extra, chance })
            if (extra > 0 && story > 0) addClearing(context, node, part.conditions, story, goals)
          }
      }
    }
  }
  return goals
}

/** Each that stands too near is worth its share of what can be done once all are gone. */
function addClearing(
  context: Context,
  at: Node,
  conditions: readonly Condition[],
  worth: number,
  { clears }: QuestGoals,
): void {
  const foes = inTheWay(context, at, conditions)
  for (const { id } of foes) clears.set(id, (clears.get(id) ?? 0) + worth / foes.length)
}

/** Where a quest counts how often something was done: what one time is worth of what comes in the end. */
function shareOfCount(context: Context, { caps }: Staged, objective: Objective): number {
  if (objective.by !== 'count' || !context.counts) return 0
  const { trigger, results } = objective
  const left = trigger.on === 'capsOnCard' ? Math.max(1, trigger.n - caps) : COUNTED
  return worthOfResults(context, results, 1) / left
}

const COUNTED = 4 // times, where nobody knows how many

function addTrigger(
  context: Context,
  quest: Staged,
  trigger: Trigger,
  worth: number,
  story: number,
  goals: QuestGoals,
): void {
  if (trigger.on === 'killed') goals.hunts.push({ prey: trigger, worth })
  else if (trigger.on === 'explored') goals.explored += worth
  else if (trigger.on === 'via') {
    for (const number of trigger.cards) {
      const card = LIBRARY[number]
      if (card?.card !== 'encounter' || worth <= 0) continue
      const deck = context.state.decks[card.deck]
      if (deck.includes(number)) goals.met[card.deck] = (goals.met[card.deck] ?? 0) + worth / deck.length
    }
  } else if (trigger.on === 'radsInTurn') addRadiation(context, trigger.n, worth, goals)
  else if (trigger.on === 'markerAt' && quest.marker !== null && quest.marker.node >= 0) {
    const { node, carrier } = quest.marker
    const way = Math.min(
      UNREACHABLE,
      ...goalNodes(context, trigger.goal).map(goal => itemAt(reaches(context.graph, node), goal)),
    )
    if (way === UNREACHABLE) {
      goals.lost += Math.max(0, story) // whoever wants to see it looks for the way
      return
    }
    const mine = carrier === context.seat
    const actions = 1 + way + (mine ? 0 : approachCost(context, node))
    const to = mine ? nearest(context, node, goalNodes(context, trigger.goal)) : node
    goals.errands.push({ worth, actions, to, deed: mine ? null : markerDeed(quest), extra: mine ? 0 : way, chance: 1 })
  }
}

/** How a marker is set in motion: it is carried, or a card says by which test. */
function markerDeed({ card }: Staged): Choice {
  const led = questCard(card).standing.some(({ rule }) => rule === 'markerAction')
  return led ? { do: 'quest', card, objective: 0 } : { do: 'carry', card }
}

function nearest({ graph }: Context, from: Node, nodes: readonly Node[]): Node {
  const far = reaches(graph, from)
  return nodes.reduce((best, node) => (itemAt(far, node) < itemAt(far, best) ? node : best), itemAt(nodes, 0))
}

/** Rads can be had where the ground glows: there, and one step on and back. */
function addRadiation(context: Context, n: number, worth: number, goals: QuestGoals): void {
  const { state, player, graph, seat } = context
  if (safeInIrradiated(player)) return
  const left = n - (state.turn.seat === seat ? player.radsTurn : 0)
  const price = harm(state, player, 0, left)
  for (const node of graph.open)
    if (spaceAt(graph, node).irradiated && node !== player.node)
      goals.errands.push({
        worth: worth + price,
        actions: travelCost(context, node) + left - 1,
        to: node,
        deed: null,
        extra: left - 2, // to be there takes no action of its own
        chance: 1,
      })
}

/** What the quests give for the death of an enemy. */
export function bounty(
  { state }: Context,
  { hunts, clears }: QuestGoals,
  foe: Pick<Foe, 'kind' | 'face'> & { readonly id?: FoeId },
): number {
  let worth = foe.id === undefined ? 0 : (clears.get(foe.id) ?? 0)
  for (const hunt of hunts) if (isPrey(state, hunt.prey, foe)) worth += hunt.worth
  return worth
}

/** The same without looking at anything else that quests ask for. */
export function bountyOn(context: Context, foe: Pick<Foe, 'kind' | 'face'>): number {
  let worth = 0
  for (const { card } of context.state.quests)
    for (const objective of questCard(card).objectives) {
      const part = objective.by === 'count' ? objective.count : objective
      if (part.by === 'trigger' && part.trigger.on === 'killed' && isPrey(context.state, part.trigger, foe))
        worth += worthOfResults(context, part.results, 1)
    }
  return worth
}

function isPrey(state: State, prey: Prey, { kind, face }: Pick<Foe, 'kind' | 'face'>): boolean {
  const { type, name, minLevel, ability, factions, last } = prey
  if (type !== null && type !== kind) return false
  if (name !== null && name !== face) return false
  if (factions.length > 0 && !factions.some(faction => faction === kind)) return false
  if (last && state.foes.reduce((n, foe) => (foe.kind === kind ? n + 1 : n), 0) > 1) return false
  if (levelOf(state, kind, face) < minLevel) return false
  return ability === null || (abilitiesOf(state, kind, face) & abilityBit(ability)) !== 0
}

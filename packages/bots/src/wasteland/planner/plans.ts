import {
  allHold,
  type Choice,
  hasRangedWeapon,
  hasTrait,
  hpMax,
  isHostile,
  type Node,
  questCard,
  reaches,
  SHIP,
} from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { expectFight } from '../fights.ts'
import { worthOfExploring } from '../goals.ts'
import { bounty, type QuestGoals, questGoalsOf } from '../quest-goals.ts'
import type { Context } from '../context.ts'
import { healthValue } from '../survivor.ts'
import { spaceAt } from '../travel.ts'
import { type Meetings, meetingsOf, worthOfMeeting } from './meetings.ts'
import { movesFor, type Routes, routesOf } from './routes.ts'

/** A plan of a survivor: go somewhere and do something there. */
export interface Plan {
  readonly to: Node
  readonly deed: Choice | null // null: to be there is enough
  readonly worth: number // of the deed, by its odds
  readonly actions: number // until it is done
  readonly chance: number // that it is done with one try, where a test can be tried again
}

export interface Planned extends Plan {
  readonly value: number // with the best that can follow, discounted
}

const DISCOUNT = 0.76 // what an action more leaves of a plan
const NEXT = 0.8 // how much the plan after it counts
const BEST = 10 // plans that are thought of as first or second ones
const FAR = 16 // actions: farther away nobody looks
const CAMP_HEALS = 3
const CARE = 1.6 // the healthy dare more
const READIED = 0.5
const RESTED = 0.5
const TILE = 0.5 // a tile helps everybody: judged for oneself alone nobody would turn one over, and quests would wait for their places
const MET = 1.12 // encounters bring more than their cards say at first: one thing leads to another

export interface Plans {
  readonly context: Context
  readonly goals: QuestGoals
  readonly routes: Routes
  readonly best: readonly Planned[] // best first
  readonly here: readonly Plan[] // what can be done on the spot, best first
}

export function plansOf(context: Context, meetings: Meetings = meetingsOf(context), error = 0): Plans {
  const goals = questGoalsOf(context)
  const routes = routesOf(context)
  const plans: Plan[] = []
  const add: Add = (to, deed, worth, extra, chance = 1) => {
    if (worth <= 0) return
    const actions = movesFor(context, routes.cost[to]!) + extra
    if (actions <= FAR) plans.push({ to, deed, worth, actions, chance })
  }
  addErrands(context, goals, add)
  addCamp(context, plans)
  if (context.player.node !== SHIP && context.player.node >= 0) {
    addFights(context, goals, add)
    addMap(context, goals, routes, meetings, plans)
  }
  const seen = error === 0 ? plans : plans.map(plan => misjudged(context, plan, error))
  const here = seen.filter(({ to, deed }) => to === context.player.node && deed !== null)
  return { context, goals, routes, best: inSequence(context, seen), here: here.sort((a, b) => b.worth - a.worth) }
}

const MOST_AHEAD = 40 // however good a plan looks: it is not done yet

/** What could be done next, at a glance. */
export function worthOfNext({ best }: Plans): number {
  return Math.min(best[0]?.value ?? 0, MOST_AHEAD)
}

/** Whoever errs sees a plan as better or worse than it is, and does so for a whole turn. */
function misjudged({ state, seat }: Context, plan: Plan, error: number): Plan {
  const kind = plan.deed === null ? 0 : plan.deed.do.length + ('card' in plan.deed ? Number(plan.deed.card) || 0 : 0)
  let hash =
    Math.imul(state.turnCount + 1, 0x9e3779b1) ^ Math.imul(plan.to + 2, 0x85ebca6b) ^ Math.imul(kind + seat, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  const share = ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 31 - 1 // from -1 to 1
  return { ...plan, worth: plan.worth * (1 + error * share) }
}

type Add = (to: Node, deed: Choice | null, worth: number, extra: number, chance?: number) => void

/** What quests ask for; where an enemy stands in the way, it is fought first. */
function addErrands(context: Context, { errands }: QuestGoals, add: Add): void {
  for (const { to, deed, worth, extra, chance } of errands) {
    if (worth <= 0 || !isPossible(context, to, deed)) continue
    const guard = deed?.do === 'quest' && context.beset.has(to) ? guardAt(context, to) : undefined
    if (guard === undefined) add(to, deed, worth, extra + 1, chance)
    else add(to, guard.deed, guard.fight(worth * DISCOUNT), 1)
  }
}

/** Whether what a quest asks for besides the place is there; in the place itself everything must be. */
function isPossible({ state, seat, player }: Context, to: Node, deed: Choice | null): boolean {
  if (deed?.do !== 'quest' || deed.objective === 0) return true
  const objective = questCard(deed.card).objectives[deed.objective - 1]
  const part = objective?.by === 'count' ? objective.count : objective
  if (part?.by !== 'action') return true
  const asker = { seat, card: deed.card, deck: null }
  const there = to === player.node
  return allHold(state, there ? part.conditions : part.conditions.filter(({ is }) => ANYWHERE.has(is)), asker)
}

/** Conditions that do not depend on where the survivor stands. */
const ANYWHERE: ReadonlySet<string> = new Set([
  ...['trait', 'has', 'held', 'equipped', 'remainingHp', 'survivorWith'],
  ...['staged', 'capsOnCard', 'tokenAtMarker', 'lastOfDeck'],
])

function guardAt({ state, seat, gear }: Context, node: Node) {
  const foe = state.foes.find(one => one.node === node && isHostile(state, seat, one))
  if (foe === undefined) return undefined
  const { kind, face } = foe
  return {
    deed: { do: 'fight', foe: foe.id } as const,
    fight: (won: number): number =>
      expectFight(state, seat, { kind, face, plus: 0, extra: null, far: false }, won, gear),
  }
}

function addCamp({ player, beset }: Context, plans: Plan[]): void {
  if (beset.has(player.node)) return
  const hp = Math.min(hpMax(player), player.hp + CAMP_HEALS)
  let worth = CARE * (healthValue(hp, player.rads) - healthValue(player.hp, player.rads))
  worth += READIED * player.exhausted.length
  if (!hasTrait(player, 'wellRested')) worth += RESTED
  if (worth > 0) plans.push({ to: player.node, deed: { do: 'camp' }, worth, actions: 1, chance: 1 })
}

function addFights(context: Context, goals: QuestGoals, add: Add): void {
  const { state, seat, player, graph } = context
  const ranged = hasRangedWeapon(player)
  for (const foe of state.foes) {
    if (!isHostile(state, seat, foe) || foe.node >= SHIP) continue
    const { kind, face, node } = foe
    const won = bounty(context, goals, foe)
    const deed = { do: 'fight', foe: foe.id } as const
    add(node, deed, expectFight(state, seat, { kind, face, plus: 0, extra: null, far: false }, won, context.gear), 1)
    if (!ranged) continue
    const shot = expectFight(state, seat, { kind, face, plus: 0, extra: null, far: true }, won, context.gear)
    for (const near of itemAt(graph.walks, node)) add(near, deed, shot, 1)
  }
}

function addMap(context: Context, goals: QuestGoals, routes: Routes, meetings: Meetings, plans: Plan[]): void {
  const { graph, state, seat } = context
  const { turn } = state
  const wait = turn.seat === seat && turn.encountered && state.options.encounterLimit === 'perTurn' ? turn.actions : 0
  const explore = worthOfExploring(context, goals) + TILE
  for (const node of graph.open) {
    const way = routes.cost[node]!
    if (way === Infinity) continue
    const moves = movesFor(context, way)
    if (moves > FAR) continue
    for (const tile of itemAt(graph.hidden, node)) {
      plans.push({ to: node, deed: itemAt(graph.explores, tile), worth: explore, actions: moves + 1, chance: 1 })
      break
    }
    const { deck, level } = spaceAt(graph, node)
    if (deck === null || state.decks[deck].length === 0 || context.beset.has(node)) continue
    const worth = MET * worthOfMeeting(meetings, deck, level) + (goals.met[deck] ?? 0)
    plans.push({ to: node, deed: ENCOUNTER, worth, actions: Math.max(moves, wait) + 1, chance: 1 })
  }
}

const ENCOUNTER = { do: 'encounter', icon: 'printed' } as const

/** Each plan with the best that can come after it, best first. */
function inSequence({ graph, again }: Context, plans: readonly Plan[]): Planned[] {
  const alone = plans.map(plan => ({ ...plan, value: plan.worth * DISCOUNT ** plan.actions }))
  const first = alone.sort((a, b) => b.value - a.value).slice(0, BEST)
  return first
    .map(plan => {
      const far = plan.to < 0 ? undefined : reaches(graph, plan.to)
      let next = 0
      for (const other of first) {
        if (other === plan || isSame(other, plan)) continue
        const way = far === undefined || other.to < 0 ? 2 : itemAt(far, other.to) / 2
        next = Math.max(next, other.worth * DISCOUNT ** (plan.actions + 1 + way))
      }
      return { ...plan, value: withRetries(plan, NEXT * next, again) }
    })
    .sort((a, b) => b.value - a.value)
}

/** A plan with what comes after it: a test that failed is tried again or given up, whichever is better, and tries take time. */
function withRetries({ value, chance }: Planned, after: number, again: number): number {
  if (chance === 1) return value + after
  const failed = 1 - chance
  const once = value * (1 - again * failed)
  return Math.max(once + after, (once + chance * after) / (1 - DISCOUNT * failed))
}

/** Whether one makes the other superfluous: the same quest, the same enemy. */
export function isSame(a: Plan, b: Plan): boolean {
  if (a.deed === null || b.deed === null) return a.to === b.to
  if (a.deed.do === 'quest' && b.deed.do === 'quest') return a.deed.card === b.deed.card
  if (a.deed.do === 'fight' && b.deed.do === 'fight') return a.deed.foe === b.deed.foe
  return a.to === b.to && a.deed.do === b.deed.do
}

import type { Seat } from '@overseer/kernel'
import type { FoeId } from '../choice.ts'
import { encounterCard, questCard } from '../content/cards/library.ts'
import type {
  ActionObjective,
  CardNumber,
  Condition,
  Goal,
  Objective,
  Prey,
  Results,
  Task,
  Trigger,
  TriggerObjective,
} from '../content/cards/types.ts'
import type { PlaceName } from '../content/terms.ts'
import { graphOf } from '../map/graph.ts'
import { type Node, SHIP, type SpaceName } from '../map/layout.ts'
import { allHold } from '../rules/cards/conditions.ts'
import { canAfford, isBarred } from '../rules/cards/tasks.ts'
import { abilitiesOf, abilityBit, isEnemy, isHostile, levelOf } from '../rules/fight/foes.ts'
import { iconsAt, placeNode } from '../rules/map/icons.ts'
import { type Foe, playerAt, type Staged, type State } from '../state.ts'
import { asState, type View } from '../view.ts'
import { type AttemptOdds, attemptOdds } from './odds.ts'
import { FAR_AWAY, moveActions } from './ways.ts'

/** What the staged quests ask of a survivor: where, how far, what is missing, and what is printed to come of it. */

export interface ObjectiveAhead {
  readonly objective: number // from 1; 0: the quest action of the card's marker
  readonly part: ActionObjective | TriggerObjective // what is to be done; of a count objective one of several times
  readonly places: readonly SpaceName[] | null // where it can be done now; null: anywhere
  readonly unfound: readonly PlaceName[] // places it names that lie on facedown tiles
  readonly foes: readonly FoeId[] // on the map whose kill counts
  readonly nearest: { readonly to: SpaceName; readonly moves: number } | null // by Move actions
  readonly missing: readonly Condition[] // what does not hold, apart from the place
  readonly unpaid: readonly Task[] // what cannot be paid
  readonly beset: boolean // an enemy in the nearest place forbids it
  readonly ready: boolean // a quest action here and now
  readonly odds: AttemptOdds | null // of its tests and fights
  readonly results: Results
  readonly fail: Results
}

export interface QuestAhead {
  readonly card: CardNumber
  readonly caps: number // lying on it
  readonly marker: SpaceName | null
  readonly objectives: readonly ObjectiveAhead[]
}

export function questsAhead(view: View, seat: Seat): QuestAhead[] {
  const state = asState(view)
  const player = playerAt(state, seat)
  if (player.character === null || player.eliminated) return []
  const moves = moveActions(view, seat)
  const { names } = graphOf(state.board)
  return view.quests.map(quest => ({
    card: quest.card,
    caps: quest.caps,
    marker: quest.marker === null || quest.marker.node < 0 ? null : names[quest.marker.node]!,
    objectives: partsOf(quest.card).map(one => objectiveAhead(view, seat, quest, one, moves)),
  }))
}

interface Part {
  readonly objective: number
  readonly part: ActionObjective | TriggerObjective
  readonly results: Results
}

function partsOf(card: CardNumber): Part[] {
  const { objectives, standing } = questCard(card)
  const parts = objectives.map(
    (objective, at): Part => ({ objective: at + 1, part: doneBy(objective), results: objective.results }),
  )
  const led = standing.find(rule => rule.rule === 'markerAction')
  if (led === undefined) return parts
  const part: ActionObjective = {
    by: 'action',
    conditions: [{ is: 'atMarker', of: 'card' }],
    tasks: [led.test],
    results: led.results,
    fail: [],
  }
  return [...parts, { objective: 0, part, results: led.results }]
}

function doneBy(objective: Objective): ActionObjective | TriggerObjective {
  return objective.by === 'count' ? objective.count : objective
}

function objectiveAhead(
  view: View,
  seat: Seat,
  quest: Staged,
  { objective, part, results }: Part,
  moves: readonly number[],
): ObjectiveAhead {
  const state = asState(view)
  const { names } = graphOf(state.board)
  const asker = { seat, card: quest.card, deck: null }
  const bound = part.conditions.filter(isPlaceBound)
  const foes = part.by === 'trigger' && part.trigger.on === 'killed' ? preyOn(state, seat, part.trigger) : []
  const nodes =
    part.by === 'action' ? nodesFor(state, seat, quest.card, bound) : nodesOfTrigger(state, quest, part.trigger, foes)
  const near = nodes === null ? playerAt(state, seat).node : nearestOf(nodes, moves)
  const missing = part.conditions.filter(one => !isPlaceBound(one) && !allHold(state, [one], asker))
  const tasks = part.by === 'action' ? part.tasks : []
  const unpaid = tasks.filter(task => !canAfford(state, seat, [task]) || isBarred(state, seat, [task]))
  const beset = near !== undefined && part.by === 'action' && isBesetAt(state, seat, near)
  const here = nodes === null || nodes.includes(playerAt(state, seat).node)
  return {
    objective,
    part,
    places: nodes === null ? null : nodes.map(node => names[node]!),
    unfound: bound.flatMap(condition => unfound(state, condition)),
    foes: foes.map(({ id }) => id),
    nearest: near === undefined || near < 0 ? null : { to: names[near]!, moves: moves[near]! },
    missing,
    unpaid,
    beset,
    ready: part.by === 'action' && here && !beset && missing.length === 0 && unpaid.length === 0,
    odds: tasks.some(({ do: task }) => ROLLED.has(task)) ? attemptOdds(view, seat, tasks) : null,
    results,
    fail: part.by === 'action' ? part.fail : [],
  }
}

const ROLLED: ReadonlySet<Task['do']> = new Set(['test', 'fight', 'fightFaction'])

const PLACE_BOUND: ReadonlySet<Condition['is']> = new Set([
  ...(['at', 'atKind', 'atTerrain', 'awayFromNamed', 'onCard', 'atToken', 'nearToken', 'noToken'] as const),
  ...(['atMarker', 'noEnemyWithin', 'survivorNear', 'unmarked'] as const),
])

function isPlaceBound(condition: Condition): boolean {
  if (condition.is === 'not') return isPlaceBound(condition.of)
  if (condition.is === 'anyOf') return condition.of.every(isPlaceBound)
  return PLACE_BOUND.has(condition.is)
}

/** The spaces where the conditions would hold if the survivor stood there; null: they ask for no place. */
function nodesFor(state: State, seat: Seat, card: CardNumber, bound: readonly Condition[]): Node[] | null {
  if (bound.length === 0) return null
  const player = playerAt(state, seat)
  const asker = { seat, card, deck: null }
  return [...graphOf(state.board).open, SHIP].filter(node =>
    allHold({ ...state, players: state.players.with(seat, { ...player, node }) }, bound, asker),
  )
}

function nearestOf(nodes: readonly Node[], moves: readonly number[]): Node | undefined {
  let found: Node | undefined
  for (const node of nodes)
    if (moves[node]! < FAR_AWAY && (found === undefined || moves[node]! < moves[found]!)) found = node
  return found
}

function unfound(state: State, condition: Condition): PlaceName[] {
  if (condition.is === 'anyOf') return condition.of.flatMap(one => unfound(state, one))
  return condition.is === 'at' && placeNode(state, condition.place) === undefined ? [condition.place] : []
}

/** W-QACT-4: whether an enemy there forbids a quest action. */
function isBesetAt(state: State, seat: Seat, node: Node): boolean {
  return node !== SHIP && state.foes.some(foe => foe.node === node && isHostile(state, seat, foe))
}

/** W-CON-R8: the active enemies whose kill by this survivor would count. */
function preyOn(state: State, seat: Seat, prey: Prey): Foe[] {
  return state.foes.filter(foe => isHostile(state, seat, foe) && isPrey(state, prey, foe))
}

function isPrey(state: State, { type, name, minLevel, ability, factions, last }: Prey, foe: Foe): boolean {
  const { kind, face } = foe
  if (!isEnemy(state, foe)) return false
  if ((type !== null && type !== kind) || (name !== null && name !== face)) return false
  if (factions.length > 0 && !factions.some(faction => faction === kind)) return false
  if (last && state.foes.filter(other => other.kind === kind).length > 1) return false
  if (levelOf(state, kind, face) < minLevel) return false
  return ability === null || (abilitiesOf(state, kind, face) & abilityBit(ability)) !== 0
}

/** Where something can be done about an objective that needs no action; null: anywhere. */
function nodesOfTrigger(state: State, quest: Staged, trigger: Trigger, prey: readonly Foe[]): Node[] | null {
  const { open, spaces, hidden } = graphOf(state.board)
  switch (trigger.on) {
    case 'killed':
      return prey.map(({ node }) => node).filter(node => spaces[node] !== undefined)
    case 'explored':
      return open.filter(node => hidden[node]!.length > 0)
    case 'radsInTurn':
      return open.filter(node => spaces[node]!.irradiated)
    case 'markerAt':
      return quest.marker === null || quest.marker.node < 0 ? [] : goalNodes(state, trigger.goal)
    case 'allMarked':
      return open.filter(node =>
        iconsAt(state, node).some(icon => icon.deck === trigger.kind && !quest.capped.includes(icon.id)),
      )
    case 'via': {
      const decks = new Set(trigger.cards.map(card => encounterCard(card).deck))
      return open.filter(node => iconsAt(state, node).some(({ deck }) => decks.has(deck)))
    }
    default:
      return null
  }
}

/** Where a marker should come to. */
function goalNodes(state: State, goal: Goal): Node[] {
  if ('place' in goal) {
    const node = placeNode(state, goal.place)
    return node === undefined ? [] : [node]
  }
  if ('enemy' in goal) return state.foes.filter(foe => foe.up && foe.kind === goal.enemy).map(({ node }) => node)
  return graphOf(state.board).open.filter(node => iconsAt(state, node).some(({ deck }) => deck === goal.kind))
}

/** An objective that points at a space. */
export interface Pointer {
  readonly at: SpaceName
  readonly card: CardNumber
  readonly objective: number
}

/** Which quests point at which spaces: the places of objectives that are not everywhere, and the markers. */
export function pointersOf(quests: readonly QuestAhead[]): Pointer[] {
  return quests.flatMap(({ card, objectives, marker }) => [
    ...objectives.flatMap(({ objective, places }) => (places ?? []).map(at => ({ at, card, objective }))),
    ...(marker === null ? [] : [{ at: marker, card, objective: 0 }]),
  ])
}

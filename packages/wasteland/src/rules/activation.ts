import type { Emit, Question, Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../choice.ts'
import type { Activation } from '../content/agendas.ts'
import { FACTION_SHEETS } from '../content/factions.ts'
import type { Event } from '../event.ts'
import { distances, graphOf, type Node, NOWHERE, parseSpace, SHIP, UNREACHABLE } from '../map.ts'
import { type Foe, push, remainingHp, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { firstPlayer } from './agendas.ts'
import { moveFoe, turnUp } from './enemies.ts'
import { fightFoe } from './fighting.ts'
import { abilitiesOf, AGGRESSIVE, atPeace, foeCalled, isFaction, RANGED, tokensOnMap } from './foes.ts'
import { stepsToward } from './markers.ts'
import { standingRule } from './icons.ts'
import { pounce } from './results-map.ts'
import { placeTokenAt } from './tokens.ts'

/** Enemies at the end of a round. */

type Ask = Step & { readonly seat: Seat }

/** W-ROUND-4, W-ROUND-5: the active ones act, then the inactive ones of the type are turned over. */
export function activate(state: State, { kind }: { kind: Activation }, emit?: Emit<Event>): void {
  emit?.({ type: 'typeActivated', kind })
  if (isFaction(kind)) {
    const { role, home } = FACTION_SHEETS[state.options.scenario][kind]
    if (role === 'fog') return push(state, { do: 'spreadFog', left: -1 })
    if (role === 'condenser') return push(state, { do: 'clearFog', done: [] })
    if (tokensOnMap(state, kind) === 0) return placeTokenAt(state, kind, home, firstPlayer(state), emit) // reinforcement
  }
  const todo: FoeId[] = []
  const asleep: FoeId[] = []
  for (const foe of state.foes) if (foe.kind === kind) (foe.up ? todo : asleep).push(foe.id)
  if (asleep.length > 0) push(state, { do: 'wake', foes: asleep })
  if (todo.length > 0) push(state, { do: 'nextEnemy', seat: firstPlayer(state), todo })
}

/** W-ACTIV-11, W-ENEMY-8, W-ENEMY-R5: only those that were facedown when the activation began. */
export function wake(state: State, { foes }: { foes: readonly FoeId[] }, emit?: Emit<Event>): void {
  for (const id of foes) {
    const foe = foeCalled(state, id)
    if (foe !== undefined && !foe.up) turnUp(state, foe, emit)
  }
}

/** What an enemy would do now. */
interface Plan {
  readonly victim: Seat // whom it would fight; -1: nobody
  readonly steps: readonly Node[] // where it would go, one of them
}

const IDLE: Plan = { victim: -1, steps: [] }

function planOf(state: State, foe: Foe): Plan {
  const marker = isFaction(foe.kind) ? redirection(state, foe.kind) : undefined
  if (marker !== undefined) return { victim: -1, steps: stepsToward(state, foe.node, [marker]) }
  const abilities = abilitiesOf(state, foe.kind, foe.face)
  const reach = (abilities & RANGED) !== 0 ? 1 : 0 // W-ABIL-10
  const target = preyOf(state, foe, reach)
  if (target < 0) return IDLE // W-ACTIV-R6
  const graph = graphOf(state.board)
  const far = distances(graph, state.players[target]!.node)
  const away = far[foe.node]!
  if (away <= reach) return { victim: target, steps: IDLE.steps } // W-ACTIV-3
  const steps = graph.near[foe.node]!.filter(node => far[node] === away - 1) // W-ACTIV-R4
  return { victim: away === 1 && (abilities & AGGRESSIVE) !== 0 ? target : -1, steps }
}

/** W-ACTIV-4, W-ACTIV-5: the nearest survivor, all within reach being equally near, then the weakest; -1: none. */
function preyOf(state: State, foe: Foe, reach: number): Seat {
  const graph = graphOf(state.board)
  const count = state.players.length
  let found: Seat = -1
  let nearest = UNREACHABLE
  for (let i = 0; i < count; i++) {
    const seat = (state.first + i) % count
    const player = state.players[seat]!
    if (player.node === NOWHERE || player.node === SHIP || atPeace(state, seat, foe.kind)) continue // W-ACTIV-12
    const away = Math.max(reach, distances(graph, player.node)[foe.node]!)
    if (away > nearest || away === UNREACHABLE) continue // W-SPACE-R5
    if (away === nearest && remainingHp(player) >= remainingHp(state.players[found]!)) continue
    found = seat
    nearest = away
  }
  return found
}

/** 024, 055: where the tokens of a faction go instead. */
function redirection(state: State, kind: string): Node | undefined {
  for (const { card, marker } of state.quests)
    if (marker !== null && marker.node >= 0 && standingRule(card, 'redirect')?.faction === kind) return marker.node
  return undefined
}

type NextEnemy = Ask & { readonly todo: readonly FoeId[] }

function waitingFoes(state: State, todo: readonly FoeId[]): Foe[] {
  const foes: Foe[] = []
  for (const id of todo) {
    const foe = foeCalled(state, id)
    if (foe?.up === true) foes.push(foe)
  }
  return foes
}

/** W-ACTIV-R9: whether it matters who acts next. */
function orderMatters(state: State, foes: readonly Foe[]): boolean {
  if (foes.length < 2) return false
  for (const foe of foes) {
    const { victim, steps } = planOf(state, foe)
    if (victim >= 0 || steps.length > 1 || (steps.length === 1 && isOccupied(state, steps[0]!))) return true
  }
  return false
}

function isOccupied(state: State, node: Node): boolean {
  for (const player of state.players) if (player.node === node) return true
  return false
}

/** W-ROUND-6: the first player sets the order if it matters; else that of placement. */
export const nextEnemy: Question<State, NextEnemy, Choice, Event> = {
  open: (state, { todo }) => orderMatters(state, waitingFoes(state, todo)),
  settle(state, { todo }, emit) {
    const foes = waitingFoes(state, todo)
    if (foes.length > 0) actNext(state, foes, foes[0]!, emit)
  },
  choices: (state, { todo }) => waitingFoes(state, todo).map(({ id }) => ({ do: 'foe', foe: id })),
  why: (state, { todo }, wish) =>
    wish.do === 'foe' && waitingFoes(state, todo).some(({ id }) => id === wish.foe) ? undefined : 'W-ROUND-6',
  answer(state, { todo }, choice, emit) {
    if (choice.do !== 'foe') return
    const foes = waitingFoes(state, todo)
    actNext(state, foes, foes.find(({ id }) => id === choice.foe)!, emit)
  },
}

/** W-ACTIV-R3: if it would fight somebody, that survivor picks among all that would fight there now. */
function actNext(state: State, foes: readonly Foe[], foe: Foe, emit?: Emit<Event>): void {
  const { victim } = planOf(state, foe)
  const attackers = victim < 0 ? [] : foes.filter(other => planOf(state, other).victim === victim)
  const ids = (list: readonly Foe[]): FoeId[] => list.map(({ id }) => id)
  if (attackers.length > 1) push(state, { do: 'attackOrder', seat: victim, foes: ids(attackers), todo: ids(foes) })
  else act(state, ids(foes), foe, emit)
}

type AttackOrder = Ask & { readonly foes: readonly FoeId[]; readonly todo: readonly FoeId[] }

/** W-ACTIV-6: the attacked survivor orders the attacks. */
export const attackOrder: Question<State, AttackOrder, Choice, Event> = {
  choices: (_state, { foes }) => foes.map(foe => ({ do: 'foe', foe })),
  why: (_state, { foes }, wish) => (wish.do === 'foe' && foes.includes(wish.foe) ? undefined : 'W-ACTIV-6'),
  answer(state, { todo }, choice, emit) {
    if (choice.do === 'foe') act(state, todo, foeCalled(state, choice.foe)!, emit)
  },
}

/** One enemy fights, or takes its step; then the deeds that came of it, then the next enemy. */
function act(state: State, todo: readonly FoeId[], foe: Foe, emit?: Emit<Event>): void {
  const rest = todo.filter(id => id !== foe.id)
  if (rest.length > 0) push(state, { do: 'nextEnemy', seat: firstPlayer(state), todo: rest })
  push(state, { do: 'deeds' }, { do: 'check' })
  const { victim, steps } = planOf(state, foe)
  if (victim >= 0 && steps.length === 0) fightFoe(state, victim, foe.id, emit)
  else if (steps.length === 1) step(state, foe, steps[0]!, emit)
  else if (steps.length > 1) push(state, { do: 'enemyStep', seat: firstPlayer(state), foe: foe.id, nodes: steps })
}

/** W-ACTIV-8, W-ACTIV-R8: a step, and a fight only if it is Aggressive and has entered a survivor's space. */
function step(state: State, foe: Foe, node: Node, emit?: Emit<Event>): void {
  moveFoe(state, foe, node, emit)
  if (!(isFaction(foe.kind) && redirection(state, foe.kind) !== undefined)) pounce(state, foe.id, emit)
}

type EnemyStep = Ask & { readonly foe: FoeId; readonly nodes: readonly Node[] }

/** W-ACTIV-7: of several steps that bring it equally closer the first player picks one. */
export const enemyStep: Question<State, EnemyStep, Choice, Event> = {
  choices(state, { nodes }) {
    const { picks } = graphOf(state.board)
    return nodes.map(node => picks[node]!)
  },
  why(state, { nodes }, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && nodes.includes(node) ? undefined : 'W-ACTIV-7'
  },
  answer(state, { foe }, choice, emit) {
    if (choice.do === 'space') step(state, foeCalled(state, foe)!, parseSpace(state.board, choice.at)!, emit)
  },
}

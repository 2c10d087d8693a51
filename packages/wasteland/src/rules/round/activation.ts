import { type Asked, type Emit, push, type Question, type Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../../choice.ts'
import type { Activation } from '../../content/agendas.ts'
import { FACTION_SHEETS } from '../../content/factions.ts'
import type { Event } from '../../event.ts'
import { distances, graphOf, nearTo, stepsTo } from '../../map/graph.ts'
import { type Node, NOWHERE, SHIP, UNREACHABLE } from '../../map/layout.ts'
import { type Foe, playerAt, remainingHp, type State } from '../../state.ts'
import { pickFoe, pickSpace } from '../asking.ts'
import { firstPlayer } from './agendas.ts'
import { moveFoe, turnUp } from '../fight/enemies.ts'
import { fightFoe } from '../fight/fighting.ts'
import { abilitiesOf, AGGRESSIVE, atPeace, foeCalled, foeOnMap, isFaction, RANGED, tokensOnMap } from '../fight/foes.ts'
import { stepsToward } from '../map/markers.ts'
import { standingRule } from '../map/icons.ts'
import { pounce } from '../fight/pouncing.ts'
import { placeTokenAt } from '../map/tokens.ts'

/** Enemies at the end of a round. */

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

export function planOf(state: State, foe: Foe): Plan {
  const marker = isFaction(foe.kind) ? redirection(state, foe.kind) : undefined
  if (marker !== undefined) return { victim: -1, steps: stepsToward(state, foe.node, [marker]) }
  const abilities = abilitiesOf(state, foe.kind, foe.face)
  const reach = (abilities & RANGED) !== 0 ? 1 : 0 // W-ABIL-10
  const target = preyOf(state, foe, reach)
  if (target < 0) return IDLE // W-ACTIV-R6
  const graph = graphOf(state.board)
  const far = distances(graph, playerAt(state, target).node)
  const away = stepsTo(far, foe.node)
  if (away <= reach) return { victim: target, steps: IDLE.steps } // W-ACTIV-3
  const steps = nearTo(state.board, foe.node).filter(node => far[node] === away - 1) // W-ACTIV-R4
  return { victim: away === 1 && (abilities & AGGRESSIVE) !== 0 ? target : -1, steps }
}

/** The `victim` of its plan, without a look at where it would go. */
function victimOf(state: State, foe: Foe): Seat {
  if (isFaction(foe.kind) && redirection(state, foe.kind) !== undefined) return -1
  const abilities = abilitiesOf(state, foe.kind, foe.face)
  const reach = (abilities & RANGED) !== 0 ? 1 : 0
  const target = preyOf(state, foe, reach)
  if (target < 0) return -1
  const away = stepsTo(distances(graphOf(state.board), playerAt(state, target).node), foe.node)
  return away <= ((abilities & AGGRESSIVE) !== 0 ? 1 : reach) ? target : -1
}

/** W-ACTIV-4, W-ACTIV-5: the nearest survivor, all within reach being equally near, then the weakest; -1: none. */
function preyOf(state: State, foe: Foe, reach: number): Seat {
  const graph = graphOf(state.board)
  const count = state.players.length
  let found: Seat = -1
  let nearest = UNREACHABLE
  for (let i = 0; i < count; i++) {
    const seat = (state.first + i) % count
    const player = playerAt(state, seat)
    if (player.node === NOWHERE || player.node === SHIP || atPeace(state, seat, foe.kind)) continue // W-ACTIV-12
    const away = Math.max(reach, stepsTo(distances(graph, player.node), foe.node))
    if (away > nearest || away === UNREACHABLE) continue // W-SPACE-R5
    if (away === nearest && remainingHp(player) >= remainingHp(playerAt(state, found))) continue
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

type NextEnemy = Asked & { readonly todo: readonly FoeId[] }

function waitingFoes(state: State, todo: readonly FoeId[]): Foe[] {
  const foes: Foe[] = []
  for (const id of todo) {
    const foe = foeCalled(state, id)
    if (foe?.up === true) foes.push(foe)
  }
  return foes
}

/** The enemies that would fight now, one for each survivor who would be attacked: the first that came into play. */
function vanguard(state: State, todo: readonly FoeId[]): FoeId[] {
  const victims: Seat[] = []
  const first: FoeId[] = []
  for (const foe of waitingFoes(state, todo)) {
    const victim = victimOf(state, foe)
    if (victim < 0 || victims.includes(victim)) continue
    victims.push(victim)
    first.push(foe.id)
  }
  return first
}

/**
 * W-ROUND-6, W-ACTIV-R9: whoever can fight acts before the others, in the order they came into play. Only if several
 * survivors would be attacked, the first player says who is next.
 */
export const nextEnemy: Question<State, NextEnemy, Choice, Event> = {
  ...pickFoe<NextEnemy>({
    foes: (state, { todo }) => vanguard(state, todo),
    rule: 'W-ROUND-6',
    effect: (state, { todo }, foe, emit) => actNext(state, waitingFoes(state, todo), foeOnMap(state, foe), emit),
  }),
  open: (state, { todo }) => todo.length > 1 && vanguard(state, todo).length > 1,
  settle(state, { todo }, emit) {
    const foes = waitingFoes(state, todo)
    const next = foes.length > 1 ? (foes.find(foe => victimOf(state, foe) >= 0) ?? foes[0]) : foes[0]
    if (next !== undefined) actNext(state, foes, next, emit)
  },
}

const ids = (foes: readonly Foe[]): FoeId[] => foes.map(({ id }) => id)

/** W-ACTIV-R3: if it would fight somebody, that survivor picks among all that would fight there now. */
function actNext(state: State, foes: readonly Foe[], foe: Foe, emit?: Emit<Event>): void {
  if (foes.length === 1) return act(state, ids(foes), foe, emit)
  const victim = victimOf(state, foe)
  const attackers = victim < 0 ? [] : foes.filter(other => victimOf(state, other) === victim)
  if (attackers.length > 1) push(state, { do: 'attackOrder', seat: victim, foes: ids(attackers), todo: ids(foes) })
  else act(state, ids(foes), foe, emit)
}

type AttackOrder = Asked & { readonly foes: readonly FoeId[]; readonly todo: readonly FoeId[] }

/** W-ACTIV-6: the attacked survivor orders the attacks. */
export const attackOrder = pickFoe<AttackOrder>({
  foes: (_state, { foes }) => foes,
  rule: 'W-ACTIV-6',
  effect: (state, { todo }, foe, emit) => act(state, todo, foeOnMap(state, foe), emit),
})

/** One enemy fights, or takes its step; then the objectives met by it, then the next enemy. */
function act(state: State, todo: readonly FoeId[], foe: Foe, emit?: Emit<Event>): void {
  const rest = todo.filter(id => id !== foe.id)
  if (rest.length > 0) push(state, { do: 'nextEnemy', seat: firstPlayer(state), todo: rest })
  push(state, { do: 'completeDue' }, { do: 'check' })
  const { victim, steps } = planOf(state, foe)
  if (steps.length > 0) push(state, { do: 'enemyStep', seat: firstPlayer(state), foe: foe.id, nodes: steps })
  else if (victim >= 0) fightFoe(state, victim, foe.id, emit)
}

/** W-ACTIV-8, W-ACTIV-R8: a step, and a fight only if it is Aggressive and has entered a survivor's space. */
function step(state: State, foe: Foe, node: Node, emit?: Emit<Event>): void {
  moveFoe(state, foe, node, emit)
  if (!(isFaction(foe.kind) && redirection(state, foe.kind) !== undefined)) pounce(state, foe.id, emit)
}

/** Nearer than this to a survivor, the way that an enemy takes is worth a question. */
const NEAR = 2

function isNear(state: State, foe: Foe): boolean {
  const graph = graphOf(state.board)
  for (const { node } of state.players) {
    if (node === NOWHERE || node === SHIP) continue
    if (stepsTo(distances(graph, node), foe.node) <= NEAR) return true
  }
  return false
}

type EnemyStep = Asked & { readonly foe: FoeId; readonly nodes: readonly Node[] }

/** W-ACTIV-7: of several steps that bring it equally closer the first player picks one; far off, it takes the first. */
export const enemyStep = pickSpace<EnemyStep>({
  nodes: (state, { foe, nodes }) => (isNear(state, foeOnMap(state, foe)) ? nodes : nodes.slice(0, 1)),
  rule: 'W-ACTIV-7',
  effect: (state, { foe }, node, emit) => step(state, foeOnMap(state, foe), node, emit),
})

import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf, FoeId } from '../../../choice.ts'
import type { ResultsAt } from '../../../content/cards/addresses.ts'
import type { EnemyType, Faction } from '../../../content/terms.ts'
import type { Event } from '../../../event.ts'
import { graphOf, nameAt, reaches, stepsTo, walksFrom } from '../../../map/graph.ts'
import { type Node, nodeCalled } from '../../../map/layout.ts'
import type { Run } from '../../../run.ts'
import { decider, livingSeats, playerAt, type State } from '../../../state.ts'
import { mayPick } from '../../asking.ts'
import { killFoe, moveFoe as walkFoe } from '../../fight/enemies.ts'
import { drawAndFight, fightFoe, skipFight } from '../../fight/fighting.ts'
import { atPeace, foeCalled, foeOnMap, isEnemy } from '../../fight/foes.ts'
import { pounce } from '../../fight/pouncing.ts'
import { isFatal, killIfFatal } from '../../survivors/survivors.ts'
import type { ResultTable } from './table.ts'

/** Results for enemies: fights, kills and moves. */
export const ENEMY_RESULTS = {
  fight: (state, { type, level, ability }, { seat }, _at, emit) =>
    drawAndFight(state, seat, type, level, ability, null, emit),
  fightToken: (state, { faction }, { seat }, _at, emit) => fightToken(state, seat, faction, emit),
  killEnemy: (state, { range }, { seat }) => push(state, { do: 'strike', seat, level: ANY_LEVEL, range }),
  killAll: (state, { range }, run, at) => killAll(state, run, at, range),
  moveEnemies: (state, { type, n }, { seat }) => moveEnemies(state, seat, type, n),
} satisfies Partial<ResultTable>

const ANY_LEVEL = 9

/** 017: the token that was just put into the survivor's space. */
function fightToken(state: State, seat: Seat, faction: Faction, emit?: Emit<Event>): void {
  const { node } = playerAt(state, seat)
  const foe = state.foes.findLast(one => one.kind === faction && one.node === node && isEnemy(state, one))
  if (foe === undefined || atPeace(state, seat, faction)) return skipFight(state, seat, null, foe !== undefined, emit)
  fightFoe(state, seat, foe.id, emit)
}

/** 098: everything within the range of the marker's space; at the end of a round it is nobody's doing. */
function killAll(state: State, run: Run, at: ResultsAt, range: number): void {
  if (run.spot < 0) return
  const far = reaches(graphOf(state.board), run.spot)
  const by = at[0] === 'roundEnd' ? -1 : run.seat
  for (const seat of livingSeats(state).reverse()) {
    const { node } = playerAt(state, seat)
    if (node >= 0 && stepsTo(far, node) <= range) push(state, { do: 'slaySurvivor', seat })
  }
  for (const foe of state.foes.toReversed())
    if (stepsTo(far, foe.node) <= range && isEnemy(state, foe)) push(state, { do: 'slay', foe: foe.id, by })
}

export function slay(state: State, { foe: id, by }: { foe: FoeId; by: Seat }, emit?: Emit<Event>): void {
  const foe = foeCalled(state, id)
  if (foe !== undefined) killFoe(state, foe, by < 0 || playerAt(state, by).eliminated ? null : by, emit)
}

export function slaySurvivor(state: State, { seat }: { seat: Seat }): void {
  const player = playerAt(state, seat)
  if (!isFatal(player)) player.hp = 0
  killIfFatal(state, seat)
}

/** 132: each active enemy of a type on a faceup tile may be moved one step. */
function moveEnemies(state: State, seat: Seat, type: EnemyType, n: number): void {
  const foes = state.foes.filter(foe => foe.kind === type && foe.up && isOpenSpace(state, foe.node)).map(foe => foe.id)
  for (let i = 0; i < n; i++) push(state, { do: 'moveFoe', seat: decider(state, seat), foes })
}

function isOpenSpace(state: State, node: Node): boolean {
  return graphOf(state.board).spaces[node] !== undefined
}

type MoveFoe = Asked & { readonly foes: readonly FoeId[] }

export const moveFoe = mayPick<ChoiceOf<'moveFoe'>, MoveFoe>({
  options: (state, { foes }) =>
    foes.flatMap(foe => walksOf(state, foe).map(node => ({ do: 'moveFoe', foe, to: nameAt(state.board, node) }))),
  rule: 'W-CON-C132',
  effect(state, step, { foe, to }, emit) {
    push(state, { ...step, do: 'moveFoe', foes: step.foes.filter(other => other !== foe) })
    walkFoe(state, foeOnMap(state, foe), nodeCalled(state.board, to), emit)
    pounce(state, foe, emit)
  },
})

/** Where an active enemy could step to. */
function walksOf(state: State, id: FoeId): readonly Node[] {
  const foe = foeCalled(state, id)
  return foe?.up === true ? walksFrom(state.board, foe.node) : []
}

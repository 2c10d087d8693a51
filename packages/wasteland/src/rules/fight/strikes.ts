import { type Asked, push, type Seat } from '@overseer/kernel'
import type { FoeId } from '../../choice.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import { graphOf, nameAt, reaches, stepsTo } from '../../map/graph.ts'
import { NOWHERE, SHIP, UNREACHABLE } from '../../map/layout.ts'
import { because, type Objection } from '../../refusal.ts'
import { type Foe, playerAt, type State } from '../../state.ts'
import { pickFoe } from '../asking.ts'
import { killFoe, turnDown } from './enemies.ts'
import { foeCalled, foeOnMap, isEnemy, isHostile, levelOf } from './foes.ts'

/** Enemies struck down, or calmed, from a distance. */

/** What lies active on faceup tiles within so many spaces (W-SPACE-R4), of the kind that is looked for. */
function activeWithin(state: State, seat: Seat, range: number, isMeant: (foe: Foe) => boolean): FoeId[] {
  const { node } = playerAt(state, seat)
  if (node === NOWHERE || node === SHIP) return []
  const far = reaches(graphOf(state.board), node)
  const found: FoeId[] = []
  for (const foe of state.foes) if (foe.up && stepsTo(far, foe.node) <= range && isMeant(foe)) found.push(foe.id)
  return found
}

/** 152: active enemies, those of the own faction left out. */
export function enemiesWithin(state: State, seat: Seat, range: number): FoeId[] {
  return activeWithin(state, seat, range, foe => isHostile(state, seat, foe))
}

/** W-LOYAL-R4: loyalty bars fights, and nothing that kills or calms without one. */
export function strikeTargets(state: State, seat: Seat, level: number, range: number): FoeId[] {
  return activeWithin(state, seat, range, foe => isEnemy(state, foe) && levelOf(state, foe.kind, foe.face) <= level)
}

export function calmTargets(state: State, seat: Seat, range: number): FoeId[] {
  return activeWithin(state, seat, range, foe => isEnemy(state, foe))
}

type Strike = Asked & { readonly level: number; readonly range: number }

/** One enemy dies, with all that follows from a kill (W-KILL-13). */
export const strike = pickFoe<Strike>({
  foes: (state, { seat, level, range }) => strikeTargets(state, seat, level, range),
  rule: 'W-KILL-13',
  why: (state, { seat, level, range }, foe) => whyOutOfReach(state, seat, foe, 'W-KILL-13', range, level),
  effect: (state, { seat }, foe, emit) => killFoe(state, foeOnMap(state, foe), seat, emit),
})

type Calm = Asked & { readonly left: number; readonly range: number }

export const calm = pickFoe<Calm>({
  foes: (state, { seat, left, range }) => (left > 0 ? calmTargets(state, seat, range) : []),
  rule: 'W-ENEMY-5',
  why: (state, { seat, range }, foe) => whyOutOfReach(state, seat, foe, 'W-ENEMY-5', range),
  effect(state, step, foe, emit) {
    push(state, { ...step, do: 'calm', left: step.left - 1 })
    turnDown(state, foeOnMap(state, foe), emit)
  },
})

/** Why an enemy cannot be struck or calmed from where the survivor is. */
function whyOutOfReach(
  state: State,
  seat: Seat,
  id: FoeId | undefined,
  rule: RuleId,
  reach: number,
  most = Number.POSITIVE_INFINITY,
): Objection {
  const foe = id === undefined ? undefined : foeCalled(state, id)
  if (foe === undefined) return rule
  if (!foe.up) return because(rule, { inactive: foe.id })
  const distance = stepsTo(reaches(graphOf(state.board), playerAt(state, seat).node), foe.node)
  if (distance === UNREACHABLE) return because(rule, { noWay: nameAt(state.board, foe.node) })
  if (distance > reach) return because(rule, { distance, reach })
  const level = levelOf(state, foe.kind, foe.face)
  return level > most ? because(rule, { level, most }) : rule
}

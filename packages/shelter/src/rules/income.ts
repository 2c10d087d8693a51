import type { Seat } from '@overseer/kernel'
import { placementOf, playerAt, type State } from '../state.ts'
import { placeAt, type SpaceId } from '../vault.ts'
import { mayPick } from './asking.ts'
import { gainCubes, roomFor, whyNotTake } from './cubes.ts'

/**
 * SH-INC-1: who gets a cube when a seat goes to a space: the owner of the level, if that is somebody else and a room is
 * used there.
 */
export function incomeFor(
  { levels, threats }: Pick<State, 'levels' | 'threats'>,
  space: SpaceId,
  visitor: Seat,
): Seat | undefined {
  const { level, slot } = placeAt(space)
  const owner = level === 0 ? undefined : levels[level - 1]
  return owner === visitor || slot < 0 || threats[space] ? undefined : owner
}

export function pushIncome(state: State): void {
  const { space, seat } = placementOf(state)
  const owner = incomeFor(state, space, seat)
  if (owner !== undefined) state.steps.push({ do: 'income', seat: owner })
}

/** SH-INC-1, SH-INC-2: one cube for the owner of the level, who may decline it. */
export const income = mayPick({
  options: (state, { seat }) => roomFor(playerAt(state, seat)),
  rule: 'SH-INC-2',
  why: { take: (state, { seat }, { resource }) => whyNotTake(playerAt(state, seat), resource) },
  effect(state, { seat }, { resource }, emit) {
    emit?.({ type: 'incomeTaken', seat, resource })
    gainCubes(state, seat, resource, 1)
  },
  skipped: (_state, { seat }, emit) => emit?.({ type: 'incomeDeclined', seat }),
})

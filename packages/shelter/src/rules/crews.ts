import type { Emit, Seat } from '@overseer/kernel'
import { MOST_DWELLERS } from '../content/limits.ts'
import type { Event } from '../event.ts'
import { type Crew, crewAt, placementOf, playerAt, type State, type Step } from '../state.ts'
import { nameSpace, type SpaceId } from '../vault.ts'

/** What happens to the dwellers on a space. */

export function changeCrew(state: State, space: SpaceId, change: Partial<Crew>): void {
  state.crews[space] = { ...crewAt(state, space), ...change }
}

/** SH-INJ-1: whoever was placed there is injured. */
export function injure(state: State, _step: Step, emit?: Emit<Event>): void {
  const { seat, space } = placementOf(state)
  const n = crewAt(state, space).count
  changeCrew(state, space, { hurt: n })
  emit?.({ type: 'injured', seat, space: nameSpace(space), n })
}

/** SH-HEA-1: everybody there is well again. */
export function healAll(state: State, seat: Seat, space: SpaceId, emit?: Emit<Event>): void {
  changeCrew(state, space, { hurt: 0 })
  emit?.({ type: 'healed', seat, at: nameSpace(space) })
}

/** SH-DWL-1: a new dweller stands on the icon until the recall. SH-DWL-2: an eighth does not come. */
export function welcomeDweller(state: State, seat: Seat, space: SpaceId, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.dwellers === MOST_DWELLERS) return emit?.({ type: 'vaultCrowded', seat })
  player.dwellers++
  changeCrew(state, space, { fresh: crewAt(state, space).fresh + 1 })
  emit?.({ type: 'dwellerJoined', seat, space: nameSpace(space) })
}

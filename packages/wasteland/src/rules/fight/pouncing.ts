import type { Emit, Seat } from '@overseer/kernel'
import type { FoeId } from '../../choice.ts'
import type { Event } from '../../event.ts'
import { livingSeats, playerAt, remainingHp, type State } from '../../state.ts'
import { fightFoe } from './fighting.ts'
import { abilitiesOf, AGGRESSIVE, foeCalled, isHostile } from './foes.ts'

/** W-ABIL-2, W-ABIL-3, W-ABIL-R10: an aggressive enemy that has entered a space fights one survivor there. */
export function pounce(state: State, id: FoeId, emit?: Emit<Event>): void {
  const foe = foeCalled(state, id)
  if (foe === undefined || (abilitiesOf(state, foe.kind, foe.face) & AGGRESSIVE) === 0) return
  const victim = weakest(
    state,
    livingSeats(state).filter(seat => playerAt(state, seat).node === foe.node && isHostile(state, seat, foe)),
  )
  if (victim !== undefined) fightFoe(state, victim, id, emit)
}

/** W-ACTIV-4, W-ACTIV-5, W-ABIL-R1: the least remaining HP, then the earlier in turn order. */
function weakest(state: State, inTurnOrder: readonly Seat[]): Seat | undefined {
  let found: Seat | undefined
  for (const seat of inTurnOrder)
    if (found === undefined || remainingHp(playerAt(state, seat)) < remainingHp(playerAt(state, found))) found = seat
  return found
}

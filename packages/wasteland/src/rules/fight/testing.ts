import { type Emit, push, type Seat } from '@overseer/kernel'
import type { Test } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import { playerAt, type State } from '../../state.ts'
import { hitsOn, rollDice } from './dice.ts'
import { testRerolls } from '../items/passives.ts'
import type { TaskRef } from '../../run.ts'

/** Tests. */

/** What each card that helps with a test adds (025). */
export const HELPER_HITS = 2

/** W-TEST-2, W-TEST-3: roll, then rerolls by the letters that the test lists and the survivor owns. */
export function startTest(
  state: State,
  seat: Seat,
  { letters, n, helpedBy }: Test,
  task: TaskRef | null,
  emit?: Emit<Event>,
): void {
  const player = playerAt(state, seat)
  emit?.({ type: 'testBegan', seat, letters, n })
  const dice = rollDice(state)
  const helpers = player.kept.filter(({ tag }) => tag === helpedBy).length
  state.trial = {
    seat,
    letters,
    n,
    dice,
    locked: 0,
    rerolls: testRerolls(player, letters),
    rested: false,
    bonus: HELPER_HITS * helpers,
    task,
  }
  emit?.({ type: 'diceRolled', seat, dice })
  push(state, { do: 'reroll', seat }, { do: 'judge' })
}

/** W-TEST-4: the hits decide; the areas do not matter (W-TEST-6), and nobody is hurt (W-TEST-R3). */
export function judge(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { trial } = state
  if (trial === null) return
  state.trial = null
  const { seat, n, dice, bonus, task } = trial
  const hits = hitsOn(dice) + bonus
  const passed = hits >= n // W-TEST-R2: also at a difficulty of 0
  emit?.({ type: 'testEnded', seat, hits, n, passed })
  if (task !== null) push(state, { do: 'taskDone', task, ok: passed, excess: Math.max(0, hits - n), hurt: 0, paid: 0 })
}

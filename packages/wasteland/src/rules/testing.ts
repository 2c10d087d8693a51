import type { Emit, Seat } from '@overseer/kernel'
import type { Letter } from '../content/terms.ts'
import type { Event } from '../event.ts'
import { push, type State, type TaskRef } from '../state.ts'
import { hitsOn, rollDice } from './dice.ts'
import { testRerolls } from './passives.ts'

/** Tests. */

/** The quest whose marker is led by a test that the minutemen help with (026, 027). */
const MINUTEMEN_QUEST = 25
const MINUTEMEN_HITS = 2

/** W-TEST-2, W-TEST-3: roll, then rerolls by the letters that the test lists and the survivor owns. */
export function startTest(
  state: State,
  seat: Seat,
  letters: readonly Letter[],
  n: number,
  task: TaskRef | null,
  emit?: Emit<Event>,
): void {
  const player = state.players[seat]!
  emit?.({ type: 'testBegan', seat, letters, n })
  const dice = rollDice(state)
  emit?.({ type: 'diceRolled', seat, dice })
  const helpers = task?.run.card === MINUTEMEN_QUEST ? player.kept.filter(({ tag }) => tag === 'minutemen').length : 0
  state.trial = {
    seat,
    letters,
    n,
    dice,
    locked: 0,
    rerolls: testRerolls(player, letters),
    rested: false,
    bonus: MINUTEMEN_HITS * helpers,
    task,
  }
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

import { type Emit, type Leaving, type Seat, withOutOfTurn } from '@overseer/kernel'
import { type Choice, fallback } from '../choice.ts'
import type { Event } from '../event.ts'
import { type Ending, isGone, playerAt, type State } from '../state.ts'
import { because, type Objection } from '../refusal.ts'
import { winners } from './ending.ts'
import { flow } from './flow.ts'

/**
 * Leaving before the end. Whoever resigns passes for good and comes last; with one player left the game is over (SH-END-6).
 * All may agree to end it without a winner (SH-END-7).
 */
export const leaving = withOutOfTurn<State, Choice, Event>(flow, {
  why: whyNot,
  say(state, word, emit) {
    if (word.do === 'agreeEnd') return end(state, 'agreed', emit)
    playerAt(state, word.seat).passed = 'forGood'
    emit?.({ type: 'resigned', seat: word.seat })
    if (state.players.filter(player => !isGone(player)).length === 1) end(state, 'resigned', emit)
  },
  isGone: (state: State, seat: Seat) => isGone(playerAt(state, seat)),
  fallback,
})

function whyNot(state: State, word: Leaving): Objection | undefined {
  if (word.do === 'agreeEnd') return undefined
  const player = state.players[word.seat]
  if (player === undefined) return 'SH-END-6'
  return isGone(player) ? because('SH-END-6', { resigned: word.seat }) : undefined
}

/** At once, whatever is under way. */
function end(state: State, ending: Ending, emit?: Emit<Event>): void {
  state.ending = ending
  state.steps = []
  emit?.({ type: 'endTriggered', ending })
  emit?.({ type: 'gameEnded', winners: winners(state) })
}

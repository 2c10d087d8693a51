import { type Emit, type Leaving, type Seat, withOutOfTurn } from '@overseer/kernel'
import { type Choice, fallback } from '../../choice.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { playerAt, type State } from '../../state.ts'
import { endFight } from '../fight/fighting.ts'
import { flow } from '../flow.ts'
import { whyNotWithdraw, withdrawOffer } from '../turn/trading.ts'
import { finish, isOver } from './ending.ts'

/**
 * Leaving before the end. Whoever resigns goes like an eliminated survivor; what is half done is finished by the answers of
 * W-END-R5 first. With one survivor left of several the game is over (W-END-R4). All may agree to end it without a winner
 * (W-END-R7).
 */
export const leaving = withOutOfTurn<State, Choice, Event>(flow, {
  why: whyNot,
  say(state, word, emit) {
    if (word.do === 'agreeEnd') finish(state, 'agreed', [], emit)
    else leave(state, word.seat, emit)
  },
  withdrawing: {
    why: whyNotWithdraw,
    say(state, seat, emit) {
      withdrawOffer(state, seat, emit)
      flow.advance(state, emit)
    },
  },
  isGone: (state: State, seat: Seat) => playerAt(state, seat).leaving,
  fallback,
})

function whyNot(state: State, word: Leaving): Objection | undefined {
  if (word.do === 'agreeEnd') return undefined
  const player = state.players[word.seat]
  if (player === undefined) return 'W-END-R4'
  return player.leaving || player.eliminated ? because('W-END-R4', { gone: word.seat }) : undefined
}

/** A running fight of that survivor ends at once, the own turn too; in another's turn nothing is half done. */
function leave(state: State, seat: Seat, emit?: Emit<Event>): void {
  const pending = flow.pending(state)
  playerAt(state, seat).leaving = true
  emit?.({ type: 'resigned', seat })
  if (isDecided(state, emit)) return
  if (state.turn.seat === seat) state.turn.over = true
  if (state.fight?.seat === seat) endFight(state, false, emit)
  if (pending?.ask === 'act' && pending.seat !== seat) isOver(state, emit)
  flow.advance(state, emit)
}

/** Nobody is left, or one survivor with nobody to play against. */
function isDecided(state: State, emit?: Emit<Event>): boolean {
  const left = [...state.players.keys()].filter(seat => {
    const { eliminated, leaving: going } = playerAt(state, seat)
    return !eliminated && !going
  })
  if (left.length > 1 || (left.length === 1 && state.options.friends !== null)) return false
  return finish(state, 'resigned', left, emit)
}

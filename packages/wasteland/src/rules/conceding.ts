import { type Decision, type Emit, IllegalChoice, type RuleId, type Seat } from '@overseer/kernel'
import { type Choice, fallback } from '../choice.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { isOver } from './ending.ts'
import { endFight } from './fighting.ts'
import { flow } from './flow.ts'

/**
 * W-END-R4: with the option `concede` every question also takes the answer that somebody leaves the game. What is half
 * done is finished by the answers of W-END-R5; then the survivor goes like an eliminated one.
 */
export const conceding = {
  pending: (state: State): Decision | undefined => flow.pending(state),

  choices(state: State): Choice[] {
    const list = flow.choices(state)
    if (!state.options.concede || list.length === 0) return list
    for (let seat = 0; seat < state.players.length; seat++)
      if (mayConcede(state, seat)) list.push({ do: 'concede', seat })
    return list
  },

  why(state: State, wish: Choice): RuleId | undefined {
    if (wish.do !== 'concede' || state.steps.length === 0) return flow.why(state, wish)
    return mayConcede(state, wish.seat) ? undefined : 'W-END-R4'
  },

  apply(state: State, choice: Choice, emit?: Emit<Event>): void {
    if (choice.do !== 'concede') flow.apply(state, choice, emit)
    else {
      const rule = conceding.why(state, choice)
      if (rule !== undefined) throw new IllegalChoice(rule)
      leave(state, choice.seat, emit)
    }
    if (state.options.concede) answerForLeavers(state, emit)
  },
}

/** Only somebody who has a survivor on the map, in a game that allows it. */
function mayConcede(state: State, seat: Seat): boolean {
  const player = state.players[seat]
  if (!state.options.concede || player === undefined || state.round === 0) return false
  return !player.eliminated && !player.leaving
}

/** A running fight of that survivor ends at once, the own turn too; in another's turn nothing is half done. */
function leave(state: State, seat: Seat, emit?: Emit<Event>): void {
  const pending = flow.pending(state)!
  state.players[seat]!.leaving = true
  emit?.({ type: 'conceded', seat })
  if (state.turn.seat === seat) state.turn.over = true
  if (state.fight?.seat === seat) endFight(state, false, emit)
  if (pending.ask === 'act' && pending.seat !== seat) isOver(state, emit)
  flow.advance(state, emit)
}

/** Questions to those who have left are declined, or get their first answer (W-END-R5). */
function answerForLeavers(state: State, emit?: Emit<Event>): void {
  for (let pending = flow.pending(state); pending !== undefined; pending = flow.pending(state)) {
    if (!state.players[pending.seat]!.leaving) return
    flow.apply(state, fallback(flow.choices(state))!, emit)
  }
}

import { type Emit, push, type Seat } from '@overseer/kernel'
import { AGENDAS } from '../../content/agendas.ts'
import { questCard } from '../../content/cards/library.ts'
import type { Event } from '../../event.ts'
import { livingFrom, playerAt, type State, type Turn } from '../../state.ts'
import { firstPlayer, takeAgenda } from './agendas.ts'
import { finish, isOver, ROUND_LIMIT } from './ending.ts'
import { addLaterCards, newRun } from '../cards/library.ts'
import { resetRow } from '../items/shopping.ts'

/** Rounds: who has the next turn, and what comes at the end. */

/** The turn of nobody: in setup and at the end of a round. */
export function noTurn(): Turn {
  return {
    seat: -1,
    actions: 0,
    points: 0,
    start: false,
    arranged: false,
    pledged: false,
    hurried: false,
    encountered: false,
    icons: [],
    over: false,
    later: [],
  }
}

/** W-ROUND-1, W-ROUND-R5, W-ROUND-R7: one turn each, clockwise from the starter. */
export function round(state: State, _step: unknown, emit?: Emit<Event>): void {
  state.round++
  emit?.({ type: 'roundBegan', round: state.round })
  const frozen = state.options.roundOrder === 'frozen'
  const starter = livingFrom(state, frozen || state.last < 0 ? state.first : state.nextStarter)
  const count = state.players.length
  state.queue = []
  for (let i = 0; i < count; i++) {
    const seat = (starter + i) % count
    if (!playerAt(state, seat).eliminated) state.queue.push(seat)
  }
  push(state, { do: 'nextTurn' })
}

/** W-ROUND-R3: the eliminated are skipped. */
export function nextTurn(state: State): void {
  if (state.options.roundOrder === 'cycle') return nextInCycle(state)
  let seat = state.queue.shift()
  while (seat !== undefined && playerAt(state, seat).eliminated) seat = state.queue.shift()
  if (seat === undefined) push(state, { do: 'endRound' }, { do: 'round' })
  else push(state, { do: 'turn', seat })
}

/** W-ROUND-R6: clockwise without end; the end of a round comes before each turn of the first player. */
function nextInCycle(state: State): void {
  const next = livingFrom(state, state.last < 0 ? state.first : (state.last + 1) % state.players.length)
  if (next === firstPlayer(state) && state.last >= 0) push(state, { do: 'endRound' }, { do: 'newCycle', seat: next })
  else push(state, { do: 'turn', seat: next })
}

export function newCycle(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  state.round++
  emit?.({ type: 'roundBegan', round: state.round })
  push(state, { do: 'turn', seat: livingFrom(state, seat) })
}

export const ACTIONS = 2

/** W-TURN-1. Counts of rads begin anew with every turn (W-CON-C142). */
export function turn(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  beginCount(state)
  state.nextStarter = state.first
  state.last = seat
  state.turn = { ...noTurn(), seat, actions: ACTIONS, start: true }
  emit?.({ type: 'turnBegan', seat })
  push(state, { do: 'turnLoop', seat })
}

function beginCount(state: State): void {
  state.turnCount++
  for (const player of state.players) player.radsTurn = 0
}

/** W-TURN-2, W-TURN-R2: points and this turn's effects lapse; cards set aside come back. */
export function endTurn(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  addLaterCards(state, emit)
  resetRow(state, emit) // W-SHOP-R7
  state.turn = noTurn()
  emit?.({ type: 'turnEnded', seat })
  const player = playerAt(state, seat)
  if (player.extraInventoryTurns > 0 && --player.extraInventoryTurns === 0) player.extraInventory = 0
  push(state, { do: 'overflow', seat }, { do: 'check' }, { do: 'nextTurn' })
}

/** W-ROUND-2 to W-ROUND-7: an agenda card, its enemies from left to right, then what quests do (W-CON-R6). */
export function endRound(state: State, _step: unknown, emit?: Emit<Event>): void {
  beginCount(state)
  const agenda = takeAgenda(state, emit)
  if (agenda === undefined) return push(state, { do: 'roundRules' }, { do: 'closeRound' }) // W-ROUND-R4
  state.revealed = agenda
  emit?.({ type: 'agendaRevealed', agenda })
  if (isOver(state, emit)) return // T-AGENDA-2: before any enemy acts
  push(state, { do: 'check' }, { do: 'roundRules' }, { do: 'closeRound' })
  const { strip } = AGENDAS[agenda]
  for (let i = strip.length - 1; i >= 0; i--) push(state, { do: 'activate', kind: strip[i]! }, { do: 'completeDue' })
}

/** W-CON-R6: in the order of staging; deeds are the first player's. */
export function roundRules(state: State): void {
  for (let i = state.quests.length - 1; i >= 0; i--) {
    const { card } = state.quests[i]!
    if (questCard(card).roundEnd.length > 0) push(state, { do: 'roundRule', card })
  }
}

export function roundRule(state: State, { card }: { card: number }): void {
  if (!state.quests.some(quest => quest.card === card)) return
  const run = newRun(state, firstPlayer(state), card)
  push(state, { do: 'results', run, path: ['roundEnd'], at: 0 })
}

export function closeRound(state: State, _step: unknown, emit?: Emit<Event>): void {
  if (state.revealed !== null) state.agendaPile.discard.push(state.revealed)
  state.revealed = null
  if (!isOver(state, emit) && state.round >= ROUND_LIMIT) finish(state, 'rounds', [], emit)
}

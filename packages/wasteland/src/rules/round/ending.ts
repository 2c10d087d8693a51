import type { Emit, Result, Seat } from '@overseer/kernel'
import type { AgendaId } from '../../content/agendas.ts'
import type { Event } from '../../event.ts'
import { type Ending, playerAt, type State } from '../../state.ts'
import { comesTo, goalOf, influenceOf, MOST_AGENDAS, worthOf } from './agendas.ts'
import { eliminate } from '../survivors/dying.ts'
import { isOverfull } from '../items/passives.ts'

/** How a game ends. */

/** No game that takes this many rounds is still going anywhere: all lose. Only the co-operative variant can come near. */
export const ROUND_LIMIT = 150

/**
 * W-INFL-R1, W-END-R1: after every atomic effect, the influence goal, then the factions, then whether anybody is left.
 * True if the game is over.
 */
export function isOver(state: State, emit?: Emit<Event>): boolean {
  if (state.outcome !== null) return true
  const { friends, trackEnd } = state.options
  letGo(state, emit)
  const winners = friends === null ? atGoal(state) : []
  const atEnd = state.star >= trackEnd || state.shield >= trackEnd
  if (winners.length === 0 && !atEnd && !isDeserted(state)) return false // nearly always, and it is asked very often
  if (isHalfDone(state)) return false
  if (winners.length > 0) return finish(state, 'influence', winners, emit)
  if (friends === null && state.star >= trackEnd && state.shield >= trackEnd) return finish(state, 'both', [], emit)
  if (state.star >= trackEnd) return finish(state, 'star', friends === 'star' ? living(state) : [], emit) // W-TRACK-6
  if (state.shield >= trackEnd) return finish(state, 'shield', friends === 'shield' ? living(state) : [], emit)
  return finish(state, 'eliminated', [], emit)
}

export function check(state: State, _step: unknown, emit?: Emit<Event>): void {
  isOver(state, emit)
}

function isDeserted(state: State): boolean {
  for (const player of state.players) if (!player.eliminated) return false
  return true
}

/** W-END-R4: whoever resigned leaves as soon as no fight of theirs is running. */
function letGo(state: State, emit?: Emit<Event>): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { leaving, eliminated } = playerAt(state, seat)
    if (leaving && !eliminated) eliminate(state, seat, emit)
  }
}

/** A hand above its limit: the effect is not complete yet (W-RES-R6, W-AGENDA-R4). */
function isHalfDone(state: State): boolean {
  for (const player of state.players) if (player.agendas.length > MOST_AGENDAS || isOverfull(player)) return true
  return false
}

/** W-INFL-R3: everybody who has enough now. */
function atGoal(state: State): Seat[] {
  const goal = goalOf(state)
  const seats: Seat[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!playerAt(state, seat).eliminated && comesTo(state, seat, goal)) seats.push(seat)
  }
  return seats
}

function living(state: State): Seat[] {
  return [...state.players.keys()].filter(seat => !playerAt(state, seat).eliminated)
}

/** W-TRACK-R4, W-END-R3: nothing more is carried out. */
export function finish(state: State, ending: Ending, winners: readonly Seat[], emit?: Emit<Event>): true {
  state.outcome = { ending, winners }
  state.steps.length = 0
  emit?.({ type: 'gameEnded', ending, winners })
  return true
}

/** What the ranks go by: won, lost, or resigned. */
function meritOf(state: State, winners: readonly Seat[], seat: Seat): number {
  if (winners.includes(seat)) return 2
  return playerAt(state, seat).leaving ? 0 : 1
}

/** How a seat's influence came about. */
export interface Standing {
  readonly seat: Seat
  readonly influence: number
  readonly agendas: readonly { readonly agenda: AgendaId; readonly worth: number }[]
  readonly eliminated: boolean
}

export interface WastelandResult extends Result {
  readonly ending: Ending
  readonly standings: readonly Standing[] // by seat
  readonly goal: number
}

/** W-INFL-5: a shared victory is equal; whoever has not won has lost. Whoever resigned comes last (W-END-R4). */
export function result(state: State): WastelandResult | undefined {
  const { outcome } = state
  if (outcome === null) return undefined
  const standings = state.players.map((player, seat) => ({
    seat,
    influence: influenceOf(state, seat),
    agendas: player.agendas.map(agenda => ({ agenda, worth: worthOf(state, seat, agenda) })),
    eliminated: player.eliminated,
  }))
  const merits = standings.map(({ seat }) => meritOf(state, outcome.winners, seat))
  const places = [...new Set(merits)].sort((a, b) => b - a)
  return {
    winners: [...outcome.winners],
    scores: standings.map(({ influence }) => influence),
    ranks: merits.map(merit => 1 + places.indexOf(merit)),
    ending: outcome.ending,
    standings,
    goal: goalOf(state),
  }
}

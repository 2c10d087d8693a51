import type { Seat } from '@overseer/kernel'
import {
  agendaDeck,
  type AgendaId,
  AGENDAS,
  countOf,
  type Faction,
  goalOf,
  influenceOf,
  MOST_AGENDAS,
  opponent,
  type State,
  worthOf,
} from '@overseer/wasteland'

/** What the table looks like for a seat's cause: its influence, the power of the factions, and its rivals. */

const INFLUENCE = 10
const WON = 1000
const LOST = -400
const CLOSE = 8 // more for every influence that brings the goal within reach
const REACH = 3
const RIVAL = 0.15 // of what the same influence would be worth to oneself
/** How far a faction is from ending the game, and what that is worth being afraid of. */
const DREAD = [0, 16, 8, 4, 2, 1, 0.4, 0]
const FRIEND = 14
const FOE = 11

export function worthOfCause(state: State, seat: Seat): number {
  const { outcome } = state
  if (outcome !== null) return outcome.winners.includes(seat) ? WON / outcome.winners.length : LOST
  const enemy = opponent(state)
  if (enemy !== null) return FRIEND * state[state.options.friends!] - FOE * state[enemy] - dread(state, enemy)
  let worth = pursuit(state, seat) - dread(state, 'star') - dread(state, 'shield')
  let best = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, influenceOf(state, other))
  if (best > 0) worth -= RIVAL * INFLUENCE * best
  return worth
}

function dread(state: State, faction: Faction): number {
  const left = state.options.trackEnd - state[faction]
  const fear = DREAD[Math.max(0, left)] ?? 0
  if (left > 1 || state.players.length === 1) return fear
  return fear + 30 / (1 + state.agendaPile.deck.length) // the next time the deck runs out is the end
}

/** Influence, and what leads to it. */
function pursuit(state: State, seat: Seat): number {
  let influence = 0
  let hopes = 0
  for (const agenda of state.players[seat]!.agendas) {
    influence += worthOf(state, seat, agenda)
    hopes += hope(state, seat, agenda)
  }
  const near = Math.max(0, influence - goalOf(state) + REACH)
  return INFLUENCE * influence + CLOSE * near + hopes
}

const HOPE = 5

/** How much of an agenda's bonus is under way. */
function hope(state: State, seat: Seat, agenda: AgendaId): number {
  const { bonus } = AGENDAS[agenda]
  const player = state.players[seat]!
  switch (bonus.is) {
    case 'lead':
      return HOPE / 3 // any step of the faction may pay
    case 'atLeast':
      return HOPE * Math.min(1, countOf(state, player, bonus.thing) / bonus.two)
    case 'atMost':
      return HOPE / (1 + countOf(state, player, bonus.thing))
    case 'balance':
      return HOPE / (2 + Math.abs(state.star - state.shield))
    case 'also':
      return bonus.first.is === 'owns'
        ? HOPE * Math.min(1, countOf(state, player, bonus.first.thing) / bonus.first.n)
        : HOPE / 4
  }
}

/** What drawing one agenda promises: the mean of those that a hand like this could draw. */
export function worthOfAgenda(state: State, seat: Seat): number {
  const enemy = opponent(state)
  if (enemy !== null) return state[enemy] > 0 ? FOE + dread(state, enemy) / 2 : 0
  const { agendas } = state.players[seat]!
  const least =
    agendas.length < MOST_AGENDAS ? 0 : Math.min(...agendas.map(agenda => valueOfAgenda(state, seat, agenda)))
  let sum = 0
  let count = 0
  for (const agenda of agendaDeck(state.players.length)) {
    if (agendas.includes(agenda)) continue
    sum += Math.max(0, valueOfAgenda(state, seat, agenda) - least)
    count++
  }
  return count === 0 ? 0 : sum / count
}

/** What one agenda is good for in this hand. */
export function valueOfAgenda(state: State, seat: Seat, agenda: AgendaId): number {
  return INFLUENCE * worthOf(state, seat, agenda) + hope(state, seat, agenda)
}

/** What it changes that a faction gains power. */
export function worthOfPower(state: State, seat: Seat, faction: Faction, n: number): number {
  const before = worthOfCause(state, seat)
  const power = state[faction]
  state[faction] += n
  const reached = power + n >= state.options.trackEnd
  const wins =
    state.options.friends === faction || (opponent(state) === null && influenceOf(state, seat) >= goalOf(state))
  const after = reached ? (wins ? WON : LOST) : wins && opponent(state) === null ? WON : worthOfCause(state, seat)
  state[faction] = power
  return after - before
}

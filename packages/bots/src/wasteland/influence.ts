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
  type Player,
  type State,
  stepsFor,
  worthOf,
} from '@overseer/wasteland'
import { itemAt } from '../lists.ts'

/** The value of what decides the game: a seat's influence, the power of the factions, and its rivals. */

export const INFLUENCE = 10 // what one is worth
const WON = 1000
const LOST = -400
const CLOSE = 8 // more for every influence that brings the goal within reach
const REACH = 3
const NEARER = 6 // for every such influence that somebody who plans gains …
const FINISH = 55 // … and for the last one
const RIVAL = 0.15 // of what the same influence would be worth to oneself …
const PLANNED_RIVAL = 0.6 // … and to somebody who plans
/** How far a faction is from ending the game, and what that is worth being afraid of. */
const DANGER = [0, 16, 8, 4, 2, 1, 0.4, 0]
const FRIEND = 14
const FOE = 11

export function worthOfInfluence(state: State, seat: Seat, hope: Hope = bonusProgress, fear = 1): number {
  const { outcome } = state
  if (outcome !== null) return outcome.winners.includes(seat) ? WON / outcome.winners.length : LOST
  const enemy = opponent(state)
  const { friends } = state.options
  if (enemy !== null && friends !== null)
    return FRIEND * state[friends] - FOE * state[enemy] - factionDanger(state, enemy)
  const danger = factionDanger(state, 'star') + factionDanger(state, 'shield')
  let worth = ownInfluence(state, seat, hope) - fear * danger
  return worth - (hope === bonusProgress ? sampledRivals(state, seat) : expectedRivals(state, seat))
}

/** The best of the others as the table was sampled. */
function sampledRivals(state: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, influenceOf(state, other))
  return RIVAL * INFLUENCE * best
}

/** The best of the others by what they may hold: hands are hidden, so it is the mean of what nobody has shown. */
function expectedRivals(state: State, seat: Seat): number {
  const { players, agendaPile } = state
  const own = itemAt(players, seat).agendas
  const unseen = agendaDeck(players.length).filter(
    agenda =>
      !own.includes(agenda) &&
      !agendaPile.discard.includes(agenda) &&
      !players.some(({ revealed }) => revealed === agenda),
  )
  let best = 0
  for (const [other, { agendas, revealed }] of players.entries()) {
    if (other === seat) continue
    let sum = 0
    for (const agenda of unseen) sum += worthOf(state, other, agenda)
    const hidden = agendas.length - (revealed === null ? 0 : 1)
    const influence =
      (revealed === null ? 0 : worthOf(state, other, revealed)) + (hidden * sum) / Math.max(1, unseen.length)
    best = Math.max(best, influence)
  }
  return (PLANNED_RIVAL * INFLUENCE * best) / Math.max(1, players.length - 1)
}

function factionDanger(state: State, faction: Faction): number {
  const left = state.options.trackEnd - state[faction]
  const fear = DANGER[Math.max(0, left)] ?? 0
  if (left > 1 || state.players.length === 1) return fear
  return fear + 30 / (1 + state.agendaPile.deck.length) // the next time the deck runs out is the end
}

/** Influence, and what leads to it. */
function ownInfluence(state: State, seat: Seat, hope: Hope): number {
  let influence = 0
  let hopes = 0
  for (const agenda of itemAt(state.players, seat).agendas) {
    influence += worthOf(state, seat, agenda)
    hopes += hope(state, itemAt(state.players, seat), agenda)
  }
  const near = Math.max(0, influence - goalOf(state) + REACH)
  return INFLUENCE * influence + CLOSE * near + hopes
}

/** What an agenda promises beyond what it is worth now. */
export type Hope = (state: State, player: Player, agenda: AgendaId) => number

const BONUS = 5

/** How much of an agenda's bonus is under way. */
export function bonusProgress(state: State, player: Player, agenda: AgendaId): number {
  const { bonus } = AGENDAS[agenda]
  switch (bonus.is) {
    case 'lead':
      return BONUS / 3 // any step of the faction may pay
    case 'atLeast':
      return (
        BONUS * Math.min(1, countOf(state, player, bonus.thing) / (stepsFor(bonus, state.players.length).at(-1) ?? 1))
      )
    case 'atMost':
      return BONUS / (1 + countOf(state, player, bonus.thing))
    case 'balance':
      return BONUS / (2 + Math.abs(state.star - state.shield))
    case 'also':
      return bonus.first.is === 'owns'
        ? BONUS * Math.min(1, countOf(state, player, bonus.first.thing) / bonus.first.n)
        : BONUS / 4
  }
}

/** What drawing one agenda is worth: the mean of those that a hand like this could draw. */
export function worthOfAgenda(state: State, seat: Seat, hope: Hope = bonusProgress): number {
  const enemy = opponent(state)
  if (enemy !== null) return state[enemy] > 0 ? FOE + factionDanger(state, enemy) / 2 : 0
  const { agendas } = itemAt(state.players, seat)
  const least =
    agendas.length < MOST_AGENDAS ? 0 : Math.min(...agendas.map(agenda => valueOfAgenda(state, seat, agenda, hope)))
  const worst = agendas.find(agenda => valueOfAgenda(state, seat, agenda, hope) === least)
  const given = worst === undefined ? 0 : worthOf(state, seat, worst)
  let sum = 0
  let count = 0
  for (const agenda of agendaDeck(state.players.length)) {
    if (agendas.includes(agenda)) continue
    count++
    const more = valueOfAgenda(state, seat, agenda, hope) - least
    if (more <= 0) continue
    sum += more
    if (hope !== bonusProgress) sum += nearness(state, seat, worthOf(state, seat, agenda) - given)
  }
  return count === 0 ? 0 : sum / count
}

/** What so much influence is worth beyond what it is worth anywhere: it brings the goal within reach, or reaches it. */
export function nearness(state: State, seat: Seat, gained: number): number {
  if (gained <= 0 || opponent(state) !== null) return 0
  const missing = goalOf(state) - influenceOf(state, seat)
  const near = Math.min(gained, missing) - Math.max(0, Math.min(gained, missing - REACH))
  return NEARER * near + (gained >= missing ? FINISH : 0)
}

/** What one agenda is good for in this hand. */
export function valueOfAgenda(state: State, seat: Seat, agenda: AgendaId, hope: Hope = bonusProgress): number {
  return INFLUENCE * worthOf(state, seat, agenda) + hope(state, itemAt(state.players, seat), agenda)
}

/** What it changes that a faction gains power. */
export function worthOfPower(
  state: State,
  seat: Seat,
  faction: Faction,
  n: number,
  hope: Hope = bonusProgress,
  fear = 1, // of the end that nobody wins
): number {
  const before = worthOfInfluence(state, seat, hope, fear)
  const power = state[faction]
  state[faction] += n
  const reached = power + n >= state.options.trackEnd
  const wins =
    state.options.friends === faction || (opponent(state) === null && influenceOf(state, seat) >= goalOf(state))
  const after = reached
    ? wins
      ? WON
      : fear * LOST
    : wins && opponent(state) === null
      ? WON
      : worthOfInfluence(state, seat, hope, fear)
  state[faction] = power
  return after - before
}

import {
  AGREE_END,
  BadInput,
  type Game,
  isOutOfTurn,
  type OutOfTurn,
  type Refusal as Forbidden,
  resign,
  type Seat,
  type UndoClosed,
  withdraw,
} from '@overseer/kernel'
import type { Entry, Made } from './entry.ts'
import type { TablePlay } from './table-play.ts'

/** What people may do at a table as it stands: the next entry of its log, or why not. */

/** Why something was not done. Nothing has changed. */
export type Refusal =
  | { readonly refused: 'stale'; readonly v: number } // it was meant for another version
  | { readonly refused: 'notAsked' } // somebody else decides
  | { readonly refused: 'tooFast' } // it was done too often
  | { readonly refused: 'notYet' } // nobody has been gone for long enough
  | ({ readonly refused: 'illegal' } & Forbidden)
  | { readonly refused: 'undoClosed'; readonly why: UndoClosed }
  | { readonly refused: 'bad'; readonly why: string }

export const LAG_AT_MOST = 500 // ms of a slow connection that are given back with each choice

/** An answer to the question: of a person at a moment, or of a bot (`player` null). */
export function answering(
  play: TablePlay,
  seat: Seat,
  { player, at, made }: { readonly player: string | null; readonly at: number; readonly made?: Made | undefined },
  data: unknown,
): Entry | Refusal {
  if (play.asked !== seat) return { refused: 'notAsked' }
  if (player === null && play.botAt(seat) === null) return { refused: 'stale', v: play.n } // its person is back
  if (player !== null && play.botAt(seat) !== null) return { refused: 'notAsked' }
  if (player !== null && isUp(play, at)) return { refused: 'stale', v: play.n }
  const choice = parsed(play, data)
  if ('refused' in choice) return choice
  const forbidden = play.game.why(play.state, choice.choice)
  if (forbidden !== undefined) return { refused: 'illegal', ...forbidden }
  return made === undefined ? choice : { ...choice, made }
}

/** Somebody gives up: their own game, and nobody else's. */
export function resigning(play: TablePlay, seat: Seat): Entry | Refusal {
  return said(play, resign(seat))
}

/** Somebody takes back what another is asked for them; a bot that plays for them decides that itself. */
export function withdrawing(play: TablePlay, seat: Seat): Entry | Refusal {
  return play.botAt(seat) === null ? said(play, withdraw(seat)) : { refused: 'notAsked' }
}

/** Somebody would end the game without a winner, or no longer would. Once all would, it ends. */
export function offeringEnd(play: TablePlay, seat: Seat, offer: boolean): Entry | Refusal {
  if (play.asked === undefined || play.isGone(seat)) return { refused: 'notAsked' }
  const willing = offer ? [...play.offers, seat] : []
  if (offer && play.deciders.every(other => willing.includes(other))) return said(play, AGREE_END)
  if (play.offers.includes(seat) === offer) return { refused: 'notAsked' }
  return play.isIdling(seat) ? { refused: 'tooFast' } : { offer }
}

/** Somebody who left their game long ago has resigned, if somebody who stayed says so. */
export function claiming(play: TablePlay, seat: Seat, now: number): Entry | Refusal {
  const leaver = play.leavers(now).find(other => other !== seat)
  if (leaver === undefined || play.isGone(seat) || play.standIns[seat] !== null) return { refused: 'notYet' }
  return said(play, resign(leaver))
}

export function undoing(play: TablePlay, seat: Seat): Entry | Refusal {
  const { match, asked } = play
  if (play.isIdling(seat) || play.botAt(seat) !== null) return { refused: 'undoClosed', why: 'othersDecided' }
  if (asked === undefined) return { refused: 'undoClosed', why: 'somethingRevealed' } // the seed: it is over
  if (match.undoSeat === seat) return { undo: true }
  return { refused: 'undoClosed', why: match.undoClosed ?? 'othersDecided' }
}

/** Somebody would take a choice back that others have answered already, or no longer would. */
export function askingBack(play: TablePlay, seat: Seat, ask: boolean): Entry | Refusal {
  if (!ask) return play.wish?.seat === seat ? { wish: false } : { refused: 'notAsked' }
  if (!play.mayAskBack(seat)) return { refused: 'undoClosed', why: play.match.undoClosed ?? 'othersDecided' }
  return play.grantors(seat).length === 0 ? { back: play.backTo(seat) } : { wish: true }
}

/** Lets whoever asks take their choice back, or does not; once all let them, it happens. */
export function answeringBack(play: TablePlay, seat: Seat, grant: boolean): Entry | Refusal {
  const { wish } = play
  if (wish === null || !play.grantors(wish.seat).includes(seat) || wish.granted.includes(seat))
    return { refused: 'notAsked' }
  const willing = [...wish.granted, seat]
  const all = play.grantors(wish.seat).every(other => willing.includes(other))
  return grant && all ? { back: play.backTo(wish.seat) } : { grants: grant }
}

/** Lets a bot play for a seat, or (null) its person again. */
export function standingIn(play: TablePlay, seat: Seat, player: string | null, bot: string | null): Entry | Refusal {
  if (play.standIns[seat] === bot || play.asked === undefined) return { refused: 'notAsked' }
  return player !== null && bot !== null && play.isIdling(seat) ? { refused: 'tooFast' } : { bot }
}

/** Lets a bot answer for the seat that is asked, if its time is up. */
export function runningOut(play: TablePlay, seat: Seat, bot: string, now: number): Entry | Refusal {
  const late = play.asked === seat && play.botAt(seat) === null && isUp(play, now - LAG_AT_MOST)
  return late ? { bot } : { refused: 'notAsked' }
}

/** Which rule forbids a wish; null if it is legal. Only for whoever is asked, since it may depend on what they alone know. */
export function whyNot(play: TablePlay, seat: Seat, data: unknown): Forbidden | { readonly rule: null } | Refusal {
  if (play.asked !== seat || play.botAt(seat) !== null) return { refused: 'notAsked' }
  const choice = parsed(play, data)
  return 'refused' in choice ? choice : (play.game.why(play.state, choice.choice) ?? { rule: null })
}

/** Whether whoever is asked has no time left. */
function isUp({ due }: TablePlay, now: number): boolean {
  return due !== null && now >= due
}

/** A word out of turn, if it may be said now. */
function said({ game, state, asked }: TablePlay, word: OutOfTurn): Entry | Refusal {
  if (asked === undefined || !game.outOfTurn) return { refused: 'notAsked' }
  const wish = read(game, word)
  if ('refused' in wish) return { refused: 'notAsked' } // a word this game does not know
  const forbidden = game.why(state, wish.choice)
  return forbidden === undefined ? wish : { refused: 'illegal', ...forbidden }
}

/** A wish as the game has it. What is said out of turn has messages of its own: nobody decides for another. */
function parsed({ game }: TablePlay, data: unknown): { readonly choice: unknown } | Refusal {
  return isOutOfTurn(data) ? { refused: 'bad', why: 'this is no answer to a question' } : read(game, data)
}

function read({ parse }: Game, data: unknown): { readonly choice: unknown } | Refusal {
  try {
    return { choice: parse.choice(data) }
  } catch (error) {
    if (error instanceof BadInput) return { refused: 'bad', why: error.message }
    throw error
  }
}

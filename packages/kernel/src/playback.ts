import type { AnyState } from './chance.ts'
import { type Decision, type Emit, type Game, type GameRecord, maySee, type Onlooker, type Seat } from './game.ts'
import type { Match, UndoClosed } from './match.ts'
import { opening, playChoices } from './record.ts'

/**
 * What is seen of a game while it is played: an event after the other, each with the view after it. Tables, replays and
 * histories are all made of this.
 */

/** One thing that happened, and the table as somebody saw it right after. */
export interface Frame<View = unknown, Event = unknown> {
  readonly event: Event
  readonly view: View
}

/** What somebody saw of a choice. The last frame, if there is one, shows the same view. */
export interface Seen<View = unknown, Event = unknown> {
  readonly frames: readonly Frame<View, Event>[]
  readonly view: View // once it was over
}

/** What `observe` needs of a game. */
type Watchable<State extends AnyState, View> = Pick<Game<State, unknown, unknown, View>, 'view' | 'onlyBetweenChoices'>

/** Which events are shown to somebody: those they may see, unless more is known by now. */
type Sees<Event> = (event: Event, onlooker: Onlooker) => boolean

/**
 * Runs something that plays in a state and says what each onlooker saw of it; `before` is what they saw until then. In
 * the midst of it views keep their old values where they are valid only between choices.
 */
export function observe<State extends AnyState, View, Event>(
  game: Watchable<State, View>,
  state: () => State,
  before: ReadonlyMap<Onlooker, View>,
  run: (emit: Emit<Event> | undefined) => void,
  sees: Sees<Event> = maySee,
): Map<Onlooker, Seen<View, Event>> {
  const seen = new Map<Onlooker, Frame<View, Event>[]>()
  for (const onlooker of before.keys()) seen.set(onlooker, [])
  const record = (event: Event): void => {
    for (const [onlooker, frames] of seen)
      if (sees(event, onlooker))
        frames.push({ event, view: midway(game, before.get(onlooker)!, game.view(state(), onlooker)) })
  }
  run(seen.size === 0 ? undefined : record)
  return new Map([...seen].map(([onlooker, frames]) => [onlooker, ended(frames, game.view(state(), onlooker))]))
}

function midway<State extends AnyState, View>(
  { onlyBetweenChoices = [] }: Watchable<State, View>,
  before: View,
  view: View,
): View {
  if (onlyBetweenChoices.length === 0) return view
  const kept = { ...view } as Record<string, unknown>
  for (const part of onlyBetweenChoices) kept[part] = (before as Record<string, unknown>)[part]
  return kept as View
}

function ended<View, Event>(frames: Frame<View, Event>[], view: View): Seen<View, Event> {
  const last = frames.pop()
  if (last !== undefined) frames.push({ event: last.event, view })
  return { frames, view }
}

/** Plays a choice of a match and says what each onlooker saw of it. */
export function play<State extends AnyState, Choice, Options, View, Event>(
  match: Match<State, Choice, Options, Event, View>,
  choice: Choice,
  onlookers: Iterable<Onlooker>,
): Map<Onlooker, Seen<View, Event>> {
  const before = new Map([...onlookers].map(onlooker => [onlooker, match.game.view(match.state, onlooker)]))
  return observe(
    match.game,
    () => match.state,
    before,
    emit => match.apply(choice, emit),
  )
}

/** A game between two choices, and what the last one brought about. */
export interface Moment<State = AnyState, View = unknown, Event = unknown> extends Seen<View, Event> {
  readonly n: number // choices made
  readonly state: State // of this moment only: it is played on
  readonly pending: Decision | null
}

/**
 * Plays a record, moment by moment from the one before the first choice. `hidden`: events are shown although they were
 * told only to some, as once a game is over. Throws BrokenRecord at a choice that the rules forbid.
 */
export function* playback<State extends AnyState, Choice, Options, View, Event>(
  game: Game<State, Choice, Options, View, Event>,
  record: GameRecord<Choice, Options>,
  onlooker: Onlooker,
  { hidden = false }: { readonly hidden?: boolean } = {},
): Generator<Moment<State, View, Event>, void> {
  const state = opening(game, record)
  const moment = (n: number, seen: Seen<View, Event>) => ({
    n,
    state,
    pending: game.pending(state) ?? null,
    ...seen,
  })
  let view = game.view(state, onlooker)
  yield moment(0, { frames: [], view })
  for (const [n, choice] of record.choices.entries()) {
    const seen = observe<State, View, Event>(
      game,
      () => state,
      new Map([[onlooker, view]]),
      emit => playChoices([choice], n, one => game.apply(state, one, emit)),
      hidden ? isWhole : maySee,
    ).get(onlooker)!
    view = seen.view
    yield moment(n + 1, seen)
  }
}

/** Who sees everything is told the fact itself, not what strangers are told in its place. */
function isWhole(event: unknown): boolean {
  const { to } = event as { readonly to?: readonly Onlooker[] }
  return to === undefined || !to.includes('spectator')
}

/** What somebody at a table sees and may do. */
export interface SeatView<View = unknown, Choice = unknown> {
  readonly view: View
  readonly pending: Decision | null
  readonly choices: readonly Choice[] // theirs; empty while somebody else decides
  readonly undo: UndoClosed | null // null: they may take the last choice back
}

/** What an onlooker sees of a match and may do there, if they play these seats: their own, or several at one screen. */
export function seatView<State extends AnyState, Choice, Options, Event, View>(
  match: Match<State, Choice, Options, Event, View>,
  onlooker: Onlooker,
  plays: (seat: Seat) => boolean = seat => seat === onlooker,
  view: View = match.game.view(match.state, onlooker),
): SeatView<View, Choice> {
  const { game, state } = match
  const pending = game.pending(state) ?? null
  return {
    view,
    pending,
    choices: pending !== null && plays(pending.seat) ? game.choices(state) : [],
    undo: undoFor(match, plays),
  }
}

/** Whether somebody who plays these seats may take the last choice back; null if so. */
export function undoFor(
  { undoSeat, undoClosed }: Pick<Match, 'undoSeat' | 'undoClosed'>,
  plays: (seat: Seat) => boolean,
): UndoClosed | null {
  if (undoSeat !== undefined && !plays(undoSeat)) return 'othersDecided'
  return undoClosed ?? null
}

import { asState, digestSince, type Event, parseSpace, type View } from '@overseer/wasteland'
import type { BoardState } from './board-state.ts'
import type { Play } from './play.ts'

/** What happened since the last turn of whoever is at this screen, in sentences. */

/** Told even where there is room for a few only. */
const TELLING: ReadonlySet<Event['type']> = new Set([
  ...(['killed', 'eliminated', 'objectiveCompleted', 'questFailed', 'powerGained', 'powerLost'] as const),
  ...(['deckPassed', 'loyaltyDeclared', 'resigned', 'enemyKilled', 'agendaRevealed'] as const),
])

/** Told where room is left. */
const LESS_TELLING: ReadonlySet<Event['type']> = new Set([
  ...(['encounterDrawn', 'traitGained', 'companionRecruited', 'tileExplored', 'xpGained'] as const),
])

/** What happens to somebody at the turns of others. */
const HARM: ReadonlySet<Event['type']> = new Set(['damaged', 'radsSuffered'])

const SEEN: ReadonlySet<Event['type']> = new Set(['roundBegan', 'traitLost', 'healed', 'xpGained'])

const FEW = { large: 5, small: 2 } as const

const MOST = 12

/** Everything but what is seen on the table anyway, the latest if there is much. */
export function newsOf({ view, narrator, near }: Play, { history }: Pick<BoardState, 'history'>): readonly string[] {
  const told = digest(history, near).filter(({ type }) => !SEEN.has(type))
  return sentences(told, event => narrator.event(view, event)).slice(-MOST)
}

/** The last few things that others and the wasteland did, those of weight first of all, who has come to where one stands, and what one suffered. */
export function headlinesOf(
  { view, narrator, near }: Play,
  { history }: Pick<BoardState, 'history'>,
  room: keyof typeof FEW,
): readonly string[] {
  const all = digest(history, near)
  const others = all.filter(event => !isBy(event, near))
  const weighty = others.filter(({ type }) => TELLING.has(type)).slice(-FEW[room])
  const rest = FEW[room] - weighty.length
  const less =
    rest > 0
      ? sinceSetUp(others)
          .filter(({ type }) => LESS_TELLING.has(type))
          .slice(-rest)
      : []
  const telling = others.filter(event => weighty.includes(event) || less.includes(event))
  const came = all.filter(event => isAt(view, event, near)).slice(-1)
  const suffered = all.filter(event => HARM.has(event.type) && isBy(event, near))
  return sentences([...telling, ...came, ...suffered], event => narrator.event(view, event))
}

/** What characters begin with is on their cards. */
const sinceSetUp = (events: readonly Event[]): readonly Event[] =>
  events.slice(events.findLastIndex(event => event.type === 'roundBegan' && event.round === 1) + 1)

/** What came of somebody's last action of this turn, apart from what the table shows. */
const CAME_OF: ReadonlySet<Event['type']> = new Set([
  ...([
    'enemyKilled',
    'fightEnded',
    'damaged',
    'radsSuffered',
    'healed',
    'xpGained',
    'traitGained',
    'traitLost',
  ] as const),
  ...(['itemGained', 'eventResolved', 'capsGained', 'capsLost', 'agendaDrawn', 'perkGained', 'cardKept'] as const),
  ...(['questStaged', 'objectiveCompleted', 'objectiveCounted', 'powerGained', 'powerLost', 'companionLeft'] as const),
])

/** What came of the last thing that whoever is at this screen did in this turn. */
export function deedsOf({ view, narrator, near }: Play, { history }: Pick<BoardState, 'history'>): readonly string[] {
  const events = history.map(({ event }) => event as Event)
  const began = events.findLastIndex(({ type }) => type === 'actionTaken' || type === 'turnBegan')
  const deed = events[began]
  if (deed?.type !== 'actionTaken' || deed.seat !== near || deed.action === 'encounter') return [] // that has a slip of its own
  const came = events.slice(began).filter(event => CAME_OF.has(event.type) && !isWon(event))
  return sentences(came, event => narrator.event(view, event))
}

/** That it was killed says as much. */
const isWon = (event: Event): boolean => event.type === 'fightEnded' && event.won

function digest(history: BoardState['history'], seat: number): readonly Event[] {
  return digestSince(
    history.map(({ event }) => event as Event),
    seat,
  )
}

const isBy = (event: Event, seat: number): boolean => 'seat' in event && event.seat === seat && event.type !== 'killed'

/** An enemy has come to where somebody stands. */
function isAt(view: View, event: Event, seat: number): boolean {
  if (event.type !== 'enemyMoved' && event.type !== 'enemyTurnedUp') return false
  return parseSpace(asState(view).board, event.at) === view.players[seat]?.node
}

/** Of each only the first line: a story is read on its card. */
function sentences(events: readonly Event[], tell: (event: Event) => string): string[] {
  const lines = events.map(event => tell(event).split('\n', 1)[0]!)
  return lines.filter((line, at) => line !== '' && lines.indexOf(line) === at)
}

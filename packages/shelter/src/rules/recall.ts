import type { Emit, Question, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type Letter, LETTERS } from '../content/icons.ts'
import type { Event } from '../event.ts'
import type { Crew, Player, State, Step } from '../state.ts'
import { nameSpace } from '../vault.ts'

type Ask = { readonly seat: Seat }

/** SH-REC-1: beaten threats go, everybody comes home, then training. Printed letters are given first (SH-TRN-2). */
export function recall(state: State, _step: Step, emit?: Emit<Event>): void {
  discardBeaten(state, emit)
  const learners: Crew[] = []
  for (let space = 0; space < state.crews.length; space++) {
    const crew = state.crews[space]
    if (!crew) continue
    state.crews[space] = null
    comeHome(state.players[crew.seat]!, crew)
    if (crew.train !== null) learners.push(crew)
  }
  emit?.({ type: 'recalled' })
  for (const { seat, train } of learners) if (train !== null && train !== 'any') teachPrinted(state, seat, train, emit)
  pushTraining(state, learners)
}

/** SH-REC-2: a threat goes if everyone on it is well. */
function discardBeaten(state: State, emit?: Emit<Event>): void {
  for (let space = 0; space < state.threats.length; space++) {
    const threat = state.threats[space]
    const crew = state.crews[space]
    if (!threat || !crew || crew.hurt > 0) continue
    state.threats[space] = null
    state.threatPile.discard.push(threat)
    emit?.({ type: 'threatBeaten', space: nameSpace(space), threat })
  }
}

function comeHome(player: Player, { count, hurt, fresh }: Crew): void {
  player.hurt += hurt
  player.plain += count - hurt + fresh
}

function teachPrinted(state: State, seat: Seat, letter: Letter, emit?: Emit<Event>): void {
  if (state.players[seat]!.trained.includes(letter)) emit?.({ type: 'trainingLost', seat, letter })
  else teach(state, seat, letter, emit)
}

function teach(state: State, seat: Seat, letter: Letter, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  player.plain--
  player.trained = LETTERS.filter(other => other === letter || player.trained.includes(other))
  emit?.({ type: 'trained', seat, letter })
}

/** SH-TRN-2: from the holder of the token clockwise; pushed from the last to the first. */
function pushTraining(state: State, learners: readonly Crew[]): void {
  const seats = state.players.length
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (state.token + i) % seats
    for (const crew of learners)
      if (crew.seat === seat && crew.train === 'any') state.steps.push({ do: 'trainAny', seat })
  }
}

/** SH-TRN-2: a free letter of the player's choice, not to be declined; without a free one, none. */
export const trainAny: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => freeLetters(state.players[seat]!).length > 1,
  settle(state, { seat }, emit) {
    const [only] = freeLetters(state.players[seat]!)
    if (only === undefined) emit?.({ type: 'trainingLost', seat, letter: null })
    else teach(state, seat, only, emit)
  },
  choices: (state, { seat }) => freeLetters(state.players[seat]!).map(letter => ({ do: 'train', letter })),
  why: (state, { seat }, wish) =>
    wish.do === 'train' && freeLetters(state.players[seat]!).includes(wish.letter) ? undefined : 'SH-TRN-2',
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'train') teach(state, seat, choice.letter, emit)
  },
}

function freeLetters(player: Player): Letter[] {
  return LETTERS.filter(letter => !player.trained.includes(letter))
}

import type { Emit, Seat } from '@overseer/kernel'
import { type Letter, LETTERS } from '../content/icons.ts'
import type { Event } from '../event.ts'
import { because } from '../refusal.ts'
import { type Crew, type Player, playerAt, type State, type Step } from '../state.ts'
import { nameSpace } from '../vault.ts'
import { pickOne } from './asking.ts'

/** SH-REC-1: beaten threats go, everybody comes home, then training. Printed letters are given first (SH-TRN-2). */
export function recall(state: State, _step: Step, emit?: Emit<Event>): void {
  discardBeaten(state, emit)
  const learners: Crew[] = []
  for (let space = 0; space < state.crews.length; space++) {
    const crew = state.crews[space]
    if (!crew) continue
    state.crews[space] = null
    comeHome(playerAt(state, crew.seat), crew)
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
  if (playerAt(state, seat).trained.includes(letter)) emit?.({ type: 'trainingLost', seat, letter })
  else teach(state, seat, letter, emit)
}

function teach(state: State, seat: Seat, letter: Letter, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
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
export const trainAny = pickOne({
  options: (state, { seat }) => freeLetters(playerAt(state, seat)).map(letter => ({ do: 'train', letter })),
  rule: 'SH-TRN-2',
  why: {
    train: (state, { seat }, { letter }) =>
      freeLetters(playerAt(state, seat)).includes(letter) ? undefined : because('SH-TRN-2', { trained: letter }),
  },
  effect: (state, { seat }, { letter }, emit) => teach(state, seat, letter, emit),
  none: (_state, { seat }, emit) => emit?.({ type: 'trainingLost', seat, letter: null }),
})

function freeLetters(player: Player): Letter[] {
  return LETTERS.filter(letter => !player.trained.includes(letter))
}

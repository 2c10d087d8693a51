import type { Question, Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../choice.ts'
import type { Event } from '../event.ts'
import { graphOf, NOWHERE, reaches, SHIP } from '../map.ts'
import { push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { killFoe, turnDown } from './enemies.ts'
import { foeCalled, isHostile, levelOf } from './foes.ts'

/** Enemies struck down, or calmed, from a distance. */

type Ask = Step & { readonly seat: Seat }

/** Active enemies on faceup tiles within so many spaces (W-SPACE-R4). */
export function enemiesWithin(state: State, seat: Seat, range: number): FoeId[] {
  const { node } = state.players[seat]!
  if (node === NOWHERE || node === SHIP) return []
  const far = reaches(graphOf(state.board), node)
  const found: FoeId[] = []
  for (const foe of state.foes) if (far[foe.node]! <= range && isHostile(state, seat, foe)) found.push(foe.id)
  return found
}

export function strikeTargets(state: State, seat: Seat, level: number, range: number): FoeId[] {
  return enemiesWithin(state, seat, range).filter(id => {
    const { kind, face } = foeCalled(state, id)!
    return levelOf(state, kind, face) <= level
  })
}

export function calmTargets(state: State, seat: Seat, range: number): FoeId[] {
  return enemiesWithin(state, seat, range)
}

const foeChoices = (foes: readonly FoeId[]): Choice[] => foes.map(foe => ({ do: 'foe', foe }))

type Strike = Ask & { readonly level: number; readonly range: number }

/** One enemy dies, with all that follows from a kill (W-KILL-13). */
export const strike: Question<State, Strike, Choice, Event> = {
  open: (state, { seat, level, range }) => strikeTargets(state, seat, level, range).length > 1,
  settle(state, { seat, level, range }, emit) {
    const [only] = strikeTargets(state, seat, level, range)
    if (only !== undefined) killFoe(state, foeCalled(state, only)!, seat, emit)
  },
  choices: (state, { seat, level, range }) => foeChoices(strikeTargets(state, seat, level, range)),
  why: (state, { seat, level, range }, wish) =>
    wish.do === 'foe' && strikeTargets(state, seat, level, range).includes(wish.foe) ? undefined : 'W-KILL-13',
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'foe') killFoe(state, foeCalled(state, choice.foe)!, seat, emit)
  },
}

type Calm = Ask & { readonly left: number; readonly range: number }

export const calm: Question<State, Calm, Choice, Event> = {
  open: (state, { seat, left, range }) => left > 0 && calmTargets(state, seat, range).length > 1,
  settle(state, { seat, left, range }, emit) {
    const [only] = calmTargets(state, seat, range)
    if (left > 0 && only !== undefined) turnDown(state, foeCalled(state, only)!, emit)
  },
  choices: (state, { seat, range }) => foeChoices(calmTargets(state, seat, range)),
  why: (state, { seat, range }, wish) =>
    wish.do === 'foe' && calmTargets(state, seat, range).includes(wish.foe) ? undefined : 'W-ENEMY-5',
  answer(state, step, choice, emit) {
    if (choice.do !== 'foe') return
    push(state, { ...step, do: 'calm', left: step.left - 1 })
    turnDown(state, foeCalled(state, choice.foe)!, emit)
  },
}

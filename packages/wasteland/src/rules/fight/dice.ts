import { roll } from '@overseer/kernel'
import { DICE, type Face, FACES } from '../../content/dice.ts'
import type { State } from '../../state.ts'
import { maskOf } from '../items/passives.ts'

/** The V.A.T.S. dice: how they are rolled and read. */

const FACE_AREAS = FACES.map(({ areas }) => maskOf(areas))

/** All dice, as a mask. */
export const ALL_DICE = (1 << DICE) - 1

/** What a die shows; faces count from 1. */
export function faceOf(face: number): Face {
  const shown = FACES[face - 1]
  if (shown === undefined) throw new Error(`a die has no face ${face}`)
  return shown
}

/** The green areas of a face, as a mask; faces count from 1. */
export function areasOf(face: number): number {
  return FACE_AREAS[face - 1] ?? 0
}

export function hitsOn(dice: readonly number[]): number {
  let hits = 0
  for (const face of dice) hits += faceOf(face).hits
  return hits
}

/** W-GOLD-R4. */
export function rollDie(state: State): number {
  return roll(state, FACES.length)
}

export function rollDice(state: State): number[] {
  return [rollDie(state), rollDie(state), rollDie(state)]
}

import { DICE, FACES } from '../content/dice.ts'

/**
 * Exact odds of the three dice, by backward induction over the rerolls that are left: each is spent on whichever dice
 * promise most. Rolls are kept in order, so that dice that were set (locked) can stay as they lie.
 */

/** What a final roll comes to: how good it is, then anything else one wants to know on average. */
export type Score = readonly number[]

const SIDES = FACES.length
const ROLLS = SIDES ** DICE
const WEIGHTS = [SIDES * SIDES, SIDES, 1] as const
const ALL = (1 << DICE) - 1

/** The three faces of every roll, counted from 1. */
const FACES_OF: readonly (readonly number[])[] = Array.from({ length: ROLLS }, (_, roll) =>
  WEIGHTS.map(weight => (Math.floor(roll / weight) % SIDES) + 1),
)

function indexOf(dice: readonly number[]): number {
  return dice.reduce((roll, face, die) => roll + (face - 1) * WEIGHTS[die]!, 0)
}

/** By fact, then by roll. */
type Values = readonly Float64Array[]

export class RerollOdds {
  readonly #levels: Values[] = [] // with no reroll left, with one, with two …
  readonly #locked: number

  /** At the end so many dice may be turned to faces of choice; locked dice are neither rolled again nor turned. */
  constructor(score: (dice: readonly number[]) => Score, rerolls: number, sets: number, locked: number) {
    this.#locked = locked
    const scores = FACES_OF.map(score)
    let final: Values = scores[0]!.map((_, fact) => Float64Array.from(scores, one => one[fact]!))
    for (let left = Math.min(sets, DICE); left > 0; left--) final = withSet(final, locked)
    this.#levels.push(final)
    for (let left = 1; left <= rerolls; left++) this.#levels.push(this.#withReroll())
  }

  /** Before the dice are cast. */
  get before(): Score {
    return pick(means(this.#levels.at(-1)!)[ALL]!, 0)
  }

  /** As the dice lie, and no more rerolls. */
  kept(dice: readonly number[]): Score {
    return pick(this.#levels[0]!, indexOf(dice))
  }

  /** As the dice lie, with the best rerolls. */
  best(dice: readonly number[]): Score {
    return pick(this.#levels.at(-1)!, indexOf(dice))
  }

  /** Every pick of dice, counted from 0, that may be rolled again, with what the best rerolls after it promise. */
  rerolled(dice: readonly number[]): { readonly dice: readonly number[]; readonly score: Score }[] {
    if (this.#levels.length < 2) return []
    const after = means(this.#levels.at(-2)!)
    const roll = indexOf(dice)
    return MASKS.filter(mask => (mask & this.#locked) === 0).map(mask => ({
      dice: dice.flatMap((_, die) => ((mask & (1 << die)) === 0 ? [] : [die])),
      score: pick(after[mask]!, roll),
    }))
  }

  #withReroll(): Values {
    const found = this.#levels[0]!.map(fact => fact.slice())
    const after = means(this.#levels.at(-1)!)
    for (const mask of MASKS) {
      if ((mask & this.#locked) !== 0) continue
      const worth = after[mask]![0]!
      for (let roll = 0; roll < ROLLS; roll++)
        if (worth[roll]! > found[0]![roll]! + CLOSE) take(found, roll, after[mask]!, roll)
    }
    return found
  }
}

/** Values closer than this are equal: the same sum, added in another order. */
const CLOSE = 1e-12

const MASKS = Array.from({ length: ALL }, (_, i) => i + 1)

function pick(values: Values, roll: number): Score {
  return values.map(fact => fact[roll]!)
}

function take(into: Values, at: number, from: Values, roll: number): void {
  for (let fact = 0; fact < into.length; fact++) into[fact]![at] = from[fact]![roll]!
}

/** The best that turning one die could make of each roll. */
function withSet(values: Values, locked: number): Values {
  const found = values.map(fact => fact.slice())
  for (const [die, weight] of WEIGHTS.entries()) {
    if ((locked & (1 << die)) !== 0) continue
    for (const base of BASES[die]!) {
      let best = base
      for (let side = 1; side < SIDES; side++)
        if (values[0]![base + side * weight]! > values[0]![best]! + CLOSE) best = base + side * weight
      for (let side = 0; side < SIDES; side++) {
        const roll = base + side * weight
        if (values[0]![best]! > found[0]![roll]! + CLOSE) take(found, roll, values, best)
      }
    }
  }
  return found
}

/** For each die the rolls in which it shows its first face. */
const BASES = WEIGHTS.map((_, die) => FACES_OF.flatMap((faces, roll) => (faces[die] === 1 ? [roll] : [])))

/** What each roll is worth on average once the dice of a mask are rolled again, by mask. */
function means(values: Values): readonly Values[] {
  const found: Values[] = [values]
  for (const mask of MASKS) {
    const die = 31 - Math.clz32(mask)
    found.push(found[mask & ~(1 << die)]!.map(fact => meanOver(fact, die)))
  }
  return found
}

function meanOver(values: Float64Array, die: number): Float64Array {
  const weight = WEIGHTS[die]!
  const mean = new Float64Array(ROLLS)
  for (const base of BASES[die]!) {
    let sum = 0
    for (let side = 0; side < SIDES; side++) sum += values[base + side * weight]!
    for (let side = 0; side < SIDES; side++) mean[base + side * weight] = sum / SIDES
  }
  return mean
}

import { areasOf, DICE, FACES } from '@overseer/wasteland'

/**
 * Expected values of the three dice, by backward induction over the rerolls that are left, each spent on whichever dice
 * pay best. The order of the dice does not matter, so there are only fifty-six different rolls.
 */

const SIDES = FACES.length

/** A roll by its faces, counted from 0, the lowest first. */
export type Roll = readonly [number, number, number]

const ROLLS: readonly Roll[] = sortedRolls()
const ROLL_AT = new Uint8Array(SIDES ** DICE)
for (const [at, [a, b, c]] of ROLLS.entries())
  for (const [x, y, z] of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const)
    ROLL_AT[(x * SIDES + y) * SIDES + z] = at

function sortedRolls(): Roll[] {
  const rolls: Roll[] = []
  for (let a = 0; a < SIDES; a++) for (let b = a; b < SIDES; b++) for (let c = b; c < SIDES; c++) rolls.push([a, b, c])
  return rolls
}

export const hitsOf = ([a, b, c]: Roll): number => FACES[a]!.hits + FACES[b]!.hits + FACES[c]!.hits

/** What every roll is worth with no reroll left, with one, with two … */
export type RollValues = readonly Float64Array[]

const MOST_REROLLS = 8

export function rollValues(worth: (roll: Roll) => number, rerolls: number): RollValues {
  const levels: Float64Array[] = [Float64Array.from(ROLLS, worth)]
  for (let left = Math.min(rerolls, MOST_REROLLS); left > 0; left--) levels.push(withReroll(levels))
  return levels
}

/** One reroll more: keep the roll, or roll the one, two or three dice that promise most. */
function withReroll(levels: RollValues): Float64Array {
  const kept = levels[0]!
  const next = levels[levels.length - 1]!
  const rollOne = new Float64Array(SIDES * SIDES) // by the two dice that stay
  const rollTwo = new Float64Array(SIDES) // by the die that stays
  let rollAll = 0
  for (let a = 0; a < SIDES; a++) {
    for (let b = 0; b < SIDES; b++) {
      let sum = 0
      for (let c = 0; c < SIDES; c++) sum += next[ROLL_AT[(a * SIDES + b) * SIDES + c]!]!
      rollOne[a * SIDES + b] = sum / SIDES
      rollTwo[a]! += sum / SIDES / SIDES
    }
    rollAll += rollTwo[a]! / SIDES
  }
  return Float64Array.from(ROLLS, ([a, b, c], at) =>
    Math.max(
      kept[at]!,
      rollAll,
      rollTwo[a]!,
      rollTwo[b]!,
      rollTwo[c]!,
      rollOne[a * SIDES + b]!,
      rollOne[a * SIDES + c]!,
      rollOne[b * SIDES + c]!,
    ),
  )
}

/** Before the dice are cast. */
export function beforeRoll(levels: RollValues): number {
  const values = levels[levels.length - 1]!
  let sum = 0
  for (const at of ROLL_AT) sum += values[at]!
  return sum / ROLL_AT.length
}

const indexOf = (dice: readonly number[]): number =>
  ROLL_AT[((dice[0]! - 1) * SIDES + dice[1]! - 1) * SIDES + dice[2]! - 1]!

/** The dice as they lie, faces counted from 1; locked ones, as a mask, are not rolled again. */
export function asRolled(levels: RollValues, dice: readonly number[], locked: number): number {
  if (locked === 0) return levels[levels.length - 1]![indexOf(dice)]!
  let best = levels[0]![indexOf(dice)]!
  if (levels.length > 1)
    for (let mask = 1; mask < 1 << DICE; mask++)
      if ((mask & locked) === 0) best = Math.max(best, rerolled(levels, dice, mask))
  return best
}

/** The dice as they lie, and no more rerolls. */
export function asKept(levels: RollValues, dice: readonly number[]): number {
  return levels[0]![indexOf(dice)]!
}

/** Some of the dice, counted from 0, rolled again. */
export function ifRerolled(levels: RollValues, dice: readonly number[], which: readonly number[]): number {
  return rerolled(
    levels,
    dice,
    which.reduce((mask, die) => mask | (1 << die), 0),
  )
}

function rerolled(levels: RollValues, dice: readonly number[], mask: number): number {
  const after = levels[levels.length - 2]!
  const faces = dice.slice()
  let sum = 0
  let distances = 0
  const roll = (die: number): void => {
    if (die === DICE) {
      sum += after[indexOf(faces)]!
      distances++
    } else if ((mask & (1 << die)) === 0) roll(die + 1)
    else
      for (let face = 1; face <= SIDES; face++) {
        faces[die] = face
        roll(die + 1)
      }
  }
  roll(0)
  return sum / distances
}

/** The chance that a roll is good, by the number of rerolls. */
function chances(good: (roll: Roll) => boolean): readonly number[] {
  const levels = rollValues(roll => (good(roll) ? 1 : 0), MOST_REROLLS)
  return levels.map((_, rerolls) => beforeRoll(levels.slice(0, rerolls + 1)))
}

const upTo = <T>(most: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: most + 1 }, (_, n) => make(n))
const withRerolls = (table: readonly number[], rerolls: number): number => table[Math.min(rerolls, MOST_REROLLS)]!

const MOST_HITS = DICE * 2
const ALL_AREAS = 15

const PASSES = upTo(MOST_HITS, n => chances(roll => hitsOf(roll) >= n))
const KILLS = upTo(ALL_AREAS, areas => upTo(DICE, needed => chances(roll => matchesOf(roll, areas) >= needed)))
const THROUGH = upTo(MOST_HITS, armor => beforeRoll(rollValues(roll => Math.max(0, hitsOf(roll) - armor), 0)))

/** How many dice show one of the areas. */
export function matchesOf([a, b, c]: Roll, areas: number): number {
  const matches = (face: number): number => ((areasOf(face + 1) & areas) === 0 ? 0 : 1)
  return matches(a) + matches(b) + matches(c)
}

/** How likely a test of this difficulty is passed. */
export function passChance(n: number, rerolls: number): number {
  if (n <= 0) return 1
  return n > MOST_HITS ? 0 : withRerolls(PASSES[n]!, rerolls)
}

/** How likely so many dice match these areas. */
export function killChance(areas: number, needed: number, rerolls: number): number {
  if (needed <= 0) return 1
  return needed > DICE ? 0 : withRerolls(KILLS[areas]![needed]!, rerolls)
}

/** The hits that get through armor, on average. */
export function hitsThrough(armor: number): number {
  return THROUGH[Math.min(Math.max(armor, 0), MOST_HITS)]!
}

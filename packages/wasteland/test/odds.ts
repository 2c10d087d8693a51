import { DICE, FACES, type Face } from '../src/content/dice.ts'
import type { Area } from '../src/content/terms.ts'

/** Chances by enumeration of all rolls, for the tables of the specification. */

export interface Foe {
  readonly level: number
  readonly vulnerable: readonly Area[]
  readonly armored: boolean
}

/** How the fight stands apart from the dice: rerolls and armor of the survivor, hits from a distance for either side. */
export interface Stance {
  readonly rerolls: number
  readonly armor?: number
  readonly shooting?: boolean
  readonly shotAt?: boolean
}

export interface Chances {
  readonly kill: number
  readonly damage: number
}

const ROLLS: readonly (readonly number[])[] = sequences(DICE)

/** Which dice are kept: first all of them, last none. Of two equally good ways the earlier one is taken. */
const KEPT: readonly (readonly boolean[])[] = sequences(DICE, 2)
  .map(picks => picks.map(pick => pick === 1))
  .sort((one, other) => other.filter(Boolean).length - one.filter(Boolean).length)

function sequences(length: number, values = FACES.length): number[][] {
  if (length === 0) return [[]]
  return sequences(length - 1, values).flatMap(start => Array.from({ length: values }, (_, v) => [...start, v]))
}

/**
 * The best way to spend rerolls one after the other, each on any dice: `worth` values a final roll, `score` is what is
 * averaged on the way to it. The order of the dice does not matter.
 */
function best<Score extends readonly number[]>(
  rerolls: number,
  score: (roll: readonly Face[]) => Score,
  worth: (score: Score) => number,
): Score {
  let values = new Map(ROLLS.map(roll => [key(roll), score(roll.map(face => FACES[face]!))]))
  for (let left = 0; left < rerolls; left++) values = afterReroll(values, worth)
  return average(ROLLS.map(roll => values.get(key(roll))!))
}

function afterReroll<Score extends readonly number[]>(
  values: ReadonlyMap<string, Score>,
  worth: (score: Score) => number,
): Map<string, Score> {
  const answers = new Map<string, Score>()
  const keeping = new Map<string, Score>()
  for (const roll of ROLLS.map(sorted)) {
    if (answers.has(key(roll))) continue
    const ways = KEPT.map(kept => {
      const held = roll.filter((_, die) => kept[die])
      const known = keeping.get(key(held))
      if (known !== undefined) return known
      const outcome = average(sequences(DICE - held.length).map(fresh => values.get(key([...held, ...fresh]))!))
      keeping.set(key(held), outcome)
      return outcome
    })
    answers.set(
      key(roll),
      ways.reduce((one, other) => (worth(other) > worth(one) + 1e-9 ? other : one)),
    )
  }
  return answers
}

const sorted = (faces: readonly number[]): number[] => [...faces].sort((one, other) => one - other)
const key = (faces: readonly number[]): string => sorted(faces).join('')

function average<Score extends readonly number[]>(scores: readonly Score[]): Score {
  const first = scores[0]!
  return first.map((_, i) => scores.reduce((sum, score) => sum + score[i]!, 0) / scores.length) as unknown as Score
}

const hitsOf = (roll: readonly Face[]): number => roll.reduce((sum, face) => sum + face.hits, 0)

export const matches = (face: Face, areas: readonly Area[]): boolean => face.areas.some(area => areas.includes(area))

export const need = (foe: Foe): number => foe.level + (foe.armored ? 1 : 0)

/** A fight by a survivor to whom the kill is worth three times the level and every lost HP one. */
export function fightChances(foe: Foe, { rerolls, armor = 0, shooting = false, shotAt = false }: Stance): Chances {
  const [kill, damage] = best(
    rerolls,
    roll => {
      const hits = roll.filter(face => matches(face, foe.vulnerable)).length + (shooting ? 1 : 0)
      const taken = Math.max(0, hitsOf(roll) + (shotAt ? 1 : 0) - armor) * foe.level
      return [hits >= need(foe) ? 1 : 0, taken] as const
    },
    ([killed, taken]) => 3 * foe.level * killed - taken,
  )
  return { kill, damage }
}

/** A fight in which nothing counts but the kill. */
export function killChance(areas: readonly Area[], needed: number, rerolls: number): number {
  const score = (roll: readonly Face[]): readonly [number] => [
    roll.filter(face => matches(face, areas)).length >= needed ? 1 : 0,
  ]
  return best(rerolls, score, ([killed]) => killed)[0]
}

export function testChance(difficulty: number, rerolls: number): number {
  return best(
    rerolls,
    roll => [hitsOf(roll) >= difficulty ? 1 : 0] as const,
    ([passed]) => passed,
  )[0]
}

/** The average number of hits that get through armor, without rerolls. */
export const hitsThrough = (armor: number): number =>
  best(
    0,
    roll => [Math.max(0, hitsOf(roll) - armor)] as const,
    () => 0,
  )[0]

/** The chance that `drawn` cards of a deck hold at least `least` of its `copies`. */
export function holding(least: number, copies: number, deck: number, drawn: number): number {
  let chance = 0
  for (let n = least; n <= Math.min(copies, drawn); n++)
    chance += (choose(copies, n) * choose(deck - copies, drawn - n)) / choose(deck, drawn)
  return chance
}

function choose(from: number, n: number): number {
  if (n < 0 || n > from) return 0
  let ways = 1
  for (let i = 1; i <= n; i++) ways = (ways * (from - n + i)) / i
  return ways
}

/** Rounded as the tables are: a half goes to the even number. */
export function percent(chance: number): number {
  const exact = Math.round(1e6 * chance) / 1e4
  const below = Math.floor(exact)
  if (exact - below !== 0.5) return Math.round(exact)
  return below % 2 === 0 ? below : below + 1
}

import { nextWord, type Random } from '@overseer/kernel'
import type { CharacterId, Choice } from '@overseer/wasteland'

/** How somebody picks a character. */
interface Picking {
  readonly merits: Readonly<Record<CharacterId, number>> // how many games each wins among equals, by an even share
  readonly picky: number // how much oftener the better ones are taken: nobody always, nobody never
}

/** How it stands today (docs/balance.md), and against the greedy bot. */
const MERITS = { vaultDweller: 1.08, wastelander: 1.01, superMutant: 0.93, brotherhoodOutcast: 1, ghoul: 1.01 }

export const FAIR: Picking = { merits: MERITS, picky: 14 }

/** Mostly takes the best that is left. */
export const SHREWD: Picking = { merits: MERITS, picky: 28 }

/** A character, the better ones oftener; undefined if it is not characters that are chosen among. */
export function characterByMerit(
  choices: readonly Choice[],
  random: Random,
  { merits, picky }: Picking,
): Choice | undefined {
  const weights = choices.map(choice => (choice.do === 'character' ? merits[choice.character] ** picky : 0))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return undefined
  let rest = (nextWord(random) / 2 ** 32) * sum
  return choices.find((_, at) => (rest -= weights[at] ?? 0) < 0)
}

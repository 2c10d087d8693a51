import { nextWord, type Random } from '@overseer/kernel'
import type { CharacterId, Choice } from '@overseer/wasteland'

/** How somebody picks a character. */
interface Picking {
  readonly merits: Readonly<Record<CharacterId, number>> // how many games each wins among equals, by an even share
  readonly picky: number // how much oftener the better ones are taken: nobody always, nobody never
}

export const FAIR: Picking = {
  merits: { vaultDweller: 1.07, wastelander: 1, superMutant: 0.98, brotherhoodOutcast: 0.94, ghoul: 1.01 },
  picky: 12,
}

/** Knows how it stands today (docs/balance.md), and mostly takes the best that is left. */
export const SHREWD: Picking = {
  merits: { vaultDweller: 1.07, wastelander: 1, superMutant: 0.98, brotherhoodOutcast: 0.94, ghoul: 1.01 },
  picky: 30,
}

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

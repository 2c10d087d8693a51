import { nextWord, type Random } from '@overseer/kernel'
import type { CharacterId, Choice } from '@overseer/wasteland'

/** How many games each character wins among equals, by an even share (docs/balance.md). */
const MERITS: Readonly<Record<CharacterId, number>> = {
  vaultDweller: 1.11,
  wastelander: 1.11,
  superMutant: 1.02,
  brotherhoodOutcast: 0.94,
  ghoul: 0.9,
}
const PICKY = 12 // how much oftener the better ones are taken: nobody always, nobody never

/** A character, the better ones oftener; undefined if it is not characters that are chosen among. */
export function characterByMerit(choices: readonly Choice[], random: Random): Choice | undefined {
  const weights = choices.map(choice => (choice.do === 'character' ? MERITS[choice.character] ** PICKY : 0))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return undefined
  let rest = (nextWord(random) / 2 ** 32) * sum
  return choices.find((_, at) => (rest -= weights[at] ?? 0) < 0)
}

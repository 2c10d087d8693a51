import type { Choice } from '../choice.ts'
import type { View } from '../view.ts'
import { choiceText } from './choices.ts'
import { cardName } from './phrases.ts'
import type { Teller } from './teller.ts'
import { ANSWERS, WISHES } from './wishes.ts'

/**
 * What a person means by a few typed words: the wish whose own words begin with all of them, among the answers to what is
 * asked or, failing that, among everything else; the rules will say why not. 'mart.m' goes there, 'radroach' fights the
 * nearest one, 'explore 5' turns tile #5 over.
 */
export function parseWish(teller: Teller, view: View, words: string): Choice | undefined {
  const typed = wordsIn(words)
  if (typed.length === 0 || view.pending === null) return undefined
  const answers = ANSWERS[view.pending.ask] ?? ['space']
  const rest = (Object.keys(WISHES) as Choice['do'][]).filter(kind => !answers.includes(kind))
  return bestOf(teller, view, answers, typed) ?? bestOf(teller, view, rest, typed)
}

function bestOf(
  teller: Teller,
  view: View,
  kinds: readonly Choice['do'][],
  typed: readonly string[],
): Choice | undefined {
  let best: Choice | undefined
  let most = 0
  for (const kind of kinds)
    for (const wish of WISHES[kind](view)) {
      const score = likeness(typed, withParts(wordsIn(wishText(teller, view, wish))))
      if (score > most) {
        most = score
        best = wish
      }
    }
  return best
}

/** What an answer says, without what is only told along with it: effects, and who is in a space. Nobody means those. */
function wishText(teller: Teller, view: View, wish: Choice): string {
  switch (wish.do) {
    case 'character':
      return teller.say(`character.${wish.character}`)
    case 'perk':
      return teller.say(`perk.${wish.perk}`)
    case 'use':
      return teller.say('choice.use', { card: cardName(teller, wish.card), effect: '' })
    default:
      return choiceText(teller, view, wish).replaceAll(/\[[^\]]*\]/g, ' ')
  }
}

const EXACT = 3
const PREFIX = 2

/** How well a text answers to the typed words; 0 if one of them is not in it. */
function likeness(typed: readonly string[], told: readonly string[]): number {
  let score = 0
  for (const word of typed) {
    if (told.includes(word)) score += EXACT
    else if (word.length > 1 && told.some(other => other.startsWith(word))) score += PREFIX
    else return 0
  }
  return score
}

/** The words of a text without accents; a code such as 'mart.m' or '#5' is one word. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}.#]+/u).map(word => word.replaceAll(/^\.+|\.+$/g, ''))
  return words.filter(Boolean)
}

/** A code answers to its parts as well: 'mart m', '5'. */
function withParts(words: readonly string[]): string[] {
  return [...words, ...words.flatMap(word => (/[.#]/.test(word) ? word.split(/[.#]/).filter(Boolean) : []))]
}

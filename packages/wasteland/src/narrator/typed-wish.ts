import { ANSWERS } from '../answers.ts'
import type { Choice } from '../choice.ts'
import { labelOf } from '../reading/spaces.ts'
import type { View } from '../view.ts'
import { choiceText } from './choices.ts'
import { effectsOf } from '../rules/items/using-items.ts'
import { cardName, NOTED } from './phrases.ts'
import type { Teller } from './teller.ts'
import { WISHES } from './wishes.ts'

/**
 * What a person means by a few typed words: the wish whose own words begin with all of them, among the answers to what is
 * asked or, failing that, among everything else; the rules will say why not. 'hills west' goes there, 'radroach' fights
 * the nearest one, 'explore 5' turns sheet 5 over. The codes of the engine protocol ('mart.m', '#4') are understood, too.
 */
export function parseWish(teller: Teller, view: View, words: string): Choice | undefined {
  const typed = wordsIn(words)
  if (typed.length === 0 || view.pending === null) return undefined
  const answers = ANSWERS[view.pending.ask] ?? []
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
      const score =
        likeness(typed, withParts(wordsIn(wishText(teller, view, wish)))) + placeBonus(teller, view, wish, typed)
      if (score > 0 && score + timeliness(view, wish) > most) {
        most = score + timeliness(view, wish)
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
      return `${choiceText(teller, view, wish).split(NOTED, 1)[0]} ${codeIn(wish)}`
  }
}

/** The space of a wish as the engine protocol writes it, or which objective it is. */
function codeIn(wish: Choice): string {
  if (wish.do === 'quest' || wish.do === 'objective') return String(wish.objective)
  if (wish.do === 'step' || wish.do === 'moveFoe') return wish.to
  if (wish.do === 'space') return wish.at
  return wish.do === 'explore' ? wish.tile : ''
}

/** 'Diamond City' is the place itself before any ground beside it. */
function placeBonus(teller: Teller, view: View, wish: Choice, typed: readonly string[]): number {
  if (wish.do !== 'step' && wish.do !== 'space') return 0
  const label = labelOf(view.options.scenario, codeIn(wish))
  if (label.is !== 'place') return 0
  return wordsIn(teller.say(`place.${label.place}`)).every(word => typed.includes(word)) ? 1 : 0
}

/** Of a card that can be used in two ways, the one that has its time now. */
function timeliness(view: View, wish: Choice): number {
  if (wish.do !== 'use') return 0
  const onTurn = effectsOf(wish.card)[wish.effect]?.when === 'turn'
  return onTurn === (view.pending?.ask === 'act') ? 0.5 : 0
}

const EXACT = 3
const PREFIX = 2

/** How well a text answers to the typed words; 0 if one of them is not in it, or not as often as it was typed. */
function likeness(typed: readonly string[], told: string[]): number {
  let score = 0
  for (const word of typed) {
    const at = told.indexOf(word)
    if (at >= 0) {
      told.splice(at, 1)
      score += EXACT
    } else if (word.length > 1 && told.some(other => other.startsWith(word))) score += PREFIX
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

/** A code answers to its parts as well: 'mart m'. */
function withParts(words: readonly string[]): string[] {
  return [...words, ...words.flatMap(word => (word.includes('.') ? word.split('.').filter(Boolean) : []))]
}

import type { Language, Narrator, RuleText } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { isRuling, topicOf } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { isRule, ruleWords } from '../text/loaded.ts'
import type { View } from '../view.ts'
import { choiceText } from './choices.ts'
import { eventText } from './events.ts'
import { outcomeText } from './outcome.ts'
import { sentence } from './phrases.ts'
import { planText } from './plans.ts'
import { drawTable } from './picture/picture.ts'
import { questionText } from './questions.ts'
import { factsText } from './refusals.ts'
import { newTeller, type Teller } from './teller.ts'
import { parseWish } from './typed-wish.ts'

/** Wasteland told in one language, with the players called by these names. */
export function narrator(language: Language, names: readonly string[]): Narrator<View, Choice, Event> {
  const teller = newTeller(language, names)
  return {
    language,
    question: view => sentence(questionText(teller, view)),
    choice: (view, choice) => sentence(choiceText(teller, view, choice)),
    plan: (view, plan) => sentence(planText(teller, view, plan)),
    event: (view, event) => sentence(eventText(teller, view, event)),
    wish: (view, words) => parseWish(teller, view, words),
    refusal: (view, { rule, facts }) => sentence(factsText(teller, view, facts) ?? refusalText(teller, rule)),
    rule: id => ruleText(teller, id),
    picture: (view, columns, paint) => drawTable(teller, view, columns, paint),
    outcome: view => outcomeText(teller, view),
  }
}

/** A ruling stands under the name of its topic. */
function ruleText({ language, say }: Teller, id: string): RuleText | undefined {
  const words = isRule(id) ? ruleWords(language, id) : undefined
  if (!isRule(id) || words === undefined) return undefined
  return isRuling(id) ? { text: say(`topic.${topicOf(id)}`), ruling: words } : { text: words }
}

function refusalText(teller: Teller, rule: string): string {
  const { text = rule, ruling = text } = ruleText(teller, rule) ?? {}
  return withTitles(teller, ruling)
}

/** The number of a card in the words of a rule: with its zeros, or behind the word for a card. */
const CARD_NUMBERS = /\b0\d\d\b|(?<=\b(?:card|carte|Karte)[ \u00a0]|карт\p{L}*[ \u00a0])\d{3}\b/giu

function withTitles({ say, title }: Teller, text: string): string {
  return text.replaceAll(CARD_NUMBERS, number => say('card.quoted', { card: title(Number(number)) }))
}

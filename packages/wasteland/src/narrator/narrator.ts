import type { Language, Narrator, RuleText } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { isRuling, topicOf } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { isRule, ruleWords } from '../text/rulebook.ts'
import type { View } from '../view.ts'
import { choiceText } from './choices.ts'
import { eventText } from './events.ts'
import { outcomeText } from './outcome.ts'
import { sentence } from './phrases.ts'
import { drawTable } from './picture.ts'
import { questionText } from './questions.ts'
import { newTeller, type Teller } from './teller.ts'
import { parseWish } from './wish.ts'

/** Wasteland told in one language, with the players called by these names. */
export function narrator(language: Language, names: readonly string[]): Narrator<View, Choice, Event> {
  const teller = newTeller(language, names)
  return {
    language,
    question: view => sentence(questionText(teller, view)),
    choice: (view, choice) => sentence(choiceText(teller, view, choice)),
    event: (view, event) => sentence(eventText(teller, view, event)),
    wish: (view, words) => parseWish(teller, view, words),
    rule: id => ruleText(teller, id),
    picture: (view, columns, paint) => drawTable(teller, view, columns, paint),
    outcome: view => outcomeText(teller, view),
  }
}

/** A ruling stands under the name of its topic. */
function ruleText({ language, say }: Teller, id: string): RuleText | undefined {
  if (!isRule(id)) return undefined
  if (!isRuling(id)) return { text: ruleWords(language, id) }
  return { text: say(`topic.${topicOf(id)}`), ruling: ruleWords(language, id) }
}

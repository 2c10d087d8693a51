import type { Language, Narrator, RuleText } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { isRuling, topicOf } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { isRule, ruleWords } from '../text/rulebook.ts'
import type { View } from '../view.ts'
import { newTeller, type Teller } from './teller.ts'

/** Wasteland told in one language, with the players called by these names. */
export function narrator(language: Language, names: readonly string[]): Narrator<View, Choice, Event> {
  const teller = newTeller(language, names)
  return {
    language,
    question: view => (view.pending === null ? '' : teller.say(`ask.${view.pending.ask}` as 'ask.act')),
    choice: (_view, choice) => JSON.stringify(choice),
    event: (_view, event) => JSON.stringify(event),
    wish: () => undefined,
    rule: id => ruleText(teller, id),
    picture: view => teller.say('table.round', { n: view.round }),
    outcome: view => (view.result === null ? [] : view.result.winners.map(seat => teller.nameOf(seat))),
  }
}

/** A ruling stands under the name of its topic. */
function ruleText({ language, say }: Teller, id: string): RuleText | undefined {
  if (!isRule(id)) return undefined
  if (!isRuling(id)) return { text: ruleWords(language, id) }
  return { text: say(`topic.${topicOf(id)}`), ruling: ruleWords(language, id) }
}

import { ahead } from './en/ahead.ts'
import { cards } from './en/cards.ts'
import { choices } from './en/choices.ts'
import { effects } from './en/effects.ts'
import { events } from './en/events.ts'
import { names } from './en/names.ts'
import { questions } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { spaces } from './en/spaces.ts'
import { table } from './en/table.ts'

/**
 * Every word of Wasteland but the story and the rules, in English. The other languages have the same keys; the compiler
 * and a test see to that. `{name}` is a parameter, `{n|card|cards}` picks a plural form.
 */
export const en = {
  ...names,
  ...spaces,
  ...effects,
  ...cards,
  ...questions,
  ...choices,
  ...events,
  ...table,
  ...ahead,
  ...refusals,
}

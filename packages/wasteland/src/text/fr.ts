import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'
import { ahead } from './fr/ahead.ts'
import { cards } from './fr/cards.ts'
import { choices } from './fr/choices.ts'
import { effects } from './fr/effects.ts'
import { events } from './fr/events.ts'
import { names } from './fr/names.ts'
import { questions } from './fr/questions.ts'
import { refusals } from './fr/refusals.ts'
import { spaces } from './fr/spaces.ts'
import { table } from './fr/table.ts'

export const fr: Catalogue<typeof en> = {
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

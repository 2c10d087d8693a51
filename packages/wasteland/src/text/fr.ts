import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'
import { cards } from './fr/cards.ts'
import { choices } from './fr/choices.ts'
import { effects } from './fr/effects.ts'
import { events } from './fr/events.ts'
import { names } from './fr/names.ts'
import { questions } from './fr/questions.ts'
import { table } from './fr/table.ts'

export const fr: Catalogue<typeof en> = {
  ...names,
  ...effects,
  ...cards,
  ...questions,
  ...choices,
  ...events,
  ...table,
}

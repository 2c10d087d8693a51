import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'
import { cards } from './ru/cards.ts'
import { choices } from './ru/choices.ts'
import { effects } from './ru/effects.ts'
import { events } from './ru/events.ts'
import { names } from './ru/names.ts'
import { questions } from './ru/questions.ts'
import { table } from './ru/table.ts'

export const ru: Catalogue<typeof en> = {
  ...names,
  ...effects,
  ...cards,
  ...questions,
  ...choices,
  ...events,
  ...table,
}

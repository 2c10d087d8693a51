import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'
import { ahead } from './ru/ahead.ts'
import { cards } from './ru/cards.ts'
import { choices } from './ru/choices.ts'
import { effects } from './ru/effects.ts'
import { events } from './ru/events.ts'
import { names } from './ru/names.ts'
import { questions } from './ru/questions.ts'
import { refusals } from './ru/refusals.ts'
import { spaces } from './ru/spaces.ts'
import { table } from './ru/table.ts'

export const ru: Catalogue<typeof en> = {
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

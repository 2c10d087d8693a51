import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'
import { ahead } from './de/ahead.ts'
import { cards } from './de/cards.ts'
import { choices } from './de/choices.ts'
import { effects } from './de/effects.ts'
import { events } from './de/events.ts'
import { names } from './de/names.ts'
import { questions } from './de/questions.ts'
import { refusals } from './de/refusals.ts'
import { spaces } from './de/spaces.ts'
import { table } from './de/table.ts'

export const de: Catalogue<typeof en> = {
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

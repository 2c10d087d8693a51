import type { Language, Seat } from '@overseer/kernel'
import { aheadOf, oddsNow } from '../reading/now.ts'
import { waysOf } from '../reading/ways.ts'
import type { View } from '../view.ts'
import { aheadTexts, oddsTexts, waysTexts } from './outlook.ts'
import { newTeller, type Teller } from './teller.ts'

/** What one can ask of a table besides its rules: as data for programs, line by line for people. */
export interface Reading {
  read(view: View, seat: Seat): unknown
  tell(view: View, seat: Seat, language: Language, names: readonly string[]): string[]
}

const reading = (
  read: (view: View, seat: Seat) => unknown,
  tell: (teller: Teller, view: View, seat: Seat) => string[],
): Reading => ({ read, tell: (view, seat, language, names) => tell(newTeller(language, names), view, seat) })

export const READINGS: Readonly<Record<'odds' | 'ways' | 'ahead', Reading>> = {
  odds: reading(oddsNow, oddsTexts),
  ways: reading(waysOf, waysTexts),
  ahead: reading(aheadOf, aheadTexts),
}

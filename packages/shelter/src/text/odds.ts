import { type Language, type Seat, speaker } from '@overseer/kernel'
import { type Odds, oddsOf } from '../odds.ts'
import type { View } from '../view.ts'
import { CATALOGUES, type English, type ShelterSay } from './catalogues.ts'
import { whereText } from './phrases.ts'

/** The chances of a seat, as data and in words. */
export const READINGS = {
  odds: {
    read: (view: unknown, seat: Seat): Odds => oddsOf(view as View, seat),
    tell: (view: unknown, seat: Seat, language: Language): string[] =>
      oddsTexts(speaker<English>(language, CATALOGUES[language]), view as View, seat),
  },
}

function oddsTexts(say: ShelterSay, view: View, seat: Seat): string[] {
  const { roll, fights } = oddsOf(view, seat)
  const lines = fights.map(({ space, alone, helped }) =>
    say('odds.fight', { where: whereText(say, view, space), alone: percent(alone), helped: percent(helped) }),
  )
  if (roll === null) return lines.length > 0 ? lines : [say('odds.none')]
  const total = roll.dice.reduce((sum, face) => sum + face, roll.bonus)
  const { needs, kept, chance } = roll
  return [kept ? say('odds.won', { total, needs }) : say('odds.lost', { total, needs, chance: percent(chance) })]
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}

import { type Language, type Seat, speaker } from '@overseer/kernel'
import type { CardNumber } from '../content/cards/types.ts'
import type { English, WastelandSay } from '../text/catalogues.ts'
import { catalogueIn, storyOf } from '../text/loaded.ts'

/** Who tells: the words of a language, the names of the players, the stories of the cards. */
export interface Teller {
  readonly language: Language
  readonly say: WastelandSay
  nameOf(seat: Seat): string
  /** The title of a card, or its number if it has no story. */
  title(card: CardNumber): string
  /** The bold line of an option or objective, counted from 1. */
  line(card: CardNumber, n: number): string
}

export function newTeller(language: Language, names: readonly string[]): Teller {
  const say = speaker<English>(language, catalogueIn(language))
  return {
    language,
    say,
    nameOf: seat => names[seat] ?? String(seat + 1),
    title: card => storyOf(language, card)?.title ?? say('card.number', { card }),
    line: (card, n) => storyOf(language, card)?.options[n - 1]?.line ?? say('card.option', { n }),
  }
}

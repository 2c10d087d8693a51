import type { Catalogue, Language } from '@overseer/kernel'
import { language } from './settings.ts'

/** Words that come in English, and in another language once somebody reads it. */
export class Lexicon<English> {
  readonly #known: Partial<Record<Language, Catalogue<English>>>
  readonly #others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue<English>>>>

  constructor(
    english: Catalogue<English>,
    others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue<English>>>>,
  ) {
    this.#known = { en: english }
    this.#others = others
    lexicons.push(this)
  }

  /** The words of a language that was fetched; English if it was not. */
  in(wanted: Language): Catalogue<English> {
    return this.#known[wanted] ?? this.#known.en!
  }

  async fetch(wanted: Language): Promise<void> {
    if (wanted !== 'en') this.#known[wanted] ??= await this.#others[wanted]()
  }
}

const lexicons: { fetch(wanted: Language): Promise<void> }[] = []

/** Fetches what it takes to speak a language, and then speaks it. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all(lexicons.map(lexicon => lexicon.fetch(wanted)))
  language.value = wanted
}

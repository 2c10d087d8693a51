import type { Language } from '@overseer/kernel'
import { signal } from '@preact/signals'
import { language } from '../page/settings.ts'

/** Words that are loaded one language at a time, when somebody reads it. */
export class CatalogueLoader<Words> {
  readonly #known: Partial<Record<Language, Words>>
  readonly #others: Partial<Record<Language, () => Promise<Words>>>

  constructor(known: Partial<Record<Language, Words>>, others: Partial<Record<Language, () => Promise<Words>>>) {
    this.#known = known
    this.#others = others
    loaders.push(this)
  }

  /** The words of a language that was loaded; those of another one if it was not. */
  in(wanted: Language): Words {
    const words = this.#known[wanted] ?? Object.values(this.#known)[0]
    if (words === undefined) throw new Error('no language has been loaded')
    return words
  }

  has(wanted: Language): boolean {
    return this.#known[wanted] !== undefined
  }

  async fetch(wanted: Language): Promise<void> {
    const words = this.#known[wanted] ?? (await this.#others[wanted]?.())
    if (words !== undefined) this.#known[wanted] = words
  }
}

const loaders: { fetch(wanted: Language): Promise<void> }[] = []

/** A language that was wished for and could not be loaded. */
export const unloaded = signal<Language | null>(null)

/** Loads a language of everything that is on the page by now. */
async function fetchWords(wanted: Language): Promise<void> {
  await Promise.all(loaders.map(loader => loader.fetch(wanted)))
}

/** Loads what it takes to speak a language, and then speaks it; if it cannot be had, the page goes on as it was. */
export async function speak(wanted: Language): Promise<void> {
  unloaded.value = null
  try {
    await fetchWords(wanted)
    language.value = wanted
  } catch {
    unloaded.value = wanted
  }
}

/** A part of the page that comes with words of its own, once they are here too. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const loaded = await part
  let spoken: Language
  do {
    spoken = language.value
    await fetchWords(spoken)
  } while (spoken !== language.value) // somebody may have changed it meanwhile
  return loaded
}

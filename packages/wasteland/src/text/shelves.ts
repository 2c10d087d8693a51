import type { Catalogue, Language } from '@overseer/kernel'
import type { PrintedRuleId, RulingId } from '../content/rule-ids.ts'
import type { English } from './catalogues.ts'
import type { storyCapital } from './en/stories/capital.ts'
import type { storyCommon } from './en/stories/common.ts'
import type { storyCommonwealth } from './en/stories/commonwealth.ts'
import type { storyFarHarbor } from './en/stories/far-harbor.ts'
import type { storyLater } from './en/stories/later.ts'
import type { storyPitt } from './en/stories/pitt.ts'
import type { Story } from './story.ts'

export interface Rulebook {
  readonly rules: Readonly<Record<PrintedRuleId, string>>
  readonly rulings: Readonly<Record<RulingId, string>>
}

/** What every language tells: a text, a rule or a story that one of them lacks does not compile. */
interface Shelf {
  catalogue(): Promise<Catalogue<English>>
  rulebook(): Promise<Rulebook>
  common(): Promise<StoriesLike<typeof storyCommon>>
  later(): Promise<StoriesLike<typeof storyLater>>
  commonwealth(): Promise<StoriesLike<typeof storyCommonwealth>>
  capital(): Promise<StoriesLike<typeof storyCapital>>
  farHarbor(): Promise<StoriesLike<typeof storyFarHarbor>>
  pitt(): Promise<StoriesLike<typeof storyPitt>>
}

type StoriesLike<English> = { readonly [Card in keyof English]: Story }

/** Where the words are, in parts that can be fetched alone: a page fetches what is spoken and played, a program all. */
export const SHELVES: Readonly<Record<Language, Shelf>> = {
  en: {
    catalogue: async () => (await import('./en.ts')).en,
    rulebook: async () => import('./en/rules/book.ts'),
    common: async () => (await import('./en/stories/common.ts')).storyCommon,
    later: async () => (await import('./en/stories/later.ts')).storyLater,
    commonwealth: async () => (await import('./en/stories/commonwealth.ts')).storyCommonwealth,
    capital: async () => (await import('./en/stories/capital.ts')).storyCapital,
    farHarbor: async () => (await import('./en/stories/far-harbor.ts')).storyFarHarbor,
    pitt: async () => (await import('./en/stories/pitt.ts')).storyPitt,
  },
  fr: {
    catalogue: async () => (await import('./fr.ts')).fr,
    rulebook: async () => import('./fr/rules/book.ts'),
    common: async () => (await import('./fr/stories/common.ts')).storyCommon,
    later: async () => (await import('./fr/stories/later.ts')).storyLater,
    commonwealth: async () => (await import('./fr/stories/commonwealth.ts')).storyCommonwealth,
    capital: async () => (await import('./fr/stories/capital.ts')).storyCapital,
    farHarbor: async () => (await import('./fr/stories/far-harbor.ts')).storyFarHarbor,
    pitt: async () => (await import('./fr/stories/pitt.ts')).storyPitt,
  },
  de: {
    catalogue: async () => (await import('./de.ts')).de,
    rulebook: async () => import('./de/rules/book.ts'),
    common: async () => (await import('./de/stories/common.ts')).storyCommon,
    later: async () => (await import('./de/stories/later.ts')).storyLater,
    commonwealth: async () => (await import('./de/stories/commonwealth.ts')).storyCommonwealth,
    capital: async () => (await import('./de/stories/capital.ts')).storyCapital,
    farHarbor: async () => (await import('./de/stories/far-harbor.ts')).storyFarHarbor,
    pitt: async () => (await import('./de/stories/pitt.ts')).storyPitt,
  },
  ru: {
    catalogue: async () => (await import('./ru.ts')).ru,
    rulebook: async () => import('./ru/rules/book.ts'),
    common: async () => (await import('./ru/stories/common.ts')).storyCommon,
    later: async () => (await import('./ru/stories/later.ts')).storyLater,
    commonwealth: async () => (await import('./ru/stories/commonwealth.ts')).storyCommonwealth,
    capital: async () => (await import('./ru/stories/capital.ts')).storyCapital,
    farHarbor: async () => (await import('./ru/stories/far-harbor.ts')).storyFarHarbor,
    pitt: async () => (await import('./ru/stories/pitt.ts')).storyPitt,
  },
}

import type { Language } from '@overseer/kernel'
import { language } from '../page/settings.ts'
import { CatalogueLoader, withWords } from '../text/catalogue-loader.ts'

/** One step of a lesson: something is said; then the learner, or another player, does something. */
interface LessonStep<Choice, Sentence> {
  readonly say: Sentence
  readonly touch?: Sentence // the same for whoever has no mouse
  readonly do?: Choice // what the learner is asked to do; without it, reading on is enough
  readonly after?: readonly Choice[] // what follows by itself: the other players' turns
  readonly at?: string // where to look
}

/** A table set up to show one thing. The learner sits on the first seat. */
export interface Lesson<Choice = unknown, Sentence = string, Position = unknown> {
  readonly title: Sentence
  readonly position: Position
  readonly steps: readonly LessonStep<Choice, Sentence>[]
}

/** The lessons of a game, and what their sentences are in the language of the moment. */
export interface Lessons {
  readonly list: readonly Lesson[]
  text(sentence: string): string
}

const LESSONS = import.meta.glob<() => Promise<Lessons>>('./*/lessons/lessons.ts', { import: 'lessons' })

/** The lessons of a game, if it has some. They come by themselves: what is said can be read before the board is there. */
export async function lessonsOf(game: string): Promise<Lessons | null> {
  const load = LESSONS[`./${game}/lessons/lessons.ts`]
  return load === undefined ? null : (await load())()
}

/** Lessons with words of their own. These come with them, and nothing else does: they are read before the board is there. */
export function withOwnWords(
  list: readonly Lesson[],
  texts: Readonly<Record<Language, () => Promise<Sentences>>>,
): () => Promise<Lessons> {
  const words = new CatalogueLoader<Sentences>({}, texts)
  return () => withWords(Promise.resolve({ list, text: sentence => words.in(language.value)[sentence]! }))
}

/** Messages without parameters. */
type Sentences = Readonly<Record<string, string>>

import { withWords } from '../../../text/catalogue-loader.ts'
import type { Lessons } from '../../lessons.ts'
import { t } from '../words.ts'
import { LESSONS, type Sentence } from './list.ts'

/** The lessons of Shelter. */
export const lessons = (): Promise<Lessons> =>
  withWords(Promise.resolve({ list: LESSONS, text: sentence => t(sentence as Sentence) }))

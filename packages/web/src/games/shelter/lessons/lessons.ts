import type { Lessons } from '../../lessons.ts'
import { t } from '../words.ts'
import { LESSONS, type Sentence } from './list.ts'

export const lessons: Lessons = { list: LESSONS, text: sentence => t(sentence as Sentence) }

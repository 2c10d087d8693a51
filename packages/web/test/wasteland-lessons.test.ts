import { Match, newRecord } from '@overseer/kernel'
import { parseSpace, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { LESSONS } from '../src/games/wasteland/lessons/list.ts'
import { en } from '../src/games/wasteland/lessons/text/en.ts'

/** Every lesson can be played from its first word to its last, by its own choices alone. */

const LEARNER = 0
const SECONDS_A_WORD = 0.3 // a slow reader
const SECONDS_A_CHOICE = 6
const MOST = 120 // seconds

describe.each(LESSONS.map(lesson => [en[lesson.title], lesson] as const))('the lesson “%s”', (_title, lesson) => {
  test('asks the learner for each choice it waits for, and points at places of its map', () => {
    const match = new Match(wasteland, { ...newRecord(wasteland, null, 'lesson'), position: lesson.position })
    for (const { do: wanted, after = [], at } of lesson.steps) {
      if (at !== undefined) expect(parseSpace(match.state.board, at)).toBeDefined()
      if (wanted !== undefined) {
        expect(wasteland.pending(match.state)?.seat).toBe(LEARNER)
        match.apply(wanted)
      }
      for (const choice of after) match.apply(choice)
    }
    const { result } = wasteland.view(match.state, LEARNER)
    expect(result?.winners ?? []).toEqual(lesson.title === 'learn.end' ? [LEARNER] : [])
  })

  test('takes less than two minutes', () => {
    const texts = [...new Set(lesson.steps.map(({ say }) => en[say]))]
    const words = texts.join(' ').split(' ').length
    const choices = lesson.steps.filter(step => step.do !== undefined).length
    expect(words * SECONDS_A_WORD + choices * SECONDS_A_CHOICE).toBeLessThan(MOST)
  })
})

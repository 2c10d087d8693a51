import { Match, newRecord } from '@overseer/kernel'
import { asState, type Choice, parseSpace, type View, wasteland, waysOf } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { openNodes, waysAsked } from '../src/games/wasteland/board/targets.ts'
import { LESSONS } from '../src/games/wasteland/lessons/list.ts'
import { en } from '../src/games/wasteland/lessons/text/en.ts'
import { LessonTable } from '../src/learn/lesson-table.ts'

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

  test('lights no other place than the one it speaks of', () => {
    for (const [n, { at }] of lesson.steps.entries()) {
      const { state } = new LessonTable(wasteland, lesson, [{ name: 'Mara', bot: null }], n)
      const view = state.value.view as View
      const choices = state.value.choices as readonly Choice[]
      const { pending } = view
      const acting = choices.length > 0 && pending?.ask === 'act'
      const ways = acting ? waysAsked(waysOf(view, pending.seat), choices, state.value.place) : null
      const here = at === undefined ? [] : [parseSpace(asState(view).board, at)]
      expect(here).toEqual(expect.arrayContaining([...openNodes({ view, choices, ways })]))
      if (choices.some(choice => choice.do === 'move')) expect(ways?.ways).toHaveLength(1)
    }
  })

  test('takes less than two minutes', () => {
    const texts = [...new Set(lesson.steps.map(({ say }) => en[say]))]
    const words = texts.join(' ').split(' ').length
    const choices = lesson.steps.filter(step => step.do !== undefined).length
    expect(words * SECONDS_A_WORD + choices * SECONDS_A_CHOICE).toBeLessThan(MOST)
  })
})

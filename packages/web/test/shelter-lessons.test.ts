import { Match, newRecord, type Seat } from '@overseer/kernel'
import { type Choice, parseSpace, playerAt, type Position, shelter, type State, TRACK_SPOTS } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../src/games/lessons.ts'
import { LESSONS, type Sentence } from '../src/games/shelter/lessons/list.ts'
import { en } from '../src/games/shelter/lessons/text/en.ts'

/** Every lesson can be played from its first word to its last, by its own choices alone; what it tells is on the table. */

const LEARNER: Seat = 0

type ShelterLesson = Lesson<Choice, Sentence, Position>

/** Plays a lesson until it says a sentence, or to its end. */
function playTo({ position, steps }: ShelterLesson, sentence?: Sentence): State {
  const match = new Match(shelter, { ...newRecord(shelter, null, 'lesson'), position })
  for (const { say, do: wanted, after = [], at } of steps) {
    if (say === sentence) return match.state
    if (at !== undefined) expect(parseSpace(at), say).toBeDefined()
    if (wanted !== undefined) {
      expect(shelter.pending(match.state)?.seat, say).toBe(LEARNER)
      match.apply(wanted)
    }
    for (const choice of after) match.apply(choice)
  }
  if (sentence !== undefined) throw new Error(`nobody says ${sentence}`)
  return match.state
}

function lessonCalled(title: Sentence): ShelterLesson {
  return LESSONS.find(lesson => lesson.title === title)!
}

describe.each(LESSONS.map(lesson => [en[lesson.title], lesson] as const))('the lesson “%s”', (_title, lesson) => {
  test('asks the learner for each choice it waits for, and points at spaces', () => {
    const { result } = shelter.view(playTo(lesson), LEARNER)
    expect(result?.winners ?? []).toEqual(lesson.title === 'learn.win' ? [LEARNER] : [])
  })
})

test('SH-THR-1 threats lie about in no lesson before the second round, of which the lesson tells', () => {
  for (const { title, position } of LESSONS)
    if (position.vault?.includes('!')) expect(position.round, en[title]).toBeGreaterThanOrEqual(2)
})

test('SH-RES-1 is taught with a track that is full: the learner is told to take another resource', () => {
  const state = playTo(lessonCalled('learn.build'), 'learn.build.income')
  const { food, water } = playerAt(shelter.view(state, LEARNER), LEARNER)
  expect(food).toBe(TRACK_SPOTS)
  expect(water).toBeLessThan(TRACK_SPOTS)
  expect(en['learn.build.full']).toContain('six')
})

test('SH-END-4 is taught in the order in which ties are broken', () => {
  expect(en['learn.win.tie']).toMatch(/resources.*dwellers.*items/)
  expect(lessonCalled('learn.win').steps.map(({ say }) => say)).toContain('learn.win.tie')
})

import { describe, expect, test } from 'vitest'
import { cardKey } from '../src/content/library.ts'
import type { Card, Objective, Option, Task } from '../src/content/vocabulary-cards.ts'
import { storyA } from '../src/text/en/story-a.ts'
import { storyB } from '../src/text/en/story-b.ts'
import { storyC } from '../src/text/en/story-c.ts'
import { CARDS } from './card-facts.ts'

const STORIES = { ...storyA, ...storyB, ...storyC }
const TOLD = CARDS.filter(card => card.number !== 100) // 100 is out of use

const partsOf = (card: Card): readonly (Option | Objective)[] =>
  card.card === 'quest' ? card.objectives : card.options

function tasksOf(part: Option | Objective): readonly Task[] {
  if ('by' in part && part.by === 'count') return tasksOf(part.count)
  return 'tasks' in part ? part.tasks : []
}

describe('story', () => {
  test('every card has one, and no story is without a card', () => {
    expect(Object.keys(STORIES).sort()).toEqual(TOLD.map(card => cardKey(card.number)).sort())
  })

  test('options and objectives are told in the order of the card', () => {
    for (const card of TOLD)
      expect(STORIES[cardKey(card.number)]!.options, cardKey(card.number)).toHaveLength(partsOf(card).length)
  })

  test('a failure is told where a test or a fight can fail, and nowhere where nothing can', () => {
    for (const card of TOLD)
      partsOf(card).forEach((part, i) => {
        const told = STORIES[cardKey(card.number)]!.options[i]!.failure !== undefined
        const tasks = tasksOf(part).map(task => task.do)
        if (tasks.some(task => task === 'test' || task === 'fight' || task === 'fightFaction'))
          expect(told, `${cardKey(card.number)} (${i + 1})`).toBe(true)
        else if (!tasks.includes('suffer')) expect(told, `${cardKey(card.number)} (${i + 1})`).toBe(false)
      })
  })
})

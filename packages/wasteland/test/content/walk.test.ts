import { describe, expect, test } from 'vitest'
import {
  attemptAt,
  failureAt,
  findAttempt,
  findResults,
  resultsAt,
  successAt,
} from '../../src/content/cards/addresses.ts'
import type { TaskAt } from '../../src/content/cards/addresses.ts'
import { everyCondition, everyResult } from '../../src/content/cards/walk.ts'
import { CARDS, factsOf } from './card-facts.ts'

/** Every object inside a card, found without any knowledge of the vocabulary. */
function* objectsIn(part: unknown): Generator<object> {
  if (typeof part !== 'object' || part === null) return
  if (!Array.isArray(part)) yield part
  for (const inner of Object.values(part)) yield* objectsIn(inner)
}

describe('the walk over a card', () => {
  test('finds every word that stands on it, once', () => {
    for (const card of CARDS) {
      const found = factsOf(card)
      const before = card.card === 'quest' ? card.standing.filter(one => one.rule === 'beforeEncounter') : []
      const words = [...objectsIn(card)].filter(one => !before.some(rule => rule.fight === one)) // no task of the card
      const having = (key: string): object[] => words.filter(one => key in one)
      expect(new Set([...found.results, ...found.tasks])).toEqual(new Set(having('do')))
      expect(found.results.length + found.tasks.length).toBe(having('do').length)
      expect(found.conditions).toHaveLength(having('is').length)
      expect(found.triggers).toHaveLength(having('on').length)
    }
  })

  test('finds results and conditions that stand inside others', () => {
    const deep = [
      { do: 'when', if: [{ is: 'not', of: { is: 'lastOfDeck' } }], yes: [{ do: 'trash' }], no: [] },
    ] as const
    expect(everyResult(deep).map(one => one.do)).toEqual(['when', 'trash'])
    expect(everyCondition(deep).map(one => one.is)).toEqual(['not', 'lastOfDeck'])
  })
})

describe('addresses on a card', () => {
  test('lead to the tasks of every option and objective, and to what comes of them', () => {
    for (const card of CARDS) {
      const places: TaskAt[] =
        card.card === 'encounter'
          ? card.options.map((_, at) => ['options', at])
          : card.objectives.flatMap((it, at): TaskAt[] => {
              if (it.by === 'action') return [['objectives', at]]
              return it.by === 'count' && it.count.by === 'action' ? [['objectives', at, 'count']] : []
            })
      for (const at of places) {
        const attempt = attemptAt(card.number, at)
        expect(resultsAt(card.number, successAt(at))).toBe(attempt.success)
        expect(resultsAt(card.number, failureAt(at)!)).toBe(attempt.fail)
      }
    }
  })

  test('lead into results that hold results', () => {
    expect(resultsAt(22, ['onDraw', 0, 'yes']).map(one => one.do)).toEqual(['drawNext', 'addSelf'])
    expect(resultsAt(24, ['roundEnd', 0, 'no']).map(one => one.do)).toEqual(['moveMarkerToward'])
    expect(attemptAt(25, ['standing', 0]).tasks).toMatchObject([{ do: 'test', helpedBy: 'minutemen' }])
    expect(resultsAt(25, ['standing', 0, 'results']).map(one => one.do)).toEqual(['moveMarker'])
  })

  test('that lead nowhere are known as such', () => {
    expect(findAttempt(22, ['options', 7])).toBeUndefined()
    expect(findAttempt(24, ['objectives', 0])).toBeUndefined() // a deed has no tasks
    expect(findAttempt(24, ['standing', 0])).toBeUndefined()
    expect(findAttempt(0, ['options', 0])).toBeUndefined()
    expect(findResults(22, ['onStage'])).toBeUndefined()
    expect(findResults(22, ['onDraw', 0, 'results'])).toBeUndefined()
    expect(findResults(22, ['onDraw', 5, 'yes'])).toBeUndefined()
    expect(() => resultsAt(22, ['onDraw', 5, 'yes'])).toThrow('card 22 has nothing at onDraw.5.yes')
  })
})

import { advise, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { LANGUAGES, seedRandom } from '@overseer/kernel'
import { narrator, type Position, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

const LONG = 120_000

describe('advice in Wasteland', { timeout: LONG }, () => {
  const position: Position = {
    begun: true,
    tiles: { 1: 'mart', 5: 'rocket' },
    players: [{ at: 'crossroads.b' }, {}],
  }

  test('ranks plans, the best first, and says them in every language', () => {
    const state = wasteland.parse.position(position, 'advice')
    const list = advise(knowledgeOf('wasteland'), observe(wasteland, state), seedRandom('advice'))
    expect(list.length).toBeGreaterThan(1)
    expect(list[0]!.win).toBe(Math.max(...list.map(({ win }) => win)))
    const planned = list.flatMap(({ plan }) => (plan === undefined ? [] : [plan]))
    expect(planned.some(({ to }) => to !== null)).toBe(true)
    for (const language of LANGUAGES) {
      const { plan: tell } = narrator(language, ['Ada', 'Boris'])
      const texts = planned.map(plan => tell?.(wasteland.view(state, 0), plan))
      for (const text of texts) expect(text).not.toMatch(/undefined|[{}]/)
      expect(new Set(texts).size).toBe(planned.length)
    }
  })

  test('says where to go, what to do there and how long it takes', () => {
    const state = wasteland.parse.position(position, 'advice')
    const { plan: tell } = narrator('en', ['Ada', 'Boris'])
    const plan = { to: 'rocket.r', deed: { do: 'encounter', icon: 'printed' } as const, turns: 2 }
    const text = tell?.(wasteland.view(state, 0), plan) ?? ''
    expect(text).toContain('Red Rocket')
    expect(text).toContain('2 turns')
  })

  test('answers questions that leave nothing to compare', () => {
    const state = wasteland.parse.position({ ...position, actions: 0, points: 1 }, 'advice')
    const list = advise(knowledgeOf('wasteland'), observe(wasteland, state), seedRandom('advice'))
    expect(wasteland.choices(state)).toContainEqual(list[0]?.choice)
  })
})

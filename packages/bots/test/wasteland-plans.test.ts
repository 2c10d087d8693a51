import { botCalled, drawFrom, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { LANGUAGES, Match, newRecord, seedRandom } from '@overseer/kernel'
import { type Choice, narrator, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

const LONG = 240_000
const PLANS = 60 // followed in each scenario

describe('plans in Wasteland', { timeout: LONG }, () => {
  const knowledge = knowledgeOf('wasteland')
  const officer = botCalled('officer', knowledge)

  test.each([
    ['commonwealth', 2],
    ['capital', 1],
    ['farHarbor', 3],
    ['pitt', 4],
  ] as const)('of %s with %i players can be begun, and followed until something comes out', (scenario, seats) => {
    const random = seedRandom(`plans ${scenario}`)
    const options = wasteland.parse.options({ scenario, seats })
    let games = 0
    const begin = () => new Match(wasteland, newRecord(wasteland, options, `plans ${scenario} ${games++}`))
    let match = begin()
    let followed = 0
    let long = 0
    while (followed < PLANS) {
      if (wasteland.pending(match.state) === undefined) match = begin()
      expect(games).toBeLessThan(10) // somebody has plans
      const observation = observe(wasteland, match.state)
      const asked = wasteland.pending(match.state)
      const { before, plans } = knowledge.plans!(observation, random)
      if (before !== null) expect(observation.choices).toContainEqual(before)
      for (const { choices } of plans) expect(observation.choices).toContainEqual(choices[0])
      expect(plans.map(({ value }) => value)).toEqual(plans.map(({ value }) => value).toSorted((a, b) => b - a))
      if (plans.length === 0 || before !== null) {
        match.apply(officer.choose(observation, random))
        continue
      }
      followed++
      const { choices } = drawFrom(plans, random)
      if (choices.length > 2) long++
      for (const choice of choices as readonly Choice[]) {
        expect(wasteland.pending(match.state)).toEqual(asked) // nobody else and nothing else was asked before
        expect(wasteland.why(match.state, choice)).toBeUndefined()
        match.apply(choice)
      }
    }
    expect(long).toBeGreaterThan(0)
  })

  test('are said in every language, each in words of its own', () => {
    const position = { begun: true, tiles: { 1: 'mart', 5: 'rocket' }, players: [{ at: 'crossroads.b' }, {}] }
    const state = wasteland.parse.position(position, 'plans')
    const { plans } = knowledge.plans!(observe(wasteland, state), seedRandom('plans'))
    expect(plans.length).toBeGreaterThan(2)
    for (const language of LANGUAGES) {
      const { plan: tell } = narrator(language, ['Ada', 'Boris'])
      const texts = plans.map(plan => tell?.(wasteland.view(state, 0), plan as never))
      for (const text of texts) expect(text).not.toMatch(/undefined|[{}]/)
      expect(new Set(texts).size).toBe(plans.length)
    }
  })
})

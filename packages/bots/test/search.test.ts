import { advise, botCalled, observe, startSearch } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { seedRandom } from '@overseer/kernel'
import type { State } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'

const KNOWLEDGE = knowledgeOf('shelter')
const { game } = KNOWLEDGE
const start = game.setup(game.parse.options({ seats: 3 }), 'search')
const search = (seed: string) => startSearch(KNOWLEDGE, observe(game, start), seedRandom(seed))

describe('a search', () => {
  test('thinks in slices, and as much as it is told', () => {
    const thinking = search('slices')
    expect(thinking.done).toBe(false)
    thinking.step(7)
    thinking.step(5)
    expect(thinking.iterations).toBe(12)
    const total = thinking.best().reduce((sum, { visits }) => sum + visits, 0)
    expect(total).toBe(12)
  })

  test('finds the same in slices as in one go, and from the same seed', () => {
    const state = game.clone(start)
    while ((state as State).round < 3) game.apply(state, game.choices(state)[0]) // chance soon has a say
    const search = (seed: string) => startSearch(KNOWLEDGE, observe(game, state), seedRandom(seed))
    const [slices, once, other] = [search('same'), search('same'), search('another')]
    for (let i = 0; i < 10; i++) slices.step(10)
    once.step(100)
    other.step(100)
    expect(slices.best()).toEqual(once.best())
    expect(other.best()).not.toEqual(once.best())
  })

  test('ranks choices by visits, and its hints add up', () => {
    const thinking = search('hints')
    thinking.step(150)
    const advice = thinking.best()
    expect(advice.map(({ visits }) => visits)).toEqual(advice.map(({ visits }) => visits).sort((a, b) => b - a))
    for (const { choice, win, lead, gain } of advice) {
      expect(observe(game, start).choices).toContainEqual(choice)
      expect(win).toBeGreaterThan(0)
      expect(win).toBeLessThan(1)
      expect(lead - gain).toBeCloseTo(advice[0]!.lead - advice[0]!.gain) // the same yardstick for all
    }
    expect(advice.some(({ gain }) => gain >= 0)).toBe(true)
  })

  test('tries more of what looks bad if it doubts the prior', () => {
    const [sure, doubtful] = [1, 2].map(doubt => {
      const thinking = startSearch(KNOWLEDGE, observe(game, start), seedRandom('doubt'), Infinity, doubt)
      thinking.step(60)
      return thinking.best().length
    })
    expect(doubtful).toBeGreaterThan(sure!)
  })

  test('ends when its budget is spent, or earlier when nothing could change the decision', () => {
    const thinking = search('budget')
    thinking.step(1e9)
    const [best, second] = thinking.best()
    expect(thinking.done).toBe(true)
    expect(best!.visits).toBeGreaterThan(second!.visits)
    const { iterations } = thinking
    thinking.step(100)
    expect(thinking.iterations).toBe(iterations)
  })

  test('costs next to nothing when there is nothing to choose', () => {
    const position = {
      players: [{ plain: 0, hurt: 1 }, {}],
      vault: 'T wasteland vaultDoor vaultEntrance =[blue] waterTreatment diner powerGenerator',
    }
    const state = game.parse.position(position, 'forced')
    expect(game.choices(state)).toEqual([{ do: 'pass' }])
    const thinking = startSearch(KNOWLEDGE, observe(game, state), seedRandom('forced'))
    thinking.step(1e9)
    expect(thinking.iterations).toBe(1)
    expect(thinking.best()).toMatchObject([{ choice: { do: 'pass' }, visits: 1, gain: 0 }])
  })
})

describe('the clock', () => {
  /** A clock that a tick moves on each time somebody looks at it. */
  function ticking() {
    let now = 0
    return { looks: () => now, clock: () => now++ }
  }

  test('stops whoever thinks too long', () => {
    const { looks, clock } = ticking()
    botCalled('overseer', KNOWLEDGE).choose(observe(game, start), seedRandom('clock'), { ms: 3, clock })
    expect(looks()).toBe(4)
  })

  test('leaves advice half thought through, but gives it', () => {
    const advice = advise(KNOWLEDGE, observe(game, start), seedRandom('advice'), {
      ms: 2,
      clock: ticking().clock,
    })
    const visits = advice.reduce((sum, one) => sum + one.visits, 0)
    expect(visits).toBeGreaterThan(0)
    expect(visits).toBeLessThan(200)
  })
})

describe('a game that tells nothing of itself', () => {
  test.each(['recruit', 'officer', 'overseer'])('is played by the %s', name => {
    const state = toy.setup({ seats: 2 }, 'toy')
    const random = seedRandom('toy')
    for (let n = 0; n < 100 && toy.pending(state) !== undefined; n++)
      toy.apply(state, botCalled(name, { game: toy }).choose(observe(toy, state), random, { ms: 0, clock: () => 0 }))
    expect(toy.result(state)).toBeDefined()
  })

  test('is won by who looks ahead', () => {
    const state = toy.setup({ seats: 2 }, 'toy')
    state.points = [9, 9]
    expect(botCalled('officer', { game: toy }).choose(observe(toy, state), seedRandom('win'))).not.toBe('stop')
  })
})

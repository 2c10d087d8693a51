import { type Limit, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { seedRandom } from '@overseer/kernel'
import { type Choice, type Position, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

const { hindsight } = knowledgeOf('wasteland')
const ENDLESS: Limit = { ms: Number.POSITIVE_INFINITY, clock: () => 0 }

function judged(position: Position, ...played: Choice[]) {
  const state = wasteland.parse.position(position, 'hindsight')
  return hindsight!.judge(observe(wasteland, state), played, seedRandom('hindsight'), ENDLESS)
}

describe('a decision of Wasteland, judged afterwards', { timeout: 120_000 }, () => {
  /** A fresh survivor with a turn to use, and nothing wrong with their health. */
  const position: Position = {
    begun: true,
    tiles: { 1: 'mart', 5: 'rocket' },
    players: [{ at: 'crossroads.b' }, {}],
  }

  test('to end a turn before anything was done is a mistake, and what was better is a plan', () => {
    const found = judged(position, { do: 'end' })!
    expect(found.better).not.toBeNull()
    expect(found.win).toBeLessThan(found.best)
    expect(found.best).toBeLessThanOrEqual(1)
    expect(found.win).toBeGreaterThan(0)
    expect(found.plan).not.toBeNull()
  })

  test('what a strong bot would do is none', () => {
    const state = wasteland.parse.position(position, 'hindsight')
    const { plans } = knowledgeOf('wasteland').plans!(observe(wasteland, state), seedRandom('hindsight'))
    const found = judged(position, ...(plans[0]!.choices as Choice[]))
    expect(found?.better ?? null).toBeNull()
    if (found !== null) expect(found.win).toBe(found.best)
  })

  test('a walk is one decision: its steps are none, and it is told by where it led', () => {
    const state = wasteland.parse.position(position, 'hindsight')
    expect(hindsight!.isDecision(state, { do: 'move' })).toBe(true)
    expect(hindsight!.isDecision(state, { do: 'step', to: 'crossroads.a' })).toBe(false)
    const walk = wasteland.clone(state)
    wasteland.apply(walk, { do: 'move' })
    const step = wasteland.choices(walk).find(choice => choice.do === 'step')!
    expect(judged(position, { do: 'move' }, step)?.went).toBe(step.to)
  })
})

import { aheadOf, captions, DEFAULTS, loadWords, type Options, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { progressOf } from '../src/games/wasteland/board/progress.ts'

/** What the corner of the table counts toward the end of the game. */

await loadWords('en', [])

function progress(options: Partial<Options>) {
  const view = wasteland.view(wasteland.setup({ ...DEFAULTS, seats: 2, ...options }, 'progress'), 0)
  const { label, ...count } = progressOf({
    view,
    captions: captions('en', ['Ada', 'Ben']),
    near: 0,
    ahead: aheadOf(view, 0),
  })
  return { ...count, label, goal: view.goal }
}

test('everybody for themselves: influence of the goal', () => {
  const { goal, label, ...count } = progress({})
  expect(count).toEqual({ sign: 'influence', have: 0, all: goal })
  expect(label).toContain(String(goal))
})

test('together: the power of the own faction, for nobody has influence', () => {
  const { label, sign, have, all } = progress({ friends: 'shield', trackEnd: 7 })
  expect([sign, have, all]).toEqual(['shield', 0, 7])
  expect(label).toMatch(/Institute.*0.*7/)
})

import { expect, test, vi } from 'vitest'

/** A page begins without the rulebook: what is told before it is there does without, and nothing is made up. */

test('refusals with facts are told without the rulebook; rules and the others as soon as it is loaded', async () => {
  vi.resetModules() // other tests of this worker may have loaded all words
  const { RULE_IDS } = await import('../../src/content/rule-ids.ts')
  const { narrator } = await import('../../src/narrator/narrator.ts')
  const { loadWords } = await import('../../src/text/loaded.ts')
  const { wasteland } = await import('../../src/wasteland.ts')
  await loadWords('en', ['commonwealth'])
  const tell = narrator('en', ['Ada', 'Ben'])
  const view = wasteland.view(wasteland.setup(wasteland.parse.options({ seats: 2 }), 'parts'), 0)
  expect(tell.refusal(view, { rule: 'W-ACT-1', facts: { actions: 0 } })).toMatch(/^\p{L}.*action/u)
  expect(tell.rule('W-ACT-1')).toBeUndefined()
  expect(tell.refusal(view, { rule: 'W-ACT-1' })).toContain('W-ACT-1')

  await loadWords('en', ['rulebook'])
  expect(tell.refusal(view, { rule: 'W-ACT-1' })).toBe(tell.rule('W-ACT-1')?.text)
  expect(RULE_IDS.filter(id => tell.rule(id) === undefined)).toEqual([])
})

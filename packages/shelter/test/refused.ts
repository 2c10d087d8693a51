import { LANGUAGES, type Refusal } from '@overseer/kernel'
import { type Choice, type ItemId, narrator, shelter, type SpaceName, type Use, type Who } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import type { Table } from './table.ts'

/** What is refused: where, what, with which rule and facts, in which words. */
export type Refused = [
  title: string,
  t: () => Table,
  wish: Choice,
  rule: string,
  facts: Refusal['facts'],
  sentence: string,
]

export const send = (space: SpaceName, who: Who = 'plain'): Choice => ({ do: 'place', who, space })
export const use = (item: ItemId, how: Omit<Use, 'do' | 'item'> = {}): Choice => ({ do: 'use', item, ...how })

/** Ada sits at red, Boris at blue. */
function says(t: Table, wish: Choice, language: (typeof LANGUAGES)[number] = 'en'): string {
  const view = shelter.view(t.state, shelter.pending(t.state)?.seat ?? 'spectator')
  return narrator(language, ['Ada', 'Boris']).refusal(view, t.why(wish)!, wish)
}

/** Each is refused so, and told in a whole sentence of every language. */
export function testRefusals(topic: string, cases: Refused[]): void {
  describe(`refusals about ${topic}`, () => {
    test.each(cases)('%s', (_title, make, wish, rule, facts, sentence) => {
      const t = make()
      expect(t.why(wish)).toEqual(facts === undefined ? { rule } : { rule, facts })
      expect(says(t, wish)).toContain(sentence)
      for (const language of LANGUAGES) expect(says(t, wish, language)).toMatch(/^\p{Lu}[^{}]*\.$/u)
    })
  })
}

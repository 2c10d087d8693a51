import { expect, test } from 'vitest'
import { accuracyOf, type Judged } from '../src/play/analysis.ts'

const judged = (best: number, win: number): Judged => ({
  at: 0,
  seat: 0,
  best,
  win,
  better: best > win ? {} : null,
  plan: null,
  went: null,
})

test('accuracy is about the decisions that mattered: a lost game is not played well because nothing costs any more', () => {
  const opening = [judged(0.5, 0.3), judged(0.4, 0.2)]
  const hopeless = Array.from({ length: 60 }, () => judged(0, 0))
  expect(accuracyOf([...opening, ...hopeless], 0)).toBeLessThan(0.75)
  expect(accuracyOf([judged(0.5, 0.5), ...hopeless], 0)).toBe(1)
  expect(accuracyOf(opening, 1)).toBeNull()
})

import { expect, test } from 'vitest'
import { steerPlay } from '../src/steer.ts'

const LONG = 180_000 // a few seconds of work, on a machine that does much else

const short = (counts: Readonly<Record<string, number>>, least: number): string[] =>
  Object.keys(counts).filter(name => counts[name]! < least)

test('steered play uses every card, space and ability of Shelter', () => {
  const { counts, scenes } = steerPlay({ game: 'shelter', least: 2, games: 400, tries: 200, seed: 'steer' })
  expect(short(counts, 2)).toEqual([])
  expect(Object.keys(counts)).toHaveLength(187)
  expect(scenes).toBe(0)
})

test('steered play uses every card, option, outcome, perk, ability and enemy of Wasteland', { timeout: LONG }, () => {
  const { counts, scenes } = steerPlay({ game: 'wasteland', least: 1, games: 40, tries: 40, seed: 'steer' })
  expect(short(counts, 1)).toEqual([])
  expect(Object.keys(counts)).toHaveLength(793)
  expect(scenes).toBeGreaterThan(300)
})

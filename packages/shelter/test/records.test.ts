import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@overseer/kernel'
import { shelter } from '@overseer/shelter'
import { expect, test } from 'vitest'

/** The golden records: one for each end of the game and number of players. A change here is a change of the rules. */
const GOLDEN: [file: string, rounds: number, scores: number[], state: string][] = [
  ['2-lastRound', 40, [0, 0], '6ee1b5f2c0a32b44'],
  ['2-sixthRoom', 22, [14, 12], '9994349e12080109'],
  ['2-threatDeck', 17, [7, 11], 'a3b17d58c8a36204'],
  ['3-lastRound', 40, [0, 0, 0], '6c72eca61b5f4e18'],
  ['3-sixthRoom', 12, [8, 17, 10], 'a87d5217a587b8ac'],
  ['3-threatDeck', 15, [12, 1, 6], '22d40177e4ae60df'],
  ['4-lastRound', 40, [0, 0, 0, 0], '92c246910eb6a910'],
  ['4-sixthRoom', 10, [11, 12, 8, 12], 'd9287fb58474ab98'],
  ['4-threatDeck', 12, [11, 6, 8, 12], '3e940fd870e9e9aa'],
]

test.each(GOLDEN)('SH-END-1 SH-END-5 the golden record %s plays as ever', (file, rounds, scores, hash) => {
  const text = readFileSync(new URL(`../records/${file}.json`, import.meta.url), 'utf8')
  const state = replay(shelter, parseRecord(shelter, JSON.parse(text)))
  expect(state.ending).toBe(file.slice(2))
  expect(state.round).toBe(rounds)
  expect(shelter.result(state)!.scores).toEqual(scores)
  expect(createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16)).toBe(hash)
})

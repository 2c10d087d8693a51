import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@overseer/kernel'
import { shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'

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

/** Records of version 1 were made before a window opened after the last placement and for a third exchange. */
describe('records of version 1 of the rules', () => {
  test('play as ever where nobody would have been asked more', () => {
    const text = readFileSync(new URL('../records/2-sixthRoom.json', import.meta.url), 'utf8')
    const today = JSON.parse(text) as { choices: unknown[] }
    expect(parseRecord(shelter, { ...today, rulesVersion: 1 })).toEqual(parseRecord(shelter, today))
  })

  const old = (position: object, choices: object[]) =>
    parseRecord(shelter, { game: 'shelter', rulesVersion: 1, options: null, seed: 'old', position, choices })
  const PLACE = { do: 'place', who: 'plain', space: 'A5' } as const

  test('SH-ITM-2 whoever was not asked after the last placement declines', () => {
    const players = [{ plain: 1, items: ['husky'], water: 1 }, { plain: 0 }]
    const record = old({ players, vault: 'A . . garden = . . .', ending: true }, [PLACE])
    expect(record).toMatchObject({ rulesVersion: shelter.rulesVersion, choices: [PLACE, { do: 'skip' }] })
    expect(shelter.result(replay(shelter, record))).toBeDefined()
  })

  test('SH-RES-3 whoever had exchanged twice declines a third time', () => {
    const exchange = { do: 'exchange', pay: 'water', times: 1 } as const
    const position = { players: [{ plain: 1, water: 4 }, {}], vault: 'A . . storageRoom = . . .' }
    const record = old(position, [PLACE, exchange, exchange, { do: 'pass' }])
    expect(record.choices).toEqual([PLACE, exchange, exchange, { do: 'skip' }, { do: 'pass' }])
  })

  test('an even older one says why it cannot be played', () => {
    const text = readFileSync(new URL('../records/2-sixthRoom.json', import.meta.url), 'utf8')
    expect(() => parseRecord(shelter, { ...(JSON.parse(text) as object), rulesVersion: 0 })).toThrow(
      'record.rulesVersion: was played by version 0 of the rules; this engine plays version 2',
    )
  })
})

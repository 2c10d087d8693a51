import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, replay, type Seat } from '@overseer/kernel'
import { type State, statistics, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

/** The golden records. A change here is a change of the rules: see CONTRIBUTING. */

const folder = new URL('../records/', import.meta.url)

function played(file: string): State {
  const text = readFileSync(new URL(`${file}.json`, folder), 'utf8')
  return replay(wasteland, parseRecord(wasteland, JSON.parse(text)))
}

interface Golden {
  readonly file: string
  readonly ending: string
  readonly rounds: number
  readonly winners: readonly Seat[]
  readonly scores: readonly number[] // influence by seat
  readonly power: readonly [star: number, shield: number]
  readonly state: string // the hash of how it all ends
}

// biome-ignore format: a line for each
const GOLDEN: readonly Golden[] = [
  { file: 'commonwealth-1-influence', ending: 'influence', rounds: 17, winners: [0], scores: [11], power: [6, 4], state: '7ee4719c978fe51b' },
  { file: 'commonwealth-2-star', ending: 'star', rounds: 13, winners: [], scores: [6, 6], power: [6, 4], state: 'd47a70fcf54f8b5a' },
  { file: 'commonwealth-4-shield', ending: 'shield', rounds: 15, winners: [], scores: [4, 4, 2, 3], power: [1, 8], state: 'f36602639e9da7db' },
  { file: 'capital-4-influence', ending: 'influence', rounds: 20, winners: [3], scores: [5, 7, 3, 8], power: [5, 4], state: '4c8d20ed98638eea' },
  { file: 'capital-1-both', ending: 'both', rounds: 27, winners: [], scores: [8], power: [6, 6], state: 'bf916ba68d6e57b0' },
  { file: 'capital-3-shield', ending: 'shield', rounds: 20, winners: [], scores: [6, 4, 3], power: [3, 6], state: 'd18deea1b66d2f38' },
  { file: 'farHarbor-2-influence', ending: 'influence', rounds: 12, winners: [0], scores: [10, 6], power: [5, 4], state: 'f616f97ba18dfa4c' },
  { file: 'farHarbor-3-star', ending: 'star', rounds: 10, winners: [], scores: [6, 6, 8], power: [6, 5], state: '82b9690481ff636c' },
  { file: 'farHarbor-2-shield', ending: 'shield', rounds: 19, winners: [], scores: [6, 2], power: [3, 6], state: 'd6c0f5416f112ae1' },
  { file: 'pitt-3-influence', ending: 'influence', rounds: 9, winners: [2], scores: [6, 2, 10], power: [4, 2], state: 'cac6fb801d161052' },
  { file: 'pitt-4-star', ending: 'star', rounds: 20, winners: [], scores: [5, 7, 2, 6], power: [6, 3], state: 'a8524c8769615c4c' },
  { file: 'pitt-2-shield', ending: 'shield', rounds: 20, winners: [], scores: [3, 4], power: [2, 6], state: '6d4aa5f485d3ab36' },
  { file: 'shared-victory', ending: 'influence, shared', rounds: 13, winners: [0, 1], scores: [8, 8, 4, 3], power: [4, 7], state: '2728b9ccc4897fa8' },
  { file: 'elimination', ending: 'shield', rounds: 45, winners: [], scores: [5, 2, 3, 0], power: [4, 6], state: '564c3ea7398e645d' },
  { file: 'all-eliminated', ending: 'eliminated', rounds: 41, winners: [], scores: [0], power: [5, 6], state: 'cee37babcd44cf43' },
]

describe('the golden records', () => {
  test.each(GOLDEN)('W-INFL-2 W-TRACK-6 $file plays as ever', golden => {
    const end = played(golden.file)
    expect(statistics.ending(end)).toBe(golden.ending)
    expect(end.round).toBe(golden.rounds)
    expect(wasteland.result(end)).toMatchObject({ winners: golden.winners, scores: golden.scores })
    expect([end.star, end.shield]).toEqual(golden.power)
    expect(createHash('sha256').update(JSON.stringify(end)).digest('hex').slice(0, 16)).toBe(golden.state)
  })

  test('W-KILL-8 one survivor is eliminated, and the others play on', () => {
    expect(played('elimination').players.map(one => one.eliminated)).toEqual([false, false, false, true])
  })

  test('W-END-R1 with the last survivor the game is over', () => {
    expect(played('all-eliminated').players.map(one => one.eliminated)).toEqual([true])
  })

  test('all are expected', () => {
    expect(GOLDEN.map(({ file }) => `${file}.json`).sort()).toEqual(readdirSync(folder).sort())
  })
})

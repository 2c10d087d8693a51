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
  { file: 'commonwealth-1-influence', ending: 'influence', rounds: 13, winners: [0], scores: [15], power: [2, 6], state: '6ecfdb0125ba2903' },
  { file: 'commonwealth-2-star', ending: 'star', rounds: 20, winners: [], scores: [6, 6], power: [6, 3], state: '191c1e2436b0cb5a' },
  { file: 'commonwealth-4-shield', ending: 'shield', rounds: 18, winners: [], scores: [2, 1, 3, 2], power: [1, 8], state: '39063ed64e96da3d' },
  { file: 'capital-4-influence', ending: 'influence', rounds: 13, winners: [1], scores: [5, 8, 3, 2], power: [4, 1], state: '980e757e4cc8fa1f' },
  { file: 'capital-1-both', ending: 'both', rounds: 31, winners: [], scores: [5], power: [6, 6], state: '088055cc6acdfa56' },
  { file: 'capital-3-shield', ending: 'shield', rounds: 20, winners: [], scores: [3, 8, 3], power: [3, 6], state: '7c0d4554745b7beb' },
  { file: 'farHarbor-2-influence', ending: 'influence', rounds: 12, winners: [0], scores: [10, 4], power: [4, 5], state: 'b804c80dab21da13' },
  { file: 'farHarbor-4-star', ending: 'star', rounds: 14, winners: [], scores: [2, 5, 4, 4], power: [6, 2], state: '69788515eb6be62e' },
  { file: 'farHarbor-2-shield', ending: 'shield', rounds: 18, winners: [], scores: [8, 2], power: [2, 6], state: 'a3b2f201fd3a8def' },
  { file: 'pitt-3-influence', ending: 'influence', rounds: 9, winners: [1], scores: [3, 9, 3], power: [2, 4], state: '561ac18d80745aa9' },
  { file: 'pitt-4-star', ending: 'star', rounds: 41, winners: [], scores: [5, 5, 3, 6], power: [6, 3], state: 'b5e5f0123f6aafbd' },
  { file: 'pitt-2-shield', ending: 'shield', rounds: 18, winners: [], scores: [6, 3], power: [2, 6], state: 'e0d461311f911f8e' },
  { file: 'shared-victory', ending: 'influence, shared', rounds: 10, winners: [0, 2, 3], scores: [8, 2, 8, 8], power: [2, 5], state: 'f805447de7d46dba' },
  { file: 'elimination', ending: 'influence', rounds: 69, winners: [0], scores: [9, 1, 0, 0], power: [5, 6], state: '7c6453b779fc3765' },
  { file: 'all-eliminated', ending: 'eliminated', rounds: 36, winners: [], scores: [0], power: [4, 5], state: '0b873a53f49c26aa' },
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
    expect(played('elimination').players.map(one => one.eliminated)).toEqual([false, false, true, false])
  })

  test('W-END-R1 with the last survivor the game is over', () => {
    expect(played('all-eliminated').players.map(one => one.eliminated)).toEqual([true])
  })

  test('all are expected', () => {
    expect(GOLDEN.map(({ file }) => `${file}.json`).sort()).toEqual(readdirSync(folder).sort())
  })
})

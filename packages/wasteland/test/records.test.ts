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
  { file: 'commonwealth-1-influence', ending: 'influence', rounds: 19, winners: [0], scores: [11], power: [3, 7], state: 'e377964f2d64e0e5' },
  { file: 'commonwealth-2-star', ending: 'star', rounds: 17, winners: [], scores: [5, 5], power: [6, 2], state: '647d430a612c1b1c' },
  { file: 'commonwealth-4-shield', ending: 'shield', rounds: 17, winners: [], scores: [1, 3, 2, 3], power: [1, 8], state: '738af28649219668' },
  { file: 'capital-4-influence', ending: 'influence', rounds: 12, winners: [2], scores: [5, 0, 9, 3], power: [3, 0], state: '5220b8fcae179905' },
  { file: 'capital-1-star', ending: 'star', rounds: 38, winners: [], scores: [8], power: [6, 6], state: '3c50add4d04e72a8' },
  { file: 'capital-3-shield', ending: 'shield', rounds: 29, winners: [], scores: [8, 6, 3], power: [3, 6], state: 'e0066c4cca8d60b2' },
  { file: 'farHarbor-2-influence', ending: 'influence', rounds: 12, winners: [1], scores: [5, 11], power: [4, 7], state: 'bbe9d158f73099a6' },
  { file: 'farHarbor-4-star', ending: 'star', rounds: 13, winners: [], scores: [3, 3, 7, 2], power: [6, 3], state: 'b8a69d99a49f044a' },
  { file: 'farHarbor-1-shield', ending: 'shield', rounds: 38, winners: [], scores: [5], power: [5, 6], state: 'a32f3732f58b32e5' },
  { file: 'pitt-3-influence', ending: 'influence', rounds: 16, winners: [0], scores: [11, 6, 4], power: [4, 2], state: '4142f51066ba29c7' },
  { file: 'pitt-4-star', ending: 'star', rounds: 36, winners: [], scores: [5, 3, 2, 5], power: [6, 3], state: 'a5f9f42d3fd9d989' },
  { file: 'pitt-2-shield', ending: 'shield', rounds: 21, winners: [], scores: [2, 5], power: [2, 6], state: '24b21e155bb41927' },
  { file: 'shared-victory', ending: 'influence, shared', rounds: 9, winners: [2, 3], scores: [3, 5, 8, 10], power: [2, 5], state: 'a7f5d5ce413d573d' },
  { file: 'elimination', ending: 'shield', rounds: 35, winners: [], scores: [0, 4], power: [3, 6], state: 'dd5fcf263fabd616' },
  { file: 'all-eliminated', ending: 'eliminated', rounds: 43, winners: [], scores: [0], power: [4, 4], state: 'dad6961ac33052a7' },
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

  test('W-KILL-8 one survivor is eliminated, and the other plays on', () => {
    expect(played('elimination').players.map(one => one.eliminated)).toEqual([true, false])
  })

  test('W-END-R1 with the last survivor the game is over', () => {
    expect(played('all-eliminated').players.map(one => one.eliminated)).toEqual([true])
  })

  test('all are expected', () => {
    expect(GOLDEN.map(({ file }) => `${file}.json`).sort()).toEqual(readdirSync(folder).sort())
  })
})

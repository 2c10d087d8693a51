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
  { file: 'commonwealth-1-influence', ending: 'influence', rounds: 17, winners: [0], scores: [15], power: [4, 7], state: '45ed7191c3d83c24' },
  { file: 'commonwealth-2-star', ending: 'star', rounds: 18, winners: [], scores: [5, 8], power: [6, 4], state: '0eed6934b53eb526' },
  { file: 'commonwealth-4-shield', ending: 'shield', rounds: 16, winners: [], scores: [1, 2, 3, 4], power: [1, 8], state: '700aff0cfff585aa' },
  { file: 'capital-4-influence', ending: 'influence', rounds: 18, winners: [1], scores: [5, 8, 4, 7], power: [6, 5], state: 'a979b6513350bb13' },
  { file: 'capital-1-both', ending: 'both', rounds: 27, winners: [], scores: [10], power: [6, 6], state: '510cc442dcb3853f' },
  { file: 'capital-3-shield', ending: 'shield', rounds: 23, winners: [], scores: [5, 5, 4], power: [5, 6], state: '748c721b03fcb6a6' },
  { file: 'farHarbor-2-influence', ending: 'influence', rounds: 8, winners: [1], scores: [5, 10], power: [4, 5], state: '307d178a21bee5c2' },
  { file: 'farHarbor-3-star', ending: 'star', rounds: 14, winners: [], scores: [2, 8, 4], power: [6, 2], state: '6c517478e95f0f29' },
  { file: 'farHarbor-2-shield', ending: 'shield', rounds: 29, winners: [], scores: [2, 1], power: [3, 6], state: '8ceb44d49df2fa6a' },
  { file: 'pitt-3-influence', ending: 'influence', rounds: 13, winners: [1], scores: [8, 11, 2], power: [8, 3], state: 'fd714b245695c134' },
  { file: 'pitt-4-star', ending: 'star', rounds: 22, winners: [], scores: [2, 3, 7, 5], power: [6, 3], state: 'e57106f277f3d88d' },
  { file: 'pitt-2-shield', ending: 'shield', rounds: 15, winners: [], scores: [6, 5], power: [2, 6], state: 'ca098347caa6c0c0' },
  { file: 'shared-victory', ending: 'influence, shared', rounds: 8, winners: [0, 1], scores: [8, 8, 5, 4], power: [3, 6], state: '5ab9b17188e7a01b' },
  { file: 'elimination', ending: 'shield', rounds: 37, winners: [], scores: [0, 0, 0, 7], power: [5, 6], state: 'daf50466f3be2eb5' },
  { file: 'all-eliminated', ending: 'eliminated', rounds: 45, winners: [], scores: [0], power: [6, 6], state: '35d31f87918f6a9c' },
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

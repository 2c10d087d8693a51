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
  { file: 'commonwealth-2-star', ending: 'star', rounds: 17, winners: [], scores: [7, 9], power: [6, 4], state: '1dda1c092da291c8' },
  { file: 'commonwealth-4-shield', ending: 'shield', rounds: 16, winners: [], scores: [4, 2, 4, 2], power: [1, 8], state: 'ae866bd297903f7f' },
  { file: 'capital-4-influence', ending: 'influence', rounds: 11, winners: [2], scores: [2, 1, 8, 5], power: [4, 1], state: '21c37aa3dadbcc68' },
  { file: 'capital-1-both', ending: 'both', rounds: 33, winners: [], scores: [10], power: [6, 6], state: '6dc4bb211c4307c9' },
  { file: 'capital-3-shield', ending: 'shield', rounds: 24, winners: [], scores: [5, 6, 4], power: [5, 6], state: '5b910e5edf45ddc0' },
  { file: 'farHarbor-2-influence', ending: 'influence', rounds: 11, winners: [1], scores: [6, 10], power: [5, 2], state: 'dd1fc52c1f2c4ac0' },
  { file: 'farHarbor-3-star', ending: 'star', rounds: 11, winners: [], scores: [2, 2, 5], power: [6, 3], state: '39917dfed75f5d83' },
  { file: 'farHarbor-2-shield', ending: 'shield', rounds: 29, winners: [], scores: [2, 1], power: [3, 6], state: '8ceb44d49df2fa6a' },
  { file: 'pitt-3-influence', ending: 'influence', rounds: 11, winners: [1], scores: [3, 11, 3], power: [3, 5], state: 'f4c7d855c9c26090' },
  { file: 'pitt-4-star', ending: 'star', rounds: 26, winners: [], scores: [5, 1, 2, 5], power: [6, 3], state: '2de2e5273d218b60' },
  { file: 'pitt-2-shield', ending: 'shield', rounds: 16, winners: [], scores: [6, 2], power: [2, 6], state: '23ca51e2337cacab' },
  { file: 'shared-victory', ending: 'influence, shared', rounds: 12, winners: [1, 3], scores: [2, 8, 5, 8], power: [4, 7], state: '3f01c94810ba45de' },
  { file: 'elimination', ending: 'shield', rounds: 37, winners: [], scores: [0, 0, 0, 7], power: [5, 6], state: 'daf50466f3be2eb5' },
  { file: 'all-eliminated', ending: 'eliminated', rounds: 43, winners: [], scores: [0], power: [6, 6], state: '9127234a27780849' },
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

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
  { file: 'commonwealth-1-influence', ending: 'influence', rounds: 17, winners: [0], scores: [12], power: [4, 7], state: '8758c1098c9bf019' },
  { file: 'commonwealth-2-star', ending: 'star', rounds: 16, winners: [], scores: [6, 7], power: [6, 5], state: '20a5a79ddbe24f34' },
  { file: 'commonwealth-4-shield', ending: 'shield', rounds: 22, winners: [], scores: [4, 2, 3, 5], power: [2, 9], state: '91513cc6d5d2d6ce' },
  { file: 'capital-4-influence', ending: 'influence', rounds: 15, winners: [2], scores: [7, 3, 8, 6], power: [5, 2], state: '486f2321b0526813' },
  { file: 'capital-1-both', ending: 'both', rounds: 27, winners: [], scores: [8], power: [6, 6], state: 'bf916ba68d6e57b0' },
  { file: 'capital-3-shield', ending: 'shield', rounds: 27, winners: [], scores: [4, 2, 5], power: [5, 6], state: '0fe11a3aa918d479' },
  { file: 'farHarbor-2-influence', ending: 'influence', rounds: 11, winners: [0], scores: [11, 8], power: [4, 7], state: '78570729baa7cfc5' },
  { file: 'farHarbor-3-star', ending: 'star', rounds: 13, winners: [], scores: [3, 4, 3], power: [6, 2], state: '6779405a453f5f1e' },
  { file: 'farHarbor-2-shield', ending: 'shield', rounds: 22, winners: [], scores: [6, 3], power: [2, 6], state: '348575a2128812df' },
  { file: 'pitt-3-influence', ending: 'influence', rounds: 10, winners: [1], scores: [3, 9, 1], power: [2, 2], state: '33e3875fa5ae58d9' },
  { file: 'pitt-4-star', ending: 'star', rounds: 18, winners: [], scores: [4, 7, 6, 3], power: [6, 3], state: 'd380444d1b876dd7' },
  { file: 'pitt-2-shield', ending: 'shield', rounds: 16, winners: [], scores: [6, 6], power: [2, 6], state: 'e5832e55b5a2d835' },
  { file: 'shared-victory', ending: 'influence, shared', rounds: 13, winners: [0, 1], scores: [8, 8, 4, 2], power: [4, 7], state: '3768b0932d48a431' },
  { file: 'elimination', ending: 'influence', rounds: 26, winners: [3], scores: [0, 2, 0, 8], power: [5, 6], state: '752b786e85583f1b' },
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
    expect(played('elimination').players.map(one => one.eliminated)).toEqual([false, false, true, false])
  })

  test('W-END-R1 with the last survivor the game is over', () => {
    expect(played('all-eliminated').players.map(one => one.eliminated)).toEqual([true])
  })

  test('all are expected', () => {
    expect(GOLDEN.map(({ file }) => `${file}.json`).sort()).toEqual(readdirSync(folder).sort())
  })
})

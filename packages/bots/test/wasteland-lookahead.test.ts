import { seedRandom } from '@overseer/kernel'
import { type State, wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'
import { Lookahead, newLine } from '../src/wasteland/planner/lookahead.ts'

const DEPTH = { turns: 2, lines: 1, effort: Number.POSITIVE_INFINITY, proof: 0 }
const TABLES = 20

test('what others roll in the turns after a line does not hang on how many dice the line itself has rolled', () => {
  const state = wasteland.parse.position({ begun: true, players: [{}, {}], quests: [14, 67] }, 'luck')
  const luck = seedRandom('luck')
  const worthsOf = (rolled: number, tables: readonly State[]) => {
    const line = newLine({ do: 'end' })
    const race = new Lookahead(0, [line], DEPTH)
    for (const table of tables) {
      const used = wasteland.clone(table)
      used.random.drawn += rolled
      race.step(used, () => false)
    }
    return line.worths
  }
  const tables = Array.from({ length: TABLES }, () => wasteland.sample(state, 0, luck))
  const worths = worthsOf(0, tables)
  expect(new Set(worths).size).toBeGreaterThan(TABLES / 2) // luck matters
  expect(worthsOf(7, tables)).toEqual(worths)
})

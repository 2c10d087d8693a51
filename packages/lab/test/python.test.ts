import { spawnSync } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The example in Python, as somebody who learns to play would use it. */

const folder = fileURLToPath(new URL('../../../examples/python/', import.meta.url))
const python = spawnSync('python3', ['--version']).status === 0
if (!python) console.log('the client for Python is not tested: there is no python3 here')

const GAMES = 100

test.skipIf(!python)(
  'the client for Python plays 100 games of each game through its environment',
  { timeout: 1_800_000 },
  () => {
    const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }
    const run = spawnSync('python3', ['test_overseer.py', String(GAMES)], { cwd: folder, encoding: 'utf8', env })
    expect(run.stderr).toBe('')
    expect(run.status).toBe(0)
    const figures = JSON.parse(run.stdout.trimEnd().split('\n').at(-1)!) as Record<
      string,
      { games: number; perSecond: number }
    >
    for (const game of ['shelter', 'wasteland']) {
      expect(figures[game]!.games).toBe(GAMES)
      console.log(`${game} from Python: ${figures[game]!.perSecond} steps a second`)
    }
  },
)

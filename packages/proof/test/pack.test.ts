import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The packages as somebody else installs them: in an empty folder, from their tarballs alone. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'overseer-packed-'))
const tarballs = join(folder, 'tarballs')
const app = join(folder, 'app')
const MINUTES = 60_000

/** The Node that is at hand: not the one that the project brings along, if there is another. */
const atHand = (process.env.PATH ?? '').split(delimiter).filter(path => !path.includes('node_modules'))
const env = { ...process.env, PATH: [...atHand, dirname(process.execPath)].join(delimiter) }

/** npm with a cache of its own: nothing is fetched, and nothing of the machine's is needed. */
function npm(cwd: string, ...args: string[]) {
  const cache = ['--silent', '--cache', join(folder, 'cache')]
  return spawnSync('npm', [...args, ...cache], { cwd, env, encoding: 'utf8' })
}

beforeAll(() => {
  mkdirSync(app)
  mkdirSync(tarballs)
  const ours = ['scripts/pack.ts', '--libraries', '--to', tarballs]
  const packed = spawnSync(process.execPath, ours, { cwd: root, encoding: 'utf8' })
  expect(packed.status, packed.stderr).toBe(0)
  const zod = npm(join(root, 'node_modules/zod'), 'pack', '--pack-destination', tarballs)
  expect(zod.status, zod.stderr).toBe(0)
  writeFileSync(join(app, 'package.json'), '{"type":"module","private":true}')
  const files = readdirSync(tarballs).map(file => join(tarballs, file))
  const installed = npm(app, 'install', '--offline', '--no-audit', '--no-fund', ...files)
  expect(installed.status, installed.stderr).toBe(0)
}, 20 * MINUTES)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The snippet of the README. */
const snippet = /## The engine as a library[\s\S]*?```ts\n([\s\S]*?)```/.exec(
  readFileSync(join(root, 'README.md'), 'utf8'),
)![1]!

test('the snippet of the README plays a game in plain JavaScript on the Node at hand', { timeout: 5 * MINUTES }, () => {
  writeFileSync(join(app, 'play.mjs'), snippet.replaceAll(/(\w|\])!/g, '$1'))
  const { status, stdout, stderr } = spawnSync('node', ['play.mjs'], { cwd: app, env, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('winners')
})

test('bots play Wasteland from their package', { timeout: 5 * MINUTES }, () => {
  writeFileSync(
    join(app, 'bots.mjs'),
    `import { botCalled, observe } from '@overseer/bots'
     import { knowledgeOf } from '@overseer/bots/knowledge'
     import { gameCalled } from '@overseer/games'
     import { Match, newRecord, seedRandom } from '@overseer/kernel'
     const { game } = gameCalled('wasteland')
     const match = new Match(game, newRecord(game, game.parse.options({ seats: 1 }), 'packed'))
     const bot = botCalled('random', knowledgeOf('wasteland'))
     const chance = seedRandom('packed')
     for (let n = 0; n < 50; n++) match.apply(bot.choose(observe(game, match.state), chance))
     console.log(match.record.choices.length)`,
  )
  const { stdout, stderr } = spawnSync('node', ['bots.mjs'], { cwd: app, env, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('50')
})

test('TypeScript knows its types, declarations and all', { timeout: 5 * MINUTES }, () => {
  writeFileSync(join(app, 'play.ts'), `${snippet}const wrong: string = shelter.pending(state)!.seat\n`)
  const tsc = join(root, 'node_modules/.bin/tsc')
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom']
  const { stdout } = spawnSync(process.execPath, [tsc, ...flags, 'play.ts'], { cwd: app, encoding: 'utf8' })
  const errors = stdout.trim().split('\n')
  expect(errors).toHaveLength(1) // the one that was put in
  expect(errors[0]).toContain("Type 'number' is not assignable to type 'string'")
})

test('Vite bundles it for the browser, and nothing in it needs Node', { timeout: 5 * MINUTES }, () => {
  writeFileSync(join(app, 'index.html'), '<script type="module" src="/play.mjs"></script>')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: app, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  for (const name of ['kernel', 'shelter', 'wasteland', 'games', 'bots', 'protocol']) {
    const dist = join(app, 'node_modules/@overseer', name, 'dist')
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter(one => one.endsWith('.js'))) {
      expect(files).toContain(`${file}.map`)
      expect(files).toContain(file.replace(/\.js$/, '.d.ts'))
      expect(readFileSync(join(dist, file), 'utf8'), `${name}/${file}`).not.toMatch(/from ['"]node:/)
    }
    for (const file of ['README.md', 'LICENSE']) expect(readdirSync(join(dist, '..'))).toContain(file)
  }
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SideBySide } from '../../../scripts/side-by-side.mjs'

/** How `npm test` runs its checks. */

const folder = mkdtempSync(join(tmpdir(), 'overseer-side-by-side-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileCalled = (name: string): string => JSON.stringify(join(folder, name))

/** A command that runs a little program. */
const program = (text: string) => ({ command: process.execPath, args: ['-e', text] })

const WAIT = `const { existsSync, writeFileSync } = require('node:fs')
  const until = (file, then) => existsSync(file) ? then() : setTimeout(until, 10, file, then)`

interface Ended {
  readonly status: number
  readonly output: string
}

async function ran(lanes: readonly (readonly object[])[]): Promise<Ended[]> {
  const ended: Ended[] = []
  await new SideBySide({ cwd: folder, env: process.env }).run(lanes, (_command: object, how: Ended) => ended.push(how))
  return ended
}

const isAlive = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

test('lanes go on at the same time, and each command is told whole', async () => {
  const first = program(
    `${WAIT}; console.log('one begins'); until(${fileCalled('met')}, () => console.error('one ends'))`,
  )
  const second = program(`${WAIT}; console.log('two'); writeFileSync(${fileCalled('met')}, '')`)
  expect((await ran([[first], [second]])).map(({ output }) => output).sort()).toEqual([
    'one begins\none ends\n',
    'two\n',
  ])
})

test('what fails is told as failed, and its lane goes on', async () => {
  const ended = await ran([[program('process.exit(3)'), { command: 'no such command', args: [] }, program('')]])
  expect(ended.map(({ status }) => status)).toEqual([3, 1, 0])
  expect(ended[1]!.output).toContain('no such command')
})

test('what a command has left behind holds up nobody', async () => {
  const left = `setInterval(() => {}, 1000)`
  const child = program(
    `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${left}'], { stdio: 'inherit' })
     console.log(pid); process.exit()`,
  )
  const [ended] = await ran([[child]])
  const pid = Number(ended!.output)
  expect(isAlive(pid)).toBe(true)
  process.kill(pid)
})

test.skipIf(process.platform === 'win32')('whoever ends it ends all that runs, and nothing more begins', async () => {
  const pids = join(folder, 'pids')
  const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`
  const parent = program(
    `${WAIT}; const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}])
     writeFileSync(${JSON.stringify(`${pids}.new`)}, process.pid + ' ' + pid)
     require('node:fs').renameSync(${JSON.stringify(`${pids}.new`)}, ${JSON.stringify(pids)}); setInterval(() => {}, 1000)`,
  )
  const checks = new SideBySide({ cwd: folder, env: process.env })
  const next = program(`${WAIT}; writeFileSync(${fileCalled('next')}, '')`)
  const told: Ended[] = []
  const done = checks.run([[parent, next]], (_command: object, how: Ended) => told.push(how))
  await expect.poll(() => existsSync(pids)).toBe(true)
  await checks.end()
  await done
  const [one, other] = readFileSync(pids, 'utf8').split(' ').map(Number)
  await expect.poll(() => isAlive(one!) || isAlive(other!)).toBe(false)
  expect(told.map(({ status }) => status)).toEqual([1])
  expect(existsSync(join(folder, 'next'))).toBe(false)
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** The commands that measure, as they are typed. */

const root = fileURLToPath(new URL('../../../', import.meta.url))

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr, last: stdout.trimEnd().split('\n').at(-1)! }
}

describe.each(['load', 'chaos', 'hostile', 'page'])('%s', command => {
  test('says what it takes, --json among it', () => {
    const { status, stdout } = run(command, '--help')
    expect(status).toBe(0)
    expect(stdout).toContain('Usage: ')
    expect(stdout).toContain('--json')
  })

  test('refuses an unknown option in one line', () => {
    const { status, stdout, stderr } = run(command, '--nonsense')
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain('--nonsense')
  })
})

test('hostile ends with one object of all its figures', { timeout: 300_000 }, () => {
  const figures = JSON.parse(
    run('hostile', '--messages', '200', '--seconds', '1', '--only', 'undo loops', '--json').last,
  ) as object
  expect(figures).toMatchObject({ messages: 200, faults: 0, up: true, changed: null })
  expect(figures).toMatchObject({
    siege: { up: true, usual: { p99: expect.any(Number) }, assaults: [{ botTimes: expect.any(Number) }] },
  })
})

test('load measures one process and two side by side', { timeout: 600_000 }, () => {
  const args = ['--tables', '6', '--seconds', '1', '--processes', '2', '--database', 'postgres', '--json']
  const { last, stderr } = run('load', ...args)
  expect(stderr).toContain('2 processes take')
  const figures = JSON.parse(last) as { processes: Record<string, { fast: object }> }
  for (const n of [1, 2]) expect(figures.processes[n]!.fast).toMatchObject({ choicesPerSecond: expect.any(Number) })
  expect(figures).toHaveProperty('times')
})

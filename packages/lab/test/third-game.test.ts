import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { THIRD_GAME_ENV } from '../../games/test/third-game.ts'

/** A third game is known to every program once it is in the registry; nothing else knows of it. */

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'overseer-third-game-'))

function overseer(args: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args.split(' ')], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'overseer-compile-cache'), ...THIRD_GAME_ENV },
  })
  return { status, stdout, stderr, last: stdout.trim().split('\n').at(-1)! }
}

describe('a third game in the registry', () => {
  test('is played in the terminal by a person, with its own words, refusals and rules', () => {
    const file = join(folder, 'saved.json')
    const lines = [
      '? card 6',
      'card 2?',
      'rule tc-bid-3',
      'pass',
      'u',
      `save ${file}`,
      '1',
      ...Array<string>(20).fill('1'),
    ]
    const { status, stdout } = overseer('play --game tincans --seed third --bots officer', `${lines.join('\n')}\n`)
    expect(status).toBe(0)
    expect(stdout).toContain('Overseer: Tin Cans')
    expect(stdout).toContain('Which card do you play for the heap?')
    expect(stdout).toContain('TC-BID-3: Your card must be higher than every card before it.')
    expect(stdout).toContain('TC-BID-2')
    expect(stdout).toContain('That’s allowed: it’s number 1.')
    expect(stdout).toContain('Another player has acted since then')
    expect(stdout).toMatch(/1\. \w+: \d+ cans?/)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'tincans', seed: 'third' })
    expect(overseer(`replay ${file} --verify`).stdout).toContain('all legal; the game is not over')
  })

  test('is watched to its end in another language', () => {
    const { status, stdout } = overseer('play --game tincans --watch --seed watch --seats 3 --lang ru')
    expect(status).toBe(0)
    expect(stdout).toContain('Overseer: Банки')
    expect(stdout).toMatch(/забирает \d+ бан/)
    expect(stdout).toMatch(/\n3\. /)
  })

  test('speaks the engine protocol', () => {
    const position = { hands: [[2, 5], [3]], dice: [4] }
    const commands = [
      { cmd: 'hello' },
      { cmd: 'set', game: 'tincans', position, seed: 'third' },
      { cmd: 'apply', choice: { do: 'play', card: 5 } },
      { cmd: 'why', choice: { do: 'play', card: 3 }, lang: 'de' },
      { cmd: 'apply', choice: { do: 'pass' } },
      { cmd: 'view', seat: 1 },
      { cmd: 'choices' },
    ]
    const { stdout } = overseer('engine', commands.map(command => JSON.stringify(command)).join('\n'))
    const answers = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as unknown)
    expect(answers).toMatchObject([
      { ok: { games: expect.arrayContaining(['tincans']) } },
      { ok: { pending: { seat: 0, ask: 'bid' } } },
      { ok: { pending: { seat: 1, ask: 'bid' } } },
      { ok: { rule: 'TC-BID-3', facts: { least: 6 } } },
      { ok: { pending: { seat: 0, ask: 'spend' } } },
      { ok: { view: { players: [{ hand: null, cards: 1, cans: 4 }, { hand: [3] }] } } },
      { ok: { choices: [{ do: 'buy' }, { do: 'keep' }] } },
    ])
  })

  test('is simulated in threads, its cards counted', () => {
    const { last } = overseer('sim 40 --game tincans --bots officer,random --threads 2 --json')
    expect(JSON.parse(last)).toMatchObject({
      game: 'tincans',
      games: 40,
      setups: [{ scenario: 'yard', seats: 2, games: 40 }],
      cards: expect.arrayContaining([expect.objectContaining({ kind: 'card played', card: '6' })]),
    })
  })

  test('is fuzzed clean and steered to every card', () => {
    expect(JSON.parse(overseer('fuzz --game tincans --games 40 --seed third --json').last)).toMatchObject({
      games: 40,
      failures: 0,
    })
    const { counts } = JSON.parse(overseer('steer --game tincans --least 2 --json').last) as { counts: object }
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(2)
  })
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const golden = fileURLToPath(new URL('../../shelter/records/2-sixthRoom.json', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'overseer-lab-'))

function overseer(args: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args.split(' ')], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'overseer-compile-cache') },
  })
  return { status, stdout, stderr, last: stdout.trim().split('\n').at(-1)! }
}

describe('the command line', () => {
  test.each([
    ['dance', "unknown command 'dance'"],
    ['sim many', 'games: must be a whole number'],
    ['sim 10 --seats 9', '--seats'],
    ['sim 10 --seats 1', '--seats: shelter is for 2 to 4 players'],
    ['sim 10 --bots clever', "--bots: there is no bot 'clever'"],
    ['sim 10 --game chess', "game: there is no game 'chess'"],
    ['sim 10 --seed ä', 'seed: must be 1 to 128 printable ASCII characters'],
    ['sim 10 --scenario mine', '--scenario: shelter has vault'],
    ['play --game wasteland --scenario mine', '--scenario: wasteland has commonwealth, capital, farHarbor, pitt'],
    ['sim 10 --game wasteland --seats 5', '--seats: wasteland is for 1 to 4 players'],
    ['sim 10 --options {', '--options: not JSON'],
    ['sim 10 --options [1]', '--options: must be a JSON object'],
    ['sim 10 --options {"seats":7}', '--seats: shelter is for 2 to 4 players'],
    ['sim 10 --game wasteland --options {"drugRisk":1}', 'options.drugRisk: Invalid option: expected one of 0|50|100'],
    ['fuzz --game wasteland --options {"drug":1}', 'options: Unrecognized key: "drug"'],
    ['play --lang it', '--lang: must be one of en, fr, de, ru'],
    ['replay nowhere.json', 'nowhere.json: cannot be read'],
    ['fuzz --minutes 0', '--minutes: must be a number above 0'],
    ['bench --nonsense', "unknown option '--nonsense'"],
  ])('%s gets one clear line and exit code 2', (args, message) => {
    const { status, stderr, stdout } = overseer(args)
    expect(status).toBe(2)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
  })

  test('sim gives the same figures with one thread and with two', () => {
    const one = overseer('sim 12 --bots random --seats 3 --threads 1 --json')
    const two = overseer('sim 12 --bots random --seats 3 --threads 2 --json')
    expect(JSON.parse(one.last)).toEqual(JSON.parse(two.last))
    expect(JSON.parse(one.last)).toMatchObject({ game: 'shelter', games: 12, setups: [{ seats: 3 }] })
  })

  test('sim goes through scenarios and numbers of players, and sums each up', () => {
    const { setups } = JSON.parse(overseer('sim 16 --game wasteland --json').last) as { setups: { games: number }[] }
    expect(setups).toHaveLength(16)
    expect(setups.every(({ games }) => games === 1)).toBe(true)
    expect(setups[5]).toMatchObject({ scenario: 'capital', seats: 2, endings: { star: 1 } })
    const { stdout } = overseer('sim 2 --game wasteland --scenario pitt --seats 3 --options {"friends":"star"}')
    expect(stdout).toContain('2 games of wasteland')
    expect(stdout).toMatch(/scenario +players +games +rounds +best score +won/)
    expect(stdout).toMatch(/pitt +3 +2 /)
    expect(stdout).toMatch(/agenda activated.*quest staged/)
  })

  test('sim writes a report that needs nothing else', () => {
    const file = join(folder, 'report.html')
    expect(overseer(`sim 10 --bots greedy,random --html ${file}`).status).toBe(0)
    const html = readFileSync(file, 'utf8')
    expect(html).toContain('<svg')
    expect(html).toContain('Wins by bot')
    expect(html).not.toMatch(/https?:|src=/)
  })

  test('replay verifies a record, and says what is wrong with a broken one', () => {
    expect(overseer(`replay ${golden} --verify`).stdout).toContain('all legal; played to its end')
    expect(JSON.parse(overseer(`replay ${golden} --json`).last)).toMatchObject({ game: 'shelter', over: true })
    const text = readFileSync(golden, 'utf8')
    const broken = (name: string, content: string) => {
      const file = join(folder, name)
      writeFileSync(file, content)
      const { status, stderr } = overseer(`replay ${file} --verify`)
      expect(status).toBe(2)
      return stderr
    }
    expect(broken('half.json', text.slice(0, 900))).toContain('not JSON')
    expect(broken('version.json', text.replace('"rulesVersion":1', '"rulesVersion":0'))).toContain(
      'record.rulesVersion',
    )
    expect(broken('choice.json', text.replace('{"do":"pass"}', '{"do":"dance"}'))).toContain('record.choices.')
  })

  test('a person can play: choose, ask why, take back, save, leave', () => {
    const file = join(folder, 'saved.json')
    const lines = ['?', '? T2', 'T12?', 'rule sh-plc-1', 'T12', 'u', `save ${file}`, 'nonsense', 'q']
    const { status, stdout } = overseer('play --seed person --bots random', `${lines.join('\n')}\n`)
    expect(status).toBe(0)
    expect(stdout).toContain('WASTELAND')
    expect(stdout).toContain('Type the number of a choice')
    expect(stdout).toContain('Not allowed (SH-PLC-2)')
    expect(stdout).toContain('SH-PLC-1: A dweller goes to a free space')
    expect(stdout).toContain('I do not understand “nonsense”')
    expect(stdout).toContain('Goodbye.')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'shelter', seed: 'person' })
  })

  test.each([
    ['fr', 'Réserve'],
    ['de', 'Runde'],
    ['ru', 'Раунд'],
  ])('bots can be watched to the end in %s', language => {
    const { status, stdout } = overseer(`play --watch --seed watch --seats 2 --lang ${language}`)
    expect(status).toBe(0)
    expect(stdout).toMatch(/\n1\. /)
  })

  test('Wasteland is played, saved, and replayed', () => {
    const file = join(folder, 'wasteland.json')
    const lines = ['1', '1', 'rule w-move-2', `save ${file}`, 'q']
    const { status, stdout } = overseer(
      'play --game wasteland --scenario pitt --seed person --seats 1',
      lines.join('\n'),
    )
    expect(status).toBe(0)
    expect(stdout).toContain('W-MOVE-2: ')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      game: 'wasteland',
      options: { scenario: 'pitt', seats: 1 },
      choices: [{ do: 'character' }, { do: 'space' }],
    })
    expect(overseer(`replay ${file} --verify`).stdout).toContain('2 choices, all legal; the game is not over')
    const golden = fileURLToPath(new URL('../../wasteland/records/shared-victory.json', import.meta.url))
    expect(JSON.parse(overseer(`replay ${golden} --json`).last)).toMatchObject({
      over: true,
      result: { winners: [2, 3] },
    })
  })

  test.each(['shelter', 'wasteland'])('fuzz runs clean for a few games of %s', game => {
    const { last } = overseer(`fuzz --game ${game} --games 8 --seed unit --json`)
    const { games, scenes, ...rest } = JSON.parse(last) as { games: number; scenes: number }
    expect(rest).toMatchObject({ game, failures: 0 })
    expect(games + scenes).toBe(8)
  })
})

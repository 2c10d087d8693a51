import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@overseer/games'
import { newRecord } from '@overseer/kernel'
import { captions } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { typed } from './typed.ts'

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

/** The same without a process of its own, for commands that read nothing. */
async function inside(args: string) {
  const said = await typed(...args.split(' '))
  return { ...said, last: said.stdout.trim().split('\n').at(-1)! }
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
    ['sim 10 --game wasteland --options {"drugRisk":1}', 'options.drugRisk: 1 is not one of 0, 50, 100'],
    ['fuzz --game wasteland --options {"drug":1}', 'options.drug: is unknown'],
    ['play --lang it', '--lang: must be one of en, fr, de, ru'],
    ['replay nowhere.json', 'nowhere.json: cannot be read'],
    ['fuzz --minutes 0', '--minutes: must be a number above 0'],
    ...['strength', 'fuzz', 'steer', 'uses', 'bench', 'sim'].map(name => [
      `${name} --nonsense`,
      "unknown option '--nonsense'",
    ]),
  ])('%s gets one clear line and exit code 2', async (args, message) => {
    const { status, stderr, stdout } = await typed(...args.split(' '))
    expect(status).toBe(2)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
  })

  test.each(['strength', 'fuzz', 'steer', 'uses', 'bench', 'sim'])(
    '%s says what it takes, --json among it',
    async command => {
      const { status, stdout } = await typed(command, '--help')
      expect(status).toBe(0)
      expect(stdout).toContain('Usage: ')
      expect(stdout).toContain('--json')
    },
  )

  test('as a program of its own it says and exits the same', async () => {
    const { status, stderr, stdout } = overseer('sim many')
    expect({ status, stderr, stdout }).toEqual(await typed('sim', 'many'))
  })

  test.each([
    ['shelter', /^SH-/],
    ['wasteland', /^W-/],
  ])('help in %s names a rule of that game', (game, prefix) => {
    const { stdout } = overseer(`play --game ${game} --seed help`, '?\nq\n')
    const [, id = ''] = /an ID such as\s(\S+)/.exec(stdout) ?? []
    expect(id).toMatch(prefix)
    expect(stdout).not.toMatch(game === 'shelter' ? /Diamond City/ : /\bT5\b/)
    expect(overseer(`play --game ${game} --seed help`, `rule ${id}\nq\n`).stdout).toContain(`${id}:`)
  })

  test('the terminal tells the story of an encounter once, with its question', () => {
    const file = join(folder, 'encounter.json')
    const { game } = GAMES.wasteland!
    const position = {
      begun: true,
      tiles: { 1: 'mart' },
      players: [{ at: 'superDuperMart', character: 'vaultDweller' }],
    }
    writeFileSync(file, JSON.stringify({ ...newRecord(game, null, 'story'), position }))
    const { stdout } = overseer(`play --load ${file}`, 'encounter\nq\n')
    const text = stdout.replaceAll(/\s+/g, ' ')
    const [, card = ''] = /meets “([^”]+)”/.exec(text) ?? []
    const { story } = captions('en', [])
    const intro = Array.from({ length: 200 }, (_, at) => story(at)).find(one => one?.title === card)?.intro
    expect(intro).toBeDefined()
    expect(text.split(intro!.replaceAll(/\s+/g, ' '))).toHaveLength(2)
  })

  test('sim gives the same figures with one thread and with two', async () => {
    const one = await inside('sim 12 --bots random --seats 3 --threads 1 --json')
    const two = await inside('sim 12 --bots random --seats 3 --threads 2 --json')
    expect(JSON.parse(one.last)).toEqual(JSON.parse(two.last))
    expect(JSON.parse(one.last)).toMatchObject({ game: 'shelter', games: 12, setups: [{ seats: 3 }] })
  })

  test('sim goes through scenarios and numbers of players, and sums each up', async () => {
    const { setups } = JSON.parse((await inside('sim 16 --game wasteland --threads 1 --json')).last) as {
      setups: { games: number }[]
    }
    expect(setups).toHaveLength(16)
    expect(setups.every(({ games }) => games === 1)).toBe(true)
    expect(setups[5]).toMatchObject({ scenario: 'capital', seats: 2, wins: [{ of: 0 }, { of: 0 }] })
    const { stdout } = await inside(
      'sim 2 --game wasteland --scenario pitt --seats 3 --threads 1 --options {"friends":"star"}',
    )
    expect(stdout).toContain('2 games of wasteland')
    expect(stdout).toMatch(/scenario +players +games +rounds +median +before 6 +best score +won/)
    expect(stdout).toMatch(/pitt +3 +2 /)
    expect(stdout).toMatch(/agenda activated.*quest staged/)
  })

  test('sim deals characters and measures what balance is judged by', async () => {
    interface Figures {
      groups: { scenario: string; seats: number | null; games: number; spread: { median: number } }[]
      cards: { kind: string; card: string; uses: number; ratio: number | null }[]
      shares: { part: string; card: string; n: number; share: number }[]
      unused: string[]
      questions: { median: number }
    }
    const sim = async (more: string) =>
      JSON.parse(
        (await inside(`sim 8 --game wasteland --scenario pitt --bots officer --threads 1 --json${more}`)).last,
      ) as Figures
    const { groups, cards, shares, unused, questions } = await sim('')
    const seats = (figures: Figures['cards']): number[] =>
      figures.filter(({ kind }) => kind === 'character').map(({ uses }) => uses)
    expect(groups.map(group => [group.scenario, group.seats, group.games])).toEqual([
      ...[1, 2, 3, 4].map(n => ['all', n, 2]),
      ['pitt', null, 8],
      ['all', null, 8],
    ])
    expect(seats(cards).reduce((sum, n) => sum + n, 0)).toBe(2 * (1 + 2 + 3 + 4))
    expect(seats(cards)).not.toEqual(seats((await sim(' --no-deal')).cards))
    const paid = shares.filter(({ part }) => part === 'agenda that paid')
    expect(paid.length).toBeGreaterThan(5)
    for (const { share } of paid) expect(share).toBeLessThanOrEqual(1)
    expect(unused.length).toBeGreaterThan(0)
    expect(questions.median).toBeGreaterThan(1)
    expect(questions.median).toBeLessThanOrEqual(7)
  })

  test('uses puts together what several bots come to, and lists the rest', async () => {
    interface Uses {
      bots: { bot: string; used: number; first: number }[]
      unused: string[]
      uses: Record<string, number>
    }
    const { bots, unused, uses } = JSON.parse(
      (await inside('uses 2 --seats 2 --bots random,greedy --threads 1 --json')).last,
    ) as Uses
    expect(bots.map(({ bot }) => bot)).toEqual(['random', 'greedy'])
    expect(bots[0]!.first).toBe(bots[0]!.used)
    expect(bots[1]!.first).toBeLessThan(bots[1]!.used)
    expect(bots[0]!.used + bots[1]!.first + unused.length).toBe(Object.keys(uses).length)
    expect(unused.every(use => uses[use] === 0)).toBe(true)
    expect((await inside('uses 1 --seats 2 --threads 1')).stdout).toMatch(/^\w[\w ]*: \d+ of \d+(, without |$)/m)
  })

  test('sim writes a report that needs nothing else', async () => {
    const file = join(folder, 'report.html')
    expect((await inside(`sim 10 --bots greedy,random --threads 1 --html ${file}`)).status).toBe(0)
    const html = readFileSync(file, 'utf8')
    expect(html).toContain('<svg')
    expect(html).toContain('Wins by bot')
    expect(html).not.toMatch(/https?:|src=/)
  })

  test('replay verifies a record, and says what is wrong with a broken one', async () => {
    expect((await typed('replay', golden, '--verify')).stdout).toContain('all legal; played to its end')
    expect(JSON.parse((await inside(`replay ${golden} --json`)).last)).toMatchObject({ game: 'shelter', over: true })
    const text = readFileSync(golden, 'utf8')
    const broken = async (name: string, content: string) => {
      const file = join(folder, name)
      writeFileSync(file, content)
      const { status, stderr } = await typed('replay', file, '--verify')
      expect(status).toBe(2)
      return stderr
    }
    expect(await broken('half.json', text.slice(0, 900))).toContain('not JSON')
    expect(await broken('version.json', text.replace(/"rulesVersion":\d+/, '"rulesVersion":0'))).toContain(
      'record.rulesVersion',
    )
    expect(await broken('choice.json', text.replace('{"do":"pass"}', '{"do":"dance"}'))).toContain('record.choices.')
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
    expect(stdout).toContain('I don’t understand “nonsense”')
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

  test('whoever asks is told the odds, the ways and what lies ahead; the story can be read', async () => {
    const options = '{"characters":["ghoul","wastelander"]}'
    const lines = ['1', 'odds', 'ways', 'ahead', 'q']
    const told = overseer(`play --game wasteland --seats 2 --seed ahead --options ${options}`, `${lines.join('\n')}\n`)
    expect(told.stdout).toContain('You are here: the ')
    expect(told.stdout).toContain('The factions:')
    const record = fileURLToPath(new URL('../../wasteland/records/pitt-3-influence.json', import.meta.url))
    expect((await inside(`replay ${record} --story`)).stdout).toContain('# The story of a game: The Pitt')
    expect(await inside(`replay ${golden} --story`)).toMatchObject({
      status: 2,
      stderr: 'overseer: story: shelter has none\n',
    })
  })

  test('Wasteland is played, saved, and replayed', async () => {
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
    expect((await inside(`replay ${file} --verify`)).stdout).toContain('2 choices, all legal; the game is not over')
    const golden = fileURLToPath(new URL('../../wasteland/records/shared-victory.json', import.meta.url))
    expect(JSON.parse((await inside(`replay ${golden} --json`)).last)).toMatchObject({
      over: true,
      result: { winners: [0, 1] },
    })
  })

  test.each(['shelter', 'wasteland'])('fuzz runs clean for a few games of %s', async game => {
    const { last } = await inside(`fuzz --game ${game} --games 8 --seed unit --json`)
    const { games, scenes, ...rest } = JSON.parse(last) as { games: number; scenes: number }
    expect(rest).toMatchObject({ game, failures: 0 })
    expect(games + scenes).toBe(8)
  })
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerQuestion, BOTS_VERSION } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { AGREE_END, newRecord, opening, seedRandom } from '@overseer/kernel'
import { type BotChoice, botSeed, commitmentTo, dealtSeed, type FinishedGame, promiseOf } from '@overseer/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { typed } from './typed.ts'

const folder = mkdtempSync(join(tmpdir(), 'overseer-verify-'))
const NONCE = 'ab'.repeat(16)
const TABLE = 'a-table-of-a-test'
const SECRET = 'the secret of the server'

/** A game of Ann against a recruit, as a server would tell it: they agree to end after so many choices. */
async function finishedGame(most: number): Promise<FinishedGame> {
  const { game } = gameCalled('shelter')
  const options = game.parse.options({ seats: 2 })
  const shares = [
    { bot: null, nonce: NONCE },
    { bot: 'recruit', nonce: null },
  ]
  const record = newRecord(game, options, dealtSeed(TABLE, SECRET, shares))
  const state = opening(game, record)
  const choices: unknown[] = []
  const bots: BotChoice[] = []
  const play = (choice: unknown): void => {
    game.apply(state, choice)
    choices.push(choice)
  }
  while (choices.length < most) {
    const { seat } = game.pending(state)!
    if (seat === 0) {
      play(game.choices(state)[0])
      continue
    }
    const seed = botSeed(TABLE, SECRET, choices.length, 0)
    const question = { id: 0, game: 'shelter', bot: 'recruit', state: game.sample(state, 1, seedRandom(seed)), seed }
    const answer = await answerQuestion(question, knowledgeOf, { ms: 1e9, clock: () => 0 })
    bots.push({ choice: choices.length, seat, bot: 'recruit', version: BOTS_VERSION, attempt: 0 })
    play('choice' in answer ? answer.choice : undefined)
  }
  play(AGREE_END)
  const terms = { table: TABLE, game: 'shelter', rulesVersion: game.rulesVersion, options }
  return {
    record: { ...record, choices },
    commitment: promiseOf(terms, SECRET),
    result: game.result(state)!,
    fair: { table: TABLE, rulesVersion: game.rulesVersion, secret: SECRET, shares, bots },
  }
}

async function verify(
  finished: unknown,
  ...flags: string[]
): Promise<{ status: number; found: Record<string, string> }> {
  const file = join(folder, 'game.json')
  writeFileSync(file, JSON.stringify(finished))
  const { status, stdout } = await typed('verify', file, '--json', ...flags)
  const { checks } = JSON.parse(stdout) as { checks: { check: string; finding: string }[] }
  return { status, found: Object.fromEntries(checks.map(({ check, finding }) => [check, finding])) }
}

describe('overseer verify', () => {
  let game: FinishedGame
  beforeAll(async () => {
    game = await finishedGame(40)
  })

  test('says of every part of a fair game that it is right', async () => {
    expect(game.fair!.bots.length).toBeGreaterThan(5)
    expect(await verify(game, '--promise', game.commitment, '--nonce', NONCE)).toEqual({
      status: 0,
      found: { promise: 'right', seed: 'right', share: 'right', rules: 'right', result: 'right', bots: 'right' },
    })
  })

  test('finds a nonce that was left out, and a commitment that was exchanged', async () => {
    const { status, found } = await verify(
      game,
      '--promise',
      commitmentTo('x'),
      '--nonce',
      'cd'.repeat(16),
      '--no-bots',
    )
    expect({ status, ...found }).toMatchObject({ status: 1, promise: 'wrong', share: 'wrong', seed: 'right' })
  })

  test('finds a choice that its bot would not have made', async () => {
    const { fair } = game
    const bots = fair!.bots.map(one => ({ ...one, attempt: 1 })) // it drew from something else
    expect(await verify({ ...game, fair: { ...fair!, bots } })).toMatchObject({ status: 1, found: { bots: 'wrong' } })
    expect(await verify({ ...game, fair: { ...fair!, bots: [] } })).toMatchObject({
      status: 1,
      found: { bots: 'wrong' },
    })
  })

  test('says so where the bots are others than back then', async () => {
    const bots = game.fair!.bots.map(one => ({ ...one, version: BOTS_VERSION + 1 }))
    expect(await verify({ ...game, fair: { ...game.fair!, bots } })).toMatchObject({
      status: 0,
      found: { bots: 'unknown' },
    })
  })

  test('finds choices that break a rule, and a result that is another', async () => {
    const choices = [...game.record.choices.slice(0, 3), { do: 'skip' }]
    expect(await verify({ ...game, record: { ...game.record, choices } })).toMatchObject({
      status: 1,
      found: { rules: 'wrong' },
    })
    const result = { ...game.result!, winners: [0] }
    expect(await verify({ ...game, result }, '--no-bots')).toMatchObject({ status: 1, found: { result: 'wrong' } })
  })

  test('checks games of before by their seed alone', async () => {
    const old = { ...game, commitment: commitmentTo(game.record.seed), fair: null }
    expect(await verify(old)).toEqual({ status: 0, found: { seed: 'right', rules: 'right', result: 'right' } })
  })
})

import { answerQuestion, type Decided, recheckBots } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { type GameRecord, newRecord, opening, seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'

const LOOKS = 5 // at the clock, until the time is up on a slow machine

/** So much of a game among bots of a level, with what they drew from; the clock is that of a machine as slow as we like. */
async function played(game: string, bot: string, most: number, slow: boolean) {
  const { game: rules } = gameCalled(game)
  const record = newRecord(rules, rules.parse.options({ seats: 2 }), 'retraced')
  const state = opening(rules, record)
  const choices: unknown[] = []
  const decided: Decided[] = []
  while (choices.length < most && rules.pending(state) !== undefined) {
    const seed = `choice ${choices.length}`
    let looks = 0
    const limit = slow ? { ms: LOOKS, clock: () => looks++ } : { ms: 1e9, clock: () => 0 }
    const sample = rules.sample(state, rules.pending(state)!.seat, seedRandom(seed))
    const answer = await answerQuestion({ id: 0, game, bot, state: sample, seed }, knowledgeOf, limit)
    if (!('choice' in answer)) throw new Error(JSON.stringify(answer))
    decided.push({ choice: choices.length, bot, seed, cut: answer.cut })
    choices.push(answer.choice)
    rules.apply(state, answer.choice)
  }
  return { rules, record: { ...record, choices } satisfies GameRecord, decided }
}

/** The choices that a bot that is asked again does not make again, on a machine that is always late. */
async function differing({ rules, record, decided }: Awaited<ReturnType<typeof played>>): Promise<readonly number[]> {
  let time = 0
  const late = { ms: 1, clock: () => (time += 1e6) }
  const { checked, differ } = await recheckBots(
    rules,
    record,
    decided,
    () => true,
    async question => {
      const answer = await answerQuestion({ id: 0, ...question }, knowledgeOf, late)
      return 'choice' in answer ? answer.choice : undefined
    },
  )
  expect(checked).toBe(record.choices.length)
  return differ
}

describe('a bot that is asked again', () => {
  test.each([
    ['shelter', 'recruit', 40],
    ['shelter', 'officer', 25],
    ['shelter', 'overseer', 4],
    ['wasteland', 'officer', 40],
    ['wasteland', 'overseer', 6],
  ])('%s: %s decides the same', async (game, bot, most) => {
    const game1 = await played(game, bot, most, false)
    expect(await differing(game1)).toEqual([])
  })

  test.each([
    ['shelter', 'overseer', 12],
    ['wasteland', 'overseer', 12],
  ])('%s: %s decides the same although its time was up back then', async (game, bot, most) => {
    const late = await played(game, bot, most, true)
    expect(late.decided.some(({ cut }) => cut !== undefined)).toBe(true)
    expect(await differing(late)).toEqual([])
  })

  test('does not pass for one that drew from somewhere else', async () => {
    const honest = await played('shelter', 'recruit', 30, false)
    const decided = honest.decided.map(one => ({ ...one, seed: `${one.seed} or so` }))
    expect((await differing({ ...honest, decided })).length).toBeGreaterThan(3)
  })

  test('a choice of a bot that nobody accounts for is found', async () => {
    const honest = await played('shelter', 'recruit', 10, false)
    expect(await differing({ ...honest, decided: honest.decided.slice(1) })).toEqual([0])
  })
})

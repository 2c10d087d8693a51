import { answerQuestion, type Bot, BOT_NAMES, type BotQuestion, botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { BOT_LEVELS, GAMES } from '@overseer/games'
import { seedRandom } from '@overseer/kernel'
import type { Event, State } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'

const shelter = knowledgeOf('shelter')
const { game } = shelter
const HURRY = { ms: 0, clock: () => 0 } // whoever thinks ahead gets one short slice

describe.each(BOT_NAMES)('the bot %s', name => {
  const bot = botCalled(name, shelter)

  test('plays whole games with legal choices', () => {
    for (let n = 0; n < 4; n++) {
      const state = game.setup(game.parse.options({ seats: 2 + (n % 3) }), `bot ${n}`)
      const random = seedRandom(`${name} ${n}`)
      while (game.pending(state) !== undefined) game.apply(state, bot.choose(observe(game, state), random, HURRY))
      expect(game.result(state)!.winners.length).toBeGreaterThan(0)
    }
  })

  test('decides the same from states its seat cannot tell apart', () => {
    const state = game.setup(game.parse.options({ seats: 2 }), 'same eyes')
    for (let n = 0; n < 40 && game.pending(state) !== undefined; n++) {
      const { seat } = game.pending(state)!
      const other = game.sample(state, seat, seedRandom(`other ${n}`))
      const observation = observe(game, state)
      const deaf = { ...observe(game, other), sample: observation.sample }
      const choice = bot.choose(observation, seedRandom(`${n}`), HURRY)
      expect(bot.choose(deaf, seedRandom(`${n}`), HURRY)).toEqual(choice)
      game.apply(state, choice)
    }
  })

  test('leaves the real state alone', () => {
    const state = game.setup(game.parse.options({ seats: 3 }), 'alone')
    const before = JSON.stringify(state)
    bot.choose(observe(game, state), seedRandom('alone'), HURRY)
    expect(JSON.stringify(state)).toBe(before)
  })
})

/** How many of so many games with two seats the first bot wins, its seat rotating. */
function wins(first: string, second: string, games: number): number {
  let won = 0
  for (let n = 0; n < games; n++) {
    const state = game.setup(game.parse.options({ seats: 2 }), `duel ${n}`)
    const random = seedRandom(`duel ${n}`)
    const bots = [first, second].map(name => botCalled(name, shelter))
    while (game.pending(state) !== undefined) {
      const bot = bots[game.pending(state)!.seat === n % 2 ? 0 : 1]!
      game.apply(state, bot.choose(observe(game, state), random, HURRY))
    }
    if (game.result(state)!.winners.includes(n % 2)) won++
  }
  return won
}

test('greedy and recruit beat random, who looks ahead beats a recruit, and who takes nothing but the best beats an officer', () => {
  expect(wins('greedy', 'random', 12)).toBeGreaterThanOrEqual(10)
  expect(wins('recruit', 'random', 12)).toBeGreaterThanOrEqual(10)
  expect(wins('officer', 'recruit', 12)).toBeGreaterThanOrEqual(9)
  expect(wins('overseer', 'officer', 12)).toBeGreaterThanOrEqual(9) // both in a hurry
})

test('a recruit errs, but is about as strong as greedy', () => {
  const won = wins('recruit', 'greedy', 30)
  expect(won).toBeGreaterThanOrEqual(10)
  expect(won).toBeLessThanOrEqual(20)
})

test('a recruit plays varied games, an officer now and then something else than the best', () => {
  const state = game.setup(game.parse.options({ seats: 2 }), 'varied')
  while ((state as State).round < 3) game.apply(state, game.choices(state)[0])
  const firsts = (name: string) => {
    const bot = botCalled(name, shelter)
    const choices = Array.from({ length: 40 }, (_, n) => bot.choose(observe(game, state), seedRandom(`${n}`)))
    return new Set(choices.map(choice => JSON.stringify(choice))).size
  }
  const officers = firsts('officer')
  expect(officers).toBeGreaterThan(1)
  expect(firsts('recruit')).toBeGreaterThan(officers)
})

test('an unknown bot or game is named', () => {
  expect(() => botCalled('clever', shelter)).toThrow(
    "there is no bot 'clever'; there is random, greedy, recruit, officer, overseer",
  )
  expect(() => knowledgeOf('chess')).toThrow("there is no game 'chess'; there is shelter, wasteland")
})

test('a level can play in a style of the game, for the lab', () => {
  const collector = botCalled('officer-collector', shelter)
  expect(collector.name).toBe('officer-collector')
  expect(items(collector, 2)).toBeGreaterThan(items(botCalled('officer', shelter), 2))
  expect(() => botCalled('officer-dreamer', shelter)).toThrow(
    'shelter has the styles collector, builder, hunter, parent',
  )
  expect(() => botCalled('officer-collector', knowledgeOf('wasteland'))).toThrow(
    'wasteland has the styles adventurer, diver, historian',
  )
})

test.each([2, 4])('officers take two items each, with %i players', seats => {
  expect(items(botCalled('officer', shelter), seats)).toBeGreaterThanOrEqual(2)
})

/** How many items each of the players takes, in a few games among players who all think alike. */
function items(bot: Bot, seats: number): number {
  const games = 6
  let taken = 0
  for (let n = 0; n < games; n++) {
    const state = game.setup(game.parse.options({ seats }), `items ${n}`)
    const random = seedRandom(`items ${n}`)
    const emit = (event: unknown) => void ((event as Event).type === 'itemTaken' && taken++)
    while (game.pending(state) !== undefined) game.apply(state, bot.choose(observe(game, state), random), emit)
  }
  return taken / games / seats
}

test('every level on the box of a game is a bot', () => {
  for (const level of BOT_LEVELS) expect(BOT_NAMES).toContain(level)
})

test('bots know every game of the registry', () => {
  for (const [id, { game }] of Object.entries(GAMES)) expect(knowledgeOf(id).game).toBe(game)
})

describe('a question to a bot in another thread', () => {
  const state = game.setup(game.parse.options({ seats: 2 }), 'asked')
  const asked = { id: 7, game: 'shelter', state, seed: 'thread' }
  const answer = (question: Partial<BotQuestion>) =>
    answerQuestion({ ...asked, bot: 'random', ...question }, knowledgeOf, HURRY)

  test('is answered by a choice', async () => {
    expect(await answer({})).toEqual({ id: 7, choice: expect.objectContaining({ do: 'place' }) })
  })

  test('is answered by advice if it goes to nobody', async () => {
    const said = await answer({ bot: null })
    expect('advice' in said && said.advice[0]).toMatchObject({ choice: { do: 'place' }, win: expect.any(Number) })
  })

  test('is answered by what went wrong', async () => {
    expect(await answer({ bot: 'clever' })).toEqual({ id: 7, error: expect.stringContaining("no bot 'clever'") })
    expect(await answer({ game: 'chess' })).toEqual({ id: 7, error: expect.stringContaining("no game 'chess'") })
    expect(await answer({ state: {} })).toEqual({ id: 7, error: expect.any(String) })
  })
})

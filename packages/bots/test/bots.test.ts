import { BOT_NAMES, botCalled, eyesOf, gameCalled } from '@overseer/bots'
import { seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'

const { game } = gameCalled('shelter')

describe.each(BOT_NAMES)('the bot %s', name => {
  const bot = botCalled(name)

  test('plays whole games with legal choices', () => {
    for (let n = 0; n < 4; n++) {
      const state = game.setup(game.parse.options({ seats: 2 + (n % 3) }), `bot ${n}`)
      const random = seedRandom(`${name} ${n}`)
      while (game.pending(state) !== undefined) game.apply(state, bot.choose(eyesOf(game, state), random))
      expect(game.result(state)!.winners.length).toBeGreaterThan(0)
    }
  })

  test('decides the same from states its seat cannot tell apart', () => {
    const state = game.setup(game.parse.options({ seats: 2 }), 'same eyes')
    for (let n = 0; n < 40 && game.pending(state) !== undefined; n++) {
      const { seat } = game.pending(state)!
      const other = game.sample(state, seat, seedRandom(`other ${n}`))
      const eyes = eyesOf(game, state)
      const deaf = { ...eyesOf(game, other), sample: eyes.sample }
      expect(bot.choose(deaf, seedRandom(`${n}`))).toEqual(bot.choose(eyes, seedRandom(`${n}`)))
      game.apply(state, bot.choose(eyes, seedRandom(`${n}`)))
    }
  })

  test('leaves the real state alone', () => {
    const state = game.setup(game.parse.options({ seats: 3 }), 'alone')
    const before = JSON.stringify(state)
    bot.choose(eyesOf(game, state), seedRandom('alone'))
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('greedy beats random', () => {
  let wins = 0
  for (let n = 0; n < 12; n++) {
    const state = game.setup(game.parse.options({ seats: 2 }), `duel ${n}`)
    const random = seedRandom(`duel ${n}`)
    while (game.pending(state) !== undefined) {
      const bot = botCalled(game.pending(state)!.seat === n % 2 ? 'greedy' : 'random')
      game.apply(state, bot.choose(eyesOf(game, state), random))
    }
    if (game.result(state)!.winners.includes(n % 2)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(10)
})

test('an unknown bot or game is named', () => {
  expect(() => botCalled('clever')).toThrow("there is no bot 'clever'; there is random, greedy")
  expect(() => gameCalled('chess')).toThrow("there is no game 'chess'; there is shelter")
})

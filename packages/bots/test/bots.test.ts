import { BOT_NAMES, botCalled, eyesOf } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import { seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'

const shelter = gameCalled('shelter')
const { game } = shelter
const HURRY = { ms: 0, clock: () => 0 } // whoever thinks ahead gets one short slice

describe.each(BOT_NAMES)('the bot %s', name => {
  const bot = botCalled(name, shelter)

  test('plays whole games with legal choices', () => {
    for (let n = 0; n < 4; n++) {
      const state = game.setup(game.parse.options({ seats: 2 + (n % 3) }), `bot ${n}`)
      const random = seedRandom(`${name} ${n}`)
      while (game.pending(state) !== undefined) game.apply(state, bot.choose(eyesOf(game, state), random, HURRY))
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
      const choice = bot.choose(eyes, seedRandom(`${n}`), HURRY)
      expect(bot.choose(deaf, seedRandom(`${n}`), HURRY)).toEqual(choice)
      game.apply(state, choice)
    }
  })

  test('leaves the real state alone', () => {
    const state = game.setup(game.parse.options({ seats: 3 }), 'alone')
    const before = JSON.stringify(state)
    bot.choose(eyesOf(game, state), seedRandom('alone'), HURRY)
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
      game.apply(state, bot.choose(eyesOf(game, state), random, HURRY))
    }
    if (game.result(state)!.winners.includes(n % 2)) won++
  }
  return won
}

test('greedy and recruit beat random, and who looks ahead beats a recruit', () => {
  expect(wins('greedy', 'random', 12)).toBeGreaterThanOrEqual(10)
  expect(wins('recruit', 'random', 12)).toBeGreaterThanOrEqual(10)
  expect(wins('officer', 'recruit', 12)).toBeGreaterThanOrEqual(9)
})

test('a recruit plays varied games', () => {
  const state = game.setup(game.parse.options({ seats: 2 }), 'varied')
  const recruit = botCalled('recruit', shelter)
  const firsts = Array.from({ length: 40 }, (_, n) => recruit.choose(eyesOf(game, state), seedRandom(`${n}`)))
  expect(new Set(firsts.map(choice => JSON.stringify(choice))).size).toBeGreaterThan(3)
})

test('an unknown bot or game is named', () => {
  expect(() => botCalled('clever', shelter)).toThrow(
    "there is no bot 'clever'; there is random, greedy, recruit, officer, overseer",
  )
  expect(() => gameCalled('chess')).toThrow("there is no game 'chess'; there is shelter, wasteland")
})

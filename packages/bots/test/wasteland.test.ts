import { botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { same, seedRandom } from '@overseer/kernel'
import { AREAS, type Choice, DICE, type Position, SCENARIO_IDS, type State, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { hitsThrough, killChance, testChance } from '../../wasteland/test/odds.ts'
import { hitsThrough as through, killChance as kills, passChance as passes } from '../src/wasteland/odds.ts'

const LONG = 180_000 // a few seconds of work, on a machine that does much else

const KNOWLEDGE = knowledgeOf('wasteland')
const greedy = botCalled('greedy', KNOWLEDGE)

/** A whole game with the same bot on all seats. */
function played(bot: string, options: object, seed: string): State {
  const state = wasteland.setup(wasteland.parse.options(options), seed)
  const player = botCalled(bot, KNOWLEDGE)
  const random = seedRandom(`bots of ${seed}`)
  while (wasteland.pending(state) !== undefined)
    wasteland.apply(state, player.choose(observe(wasteland, state), random))
  return state
}

describe('the odds', () => {
  test('of every test are those of the dice', () => {
    for (let n = 1; n <= 6; n++)
      for (let rerolls = 0; rerolls <= 4; rerolls++) expect(passes(n, rerolls)).toBeCloseTo(testChance(n, rerolls), 10)
    expect([passes(0, 0), passes(7, 3)]).toEqual([1, 0])
  })

  test('of every kill are those of the dice', () => {
    for (let mask = 1; mask < 16; mask++) {
      const areas = AREAS.filter((_, at) => (mask & (1 << at)) !== 0)
      for (let needed = 1; needed <= DICE; needed++)
        expect(kills(mask, needed, 2)).toBeCloseTo(killChance(areas, needed, 2), 10)
    }
    expect([kills(1, 0, 0), kills(15, 4, 3)]).toEqual([1, 0])
  })

  test('of the hits that armor lets through too', () => {
    for (let armor = 0; armor <= 6; armor++) expect(through(armor)).toBeCloseTo(hitsThrough(armor), 10)
  })
})

describe('the greedy bot', { timeout: LONG }, () => {
  test.each(SCENARIO_IDS.map((scenario, at) => [scenario, 4 - at]))(
    'finishes a game of %s with %i',
    (scenario, seats) => {
      const { outcome, round } = played('greedy', { scenario, seats }, 'greedy')
      expect(outcome).not.toBeNull()
      expect(round).toBeGreaterThan(5)
    },
  )

  test('reaches the goal of influence where chance does not', () => {
    const goals = (bot: string): number =>
      Array.from({ length: 4 }, (_, n) => played(bot, { scenario: 'farHarbor', seats: 3 }, `goal ${n}`)).filter(
        ({ outcome }) => outcome!.ending === 'influence',
      ).length
    expect(goals('greedy')).toBeGreaterThanOrEqual(3)
    expect(goals('random')).toBeLessThanOrEqual(1)
  })

  test('carries its friends to victory in the co-operative variant', () => {
    const wins = Array.from({ length: 3 }, (_, n) => played('greedy', { seats: 2, friends: 'shield' }, `friends ${n}`))
    expect(wins.filter(({ outcome }) => outcome!.winners.length === 2).length).toBeGreaterThanOrEqual(2)
  })

  test('decides the same from states its seat cannot tell apart, and leaves the real one alone', () => {
    const state = wasteland.setup(wasteland.parse.options({ seats: 2, scenario: 'pitt' }), 'same eyes')
    for (let n = 0; n < 60; n++) {
      const { seat } = wasteland.pending(state)!
      const other = wasteland.sample(state, seat, seedRandom(`other ${n}`))
      const observation = observe(wasteland, state)
      const before = JSON.stringify(state)
      const choice = greedy.choose(observation, seedRandom(`${n}`))
      expect(greedy.choose({ ...observe(wasteland, other), sample: observation.sample }, seedRandom(`${n}`))).toEqual(
        choice,
      )
      expect(JSON.stringify(state)).toBe(before)
      wasteland.apply(state, choice)
    }
  })
})

describe('whoever looks ahead', () => {
  test.each(['recruit', 'officer', 'overseer'])('the %s decides with the odds in mind', name => {
    const position: Position = {
      begun: true,
      players: [{ at: 'diamondCity', caps: 8, agendas: ['a01', 'a02'] }, {}], // alone there would be time for other things first
      quests: [14],
      round: 3,
    }
    const bot = botCalled(name, KNOWLEDGE)
    const chosen = ['ahead', 'b', 'c', 'd', 'e', 'f'].map((seed, turn) => {
      const state = wasteland.parse.position(position, seed)
      state.turnCount += turn // the Overseer thinks over each turn with luck of its own
      return bot.choose(observe(wasteland, state), seedRandom(seed), { ms: 0, clock: () => 0 })
    })
    const right = chosen.filter(choice => same(choice, { do: 'quest', card: 14, objective: 2 }))
    expect(right.length).toBeGreaterThanOrEqual(5) // power for the star, which its agendas count; chance may mislead once
  })
})

describe('in a position, the greedy bot', () => {
  function decide(position: Position): Choice {
    const state = wasteland.parse.position({ begun: true, ...position }, 'position')
    return greedy.choose(observe(wasteland, state), seedRandom('decide'))
  }

  type Survivor = Position['players'][number]
  const strong: Survivor = { equipped: ['superSledge', 'combatArmor'], letters: ['S', 'E'] }
  const weak: Survivor = { letters: ['L'], hp: 4 }
  const tiles = { 1: 'mart' } as const

  test('fights an enemy it can beat, and whose death a quest rewards', () => {
    const foes = [{ face: 'raiderScum', at: 'superDuperMart' } as const]
    const choice = decide({ tiles, players: [{ at: 'superDuperMart', ...strong }], foes, quests: [67] })
    expect(choice).toMatchObject({ do: 'fight' })
  })

  test('leaves a Deathclaw alone when it is wounded and unarmed', () => {
    const foes = [{ face: 'deathclaw', at: 'mart.n' } as const]
    expect(decide({ tiles, players: [{ at: 'mart.n', ...weak }], foes })).not.toMatchObject({ do: 'fight' })
  })

  test('does a quest that brings an agenda when it stands in the right place', () => {
    const player = { at: 'diamondCity', caps: 8 }
    expect(decide({ players: [player], quests: [67] })).toEqual({ do: 'quest', card: 67, objective: 2 })
  })

  test('rolls again the dice that can still help', () => {
    const state = wasteland.parse.position(
      { begun: true, players: [{ at: 'diamondCity', letters: ['S', 'C'] }], quests: [134], dice: [4, 1, 1] },
      'reroll',
    )
    wasteland.apply(state, { do: 'quest', card: 134, objective: 1 })
    const choice = greedy.choose(observe(wasteland, state), seedRandom('reroll'))
    expect(choice).toEqual({ do: 'reroll', dice: [1, 2] })
  })

  test('does not end the game for a faction without winning it', () => {
    const choice = decide({ players: [{ at: 'theRailroad', agendas: ['a05'] }], quests: [18], star: 5 })
    expect(choice).not.toMatchObject({ do: 'quest' })
  })
})

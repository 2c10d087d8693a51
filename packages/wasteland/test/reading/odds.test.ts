import {
  attemptOdds,
  type Chance,
  foeOdds,
  type ItemId,
  LIBRARY,
  optionsAhead,
  rollOdds,
  testOdds,
  type View,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { killChance, testChance } from '../odds.ts'
import { type Given, type Table, table } from '../table.ts'

const GAMES = 500

/** Within four standard errors of what so many games show. */
function expectClose(share: number, chance: number): void {
  expect(Math.abs(share - chance)).toBeLessThanOrEqual(4 * Math.sqrt(Math.max(chance * (1 - chance), 0.01) / GAMES))
}

const viewOf = (t: Table): View => wasteland.view(t.state, 0)

/** Rolls again as the odds advise until nothing promises more. */
function playOut(t: Table): void {
  for (let roll = rollOdds(viewOf(t)); t.asked !== undefined; roll = rollOdds(viewOf(t))) {
    if (t.asked !== 'A reroll' && t.asked !== 'A beforeRoll' && t.asked !== 'A beforeHits') return
    const [best] = roll?.rerolled ?? []
    const better = best !== undefined && roll !== undefined && best.chance.win > roll.kept.win + 1e-9
    t.play(better ? { do: 'reroll', dice: best.dice } : { do: 'skip' })
  }
}

describe('the odds of a fight are those of the engine', () => {
  const cases: Readonly<Record<string, Given>> = {
    'with a weapon and armor': {
      players: [{ at: 'mart.m', letters: ['S', 'L'], equipped: ['baseballBat', 'raiderArmor'], hp: 6 }],
      foes: [{ face: 'radscorpion', at: 'mart.m' }],
    },
    'against Radiation, near death': {
      players: [{ at: 'mart.m', letters: ['S'], equipped: ['baseballBat'], hp: 5 }],
      foes: [{ face: 'glowingOne', at: 'mart.m' }],
    },
    'from a distance, against Armor': {
      players: [{ at: 'mart.m', letters: ['P', 'A'], equipped: ['pipeRifle'] }],
      foes: [{ face: 'yaoGuai', at: 'mart.p' }],
    },
    'with a card that hits by itself': {
      players: [{ at: 'mart.m', letters: ['S', 'E'], equipped: ['superSledge'], hp: 9, rads: 3 }],
      foes: [{ face: 'overlord', at: 'mart.m' }],
    },
  }

  test.each(Object.entries(cases))('W-FIGHT-1 %s', (_, given) => {
    const foe = table(given).state.foes[0]!
    const { chance } = foeOdds(viewOf(table(given)), 0, foe)
    const seen = { win: 0, die: 0, damage: 0 }
    for (let game = 0; game < GAMES; game++) {
      const t = table(given, `fight ${game}`)
      const events: string[] = []
      t.play({ do: 'fight', foe: foe.id })
      const note = (): void => {
        for (const event of t.events) {
          events.push(event.type)
          if (event.type === 'enemyKilled') seen.win++
          if (event.type === 'killed') seen.die++
          if (event.type === 'enemyHit') seen.damage += event.damage
        }
      }
      note()
      while (t.asked === 'A reroll') {
        const roll = rollOdds(viewOf(t))!
        const best = roll.rerolled[0]
        const value = ({ win, die, damage, rads }: Chance): number => win - 1e-3 * die - 1e-6 * (damage + rads)
        const better = best !== undefined && value(best.chance) > value(roll.kept) + 1e-12
        t.play(better ? { do: 'reroll', dice: best.dice } : { do: 'skip' })
        note()
      }
    }
    expectClose(seen.win / GAMES, chance.win)
    expectClose(seen.die / GAMES, chance.die)
    expect(Math.abs(seen.damage / GAMES - chance.damage)).toBeLessThan(0.4)
  })
})

describe('the odds of a test', () => {
  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('W-TEST-2 difficulty %i with %i rerolls is what counting all rolls gives', (n, rerolls) => {
    const letters = (['S', 'P'] as const).slice(0, rerolls)
    const t = table({ players: [{ letters: [...letters] }] })
    const odds = testOdds(viewOf(t), 0, { do: 'test', letters: ['S', 'P'], n, helpedBy: null })
    expect(odds.rerolls).toBe(rerolls)
    expect(odds.chance.win).toBeCloseTo(testChance(n, rerolls), 10)
  })

  test('cards that may be used add what they do, Well Rested a reroll', () => {
    const t = table({ players: [{ inventory: ['mentats', 'pipBoy'], traits: ['wellRested'], letters: [] }] })
    const { chance, helps, all } = testOdds(viewOf(t), 0, { do: 'test', letters: ['P'], n: 3, helpedBy: null })
    expect(helps.map(help => (help.is === 'card' ? help.card : help.is))).toEqual(['mentats', 'pipBoy', 'rested'])
    expect(helps[0]!.chance.win).toBeCloseTo(testChance(3, 2), 10)
    expect(helps[2]!.chance.win).toBeCloseTo(testChance(3, 1), 10)
    for (const help of helps) expect(help.chance.win).toBeGreaterThan(chance.win)
    expect(all.win).toBeGreaterThan(helps[0]!.chance.win)
  })
})

test('W-FIGHT-8 hits needed and the plain chance are those of the tables', () => {
  const t = table({
    players: [{ at: 'mart.m', letters: ['S', 'P'], equipped: ['baseballBat'] }],
    foes: [{ face: 'brute', at: 'mart.m' }],
  })
  const odds = foeOdds(viewOf(t), 0, t.state.foes[0]!)
  expect(odds).toMatchObject({ level: 2, needed: 2, armor: 0, rerolls: 2 })
  expect(odds.chance.win).toBeCloseTo(killChance(['head', 'body'], 2, 2), 10)
})

/** Every roll of three dice, once. */
const ROLLS = Array.from({ length: 216 }, (_, i) => [1 + (i % 6), 1 + (Math.floor(i / 6) % 6), 1 + Math.floor(i / 36)])

describe('what a card adds is what it does in the engine', () => {
  test.each<[string, ItemId, Given['players']]>([
    ['W-FIGHT-16 a hit', 'prestonGarvey', [{ at: 'mart.m', equipped: ['prestonGarvey'], hp: 7 }]],
    ['W-FIGHT-16 a block', 'metalArmor', [{ at: 'mart.m', equipped: ['metalArmor'], hp: 4 }]],
    [
      'a hit for every matching die that is paid for',
      'laserRifle',
      [{ at: 'mart.m', equipped: ['laserRifle'], caps: 2 }],
    ],
  ])('%s', (_, card, players) => {
    const given: Given = { players: players!, foes: [{ face: 'overlord', at: 'mart.m' }] }
    const fresh = table(given)
    const foe = fresh.state.foes[0]!
    const help = foeOdds(viewOf(fresh), 0, foe).helps.find(one => one.is === 'card' && one.card === card)!
    let won = 0
    let died = 0
    for (const dice of ROLLS) {
      const t = table({ ...given, dice })
      t.play({ do: 'fight', foe: foe.id })
      const note = (): void => {
        won += t.events.filter(({ type }) => type === 'enemyKilled').length
        died += t.events.filter(({ type }) => type === 'killed').length
      }
      note()
      for (;;) {
        const use = /^A (?:beforeRoll|reroll|beforeHits)$/.test(t.asked ?? '')
          ? t.offered('use').find(one => one.card === card)
          : undefined
        if (use === undefined && !t.can('skip')) break
        if (!/^A (?:beforeRoll|reroll|beforeHits)$/.test(t.asked ?? '')) break
        t.play(use ?? { do: 'skip' })
        note()
      }
    }
    expect(help.chance.win).toBeCloseTo(won / ROLLS.length, 10)
    expect(help.chance.die).toBeCloseTo(died / ROLLS.length, 10)
  })
})

test('W-FIGHT-R10 without a token in the stack a fight cannot be won', () => {
  const t = table({ foes: [{ face: 'radroach', at: 'mart.m' }] })
  const view = viewOf(t)
  const empty: View = { ...view, stacks: { ...view.stacks, critter: { deck: 0, discard: [] } } }
  const task = { do: 'fight', type: 'critter', level: 0, ability: null } as const
  expect(attemptOdds(empty, 0, [task]).chance.win).toBe(0)
  expect(attemptOdds(view, 0, [task]).chance.win).toBeGreaterThan(0)
})

test('W-ENC-5 an option that is locked says what it asks for', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const state = wasteland.setup(wasteland.parse.options({ seats: 2, characters: ['ghoul', 'wastelander'] }), seed)
    for (let n = 0; n < 400 && wasteland.pending(state) !== undefined; n++) {
      const choices = wasteland.choices(state)
      const { seat, ask } = wasteland.pending(state)!
      if (ask === 'option') {
        const open = choices.flatMap(choice => (choice.do === 'option' ? [choice.n] : []))
        for (const { n: at, forced, missing, unpaid } of optionsAhead(wasteland.view(state, seat)))
          if (!forced && open.includes(at)) expect([missing, unpaid]).toEqual([[], []])
      }
      const met = choices.filter(choice => choice.do === 'encounter')
      const list = met.length > 0 ? met : choices
      wasteland.apply(state, list[(n * 13 + 5) % list.length]!)
    }
  }
})

test('W-FIGHT-R16 a die that was set is not rolled again, and the rest is rolled for what is still missing', () => {
  const t = table({
    players: [{ at: 'mart.m', letters: ['S', 'L'], equipped: ['baseballBat'], inventory: ['pipBoy'] }],
    foes: [{ face: 'deathclaw', at: 'mart.m' }],
    dice: [1, 1, 1],
  })
  t.fight('deathclaw')
  playOutTo(t, 'A reroll')
  t.play({ do: 'use', card: 'pipBoy', effect: 0 }).play({ do: 'set', die: 0, face: 6 })
  const roll = rollOdds(viewOf(t))
  if (roll === undefined) throw new Error('no dice lie there')
  expect(roll.rerolled.map(({ dice }) => dice)).not.toContainEqual([0, 1, 2])
  expect(roll.rerolled[0]!.dice).toEqual([1, 2])
  playOut(t)
  expect(t.asked).not.toBe('A reroll')
})

function playOutTo(t: Table, asked: string): void {
  while (t.asked !== asked) t.play({ do: 'skip' })
}

test('no attempt has two fights, whose odds would hang together', () => {
  const attempts = LIBRARY.flatMap(card =>
    card?.card === 'encounter'
      ? card.options.map(({ tasks }) => tasks)
      : (card?.objectives ?? []).flatMap(objective => {
          const part = objective.by === 'count' ? objective.count : objective
          return part.by === 'action' ? [part.tasks] : []
        }),
  )
  expect(
    attempts.filter(tasks => tasks.filter(task => task.do === 'fight' || task.do === 'fightFaction').length > 1),
  ).toEqual([])
})

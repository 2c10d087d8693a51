import { advise, botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { seedRandom } from '@overseer/kernel'
import {
  type Choice,
  ENEMY_STACKS,
  goalOf,
  influenceOf,
  type Letter,
  type Position,
  questCard,
  type State,
  type Trait,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { expectFight } from '../src/wasteland/fights.ts'
import { passChance } from '../src/wasteland/odds.ts'
import { plansOf } from '../src/wasteland/planner/plans.ts'
import { questGoalsOf } from '../src/wasteland/quest-goals.ts'
import { worthOfAttempt } from '../src/wasteland/attempts.ts'
import { type Context, contextOf } from '../src/wasteland/context.ts'
import { worthOfTrait } from '../src/wasteland/rewards.ts'
import { TASTE } from '../src/wasteland/taste.ts'

/** What a review found wrong with the bots of Wasteland, one test for each. */

const KNOWLEDGE = knowledgeOf('wasteland')
const LONG = 120_000
const MART = { 1: 'mart', 5: 'rocket' } as const

function placed(position: Position): State {
  return wasteland.parse.position({ begun: true, ...position }, 'fault')
}

function decide(name: string, state: State): Choice {
  return botCalled(name, KNOWLEDGE).choose(observe(wasteland, state), seedRandom('fault'))
}

/** A game of Officers, looked at before each of their choices. */
function watch(options: object, seed: string, see: (state: State, choice: Choice) => void): void {
  const state = wasteland.setup(wasteland.parse.options(options), seed)
  const officer = botCalled('officer', KNOWLEDGE)
  const random = seedRandom(seed)
  while (wasteland.pending(state) !== undefined) {
    const choice: Choice = officer.choose(observe(wasteland, state), random)
    see(state, choice)
    wasteland.apply(state, choice)
  }
}

describe('movement points are not mistaken for reach', { timeout: LONG }, () => {
  test('nobody walks in circles: hardly a turn comes back to where it was for nothing', () => {
    let turns = 0
    let circles = 0
    let turn = -1
    let trail: string[] = []
    watch({ scenario: 'commonwealth', seats: 2 }, 'circles', (state, choice) => {
      if (state.turnCount !== turn) {
        turn = state.turnCount
        turns++
        trail = []
      }
      if (choice.do === 'step') {
        if (trail.includes(choice.to)) circles++
        trail.push(choice.to)
      } else if (choice.do !== 'move') trail = [] // something was done there
    })
    expect(turns).toBeGreaterThan(10)
    expect(circles / turns).toBeLessThan(0.05)
  })
})

describe('samples deal possible hands', () => {
  test('nobody else has reached the goal in them', () => {
    const players: Position['players'] = [
      { agendas: ['a08'] },
      { agendas: ['a14', 'a15', 'a05', 'a10'], inventory: ['junk', 'teslaScience'], perks: ['jackpot'] },
    ]
    const state = placed({ players, star: 5, shield: 1, round: 10 })
    const random = seedRandom('hands')
    for (let n = 0; n < 300; n++) {
      const other = wasteland.sample(state, 0, random)
      expect(influenceOf(other, 1)).toBeLessThan(goalOf(other))
    }
  })
})

describe('whoever plans judges', () => {
  test('a hard test of a quest by more than one try: it can be repeated where one stands', () => {
    const state = placed({ players: [{ at: 'diamondCity', letters: ['L'] }, {}], quests: [134] })
    const context = contextOf(state, 0, TASTE)
    const errand = questGoalsOf(context).errands.find(({ to }) => to === state.players[0]!.node)!
    const wanted = questCard(134).objectives[0]!
    if (wanted.by !== 'action') throw new Error('it is done by an action')
    const once = worthOfAttempt(context, wanted.tasks, wanted.results, wanted.fail, 1)
    const chance = passChance(3, 0)
    expect(chance).toBeLessThan(0.6)
    expect(errand.worth).toBeGreaterThan(once * (1 + (1 - chance) / 2))
    expect(errand.worth).toBeLessThan(once / chance) // tries take time
  })

  test('what comes after a test as farther off the likelier it fails', () => {
    const valueOf = (letters: Letter[], quests: number[]): number => {
      const foes = [{ face: 'protectron' as const, at: 'diamond.b' }]
      const state = placed({ players: [{ at: 'diamondCity', letters }, {}], quests, foes })
      const { best } = plansOf(contextOf(state, 0, TASTE))
      return best.find(({ to, deed }) => to === state.players[0]!.node && deed?.do === 'quest')!.value
    }
    const after = (letters: Letter[]): number => valueOf(letters, [134, 137]) - valueOf(letters, [134])
    expect(after(['S', 'C'])).toBeGreaterThan(0)
    expect(after(['L', 'P'])).toBeLessThan(0.95 * after(['S', 'C']))
  })

  test('a fight that a card asks for as it judges those on the map', () => {
    const state = placed({ players: [{ at: 'mart.m', hp: 5, equipped: ['pistol10mm'] }, {}], tiles: MART })
    const context = contextOf(state, 0, TASTE)
    const foe = { kind: 'human', plus: 0, extra: null, far: false } as const
    const fights = ENEMY_STACKS.human.map(face => expectFight(state, 0, { ...foe, face }, 20, context.gear))
    const mean = fights.reduce((sum, worth) => sum + worth, 0) / fights.length
    const results = [{ do: 'agenda', n: 20 / context.agenda } as const]
    const task = { do: 'fight', type: 'human', level: 0, ability: null } as const
    expect(worthOfAttempt(context, [task], results, [], 1)).toBeCloseTo(mean, 6)
  })

  test('fame by what Standing Tall makes of it: whoever is Idolized does not want to be Vilified', () => {
    const looksAt = (...traits: Trait[]): Context =>
      contextOf(placed({ players: [{ at: 'crossroads.b', agendas: ['a10'], traits }, {}] }), 0, TASTE)
    const unknown = looksAt()
    expect(worthOfTrait(unknown, 'idolized')).toBeGreaterThan(worthOfTrait(unknown, 'vilified') + 5)
    expect(worthOfTrait(looksAt('idolized'), 'vilified')).toBeLessThan(0)
  })
})

describe.each(['officer', 'overseer'])('the %s', { timeout: LONG }, name => {
  test('spends nothing on a fight that is decided', () => {
    const players: Position['players'] = [
      { at: 'superDuperMart', equipped: ['superSledge', 'combatArmor'], inventory: ['psycho'], perks: ['haymaker'] },
      {},
    ]
    const foes = [{ face: 'raiderScum', at: 'superDuperMart' } as const]
    const state = placed({ tiles: MART, players, foes, quests: [67], dice: [1, 1, 1] })
    wasteland.apply(state, { do: 'fight', foe: state.foes[0]!.id })
    while (state.fight !== null && wasteland.pending(state) !== undefined) {
      const choice = decide(name, state)
      if (state.fight.dice.length > 0) expect(choice.do).not.toBe('use')
      wasteland.apply(state, choice)
    }
    expect(state.players[0]!.perks).toEqual(['haymaker'])
  })

  test('pledges loyalty when the tokens of a faction are upon it that it cannot beat', () => {
    const foes = (['mart.m', 'mart.n', 'mart.s'] as const).map(at => ({ face: 'star' as const, at }))
    const players: Position['players'] = [{ at: 'superDuperMart', hp: 3, letters: ['L'], agendas: ['a01'] }, {}]
    const state = placed({ tiles: MART, players, foes, star: 3, begun: false })
    expect(decide(name, state)).toEqual({ do: 'loyal', agenda: 'a01' })
  })

  test('keeps its agendas to itself where nothing threatens', () => {
    const state = placed({ tiles: MART, players: [{ at: 'mart.m', agendas: ['a01'] }, {}], begun: false })
    expect(decide(name, state)).not.toMatchObject({ do: 'loyal' })
  })

  test('gets its Second Wind when a turn is over and a quest is at hand', () => {
    const players: Position['players'] = [{ at: 'diamondCity', caps: 8, perks: ['secondWind'] }, {}]
    const state = placed({ players, quests: [67], actions: 0 })
    expect(decide(name, state)).toMatchObject({ do: 'use', card: 'secondWind' })
  })

  test('trusts to Dumb Luck when much hangs on a roll that failed', () => {
    const players: Position['players'] = [{ at: 'diamondCity', letters: ['L'], perks: ['dumbLuck'] }, {}]
    const state = placed({ players, quests: [134], dice: [1, 2, 1] })
    wasteland.apply(state, { do: 'quest', card: 134, objective: 1 })
    const used: Choice[] = []
    while (state.trial !== null && wasteland.pending(state) !== undefined) {
      const choice = decide(name, state)
      used.push(choice)
      wasteland.apply(state, choice)
    }
    expect(used).toContainEqual(expect.objectContaining({ do: 'use', card: 'dumbLuck' }))
  })

  test('repairs in the field when all its gear is exhausted', () => {
    const gear = ['pistol10mm', 'metalArmor', 'codsworth'] as const
    const players: Position['players'] = [
      { at: 'mart.m', perks: ['fieldRepair'], equipped: [...gear], exhausted: [...gear] },
      {},
    ]
    expect(decide(name, placed({ tiles: MART, players }))).toMatchObject({ do: 'use', card: 'fieldRepair' })
  })

  test('keeps the letter that its weapon can use', () => {
    const state = placed({ tiles: MART, players: [{ at: 'mart.m', equipped: ['plasmaRifle'], letters: ['L'] }, {}] })
    state.steps.push({ do: 'keepLetter', seat: 0, letters: ['S', 'P'] })
    expect(decide(name, state)).toEqual({ do: 'letter', letter: 'P' })
  })

  test('picks every character now and then, the better ones oftener', () => {
    const state = wasteland.setup(wasteland.parse.options({ seats: 2 }), 'characters')
    const random = seedRandom('characters')
    const picks: Record<string, number> = {}
    for (let n = 0; n < 300; n++) {
      const choice: Choice = botCalled(name, KNOWLEDGE).choose(observe(wasteland, state), random)
      const who = (choice as Extract<Choice, { do: 'character' }>).character
      picks[who] = (picks[who] ?? 0) + 1
    }
    expect(Object.keys(picks)).toHaveLength(5)
    expect(picks.vaultDweller).toBeGreaterThan(picks.ghoul!)
  })

  describe('in camp beside another survivor', () => {
    const mutant: Position['players'][number] = { at: 'mart.m', character: 'superMutant', inventory: ['combatArmor'] }

    /** The camp of the first seat, played by the bot on both sides. */
    function camp(first: Position['players'][number], second: Position['players'][number]): State {
      const state = placed({ tiles: MART, players: [first, second], actions: 1 })
      wasteland.apply(state, { do: 'camp' })
      while (state.steps[state.steps.length - 1]?.do !== 'act' && state.turn.seat === 0)
        wasteland.apply(state, decide(name, state))
      return state
    }

    test('offers Caps for what the other cannot wear, and both are better off', () => {
      const state = camp({ at: 'mart.m', caps: 9, hp: 9 }, mutant)
      expect(state.players[0]!.equipped).toContain('combatArmor')
      const paid = state.players[1]!.caps - 3
      expect(paid).toBeGreaterThan(0)
      expect(state.players[0]!.caps).toBe(9 - paid)
    })

    test('offers nothing for what it has no use for', () => {
      const state = camp(
        { at: 'mart.m', character: 'superMutant', caps: 9, hp: 9 },
        { at: 'mart.m', inventory: ['combatArmor'] },
      )
      expect(state.players[0]!.caps).toBe(9)
    })
  })

  describe('asked to trade', () => {
    function answer(give: Choice[], want: Choice[], mine: Position['players'][number]): Choice {
      const asker: Position['players'][number] = {
        at: 'mart.m',
        caps: 6,
        agendas: ['a08', 'a14'],
        inventory: ['junk', 'huntingRifle'],
        hp: 10,
      }
      const state = placed({ tiles: MART, players: [asker, { at: 'mart.m', character: 'wastelander', ...mine }] })
      const pieces: Choice[] = [{ do: 'camp' }, { do: 'trade', with: 1 }, ...give, ...want, { do: 'propose' }]
      for (const choice of pieces) wasteland.apply(state, choice)
      return decide(name, state)
    }

    test('takes a gift', () => {
      expect(answer([{ do: 'giveCaps', n: 3 }], [], {})).toEqual({ do: 'accept' })
    })

    test('does not sell its armor for a Cap', () => {
      const mine = { equipped: ['combatArmor' as const], caps: 3 }
      expect(answer([{ do: 'giveCaps', n: 1 }], [{ do: 'want', card: 'combatArmor' }], mine)).toEqual({ do: 'skip' })
    })

    test('does not pay all its Caps for junk', () => {
      expect(answer([{ do: 'give', card: 'junk' }], [{ do: 'wantCaps', n: 9 }], { caps: 9 })).toEqual({ do: 'skip' })
    })
  })
})

test('friends give each other what helps the other more', { timeout: LONG }, () => {
  const players: Position['players'] = [
    { at: 'mart.m', character: 'superMutant', inventory: ['combatArmor'], hp: 9 },
    { at: 'mart.m', character: 'wastelander' },
  ]
  const state = placed({ tiles: MART, players, options: { friends: 'star' } })
  const pieces: Choice[] = [
    { do: 'camp' },
    { do: 'trade', with: 1 },
    { do: 'give', card: 'combatArmor' },
    { do: 'propose' },
  ]
  for (const choice of pieces) wasteland.apply(state, choice)
  expect(decide('officer', state)).toEqual({ do: 'accept' })
})

describe('the Overseer goes through with what it has begun', { timeout: LONG }, () => {
  test('all questions of a turn are thought over with the same luck, whatever lies hidden', () => {
    const state = placed({ tiles: MART, players: [{ at: 'crossroads.b' }, {}] })
    const thoughts = ['one', 'other'].map(luck => {
      const known = wasteland.sample(state, 0, seedRandom(luck)) // as on a server
      return advise(KNOWLEDGE, observe(wasteland, known), seedRandom(luck))
    })
    expect(thoughts[0]!.length).toBeGreaterThan(1)
    expect(thoughts[0]!.map(({ choice, lead }) => ({ choice, lead }))).toEqual(
      thoughts[1]!.map(({ choice, lead }) => ({ choice, lead })),
    )
  })
})

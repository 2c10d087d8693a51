import { botCalled, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { seedRandom } from '@overseer/kernel'
import { type Choice, type Position, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

const KNOWLEDGE = knowledgeOf('wasteland')
const LONG = 120_000 // a second of work, on a machine that does much else
const MART = { 1: 'mart', 5: 'rocket' } as const

const GEAR: Position['players'][number] = {
  equipped: ['pistol10mm', 'metalArmor', 'codsworth'],
  exhausted: ['pistol10mm', 'metalArmor', 'codsworth'],
}

const ARMED: Position['players'][number] = { equipped: ['superSledge', 'combatArmor'] }

/** Positions with one clearly right thing to do. */
describe.each(['officer', 'overseer'])('the %s in Wasteland', { timeout: LONG }, name => {
  /** What it does after these choices of its own. */
  function decide(position: Position, ...before: Choice[]): Choice {
    const state = wasteland.parse.position({ begun: true, ...position }, 'puzzle')
    for (const choice of before) wasteland.apply(state, choice)
    return botCalled(name, KNOWLEDGE).choose(observe(wasteland, state), seedRandom('puzzle'))
  }

  test('takes the last step to the goal', () => {
    const players: Position['players'] = [{ at: 'diamondCity', caps: 8, agendas: ['a01', 'a02'] }, {}]
    const position: Position = { players, quests: [14], star: 3, round: 9 }
    expect(decide(position)).toEqual({ do: 'quest', card: 14, objective: 2 })
  })

  test('goes where any agenda wins the game rather than fight for experience', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'mart.s', caps: 6, agendas: ['a01', 'a02', 'a05'], ...ARMED, letters: ['S', 'E'] }, {}],
      foes: [{ face: 'sentryBot', at: 'mart.s' }],
      quests: [67],
      star: 3,
      round: 9,
    }
    expect(decide(position)).toEqual({ do: 'move' })
  })

  test('does a quest that brings an agenda when it stands in the right place', () => {
    const position: Position = { players: [{ at: 'diamondCity', caps: 8 }, {}], quests: [67] }
    expect(decide(position)).toEqual({ do: 'quest', card: 67, objective: 2 })
  })

  test('leaves a Deathclaw alone when it is wounded and unarmed', () => {
    const foes = [{ face: 'deathclaw', at: 'mart.n' } as const]
    const position: Position = { tiles: MART, players: [{ at: 'mart.n', letters: ['L'], hp: 4 }, {}], foes }
    expect(decide(position)).not.toMatchObject({ do: 'fight' })
  })

  test('fights an enemy it can beat, and whose death a quest rewards', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'superDuperMart', ...ARMED, letters: ['S', 'E'] }, {}],
      foes: [{ face: 'raiderScum', at: 'superDuperMart' }],
      quests: [67],
    }
    expect(decide(position)).toMatchObject({ do: 'fight' })
  })

  test('camps when it is nearly dead and its gear is exhausted', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'mart.m', hp: 1, ...GEAR }, {}],
      foes: [{ face: 'brute', at: 'rocket.r' }],
      decks: { wasteland: [], settlement: [] },
      actions: 1,
    }
    expect(decide(position)).toEqual({ do: 'camp' })
  })

  test('opens the vault', () => {
    const position: Position = { tiles: { 9: 'vault84' }, players: [{ at: 'vault84.v' }, {}], decks: { vault84: [71] } }
    expect(decide(position, { do: 'encounter', icon: 'printed' })).toEqual({ do: 'option', n: 1 })
  })

  test('does not roll a passed test again, and rolls the dice that can help', () => {
    const attempt: Choice = { do: 'quest', card: 134, objective: 1 }
    const player: Position['players'][number] = { at: 'diamondCity', letters: ['S', 'C'] }
    expect(decide({ players: [player], quests: [134], dice: [4, 1, 1] }, attempt)).toEqual({
      do: 'reroll',
      dice: [1, 2],
    })
    const state = wasteland.parse.position({ begun: true, players: [player], quests: [134], dice: [4, 4, 4] }, 'passed')
    wasteland.apply(state, attempt)
    if (wasteland.pending(state)?.ask === 'reroll')
      expect(botCalled(name, KNOWLEDGE).choose(observe(wasteland, state), seedRandom('passed'))).toEqual({ do: 'skip' })
    else expect(state.trial).toBeNull() // nothing was asked
  })

  test('turns a tile over rather than walk in circles', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'mart.s', equipped: ['combatArmor'], traits: ['wellRested'] }, {}],
      decks: { wasteland: [], settlement: [] },
      actions: 1,
    }
    expect(decide(position)).toMatchObject({ do: 'explore' })
  })

  test('W-TURN-R3 is not even asked when nothing is left', () => {
    const position: Position = { tiles: MART, players: [{ at: 'mart.m', inventory: ['stimpak'] }, {}], actions: 0 }
    expect(wasteland.pending(wasteland.parse.position(position, 'over'))?.seat).toBe(1)
  })

  test('does not end the game for a faction without winning it', () => {
    const position: Position = { players: [{ at: 'theRailroad', agendas: ['a05'] }, {}], quests: [18], star: 5 }
    expect(decide(position)).not.toMatchObject({ do: 'quest' })
  })

  test('keeps the agendas that pay', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'mart.m', caps: 16, inventory: ['geck'], agendas: ['a08', 'a01', 'a02', 'a14'] }, {}],
      star: 3,
      shield: 2,
      agendas: { next: ['a15'] },
      assets: { row: ['baseballBat', 'jet', 'medX', 'huntingRifle'] },
    }
    const discarded = decide(position, { do: 'use', card: 'geck', effect: 0 })
    expect(['a14', 'a15']).toContain((discarded as Extract<Choice, { do: 'agenda' }>).agenda)
  })

  test('sells what makes Payday pay', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'mart.m', caps: 8, perks: ['smoothOperator'], inventory: ['junk'], agendas: ['a08'] }, {}],
      assets: { row: ['baseballBat', 'jet', 'medX', 'huntingRifle'] },
    }
    expect(decide(position, { do: 'use', card: 'smoothOperator', effect: 0 })).toEqual({ do: 'sell', card: 'junk' })
  })

  test('opens the shop when the G.E.C.K. lies there, and buys it: it is an agenda', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'mart.m', caps: 9, perks: ['smoothOperator'], agendas: ['a01'] }, {}],
      assets: { row: ['leatherArmor', 'geck', 'medX', 'huntingRifle'] },
    }
    const open: Choice = { do: 'use', card: 'smoothOperator', effect: 0 }
    expect(decide(position)).toEqual(open)
    expect(decide(position, open)).toEqual({ do: 'buy', card: 'geck' })
  })

  describe('asked for a trade', () => {
    const players: Position['players'] = [
      { at: 'mart.m', caps: 9, inventory: ['huntingRifle', 'junk'], hp: 10 },
      { at: 'mart.m', character: 'wastelander', caps: 9, equipped: ['combatArmor'] },
    ]
    const offered = (...pieces: Choice[]): Choice =>
      decide({ tiles: MART, players }, { do: 'camp' }, { do: 'trade', with: 1 }, ...pieces, { do: 'propose' })

    test('accepts what is good', () => {
      expect(offered({ do: 'give', card: 'huntingRifle' }, { do: 'wantCaps', n: 1 })).toEqual({ do: 'accept' })
    })

    test('declines what is bad', () => {
      expect(offered({ do: 'give', card: 'junk' }, { do: 'want', card: 'combatArmor' })).toEqual({ do: 'skip' })
    })
  })

  test('wears the better armor', () => {
    const players: Position['players'] = [{ at: 'mart.m', equipped: ['raiderArmor'], inventory: ['combatArmor'] }, {}]
    expect(decide({ tiles: MART, players, begun: false })).toEqual({ do: 'arrange', equip: ['combatArmor'] })
  })

  test('goes around an enemy that attacks on sight', () => {
    const position: Position = {
      tiles: MART,
      players: [{ at: 'crossroads.b', hp: 5, letters: ['L'] }, {}],
      foes: [{ face: 'deathclaw', at: 'mart.m' }],
      points: 2,
      actions: 0,
    }
    expect(decide(position)).not.toEqual({ do: 'step', to: 'mart.m' })
  })
})

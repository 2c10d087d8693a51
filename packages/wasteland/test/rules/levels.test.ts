import { LETTERS, type Letter, PERKS, type PerkId, type Trait } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

describe('experience', () => {
  const gain = (xp: number, letters: Letter[], from = 0) =>
    table({ players: [{ letters, xp: from }] }).do({ do: 'spoils', seat: 0, xp, loot: false })

  test('W-XP-1 W-XP-2 the peg moves to the next letter that is owned', () => {
    expect(gain(1, ['S', 'L']).A.xp).toBe(1)
    expect(gain(2, ['S', 'L']).A.xp).toBe(7)
  })

  test('W-XP-3 W-XP-R1 T-XP-1 behind the last letter it returns and gives a level', () => {
    const t = gain(3, ['S', 'L'])
    expect(t.A.xp).toBe(0)
    expect(t.told).toContain('levelGained')
    expect(gain(2, ['S', 'L']).told).not.toContain('levelGained')
  })

  test('W-XP-4 W-XP-R3 T-XP-2 all experience first, then the level-ups', () => {
    const t = gain(7, ['S', 'L'])
    expect(t.A.xp).toBe(1)
    t.pass('keepLetter')
    expect(t.asked).toMatch(/keepLetter|pickPerk|act/)
    t.pass('keepLetter', 'pickPerk')
    expect(t.asked).toBe('A act')
    expect(t.A.letters.length + t.A.perks.length).toBe(4)
  })

  test('W-XP-R2 the peg is under a letter: a new one to its right is still to come', () => {
    const t = gain(1, ['S', 'L']) // under S
    t.A.letters = ['S', 'E', 'L']
    expect(t.do({ do: 'spoils', seat: 0, xp: 1, loot: false }).A.xp).toBe(3)
    const u = gain(2, ['S', 'L']) // under L
    u.A.letters = ['S', 'E', 'L']
    expect(u.do({ do: 'spoils', seat: 0, xp: 1, loot: false }).A.xp).toBe(0)
  })
})

describe('level-ups', () => {
  const level = (supply: Partial<Record<Letter, number>>, given: Given = { players: [{ letters: ['P', 'S'] }] }) => {
    const t = table(given)
    t.state.supply = LETTERS.map(letter => supply[letter] ?? 0)
    return t.do({ do: 'levelUp', seat: 0 })
  }

  test('W-LEVEL-1 W-LEVEL-2 W-SPECIAL-2 W-LEVEL-R3 of two tokens one is kept; a new letter goes onto the board', () => {
    const t = level({ S: 1, C: 1 })
    expect(t.tells('levelGained')?.letters.toSorted()).toEqual(['C', 'S'])
    expect(t.asked).toBe('A keepLetter')
    expect(t.refuses({ do: 'letter', letter: 'I' })).toBe('W-LEVEL-1')
    t.keep('C')
    expect(t.A.letters).toEqual(['S', 'P', 'C'])
    expect(t.state.supply).toEqual([1, 0, 0, 0, 0, 0, 0])
  })

  test('W-LEVEL-3 W-LEVEL-4 W-LEVEL-R1 W-PERK-2 T-LEVEL-1 an owned letter goes back and gives a perk of that letter', () => {
    const t = level({ S: 1, C: 1 }).keep('S')
    expect(t.asked).toBe('A pickPerk')
    expect(t.offered('perk').map(({ perk }) => perk)).toEqual(['heavyLifter', 'haymaker'])
    expect(t.refuses({ do: 'perk', perk: 'sprinter' })).toBe('W-LEVEL-4')
    t.play({ do: 'perk', perk: 'haymaker' })
    expect(t.A.perks).toEqual(['haymaker'])
    expect(t.state.supply[0]).toBe(1)
  })

  test('W-LEVEL-5 T-LEVEL-2 T-LIMIT-2 W-LIMIT-2 without one for the letter, any perk of an owned letter', () => {
    const t = level({ S: 2 }, { players: [{ letters: ['P', 'S'] }, { perks: ['heavyLifter', 'haymaker'] }] })
    expect(t.offered('perk').map(({ perk }) => perk)).toEqual(['longShot', 'pathfinder'])
  })

  test('W-LEVEL-6 without any there is no perk', () => {
    const all = Object.keys(PERKS) as PerkId[]
    const t = level({ S: 2 }, { players: [{ letters: ['S', 'L'] }, { perks: all }] })
    expect(t.asked).toBe('A act')
    expect(t.A.perks).toEqual([])
  })

  test('W-LEVEL-R2 the last token is drawn without choice; without one the level gives nothing', () => {
    expect(level({ C: 1 }).A.letters).toEqual(['S', 'P', 'C'])
    expect(level({}).told).toEqual([])
  })

  test('W-LEVEL-R4 the perk is not declined', () => {
    expect(level({ S: 2 }).can('skip')).toBe(false)
  })

  test('W-SPECIAL-1 W-SPECIAL-R1 T-SPECIAL-1 each letter is owned once', () => {
    const t = level({ S: 2 })
    t.play({ do: 'perk', perk: 'haymaker' })
    expect(t.A.letters).toEqual(['S', 'P'])
  })
})

describe('perks', () => {
  test('W-PERK-1 W-PERK-5 W-PERK-R2 used once; it goes back to the deck at once', () => {
    const t = table({ players: [{ perks: ['sprinter'] }] }).use('sprinter')
    expect(t.state.turn.points).toBe(4)
    expect(t.A.perks).toEqual([])
    expect(t.state.perks).toContain('sprinter')
    expect(t.refuses({ do: 'use', card: 'sprinter', effect: 0 })).toBe('W-PERK-1')
  })

  test('W-PERK-3 T-PERK-1 T-PERK-2 on the own turn, not in the middle of an action', () => {
    const t = table({
      players: [
        { at: 'crossroads.b', hp: 8, perks: ['sprinter'] },
        { perks: ['radSponge'], rads: 3 },
      ],
    })
    t.move('crossroads.c')
    expect(t.uses).toEqual(['sprinter'])
    t.camp()
    expect(t.refuses({ do: 'use', card: 'sprinter', effect: 0 })).toBe('W-PERK-R1')
    t.pass('camp')
    expect(t.refuses({ do: 'use', card: 'radSponge', effect: 0 })).toBe('W-PERK-1') // B's
  })

  test('W-PERK-R1 in a fight only a perk that names fights', () => {
    const t = table({
      players: [{ at: 'crossroads.b', perks: ['toughAsNails', 'haymaker'], hp: 8 }],
      foes: [{ face: 'deathclaw', at: 'mart.m' }],
      points: 1,
    })
    t.step('mart.m')
    expect(t.uses).toEqual(['haymaker'])
    expect(t.refuses({ do: 'use', card: 'toughAsNails', effect: 0 })).toBe('W-PERK-R1')
  })

  test('W-PERK-4 W-PERK-R3 any number may be held, and all are public', () => {
    const t = table({ players: [{ perks: Object.keys(PERKS) as PerkId[] }, {}] })
    expect(t.A.perks).toHaveLength(14)
  })

  test('what the fourteen perks do', () => {
    const one = (perk: PerkId, given: object = {}, rest: Given = {}) =>
      table({ players: [{ perks: [perk], ...given }], ...rest })
    expect(one('quickLearner', { letters: ['S', 'P', 'E', 'C', 'I', 'A'] }).use('quickLearner').A.xp).toBe(6)
    expect(one('radSponge', { rads: 5 }).use('radSponge').A.rads).toBe(2)
    expect(one('jackpot', {}, { loot: { next: ['junk'] } }).use('jackpot').A).toMatchObject({
      caps: 6,
      inventory: ['junk'],
    })
    expect(one('secondWind', {}, { actions: 0 }).use('secondWind').state.turn.actions).toBe(1)
    expect(
      one('fieldRepair', { equipped: ['powerFist'], exhausted: ['powerFist'] }).use('fieldRepair').A.exhausted,
    ).toEqual([])
    expect(
      one('longShot', { at: 'mart.m' }, { foes: [{ face: 'brute', at: 'mart.e' }] }).use('longShot').told,
    ).toContain('enemyKilled')
    const hero = one('folkHero', { letters: ['S', 'P', 'E'] }).use('folkHero')
    expect(hero.offered('trait').map(({ trait }) => trait)).toEqual(['idolized', 'vilified'])
    expect(hero.play({ do: 'trait', trait: 'vilified' }).A).toMatchObject({ traits: ['vilified'], xp: 3 })
    const path = one('pathfinder', { at: 'rocket.r' }, { under: { 6: 'highway' } }).use('pathfinder')
    expect(path.state.board.up[6]).toBe(true)
    expect(path.state.turn).toMatchObject({ points: 1, actions: 2 })
    const shop = one(
      'smoothOperator',
      { caps: 4 },
      { assets: { row: ['huntingRifle', 'jet', 'stimpak', 'medX'], next: ['radAway'] } },
    )
    shop.use('smoothOperator')
    expect(shop.asked).toBe('A shop')
    expect(shop.can('buy')).toBe(true)
    expect(shop.play({ do: 'buy', card: 'huntingRifle' }).A.caps).toBe(0) // 5 less 1
    const lucky = table({
      players: [{ at: 'mart.m', perks: ['dumbLuck'] }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [1, 3, 3],
    })
    lucky.fight('brute').use('dumbLuck').play({ do: 'set', die: 1, face: 6 })
    expect(lucky.told).toContain('enemyKilled')
    const lifter = one(
      'heavyLifter',
      { inventory: ['junk', 'junk', 'junk'] },
      { loot: { next: ['water', 'water'] }, agendas: { next: ['a05', 'a05'].slice(0, 1) as ['a05'] } },
    )
    expect(lifter.use('heavyLifter').A.inventory).toHaveLength(5)
    lifter.end().until('A act')
    expect(lifter.A.inventory).toHaveLength(5) // until the end of the next turn
    expect(lifter.end().asked).toBe('A overflow')
  })
})

describe('traits', () => {
  const become = (t: Table, trait: Trait) => t.do({ do: 'pickTrait', seat: 0, traits: [trait] })

  test('W-TRAIT-1 W-TRAIT-4 W-TRAIT-5 W-TRAIT-R1 T-TRAIT-1 gaining the other side flips the token', () => {
    const t = become(table({ players: [{ traits: ['vilified'] }] }), 'idolized')
    expect(t.A.traits).toEqual(['idolized'])
    expect(t.told).toEqual(['traitLost', 'traitGained'])
  })

  test('W-TRAIT-6 T-TRAIT-2 a lock holds: an addict does not become Well Rested', () => {
    const t = table({ players: [{ hp: 8, traits: ['addicted'] }] }).camp()
    expect(t.A).toMatchObject({ hp: 11, traits: ['addicted'] })
    expect(become(table({ players: [{ traits: ['superMutant'] }] }), 'synth').A.traits).toEqual(['superMutant'])
  })

  test('W-TRAIT-7 losing a trait discards the token, lock or not', () => {
    expect(
      table({ players: [{ rads: 1, traits: ['addicted'], inventory: ['radAway'] }] }).use('radAway').A.traits,
    ).toEqual([])
  })

  test('W-TRAIT-R3 a trait that is held is not gained again', () => {
    const t = become(table({ players: [{ traits: ['idolized'] }] }), 'idolized')
    expect(t.A.traits).toEqual(['idolized'])
    expect(t.told).toEqual([])
  })

  test('W-TRAIT-2 W-TRAIT-R2 W-TRAIT-R5 traits do nothing themselves, Addicted included', () => {
    const t = table({
      players: [
        { traits: ['vilified', 'superMutant', 'addicted'] },
        { traits: ['vilified', 'superMutant', 'addicted'] },
      ],
    })
    expect(t.choices).toEqual(table({ players: [{}, {}] }).choices)
  })
})

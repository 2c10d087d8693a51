import { LETTERS, type Letter, PERKS, type PerkId, type Trait } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from './table.ts'

/** Lets a survivor suffer, as a card would. */
const harm = (t: Table, seat: number, damage: number, rads = 0): Table => {
  const player = t.state.players[seat]!
  player.hp = Math.max(0, player.hp - damage)
  player.rads = Math.min(16, player.rads + rads)
  return player.hp <= player.rads ? t.do({ do: 'die', seat }) : t
}

describe('killed and eliminated', () => {
  test('W-KILL-1 W-HP-5 HP not above rads kills', () => {
    const t = table({ players: [{ at: 'highway.y', hp: 6, rads: 5 }], tiles: { 6: 'highway' }, points: 1 })
    expect(t.step('highway.s').asked).toBe('A respawn')
  })

  test('W-KILL-3 the survivor picks a space of the start tile', () => {
    const t = harm(table({ players: [{ at: 'mart.m' }] }), 0, 16)
    expect(t.spaces).toEqual(['crossroads.a', 'crossroads.b', 'crossroads.c', 'crossroads.h', 'crossroads.k'])
    expect(t.refuses({ do: 'space', at: 'mart.m' })).toBe('W-KILL-3')
  })

  test('W-KILL-4 W-KILL-5 T-KILL-1 the inventory is lost, equipment stays, HP is full, rads unchanged', () => {
    const t = table({
      players: [{ at: 'mart.m', rads: 3, equipped: ['pipeRifle'], inventory: ['junk', 'water', 'stimpak'] }],
    })
    harm(t, 0, 16).at('crossroads.a')
    expect(t.A).toMatchObject({ hp: 16, rads: 3, equipped: ['pipeRifle'], inventory: [] })
    expect(t.state.lootPile.discard.toSorted()).toEqual(['junk', 'water'])
  })

  test('W-KILL-7 T-KILL-4 on the own turn it ends the turn, perks included', () => {
    const t = table({
      players: [{ at: 'highway.y', hp: 1, perks: ['toughAsNails'] }, {}],
      tiles: { 6: 'highway' },
      points: 1,
      actions: 1,
    })
    t.step('highway.s').at('crossroads.a')
    expect(t.asked).toBe('B act')
  })

  test('W-KILL-8 W-KILL-9 W-KILL-R2 T-KILL-2 T-KILL-5 rads at the HP maximum eliminate', () => {
    const t = table({ players: [{ at: 'mart.m', rads: 15, hp: 16 }, {}] })
    harm(t, 0, 16).at('crossroads.a')
    expect(t.A).toMatchObject({ hp: 16, rads: 15, eliminated: false })
    const ghoul = table({
      players: [{ character: 'ghoul', at: 'mart.m', rads: 11, hp: 12, caps: 7, inventory: ['junk'] }, {}],
    })
    harm(ghoul, 0, 12).at('crossroads.a')
    expect(ghoul.A).toMatchObject({ hp: 12, eliminated: false })
    harm(ghoul, 0, 0, 1)
    expect(ghoul.told).toContain('eliminated') // no place was asked for
    expect(ghoul.A).toMatchObject({ eliminated: true, caps: 0, inventory: [], letters: [], node: -1 })
  })

  test('W-KILL-10 W-KILL-R7 W-KILL-R8 the deck goes to the right, past the eliminated, and depletes nothing', () => {
    const t = table({ players: [{ rads: 16, hp: 16 }, {}, {}, { eliminated: true }], turn: 1 })
    t.do({ do: 'die', seat: 0 })
    expect(t.state.first).toBe(2)
    expect([t.state.star, t.state.shield]).toEqual([0, 0])
    expect(t.asked).toBe('B act')
  })

  test('W-KILL-12 W-FTOK-4 W-FTOK-R2 T-FTOK-1 faction tokens are not replaced, but give experience', () => {
    const t = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'shield', at: 'mart.m' }], dice: [1, 1, 1] }).fight(
      'shield',
    )
    expect(t.state.foes).toEqual([])
    expect(t.tells('xpGained')?.n).toBe(1)
  })

  test('W-KILL-13 W-KILL-R9 a kill outside a fight gives experience to whoever did it', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['fragGrenade'] }],
      foes: [{ face: 'radroach', at: 'mart.p' }],
    })
    expect(t.use('fragGrenade').tells('xpGained')).toMatchObject({ seat: 0, n: 1 })
    const u = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'radroach', at: 'mart.p' }] })
    u.do({ do: 'slay', foe: u.foe('radroach'), by: -1 })
    expect(u.told).not.toContain('xpGained')
  })

  test('W-KILL-R1 W-KILL-R4 W-KILL-R5 everything else is kept, exhausted or not', () => {
    const t = table({
      players: [
        {
          at: 'mart.m',
          equipped: ['powerFist'],
          exhausted: ['powerFist'],
          perks: ['sprinter'],
          agendas: ['a01'],
          revealed: 'a01',
          traits: ['idolized'],
          letters: ['S', 'L'],
          xp: 1,
          caps: 5,
        },
      ],
    })
    harm(t, 0, 16)
    expect(t.told.slice(0, 1)).toEqual(['killed'])
    t.at('crossroads.a')
    expect(t.A).toMatchObject({
      exhausted: ['powerFist'],
      perks: ['sprinter'],
      agendas: ['a01'],
      revealed: 'a01',
      traits: ['idolized'],
      letters: ['S', 'L'],
      xp: 1,
      caps: 5,
    })
  })

  test('W-KILL-R6 W-CHAR-R2 W-LIMIT-R2 what an eliminated survivor had goes where it belongs', () => {
    const t = table({
      players: [
        {
          rads: 16,
          hp: 16,
          equipped: ['pipeRifle', 'vaultSuit'],
          inventory: ['stimpak', 'pipBoy'],
          perks: ['sprinter'],
          agendas: ['a01'],
          letters: ['S', 'L'],
        },
        {},
      ],
      turn: 1,
    })
    const { supply } = t.state
    const before = supply[0]!
    t.do({ do: 'die', seat: 0 })
    expect(t.state.lootPile.discard).toEqual(['pipeRifle'])
    expect(t.state.assetPile.discard).toContain('stimpak')
    expect(t.state.beside).toEqual(['pipBoy'])
    expect(t.state.perks).toContain('sprinter')
    expect(t.state.agendaPile.hidden).toEqual(['a01'])
    expect(supply[0]).toBe(before + 1) // S goes back, the silhouette token does not
    expect(supply[6]).toBe(5)
  })

  test('T-CHAR-1 W-CHAR-R1 a character item that is lost leaves the game', () => {
    const t = harm(table({ players: [{ at: 'mart.m', inventory: ['vaultSuit'] }] }), 0, 16).at('crossroads.a')
    expect(t.A.inventory).toEqual([])
    expect([...t.state.lootPile.discard, ...t.state.assetPile.discard, ...t.state.beside]).toEqual([])
  })
})

describe('health', () => {
  test('W-HP-1 W-HP-2 W-HP-R1 HP begin at the maximum of the character, rads at 0', () => {
    const t = table({ players: [{}, { character: 'ghoul' }] })
    expect([t.A.hp, t.B.hp, t.A.rads]).toEqual([16, 12, 0])
  })

  test('W-HP-6 T-HP-2 nothing leaves the track', () => {
    const t = table({
      players: [{ at: 'mart.m', hp: 2 }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [4, 2, 3],
    }).fight('brute')
    expect(t.A.hp).toBe(0)
    const u = table({ players: [{ rads: 1, inventory: ['radAway'] }] }).use('radAway')
    expect(u.A.rads).toBe(0)
  })

  test('T-HP-1 W-HP-7 remaining HP is HP less rads', () => {
    const t = table({
      players: [{ at: 'theNucleus', hp: 12, rads: 6 }],
      options: { scenario: 'farHarbor' },
      quests: [43],
    })
    expect(t.can('quest')).toBe(true) // six remaining are enough for 043-O2
    t.A.rads = 5
    expect(t.can('quest')).toBe(false)
  })

  test('W-HP-R2 recovering ignores rads and stops at the maximum', () => {
    const t = table({ players: [{ hp: 12, rads: 5, inventory: ['stimpak'] }] }).use('stimpak')
    expect([t.A.hp, t.A.rads]).toEqual([16, 5])
  })
})

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
    expect(one('quickLearner', { letters: ['S', 'P', 'E', 'C'] }).use('quickLearner').A.xp).toBe(3)
    expect(one('radSponge', { rads: 5 }).use('radSponge').A.rads).toBe(2)
    expect(one('jackpot', {}, { loot: { next: ['junk'] } }).use('jackpot').A).toMatchObject({
      caps: 7,
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
    expect(hero.play({ do: 'trait', trait: 'vilified' }).A).toMatchObject({ traits: ['vilified'], xp: 2 })
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
      dice: [3, 3, 3],
    })
    lucky.fight('brute').use('dumbLuck').play({ do: 'set', die: 0, face: 1 }).play({ do: 'set', die: 1, face: 6 })
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
    expect(t.refuses({ do: 'part', part: 'rest' })).toBe('W-TRAIT-6')
    t.play({ do: 'part', part: 'heal' }).pass('camp')
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

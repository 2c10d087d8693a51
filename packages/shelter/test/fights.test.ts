import { describe, expect, test } from 'vitest'
import type { ItemId, Position, ThreatId } from '@overseer/shelter'
import { CALM, type Table, table } from './table.ts'

/** Red is about to fight this threat on A5 with these items. */
function foe(threat: ThreatId, dice: number[], items: ItemId[] = [], more: Position['players'][number] = {}): Table {
  return table(`A . . garden[!${threat},.] = . . .`, { red: { ...more, items }, blue: {} }, { dice })
}

describe('the roll', () => {
  test.each([
    ['radroach', 5, [1, 4], [1, 3]],
    ['glowingRadroach', 6, [1, 5], [1, 4]],
    ['moleRat', 6, [3, 3], [2, 3]],
    ['feralGhoul', 7, [3, 4], [3, 3]],
    ['glowingOne', 8, [4, 4], [3, 4]],
    ['radscorpion', 8, [2, 6], [1, 6]],
    ['glowingRadscorpion', 9, [4, 5], [4, 4]],
    ['raider', 9, [3, 6], [2, 6]],
  ] as const)('SH-FGT-1 %s needs %i: %o wins, %o loses', (threat, _needs, winning, losing) => {
    const won = foe(threat, [...winning])
    won.place('A5')
    expect(won.told).toContain('fightWon')
    expect(won.crew('A5')).toMatchObject({ count: 1, hurt: 0 })
    const lost = foe(threat, [...losing])
    lost.place('A5')
    expect(lost.told).toContain('fightLost')
    expect(lost.crew('A5')).toMatchObject({ count: 1, hurt: 1 })
  })

  test('SH-FGT-1 a Deathclaw needs 9', () => {
    const won = foe('deathclaw', [4, 5])
    won.place('A5', 'plain', 'plain')
    expect(won.red.happiness).toBe(2)
    const lost = foe('deathclaw', [4, 4])
    lost.place('A5', 'plain', 'plain')
    expect(lost.red.happiness).toBe(0)
  })

  test.each([
    ['moleRat', 1],
    ['feralGhoul', 1],
    ['glowingOne', 1],
  ] as const)('SH-FGT-1 beating %s brings %i happiness', (threat, happiness) => {
    const t = foe(threat, [6, 6])
    t.place('A5')
    expect(t.red).toMatchObject({ happiness, power: 0, food: 0, water: 0 })
    expect(t.asked).toBe('blue place')
  })

  test.each(['radroach', 'glowingRadroach'] as const)('SH-FGT-1 beating %s brings a cube of choice', threat => {
    const t = foe(threat, [6, 6])
    t.place('A5').take('water')
    expect(t.red).toMatchObject({ happiness: 0, water: 1 })
    expect(t.asked).toBe('blue place')
  })

  test.each(['radscorpion', 'glowingRadscorpion'] as const)('SH-FGT-1 beating %s brings both', threat => {
    const t = foe(threat, [6, 6])
    t.place('A5').take('water')
    expect(t.red).toMatchObject({ happiness: 1, water: 1 })
  })

  test('SH-FGT-1 beating a Raider brings an item', () => {
    const t = table(
      'A . . garden[!raider,.] = . . .',
      {},
      { dice: [6, 6], items: { track: ['globe', 'camera', 'pistol'] } },
    )
    t.place('A5').play({ do: 'item', item: 'camera' })
    expect(t.red.items).toEqual(['camera'])
  })

  test('SH-FGT-1 a loser is injured, gains nothing and stays where it is', () => {
    const t = foe('radscorpion', [1, 1])
    t.place('A5')
    expect(t.asked).toBe('blue place')
    expect(t.red).toMatchObject({ happiness: 0, power: 0, food: 0, water: 0, hurt: 0, plain: 1 })
    expect(t.vault).toContain('garden[!radscorpion:red*,.]')
  })

  test('SH-FGT-1 a winner stays well and the threat stays until the recall', () => {
    const t = foe('moleRat', [6, 6])
    t.place('A5')
    expect(t.vault).toContain('garden[!moleRat:red,.]')
  })

  test('SH-FGT-1 the bonus of an item counts as the dice do', () => {
    const t = foe('raider', [4, 3], ['shotgun'])
    t.place('A5').use('shotgun')
    expect(t.asked).toBe('red takeItem')
  })

  test('SH-FGT-1 one short of it with the bonus is lost', () => {
    const t = foe('raider', [3, 3], ['shotgun'])
    t.place('A5').use('shotgun')
    expect(t.told).toContain('fightLost')
    expect(t.red.exhausted).toEqual(['shotgun'])
  })
})

describe('items before the roll', () => {
  test.each([
    ['shotgun', 2],
    ['laserRifle', 2],
    ['plasmaPistol', 2],
    ['minigun', 3],
  ] as const)('SH-FGT-2 the %s is exhausted before the roll and adds %i', (item, bonus) => {
    const t = foe('moleRat', [1, 1], [item])
    t.place('A5')
    expect(t.asked).toBe('red beforeRoll')
    t.use(item)
    expect(t.red.exhausted).toEqual([item])
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [1, 1], bonus, needs: 6 })
  })

  test('SH-FGT-2 the pistol adds one to every fight; nobody is asked and it never turns', () => {
    const t = foe('moleRat', [2, 3], ['pistol'])
    t.place('A5')
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [] })
  })

  test('SH-FGT-2 all bonuses add up', () => {
    const t = foe('raider', [1, 1], ['pistol', 'shotgun', 'laserRifle', 'plasmaPistol', 'minigun'])
    t.place('A5').use('shotgun').use('minigun').use('plasmaPistol').use('laserRifle')
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [1, 1], bonus: 10, needs: 9 })
    expect(t.red.exhausted).toEqual(['shotgun', 'minigun', 'plasmaPistol', 'laserRifle'])
  })

  test('SH-FGT-2 one may roll without using them', () => {
    const t = foe('moleRat', [1, 4], ['minigun'])
    t.place('A5').skip()
    expect(t.told).toContain('fightLost')
    expect(t.red.exhausted).toEqual([])
  })

  test('SH-FGT-2 after the roll it is too late for them', () => {
    const t = foe('moleRat', [1, 1], ['minigun', 'fatMan'])
    t.place('A5').skip()
    expect(t.asked).toBe('red afterRoll')
    expect(t.refuses({ do: 'use', item: 'minigun' })).toBe('SH-FGT-2')
    expect(t.choices).not.toContainEqual({ do: 'use', item: 'minigun' })
  })

  test('SH-FGT-2 without a fight there is nothing to use them for', () => {
    const t = foe('moleRat', [], ['minigun', 'fatMan'])
    expect(t.refuses({ do: 'use', item: 'minigun' })).toBe('SH-FGT-2')
    expect(t.refuses({ do: 'use', item: 'fatMan', dice: [1] })).toBe('SH-FGT-2')
  })

  test('SH-FGT-2 a bonus is for one fight', () => {
    const t = table(
      'A . . garden[!moleRat,!moleRat] = . . .',
      { red: { plain: 3, items: ['minigun'] }, blue: {} },
      { dice: [1, 2, 1, 2] },
    )
    t.place('A5').use('minigun').pass().place('A6')
    expect(t.red.happiness).toBe(1)
    expect(t.crew('A6')).toMatchObject({ hurt: 1 })
  })

  test('SH-FGT-2 a Golden Retriever readies the shotgun for the same fight, and it adds again', () => {
    const t = foe('raider', [3, 2], ['shotgun', 'goldenRetriever'])
    t.place('A5').use('shotgun').use('goldenRetriever', { on: 'shotgun' }).use('shotgun')
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [3, 2], bonus: 4, needs: 9 })
    expect(t.red.exhausted).toEqual(['goldenRetriever', 'shotgun'])
    expect(t.asked).toBe('red takeItem')
  })

  test('SH-FGT-2 a weapon swapped in by the Maine Coon before the roll fights at once', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .',
      { red: { items: ['maineCoon', 'globe'] }, blue: {} },
      { dice: [1, 2], items: { track: ['minigun', 'camera'] } },
    )
    t.place('A5').use('maineCoon', { on: 'globe' }).play({ do: 'item', item: 'minigun' })
    expect(t.asked).toBe('red beforeRoll')
    t.use('minigun')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-FGT-2 only items and the roll are answers', () => {
    const t = foe('moleRat', [1, 1], ['minigun', 'fatMan'])
    t.place('A5')
    expect(t.refuses({ do: 'pass' })).toBe('SH-FGT-2')
    t.skip()
    expect(t.refuses({ do: 'pass' })).toBe('SH-FGT-2')
  })

  test('SH-FGT-2 an exhausted weapon does not help, and a window without help is skipped', () => {
    const t = foe('moleRat', [1, 1], ['minigun'], { exhausted: ['minigun'] })
    t.place('A5')
    expect(t.asked).toBe('blue place')
    expect(t.told).toContain('fightLost')
  })
})

describe('items after the roll', () => {
  test.each(['missileLauncher', 'fatMan'] as const)('SH-FGT-2 the %s rolls one die or both again', item => {
    const t = foe('raider', [1, 2, 6, 5], [item])
    t.place('A5')
    expect(t.asked).toBe('red afterRoll')
    expect(t.choices).toEqual([
      { do: 'use', item, dice: [1] },
      { do: 'use', item, dice: [2] },
      { do: 'use', item, dice: [1, 2] },
      { do: 'skip' },
    ])
    t.use(item, { dice: [1, 2] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [6, 5], bonus: 0, needs: 9 })
    expect(t.red.exhausted).toEqual([item])
    expect(t.asked).toBe('red takeItem')
  })

  test('SH-FGT-2 a die that is not rolled again keeps its face', () => {
    const t = foe('moleRat', [1, 2, 4], ['fatMan'])
    t.place('A5').use('fatMan', { dice: [1] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [4, 2], bonus: 0, needs: 6 })
    expect(t.red.happiness).toBe(1)
  })

  test('SH-FGT-2 the Scottish Fold rolls one die of your choice again', () => {
    const t = foe('moleRat', [1, 2, 5], ['scottishFold'])
    t.place('A5')
    expect(t.choices).toEqual([
      { do: 'use', item: 'scottishFold', dice: [1] },
      { do: 'use', item: 'scottishFold', dice: [2] },
      { do: 'skip' },
    ])
    expect(t.refuses({ do: 'use', item: 'scottishFold', dice: [1, 2] })).toBe('SH-FGT-2')
    t.use('scottishFold', { dice: [2] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [1, 5], bonus: 0, needs: 6 })
  })

  test('SH-FGT-2 two equal dice are one choice, and one or both of them roll again', () => {
    const t = foe('moleRat', [2, 2, 4], ['fatMan'])
    t.place('A5')
    expect(t.choices).toEqual([
      { do: 'use', item: 'fatMan', dice: [2] },
      { do: 'use', item: 'fatMan', dice: [2, 2] },
      { do: 'skip' },
    ])
    t.use('fatMan', { dice: [2] })
    expect(t.red.happiness).toBe(1) // 4 and the 2 that stayed
  })

  test('SH-FGT-2 only dice that lie there can be rolled again', () => {
    const t = foe('moleRat', [1, 2], ['fatMan'])
    t.place('A5')
    expect(t.refuses({ do: 'use', item: 'fatMan', dice: [6] })).toBe('SH-FGT-2')
    expect(t.refuses({ do: 'use', item: 'fatMan', dice: [1, 1] })).toBe('SH-FGT-2')
    expect(t.refuses({ do: 'use', item: 'fatMan' })).toBe('SH-FGT-2')
  })

  test('SH-FGT-2 before the roll there is nothing to roll again', () => {
    const t = foe('moleRat', [1, 2], ['fatMan', 'shotgun'])
    t.place('A5')
    expect(t.asked).toBe('red beforeRoll')
    expect(t.choices).toEqual([{ do: 'use', item: 'shotgun' }, { do: 'skip' }])
    expect(t.refuses({ do: 'use', item: 'fatMan', dice: [1] })).toBe('SH-FGT-2')
  })

  test('SH-FGT-2 the bonuses stay through every roll', () => {
    const t = foe('raider', [1, 1, 3, 3], ['shotgun', 'pistol', 'fatMan'])
    t.place('A5')
      .use('shotgun')
      .use('fatMan', { dice: [1, 1] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [3, 3], bonus: 3, needs: 9 })
    expect(t.asked).toBe('red takeItem')
  })

  test('SH-FGT-2 one item to roll again may follow another', () => {
    const t = foe('raider', [1, 1, 2, 2, 6, 2, 6], ['fatMan', 'missileLauncher', 'scottishFold'])
    t.place('A5')
    t.use('fatMan', { dice: [1, 1] }) // 2 2
    t.use('missileLauncher', { dice: [2, 2] }) // 6 2
    expect(t.choices).toEqual([
      { do: 'use', item: 'scottishFold', dice: [6] },
      { do: 'use', item: 'scottishFold', dice: [2] },
      { do: 'skip' },
    ])
    t.use('scottishFold', { dice: [2] }) // 6 6
    expect(t.asked).toBe('red takeItem')
  })

  test('SH-FGT-2 SH-ITM-3 the same item does not roll again twice', () => {
    const t = foe('raider', [1, 1, 2, 2], ['fatMan', 'scottishFold'])
    t.place('A5').use('fatMan', { dice: [1, 1] })
    expect(t.refuses({ do: 'use', item: 'fatMan', dice: [2] })).toBe('SH-ITM-3')
  })

  test('SH-FGT-2 unless the Golden Retriever readies it', () => {
    const t = foe('raider', [1, 1, 2, 2, 6, 6], ['fatMan', 'goldenRetriever'])
    t.place('A5').use('fatMan', { dice: [1, 1] })
    t.use('goldenRetriever', { on: 'fatMan' }).use('fatMan', { dice: [2, 2] })
    expect(t.red.exhausted).toEqual(['goldenRetriever', 'fatMan'])
    expect(t.asked).toBe('red takeItem')
  })

  test('SH-FGT-2 the last roll counts, even if the one before had won', () => {
    const t = foe('moleRat', [6, 6, 1, 2], ['fatMan'])
    t.place('A5').use('fatMan', { dice: [6, 6] })
    expect(t.told).toContain('fightLost')
    expect(t.red.happiness).toBe(0)
    expect(t.crew('A5')).toMatchObject({ hurt: 1 })
  })

  test('SH-FGT-2 the roll may stand', () => {
    const t = foe('moleRat', [6, 6], ['fatMan'])
    t.place('A5').skip()
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [] })
  })

  test('SH-FGT-2 a linked fight is one roll', () => {
    const t = foe('deathclaw', [4, 5, 1, 1])
    t.place('A5', 'plain', 'plain')
    expect(t.told.filter(type => type === 'diceRolled')).toHaveLength(1)
    expect(t.red.happiness).toBe(2)
  })
})

describe('injuries and healing', () => {
  test('SH-FGT-3 a lost linked fight injures both', () => {
    const t = foe('deathclaw', [1, 1, ...CALM])
    t.place('A5', 'plain', 'plain')
    expect(t.vault).toContain('garden[!deathclaw:red2**,.]')
    t.passRound()
    expect(t.red).toMatchObject({ hurt: 2, plain: 0 })
  })

  test('SH-FGT-3 a lost fight against another threat injures the one that fought', () => {
    const t = foe('moleRat', [1, 1, ...CALM])
    t.place('A5').passRound()
    expect(t.red).toMatchObject({ hurt: 1, plain: 1 })
  })

  test('SH-INJ-1 an injury in a cost hurts the dweller placed there, whatever the reward', () => {
    const t = table('', { red: { water: 1, food: 1 }, blue: {} })
    t.place('T4')
    expect(t.vault).toContain('vaultDoor[.,red*+]')
    expect(t.red).toMatchObject({ water: 0, food: 0, dwellers: 3 })
  })

  test('SH-INJ-1 it is paid before the reward is gained', () => {
    const t = table('A . . gameRoom = . . .')
    t.place('A6')
    expect(t.told.indexOf('injured')).toBeGreaterThan(-1)
    expect(t.told.indexOf('injured')).toBeLessThan(t.told.indexOf('happinessGained'))
    expect(t.red.happiness).toBe(1)
    expect(t.vault).toContain('gameRoom[.,red*]')
  })

  test('SH-INJ-1 an injured dweller cannot pay with its health again', () => {
    const t = table('A . . gameRoom = . . .', { red: { hurt: 1, water: 1, food: 1 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'A6' })).toBe('SH-PLC-3')
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'T4' })).toBe('SH-PLC-3')
  })

  test('SH-INJ-1 the injured stay injured from round to round until they are healed', () => {
    const t = table('A . . gameRoom = . . .', { red: { plain: 1 }, blue: {} }, { dice: [...CALM, ...CALM, ...CALM] })
    t.place('A6').passRound()
    expect(t.red).toMatchObject({ hurt: 1, plain: 0 })
    t.passRound()
    expect(t.red).toMatchObject({ hurt: 1, plain: 0 })
    t.place('T7', 'hurt').passRound()
    expect(t.red).toMatchObject({ hurt: 0, plain: 1 })
  })

  test('SH-HEA-1 healing cures the dweller in that space and no other', () => {
    const t = table('', { red: { hurt: 2 }, blue: {} }, { dice: CALM })
    t.place('T7', 'hurt')
    expect(t.vault).toContain('vaultEntrance =[red] waterTreatment')
    expect(t.red.hurt).toBe(1)
    t.passRound()
    expect(t.red).toMatchObject({ hurt: 1, plain: 1 })
  })

  test.each([
    ['lounge', 'A6'],
    ['medbay', 'A5'],
    ['medbay', 'A6'],
    ['scienceLab', 'A5'],
    ['scienceLab', 'A6'],
  ] as const)('SH-HEA-1 the dweller in %s (%s) is healed', (room, space) => {
    const t = table(`A . . ${room} = . . .`, { red: { hurt: 1, food: 1 }, blue: {} })
    t.place(space, 'hurt')
    expect(t.crew(space)).toMatchObject({ hurt: 0 })
  })

  test('SH-HEA-1 the healed dweller stays on its space until the recall', () => {
    const t = table('', { red: { hurt: 1 }, blue: {} })
    t.place('T7', 'hurt')
    expect(t.red).toMatchObject({ hurt: 0, plain: 0 })
    expect(t.asked).toBe('blue place')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T7' })).toBe('SH-PLC-1')
  })
})

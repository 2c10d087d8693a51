import { describe, expect, test } from 'vitest'
import { CALM, lair, table } from './table.ts'

describe('weapons', () => {
  test('SH-ITM-2 the 10mm Pistol adds 1 in every fight and is never exhausted', () => {
    const t = table(
      'T wasteland vaultDoor vaultEntrance = waterTreatment[!moleRat,!moleRat] diner powerGenerator',
      { red: { items: ['pistol'] }, blue: { passed: true } },
      { dice: [1, 4, 1, 4] },
    )
    t.place('T8')
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [] })
    t.place('T9')
    expect(t.events).toContainEqual({ type: 'fightWon', seat: 0, space: 'T9', threat: 'moleRat', total: 6 })
    expect(t.red.happiness).toBe(2)
  })

  test('SH-ITM-2 the 10mm Pistol adds no more than 1, and only for its owner', () => {
    const weak = table(lair('moleRat'), { red: { items: ['pistol'] }, blue: {} }, { dice: [1, 3] })
    weak.place('T8')
    expect(weak.red.happiness).toBe(0)
    const others = table(lair('moleRat'), { red: {}, blue: { items: ['pistol'] } }, { dice: [1, 4] })
    others.place('T8')
    expect(others.red.happiness).toBe(0)
  })

  // A Glowing One needs 8.
  test.each([
    ['shotgun', 2, [1, 5]],
    ['laserRifle', 2, [1, 5]],
    ['plasmaPistol', 2, [1, 5]],
    ['minigun', 3, [1, 4]],
  ] as const)('SH-ITM-2 SH-FGT-2 %s: exhausted before the roll it adds %i', (item, bonus, dice) => {
    const t = table(lair('glowingOne'), { red: { items: [item] }, blue: {} }, { dice: [...dice] })
    t.place('T8')
    expect(t.asked).toBe('red beforeRoll')
    t.use(item)
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice, bonus, needs: 8 })
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [item] })
  })

  test.each([
    ['shotgun', [1, 4]],
    ['laserRifle', [1, 4]],
    ['plasmaPistol', [1, 4]],
    ['minigun', [1, 3]],
  ] as const)('SH-ITM-2 SH-FGT-2 %s: no more than that', (item, dice) => {
    const t = table(lair('glowingOne'), { red: { items: [item] }, blue: {} }, { dice: [...dice] })
    t.place('T8').use(item)
    expect(t.red.happiness).toBe(0)
    expect(t.vault).toContain('!glowingOne:red*')
  })

  test('SH-ITM-2 SH-FGT-2 unused, a weapon adds nothing and stays ready', () => {
    const t = table(lair('glowingOne'), { red: { items: ['minigun'] }, blue: {} }, { dice: [3, 4] })
    t.place('T8').skip()
    expect(t.red).toMatchObject({ happiness: 0, exhausted: [] })
  })

  test('SH-ITM-2 SH-FGT-2 bonuses add up', () => {
    const t = table(
      lair('glowingRadscorpion'),
      { red: { items: ['pistol', 'shotgun', 'laserRifle', 'minigun'] }, blue: {} },
      { dice: [1, 1] },
    )
    t.place('T8').use('shotgun').use('laserRifle').use('minigun')
    expect(t.told).toContain('fightWon') // 2 + 1 + 2 + 2 + 3
  })

  test('SH-ITM-2 SH-FGT-2 a bonus is for one fight', () => {
    const t = table(
      'T wasteland vaultDoor vaultEntrance = waterTreatment[!moleRat,!moleRat] diner powerGenerator',
      { red: { items: ['shotgun'] }, blue: { passed: true } },
      { dice: [2, 2, 2, 3] },
    )
    t.place('T8').use('shotgun')
    expect(t.red.happiness).toBe(1)
    t.place('T9')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-FGT-2 there is nothing to add after the roll', () => {
    const t = table(lair('glowingOne'), { red: { items: ['minigun', 'fatMan'] }, blue: {} }, { dice: [3, 4] })
    t.place('T8').skip()
    expect(t.asked).toBe('red afterRoll')
    expect(t.refuses({ do: 'use', item: 'minigun' })).toBe('SH-FGT-2')
  })

  test.each(['missileLauncher', 'fatMan'] as const)('SH-ITM-2 SH-FGT-2 %s: re-roll either die or both', item => {
    const t = table(lair('glowingOne'), { red: { items: [item] }, blue: {} }, { dice: [1, 2, 4, 4] })
    t.place('T8')
    expect(t.choices).toEqual([
      { do: 'use', item, dice: [1] },
      { do: 'use', item, dice: [2] },
      { do: 'use', item, dice: [1, 2] },
      { do: 'skip' },
    ])
    t.use(item, { dice: [1, 2] })
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [item] })
  })

  test.each(['missileLauncher', 'fatMan'] as const)('SH-ITM-2 SH-FGT-2 %s: the die kept stays', item => {
    const t = table(lair('glowingOne'), { red: { items: [item] }, blue: {} }, { dice: [6, 1, 2] })
    t.place('T8').use(item, { dice: [1] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [6, 2], bonus: 0, needs: 8 })
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-FGT-2 of two dice alike it is the same which one is rolled again', () => {
    const t = table(lair('glowingOne'), { red: { items: ['fatMan'] }, blue: {} }, { dice: [3, 3, 5] })
    t.place('T8')
    expect(t.choices).toEqual([
      { do: 'use', item: 'fatMan', dice: [3] },
      { do: 'use', item: 'fatMan', dice: [3, 3] },
      { do: 'skip' },
    ])
    t.use('fatMan', { dice: [3] })
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-FGT-2 the last roll counts, even if it is worse', () => {
    const t = table(lair('glowingOne'), { red: { items: ['fatMan'] }, blue: {} }, { dice: [4, 4, 1, 1] })
    t.place('T8').use('fatMan', { dice: [4, 4] })
    expect(t.told).toContain('fightLost')
  })

  test('SH-ITM-2 SH-FGT-2 bonuses stay through re-rolls, and one re-roll may follow another', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['minigun', 'fatMan', 'missileLauncher'] }, blue: {} },
      { dice: [1, 1, 1, 2, 1, 4] },
    )
    t.place('T8').use('minigun')
    t.use('fatMan', { dice: [1, 1] })
    expect(t.asked).toBe('red afterRoll')
    t.use('missileLauncher', { dice: [1, 2] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [1, 4], bonus: 3, needs: 8 })
    expect(t.red.happiness).toBe(1)
  })
})

describe('outfits', () => {
  test.each([
    ['militaryFatigues', 'S', 'T12', { power: 4 }],
    ['armoredVaultSuit', 'P', 'T8', { water: 2 }],
    ['wastelandGear', 'E', 'A6', { food: 4, water: 2 }],
    ['handymanJumpsuit', 'A', 'T10', { food: 4 }],
    ['formalWear', 'L', 'T11', { food: 2 }],
  ] as const)('SH-ITM-2 SH-LET-1 %s: worn on a space with %s the reward comes twice', (item, _letter, space, red) => {
    const t = table('A . . nukaColaBottler = . . .', { red: { items: [item] }, blue: {} })
    t.place(space)
    expect(t.asked).toBe('red declare')
    expect(t.choices).toEqual([{ do: 'use', item }, { do: 'skip' }])
    t.use(item)
    expect(t.red).toMatchObject({ ...red, exhausted: [item] })
  })

  test('SH-ITM-2 SH-LET-1 nightwear: C in the Living Quarters brings two dwellers', () => {
    const t = table('A . . livingQuarters = . . .', { red: { items: ['nightwear'] }, blue: {} })
    t.place('A5', 'plain', 'plain').use('nightwear')
    expect(t.red).toMatchObject({ dwellers: 4, exhausted: ['nightwear'] })
  })

  test('SH-ITM-2 SH-LET-1 labCoat: I in a workshop brings two items for one price', () => {
    const t = table(
      'A . . weaponWorkshop = . . .',
      { red: { water: 2, items: ['labCoat'] }, blue: {} },
      { items: { track: ['globe', 'camera', 'ductTape'] } },
    )
    t.place('A5').use('labCoat')
    t.play({ do: 'item', item: 'globe' }).play({ do: 'item', item: 'camera' })
    expect(t.red).toMatchObject({ water: 0, items: ['labCoat', 'globe', 'camera'] })
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 an outfit need not be worn, and then stays ready', () => {
    const t = table('', { red: { items: ['militaryFatigues'] }, blue: {} })
    t.place('T12').skip()
    expect(t.red).toMatchObject({ power: 2, exhausted: [] })
  })

  test('SH-ITM-2 SH-LET-1 where its letter is not shown an outfit is of no use', () => {
    const t = table('', { red: { items: ['militaryFatigues', 'formalWear'] }, blue: {} })
    t.place('T8')
    expect(t.asked).toBe('blue place')
    t.pass()
    t.place('T13')
    expect(t.choices).toEqual([{ do: 'use', item: 'formalWear' }, { do: 'skip' }])
    expect(t.refuses({ do: 'use', item: 'militaryFatigues' })).toBe('SH-LET-1')
  })

  test('SH-ITM-2 SH-TRN-3 whoever wears it loses their own training as usual', () => {
    const t = table(
      '',
      { red: { trained: ['L'], items: ['militaryFatigues'] }, blue: { passed: true } },
      { dice: CALM },
    )
    t.place('T12', 'L').use('militaryFatigues')
    expect(t.red).toMatchObject({ power: 4, trained: [], plain: 1 })
  })

  test('SH-ITM-2 an outfit uses no slot: somebody at home may be trained in that letter, and nobody is trained by it', () => {
    const t = table('', { red: { plain: 1, trained: ['S'], items: ['militaryFatigues'] }, blue: {} }, { dice: CALM })
    t.place('T12').use('militaryFatigues')
    expect(t.red).toMatchObject({ power: 4, trained: ['S'] })
    t.passRound()
    expect(t.red).toMatchObject({ trained: ['S'], plain: 1 })
  })

  test('SH-ITM-2 SH-LET-2 twice is the most: who is trained in the letter is not asked to dress up', () => {
    const t = table('', { red: { trained: ['S'], items: ['militaryFatigues'] }, blue: {} })
    t.place('T12', 'S')
    expect(t.red).toMatchObject({ power: 4, exhausted: [] })
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 SH-LET-2 twice is the most: outfit and power armour together bring no more', () => {
    const t = table(
      lair('glowingOne'),
      { red: { power: 1, items: ['wastelandGear', 'powerArmor'] }, blue: {} },
      { dice: [4, 4] },
    )
    t.place('T8')
    expect(t.choices).toEqual([{ do: 'use', item: 'wastelandGear' }, { do: 'use', item: 'powerArmor' }, { do: 'skip' }])
    t.use('wastelandGear')
    expect(t.red).toMatchObject({ happiness: 2, power: 1, exhausted: ['wastelandGear'] })
  })

  test('SH-ITM-2 SH-LET-3 an outfit works on a threat that shows its letter, if the fight is won', () => {
    const t = table(lair('moleRat'), { red: { items: ['militaryFatigues'] }, blue: {} }, { dice: [3, 3] })
    t.place('T8').use('militaryFatigues')
    expect(t.red.happiness).toBe(2)
  })

  test('SH-ITM-2 SH-LET-3 an outfit works on a threat that is paid for', () => {
    const t = table(lair('powerFailure'), { red: { power: 2, items: ['labCoat'] }, blue: {} })
    t.place('T8').use('labCoat')
    expect(t.red).toMatchObject({ happiness: 2, power: 0 })
  })

  test('SH-ITM-2 the letter that counts is the one of the threat, not the one it covers', () => {
    const t = table(lair('moleRat'), { red: { items: ['armoredVaultSuit'] }, blue: {} }, { dice: [3, 3] })
    t.place('T8') // Water Treatment shows P
    expect(t.red.happiness).toBe(1)
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 SH-LET-3 T-45 Power Armor: pay 1 power to count as trained in the letter of a fought threat', () => {
    const t = table(lair('feralGhoul'), { red: { power: 2, items: ['powerArmor'] }, blue: {} }, { dice: [3, 4] })
    t.place('T8').use('powerArmor')
    expect(t.red).toMatchObject({ happiness: 2, power: 1, exhausted: ['powerArmor'] })
  })

  test('SH-ITM-2 SH-LET-3 T-45 Power Armor: on a linked threat it serves both', () => {
    const t = table(lair('deathclaw'), { red: { power: 1, items: ['powerArmor'] }, blue: {} }, { dice: [4, 5] })
    t.place('T8', 'plain', 'plain').use('powerArmor')
    expect(t.red).toMatchObject({ happiness: 4, power: 0 })
  })

  test('SH-ITM-2 SH-LET-3 T-45 Power Armor: without power it stays at home', () => {
    const t = table(lair('feralGhoul'), { red: { food: 6, items: ['powerArmor'] }, blue: {} }, { dice: [3, 4] })
    t.place('T8')
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [] })
  })

  test('SH-ITM-2 SH-LET-3 T-45 Power Armor: not on a threat that is paid for', () => {
    const t = table(lair('fire'), { red: { water: 1, power: 1, items: ['powerArmor'] }, blue: {} })
    t.place('T8')
    expect(t.red).toMatchObject({ happiness: 1, power: 1, exhausted: [] })
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 SH-LET-3 T-45 Power Armor: not in a room', () => {
    const t = table('', { red: { power: 1, items: ['powerArmor', 'militaryFatigues'] }, blue: {} })
    t.place('T12')
    expect(t.choices).toEqual([{ do: 'use', item: 'militaryFatigues' }, { do: 'skip' }])
    expect(t.refuses({ do: 'use', item: 'powerArmor' })).toBe('SH-LET-3')
  })
})

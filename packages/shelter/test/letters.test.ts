import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('letters', () => {
  test.each([
    ['T8', 'P', { water: 2 }],
    ['T9', 'P', { water: 2 }],
    ['T10', 'A', { food: 4 }],
    ['T11', 'L', { food: 2 }],
    ['T12', 'S', { power: 4 }],
    ['T13', 'L', { power: 2 }],
  ] as const)('SH-LET-1 on %s a dweller trained in %s gains twice: %o', (space, letter, gained) => {
    const t = table('', { red: { trained: [letter] }, blue: {} })
    t.place(space, letter)
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 0, ...gained })
  })

  test('SH-LET-1 the whole list comes, and then the whole list again', () => {
    const t = table('A . . nukaColaBottler = . . .', { red: { trained: ['E'] }, blue: {} })
    t.place('A6', 'E')
    expect(t.events.flatMap(event => (event.type === 'gained' ? [`${event.n} ${event.resource}`] : []))).toEqual([
      '2 food',
      '1 water',
      '2 food',
      '1 water',
    ])
    expect(t.red).toMatchObject({ food: 4, water: 2 })
  })

  test('SH-LET-1 the cost is paid once', () => {
    const t = table('A . . radioStudio = . . .', { red: { food: 4, trained: ['C'] }, blue: {} })
    t.place('A6', 'C')
    expect(t.red).toMatchObject({ food: 1, dwellers: 3 })
    expect(t.vault).toContain('radioStudio[.,red++]')
  })

  test('SH-LET-1 an item as cost is given once, and six cubes are gained one by one', () => {
    const t = table('A . . outfitWorkshop = . . .', {
      red: { items: ['pistol', 'shotgun'], trained: ['I'], plain: 1 },
      blue: {},
    })
    t.place('A6', 'I').play({ do: 'discard', item: 'pistol' })
    t.take('food').take('water').take('power').take('food').take('water').take('power')
    expect(t.red).toMatchObject({ items: ['shotgun'], power: 2, food: 2, water: 2 })
    expect(t.asked).toBe('blue place')
  })

  test('SH-LET-1 an item as reward is picked twice, the second time from the refilled track', () => {
    const t = table(
      'A . . weaponWorkshop = . . .',
      { red: { water: 2, trained: ['I'], plain: 1 }, blue: {} },
      { items: { track: ['pistol', 'shotgun', 'globe'], next: ['camera'] } },
    )
    t.place('A5', 'I').play({ do: 'item', item: 'globe' }).play({ do: 'item', item: 'camera' })
    expect(t.red).toMatchObject({ water: 0, items: ['globe', 'camera'] })
  })

  test('SH-LET-1 a dweller dressed for the letter gains twice as well', () => {
    const t = table('', { red: { items: ['handymanJumpsuit'] }, blue: {} })
    t.place('T10').use('handymanJumpsuit')
    expect(t.red.food).toBe(4)
  })

  test('SH-LET-1 going as one is, one gains once', () => {
    const t = table('', { red: { items: ['handymanJumpsuit'] }, blue: {} })
    t.place('T10').skip()
    expect(t.red).toMatchObject({ food: 2, exhausted: [] })
  })

  test('SH-LET-1 an outfit of another letter does nothing there', () => {
    const t = table('', { red: { items: ['handymanJumpsuit', 'formalWear'] }, blue: {} })
    t.place('T10')
    expect(t.choices).toEqual([{ do: 'use', item: 'handymanJumpsuit' }, { do: 'skip' }])
    expect(t.refuses({ do: 'use', item: 'formalWear' })).toBe('SH-LET-1')
  })

  test('SH-LET-1 the second helping that does not fit is lost', () => {
    const t = table('', { red: { food: 3, trained: ['A'] }, blue: {} })
    t.place('T10', 'A')
    expect(t.red.food).toBe(6)
  })

  test('SH-LET-2 without the letter one may go there and gains once', () => {
    const t = table('', { red: { plain: 1, trained: ['S'] }, blue: {} })
    expect(t.spacesFor('plain')).toContain('T10')
    t.place('T10', 'S') // trained, but in another letter
    expect(t.red.food).toBe(2)
  })

  test('SH-LET-2 on a space without a letter training gives nothing', () => {
    const t = table('', { red: { water: 1, trained: ['L'] }, blue: {} }, { items: { track: ['pistol', 'globe'] } })
    t.place('T2', 'L').play({ do: 'item', item: 'globe' })
    expect(t.red.items).toEqual(['globe'])
    expect(t.asked).toBe('blue place')
  })

  test('SH-LET-2 on a linked space one matching dweller is enough', () => {
    const t = table('A . . livingQuarters = . . .', { red: { plain: 1, trained: ['C'], food: 2 }, blue: {} })
    t.place('A6', 'plain', 'C')
    expect(t.red).toMatchObject({ dwellers: 4, food: 1 })
    expect(t.vault).toContain('livingQuarters[.,red2++]')
  })

  test('SH-LET-2 twice is the most: who is trained is not asked for an outfit', () => {
    const t = table('A . . livingQuarters = . . .', {
      red: { plain: 1, trained: ['C'], items: ['nightwear'] },
      blue: {},
    })
    t.place('A5', 'plain', 'C')
    expect(t.asked).toBe('blue place')
    expect(t.red).toMatchObject({ dwellers: 4, exhausted: [] })
  })

  test('SH-LET-2 twice is the most: after one outfit no other is asked for', () => {
    const t = table(
      'A . . garden[!deathclaw,.] = . . .',
      { red: { power: 1, items: ['wastelandGear', 'powerArmor'] }, blue: {} },
      { dice: [5, 5] },
    )
    t.place('A5', 'plain', 'plain').use('wastelandGear')
    expect(t.red).toMatchObject({ happiness: 4, power: 1, exhausted: ['wastelandGear'] })
  })

  test('SH-LET-3 the letter of a threat doubles its reward', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', { red: { trained: ['S'] }, blue: {} }, { dice: [3, 3] })
    t.place('A5', 'S')
    expect(t.red.happiness).toBe(2)
  })

  test('SH-LET-3 a list of rewards is gained from left to right, twice', () => {
    const t = table('A . . garden[!radscorpion,.] = . . .', { red: { trained: ['P'] }, blue: {} }, { dice: [4, 4] })
    t.place('A5', 'P')
    expect(t.red.happiness).toBe(1) // the second happiness comes after the first cube
    t.take('food')
    expect(t.red.happiness).toBe(2)
    t.take('water')
    expect(t.red).toMatchObject({ happiness: 2, food: 1, water: 1 })
  })

  test('SH-LET-3 a Raider brings two items to the dweller trained in Charisma', () => {
    const t = table(
      'A . . garden[!raider,.] = . . .',
      { red: { trained: ['C'] }, blue: {} },
      { dice: [4, 5], items: { track: ['globe', 'camera', 'pistol'] } },
    )
    t.place('A5', 'C').play({ do: 'item', item: 'globe' }).play({ do: 'item', item: 'camera' })
    expect(t.red.items).toEqual(['globe', 'camera'])
    expect(t.asked).toBe('blue place')
  })

  test('SH-LET-3 a lost fight doubles nothing', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', { red: { trained: ['S'] }, blue: {} }, { dice: [2, 3] })
    t.place('A5', 'S')
    expect(t.red.happiness).toBe(0)
    expect(t.told).not.toContain('rewardDoubled')
  })

  test('SH-LET-3 a threat that is paid off doubles too, for one payment', () => {
    const t = table('A . . garden[!fire,.] = . . .', { red: { water: 2, trained: ['E'] }, blue: {} })
    t.place('A5', 'E')
    expect(t.red).toMatchObject({ water: 1, happiness: 2 })
  })

  test('SH-LET-3 on a linked threat one matching dweller is enough', () => {
    const t = table(
      'A . . garden[!deathclaw,.] = . . .',
      { red: { plain: 1, trained: ['E'] }, blue: {} },
      { dice: [4, 5] },
    )
    t.place('A5', 'plain', 'E')
    expect(t.red.happiness).toBe(4)
  })

  test('SH-LET-3 the letter of the covered space counts for nothing', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', { red: { trained: ['L'] }, blue: {} }, { dice: [6, 6] })
    t.place('A5', 'L') // the space of the Garden shows L, the Mole Rat on it S
    expect(t.red.happiness).toBe(1)
  })

  test('SH-LET-3 the power armor works against a threat that is fought, and for one power', () => {
    const fought = table(
      'A . . garden[!feralGhoul,.] = . . .',
      { red: { power: 2, items: ['powerArmor'] }, blue: {} },
      { dice: [3, 4] },
    )
    fought.place('A5').use('powerArmor')
    expect(fought.red).toMatchObject({ power: 1, happiness: 2, exhausted: ['powerArmor'] })
    const paid = table('A . . garden[!fire,.] = . . .', {
      red: { power: 2, water: 1, items: ['powerArmor', 'wastelandGear'] },
      blue: {},
    })
    paid.place('A5')
    expect(paid.choices).toEqual([{ do: 'use', item: 'wastelandGear' }, { do: 'skip' }])
    expect(paid.refuses({ do: 'use', item: 'powerArmor' })).toBe('SH-LET-3')
  })

  test('SH-LET-3 without power there is no power armor', () => {
    const t = table(
      'A . . garden[!feralGhoul,.] = . . .',
      { red: { items: ['powerArmor', 'labCoat'] }, blue: {} },
      { dice: [3, 4] },
    )
    t.place('A5')
    expect(t.refuses({ do: 'use', item: 'powerArmor' })).toBe('SH-LET-3')
  })

  test('SH-LET-3 what was declared stays exhausted and paid when the fight is lost', () => {
    const t = table(
      'A . . garden[!feralGhoul,.] = . . .',
      { red: { power: 1, items: ['powerArmor'] }, blue: {} },
      { dice: [1, 1] },
    )
    t.place('A5').use('powerArmor')
    expect(t.red).toMatchObject({ power: 0, happiness: 0, exhausted: ['powerArmor'] })
  })
})

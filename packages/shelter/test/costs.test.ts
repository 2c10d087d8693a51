import { describe, expect, test } from 'vitest'
import { lair, table } from './table.ts'

describe('costs and rewards', () => {
  test.each([
    ['water', 'T2', { food: 6, power: 6 }],
    ['two water', 'T1', { food: 6, power: 6, water: 1 }],
    ['water and food', 'T4', { water: 6, power: 6 }],
    ['three food', 'T5', { food: 2, power: 6, water: 6 }],
    ['four cubes of any kind', 'A6', { food: 1, power: 1, water: 1 }],
    ['an item', 'A4', { food: 6, power: 6, water: 6 }],
    ['water and one more cube', 'A8', { water: 1 }],
    ['water, not just any two cubes', 'A8', { food: 6, power: 6 }],
  ] as const)('SH-PLC-2 who cannot pay %s cannot go to %s', (_what, space, red) => {
    const t = table('A . fitnessRoom classroom = outfitWorkshop . .', { red: { ...red, plain: 2 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space })).toBe('SH-PLC-2')
    expect(t.spacesFor('plain')).not.toContain(space)
  })

  test('SH-PLC-2 the whole cost is paid', () => {
    const t = table('', { red: { water: 2, food: 3 }, blue: {} })
    t.place('T4')
    expect(t.red).toMatchObject({ water: 1, food: 2 })
  })

  test('SH-PLC-2 first the cost, then the rewards', () => {
    const t = table('A . . armory = . . .', { red: { water: 3 }, blue: {} })
    t.place('A6')
    expect(t.told).toEqual(['placed', 'paid', 'happinessGained'])
    expect(t.red).toMatchObject({ water: 1, happiness: 1 })
  })

  test('SH-PLC-2 rewards from left to right: the Wasteland refreshes the items before one is taken', () => {
    const t = table(
      '',
      { red: { water: 2 }, blue: {} },
      { items: { track: ['globe', 'camera', 'stimpak'], next: ['shotgun', 'minigun', 'parrot', 'collie'] } },
    )
    t.place('T1')
    expect(t.asked).toBe('red takeItem')
    expect(t.refuses({ do: 'item', item: 'globe' })).toBe('SH-ITM-1')
    t.play({ do: 'item', item: 'minigun' })
    expect(t.red.items).toEqual(['minigun'])
    expect(t.state.itemTrack).toEqual(['shotgun', 'collie', 'parrot'])
  })

  test('SH-PLC-2 rewards from left to right: happiness for a Radscorpion comes before the cube is chosen', () => {
    const t = table(lair('radscorpion'), { red: {}, blue: {} }, { dice: [4, 4] })
    t.place('T8')
    expect(t.asked).toBe('red gainAny')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-PLC-4 fixed symbols are paid first, and each ? takes any cube that is left', () => {
    const t = table(
      'A . . outfitWorkshop = . . .',
      { red: { power: 1, food: 1, water: 1 }, blue: {} },
      { items: { track: ['globe'] } },
    )
    t.place('A5')
    expect(t.asked).toBe('red payAny')
    expect(t.choices).toEqual([
      { do: 'pay', power: 1, food: 0, water: 0 },
      { do: 'pay', power: 0, food: 1, water: 0 },
    ])
    expect(t.refuses({ do: 'pay', power: 0, food: 0, water: 1 })).toBe('SH-PLC-2') // it went for the fixed symbol
    t.play({ do: 'pay', power: 0, food: 1, water: 0 })
    expect(t.red).toMatchObject({ power: 1, food: 0, water: 0 })
  })

  test('SH-PLC-4 a ? may be of the same kind as the fixed symbols', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { water: 2 }, blue: {} })
    t.place('A5')
    expect(t.asked).toBe('red takeItem')
    expect(t.red.water).toBe(0)
  })

  test('SH-PLC-4 the kinds paid for several ? may differ, in every mixture', () => {
    const t = table('A . . classroom = . . .', { red: { power: 2, food: 2, water: 2 }, blue: {} })
    t.place('A6')
    expect(t.choices).toEqual([
      { do: 'pay', power: 2, food: 2, water: 0 },
      { do: 'pay', power: 2, food: 1, water: 1 },
      { do: 'pay', power: 2, food: 0, water: 2 },
      { do: 'pay', power: 1, food: 2, water: 1 },
      { do: 'pay', power: 1, food: 1, water: 2 },
      { do: 'pay', power: 0, food: 2, water: 2 },
    ])
    t.play({ do: 'pay', power: 1, food: 2, water: 1 })
    expect(t.red).toMatchObject({ power: 1, food: 0, water: 1, happiness: 1 })
  })

  test.each([
    ['too few', { power: 2, food: 1, water: 0 }, 'SH-PLC-4'],
    ['too many', { power: 2, food: 2, water: 1 }, 'SH-PLC-4'],
    ['fewer than none of a kind', { power: 6, food: -2, water: 0 }, 'SH-PLC-4'],
    ['half a cube', { power: 3.5, food: 0.5, water: 0 }, 'SH-PLC-4'],
    ['cubes one does not have', { power: 1, food: 0, water: 3 }, 'SH-PLC-2'],
  ] as const)('SH-PLC-4 four ? are not paid with %s', (_what, cubes, rule) => {
    const t = table('A . . classroom = . . .', { red: { power: 6, food: 2, water: 2 }, blue: {} })
    t.place('A6')
    expect(t.refuses({ do: 'pay', ...cubes })).toBe(rule)
  })

  test('SH-PLC-4 while a payment is open nothing else can be done', () => {
    const t = table('A . . classroom = . . .', {
      red: { power: 2, food: 2, water: 2, items: ['collie'] },
      blue: {},
    })
    t.place('A6')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-PLC-7')
    expect(t.refuses({ do: 'pass' })).toBe('SH-PLC-7')
  })

  test('SH-PLC-4 an item in front of the player goes to the item discards', () => {
    const t = table('A . . fitnessRoom = . . .', { red: { items: ['globe', 'camera'] }, blue: { items: ['stimpak'] } })
    t.place('A6')
    expect(t.choices).toEqual([
      { do: 'discard', item: 'globe' },
      { do: 'discard', item: 'camera' },
    ])
    expect(t.refuses({ do: 'discard', item: 'stimpak' })).toBe('SH-PLC-4') // it lies in front of blue
    expect(t.refuses({ do: 'skip' })).toBe('SH-PLC-4')
    t.play({ do: 'discard', item: 'camera' })
    expect(t.red).toMatchObject({ items: ['globe'], happiness: 1 })
    expect(t.state.itemPile.discard).toEqual(['camera'])
  })

  test('SH-PLC-4 ruling: an exhausted item pays as well as a ready one', () => {
    const t = table('A . . fitnessRoom = . . .', {
      red: { items: ['shotgun', 'globe'], exhausted: ['shotgun'] },
      blue: {},
    })
    t.place('A6').play({ do: 'discard', item: 'shotgun' })
    expect(t.red).toMatchObject({ items: ['globe'], exhausted: [], happiness: 1 })
  })

  test('SH-PLC-4 ruling: an outfit exhausted for this placement cannot pay for it', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['labCoat', 'globe', 'camera'] }, blue: {} })
    t.place('A6').use('labCoat')
    expect(t.asked).toBe('red payItem')
    expect(t.choices).toEqual([
      { do: 'discard', item: 'globe' },
      { do: 'discard', item: 'camera' },
    ])
    expect(t.refuses({ do: 'discard', item: 'labCoat' })).toBe('SH-PLC-4')
  })

  test('SH-PLC-4 ruling: an outfit that is the only item pays, and then it is not worn', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['labCoat'] }, blue: {} })
    t.place('A6')
    expect(t.red.items).toEqual([])
    t.take('food').take('food').take('food')
    expect(t.red.food).toBe(3)
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-4 ruling: an outfit exhausted earlier may pay', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['labCoat'], exhausted: ['labCoat'] }, blue: {} })
    t.place('A6')
    expect(t.state.itemPile.discard).toEqual(['labCoat'])
    expect(t.asked).toBe('red gainAny')
  })

  test('SH-PLC-4 an injury is a cost: the dweller placed there bears it', () => {
    const t = table('A . . gameRoom = . . .')
    t.place('A6')
    expect(t.vault).toContain('gameRoom[.,red*]')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-PLC-4 the price of the room being built is paid, its fixed symbols before its ?', () => {
    const t = table('', { red: { power: 3, food: 3 }, blue: {} }, { rooms: { track: ['gameRoom'] } })
    t.place('A7')
    expect(t.asked).toBe('red payAny')
    expect(t.red).toMatchObject({ power: 2, food: 3 })
    expect(t.choices).toEqual([
      { do: 'pay', power: 2, food: 2, water: 0 },
      { do: 'pay', power: 1, food: 3, water: 0 },
    ])
    t.play({ do: 'pay', power: 1, food: 3, water: 0 })
    expect(t.red).toMatchObject({ power: 1, food: 0, happiness: 2 })
  })

  test('SH-PLC-5 a full track forbids nothing', () => {
    const t = table('', { red: { water: 6 }, blue: {} })
    t.place('T8')
    expect(t.red.water).toBe(6)
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-5 three full tracks and a cube of choice', () => {
    const t = table('A . . classroom = . . .', { red: { power: 6, food: 6, water: 6 }, blue: {} })
    t.place('A5')
    expect(t.red).toMatchObject({ power: 6, food: 6, water: 6 })
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-5 seven dwellers: the price of another is paid for nothing', () => {
    const t = table('', { red: { plain: 7, food: 3 }, blue: {} })
    t.place('T5')
    expect(t.red).toMatchObject({ food: 0, dwellers: 7 })
  })

  test('SH-PLC-5 nothing to ready', () => {
    const t = table('A . . weaponWorkshop = . . .', { red: { items: ['shotgun'] }, blue: {} })
    t.place('A6')
    expect(t.vault).toContain('weaponWorkshop[.,red]')
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-5 nothing to exchange', () => {
    const t = table('A . . storageRoom = . . .')
    t.place('A5')
    expect(t.vault).toContain('storageRoom[red,.]')
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-5 the token by who holds it already, and a letter somebody else at home is trained in', () => {
    const t = table('', { red: { plain: 1, trained: ['L'] }, blue: {} })
    t.place('T3')
    expect(t.vault).toContain('vaultDoor[red,.]')
  })

  test('SH-PLC-5 the exception: no placement where no room can be paid for, or none could be placed', () => {
    const poor = table('', { red: { power: 3 }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    expect(poor.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    const full = table(
      'A classroom armory medbay = lounge garden garden',
      { red: { power: 6 }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    expect(full.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })
})

import { ITEM_IDS } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { allBut, CALM, lair, table } from './table.ts'

describe('getting items', () => {
  test('SH-ITM-1 one item is taken from the track and the track is refilled at once', () => {
    const t = table(
      '',
      { red: { water: 1 }, blue: {} },
      { items: { track: ['globe', 'camera', 'stimpak'], next: ['parrot'] } },
    )
    t.place('T2')
    expect(t.choices).toEqual([
      { do: 'item', item: 'globe' },
      { do: 'item', item: 'camera' },
      { do: 'item', item: 'stimpak' },
    ])
    t.play({ do: 'item', item: 'camera' })
    expect(t.red.items).toEqual(['camera'])
    expect(t.state.itemTrack).toEqual(['globe', 'parrot', 'stimpak'])
  })

  test('SH-ITM-1 only an item of the track, and not none', () => {
    const t = table(
      '',
      { red: { water: 1, items: ['collie'] }, blue: {} },
      { items: { track: ['globe', 'camera', 'stimpak'], next: ['parrot'] } },
    )
    t.place('T2')
    expect(t.refuses({ do: 'item', item: 'parrot' })).toBe('SH-ITM-1')
    expect(t.refuses({ do: 'item', item: 'collie' })).toBe('SH-ITM-1')
    expect(t.refuses({ do: 'skip' })).toBe('SH-ITM-1')
  })

  test('SH-ITM-1 nobody just takes an item of the track: a dweller has to be sent for it', () => {
    const t = table('', { red: { water: 1 }, blue: {} }, { items: { track: ['globe', 'camera', 'stimpak'] } })
    expect(t.refuses({ do: 'item', item: 'globe' })).toBe('SH-ITM-1')
  })

  test('SH-ITM-1 two items are two picks in sequence: the second from the refilled track', () => {
    const t = table(
      lair('raider'),
      { red: { trained: ['C'] }, blue: {} },
      { items: { track: ['globe', 'camera', 'stimpak'], next: ['parrot', 'shotgun'] }, dice: [6, 6] },
    )
    t.place('T8', 'C').play({ do: 'item', item: 'globe' })
    expect(t.asked).toBe('red takeItem')
    t.play({ do: 'item', item: 'parrot' })
    expect(t.red.items).toEqual(['globe', 'parrot'])
    expect(t.state.itemTrack).toEqual(['shotgun', 'camera', 'stimpak'])
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-1 a gained item comes ready and may be used this very turn', () => {
    const t = table('', { red: { water: 2 }, blue: {} }, { items: { track: ['collie', 'globe', 'camera'] } })
    t.place('T2').play({ do: 'item', item: 'collie' })
    expect(t.red.exhausted).toEqual([])
    expect(t.asked).toBe('red afterPlacing')
    t.use('collie')
    expect(t.red).toMatchObject({ water: 0, power: 2, exhausted: ['collie'] })
  })

  test('SH-ITM-1 an item that was exhausted when it was given up comes back ready', () => {
    const t = table(
      'A . . fitnessRoom = . . .',
      {
        red: { items: ['shotgun'], exhausted: ['shotgun'], water: 1 },
        blue: { items: allBut('globe', 'shotgun'), passed: true },
      },
      { items: { track: ['globe'], deck: 0 } },
    )
    t.place('A6') // gives up the Shotgun
    t.place('T2').play({ do: 'item', item: 'shotgun' })
    expect(t.red).toMatchObject({ items: ['shotgun'], exhausted: [] })
  })

  test('SH-ITM-1 SH-TRK-2 a track that cannot be refilled stays short', () => {
    const t = table(
      '',
      { red: { water: 1 }, blue: { items: allBut('globe', 'camera') } },
      { items: { track: ['globe', 'camera'], deck: 0 } },
    )
    t.place('T2').play({ do: 'item', item: 'globe' })
    expect(t.state.itemTrack).toEqual(['camera'])
  })

  test('SH-ITM-1 SH-TRK-2 a short track fills up before the next take, with what was given up meanwhile', () => {
    const t = table(
      'A . . fitnessRoom = . . .',
      { red: { items: ['shotgun'], water: 1 }, blue: { items: allBut('globe', 'shotgun') } },
      { items: { track: ['globe'], deck: 0 } },
    )
    t.place('A6') // gives up the Shotgun
    expect(t.state.itemTrack).toEqual(['globe'])
    t.pass()
    t.place('T2')
    expect(t.choices).toEqual([
      { do: 'item', item: 'globe' },
      { do: 'item', item: 'shotgun' },
    ])
  })

  test('SH-ITM-1 SH-PLC-5 with no item anywhere the price is paid for nothing', () => {
    const t = table('', { red: { water: 1 }, blue: { items: [...ITEM_IDS] } }, { items: { track: [], deck: 0 } })
    t.place('T2')
    expect(t.red).toMatchObject({ water: 0, items: [] })
    expect(t.asked).toBe('blue place')
  })
})

describe('when items are used', () => {
  test('SH-ITM-2 a: before placing, as many as one likes', () => {
    const t = table('', { red: { water: 2, items: ['collie', 'husky'] }, blue: {} })
    t.use('collie').use('husky')
    expect(t.red).toMatchObject({ water: 0, power: 2, food: 2 })
    expect(t.asked).toBe('red place')
  })

  test('SH-ITM-2 a: before passing', () => {
    const t = table('', { red: { water: 1, items: ['collie'] }, blue: {} })
    t.use('collie').pass()
    expect(t.red.power).toBe(2)
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 a: a pass ends the turn without another window', () => {
    const t = table('', { red: { water: 1, items: ['collie'] }, blue: {} })
    t.pass()
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 b: after the placement, with what it brought, before the turn ends', () => {
    const t = table('', { red: { items: ['collie', 'husky'] }, blue: {} })
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-ITM-2') // no water yet
    t.place('T8')
    expect(t.asked).toBe('red afterPlacing')
    t.use('collie')
    expect(t.red).toMatchObject({ water: 0, power: 2 })
    expect(t.asked).toBe('blue place') // nothing is left for the Husky
  })

  test('SH-ITM-2 b: only items are used there', () => {
    const t = table('', { red: { water: 1, items: ['collie'] }, blue: {} })
    t.place('T10')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T8' })).toBe('SH-RND-2')
    expect(t.refuses({ do: 'pass' })).toBe('SH-RND-2')
  })

  test('SH-ITM-2 c and d: any-time items before the roll and after it', () => {
    const t = table(lair('feralGhoul'), { red: { water: 2, items: ['collie', 'husky'] }, blue: {} }, { dice: [3, 4] })
    t.place('T8')
    expect(t.asked).toBe('red beforeRoll')
    t.use('collie').skip()
    expect(t.asked).toBe('red afterRoll')
    t.use('husky')
    expect(t.red).toMatchObject({ power: 2, food: 2, happiness: 1 })
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 d: after each roll', () => {
    const t = table(
      lair('feralGhoul'),
      { red: { water: 2, items: ['fatMan', 'collie', 'husky'] }, blue: {} },
      { dice: [1, 2, 6, 6] },
    )
    t.place('T8').skip().use('collie')
    expect(t.asked).toBe('red afterRoll')
    t.use('fatMan', { dice: [1, 2] })
    expect(t.asked).toBe('red afterRoll')
    t.use('husky')
    expect(t.red).toMatchObject({ power: 2, food: 2, happiness: 1 })
  })

  test('SH-ITM-2 a window in which nothing could be used is skipped', () => {
    const t = table(
      lair('feralGhoul'),
      { red: { items: ['goldenRetriever', 'collie', 'stimpak', 'globe'] }, blue: {} },
      { dice: [3, 4] },
    )
    t.place('T8') // nothing is exhausted, nobody is hurt, and red has no water
    expect(t.red.happiness).toBe(1)
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 a weapon to re-roll with opens no window before the roll, one with a bonus none after it', () => {
    const reroll = table(lair('moleRat'), { red: { items: ['fatMan'] }, blue: {} }, { dice: [3, 4] })
    reroll.place('T8')
    expect(reroll.asked).toBe('red afterRoll')
    const bonus = table(lair('moleRat'), { red: { items: ['shotgun'] }, blue: {} }, { dice: [3, 4] })
    bonus.place('T8')
    expect(bonus.asked).toBe('red beforeRoll')
    bonus.skip()
    expect(bonus.asked).toBe('blue place')
  })

  test.each([
    ['A5', 'gainAny', 'SH-RES-2'], // Classroom
    ['A8', 'exchange', 'SH-RES-3'], // Storage Room
    ['A4', 'payItem', 'SH-PLC-4'], // Fitness Room
    ['A6', 'payAny', 'SH-PLC-7'], // Classroom
    ['T2', 'takeItem', 'SH-ITM-1'], // Wasteland
    ['A7', 'chooseRoom', 'SH-BLD-4'],
    ['T12', 'declare', 'SH-ITM-2'], // Power Generator
  ] as const)('SH-ITM-2 not while another choice is open: %s %s', (space, ask, rule) => {
    const t = table(
      'A . fitnessRoom classroom = storageRoom . .',
      { red: { power: 4, food: 4, water: 4, items: ['collie', 'militaryFatigues'] }, blue: {} },
      { rooms: { track: ['garden', 'lounge', 'weightRoom'] } },
    )
    t.place(space)
    expect(t.asked).toBe(`red ${ask}`)
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe(rule)
  })

  test('SH-ITM-2 not while the side of a new room is being chosen', () => {
    const t = table(
      '',
      { red: { power: 4, water: 1, items: ['collie'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('A7')
    expect(t.asked).toBe('red chooseSide')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-BLD-2')
  })

  test("SH-ITM-2 not on other players' turns", () => {
    const t = table('', { red: {}, blue: { water: 1, items: ['collie'] } })
    expect(t.choices).not.toContainEqual({ do: 'use', item: 'collie' })
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-ITM-2')
  })

  test('SH-ITM-2 not while one takes income on the turn of another', () => {
    const t = table('B . . garden = . . .', { red: {}, blue: { water: 1, items: ['collie'] } })
    t.place('B5')
    expect(t.asked).toBe('blue income')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-INC-2')
  })

  test('SH-ITM-2 not at recall', () => {
    const t = table('', { red: { plain: 1, water: 1, items: ['collie'] }, blue: { passed: true } })
    t.place('T6').skip()
    expect(t.asked).toBe('red trainAny')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-TRN-2')
  })

  test('SH-ITM-2 after the last placement of the game as after any other, and then no more', () => {
    const t = table('', { red: { plain: 1, water: 1, items: ['collie'] }, blue: { passed: true } }, { ending: true })
    t.place('T10')
    expect(t.asked).toBe('red afterPlacing')
    t.use('collie')
    expect(t.red.power).toBe(2)
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-END-1')
  })

  test('SH-ITM-2 in the last round items are used as ever while somebody could still place', () => {
    const t = table('', { red: { plain: 1, water: 1, items: ['collie'] }, blue: { plain: 1 } }, { ending: true })
    t.place('T10')
    expect(t.asked).toBe('red afterPlacing')
    t.use('collie')
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-2 the last placement of any other round has its window', () => {
    const t = table('', { red: { plain: 1, water: 1, items: ['collie'] }, blue: { passed: true } })
    t.place('T10')
    expect(t.asked).toBe('red afterPlacing')
  })

  test('SH-ITM-2 only while it lies in front of its owner', () => {
    const t = table(
      'A . . fitnessRoom = . . .',
      { red: { water: 1, items: ['collie', 'husky'] }, blue: {} },
      { items: { track: ['globe', 'camera', 'stimpak'] } },
    )
    t.place('A6').play({ do: 'discard', item: 'collie' })
    expect(t.asked).toBe('red afterPlacing')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-ITM-2')
    expect(t.refuses({ do: 'use', item: 'globe' })).toBe('SH-ITM-2')
  })

  test.each(['pistol', 'parrot', 'globe', 'camera', 'goldWatch', 'ductTape'] as const)(
    'SH-ITM-2 %s works by itself when its text says, never by being used',
    item => {
      const t = table('', { red: { items: [item], power: 6, food: 6, water: 6 }, blue: {} })
      expect(t.refuses({ do: 'use', item })).toBe('SH-ITM-2')
    },
  )

  test.each(['shotgun', 'minigun', 'fatMan', 'scottishFold'] as const)(
    'SH-ITM-2 SH-FGT-2 %s is for fights only',
    item => {
      const t = table('', { red: { items: [item] }, blue: {} })
      expect(t.refuses({ do: 'use', item })).toBe('SH-FGT-2')
    },
  )
})

describe('exhausted items', () => {
  test('SH-ITM-3 an exhausted item cannot be exhausted again', () => {
    const t = table('', { red: { water: 2, items: ['collie'] }, blue: {} })
    t.use('collie')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-ITM-3')
    expect(t.choices).not.toContainEqual({ do: 'use', item: 'collie' })
  })

  test('SH-ITM-3 nor at any other moment: an exhausted outfit is not worn, an exhausted weapon not fired', () => {
    const items = ['wastelandGear', 'shotgun', 'fatMan'] as const
    const t = table(
      lair('glowingOne'),
      { red: { items: [...items], exhausted: [...items] }, blue: {} },
      { dice: [4, 4] },
    )
    t.place('T8')
    expect(t.red.happiness).toBe(1)
    expect(t.asked).toBe('blue place')
  })

  test('SH-ITM-3 an exhausted Parrot makes nothing cheaper', () => {
    const t = table(
      '',
      { red: { power: 4, items: ['parrot'], exhausted: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom', 'nuclearReactor'] } },
    )
    t.place('A7')
    expect(t.asked).toBe('red chooseSide') // the Weight Room, for four power
    expect(t.red.power).toBe(0)
  })

  test('SH-ITM-3 a room is not made cheaper by a Parrot that is not there or turned', () => {
    const red = { power: 6, items: ['parrot' as const], exhausted: ['parrot' as const] }
    const t = table('', { red, blue: {} }, { rooms: { track: ['weightRoom', 'nuclearReactor'] } })
    t.place('A7')
    expect(t.refuses({ do: 'room', room: 'weightRoom', drop: 'power' })).toBe('SH-ITM-3')
  })

  test('SH-ITM-3 at the end of the round all items of all players are readied, also of who passed', () => {
    const t = table(
      '',
      {
        red: { items: ['collie', 'shotgun', 'globe'], exhausted: ['collie', 'shotgun'] },
        blue: { items: ['husky'], exhausted: ['husky'], passed: true },
      },
      { dice: CALM },
    )
    t.pass()
    expect(t.state.round).toBe(2)
    expect([t.red.exhausted, t.blue.exhausted]).toEqual([[], []])
    expect(t.red.items).toEqual(['collie', 'shotgun', 'globe'])
  })

  test('SH-ITM-3 they are readied at the end of the round, not between turns', () => {
    const t = table('', { red: { items: ['collie'], exhausted: ['collie'] }, blue: {} })
    t.place('T10').place('T11')
    expect(t.asked).toBe('red place')
    expect(t.red.exhausted).toEqual(['collie'])
  })

  test('SH-ITM-4 one exhausted item is readied, of the choice of its owner', () => {
    const t = table('A . . weaponWorkshop = . . .', {
      red: { items: ['collie', 'shotgun', 'globe'], exhausted: ['collie', 'shotgun'] },
      blue: { items: ['husky'], exhausted: ['husky'] },
    })
    t.place('A6')
    expect(t.choices).toEqual([
      { do: 'ready', item: 'collie' },
      { do: 'ready', item: 'shotgun' },
    ])
    expect(t.refuses({ do: 'ready', item: 'globe' })).toBe('SH-ITM-4') // not exhausted
    expect(t.refuses({ do: 'ready', item: 'husky' })).toBe('SH-ITM-4') // not red's own
    expect(t.refuses({ do: 'skip' })).toBe('SH-ITM-4')
    t.play({ do: 'ready', item: 'shotgun' })
    expect(t.red.exhausted).toEqual(['collie'])
  })

  test('SH-ITM-4 a single exhausted item is readied without asking, and can be used again this turn', () => {
    const t = table('A . . weaponWorkshop = . . .', {
      red: { water: 1, items: ['collie'], exhausted: ['collie'] },
      blue: {},
    })
    t.place('A6')
    expect(t.red.exhausted).toEqual([])
    expect(t.asked).toBe('red afterPlacing')
  })

  test('SH-ITM-4 doubled, two items are readied: the Lab Coat worn for it may be one of them', () => {
    const t = table('A . . weaponWorkshop = . . .', {
      red: { items: ['labCoat', 'shotgun', 'minigun'], exhausted: ['shotgun', 'minigun'] },
      blue: {},
    })
    t.place('A6').use('labCoat')
    t.play({ do: 'ready', item: 'labCoat' })
    expect(t.asked).toBe('red readyItem')
    t.play({ do: 'ready', item: 'minigun' })
    expect(t.red.exhausted).toEqual(['shotgun'])
  })
})

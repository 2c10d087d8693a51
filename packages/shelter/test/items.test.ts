import { ITEM_IDS, type ItemId, type Position, shelter, type ThreatId } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Sevens for every level: no threats. */
const CALM = [3, 4, 3, 4, 3, 4]

/** A threat on T8. */
const lair = (threat: ThreatId) =>
  `T wasteland vaultDoor vaultEntrance = waterTreatment[!${threat},.] diner powerGenerator`

/** Every item but these. */
const allBut = (...items: ItemId[]) => ITEM_IDS.filter(item => !items.includes(item))

/** Red's happiness after a last round in which everybody passes. */
function redScores(red: Position['players'][number], vault = '', blue: Position['players'][number] = {}) {
  const t = table(vault, { red, blue }, { ending: true })
  t.passRound()
  return shelter.result(t.state)?.scores[0]
}

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

describe('pets', () => {
  test('SH-ITM-2 SH-ITM-4 Golden Retriever: exhaust it to ready another item of one’s own', () => {
    const t = table('', {
      red: { items: ['goldenRetriever', 'collie', 'shotgun', 'globe'], exhausted: ['collie', 'shotgun'] },
      blue: { items: ['husky'], exhausted: ['husky'] },
    })
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([
      { do: 'use', item: 'goldenRetriever', on: 'collie' },
      { do: 'use', item: 'goldenRetriever', on: 'shotgun' },
    ])
    expect(t.refuses({ do: 'use', item: 'goldenRetriever', on: 'globe' })).toBe('SH-ITM-4')
    expect(t.refuses({ do: 'use', item: 'goldenRetriever', on: 'husky' })).toBe('SH-ITM-4')
    expect(t.refuses({ do: 'use', item: 'goldenRetriever', on: 'goldenRetriever' })).toBe('SH-ITM-4')
    expect(t.refuses({ do: 'use', item: 'goldenRetriever' })).toBe('SH-ITM-4')
    t.use('goldenRetriever', { on: 'shotgun' })
    expect(t.red.exhausted).toEqual(['collie', 'goldenRetriever'])
  })

  test('SH-ITM-2 SH-ITM-4 Golden Retriever: a weapon fires twice in one fight', () => {
    const t = table(
      lair('glowingRadscorpion'),
      { red: { items: ['goldenRetriever', 'minigun'] }, blue: {} },
      { dice: [1, 2] },
    )
    t.place('T8').use('minigun').use('goldenRetriever', { on: 'minigun' }).use('minigun')
    expect(t.told).toContain('fightWon') // 3 + 3 + 3
    expect(t.red.exhausted.toSorted()).toEqual(['goldenRetriever', 'minigun'])
  })

  test('SH-ITM-2 SH-ITM-4 Golden Retriever: after the roll it brings back a re-roll', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['goldenRetriever', 'fatMan'] }, blue: {} },
      { dice: [1, 1, 1, 1, 4, 4] },
    )
    t.place('T8').use('fatMan', { dice: [1, 1] })
    t.use('goldenRetriever', { on: 'fatMan' }).use('fatMan', { dice: [1, 1] })
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-ITM-4 Golden Retriever: a weapon readied after the roll is for the next fight', () => {
    const t = table(lair('glowingOne'), { red: { items: ['goldenRetriever', 'minigun'] }, blue: {} }, { dice: [1, 2] })
    t.place('T8').use('minigun').skip() // not before the roll
    t.use('goldenRetriever', { on: 'minigun' })
    expect(t.red).toMatchObject({ happiness: 0, exhausted: ['goldenRetriever'] })
    expect(t.asked).toBe('blue place')
  })

  test.each([
    ['germanShepherd', { food: 1 }, { food: 0, power: 1, water: 0 }],
    ['collie', { water: 1 }, { food: 0, power: 2, water: 0 }],
    ['husky', { water: 1 }, { food: 2, power: 0, water: 0 }],
  ] as const)('SH-ITM-2 %s: exhaust it to trade %o', (item, red, after) => {
    const t = table('', { red: { ...red, items: [item] }, blue: {} })
    t.use(item)
    expect(t.red).toMatchObject({ ...after, exhausted: [item] })
  })

  test.each([
    ['germanShepherd', { power: 6, water: 6 }],
    ['collie', { power: 5, food: 6 }],
    ['husky', { power: 6, food: 4 }],
  ] as const)('SH-ITM-2 %s: not without the cube it asks for', (item, red) => {
    const t = table('', { red: { ...red, items: [item] }, blue: {} })
    expect(t.refuses({ do: 'use', item })).toBe('SH-ITM-2')
    expect(t.choices).not.toContainEqual({ do: 'use', item })
  })

  test('SH-ITM-2 SH-RES-1 a trade into a full track is allowed and what does not fit is lost', () => {
    const t = table('', { red: { water: 1, power: 5, items: ['collie'] }, blue: {} })
    t.use('collie')
    expect(t.red).toMatchObject({ water: 0, power: 6 })
  })

  test('SH-ITM-2 SH-FGT-2 Scottish Fold: re-roll one die of one’s choice, never both', () => {
    const t = table(lair('glowingOne'), { red: { items: ['scottishFold'] }, blue: {} }, { dice: [3, 2, 6] })
    t.place('T8')
    expect(t.choices).toEqual([
      { do: 'use', item: 'scottishFold', dice: [3] },
      { do: 'use', item: 'scottishFold', dice: [2] },
      { do: 'skip' },
    ])
    expect(t.refuses({ do: 'use', item: 'scottishFold', dice: [3, 2] })).toBe('SH-FGT-2')
    expect(t.refuses({ do: 'use', item: 'scottishFold', dice: [5] })).toBe('SH-FGT-2') // no such die
    t.use('scottishFold', { dice: [2] })
    expect(t.events).toContainEqual({ type: 'diceRolled', seat: 0, dice: [3, 6], bonus: 0, needs: 8 })
    expect(t.red).toMatchObject({ happiness: 1, exhausted: ['scottishFold'] })
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: it counts for whether the placement is legal', () => {
    const rooms = { track: ['weightRoom' as const] }
    const without = table('', { red: { power: 3 }, blue: {} }, { rooms })
    expect(without.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    const t = table('', { red: { power: 3, items: ['parrot'] }, blue: {} }, { rooms })
    t.place('A7')
    expect(t.red).toMatchObject({ power: 0, exhausted: ['parrot'] })
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: one symbol less, not two', () => {
    const t = table('', { red: { power: 2, items: ['parrot'] }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: any one symbol of the price, or none', () => {
    const t = table(
      '',
      { red: { power: 3, food: 1, water: 1, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['nukaColaBottler'] } },
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'nukaColaBottler' },
      { do: 'room', room: 'nukaColaBottler', drop: 'power' },
      { do: 'room', room: 'nukaColaBottler', drop: 'food' },
      { do: 'room', room: 'nukaColaBottler', drop: 'water' },
    ])
    expect(t.refuses({ do: 'room', room: 'nukaColaBottler', drop: 'any' })).toBe('SH-BLD-3')
    t.play({ do: 'room', room: 'nukaColaBottler', drop: 'food' })
    expect(t.red).toMatchObject({ power: 0, food: 1, water: 0, exhausted: ['parrot'] })
  })

  test('SH-ITM-2 Parrot: unused it stays ready and the price is full', () => {
    const t = table('', { red: { power: 4, items: ['parrot'] }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    t.place('A7').play({ do: 'room', room: 'weightRoom' })
    expect(t.red).toMatchObject({ power: 0, exhausted: [] })
  })

  test('SH-ITM-2 SH-PLC-4 Parrot: a ? may be the symbol that is dropped', () => {
    const t = table(
      '',
      { red: { power: 1, food: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['gameRoom'] } }, // 4? 1P
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'gameRoom', drop: 'power' },
      { do: 'room', room: 'gameRoom', drop: 'any' },
    ])
    t.play({ do: 'room', room: 'gameRoom', drop: 'any' })
    expect(t.red).toMatchObject({ power: 0, food: 0 })
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-ITM-2 SH-PLC-4 Parrot: without the fixed symbol all four ? are still paid', () => {
    const t = table(
      '',
      { red: { food: 3, water: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['gameRoom'] } }, // 4? 1P
    )
    t.place('A7')
    expect(t.asked).toBe('red payAny')
    expect(t.choices).toEqual([
      { do: 'pay', power: 0, food: 3, water: 1 },
      { do: 'pay', power: 0, food: 2, water: 2 },
      { do: 'pay', power: 0, food: 1, water: 3 },
    ])
  })

  test('SH-ITM-2 SH-PLC-4 Parrot: with the only ? of a price dropped, no cube of choice is paid', () => {
    const t = table(
      '',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['medbay'] } }, // 1? 3P
    )
    t.place('A7')
    expect(t.choices).toEqual([
      { do: 'room', room: 'medbay', drop: 'power' },
      { do: 'room', room: 'medbay', drop: 'any' },
    ])
    t.play({ do: 'room', room: 'medbay', drop: 'any' })
    expect(t.red.power).toBe(0)
    expect(t.asked).toBe('red chooseSide')
  })

  test('SH-ITM-2 SH-BLD-3 Parrot: it serves in the Theme Workshop too, and no seventh room', () => {
    const t = table(
      'B . . themeWorkshop = . . .',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('B5').play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . weightRoom = . . .')
    const full = table(
      'A classroom armory medbay = lounge garden garden',
      { red: { power: 3, items: ['parrot'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    expect(full.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
  })

  test('SH-ITM-2 SH-ITM-1 Maine Coon: exhaust it, discard another item, take one of the track', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe', 'shotgun'], exhausted: ['shotgun'] }, blue: {} },
      { items: { track: ['camera', 'stimpak', 'collie'], next: ['parrot'] } },
    )
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([
      { do: 'use', item: 'maineCoon', on: 'globe' },
      { do: 'use', item: 'maineCoon', on: 'shotgun' },
    ])
    t.use('maineCoon', { on: 'shotgun' })
    expect(t.asked).toBe('red takeItem')
    expect(t.state.itemPile.discard).toEqual(['shotgun'])
    t.play({ do: 'item', item: 'collie' })
    expect(t.red).toMatchObject({ items: ['maineCoon', 'globe', 'collie'], exhausted: ['maineCoon'] })
    expect(t.state.itemTrack).toEqual(['camera', 'stimpak', 'parrot'])
    expect(t.asked).toBe('red place')
  })

  test('SH-ITM-2 SH-ITM-1 Maine Coon: not for itself, not for nothing, not for what others have', () => {
    const t = table('', { red: { items: ['maineCoon'] }, blue: { items: ['globe'] } })
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([])
    expect(t.refuses({ do: 'use', item: 'maineCoon' })).toBe('SH-ITM-1')
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'maineCoon' })).toBe('SH-ITM-1')
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'globe' })).toBe('SH-ITM-1')
  })

  test('SH-ITM-2 SH-ITM-1 Maine Coon: not while there is no item to take', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe'] }, blue: { items: allBut('maineCoon', 'globe') } },
      { items: { track: [], deck: 0 } },
    )
    expect(t.refuses({ do: 'use', item: 'maineCoon', on: 'globe' })).toBe('SH-ITM-1')
  })

  test('SH-ITM-2 SH-TRK-2 Maine Coon: a short track fills up first, with the very item discarded', () => {
    const t = table(
      '',
      { red: { items: ['maineCoon', 'globe'] }, blue: { items: allBut('maineCoon', 'globe', 'camera') } },
      { items: { track: ['camera'], deck: 0 } },
    )
    t.use('maineCoon', { on: 'globe' })
    expect(t.choices).toEqual([
      { do: 'item', item: 'camera' },
      { do: 'item', item: 'globe' },
    ])
  })

  test('SH-ITM-2 Maine Coon: a weapon fetched before the roll fires in this fight', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['maineCoon', 'globe'] }, blue: {} },
      { items: { track: ['minigun', 'stimpak', 'collie'] }, dice: [1, 4] },
    )
    t.place('T8').use('maineCoon', { on: 'globe' }).play({ do: 'item', item: 'minigun' })
    expect(t.asked).toBe('red beforeRoll')
    t.use('minigun')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-ITM-2 SH-FGT-2 Maine Coon: a weapon that has fired may go, its bonus stays', () => {
    const t = table(
      lair('glowingOne'),
      { red: { items: ['maineCoon', 'minigun'] }, blue: {} },
      { items: { track: ['globe', 'stimpak', 'camera'] }, dice: [1, 4] },
    )
    t.place('T8').use('minigun').use('maineCoon', { on: 'minigun' }).play({ do: 'item', item: 'globe' })
    expect(t.red).toMatchObject({ happiness: 1, items: ['maineCoon', 'globe'] })
  })
})

describe('junk', () => {
  test.each([
    ['giddyupButtercup', 'no pet', { items: [] }, 1],
    ['giddyupButtercup', 'two pets', { items: ['collie', 'husky', 'shotgun'] }, 3],
    ['yaoGuaiHide', 'no outfit', { items: ['globe'] }, 1],
    ['yaoGuaiHide', 'two outfits, one of them power armour', { items: ['labCoat', 'powerArmor', 'collie'] }, 3],
    ['ductTape', 'no weapon', { items: ['stimpak'] }, 1],
    ['ductTape', 'three weapons', { items: ['pistol', 'shotgun', 'fatMan', 'scottishFold'] }, 4],
    ['chemistryFlask', 'one water', { water: 1, food: 6, power: 6 }, 0],
    ['chemistryFlask', 'five water', { water: 5 }, 2],
    ['goldWatch', 'three food', { food: 3, water: 6, power: 6 }, 1],
    ['goldWatch', 'six food', { food: 6 }, 3],
    ['circuitBoard', 'five power', { power: 5, water: 6, food: 6 }, 2],
    ['circuitBoard', 'no power', { power: 0 }, 0],
    ['camera', 'three dwellers', { plain: 2, hurt: 1 }, 1],
    ['camera', 'seven dwellers', { plain: 5, trained: ['S', 'L'] }, 3],
  ] as const)('SH-ITM-2 SH-END-3 %s at the end with %s', (item, _what, red, happiness) => {
    const others: readonly ItemId[] = 'items' in red ? red.items : []
    const { trained = [], ...rest } = red as Position['players'][number]
    expect(redScores({ ...rest, trained: [...trained], items: [item, ...others] })).toBe(happiness)
  })

  test('SH-ITM-2 SH-END-3 globe at the end: 1 for every two rooms on the own level', () => {
    expect(redScores({ items: ['globe'] }, 'A . . garden = . . .\nB . lounge armory = medbay . .')).toBe(0)
    expect(redScores({ items: ['globe'] }, 'A . lounge garden = armory . .')).toBe(1)
    expect(redScores({ items: ['globe'] }, 'A medbay lounge garden = armory . .')).toBe(2)
  })

  test('SH-ITM-2 SH-END-3 junk scores what lies in front of its owner, exhausted or not, and nothing of others', () => {
    const red = { items: ['giddyupButtercup', 'collie'] as ItemId[], exhausted: ['collie'] as ItemId[] }
    expect(redScores(red, '', { items: ['husky', 'parrot'] })).toBe(2)
  })

  test('SH-ITM-2 SH-END-3 several pieces of junk score each for itself, on top of the happiness gained', () => {
    expect(redScores({ happiness: 2, water: 4, items: ['chemistryFlask', 'giddyupButtercup', 'collie'] })).toBe(6)
  })

  test('SH-ITM-2 camera counts a dweller who arrived in the last round', () => {
    const t = table('', { red: { plain: 1, food: 3, items: ['camera'] }, blue: { passed: true } }, { ending: true })
    t.place('T5')
    expect(shelter.result(t.state)?.scores[0]).toBe(1)
  })

  test('SH-ITM-2 junk brings nothing before the end', () => {
    const t = table('', { red: { water: 6, items: ['chemistryFlask'] }, blue: {} }, { dice: CALM })
    t.passRound()
    expect(t.red.happiness).toBe(0)
  })
})

describe('the Stimpak', () => {
  test('SH-ITM-2 SH-HEA-1 Stimpak: discarded it heals a dweller at home, who can be placed at once', () => {
    const t = table('', { red: { hurt: 2, items: ['stimpak'] }, blue: {} })
    t.use('stimpak', { at: 'home' })
    expect(t.red).toMatchObject({ hurt: 1, plain: 1, items: [] })
    expect(t.state.itemPile.discard).toEqual(['stimpak'])
    t.place('T8')
    expect(t.red.water).toBe(1)
  })

  test('SH-ITM-2 SH-HEA-1 Stimpak: it heals wherever the dweller is, but only one of one’s own', () => {
    const t = table(
      'T wasteland vaultDoor[.,red*] vaultEntrance = waterTreatment[!moleRat:blue*,.] diner powerGenerator',
      { red: { plain: 1, hurt: 1, items: ['stimpak'] }, blue: {} },
    )
    expect(t.choices.filter(choice => choice.do === 'use')).toEqual([
      { do: 'use', item: 'stimpak', at: 'home' },
      { do: 'use', item: 'stimpak', at: 'T4' },
    ])
    expect(t.refuses({ do: 'use', item: 'stimpak', at: 'T8' })).toBe('SH-HEA-1')
    expect(t.refuses({ do: 'use', item: 'stimpak', at: 'T5' })).toBe('SH-HEA-1')
    expect(t.refuses({ do: 'use', item: 'stimpak' })).toBe('SH-HEA-1')
    t.use('stimpak', { at: 'T4' })
    expect(t.vault).toContain('vaultDoor[.,red]')
    expect(t.red.hurt).toBe(1)
  })

  test('SH-ITM-2 SH-HEA-1 Stimpak: not while nobody is injured', () => {
    const t = table('', { red: { items: ['stimpak'] }, blue: { hurt: 1 } })
    expect(t.refuses({ do: 'use', item: 'stimpak', at: 'home' })).toBe('SH-HEA-1')
  })

  test('SH-ITM-2 SH-REC-2 Stimpak: after a lost fight it makes the threat go, without its reward', () => {
    const t = table(
      lair('moleRat'),
      { red: { plain: 1, items: ['stimpak'] }, blue: { passed: true } },
      { dice: [1, 1, ...CALM] },
    )
    t.place('T8')
    expect(t.asked).toBe('red afterPlacing')
    t.use('stimpak', { at: 'T8' })
    expect(t.state.round).toBe(2)
    expect(t.threat('T8')).toBeNull()
    expect(t.red).toMatchObject({ plain: 1, hurt: 0, happiness: 0 })
    expect(t.state.threatPile.discard).toEqual(['moleRat'])
  })

  test('SH-ITM-2 SH-REC-2 Stimpak: of two beaten by a Deathclaw it heals one, and the threat stays', () => {
    const t = table(
      lair('deathclaw'),
      { red: { plain: 2, items: ['stimpak'] }, blue: { passed: true } },
      { dice: [1, 1, ...CALM] },
    )
    t.place('T8', 'plain', 'plain')
    expect(t.vault).toContain('!deathclaw:red2**')
    t.use('stimpak', { at: 'T8' })
    expect(t.threat('T8')).toBe('deathclaw')
    expect(t.red).toMatchObject({ plain: 1, hurt: 1 })
  })

  test('SH-ITM-2 Stimpak: before a roll too, for somebody hurt elsewhere', () => {
    const t = table(lair('moleRat'), { red: { plain: 1, hurt: 1, items: ['stimpak'] }, blue: {} }, { dice: [6, 6] })
    t.place('T8')
    expect(t.asked).toBe('red beforeRoll')
    t.use('stimpak', { at: 'home' })
    expect(t.red).toMatchObject({ plain: 1, hurt: 0, happiness: 1 })
  })
})

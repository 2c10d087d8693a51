import type { ThreatId } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Sevens for every level: no threats. */
const CALM = [3, 4, 3, 4, 3, 4]

/** A threat on T8. */
const lair = (threat: ThreatId) =>
  `T wasteland vaultDoor vaultEntrance = waterTreatment[!${threat},.] diner powerGenerator`

describe('where dwellers go', () => {
  test('SH-PLC-1 without cubes or rooms of their own everybody has the free spaces of the top level', () => {
    expect(table().spacesFor('plain')).toEqual(['T3', 'T6', 'T8', 'T9', 'T10', 'T11', 'T12', 'T13'])
  })

  test('SH-PLC-1 not to an occupied space, whoever stands there', () => {
    const t = table('T wasteland vaultDoor vaultEntrance = waterTreatment[red,blue] diner powerGenerator', {
      red: { plain: 1 },
      blue: {},
    })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T8' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T9' })).toBe('SH-PLC-1')
    expect(t.spacesFor('plain')).toEqual(['T3', 'T6', 'T10', 'T11', 'T12', 'T13'])
  })

  test('SH-PLC-1 a threat that somebody fights is occupied too', () => {
    const t = table('T wasteland vaultDoor vaultEntrance = waterTreatment[!radroach:blue*,.] diner powerGenerator')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T8' })).toBe('SH-PLC-1')
  })

  test('SH-PLC-1 not to a room of the track: it has no place in the vault', () => {
    const t = table('', undefined, { rooms: { track: ['garden', 'lounge', 'armory'] } })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A6' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'B8' })).toBe('SH-PLC-1')
  })

  test('SH-PLC-1 not to a level nobody plays', () => {
    expect(table().refuses({ do: 'place', who: 'plain', space: 'C7' })).toBe('SH-PLC-1')
  })

  test("SH-PLC-1 not to another player's elevator, even with the price at hand", () => {
    const t = table(
      '',
      { red: { power: 4 }, blue: {} },
      { rooms: { track: ['weightRoom', 'garden', 'lounge'], next: ['armory'] } },
    )
    expect(t.refuses({ do: 'place', who: 'plain', space: 'B7' })).toBe('SH-PLC-1')
    expect(t.spacesFor('plain').filter(space => space.endsWith('7'))).toEqual(['A7'])
    t.place('A7').play({ do: 'side', side: 'left' })
    expect(t.vault).toContain('A . . weightRoom =[red] . . .')
  })

  test('SH-PLC-1 the own elevator goes with the level, whatever the order of the levels', () => {
    const rooms = { track: ['weightRoom' as const], next: ['armory' as const] }
    const t = table('', { red: { power: 4 }, blue: {} }, { levels: [1, 0], rooms })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-PLC-1')
    expect(t.spacesFor('plain')).toContain('B7')
  })

  test('SH-PLC-1 every room on every level is open to everyone', () => {
    const t = table('A . . garden = . . .\nB . . . = nuclearReactor . .')
    expect(t.spacesFor('plain').filter(space => !space.startsWith('T'))).toEqual(['A5', 'A6', 'B8', 'B9'])
    t.place('B9').skip() // red; blue declines the income
    expect(t.red.power).toBe(3)
    t.place('A6').skip()
    expect(t.blue.food).toBe(3)
  })

  test('SH-PLC-1 threats are open to everyone, on their level and on others', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .\nB . . lounge[!moleRat,.] = . . .',
      { red: {}, blue: {} },
      { dice: [6, 6, 6, 6] },
    )
    t.place('B5').place('A5')
    expect([t.red.happiness, t.blue.happiness]).toEqual([1, 1])
  })

  test('SH-PLC-1 the elevator of the top level is open to everyone', () => {
    const t = table('', { red: { hurt: 1 }, blue: { hurt: 1 } }, { turn: 1 })
    expect(t.spacesFor('hurt')).toEqual(['T7'])
    t.place('T7', 'hurt')
    expect(t.vault).toContain('=[blue]')
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'T7' })).toBe('SH-PLC-1') // red comes too late
  })

  test('SH-PLC-1 only dwellers one has at home can go', () => {
    const t = table('', { red: { trained: ['L'] }, blue: { plain: 2 } })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T8' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'S', space: 'T8' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'T7' })).toBe('SH-PLC-1')
    expect(t.spacesFor('L')).toContain('T8')
  })
})

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

describe('injured dwellers', () => {
  test('SH-PLC-3 an uninjured dweller may not go to a space for the injured, trained or not', () => {
    const t = table('A . . medbay = . . .', { red: { plain: 1, trained: ['E'], food: 1 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T7' })).toBe('SH-PLC-3')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-3')
    expect(t.refuses({ do: 'place', who: 'E', space: 'A6' })).toBe('SH-PLC-3')
  })

  test('SH-PLC-3 an injured dweller may go nowhere else: no room, no threat, no elevator of its own level', () => {
    const t = table(
      `${lair('radroach')}\nA . . lounge = . . .`,
      { red: { hurt: 1, food: 2, power: 4 }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    expect(t.spacesFor('hurt')).toEqual(['T7', 'A6'])
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'T10' })).toBe('SH-PLC-3')
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'T8' })).toBe('SH-PLC-3')
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'A7' })).toBe('SH-PLC-3')
  })

  test('SH-PLC-3 a space for the injured covered by a threat is for the uninjured', () => {
    const t = table('A . . medbay[!moleRat,.] = . . .', { red: { plain: 1, hurt: 1 }, blue: {} }, { dice: [6, 6] })
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'A5' })).toBe('SH-PLC-3')
    t.place('A5')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-PLC-3 a dweller injured as a cost stays on its space until recall', () => {
    const t = table('', { red: { plain: 1, water: 1, food: 1 }, blue: { plain: 2 } }, { dice: CALM })
    t.place('T4')
    expect(t.vault).toContain('vaultDoor[.,red*+]')
    t.place('T8')
    expect(t.vault).toContain('vaultDoor[.,red*+]')
    expect(t.red.hurt).toBe(0)
    t.place('T9') // blue's last: recall
    expect(t.red).toMatchObject({ hurt: 1, plain: 1 })
  })

  test('SH-PLC-3 a dweller injured in a fight stays on its space until recall', () => {
    const t = table(lair('moleRat'), { red: { plain: 1 }, blue: { plain: 1 } }, { dice: [1, 1, ...CALM] })
    t.place('T8')
    expect(t.vault).toContain('waterTreatment[!moleRat:red*,.]')
    t.place('T9')
    expect(t.red).toMatchObject({ hurt: 1, plain: 0 })
  })
})

describe('linked spaces', () => {
  const QUARTERS = 'A . . livingQuarters = . . .'

  test('SH-PLC-6 a linked space takes two available dwellers in one turn', () => {
    const t = table(QUARTERS, { red: { plain: 3 }, blue: {} })
    t.place('A5', 'plain', 'plain')
    expect(t.red.plain).toBe(1)
    expect(t.vault).toContain('livingQuarters[red2+,.]')
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-6 cost and reward stay single', () => {
    const t = table(QUARTERS, { red: { food: 2 }, blue: {} })
    t.place('A6', 'plain', 'plain')
    expect(t.red).toMatchObject({ food: 1, dwellers: 3 })
  })

  test('SH-PLC-6 one dweller is not enough there, and two are too many elsewhere', () => {
    const t = table(QUARTERS)
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-6')
    expect(t.refuses({ do: 'place', who: 'plain', with: 'plain', space: 'T8' })).toBe('SH-PLC-6')
  })

  test('SH-PLC-6 with one suitable dweller the space is closed', () => {
    const t = table(QUARTERS, { red: { plain: 1, hurt: 1, food: 1 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', with: 'plain', space: 'A5' })).toBe('SH-PLC-6')
    expect(t.choices.filter(choice => choice.do === 'place' && choice.space.startsWith('A'))).toEqual([])
  })

  test('SH-PLC-6 both must be uninjured', () => {
    const t = table(QUARTERS, { red: { plain: 1, hurt: 2 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', with: 'hurt', space: 'A5' })).toBe('SH-PLC-3')
    expect(t.refuses({ do: 'place', who: 'hurt', with: 'hurt', space: 'A5' })).toBe('SH-PLC-3')
  })

  test('SH-PLC-6 every pair is offered once', () => {
    const t = table(QUARTERS, { red: { plain: 2, trained: ['S', 'L'] }, blue: {} })
    expect(t.choices.filter(choice => choice.do === 'place' && choice.space === 'A5')).toEqual([
      { do: 'place', who: 'plain', with: 'plain', space: 'A5' },
      { do: 'place', who: 'plain', with: 'S', space: 'A5' },
      { do: 'place', who: 'plain', with: 'L', space: 'A5' },
      { do: 'place', who: 'S', with: 'L', space: 'A5' },
    ])
  })

  test('SH-PLC-6 a single untrained dweller goes with a trained one, not with itself', () => {
    const t = table(QUARTERS, { red: { plain: 1, trained: ['S'] }, blue: {} })
    expect(t.choices.filter(choice => choice.do === 'place' && choice.space === 'A5')).toEqual([
      { do: 'place', who: 'plain', with: 'S', space: 'A5' },
    ])
    expect(t.refuses({ do: 'place', who: 'S', with: 'S', space: 'A5' })).toBe('SH-PLC-6')
    expect(t.refuses({ do: 'place', who: 'plain', with: 'C', space: 'A5' })).toBe('SH-PLC-6')
  })

  test('SH-PLC-6 both lose their training', () => {
    const t = table(QUARTERS, { red: { trained: ['S', 'L'] }, blue: { passed: true } }, { dice: CALM })
    t.place('A5', 'S', 'L')
    expect(t.state.round).toBe(2)
    expect(t.red).toMatchObject({ trained: [], plain: 3 })
  })

  test('SH-PLC-6 a linked threat takes two as well, for one reward', () => {
    const t = table(lair('deathclaw'), { red: { plain: 2 }, blue: {} }, { dice: [4, 5] })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T8' })).toBe('SH-PLC-6')
    t.place('T8', 'plain', 'plain')
    expect(t.vault).toContain('waterTreatment[!deathclaw:red2,.]')
    expect(t.red.happiness).toBe(2)
  })
})

describe('the order of a placement', () => {
  test('SH-PLC-7 outfits are declared before anything is paid, then comes the payment, then the reward', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['labCoat', 'globe', 'camera'] }, blue: {} })
    t.place('A6')
    expect(t.asked).toBe('red declare')
    t.use('labCoat')
    expect(t.asked).toBe('red payItem')
    t.play({ do: 'discard', item: 'globe' })
    expect(t.asked).toBe('red gainAny')
  })

  test('SH-PLC-7 while outfits are declared nothing else can be done', () => {
    const t = table('', { red: { items: ['militaryFatigues', 'collie'], water: 1 }, blue: {} })
    t.place('T12')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T8' })).toBe('SH-PLC-7')
    expect(t.refuses({ do: 'use', item: 'collie' })).toBe('SH-ITM-2')
  })

  test('SH-PLC-7 an outfit is for placing: not before, and not after', () => {
    const t = table('', { red: { items: ['militaryFatigues', 'collie'], water: 1 }, blue: {} })
    expect(t.refuses({ do: 'use', item: 'militaryFatigues' })).toBe('SH-PLC-7')
    t.place('T12').skip()
    expect(t.asked).toBe('red afterPlacing')
    expect(t.refuses({ do: 'use', item: 'militaryFatigues' })).toBe('SH-PLC-7')
  })

  test('SH-PLC-7 the Parrot is used while paying for the room', () => {
    const t = table('', { red: { power: 4, items: ['parrot'] }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    t.place('A7')
    expect(t.asked).toBe('red chooseRoom')
    expect(t.choices).toEqual([
      { do: 'room', room: 'weightRoom' },
      { do: 'room', room: 'weightRoom', drop: 'power' },
    ])
    t.play({ do: 'room', room: 'weightRoom', drop: 'power' })
    expect(t.red).toMatchObject({ power: 1, exhausted: ['parrot'], happiness: 2 })
  })

  test('SH-PLC-7 the cost is paid, then the dweller is injured, then the reward comes', () => {
    const t = table('', { red: { water: 1, food: 1 }, blue: {} })
    t.place('T4')
    expect(t.told).toEqual(['placed', 'paid', 'injured', 'dwellerJoined'])
  })

  test('SH-PLC-7 the T-45 is declared and paid before the fight, and the fight comes before the reward', () => {
    const t = table(
      lair('radscorpion'),
      { red: { power: 1, items: ['powerArmor', 'shotgun'] }, blue: {} },
      { dice: [4, 4] },
    )
    t.place('T8')
    expect(t.asked).toBe('red declare')
    t.use('powerArmor')
    expect(t.red.power).toBe(0)
    expect(t.asked).toBe('red beforeRoll')
    t.skip()
    expect(t.told).toEqual(['diceRolled', 'fightWon', 'rewardDoubled', 'happinessGained'])
  })

  test('SH-PLC-7 a doubled list is gone through whole, then whole again', () => {
    const t = table(lair('radscorpion'), { red: { trained: ['P'] }, blue: {} }, { dice: [4, 4] })
    t.place('T8', 'P')
    expect(t.red.happiness).toBe(1)
    t.take('food')
    expect(t.asked).toBe('red gainAny')
    expect(t.red.happiness).toBe(2)
    t.take('water')
    expect(t.red).toMatchObject({ happiness: 2, food: 1, water: 1 })
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-7 rewards, then income, then the window for items, then the next turn', () => {
    const t = table('B . . classroom = . . .', { red: { water: 1, items: ['collie'] }, blue: {} })
    t.place('B5')
    expect(t.asked).toBe('red gainAny')
    t.take('food')
    expect(t.asked).toBe('blue income')
    t.take('water')
    expect(t.asked).toBe('red afterPlacing')
    t.skip()
    expect(t.asked).toBe('blue place')
  })

  test('SH-PLC-7 ruling: the T-45 needs its power when it is declared, whatever the Collie could bring later', () => {
    const t = table(
      lair('radscorpion'),
      { red: { water: 1, items: ['powerArmor', 'collie'] }, blue: {} },
      { dice: [4, 4] },
    )
    t.place('T8')
    expect(t.asked).toBe('red beforeRoll') // the Collie may help here, too late for the armour
    expect(t.refuses({ do: 'use', item: 'powerArmor' })).toBe('SH-PLC-7')
  })

  test('SH-PLC-7 ruling: the price of a room must be held when the dweller goes there', () => {
    const t = table(
      '',
      { red: { power: 2, water: 1, items: ['collie'] }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-BLD-3')
    t.use('collie').place('A7')
    expect(t.red.power).toBe(0)
  })

  test('SH-PLC-7 ruling: what was declared stays exhausted, and paid, if the fight is lost', () => {
    const t = table(lair('radscorpion'), { red: { power: 1, items: ['powerArmor'] }, blue: {} }, { dice: [1, 1] })
    t.place('T8').use('powerArmor')
    expect(t.vault).toContain('!radscorpion:red*')
    expect(t.red).toMatchObject({ power: 0, exhausted: ['powerArmor'], happiness: 0 })
  })

  test('SH-PLC-7 ruling: an outfit worn for a lost fight stays exhausted too', () => {
    const t = table(lair('radroach'), { red: { items: ['handymanJumpsuit'] }, blue: {} }, { dice: [1, 1] })
    t.place('T8').use('handymanJumpsuit')
    expect(t.red).toMatchObject({ exhausted: ['handymanJumpsuit'], power: 0, food: 0, water: 0 })
    expect(t.asked).toBe('blue place')
  })
})

import { shelter, type Resource } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Sevens for every level: no threats. */
const CALM = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4]

describe('cubes', () => {
  test.each([
    ['power', 'T12'],
    ['food', 'T10'],
    ['water', 'A5'],
  ] as const)('SH-RES-1 a track holds six %s; what does not fit is lost', (resource, space) => {
    const t = table('A . . waterPurification = . . .', { red: { [resource]: 5 }, blue: {} })
    t.place(space) // two cubes
    expect(t.red[resource]).toBe(6)
    expect(t.events).toContainEqual({ type: 'gained', seat: 0, resource, n: 1, lost: 1 })
  })

  test('SH-RES-1 a doubled reward fills the track and no more', () => {
    const t = table('', { red: { power: 3, trained: ['S'] }, blue: {} })
    t.place('T12', 'S')
    expect(t.red.power).toBe(6)
  })

  test('SH-RES-1 each kind has a track of its own', () => {
    const t = table('A . . nukaColaBottler = . . .', { red: { food: 6, water: 5 }, blue: {} })
    t.place('A6') // 2 food, 1 water
    expect(t.red).toMatchObject({ food: 6, water: 6, power: 0 })
  })

  test('SH-RES-1 the supply never runs out: all tracks of four players can be full', () => {
    const full = { power: 6, food: 6, water: 6 }
    const t = table('', { red: { ...full, water: 5 }, blue: full, yellow: full, green: full })
    t.place('T8')
    expect(t.state.players).toMatchObject([full, full, full, full])
  })

  test('SH-RES-2 the player picks a kind cube by cube', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['globe'] }, blue: {} })
    t.place('A6')
    expect(t.choices).toEqual([
      { do: 'take', resource: 'power' },
      { do: 'take', resource: 'food' },
      { do: 'take', resource: 'water' },
    ])
    t.take('water')
    expect(t.red.water).toBe(1)
    expect(t.asked).toBe('red gainAny')
    t.take('power')
    expect(t.asked).toBe('red gainAny')
    t.take('water')
    expect(t.red).toMatchObject({ power: 1, food: 0, water: 2 })
    expect(t.asked).toBe('blue place')
  })

  test('SH-RES-2 nothing but a cube answers it', () => {
    const t = table('A . . classroom = . . .')
    t.place('A5')
    expect(t.refuses({ do: 'skip' })).toBe('SH-RES-2')
    expect(t.refuses({ do: 'train', letter: 'I' })).toBe('SH-RES-2')
  })

  test('SH-RES-1 SH-RES-2 a full track may be taken, though it comes last on the list: the cube is lost', () => {
    const t = table('A . . outfitWorkshop = . . .', { red: { items: ['globe'], power: 5 }, blue: {} })
    t.place('A6').take('power')
    expect(t.choices).toEqual([
      { do: 'take', resource: 'food' },
      { do: 'take', resource: 'water' },
      { do: 'take', resource: 'power' },
    ])
    t.take('power')
    expect(t.red).toMatchObject({ power: 6, food: 0, water: 0 })
    expect(t.events).toEqual([{ type: 'gained', seat: 0, resource: 'power', n: 0, lost: 1 }])
  })

  test('SH-RES-1 SH-RES-2 with one kind left to fit nobody asks, and with none the rest is lost, as one is told', () => {
    const t = table('A . . outfitWorkshop = . . .', {
      red: { items: ['globe'], power: 6, food: 6, water: 4 },
      blue: {},
    })
    t.place('A6') // three cubes: two fit
    expect(t.red).toMatchObject({ power: 6, food: 6, water: 6 })
    expect(t.events.slice(-3)).toEqual([
      { type: 'gained', seat: 0, resource: 'water', n: 1, lost: 0 },
      { type: 'gained', seat: 0, resource: 'water', n: 1, lost: 0 },
      { type: 'lost', seat: 0, n: 1 },
    ])
    expect(t.asked).toBe('blue place')
  })
})

describe('exchange', () => {
  /** A5: 1 water for 2 food. A6: 1 power for 1 food. Red's own, so nobody gains income. */
  const STORE = 'A . . storageRoom = . . .'

  test('SH-RES-3 nothing is gained by itself', () => {
    const t = table(STORE, { red: { water: 1 }, blue: {} })
    t.place('A5')
    expect(t.red).toMatchObject({ water: 1, food: 0 })
    t.skip().skip()
    expect(t.red).toMatchObject({ water: 1, food: 0 })
    expect(t.asked).toBe('blue place')
  })

  test('SH-RES-3 one choice names a direction and a number: every one that can be paid is offered', () => {
    const t = table(STORE, { red: { water: 2, food: 5, power: 6 }, blue: {} })
    t.place('A5')
    expect(t.asked).toBe('red exchange')
    expect(t.choices).toEqual([
      { do: 'exchange', pay: 'water', times: 1 },
      { do: 'exchange', pay: 'water', times: 2 },
      { do: 'exchange', pay: 'food', times: 1 },
      { do: 'exchange', pay: 'food', times: 2 },
      { do: 'skip' },
    ])
  })

  test.each([
    ['more than one can pay', 'water', 3],
    ['half of the other side', 'food', 3],
    ['a kind the space does not show', 'power', 1],
    ['no times at all', 'water', 0],
  ] as const)('SH-RES-3 not %s', (_what, pay, times) => {
    const t = table(STORE, { red: { water: 2, food: 5, power: 6 }, blue: {} })
    t.place('A5')
    expect(t.refuses({ do: 'exchange', pay, times })).toBe('SH-RES-3')
  })

  test.each([
    ['A5', 'water', 2, { water: 1, food: 6, power: 3 }],
    ['A5', 'food', 1, { water: 4, food: 0, power: 3 }],
    ['A6', 'power', 3, { water: 3, food: 5, power: 0 }],
    ['A6', 'food', 2, { water: 3, food: 0, power: 5 }],
  ] as const)('SH-RES-3 in %s: pay %s %i times, gain the other side as often', (space, pay, times, red) => {
    const t = table(STORE, { red: { water: 3, food: 2, power: 3 }, blue: {} })
    t.place(space).play({ do: 'exchange', pay, times })
    expect(t.red).toMatchObject(red)
  })

  test('SH-RES-3 it comes again in the window at the end of the turn, in either direction, as often as one likes', () => {
    const t = table(STORE, { red: { water: 3 }, blue: {} })
    t.place('A5').play({ do: 'exchange', pay: 'water', times: 3 })
    expect(t.red).toMatchObject({ water: 0, food: 6 })
    expect(t.asked).toBe('red afterPlacing')
    expect(t.refuses({ do: 'exchange', pay: 'water', times: 1 })).toBe('SH-RES-3')
    t.play({ do: 'exchange', pay: 'food', times: 1 }).play({ do: 'exchange', pay: 'food', times: 2 })
    expect(t.red).toMatchObject({ water: 3, food: 0 })
    expect(t.asked).toBe('red afterPlacing')
    t.skip()
    expect(t.asked).toBe('blue place')
  })

  test('SH-RES-3 ruling: there and back again ends after twenty times, so that every turn ends', () => {
    const t = table(STORE, { red: { power: 1 }, blue: {} }).place('A6')
    for (let n = 0; n < 20; n++) t.play({ do: 'exchange', pay: n % 2 === 0 ? 'power' : 'food', times: 1 })
    expect(t.red.power).toBe(1)
    expect(t.asked).toBe('blue place')
  })

  test('SH-RES-3 who declined at first may still exchange in the window', () => {
    const t = table(STORE, { red: { water: 1 }, blue: {} })
    t.place('A5').skip()
    expect(t.asked).toBe('red afterPlacing')
    t.play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.red).toMatchObject({ water: 0, food: 2 })
  })

  test('SH-RES-3 what could not be paid for at the reward may be paid for in the window', () => {
    const t = table(STORE, { red: { water: 1, items: ['collie'] }, blue: {} })
    t.place('A6') // neither power nor food yet
    expect(t.asked).toBe('red afterPlacing')
    t.use('collie').play({ do: 'exchange', pay: 'power', times: 2 })
    expect(t.red).toMatchObject({ water: 0, power: 0, food: 2 })
  })

  test('SH-RES-3 an item used in between brings it again', () => {
    const t = table(STORE, { red: { food: 4, water: 6, items: ['collie', 'goldenRetriever'] }, blue: {} })
    t.place('A5').skip().use('collie').play({ do: 'exchange', pay: 'food', times: 1 })
    t.use('goldenRetriever', { on: 'collie' }).use('collie').play({ do: 'exchange', pay: 'food', times: 1 })
    expect(t.red).toMatchObject({ power: 4, food: 0, water: 6 })
  })

  test('SH-RES-3 the income of the level comes between the two', () => {
    const t = table('B . . storageRoom = . . .', { red: { water: 1 }, blue: {} })
    t.place('B5').play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.asked).toBe('blue income')
    t.skip()
    expect(t.asked).toBe('red afterPlacing')
  })

  test('SH-RES-3 ruling: what does not fit is lost, so one may exchange into a full track', () => {
    const t = table(STORE, { red: { water: 2, food: 6 }, blue: {} })
    t.place('A5').play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.red).toMatchObject({ water: 1, food: 6 })
    t.play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.red).toMatchObject({ water: 0, food: 6 })
  })

  test('SH-RES-3 ruling: of a gain of two one may fit', () => {
    const t = table(STORE, { red: { water: 1, food: 5 }, blue: {} })
    t.place('A5').play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.red).toMatchObject({ water: 0, food: 6 })
  })

  test('SH-RES-3 it belongs to that turn: elsewhere there is nothing to exchange', () => {
    const t = table('A . . storageRoom[blue,.] = . . .', { red: { water: 2, items: ['husky'] }, blue: {} })
    t.place('T10')
    expect(t.asked).toBe('red afterPlacing')
    expect(t.refuses({ do: 'exchange', pay: 'water', times: 1 })).toBe('SH-RES-3')
  })
})

describe('happiness', () => {
  test('SH-RES-4 happiness pays no ?', () => {
    const t = table('A . . classroom = . . .', { red: { happiness: 9, food: 3 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A6' })).toBe('SH-PLC-2')
  })

  test('SH-RES-4 a ? never gains happiness, as a reward or as income', () => {
    const t = table('B . . classroom = . . .')
    t.place('B5')
    expect(t.refuses({ do: 'take', resource: 'happiness' as Resource })).toBe('SH-RES-4')
    t.take('food')
    expect(t.asked).toBe('blue income')
    expect(t.refuses({ do: 'take', resource: 'happiness' as Resource })).toBe('SH-RES-4')
  })

  test('SH-RES-4 happiness is no cube: it does not count when a tie is broken by cubes', () => {
    const t = table('', { red: { happiness: 3, food: 1 }, blue: { happiness: 3, food: 2 } }, { ending: true })
    t.passRound()
    expect(shelter.result(t.state)?.winners).toEqual([1])
  })

  test('SH-RES-4 ruling: happiness tokens never run out', () => {
    const t = table('A . . armory = . . .', { red: { happiness: 42, water: 2 }, blue: { happiness: 42 } })
    t.place('A6')
    expect(t.red.happiness).toBe(43)
  })
})

describe('new dwellers', () => {
  test('SH-DWL-1 a new dweller stands on the icon and can be placed only after the recall', () => {
    const t = table('', { red: { plain: 1, food: 3 }, blue: { plain: 2 } }, { dice: CALM })
    t.place('T5')
    expect(t.vault).toContain('vaultEntrance[red+,.]')
    expect(t.red.plain).toBe(0)
    t.place('T8')
    expect(t.asked).toBe('blue place') // red has nobody available
    t.place('T9')
    expect(t.state.round).toBe(2)
    expect(t.red.plain).toBe(2)
  })

  test('SH-DWL-1 the icon is no space and blocks nothing', () => {
    const t = table('', { red: { food: 3 }, blue: {} })
    t.place('T5')
    expect(t.spacesFor('plain')).toContain('T6')
    t.place('T6')
    expect(t.vault).toContain('vaultEntrance[red+,blue]')
  })

  test('SH-DWL-1 it stays for the rest of the game', () => {
    const t = table('', { red: { plain: 1, food: 3 }, blue: { passed: true, plain: 1 } }, { dice: CALM })
    t.place('T5')
    expect(t.state.round).toBe(2)
    t.place('T8').place('T9').place('T10')
    expect(t.state.round).toBe(3)
    expect(t.red).toMatchObject({ dwellers: 2, plain: 2 })
  })

  test('SH-DWL-1 it is healthy and untrained, whatever happened to who fetched it', () => {
    const t = table(
      '',
      { red: { trained: ['L'], water: 1, food: 1 }, blue: { passed: true, plain: 1 } },
      { dice: CALM },
    )
    t.place('T4', 'L')
    expect(t.red).toMatchObject({ plain: 1, hurt: 1, trained: [] })
  })

  test('SH-DWL-1 SH-DWL-2 it counts toward seven at once', () => {
    const t = table('', { red: { plain: 6, food: 4, water: 1 }, blue: {} })
    t.place('T5')
    expect(t.red.dwellers).toBe(7)
    t.pass()
    t.place('T4')
    expect(t.told).toContain('vaultCrowded')
    expect(t.red.dwellers).toBe(7)
    expect(t.vault).toContain('vaultDoor[.,red*] vaultEntrance[red+,.]')
  })

  test('SH-DWL-1 it counts toward ties', () => {
    const t = table('', { red: { plain: 1, food: 3 }, blue: { plain: 1 } }, { ending: true })
    t.place('T5').pass()
    expect(shelter.result(t.state)?.winners).toEqual([0])
  })

  test('SH-DWL-1 a doubled reward brings two', () => {
    const t = table('A . . livingQuarters = . . .', { red: { plain: 1, trained: ['C'] }, blue: {} })
    t.place('A5', 'plain', 'C')
    expect(t.vault).toContain('livingQuarters[red2++,.]')
    expect(t.red.dwellers).toBe(4)
  })

  test('SH-DWL-2 an eighth dweller does not come', () => {
    const t = table('', { red: { plain: 7, food: 3 }, blue: {} })
    t.place('T5')
    expect(t.red).toMatchObject({ dwellers: 7, food: 0 })
    expect(t.vault).toContain('vaultEntrance[red,.]')
  })

  test('SH-DWL-2 of two new dwellers one may find the last bed', () => {
    const t = table('A . . livingQuarters = . . .', { red: { plain: 5, trained: ['C'] }, blue: {} })
    t.place('A5', 'plain', 'C')
    expect(t.vault).toContain('livingQuarters[red2+,.]')
    expect(t.red.dwellers).toBe(7)
  })
})

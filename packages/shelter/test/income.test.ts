import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

const BLUE_FIRST = { token: 1 }

describe('a guest on your level', () => {
  test('SH-INC-1 when another player uses a room on your level you gain one resource of your choice', () => {
    const t = table('A . . . = garden . .', { red: {}, blue: {} }, BLUE_FIRST)
    t.place('A8')
    expect(t.asked).toBe('red income')
    expect(t.choices).toEqual([
      { do: 'take', resource: 'power' },
      { do: 'take', resource: 'food' },
      { do: 'take', resource: 'water' },
      { do: 'skip' },
    ])
    t.take('water')
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 1 })
    expect(t.asked).toBe('red place')
  })

  test('SH-INC-1 it comes for either space of the room, also for one that asks for the injured', () => {
    const t = table('A . . . = medbay . .', { red: {}, blue: { hurt: 1, food: 1 } }, BLUE_FIRST)
    t.place('A9', 'hurt')
    expect(t.asked).toBe('red income')
  })

  test('SH-INC-1 not for a threat', () => {
    const t = table('A . . . = garden[!radroach,.] . .', { red: {}, blue: {} }, { ...BLUE_FIRST, dice: [6, 6] })
    t.place('A8').take('food')
    expect(t.asked).toBe('red place')
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 0 })
  })

  test('SH-INC-1 not for a threat that is paid off either, nor for a lost fight', () => {
    const t = table(
      'A . . . = garden[!fire,!raider] . .',
      { red: { plain: 0 }, blue: { water: 1 } },
      { ...BLUE_FIRST, dice: [1, 1] },
    )
    t.place('A8')
    expect(t.asked).toBe('blue place')
    t.place('A9')
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 0 })
  })

  test('SH-INC-1 for the room beside a threat there is income', () => {
    const t = table('A . . . = garden[!radroach,.] . .', { red: {}, blue: {} }, BLUE_FIRST)
    t.place('A9')
    expect(t.asked).toBe('red income')
  })

  test('SH-INC-1 not for your own dwellers', () => {
    const t = table('A . . . = garden . .')
    t.place('A8')
    expect(t.asked).toBe('blue place')
    expect(t.red).toMatchObject({ power: 0, food: 2, water: 0 })
  })

  test('SH-INC-1 not on the top level', () => {
    const t = table()
    t.place('T10')
    expect(t.asked).toBe('blue place')
  })

  test('SH-INC-1 it goes to the owner of the level and to nobody else', () => {
    const t = table(
      'A . . . = garden . .',
      { red: {}, blue: {}, yellow: {} },
      { levels: [2, 0, 1], token: 1 }, // the level under the top is yellow's
    )
    t.place('A8')
    expect(t.asked).toBe('yellow income')
    t.take('power')
    expect(t.yellow.power).toBe(1)
    expect(t.asked).toBe('yellow place')
  })
})

describe('how it is paid out', () => {
  test('SH-INC-2 a linked space brings one income', () => {
    const t = table('A . . . = livingQuarters . .', { red: {}, blue: {} }, BLUE_FIRST)
    t.place('A8', 'plain', 'plain')
    expect(t.asked).toBe('red income')
    t.take('food')
    expect(t.red).toMatchObject({ power: 0, food: 1, water: 0 })
    expect(t.asked).toBe('red place')
  })

  test('SH-INC-2 a doubled reward brings one income', () => {
    const t = table('A . . . = garden . .', { red: {}, blue: { trained: ['L'] } }, BLUE_FIRST)
    t.place('A8', 'L').take('food')
    expect(t.red.food).toBe(1)
    expect(t.asked).toBe('red place')
  })

  test('SH-INC-2 every placement brings one', () => {
    const t = table('A . . . = garden . .', { red: { plain: 0 }, blue: {} }, BLUE_FIRST)
    t.place('A8').take('food')
    t.place('A9').take('food')
    expect(t.red.food).toBe(2)
  })

  test('SH-INC-2 it comes after cost and rewards, and before the window of the placer', () => {
    const t = table('A . . . = classroom . .', { red: {}, blue: { items: ['husky'] } }, BLUE_FIRST)
    t.place('A8')
    expect(t.asked).toBe('blue gainAny')
    t.take('water')
    expect(t.asked).toBe('red income')
    t.take('power')
    expect(t.asked).toBe('blue afterPlacing') // the Husky has water to trade now
  })

  test('SH-INC-2 it comes after the exchange of the placer, and before its second chance', () => {
    const t = table('A . . . = storageRoom . .', { red: {}, blue: { water: 2 } }, BLUE_FIRST)
    t.place('A8')
    expect(t.asked).toBe('blue exchange')
    t.play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.asked).toBe('red income')
    t.skip()
    expect(t.asked).toBe('blue afterPlacing')
  })

  test('SH-INC-2 it may be declined', () => {
    const t = table('A . . . = garden . .', { red: {}, blue: {} }, BLUE_FIRST)
    t.place('A8').skip()
    expect(t.told).toContain('incomeDeclined')
    expect(t.red).toMatchObject({ power: 0, food: 0, water: 0 })
    expect(t.asked).toBe('red place')
  })

  test('SH-INC-2 with three full tracks nothing is asked', () => {
    const t = table('A . . . = garden . .', { red: { power: 6, food: 6, water: 6 }, blue: {} }, BLUE_FIRST)
    t.place('A8')
    expect(t.asked).toBe('red place')
  })

  test('SH-INC-2 with one track that is not full it is still asked, for it may be declined', () => {
    const t = table('A . . . = garden . .', { red: { power: 6, food: 6, water: 5 }, blue: {} }, BLUE_FIRST)
    t.place('A8')
    expect(t.choices).toEqual([{ do: 'take', resource: 'water' }, { do: 'skip' }])
    expect(t.refuses({ do: 'take', resource: 'food' })).toBe('SH-RES-1')
  })

  test('SH-INC-2 only a resource or a refusal is an answer', () => {
    const t = table('A . . . = garden . .', { red: { items: ['husky'], water: 1 }, blue: {} }, BLUE_FIRST)
    t.place('A8')
    expect(t.refuses({ do: 'pass' })).toBe('SH-INC-2')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T10' })).toBe('SH-INC-2')
    expect(t.refuses({ do: 'use', item: 'husky' })).toBe('SH-INC-2')
  })

  test('SH-INC-2 who has passed receives it too', () => {
    const t = table('A . . . = garden . .')
    t.pass().place('A8')
    expect(t.asked).toBe('red income')
    t.take('power')
    expect(t.red.power).toBe(1)
    expect(t.asked).toBe('blue place')
  })

  test('SH-INC-2 it comes even if the reward did nothing', () => {
    const t = table('A . . . = garden . .', { red: {}, blue: { food: 6 } }, BLUE_FIRST)
    t.place('A8')
    expect(t.blue.food).toBe(6)
    expect(t.asked).toBe('red income')
  })

  test('SH-INC-2 it comes for a guest who exchanges nothing', () => {
    const t = table('A . . . = storageRoom . .', { red: {}, blue: {} }, BLUE_FIRST)
    t.place('A8')
    expect(t.asked).toBe('red income')
  })

  test('SH-INC-2 it comes for a build in your Theme Workshop, once the room stands on the level of the builder', () => {
    const t = table(
      'A . . . = themeWorkshop . .',
      { red: {}, blue: { power: 4 } },
      { ...BLUE_FIRST, rooms: { track: ['weightRoom'] } },
    )
    t.place('A8')
    expect(t.asked).toBe('blue chooseSide')
    t.play({ do: 'side', side: 'right' })
    expect(t.vault).toContain('B . . . = weightRoom . .')
    expect(t.asked).toBe('red income')
  })

  test('SH-INC-2 the last placement of the game brings it too', () => {
    const t = table('A . . . = garden . .', { red: {}, blue: { plain: 1 } }, { ending: true })
    t.pass().place('A8')
    expect(t.asked).toBe('red income')
    t.take('food')
    expect(t.asked).toBeUndefined()
    expect(t.red.food).toBe(1)
  })
})

import { describe, expect, test } from 'vitest'
import { CALM, table } from './table.ts'

describe('training', () => {
  test('SH-TRN-1 training does nothing at once; at the recall the dweller is trained in the printed letter', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.place('T3')
    expect(t.red).toMatchObject({ plain: 0, trained: [] })
    t.passRound()
    expect(t.red).toMatchObject({ plain: 0, trained: ['L'], dwellers: 1 })
  })

  test.each([
    ['classroom', 'I'],
    ['athleticsRoom', 'A'],
    ['armory', 'P'],
    ['gameRoom', 'L'],
    ['weightRoom', 'S'],
    ['fitnessRoom', 'E'],
    ['lounge', 'C'],
  ] as const)('SH-TRN-1 the left space of %s teaches %s after its cube, and nobody is asked', (room, letter) => {
    const t = table(`A . . ${room} = . . .`, { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.place('A5')
    expect(t.asked).toBe('red gainAny')
    t.take('food').passRound()
    expect(t.asked).toBe('red place')
    expect(t.red).toMatchObject({ food: 1, trained: [letter] })
  })

  test.each([
    ['medbay', 'E'],
    ['scienceLab', 'I'],
  ] as const)('SH-TRN-1 the left space of %s heals and teaches %s', (room, letter) => {
    const t = table(`A . . ${room} = . . .`, { red: { hurt: 1 }, blue: {} }, { dice: CALM })
    t.place('A5', 'hurt').passRound()
    expect(t.red).toMatchObject({ hurt: 0, plain: 0, trained: [letter] })
  })

  test('SH-TRN-1 without a printed letter the player picks one at the recall', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.place('T6').passRound()
    expect(t.asked).toBe('red trainAny')
    expect(t.choices).toEqual([
      { do: 'train', letter: 'S' },
      { do: 'train', letter: 'P' },
      { do: 'train', letter: 'E' },
      { do: 'train', letter: 'C' },
      { do: 'train', letter: 'I' },
      { do: 'train', letter: 'A' },
      { do: 'train', letter: 'L' },
    ])
    t.train('C')
    expect(t.red).toMatchObject({ plain: 0, trained: ['C'] })
  })

  test.each(['medbay', 'scienceLab'])('SH-TRN-1 the right space of %s heals and lets the player pick', room => {
    const t = table(`A . . ${room} = . . .`, { red: { hurt: 1, food: 1 }, blue: {} }, { dice: CALM })
    t.place('A6', 'hurt').passRound().train('P')
    expect(t.red).toMatchObject({ hurt: 0, plain: 0, trained: ['P'] })
  })

  test('SH-TRN-1 the right space of the Theme Workshop lets the player pick', () => {
    const t = table('A . . themeWorkshop = . . .', { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.place('A6').passRound().train('S')
    expect(t.red.trained).toEqual(['S'])
  })

  test('SH-TRN-2 a second dweller that learns the same printed letter comes back untrained', () => {
    const t = table('A . . gameRoom = . . .', { red: { plain: 2 }, blue: {} }, { dice: CALM })
    t.place('T3').pass().place('A5').take('food')
    expect(t.red).toMatchObject({ plain: 2 - 1, trained: ['L'], dwellers: 2 })
  })

  test('SH-TRN-2 a dweller whose letter is held by one at home comes back untrained', () => {
    const t = table('', { red: { plain: 1, trained: ['L'] }, blue: {} }, { dice: CALM })
    t.place('T3').passRound()
    expect(t.red).toMatchObject({ plain: 1, trained: ['L'], dwellers: 2 })
  })

  test('SH-TRN-2 players do not take letters from each other', () => {
    const t = table('A . . gameRoom = . . .', { red: { plain: 1 }, blue: { plain: 1 } }, { dice: CALM })
    t.place('T3').place('A5').take('food').skip()
    expect(t.red.trained).toEqual(['L'])
    expect(t.blue.trained).toEqual(['L'])
  })

  test('SH-TRN-2 printed letters are given first, wherever they are printed', () => {
    const t = table('A . . classroom = . . .', { red: {}, blue: {} }, { dice: CALM })
    t.place('T6').pass().place('A5').take('food') // the top level comes before level A, but I is printed
    expect(t.asked).toBe('red trainAny')
    expect(t.red.trained).toEqual(['I'])
    expect(t.choices).not.toContainEqual({ do: 'train', letter: 'I' })
    expect(t.refuses({ do: 'train', letter: 'I' })).toBe('SH-TRN-2')
    t.train('S')
    expect(t.red.trained).toEqual(['S', 'I'])
  })

  test('SH-TRN-2 letters held at home are not offered', () => {
    const t = table('', { red: { plain: 1, trained: ['S', 'L'] }, blue: {} }, { dice: CALM })
    t.place('T6').passRound()
    expect(t.choices.map(choice => choice.do === 'train' && choice.letter)).toEqual(['P', 'E', 'C', 'I', 'A'])
    expect(t.refuses({ do: 'train', letter: 'S' })).toBe('SH-TRN-2')
  })

  test('SH-TRN-2 of two dwellers of a player the second picks among what the first left', () => {
    const t = table('A . . themeWorkshop = . . .', { red: {}, blue: {} }, { dice: CALM })
    t.place('T6').pass().place('A6')
    t.train('E')
    expect(t.asked).toBe('red trainAny')
    expect(t.refuses({ do: 'train', letter: 'E' })).toBe('SH-TRN-2')
    t.train('A')
    expect(t.red.trained).toEqual(['E', 'A'])
  })

  test('SH-TRN-2 the picks go clockwise from the holder of the token', () => {
    const t = table(
      `T wasteland vaultDoor vaultEntrance[.,red] = waterTreatment diner powerGenerator
       B . . themeWorkshop[.,blue] = medbay[.,yellow] . .`,
      { red: {}, blue: {}, yellow: { plain: 1 } },
      { token: 1, turn: 2, dice: [3, 4, 3, 4, 3, 4, 3, 4] },
    )
    t.pass()
    expect(t.asked).toBe('blue trainAny')
    t.train('S')
    expect(t.asked).toBe('yellow trainAny')
    t.train('S')
    expect(t.asked).toBe('red trainAny')
    t.train('S')
    expect(t.asked).toBe('blue place')
  })

  test('SH-TRN-2 whoever took the token this round picks first', () => {
    const t = table(
      `T wasteland vaultDoor vaultEntrance[.,red] = waterTreatment diner powerGenerator
       B . . themeWorkshop[.,blue] = . . .`,
      { red: {}, blue: { plain: 1 } },
      { dice: CALM },
    )
    t.place('T3')
    expect(t.asked).toBe('blue trainAny')
  })

  test('SH-TRN-2 a pick cannot be declined', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, { dice: CALM })
    t.place('T6').passRound()
    expect(t.refuses({ do: 'skip' })).toBe('SH-TRN-2')
    expect(t.refuses({ do: 'pass' })).toBe('SH-TRN-2')
  })

  test('SH-TRN-2 with one letter free nobody is asked', () => {
    const t = table('', { red: { plain: 1, trained: ['S', 'P', 'E', 'C', 'I', 'L'] }, blue: {} }, { dice: CALM })
    t.place('T6').passRound()
    expect(t.asked).toBe('red place')
    expect(t.red.trained).toEqual(['S', 'P', 'E', 'C', 'I', 'A', 'L'])
  })

  test('SH-TRN-3 a trained dweller may go wherever an untrained one may', () => {
    const t = table('A . . medbay = garden[!radroach,.] . .', { red: { plain: 1, trained: ['S'] }, blue: {} })
    expect(t.spacesFor('S')).toContain('T12')
    expect(t.spacesFor('S')).toContain('A8')
    expect(t.spacesFor('S')).toEqual(t.spacesFor('plain'))
    expect(t.refuses({ do: 'place', who: 'S', space: 'A5' })).toBe('SH-PLC-3')
  })

  test('SH-TRN-3 the training ends with the placement that used it', () => {
    const t = table('', { red: { trained: ['S'] }, blue: {} }, { dice: CALM })
    t.place('T12', 'S')
    expect(t.red).toMatchObject({ power: 4, trained: [] })
    t.passRound()
    expect(t.red).toMatchObject({ plain: 1, trained: [] })
  })

  test('SH-TRN-3 the training ends with a placement that did not use it', () => {
    const t = table('', { red: { trained: ['S'] }, blue: {} }, { dice: CALM })
    t.place('T10', 'S').passRound()
    expect(t.red).toMatchObject({ food: 2, plain: 1, trained: [] })
  })

  test('SH-TRN-3 the training ends in a lost fight too', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .',
      { red: { trained: ['S'] }, blue: {} },
      { dice: [1, 1, ...{ dice: CALM }.dice] },
    )
    t.place('A5', 'S').passRound()
    expect(t.red).toMatchObject({ plain: 0, hurt: 1, trained: [] })
  })

  test('SH-TRN-3 on a linked space both lose their training', () => {
    const t = table('A . . livingQuarters = . . .', { red: { trained: ['S', 'C'] }, blue: {} }, { dice: CALM })
    t.place('A5', 'S', 'C').passRound()
    expect(t.red).toMatchObject({ trained: [], plain: 4 }) // with two new ones
  })

  test('SH-TRN-3 a trained dweller that stays at home stays trained', () => {
    const t = table('', { red: { trained: ['S'] }, blue: {} }, { dice: CALM })
    t.passRound()
    expect(t.state.round).toBe(2)
    expect(t.red).toMatchObject({ plain: 0, trained: ['S'] })
  })

  test('SH-TRN-3 a placed dweller leaves its letter free for itself or another to learn', () => {
    const t = table('', { red: { trained: ['L'] }, blue: {} }, { dice: CALM })
    t.place('T3', 'L').passRound()
    expect(t.red).toMatchObject({ plain: 0, trained: ['L'] })
  })
})

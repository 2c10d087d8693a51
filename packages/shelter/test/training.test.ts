import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Two dice a level that name no room: nothing spawns at the start of the next round. */
const QUIET = { dice: [3, 4, 3, 4, 3, 4] }

describe('training', () => {
  test('SH-TRN-1 training does nothing at once; at the recall the dweller is trained in the printed letter', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, QUIET)
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
    const t = table(`A . . ${room} = . . .`, { red: { plain: 1 }, blue: {} }, QUIET)
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
    const t = table(`A . . ${room} = . . .`, { red: { hurt: 1 }, blue: {} }, QUIET)
    t.place('A5', 'hurt').passRound()
    expect(t.red).toMatchObject({ hurt: 0, plain: 0, trained: [letter] })
  })

  test('SH-TRN-1 without a printed letter the player picks one at the recall', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, QUIET)
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
    const t = table(`A . . ${room} = . . .`, { red: { hurt: 1, food: 1 }, blue: {} }, QUIET)
    t.place('A6', 'hurt').passRound().train('P')
    expect(t.red).toMatchObject({ hurt: 0, plain: 0, trained: ['P'] })
  })

  test('SH-TRN-1 the right space of the Theme Workshop lets the player pick', () => {
    const t = table('A . . themeWorkshop = . . .', { red: { plain: 1 }, blue: {} }, QUIET)
    t.place('A6').passRound().train('S')
    expect(t.red.trained).toEqual(['S'])
  })

  test('SH-TRN-2 a second dweller that learns the same printed letter comes back untrained', () => {
    const t = table('A . . gameRoom = . . .', { red: { plain: 2 }, blue: {} }, QUIET)
    t.place('T3').pass().place('A5').take('food')
    expect(t.red).toMatchObject({ plain: 2 - 1, trained: ['L'], dwellers: 2 })
  })

  test('SH-TRN-2 a dweller whose letter is held by one at home comes back untrained', () => {
    const t = table('', { red: { plain: 1, trained: ['L'] }, blue: {} }, QUIET)
    t.place('T3').passRound()
    expect(t.red).toMatchObject({ plain: 1, trained: ['L'], dwellers: 2 })
  })

  test('SH-TRN-2 players do not take letters from each other', () => {
    const t = table('A . . gameRoom = . . .', { red: { plain: 1 }, blue: { plain: 1 } }, QUIET)
    t.place('T3').place('A5').take('food').skip()
    expect(t.red.trained).toEqual(['L'])
    expect(t.blue.trained).toEqual(['L'])
  })

  test('SH-TRN-2 printed letters are given first, wherever they are printed', () => {
    const t = table('A . . classroom = . . .', { red: {}, blue: {} }, QUIET)
    t.place('T6').pass().place('A5').take('food') // the top level comes before level A, but I is printed
    expect(t.asked).toBe('red trainAny')
    expect(t.red.trained).toEqual(['I'])
    expect(t.choices).not.toContainEqual({ do: 'train', letter: 'I' })
    expect(t.refuses({ do: 'train', letter: 'I' })).toBe('SH-TRN-2')
    t.train('S')
    expect(t.red.trained).toEqual(['S', 'I'])
  })

  test('SH-TRN-2 letters held at home are not offered', () => {
    const t = table('', { red: { plain: 1, trained: ['S', 'L'] }, blue: {} }, QUIET)
    t.place('T6').passRound()
    expect(t.choices.map(choice => choice.do === 'train' && choice.letter)).toEqual(['P', 'E', 'C', 'I', 'A'])
    expect(t.refuses({ do: 'train', letter: 'S' })).toBe('SH-TRN-2')
  })

  test('SH-TRN-2 of two dwellers of a player the second picks among what the first left', () => {
    const t = table('A . . themeWorkshop = . . .', { red: {}, blue: {} }, QUIET)
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
      QUIET,
    )
    t.place('T3')
    expect(t.asked).toBe('blue trainAny')
  })

  test('SH-TRN-2 a pick cannot be declined', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }, QUIET)
    t.place('T6').passRound()
    expect(t.refuses({ do: 'skip' })).toBe('SH-TRN-2')
    expect(t.refuses({ do: 'pass' })).toBe('SH-TRN-2')
  })

  test('SH-TRN-2 with one letter free nobody is asked', () => {
    const t = table('', { red: { plain: 1, trained: ['S', 'P', 'E', 'C', 'I', 'L'] }, blue: {} }, QUIET)
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
    const t = table('', { red: { trained: ['S'] }, blue: {} }, QUIET)
    t.place('T12', 'S')
    expect(t.red).toMatchObject({ power: 4, trained: [] })
    t.passRound()
    expect(t.red).toMatchObject({ plain: 1, trained: [] })
  })

  test('SH-TRN-3 the training ends with a placement that did not use it', () => {
    const t = table('', { red: { trained: ['S'] }, blue: {} }, QUIET)
    t.place('T10', 'S').passRound()
    expect(t.red).toMatchObject({ food: 2, plain: 1, trained: [] })
  })

  test('SH-TRN-3 the training ends in a lost fight too', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .',
      { red: { trained: ['S'] }, blue: {} },
      { dice: [1, 1, ...QUIET.dice] },
    )
    t.place('A5', 'S').passRound()
    expect(t.red).toMatchObject({ plain: 0, hurt: 1, trained: [] })
  })

  test('SH-TRN-3 on a linked space both lose their training', () => {
    const t = table('A . . livingQuarters = . . .', { red: { trained: ['S', 'C'] }, blue: {} }, QUIET)
    t.place('A5', 'S', 'C').passRound()
    expect(t.red).toMatchObject({ trained: [], plain: 4 }) // with two new ones
  })

  test('SH-TRN-3 a trained dweller that stays at home stays trained', () => {
    const t = table('', { red: { trained: ['S'] }, blue: {} }, QUIET)
    t.passRound()
    expect(t.state.round).toBe(2)
    expect(t.red).toMatchObject({ plain: 0, trained: ['S'] })
  })

  test('SH-TRN-3 a placed dweller leaves its letter free for itself or another to learn', () => {
    const t = table('', { red: { trained: ['L'] }, blue: {} }, QUIET)
    t.place('T3', 'L').passRound()
    expect(t.red).toMatchObject({ plain: 0, trained: ['L'] })
  })
})

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

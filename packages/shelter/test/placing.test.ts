import { describe, expect, test } from 'vitest'
import { CALM, lair, table } from './table.ts'

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

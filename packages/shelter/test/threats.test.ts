import { describe, expect, test } from 'vitest'
import { type Event, shelter } from '@overseer/shelter'
import { Table, table } from './table.ts'

const TOP = 'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator'

/** What the dice said, level by level. */
function rolled(t: Table): Extract<Event, { type: 'threatRolled' }>[] {
  return t.events.filter(event => event.type === 'threatRolled')
}

describe('spawning', () => {
  test('SH-THR-1 two dice for each level, from the top down', () => {
    const t = table('', { red: {}, blue: {}, yellow: {} }, { dice: [1, 2, 3, 4, 5, 6, 1, 6] })
    t.passRound()
    expect(rolled(t)).toEqual([
      { type: 'threatRolled', level: 0, dice: [1, 2] },
      { type: 'threatRolled', level: 1, dice: [3, 4] },
      { type: 'threatRolled', level: 2, dice: [5, 6] },
      { type: 'threatRolled', level: 3, dice: [1, 6] },
    ])
  })

  test('SH-THR-1 the sum names a column of that level, and cards come in the order of the levels', () => {
    const t = table(
      'A . . garden = . . .\nB . . lounge = . . .',
      {},
      { threats: { next: ['fire', 'raider', 'radroach'] }, dice: [4, 6, 2, 3, 3, 3] },
    )
    t.passRound()
    expect(t.vault).toBe(
      `T wasteland vaultDoor vaultEntrance = waterTreatment diner[!fire,.] powerGenerator
A . . garden[!raider,.] = . . .
B . . lounge[.,!radroach] = . . .`,
    )
  })

  test('SH-THR-1 SH-RND-1 in the first round nothing spawns', () => {
    const t = new Table(shelter.setup({ seats: 4, first: 0 }, 'first round'))
    expect(t.asked).toBe('red place')
    expect(t.vault).not.toContain('!')
    expect(t.state.threatPile.deck).toHaveLength(18)
  })

  test('SH-THR-1 SH-RND-1 in every other it comes before the placing', () => {
    const t = table('', {}, { threats: { next: ['fire'] }, dice: [1, 2, 3, 4, 3, 4] })
    t.passRound()
    expect(t.asked).toBe('red place')
    expect(t.threat('T3')).toBe('fire')
  })

  test('SH-THR-2 a seven brings nothing and draws no card', () => {
    const t = table('A . . garden = . . .', {}, { threats: { next: ['fire', 'raider'] }, dice: [3, 4, 2, 5, 1, 6] })
    t.passRound()
    expect(t.vault).not.toContain('!')
    expect(t.state.threatPile.deck).toHaveLength(18)
  })

  test('SH-THR-2 where no room is, nothing comes and no card is drawn', () => {
    const t = table('A . . garden = . . .', {}, { threats: { next: ['fire'] }, dice: [3, 4, 4, 4, 2, 3] })
    t.passRound()
    expect(t.vault).not.toContain('!')
    expect(t.state.threatPile.deck).toHaveLength(18)
  })

  test('SH-THR-2 where a threat is already, nothing comes and the card waits for the next level', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .\nB . . lounge = . . .',
      {},
      { threats: { next: ['fire', 'raider'] }, dice: [3, 4, 2, 3, 2, 3] },
    )
    t.passRound()
    expect(t.vault).toContain('garden[!moleRat,.]')
    expect(t.vault).toContain('lounge[!fire,.]')
    expect(t.state.threatPile.deck).toHaveLength(16)
  })

  test('SH-THR-2 the other space of the same room is no hindrance', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', {}, { threats: { next: ['fire'] }, dice: [3, 4, 3, 3, 3, 4] })
    t.passRound()
    expect(t.vault).toContain('garden[!moleRat,!fire]')
  })

  test('SH-THR-2 a threat that was beaten leaves its space open to the next', () => {
    const t = table(
      'A . . garden[!moleRat:red,.] = . . .',
      { red: {}, blue: {} },
      { threats: { next: ['fire'] }, turn: 1, dice: [3, 4, 2, 3, 3, 4] },
    )
    t.passRound()
    expect(t.vault).toContain('garden[!fire,.]')
  })

  test.each([
    [2, [1, 1], 'wasteland[.,!fire]'],
    [3, [1, 2], 'vaultDoor[!fire,.]'],
    [4, [1, 3], 'vaultDoor[.,!fire]'],
    [5, [1, 4], 'vaultEntrance[!fire,.]'],
    [6, [1, 5], 'vaultEntrance[.,!fire]'],
    [8, [2, 6], 'waterTreatment[!fire,.]'],
    [9, [3, 6], 'waterTreatment[.,!fire]'],
    [10, [4, 6], 'diner[!fire,.]'],
    [11, [5, 6], 'diner[.,!fire]'],
    [12, [6, 6], 'powerGenerator[!fire,.]'],
  ])('SH-THR-4 on the top level %i is %o: %s', (_total, dice, covered) => {
    const t = table('', {}, { threats: { next: ['fire'] }, dice: [...dice, 3, 4, 3, 4] })
    t.passRound()
    expect(t.vault).toContain(covered)
  })

  test.each([
    [2, [1, 1], 'A medbay[.,!fire] lounge garden = armory . .'],
    [3, [2, 1], 'A medbay lounge[!fire,.] garden = armory . .'],
    [4, [2, 2], 'A medbay lounge[.,!fire] garden = armory . .'],
    [5, [2, 3], 'A medbay lounge garden[!fire,.] = armory . .'],
    [6, [3, 3], 'A medbay lounge garden[.,!fire] = armory . .'],
    [8, [4, 4], 'A . . garden = armory[!fire,.] classroom garden'],
    [9, [4, 5], 'A . . garden = armory[.,!fire] classroom garden'],
    [10, [5, 5], 'A . . garden = armory classroom[!fire,.] garden'],
    [11, [6, 5], 'A . . garden = armory classroom[.,!fire] garden'],
    [12, [6, 6], 'A . . garden = armory classroom garden[!fire,.]'],
  ])('SH-THR-4 on the level of a player %i is %o: "%s"', (_total, dice, covered) => {
    const t = table(
      covered.replace('!fire', '.').replace('[.,.]', ''),
      {},
      { threats: { next: ['fire'] }, dice: [3, 4, ...dice, 3, 4] },
    )
    t.passRound()
    expect(t.vault).toContain(covered)
  })

  test('SH-THR-4 the outermost space of each side is safe: no position has a threat there', () => {
    expect(() => table(TOP.replace('wasteland', 'wasteland[!fire,.]'))).toThrow('nothing to cover on T1')
    expect(() => table(TOP.replace('powerGenerator', 'powerGenerator[.,!fire]'))).toThrow('nothing to cover on T13')
  })

  test('SH-THR-5 a seven leaves the elevators free, that of the top level and those of the players', () => {
    const t = table('A . . garden = . . .', {}, { threats: { next: ['fire'] }, dice: [1, 6, 2, 5, 3, 4] })
    t.passRound()
    expect(t.vault).toContain('vaultEntrance = waterTreatment')
    expect(t.vault).toContain('garden = .')
  })

  test('SH-THR-5 no position has a threat on an elevator', () => {
    expect(() => table('A . . . =[!fire] . . .')).toThrow('nothing to cover on A7')
    expect(() => table(TOP.replace('=', '=[!fire]'))).toThrow('nothing to cover on T7')
  })
})

describe('a threat in place of a space', () => {
  test('SH-THR-3 its cost replaces the cost of the space', () => {
    const t = table('A . . armory[.,!fire] = . . .', { red: { water: 1 }, blue: {} })
    t.place('A6') // two water for a happiness without the fire
    expect(t.red).toMatchObject({ water: 0, happiness: 1 })
  })

  test('SH-THR-3 a space that was free of charge has the price of the threat', () => {
    const t = table('A . . garden[!powerFailure,.] = . . .', { red: { power: 1 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-2')
    expect(t.spacesFor('plain')).toContain('A6')
  })

  test('SH-THR-3 its reward replaces the reward of the space', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', {}, { dice: [6, 6] })
    t.place('A5')
    expect(t.red).toMatchObject({ food: 0, happiness: 1 })
  })

  test('SH-THR-3 its letter replaces the letter of the space', () => {
    const t = table('A . . garden[!fire,.] = . . .', { red: { water: 1, items: ['formalWear'] }, blue: {} })
    t.place('A5') // L is covered
    expect(t.asked).toBe('blue place')
    expect(t.red).toMatchObject({ happiness: 1, exhausted: [] })
  })

  test('SH-THR-3 a linked threat takes two dwellers', () => {
    const t = table('A . . garden[!deathclaw,.] = . . .', { red: { plain: 3 }, blue: {} }, { dice: [5, 5] })
    expect(t.spacesFor('plain').filter(space => space === 'A5')).toHaveLength(1)
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-6')
    t.place('A5', 'plain', 'plain')
    expect(t.vault).toContain('garden[!deathclaw:red2,.]')
    expect(t.red.plain).toBe(1)
  })

  test('SH-THR-3 a linked threat is closed to who has one dweller', () => {
    const t = table('A . . garden[!deathclaw,.] = . . .', { red: { plain: 1 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-6')
    expect(t.refuses({ do: 'place', who: 'plain', with: 'plain', space: 'A5' })).toBe('SH-PLC-6')
    expect(t.spacesFor('plain')).not.toContain('A5')
  })

  test('SH-THR-3 the link of the covered space is gone', () => {
    const t = table('A . . livingQuarters[!moleRat,.] = . . .', {}, { dice: [6, 6] })
    expect(t.refuses({ do: 'place', who: 'plain', with: 'plain', space: 'A5' })).toBe('SH-PLC-6')
    t.place('A5')
    expect(t.red).toMatchObject({ happiness: 1, dwellers: 2, plain: 1 })
  })

  test('SH-THR-3 the mark for the injured is gone: the well may go there, the injured may not', () => {
    const t = table('A . . medbay[!moleRat,.] = . . .', { red: { plain: 1, hurt: 1 }, blue: {} }, { dice: [6, 6] })
    expect(t.refuses({ do: 'place', who: 'hurt', space: 'A5' })).toBe('SH-PLC-3')
    t.place('A5')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-THR-3 the exchange of the covered space is gone', () => {
    const t = table('A . . storageRoom[!moleRat,.] = . . .', { red: { water: 3 }, blue: {} }, { dice: [6, 6] })
    t.place('A5')
    expect(t.asked).toBe('blue place')
    expect(t.red.water).toBe(3)
  })

  test('SH-THR-3 the item that the covered space asks for is not asked for', () => {
    const t = table('A . . fitnessRoom[.,!moleRat] = . . .', {}, { dice: [6, 6] })
    t.place('A6')
    expect(t.red.happiness).toBe(1)
  })

  test('SH-THR-3 every player may send dwellers there', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', { red: {}, blue: {}, yellow: {} }, { turn: 2, dice: [6, 6] })
    t.place('A5')
    expect(t.yellow.happiness).toBe(1)
    expect(t.asked).toBe('red place') // and no income for red
  })

  test('SH-THR-3 who stands there closes it to the others for this round', () => {
    const t = table('A . . garden[!moleRat,.] = . . .', {}, { dice: [6, 6] })
    t.place('A5')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-1')
  })

  test('SH-THR-3 it stays from round to round until it is removed; then the space is as it was', () => {
    const quiet = [3, 4, 3, 4, 3, 4]
    const t = table('A . . garden[!moleRat,.] = . . .', {}, { dice: [...quiet, 6, 6, ...quiet] })
    t.passRound()
    expect(t.threat('A5')).toBe('moleRat')
    t.place('A5').passRound()
    expect(t.threat('A5')).toBeNull()
    t.place('A5')
    expect(t.red.food).toBe(2)
  })

  test('SH-THR-6 a fire is put out for one water: one happiness and no dice', () => {
    const t = table(
      'A . . garden[!fire,.] = . . .',
      { red: { water: 1, items: ['shotgun', 'fatMan'] }, blue: {} },
      { dice: [1, 1] },
    )
    t.place('A5')
    expect(t.asked).toBe('blue place') // no weapon was asked for
    expect(t.told).not.toContain('diceRolled')
    expect(t.red).toMatchObject({ water: 0, happiness: 1 })
    expect(t.vault).toContain('garden[!fire:red,.]')
  })

  test('SH-THR-6 a power failure is mended for two power', () => {
    const t = table('A . . garden[!powerFailure,.] = . . .', { red: { power: 2 }, blue: {} })
    t.place('A5')
    expect(t.told).not.toContain('diceRolled')
    expect(t.red).toMatchObject({ power: 0, happiness: 1 })
  })

  test('SH-THR-6 who cannot pay for it cannot go there', () => {
    const t = table('A . . garden[!fire,!powerFailure] = . . .', { red: { power: 1, food: 6 }, blue: {} })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A5' })).toBe('SH-PLC-2')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A6' })).toBe('SH-PLC-2')
    expect(t.spacesFor('plain')).not.toContain('A5')
  })
})

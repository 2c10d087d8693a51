import { describe, expect, test } from 'vitest'
import { type ItemId, narrator, type Position, shelter, type ShelterResult } from '@overseer/shelter'
import { type Table, table } from './table.ts'

const FIVE_ROOMS = 'A medbay lounge garden = armory classroom .'

function result(t: Table): ShelterResult {
  return shelter.result(t.state) as ShelterResult
}

/** The result of a game that ends with this round, everybody passing. */
function scored(seats: Parameters<typeof table>[1], vault = '', more: Partial<Position> = {}): ShelterResult {
  return result(table(vault, seats, { ending: true, ...more }).passRound())
}

describe('what threats cost', () => {
  test('SH-END-3 each threat on the own level costs one happiness', () => {
    const { scores, breakdown } = scored(
      { red: { happiness: 5 }, blue: { happiness: 5 } },
      'A . . garden[!fire,!raider] = lounge[!moleRat,.] . .\nB . . armory[!radroach,.] = . . .',
    )
    expect(scores).toEqual([2, 4])
    expect(breakdown.map(({ threats, lost }) => ({ threats, lost }))).toEqual([
      { threats: 3, lost: 3 },
      { threats: 1, lost: 1 },
    ])
  })

  test('SH-END-3 whose level it is, the order of the levels says', () => {
    const { scores } = scored({ red: { happiness: 5 }, blue: { happiness: 5 } }, 'A . . garden[!fire,.] = . . .', {
      levels: [1, 0],
    })
    expect(scores).toEqual([5, 4])
  })

  test('SH-END-3 those of the top level cost nobody', () => {
    const { scores } = scored(
      { red: { happiness: 5 }, blue: { happiness: 5 } },
      'T wasteland vaultDoor[!fire,!raider] vaultEntrance = waterTreatment diner powerGenerator',
    )
    expect(scores).toEqual([5, 5])
  })

  test('SH-END-3 they are counted after the recall: one just beaten costs nothing, one just lost to does', () => {
    const t = table(
      'A . . garden[!moleRat,!feralGhoul] = . . .',
      { red: { happiness: 5 }, blue: { plain: 0 } },
      { ending: true, dice: [6, 6, 1, 1] },
    )
    t.place('A5').place('A6')
    expect(result(t).scores[0]).toBe(5) // 5, and 1 for the Mole Rat, less 1 for the Ghoul
  })

  test('SH-END-3 items score first, then the threats are taken off', () => {
    const { breakdown } = scored({ red: { items: ['goldWatch'], food: 4 }, blue: {} }, 'A . . garden[!fire,.] = . . .')
    expect(breakdown[0]).toMatchObject({ items: { goldWatch: 2 }, lost: 1, total: 1 })
  })

  test('SH-END-3 nobody falls below 0', () => {
    const { breakdown, scores } = scored(
      { red: { happiness: 1 }, blue: {} },
      'A . . garden[!fire,!raider] = . . .\nB . . lounge[!moleRat,.] = . . .',
    )
    expect(scores).toEqual([0, 0])
    expect(breakdown[0]).toMatchObject({ threats: 2, lost: 1, total: 0 })
    expect(breakdown[1]).toMatchObject({ threats: 1, lost: 0, total: 0 })
  })
})

describe('who wins', () => {
  test('SH-END-4 most happiness wins, whatever else the others have', () => {
    const won = scored({
      red: { happiness: 3, power: 6, food: 6, water: 6, plain: 7, items: ['shotgun', 'husky'] },
      blue: { happiness: 4 },
    })
    expect(won).toMatchObject({ winners: [1], scores: [3, 4], ranks: [2, 1], tieBreaks: [] })
  })

  test('SH-END-4 what counts is the happiness after items and threats', () => {
    const won = scored(
      { red: { happiness: 3 }, blue: { happiness: 2, items: ['camera'] } },
      'A . . garden[!fire,.] = . . .',
    )
    expect(won).toMatchObject({ winners: [1], scores: [2, 3] })
  })

  test('SH-END-4 a tie is broken by the total of cubes', () => {
    const won = scored({
      red: { happiness: 3, power: 4, plain: 7, items: ['shotgun'] },
      blue: { happiness: 3, power: 1, food: 2, water: 2 },
    })
    expect(won).toMatchObject({ winners: [1], ranks: [2, 1], tieBreaks: ['cubes'] })
  })

  test('SH-END-4 then by dwellers, injured ones included', () => {
    const won = scored({
      red: { happiness: 3, power: 4, plain: 3, items: ['shotgun', 'husky'] },
      blue: { happiness: 3, food: 4, plain: 2, hurt: 2 },
    })
    expect(won).toMatchObject({ winners: [1], tieBreaks: ['cubes', 'dwellers'] })
  })

  test('SH-END-4 a dweller that came in the last round counts', () => {
    const t = table('', { red: { plain: 1, food: 3 }, blue: { plain: 1 } }, { ending: true, turn: 1 })
    t.pass().place('T5')
    expect(result(t)).toMatchObject({ winners: [0], tieBreaks: ['cubes', 'dwellers'] })
  })

  test('SH-END-4 then by items, ready or not', () => {
    const won = scored({
      red: { happiness: 3, items: ['shotgun', 'husky'], exhausted: ['shotgun', 'husky'] },
      blue: { happiness: 3, items: ['fatMan'] },
    })
    expect(won).toMatchObject({ winners: [0], ranks: [1, 2], tieBreaks: ['cubes', 'dwellers', 'items'] })
  })

  test('SH-END-4 who is still tied shares the victory', () => {
    const won = scored({
      red: { happiness: 3, power: 1, items: ['shotgun'] },
      blue: { happiness: 3, water: 1, items: ['fatMan'] },
    })
    expect(won).toMatchObject({ winners: [0, 1], ranks: [1, 1], tieBreaks: ['cubes', 'dwellers', 'items'] })
  })

  test('SH-END-4 a shared victory of two out of four, and the ranks below it', () => {
    const won = scored({
      red: { happiness: 2, food: 1 },
      blue: { happiness: 4 },
      yellow: { happiness: 2 },
      green: { happiness: 4 },
    })
    expect(won).toMatchObject({ winners: [1, 3], ranks: [3, 1, 4, 1], scores: [2, 4, 2, 4] })
  })

  test('SH-END-4 three leaders are sifted one criterion after another', () => {
    const won = scored({
      red: { happiness: 4, food: 2, plain: 2 },
      blue: { happiness: 4, food: 1, plain: 7 },
      yellow: { happiness: 4, water: 2, plain: 3 },
    })
    expect(won).toMatchObject({ winners: [2], ranks: [2, 3, 1], tieBreaks: ['cubes', 'dwellers'] })
  })

  test('SH-END-4 the winners are told', () => {
    const t = table('', { red: { happiness: 1 }, blue: {} }, { ending: true }).passRound()
    expect(t.events.at(-1)).toEqual({ type: 'gameEnded', winners: [0] })
  })

  test('SH-END-3 what is counted only at the end is told with the winner', () => {
    const told = (seats: Parameters<typeof table>[1], vault = ''): string => {
      const t = table(vault, seats, { ending: true }).passRound()
      return narrator('en', ['Ada', 'Boris']).event(shelter.view(t.state, 0), t.events.at(-1)!)
    }
    const over = 'The game is over. New overseer: Ada.'
    expect(told({ red: { happiness: 1 }, blue: {} })).toBe(over)
    expect(told({ red: { happiness: 1, food: 4, items: ['goldWatch'] }, blue: {} })).toBe(
      `${over} Items at the end: Ada\u00a0+2.`,
    )
    expect(
      told(
        { red: { happiness: 5 }, blue: { happiness: 1, food: 4, items: ['goldWatch'] } },
        'A . . medbay[.,!fire] = . . .',
      ),
    ).toBe(`${over} Items at the end: Boris\u00a0+2. Lost to threats: Ada\u00a0−1.`)
  })
})

describe('where the happiness came from', () => {
  test.each<[ItemId, number, Position['players'][number]]>([
    ['giddyupButtercup', 1, {}],
    ['giddyupButtercup', 3, { items: ['giddyupButtercup', 'husky', 'parrot', 'shotgun'] }],
    ['yaoGuaiHide', 1, { items: ['yaoGuaiHide', 'husky'] }],
    ['yaoGuaiHide', 3, { items: ['yaoGuaiHide', 'labCoat', 'powerArmor'] }],
    ['ductTape', 1, { items: ['ductTape', 'stimpak'] }],
    ['ductTape', 4, { items: ['ductTape', 'pistol', 'minigun', 'fatMan'] }],
    ['chemistryFlask', 2, { water: 5, food: 6 }],
    ['goldWatch', 3, { food: 6, power: 6 }],
    ['circuitBoard', 1, { power: 3, water: 6 }],
    ['camera', 2, { plain: 3, hurt: 2 }],
  ])('SH-END-3 %s scores %i with %o', (item, points, given) => {
    const { breakdown } = scored({ red: { items: [item], ...given }, blue: {} })
    expect(breakdown[0]).toMatchObject({ items: { [item]: points }, total: points })
  })

  test.each([
    [1, 'A . . garden = armory lounge .'],
    [2, FIVE_ROOMS],
    [2, 'A . lounge garden = armory classroom .'],
  ])('SH-END-3 the Globe scores %i with "%s"', (points, vault) => {
    const { breakdown } = scored({ red: { items: ['globe'] }, blue: {} }, vault)
    expect(breakdown[0]).toMatchObject({ items: { globe: points }, total: points })
  })

  test('SH-END-3 with one cube, one room, no water there is nothing to score, and nothing is listed', () => {
    const { breakdown } = scored(
      { red: { items: ['goldWatch', 'globe', 'chemistryFlask'], food: 1 }, blue: {} },
      'A . . garden = . . .',
    )
    expect(breakdown[0]).toMatchObject({ items: {}, total: 0 })
  })

  test('SH-END-4 the breakdown tells building, rooms and threats apart, and adds up to the total', () => {
    const t = table(
      'A . . gameRoom = garden[!moleRat,!fire] . .',
      { red: { plain: 3, power: 4, items: ['camera', 'globe'] }, blue: { plain: 0 } },
      { ending: true, dice: [6, 6], rooms: { track: ['weightRoom'] } },
    )
    t.place('A7').play({ do: 'side', side: 'left' }).place('A6').place('A8')
    expect(result(t).breakdown[0]).toEqual({
      sources: { building: 2, rooms: 1, threats: 1 },
      items: { camera: 1, globe: 1 },
      threats: 1, // the fire
      lost: 1,
      total: 5,
      cubes: 0,
      dwellers: 3,
      itemCount: 2,
    })
  })

  test('SH-END-4 before the end there is no result', () => {
    expect(shelter.result(table().state)).toBeUndefined()
  })
})

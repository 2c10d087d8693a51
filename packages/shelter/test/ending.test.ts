import { AGREE_END, isOutOfTurn, Match, newRecord, parseRecord, replay, resign } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { type ItemId, narrator, type Position, shelter, type ShelterResult } from '@overseer/shelter'
import { type Table, table } from './table.ts'

const QUIET = [3, 4, 3, 4, 3, 4]
const FIVE_ROOMS = 'A medbay lounge garden = armory classroom .'

function result(t: Table): ShelterResult {
  return shelter.result(t.state) as ShelterResult
}

/** The result of a game that ends with this round, everybody passing. */
function scored(seats: Parameters<typeof table>[1], vault = '', more: Partial<Position> = {}): ShelterResult {
  return result(table(vault, seats, { ending: true, ...more }).passRound())
}

describe('when the game ends', () => {
  test('SH-END-1 a sixth room ends the game with this round, which is played to its end', () => {
    const t = table(FIVE_ROOMS, { red: { plain: 1, power: 4 }, blue: {} }, { rooms: { track: ['weightRoom'] } })
    t.place('A7')
    expect(t.told).toContain('endTriggered')
    expect(t.state.ending).toBe('sixthRoom')
    expect(t.asked).toBe('blue place')
    expect(shelter.result(t.state)).toBeUndefined()
    t.place('T10').place('T11')
    expect(t.asked).toBeUndefined()
    expect(t.blue).toMatchObject({ food: 3, plain: 2 }) // the recall is part of the round
  })

  test('SH-END-1 a sixth room built in a Theme Workshop does it too', () => {
    const t = table(
      `${FIVE_ROOMS}\nB . . themeWorkshop = . . .`,
      { red: { plain: 1, power: 4 }, blue: {} },
      { rooms: { track: ['weightRoom'] } },
    )
    t.place('B5')
    expect(t.state.ending).toBe('sixthRoom')
  })

  test('SH-END-1 a fifth room does not, nor do six rooms of two players together', () => {
    const t = table(
      'A . lounge garden = armory classroom .\nB . . medbay = . . .',
      { red: { plain: 1, power: 4 }, blue: {} },
      { rooms: { track: ['weightRoom'] }, dice: QUIET },
    )
    t.place('A7').play({ do: 'side', side: 'right' }).passRound()
    expect(t.state.ending).toBeNull()
    expect(t.state.round).toBe(2)
  })

  test('SH-END-1 the last card of the threat deck ends the game with the round that drew it', () => {
    const t = table('', {}, { threats: { next: ['fire'], deck: 1 }, dice: [1, 2, ...QUIET] })
    t.passRound()
    expect(t.threat('T3')).toBe('fire')
    expect(t.state.ending).toBe('threatDeck')
    expect(t.asked).toBe('red place')
    t.place('T10').passRound()
    expect(t.asked).toBeUndefined()
    expect(t.state.round).toBe(2)
  })

  test('SH-END-1 the last card but one does not', () => {
    const t = table('', {}, { threats: { deck: 2 }, dice: [1, 2, ...QUIET] })
    t.passRound()
    expect(t.state.threatPile.deck).toHaveLength(1)
    expect(t.state.ending).toBeNull()
  })

  test('SH-END-1 a roll that draws no card does not, however few cards are left', () => {
    const t = table('', {}, { threats: { deck: 1 }, dice: QUIET })
    t.passRound()
    expect(t.state.ending).toBeNull()
  })

  test('SH-END-1 once triggered it stays so, even if the deck is refilled', () => {
    const t = table('A . . garden = . . .', {}, { threats: { next: ['fire'], deck: 1 }, dice: [1, 2, 2, 3, 3, 4] })
    t.passRound()
    expect(t.state.threatPile.deck.length).toBeGreaterThan(0)
    expect(t.state.ending).toBe('threatDeck')
    t.passRound()
    expect(t.asked).toBeUndefined()
  })

  test('SH-END-1 the last recall is a whole one: training, and threats that were dealt with go', () => {
    const t = table('A . . garden[!fire,.] = . . .', { red: { water: 1 }, blue: { plain: 0 } }, { ending: true })
    t.place('A5').place('T3')
    expect(t.asked).toBeUndefined()
    expect(t.red).toMatchObject({ plain: 1, trained: ['L'] })
    expect(t.threat('A5')).toBeNull()
  })

  test('SH-END-1 after the end nothing is allowed', () => {
    const t = table('', {}, { ending: true }).passRound()
    expect(t.choices).toEqual([])
    expect(t.refuses({ do: 'pass' })).toBe('SH-END-1')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'T10' })).toBe('SH-END-1')
  })

  test('SH-END-2 the discarded threats are shuffled for the levels that are still to roll', () => {
    const t = table(
      'A . . garden = . . .\nB . . lounge = . . .',
      {},
      { threats: { next: ['fire'], deck: 1 }, dice: [1, 2, 2, 3, 2, 3] },
    )
    expect(t.state.threatPile.discard).toHaveLength(17)
    t.passRound()
    expect(t.threat('T3')).toBe('fire')
    expect(t.threat('A5')).not.toBeNull()
    expect(t.threat('B5')).not.toBeNull()
    expect(t.told.filter(type => type === 'deckReshuffled')).toHaveLength(1)
    expect(t.state.threatPile.deck).toHaveLength(15)
    expect(t.state.threatPile.discard).toEqual([])
  })

  test('SH-END-2 nothing is shuffled if no threat is to spawn after the last card', () => {
    const t = table('A . . garden = . . .', {}, { threats: { deck: 1 }, dice: [3, 4, 2, 3, 2, 3] })
    t.passRound() // level B has no room: its roll needs no card
    expect(t.state.threatPile.deck).toEqual([])
    expect(t.told).not.toContain('deckReshuffled')
  })

  test('SH-END-2 without discarded threats nothing more spawns', () => {
    const t = table(
      `T wasteland[.,!radroach] vaultDoor[!radroach,!glowingRadroach] vaultEntrance[!moleRat,!moleRat] = waterTreatment[!feralGhoul,!feralGhoul] diner[!glowingOne,!glowingOne] powerGenerator[!radscorpion,.]
       A medbay[.,!radscorpion] lounge[!glowingRadscorpion,!glowingRadscorpion] garden[!raider,!raider] = armory[!deathclaw,!powerFailure] classroom .
       B . . garden = . . .`,
      {},
      { dice: [3, 4, 5, 5, 2, 3] },
    )
    expect(t.state.threatPile).toEqual({ deck: ['fire'], discard: [] })
    t.passRound()
    expect(t.threat('A10')).toBe('fire')
    expect(t.threat('B5')).toBeNull()
    expect(t.asked).toBe('red place')
  })

  test('SH-END-5 the game ends at the end of round 40', () => {
    const t = table('', {}, { round: 40 })
    t.passRound()
    expect(t.asked).toBeUndefined()
    expect(t.state).toMatchObject({ round: 40, ending: 'lastRound' })
    expect(t.events).toContainEqual({ type: 'endTriggered', ending: 'lastRound' })
  })

  test('SH-END-5 round 40 is played like any other, recall included', () => {
    const t = table('', { red: { plain: 1 }, blue: { plain: 1 } }, { round: 40 })
    t.place('T3').place('T10')
    expect(t.asked).toBeUndefined()
    expect(t.red).toMatchObject({ trained: ['L'] })
    expect(t.blue).toMatchObject({ food: 2, plain: 1 })
  })

  test('SH-END-5 after round 39 there is one more', () => {
    const t = table('', {}, { round: 39, dice: QUIET })
    t.passRound()
    expect(t.state.round).toBe(40)
    expect(t.asked).toBe('red place')
  })

  test('SH-END-5 players who only pass come to the end of forty rounds', () => {
    const t = table('', {}, { round: 38, dice: [...QUIET, ...QUIET] })
    t.passRound().passRound().passRound()
    expect(t.asked).toBeUndefined()
    expect(t.state).toMatchObject({ round: 40, ending: 'lastRound' })
  })
})

describe('after the last placement', () => {
  const LAST = { red: { plain: 1, water: 1, items: ['husky'] }, blue: { plain: 0 } } as const

  test.each([
    ['of the game', '', LAST, { ending: true }, 'T10'],
    ['of round 40', '', LAST, { round: 40 }, 'T10'],
    [
      'that brought the end itself',
      FIVE_ROOMS,
      { ...LAST, red: { ...LAST.red, power: 4 } },
      { rooms: { track: ['weightRoom'] } },
      'A7',
    ],
  ] as const)('SH-ITM-2 SH-END-1 items are used after the last placement %s as after any other', (...game) => {
    const [, vault, seats, rest, space] = game
    const t = table(vault, seats as never, rest as never).place(space)
    expect(t.asked).toBe('red afterPlacing')
    const { food } = t.red
    t.use('husky')
    expect(t.red).toMatchObject({ water: 0, food: food + 2 })
    expect(t.asked).toBeUndefined()
  })

  test('SH-ITM-2 SH-REC-2 a Stimpak heals the loser of the last fight, so the threat goes and costs nothing', () => {
    const t = table(
      'A . . garden[!moleRat,.] = . . .',
      { red: { plain: 1, happiness: 3, items: ['stimpak'] }, blue: { plain: 1, passed: true } },
      { ending: true, dice: [1, 1] },
    )
    t.place('A5')
    expect(t.asked).toBe('red afterPlacing')
    t.use('stimpak', { at: 'A5' })
    expect(t.asked).toBeUndefined()
    expect(result(t).scores).toEqual([3, 0])
  })

  test('SH-ITM-2 with nothing to use nobody is asked', () => {
    const t = table('', { red: { plain: 1, water: 1, items: ['globe'] }, blue: { plain: 0 } }, { ending: true })
    t.place('T10')
    expect(t.asked).toBeUndefined()
  })

  test('SH-RES-3 SH-END-1 an exchange is offered again after the last placement too', () => {
    const t = table('A . . storageRoom = . . .', { red: { plain: 1, water: 2 }, blue: { plain: 0 } }, { ending: true })
    t.place('A5').play({ do: 'exchange', pay: 'water', times: 1 })
    expect(t.asked).toBe('red afterPlacing')
    t.play({ do: 'exchange', pay: 'water', times: 1 }).skip()
    expect(t.red).toMatchObject({ water: 0, food: 4 })
    expect(t.asked).toBeUndefined()
  })

  test('SH-ITM-2 SH-END-1 if the game goes on the window opens after the last placement of a round', () => {
    const t = table('', { red: { plain: 1, water: 1, items: ['husky'] }, blue: { plain: 0 } })
    t.place('T10')
    expect(t.asked).toBe('red afterPlacing')
  })
})

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
      `${over} Items at the end: Ada +2.`,
    )
    expect(
      told(
        { red: { happiness: 5 }, blue: { happiness: 1, food: 4, items: ['goldWatch'] } },
        'A . . medbay[.,!fire] = . . .',
      ),
    ).toBe(`${over} Items at the end: Boris +2. Lost to threats: Ada −1.`)
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

describe('leaving before the end', () => {
  const THREE = { red: { happiness: 9 }, blue: { happiness: 2 }, yellow: { happiness: 1 } }

  test('SH-END-6 whoever resigns passes for good and comes last, however happy', () => {
    const t = table('', THREE, { ending: true })
    expect(t.asked).toBe('red place')
    t.play(resign(0))
    expect(t.told).toEqual(['resigned', 'passed'])
    expect(t.asked).toBe('blue place')
    expect(result(t.passRound())).toMatchObject({ winners: [1], ranks: [3, 1, 2] })
  })

  test('SH-END-6 it can be said on the turn of another, and lasts', () => {
    const t = table('', THREE, { dice: [3, 4, 3, 4, 3, 4, 3, 4] }).play(resign(2))
    expect(t.asked).toBe('red place')
    t.passRound()
    expect(t.state.round).toBe(2)
    expect(t.yellow.passed).toBe('forGood')
    t.pass().pass()
    expect(t.state.round).toBe(3)
  })

  test('SH-END-6 what was begun is declined for them', () => {
    const t = table('A . . storageRoom = . . .', {
      red: { plain: 1, food: 4, water: 6 },
      blue: {},
      yellow: {},
    }).place('A5')
    expect(t.asked).toBe('red exchange')
    t.play(resign(0))
    expect(t.red).toMatchObject({ food: 4, water: 6, passed: 'forGood' })
    expect(t.asked).toBe('blue place')
  })

  test('SH-END-6 when one is left that player wins, and the game is over at once', () => {
    const t = table().play(resign(0))
    expect(t.told).toEqual(['resigned', 'endTriggered', 'gameEnded'])
    expect(t.asked).toBeUndefined()
    expect(result(t)).toMatchObject({ winners: [1], ranks: [2, 1] })
  })

  test('SH-END-6 nobody resigns twice, no seat that is not there', () => {
    const t = table('', THREE).play(resign(1))
    expect(t.why(resign(1))).toEqual({ rule: 'SH-END-6', facts: { resigned: 1 } })
    expect(t.refuses(resign(3))).toBe('SH-END-6')
    expect(t.choices.some(isOutOfTurn)).toBe(false)
  })

  test('SH-END-6 a resignation is recorded with the choices and cannot be taken back', () => {
    const match = new Match(shelter, newRecord(shelter, { seats: 3 }, 'leaving'))
    match.apply(resign(1))
    expect(match.undoClosed).toBe('othersDecided')
    expect(match.record.choices).toEqual([{ do: 'resign', seat: 1 }])
    expect(replay(shelter, parseRecord(shelter, JSON.parse(JSON.stringify(match.record))))).toEqual(match.state)
  })

  test('SH-END-7 all agree: the game is over without a winner, all equal but who resigned', () => {
    const t = table('', THREE).play(resign(0)).play(AGREE_END)
    expect(t.asked).toBeUndefined()
    expect(result(t)).toMatchObject({ winners: [], ranks: [3, 1, 1], tieBreaks: [] })
    expect(t.refuses(AGREE_END)).toBe('SH-END-1')
  })
})

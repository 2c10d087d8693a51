import { AGREE_END, isOutOfTurn, Match, newRecord, parseRecord, replay, resign } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { shelter, type ShelterResult } from '@overseer/shelter'
import { CALM, type Table, table } from './table.ts'

const FIVE_ROOMS = 'A medbay lounge garden = armory classroom .'

function result(t: Table): ShelterResult {
  return shelter.result(t.state) as ShelterResult
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
      { rooms: { track: ['weightRoom'] }, dice: CALM },
    )
    t.place('A7').play({ do: 'side', side: 'right' }).passRound()
    expect(t.state.ending).toBeNull()
    expect(t.state.round).toBe(2)
  })

  test('SH-END-1 the last card of the threat deck ends the game with the round that drew it', () => {
    const t = table('', {}, { threats: { next: ['fire'], deck: 1 }, dice: [1, 2, ...CALM] })
    t.passRound()
    expect(t.threat('T3')).toBe('fire')
    expect(t.state.ending).toBe('threatDeck')
    expect(t.asked).toBe('red place')
    t.place('T10').passRound()
    expect(t.asked).toBeUndefined()
    expect(t.state.round).toBe(2)
  })

  test('SH-END-1 the last card but one does not', () => {
    const t = table('', {}, { threats: { deck: 2 }, dice: [1, 2, ...CALM] })
    t.passRound()
    expect(t.state.threatPile.deck).toHaveLength(1)
    expect(t.state.ending).toBeNull()
  })

  test('SH-END-1 a roll that draws no card does not, however few cards are left', () => {
    const t = table('', {}, { threats: { deck: 1 }, dice: CALM })
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
    const t = table('', {}, { round: 39, dice: CALM })
    t.passRound()
    expect(t.state.round).toBe(40)
    expect(t.asked).toBe('red place')
  })

  test('SH-END-5 players who only pass come to the end of forty rounds', () => {
    const t = table('', {}, { round: 38, dice: [...CALM, ...CALM] })
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

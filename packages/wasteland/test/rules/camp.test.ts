import { Match, newRecord, withdraw } from '@overseer/kernel'
import { type Choice, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

describe('camping', () => {
  test('W-CAMP-1 W-CAMP-R1 healing, rest and readying in one go; only trading is asked for', () => {
    const t = table({ players: [{ hp: 8, equipped: ['codsworth'], exhausted: ['codsworth'] }, {}] }).camp()
    expect(t.A).toMatchObject({ hp: 11, traits: ['wellRested'], exhausted: [] })
    expect(t.choices).toEqual([{ do: 'trade', with: 1 }, { do: 'skip' }])
    expect(t.skip().asked).toBe('A act')
  })

  test('W-CAMP-R1 alone nobody is asked anything', () => {
    const t = table({ players: [{ hp: 8 }] }).camp()
    expect(t.asked).toBe('A act')
    expect(t.events.flatMap(event => (event.type === 'camped' ? [event.part] : []))).toEqual(['heal', 'rest'])
  })

  test('W-CAMP-2 readying covers all exhausted cards', () => {
    const t = table({
      players: [
        {
          equipped: ['codsworth', 'powerFist'],
          inventory: ['teslaScience'],
          exhausted: ['codsworth', 'powerFist', 'teslaScience'],
        },
      ],
    })
    expect(t.camp().pass('camp').A.exhausted).toEqual([])
  })

  test('W-CAMP-3 T-CAMP-2 W-LOYAL-3 an enemy here forbids it, a friend does not', () => {
    const given = (revealed: 'a01' | null): Given => ({
      players: [{ at: 'mart.m', hp: 9, agendas: ['a01'], revealed }],
      foes: [{ face: 'star', at: 'mart.m' }],
    })
    expect(table(given(null)).refuses({ do: 'camp' })).toBe('W-CAMP-3')
    expect(table(given('a01')).can('camp')).toBe(true)
    expect(table(given('a01')).can('encounter')).toBe(true)
  })

  test('W-CAMP-4 partners are in the same or an adjacent space', () => {
    const t = table({
      players: [{ at: 'crossroads.b', hp: 9 }, { at: 'mart.m' }, { at: 'mart.p' }, { at: 'crossroads.b' }],
    }).camp()
    expect(t.offered('trade').map(choice => choice.with)).toEqual([1, 3])
    expect(t.refuses({ do: 'trade', with: 2 })).toBe('W-CAMP-4')
  })

  test('W-CAMP-R2 T-CAMP-4 a card received in this camp keeps its state', () => {
    const weapon: Choice[] = [
      { do: 'trade', with: 1 },
      { do: 'want', card: 'powerFist' },
      { do: 'propose' },
      { do: 'accept' },
    ]
    const t = table({
      players: [
        { hp: 9, equipped: ['codsworth'], exhausted: ['codsworth'] },
        { equipped: ['powerFist'], exhausted: ['powerFist'] },
      ],
    })
    t.camp()
      .plays(...weapon)
      .pass('equip', 'trading', 'camp')
    expect(t.A).toMatchObject({ inventory: ['powerFist'], exhausted: ['powerFist'] })
  })

  test('W-CAMP-R3 a partner may stand with an enemy', () => {
    const t = table({
      players: [{ at: 'crossroads.b', hp: 9 }, { at: 'mart.m' }],
      foes: [{ face: 'brute', at: 'mart.m' }],
    }).camp()
    expect(t.can('trade')).toBe(true)
  })

  test('W-CAMP-R4 equipment is not rearranged at camp, unless the option says so', () => {
    const players = [{ hp: 9, inventory: ['pipeRifle' as const] }, {}]
    expect(
      table({ players })
        .camp()
        .refuses({ do: 'arrange', equip: ['pipeRifle'] }),
    ).toBe('W-CAMP-R4')
    const t = table({ players, options: { equipAtCamp: true } })
      .camp()
      .play({ do: 'arrange', equip: ['pipeRifle'] })
    expect(t.A.equipped).toEqual(['pipeRifle'])
    expect(t.refuses({ do: 'arrange', equip: [] })).toBe('W-CAMP-R4')
  })

  test('W-CAMP-R5 trading is one part, made in one piece', () => {
    const t = table({ players: [{ hp: 5, inventory: ['junk'] }, {}] }).camp()
    t.state.players[0]!.inventory.push('wastelandSurvivalGuide')
    t.plays({ do: 'trade', with: 1 }, { do: 'give', card: 'junk' }, { do: 'propose' }, { do: 'skip' }, { do: 'skip' })
    expect(t.asked).toBe('A camp')
    expect(t.refuses({ do: 'trade', with: 1 })).toBe('W-CAMP-R5')
  })

  test('the Wasteland Survival Guide heals two more, once', () => {
    const t = table({ players: [{ hp: 5, inventory: ['wastelandSurvivalGuide'] }] }).camp()
    expect(t.A.hp).toBe(8)
    t.use('wastelandSurvivalGuide', 1)
    expect(t.A.hp).toBe(10)
    expect(t.asked).toBe('A act')
  })

  test('a camp with nothing to do but to have camped asks nothing', () => {
    const t = table({ players: [{ traits: ['wellRested'] }] }).camp()
    expect(t.asked).toBe('A act')
    expect(t.state.turn.actions).toBe(1)
  })
})

describe('trading', () => {
  const two: Given = {
    players: [
      {
        hp: 9,
        caps: 5,
        inventory: ['junk', 'water'],
        equipped: ['pipeRifle'],
        agendas: ['a01', 'a05'],
        perks: ['sprinter'],
      },
      { caps: 4, inventory: ['stimpak'], agendas: ['a03'] },
    ],
  }
  const begin = (given: Given = two) => table(given).camp().play({ do: 'trade', with: 1 })

  test('W-TRADE-1 W-TRADE-R2 cards, equipped ones too, Caps and agendas, in any number', () => {
    const t = begin()
    expect(t.asked).toBe('A offer')
    t.plays(
      { do: 'give', card: 'junk' },
      { do: 'give', card: 'pipeRifle' },
      { do: 'giveAgenda', agenda: 'a05', shown: false },
      { do: 'giveCaps', n: 2 },
      { do: 'want', card: 'stimpak' },
      { do: 'wantCaps', n: 1 },
      { do: 'propose' },
      { do: 'accept' },
    )
    expect(t.asked).toBe('B equip') // W-TRADE-R3
    t.play({ do: 'equip', card: 'pipeRifle' })
    expect(t.A).toMatchObject({ caps: 4, inventory: ['water', 'stimpak'], equipped: [], agendas: ['a01'] })
    expect(t.B).toMatchObject({ caps: 5, inventory: ['junk'], equipped: ['pipeRifle'], agendas: ['a03', 'a05'] })
  })

  test('W-TRADE-2 T-TRADE-2 without consent nothing changes', () => {
    const t = begin().plays({ do: 'want', card: 'stimpak' }, { do: 'propose' })
    expect(t.asked).toBe('B answerOffer')
    t.skip()
    expect(t.B.inventory).toEqual(['stimpak'])
    expect(t.asked).toBe('A trading')
    expect(t.skip().asked).toBe('A act')
  })

  test('W-TRADE-3 W-TRADE-4 T-CHAR-2 W-CHAR-4 promises, traits, letters, perks and ability cards are no part of an offer', () => {
    const t = begin()
    expect(t.refuses({ do: 'perk', perk: 'sprinter' })).toBe('W-TRADE-4')
    expect(t.refuses({ do: 'letter', letter: 'L' })).toBe('W-TRADE-4')
    expect(t.refuses({ do: 'trait', trait: 'wellRested' })).toBe('W-TRADE-4')
    expect(t.refuses({ do: 'give', card: 'stimpak' })).toBe('W-TRADE-1')
    expect(t.refuses({ do: 'giveCaps', n: 6 })).toBe('W-TRADE-1')
    const ghoul = begin({ players: [{ character: 'ghoul', hp: 5 }, {}] })
    expect(ghoul.can('give')).toBe(false)
  })

  test('W-TRADE-5 W-TRADE-R5 W-AGENDA-11 an agenda on offer may be shown to the partner, and to nobody else', () => {
    const t = begin({ ...two, players: [...two.players!, { at: 'cit.n' }] })
    t.plays({ do: 'giveAgenda', agenda: 'a05', shown: true }, { do: 'giveAgenda', agenda: 'a01', shown: false })
    expect(wasteland.view(t.state, 1).offer?.give.agendas).toEqual([null, null]) // not yet proposed
    t.play({ do: 'propose' })
    expect(t.tells('agendaShown')).toMatchObject({ agenda: 'a05', to: [0, 1] })
    expect(wasteland.view(t.state, 0).offer?.give.agendas).toEqual(['a05', 'a01'])
    expect(wasteland.view(t.state, 1).offer?.give.agendas).toEqual(['a05', null])
    expect(wasteland.view(t.state, 2).offer?.give.agendas).toEqual([null, null])
  })

  test('W-TRADE-6 W-EXH-4 an exhausted card stays exhausted', () => {
    const t = begin({ players: [{ hp: 9 }, { equipped: ['powerFist'], exhausted: ['powerFist'] }] })
    t.plays({ do: 'want', card: 'powerFist' }, { do: 'propose' }, { do: 'accept' }, { do: 'stow', card: 'powerFist' })
    expect(t.A).toMatchObject({ inventory: ['powerFist'], exhausted: ['powerFist'] })
  })

  test('W-TRADE-R1 one offer at a time, one counter-offer to it, answered by the camper', () => {
    const t = begin().plays(
      { do: 'give', card: 'junk' },
      { do: 'giveAgenda', agenda: 'a05', shown: false },
      { do: 'propose' },
      { do: 'counter' },
    )
    expect(t.asked).toBe('B offer')
    t.plays({ do: 'giveAgenda', agenda: 'a03', shown: true }, { do: 'wantAgendas' }, { do: 'propose' })
    expect(t.asked).toBe('A answerOffer')
    expect(t.refuses({ do: 'counter' })).toBe('W-TRADE-R1')
    t.play({ do: 'accept' })
    expect(t.A.agendas).toEqual(['a01', 'a03'])
    expect(t.B.agendas).toEqual(['a05'])
    expect(t.A.inventory).toContain('junk') // the counter-offer did not ask for it
  })

  test('W-TRADE-R3 T-TRADE-1 a fifth agenda is discarded by its new owner before influence counts', () => {
    const t = begin({ players: [{ hp: 9, agendas: ['a05'] }, { agendas: ['a01', 'a02', 'a03', 'a04'] }] })
    t.plays({ do: 'giveAgenda', agenda: 'a05', shown: false }, { do: 'propose' }, { do: 'accept' })
    expect(t.asked).toBe('B agendaLimit')
    t.play({ do: 'agenda', agenda: 'a01' })
    expect(t.B.agendas).toEqual(['a02', 'a03', 'a04', 'a05'])
  })

  test('W-TRADE-R4 W-LOYAL-R2 trading the revealed agenda away ends the loyalty', () => {
    const t = begin({ players: [{ hp: 9, agendas: ['a01'], revealed: 'a01' }, {}] })
    t.plays({ do: 'giveAgenda', agenda: 'a01', shown: false }, { do: 'propose' }, { do: 'accept' })
    expect(t.A.revealed).toBeNull()
    expect(t.B).toMatchObject({ agendas: ['a01'], revealed: null })
  })

  test('W-TRADE-R6 only the camper trades', () => {
    const t = begin({ players: [{ hp: 9 }, { inventory: ['junk'] }, {}] })
    expect(t.state.offer).toMatchObject({ from: 0, to: 1 })
    expect(t.offered('trade')).toEqual([])
  })

  test('W-TRADE-R7 T-TRADE-4 the camper may end the part at any time, and the same offer is made once', () => {
    const t = begin().plays(
      { do: 'give', card: 'junk' },
      { do: 'propose' },
      { do: 'skip' },
      { do: 'trade', with: 1 },
      { do: 'give', card: 'junk' },
    )
    expect(t.refuses({ do: 'propose' })).toBe('W-TRADE-R7')
    t.play({ do: 'want', card: 'stimpak' })
    expect(t.can('propose')).toBe(true)
    t.skip() // never made, and with it ends the trading part
    expect(t.events).toEqual([])
    expect(t.asked).toBe('A act')
    expect(t.A.inventory).toEqual(['junk', 'water'])
  })

  test('W-TRADE-R7 any number of different offers to one partner in one camp', () => {
    const t = begin()
    for (const [n, answer] of [
      [1, 'accept'],
      [2, 'skip'],
      [3, 'skip'],
      [4, 'accept'],
    ] as const) {
      t.plays({ do: 'giveCaps', n }, { do: 'propose' }, { do: answer })
      expect(t.asked).toBe('A trading')
      t.play({ do: 'trade', with: 1 })
    }
    expect([t.A.caps, t.B.caps]).toEqual([0, 9])
    expect(t.skip().asked).toBe('A act')
  })

  test('W-TRADE-R7 an offer with nothing in it is none', () => {
    const t = begin()
    expect(t.can('propose')).toBe(false)
    expect(wasteland.why(t.state, { do: 'propose' })).toEqual({ rule: 'W-TRADE-R7', facts: { emptyOffer: true } })
  })

  test('W-TRADE-R7 W-TRADE-5 the same offer once, unless it shows an agenda that was hidden before', () => {
    const hidden: Choice = { do: 'giveAgenda', agenda: 'a05', shown: false }
    const t = begin().plays(hidden, { do: 'propose' }, { do: 'skip' }, { do: 'trade', with: 1 })
    expect(t.play(hidden).refuses({ do: 'propose' })).toBe('W-TRADE-R7')
    t.plays({ do: 'skip' })
    const other = begin().plays(hidden, { do: 'propose' }, { do: 'skip' }, { do: 'trade', with: 1 })
    other.plays({ do: 'giveAgenda', agenda: 'a05', shown: true })
    expect(other.can('propose')).toBe(true)
  })

  test('W-TRADE-R7 T-TRADE-4 the camper withdraws an offer that is not answered, and the camp goes on', () => {
    const t = begin().plays({ do: 'give', card: 'junk' }, { do: 'propose' })
    expect(t.asked).toBe('B answerOffer')
    expect(t.refuses(withdraw(1))).toBe('W-TRADE-R7') // it is not theirs
    expect(t.choices).not.toContainEqual(withdraw(0)) // it belongs to no question
    t.play(withdraw(0))
    expect(t.events).toEqual([{ type: 'tradeWithdrawn', seat: 0, with: 1 }])
    expect(t.asked).toBe('A trading')
    expect([t.A.inventory, t.B.inventory]).toEqual([['junk', 'water'], ['stimpak']])
    expect(t.refuses(withdraw(0))).toBe('W-TRADE-R7') // nobody considers anything
    expect(t.skip().asked).toBe('A act')
  })

  test('W-TRADE-R7 the camper also need not wait for a counter-offer, and declines one that is made', () => {
    const making = begin().plays({ do: 'give', card: 'junk' }, { do: 'propose' }, { do: 'counter' })
    expect(making.asked).toBe('B offer')
    expect(making.play(withdraw(0)).asked).toBe('A trading')
    const unmade = begin().plays({ do: 'give', card: 'junk' }, { do: 'propose' }, { do: 'counter' }, { do: 'skip' })
    expect(unmade.events).toEqual([{ type: 'tradeDeclined', seat: 1, with: 0 }])
    expect(unmade.asked).toBe('A trading')
    const made = begin().plays({ do: 'give', card: 'junk' }, { do: 'propose' }, { do: 'counter' })
    made.plays({ do: 'giveCaps', n: 1 }, { do: 'propose' })
    expect(made.asked).toBe('A answerOffer')
    expect([made.refuses(withdraw(0)), made.refuses(withdraw(1))]).toEqual(['W-TRADE-R7', 'W-TRADE-R7'])
  })

  test('W-TRADE-R7 undo ends where an agenda was shown, and nowhere else in an offer', () => {
    const match = (shown: boolean) => {
      const offer: Choice = { do: 'giveAgenda', agenda: 'a05', shown }
      const choices: Choice[] = [{ do: 'camp' }, { do: 'trade', with: 1 }, offer, { do: 'propose' }]
      return new Match(wasteland, { ...newRecord(wasteland, null, 'undo'), position: two, choices })
    }
    expect(match(true).undoClosed).toBe('somethingRevealed')
    const open = match(false)
    expect([open.undoClosed, open.undoSeat]).toEqual([undefined, 0])
    open.apply(withdraw(0))
    expect(open.undoClosed).toBe('othersDecided')
  })
})

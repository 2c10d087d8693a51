import {
  activationsAhead,
  aheadOf,
  captions,
  type Choice,
  deckAhead,
  digestSince,
  type Event,
  outcomesSeen,
  pointersOf,
  type QuestAhead,
  questsAhead,
  tracksEndedBy,
  type View,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import '../all-words.ts'
import { type Given, type Table, table } from '../table.ts'
import '../all-words.ts'

const viewOf = (given: Given): View => wasteland.view(table(given).state, 0)
const objectivesOf = (given: Given): QuestAhead['objectives'] => questsAhead(viewOf(given), 0)[0]!.objectives

describe('quests ahead', () => {
  test('W-QACT-2 where an objective can be done, how far that is, and what cannot be paid', () => {
    const given: Given = { players: [{ at: 'mart.m', caps: 3 }], quests: [{ card: 24, marker: 'crossroads.k' }] }
    const [, pay] = objectivesOf(given)
    expect(pay).toMatchObject({ nearest: { to: 'rocket.r', moves: 1 }, ready: false, odds: null })
    expect(pay!.unpaid).toEqual([{ do: 'pay', n: 8 }])
    const rich = objectivesOf({ ...given, players: [{ at: 'rocket.r', caps: 8 }] })[1]!
    expect(rich).toMatchObject({ ready: true, unpaid: [], nearest: { to: 'rocket.r', moves: 0 } })
    expect(
      table({ ...given, players: [{ at: 'rocket.r', caps: 8 }] }).refuses({ do: 'quest', card: 24, objective: 2 }),
    ).toBeUndefined()
  })

  test('W-QACT-4 an enemy in the place is in the way', () => {
    const beset = objectivesOf({
      players: [{ at: 'rocket.r', caps: 8 }],
      quests: [{ card: 24, marker: 'crossroads.k' }],
      foes: [{ face: 'brute', at: 'rocket.r' }],
    })[1]!
    expect(beset).toMatchObject({ beset: true, ready: false })
  })

  test('W-CON-R8 the enemies whose kill counts', () => {
    const given: Given = {
      quests: [14],
      foes: [
        { face: 'looter', at: 'mart.m' },
        { face: 'radroach', at: 'mart.p' },
      ],
    }
    const t = table(given)
    const [kill] = questsAhead(wasteland.view(t.state, 0), 0)[0]!.objectives
    expect(kill).toMatchObject({ foes: [t.state.foes[0]!.id], places: ['mart.m'] })
  })

  test('whatever is ready is offered, and whatever is offered is ready, in play', () => {
    for (const seed of ['one', 'two', 'three']) {
      const state = wasteland.setup(wasteland.parse.options({ seats: 2, characters: ['ghoul', 'wastelander'] }), seed)
      for (let n = 0; n < 300 && wasteland.pending(state) !== undefined; n++) {
        const choices = wasteland.choices(state)
        const pending = wasteland.pending(state)!
        if (pending.ask === 'act' && state.turn.actions > 0) {
          const ready = questsAhead(wasteland.view(state, pending.seat), pending.seat).flatMap(({ card, objectives }) =>
            objectives.filter(one => one.ready).map(({ objective }) => `${card} ${objective}`),
          )
          const offered = choices.flatMap(choice =>
            choice.do === 'quest' ? [`${choice.card} ${choice.objective}`] : [],
          )
          expect(ready.toSorted()).toEqual(offered.toSorted())
        }
        wasteland.apply(state, choices[(n * 7 + seed.length) % choices.length]!)
      }
    }
  })

  test('spaces know which objectives point at them', () => {
    const quests = questsAhead(viewOf({ quests: [14] }), 0)
    expect(pointersOf(quests)).toContainEqual({ at: 'diamond.c', card: 14, objective: 2 })
  })
})

describe('influence ahead', () => {
  const seen = (given: Given) => aheadOf(viewOf(given), 0).influence

  test('W-INFL-1 what each agenda counts and lacks', () => {
    const { agendas } = seen({
      players: [{ agendas: ['a08', 'a12', 'a06'], caps: 12 }, { agendas: ['a01'] }, {}, {}],
      star: 3,
      shield: 0,
    })
    expect(agendas[0]).toEqual({
      agenda: 'a08',
      worth: 2,
      counts: [{ what: 'caps', check: null, has: 12, next: { n: 16, worth: 3 } }],
    })
    expect(agendas[1]!.counts).toEqual([{ what: 'gap', check: null, has: 0, next: { n: 3, worth: 2 } }])
    expect(agendas[2]!.counts).toEqual([{ what: 'starPower', check: null, has: 3, next: { n: 5, worth: 3 } }])
    const two = seen({ players: [{ agendas: ['a06'] }, {}], star: 3 }) // the fourth step gives two at once
    expect(two.agendas[0]!.counts).toEqual([{ what: 'starPower', check: null, has: 3, next: { n: 4, worth: 3 } }])
    const three = seen({ players: [{ agendas: ['a06'] }, {}, {}], star: 3 }) // the fifth gives three, the fourth nothing
    expect(three.agendas[0]!.counts).toEqual([{ what: 'starPower', check: null, has: 3, next: { n: 5, worth: 4 } }])
  })

  test('W-INFO-2 of others only what they must have and could have', () => {
    const { seats } = seen({ players: [{ agendas: ['a08'] }, { agendas: ['a01', 'a02'] }], star: 3 })
    expect(seats).toEqual([
      { seat: 0, least: 1, most: 1 },
      { seat: 1, least: 2, most: 8 },
    ])
  })
})

describe('the agenda deck ahead', () => {
  test('W-AGENDA-10 in two cards both factions rise, and one of them wins', () => {
    const view = viewOf({ players: [{}, {}], star: 5, shield: 2, agendas: { deck: 2 } })
    expect(deckAhead(view)).toMatchObject({
      cards: 2,
      rise: ['star', 'shield'],
      ends: ['star'],
      endsIn: 2,
      lost: true,
      warning: 'alarm',
    })
  })

  test('W-TRACK-R3 both factions may reach the end with one card, and both are named', () => {
    const view = viewOf({ players: [{}, {}], star: 5, shield: 5, agendas: { deck: 2 } })
    expect(deckAhead(view).ends).toEqual(['star', 'shield'])
    expect(captions('en', ['Ann', 'Ben']).ahead(view, 0).join(' ')).toContain(
      'That takes The Railroad and The Institute to the end of the track',
    )
  })

  test('W-SOLO-4 alone only the weaker one rises', () => {
    expect(deckAhead(viewOf({ star: 5, shield: 2 }))).toMatchObject({ rise: ['shield'], ends: [] })
  })

  test('W-AGENDA-8 which quests and cards would bring a faction to the end of the track', () => {
    const drawing: Given = { quests: [134], star: 5, shield: 3, players: [{ inventory: ['geck'], at: 'mart.m' }, {}] }
    const left = (deck: number, given: Given = drawing): View => {
      const view = viewOf(given)
      return { ...view, agendaPile: { ...view.agendaPile, deck } }
    }
    const draw: Choice = { do: 'quest', card: 134, objective: 1 }
    expect(tracksEndedBy(left(1), draw)).toEqual(['star'])
    expect(tracksEndedBy(left(1), { do: 'use', card: 'geck', effect: 0 })).toEqual(['star'])
    expect(tracksEndedBy(left(2), draw)).toEqual([])
    expect(tracksEndedBy(left(1, { ...drawing, star: 4 }), draw)).toEqual([])
    expect(tracksEndedBy(left(1), { do: 'camp' })).toEqual([])
    const rising: Given = { quests: [14], star: 5, shield: 3 }
    expect(tracksEndedBy(left(9, rising), { do: 'quest', card: 14, objective: 2 })).toEqual(['star'])
    expect(tracksEndedBy(left(9, rising), { do: 'quest', card: 14, objective: 1 })).toEqual([])
  })

  test('W-ROUND-4 who may act next, and whom it would reach', () => {
    const t = table({
      players: [{ at: 'mart.m' }, { at: 'rocket.n' }],
      foes: [
        { face: 'brute', at: 'mart.m' },
        { face: 'skirmisher', at: 'mart.s', up: false },
      ],
    })
    const mutants = activationsAhead(wasteland.view(t.state, 0)).find(({ kind }) => kind === 'superMutant')!
    const [awake, asleep] = t.state.foes
    expect(mutants.foes).toEqual([{ foe: awake!.id, fights: 0, goes: [] }])
    expect(mutants.wakes).toEqual([asleep!.id])
    expect(mutants.chance).toBeGreaterThan(0)
  })

  test('W-TRACK-3 fog is told to spread once the Children of Atom have power enough for it', () => {
    const brings = (shield: number) =>
      activationsAhead(viewOf({ options: { scenario: 'farHarbor' }, shield })).find(({ kind }) => kind === 'shield')!
        .brings
    expect([brings(1), brings(2)]).toEqual([null, 'fog'])
  })

  test('the chances are shares of the cards that nobody has seen', () => {
    const view = viewOf({ players: [{ agendas: ['a01'] }, {}], agendas: { discard: ['a02'] } })
    const critters = activationsAhead(view).find(({ kind }) => kind === 'critter')!
    expect(critters.chance).toBeCloseTo(3 / 9, 10)
  })
})

describe('since the last turn', () => {
  const events: Event[] = [
    { type: 'survivorMoved', seat: 0, at: 'mart.m' },
    { type: 'turnEnded', seat: 0 },
    { type: 'survivorMoved', seat: 1, at: 'mart.p' },
    { type: 'survivorMoved', seat: 1, at: 'mart.s' },
    { type: 'damaged', seat: 1, n: 2 },
    { type: 'damaged', seat: 1, n: 1 },
    { type: 'diceRolled', seat: 1, dice: [1, 2, 3] },
    { type: 'powerGained', faction: 'star', n: 1, power: 3 },
  ]

  test('positions as they are, numbers added up, small things left out', () => {
    expect(digestSince(events, 0)).toEqual([
      { type: 'survivorMoved', seat: 1, at: 'mart.s' },
      { type: 'powerGained', faction: 'star', n: 1, power: 3 },
      { type: 'damaged', seat: 1, n: 3 },
    ])
  })

  test('what one does in the turn since then is no news', () => {
    const now: Event[] = [
      { type: 'turnBegan', seat: 0 },
      { type: 'powerGained', faction: 'shield', n: 1, power: 2 },
    ]
    expect(digestSince([...events, ...now], 0)).toEqual(digestSince(events, 0))
  })

  test('an outcome is known once the table has seen it', () => {
    const seen: Event = { type: 'optionResolved', seat: 0, card: 5, option: 1, success: false }
    expect(outcomesSeen([...events, seen, seen])).toEqual([{ card: 5, option: 1, success: false }])
  })
})

test('nobody who is out is told to go anywhere', () => {
  const t: Table = table({ players: [{}, {}], quests: [14] })
  t.state.players[0]!.eliminated = true
  expect(questsAhead(wasteland.view(t.state, 0), 0)).toEqual([])
})

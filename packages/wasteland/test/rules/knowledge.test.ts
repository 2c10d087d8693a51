import { fallback, goalOf, influenceOf, type State, wasteland } from '@overseer/wasteland'
import { AGREE_END, isOutOfTurn, resign, seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

const draw = (t: Table, seat: number): Table => {
  t.state.players[seat]!.inventory.push('geck')
  t.state.assetPile.deck = t.state.assetPile.deck.filter(card => card !== 'geck')
  t.state.row = t.state.row.filter(card => card !== 'geck')
  return t.use('geck')
}

const wild = { at: 'mart.m' }

describe('what is known', () => {
  const rich: Given = {
    players: [{ agendas: ['a01', 'a05'], hp: 9 }, { agendas: ['a03', 'a06'], revealed: 'a03' }, { agendas: ['a08'] }],
    foes: [
      { face: 'sentryBot', at: 'mart.p', up: false },
      { face: 'deathclaw', at: 'cit.d', up: false },
      { face: 'brute', at: 'mart.m' },
    ],
    agendas: { hidden: ['a02'] },
  }
  const hide = (state: State, seat: number) => wasteland.sample(state, seat, seedRandom(`sample ${seat}`))

  test('W-INFO-1 W-INFO-R1 W-INFO-R3 T-INFO-1 hidden things are in no view, and facedown tokens have numbers of their own', () => {
    const t = table(rich)
    const text = JSON.stringify(wasteland.view(t.state, 0))
    expect(text).not.toContain('sentryBot')
    expect(text).not.toContain('deathclaw')
    expect(text).toContain('brute')
    expect(wasteland.view(t.state, 0)).not.toHaveProperty('random')
  })

  test('W-INFO-R1 a sample is a state that one cannot tell from the real one, and another one', () => {
    const t = table(rich)
    for (const seat of [0, 1, 2]) {
      const other = hide(t.state, seat)
      expect(wasteland.view(other, seat)).toEqual(wasteland.view(t.state, seat))
      expect(wasteland.faults(other)).toEqual([])
      expect(other.players[seat]?.agendas).toEqual(t.state.players[seat]?.agendas)
    }
    const others = Array.from({ length: 20 }, (_, n) => wasteland.sample(t.state, 0, seedRandom(`n ${n}`)))
    expect(new Set(others.map(state => state.players[2]!.agendas[0])).size).toBeGreaterThan(3)
    expect(new Set(others.map(state => state.foes[0]!.face)).size).toBeGreaterThan(1)
    expect(new Set(others.map(state => state.board.tiles.join())).size).toBeGreaterThan(10)
    expect(others.every(state => state.players[1]!.revealed === 'a03')).toBe(true)
  })

  test('W-INFO-R1 a sample follows from what one knows and from chance alone, however the hidden things lie', () => {
    const t = table(rich)
    for (const seat of [0, 1, 2])
      for (const n of [1, 2, 3]) {
        const other = wasteland.sample(t.state, seat, seedRandom(`other ${n}`))
        expect(hide(other, seat)).toEqual(hide(t.state, seat))
      }
  })

  test('W-INFL-R1 in no sample has a rival reached the goal: the game would be over', () => {
    const hand = ['a05', 'a11', 'a14', 'a15'] as const // worth 1 each; the leads in the deck would be worth 6
    const t = table({ players: [{ agendas: [] }, { agendas: [...hand] }], star: 5 })
    for (let n = 0; n < 60; n++) {
      const other = wasteland.sample(t.state, 0, seedRandom(`rival ${n}`))
      expect(influenceOf(other, 1)).toBeLessThan(goalOf(other))
    }
  })

  test('W-SURV-1 W-SURV-2 W-SURV-R1 T-SURV-1 W-HP-R3 every board is open', () => {
    const t = table({
      players: [{ hp: 9, rads: 2, xp: 7, letters: ['S', 'L'], traits: ['idolized'], perks: ['sprinter'], caps: 4 }, {}],
    })
    expect(wasteland.view(t.state, 1).players[0]).toMatchObject({
      hp: 9,
      rads: 2,
      xp: 7,
      letters: ['S', 'L'],
      traits: ['idolized'],
      perks: ['sprinter'],
      caps: 4,
    })
  })

  test('T-SURV-2 a saved survivor comes back as it was', () => {
    const t = table({
      players: [{ xp: 7, equipped: ['powerFist'], exhausted: ['powerFist'], agendas: ['a01'], revealed: 'a01' }],
    })
    expect(wasteland.parse.state(JSON.parse(JSON.stringify(t.state)))).toEqual(t.state)
  })

  test('W-END-R3 after the end nothing is open and everything may be seen', () => {
    const t = table({ ...rich, players: [{ rads: 16, hp: 16, agendas: ['a01'] }] })
    t.do({ do: 'die', seat: 0 }, { do: 'check' })
    expect(t.choices).toEqual([])
    expect(t.refuses({ do: 'end' })).toBe('W-END-R3')
    expect(wasteland.view(t.state, 'spectator').result?.ending).toBe('eliminated')
  })

  test('T-LIMIT-1 the stack of a type is renewed at once when its last token is placed', () => {
    const t = table({
      players: [{ at: 'rocket.s' }],
      under: { 9: 'vault84' },
      stacks: { critter: { next: ['moleRat'], deck: 1 } },
    })
    t.explore(9)
    expect(t.state.stacks.critter.deck).toHaveLength(5)
  })
})

describe('leaving the game', () => {
  const given: Given = {
    players: [{}, { caps: 7, inventory: ['junk'], agendas: ['a01'] }, {}],
    first: 1,
    turn: 2,
    starter: 0,
    agendas: { next: ['a05'] },
  }

  test('W-END-R4 T-END-4 B resigns on the turn of C: cards are discarded, the deck goes to the right, C plays on', () => {
    const t = table(given)
    expect(t.asked).toBe('C act')
    t.play(resign(1))
    expect(t.B).toMatchObject({ eliminated: true, caps: 0, inventory: [] })
    expect(t.state.first).toBe(0)
    expect([t.state.star, t.state.shield]).toEqual([0, 0])
    expect(t.asked).toBe('C act')
    expect(t.refuses(resign(1))).toBe('W-END-R4')
    expect(t.refuses(resign(3))).toBe('W-END-R4')
  })

  test('W-END-R4 a game may end while it is asked where a marker goes', () => {
    const quests = [{ card: 108, marker: '#1' }]
    const options = { scenario: 'capital' } as const
    const t = table({ options, players: [{ at: 'crossroads.b' }, {}], under: { 1: 'mart' }, quests })
    t.explore(1)
    expect(t.asked).toBe('A markerSpace')
    t.play(resign(0))
    expect(t.state.outcome).not.toBeNull()
    expect(wasteland.faults(t.state)).toEqual([])
  })

  test('W-END-R4 it is never on the list of answers', () => {
    expect(table(given).choices.some(isOutOfTurn)).toBe(false)
  })

  test('W-END-R4 on the own turn it ends the turn, and a running fight at once', () => {
    const t = table({
      players: [{ at: 'mart.m', equipped: ['powerFist'] }, {}, {}],
      foes: [{ face: 'brute', at: 'mart.m' }],
    }).fight('brute')
    expect(t.state.fight).not.toBeNull()
    t.play(resign(0))
    expect(t.A.eliminated).toBe(true)
    expect(t.state.fight).toBeNull()
    expect(t.asked).toBe('B act')
  })

  test('W-END-R4 a question to whoever resigned is declined for them', () => {
    const t = table({ players: [{ at: 'crossroads.a', inventory: ['junk'] }, { at: 'crossroads.b' }, {}] }).camp()
    t.play({ do: 'trade', with: 1 }).play({ do: 'give', card: 'junk' }).play({ do: 'propose' })
    expect(t.asked).toBe('B answerOffer')
    t.play(resign(1))
    expect(t.A.inventory).toEqual(['junk'])
    expect(t.asked?.startsWith('A')).toBe(true)
  })

  test('W-END-R4 while characters are picked it can be said too: the first one is taken, and goes', () => {
    const state = wasteland.setup(wasteland.parse.options({ seats: 3, first: 0 }), 'leaving')
    wasteland.apply(state, resign(1))
    while (state.round === 0) wasteland.apply(state, wasteland.choices(state)[0]!)
    expect(state.players.map(({ leaving }) => leaving)).toEqual([false, true, false])
    expect(wasteland.pending(state)?.seat).toBe(0)
    while (state.turn.seat !== 2) wasteland.apply(state, fallback(wasteland.choices(state)))
    expect(state.players[1]?.eliminated).toBe(true)
  })

  test('W-END-R4 with one survivor left of several the game is over, and whoever resigned comes last', () => {
    const t = table(given).play(resign(2)).play(resign(0))
    expect([t.ending, t.winners]).toEqual(['resigned', [1]])
    expect(wasteland.result(t.state)?.ranks).toEqual([2, 1, 2])
  })

  test('W-END-R4 alone it is the end; friends of a faction play on', () => {
    const alone = table({ players: [{}] }).play(resign(0))
    expect([alone.ending, alone.winners]).toEqual(['resigned', []])
    const friends = table({ players: [{}, {}], options: { friends: 'star' } }).play(resign(1))
    expect(friends.asked).toBe('A act')
  })

  test('W-END-R4 when a faction wins later, whoever resigned is behind those who stayed', () => {
    const t = table(given).play(resign(1))
    t.state.outcome = { ending: 'star', winners: [] }
    expect(wasteland.result(t.state)?.ranks).toEqual([1, 2, 1])
  })

  test('W-END-R7 all agree: the game ends without a winner, all equal', () => {
    const t = table(given).play(AGREE_END)
    expect([t.ending, t.winners, t.asked]).toEqual(['agreed', [], undefined])
    expect(wasteland.result(t.state)?.ranks).toEqual([1, 1, 1])
    expect(t.refuses(AGREE_END)).toBe('W-END-R3')
  })

  test('W-END-R5 T-END-5 an answer that does not come is declined, or the first one', () => {
    const t = draw(table({ players: [{ ...wild, agendas: ['a01', 'a02', 'a05', 'a06'] }] }), 0)
    expect(fallback(t.choices)).toEqual({ do: 'agenda', agenda: 'a01' })
    expect(fallback(table().choices)).toEqual({ do: 'end' })
    expect(fallback(table({ players: [{ hp: 9 }, {}] }).camp().choices)).toEqual({ do: 'skip' })
  })

  test('W-END-R2 a win comes before the kill that goes with it, an elimination before the win', () => {
    const rich: Given = { players: [{ agendas: ['a01', 'a02', 'a08', 'a05'], caps: 10, hp: 0 }, {}, {}, {}], star: 2 }
    const won = table({ ...rich, players: [{ agendas: ['a01', 'a02', 'a08', 'a05'], caps: 10 }, {}, {}, {}] })
    won.state.players[0]!.hp = 0
    won.do({ do: 'die', seat: 0 })
    expect(won.at('crossroads.a').winners).toEqual([0])
    const lost = table({
      ...rich,
      players: [{ agendas: ['a01', 'a02', 'a08', 'a05'], caps: 10, rads: 16, hp: 16 }, {}, {}, {}],
      turn: 1,
      star: 0,
    })
    lost.state.star = 2
    lost.do({ do: 'die', seat: 0 }, { do: 'check' })
    expect(lost.ending).toBeUndefined()
  })
})

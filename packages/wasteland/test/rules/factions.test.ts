import { type AgendaId, goalOf, influenceOf, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

const draw = (t: Table, seat: number): Table => {
  t.state.players[seat]!.inventory.push('geck')
  t.state.assetPile.deck = t.state.assetPile.deck.filter(card => card !== 'geck')
  t.state.row = t.state.row.filter(card => card !== 'geck')
  return t.use('geck')
}

const wild = { at: 'mart.m' }

describe('factions', () => {
  test('W-FACTION-R1 power is public', () => {
    const { star, shield } = wasteland.view(table({ star: 2, shield: 1 }).state, 'spectator')
    expect([star, shield]).toEqual([2, 1])
  })

  test('W-TRACK-2 the position sets the strength of patrols', () => {
    const strength = (shield: number) =>
      table({ players: [{ at: 'mart.m' }], foes: [{ face: 'shield', at: 'mart.m' }], shield, dice: [1, 3, 3] })
        .fight('shield')
        .tells('survivorHit')?.needed
    expect([0, 1, 2, 3, 4, 5].map(strength)).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('W-TRACK-4 W-TRACK-5 W-TRACK-7 W-TRACK-R1 W-TRACK-R2 T-TRACK-1 T-END-1 W-END-2 W-END-R1 at the end of the track, influence comes first and counts the excess', () => {
    const given = (agendas: AgendaId[]): Given => ({
      players: [{ at: 'boston.r', agendas }, {}, {}, {}],
      star: 5,
      shield: 4,
      quests: [18],
    })
    const won = table(given(['a01', 'a02', 'a05', 'a08'])).quest(18, 2) // lead 3 with the step beyond: 4 + 4 + 2 = 10
    expect([won.ending, won.winners]).toEqual(['influence', [0]])
    expect(won.state.star).toBe(7)
    const lost = table(given(['a05'])).quest(18, 2)
    expect([lost.ending, lost.winners]).toEqual(['star', []])
  })

  test('the option trackEnd makes the track one space longer', () => {
    const t = table({ players: [{ at: 'diamond.c' }], star: 5, quests: [14], options: { trackEnd: 7 } }).quest(14, 2)
    expect(t.ending).toBeUndefined()
  })

  test('W-TRACK-R3 at depletion both go on as one event', () => {
    const t = table({ players: [wild, {}], star: 5, shield: 5, agendas: { deck: 1, next: ['a05'] } })
    draw(t, 0)
    expect([t.state.star, t.state.shield]).toEqual([6, 6])
    expect(t.ending).toBe('both')
  })

  test('W-TRACK-R5 all at the goal share a victory at the end of the track', () => {
    const t = table({
      players: [
        { at: 'diamond.c', agendas: ['a01', 'a05', 'a08', 'a14'], caps: 16 },
        { agendas: ['a02', 'a06', 'a10', 'a18'] },
        {},
        {},
      ],
      star: 5,
      shield: 4,
      quests: [14],
    })
    expect([influenceOf(t.state, 0), influenceOf(t.state, 1)]).toEqual([7, 7])
    t.quest(14, 2)
    expect([t.ending, t.winners]).toEqual(['influence', [0, 1]])
  })

  test('W-FTOK-1 W-FTOK-2 W-FTOK-R1 patrols follow the rules of enemies and activate by their icon', () => {
    const t = table({ players: [{ at: 'crossroads.b' }], foes: [{ face: 'star', at: 'mart.p' }] })
    t.do({ do: 'activate', kind: 'star' })
    expect(t.at('mart.m').foeAt('star')).toBe('mart.m')
    expect(table({ players: [{ at: 'mart.m' }], foes: [{ face: 'star', at: 'mart.m' }] }).refuses({ do: 'camp' })).toBe(
      'W-CAMP-3',
    )
  })

  test('without a token on the map the icon brings one home, which does not act yet', () => {
    const t = table().do({ do: 'activate', kind: 'star' })
    expect(t.foesAt('theRailroad')).toEqual(['star'])
  })

  test('W-FTOK-3 T-ABIL-4 a token that would become inactive is discarded, without experience', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['calmex'] }],
      foes: [{ face: 'shield', at: 'mart.m' }],
      options: { drugRisk: 0 },
    })
    t.use('calmex')
    expect(t.state.foes).toEqual([])
    expect(t.told).not.toContain('xpGained')
  })

  test('W-FTOK-R3 T-FTOK-2 W-LIMIT-1 W-LIMIT-R3 tokens never run out', () => {
    const t = table({ foes: Array.from({ length: 12 }, () => ({ face: 'shield' as const, at: 'cit.d' })) }).stage(16)
    expect(t.state.foes).toHaveLength(13)
  })
})

describe('playing alone', () => {
  test('W-SOLO-1 the usual rules, with one seat', () => {
    const t = table({ agendas: { next: ['a05'] } }).end()
    expect(t.asked).toBe('A act')
    expect(t.state.round).toBe(2)
  })

  test('W-SOLO-2 no card of ours asks for another survivor’s test; those that name one are not available', () => {
    const t = table({ players: [{ at: 'mart.m' }], decks: { wasteland: [164] } }).encounter()
    expect(t.offered('option').map(({ n }) => n)).toEqual([1, 3])
    expect(t.refuses({ do: 'option', n: 2 })).toBe('W-ENC-5')
  })

  test('W-SOLO-R2 W-KILL-R7 W-END-3 T-END-2 the elimination of the last one ends the game', () => {
    const t = table({ players: [{ rads: 16, hp: 16 }] }).do({ do: 'die', seat: 0 }, { do: 'check' })
    expect([t.ending, t.winners]).toEqual(['eliminated', []])
  })

  test('W-SOLO-R4 T-SOLO-4 the last of several keeps goal, deck and depletion of the start', () => {
    const t = table({
      players: [wild, { eliminated: true }, { eliminated: true }],
      star: 2,
      agendas: { deck: 1, next: ['a05'] },
    })
    expect(goalOf(t.state)).toBe(9)
    draw(t, 0)
    expect([t.state.star, t.state.shield]).toEqual([3, 1])
  })
})

describe('the co-operative variant', () => {
  const coop = (given: Given): Given => ({ ...given, options: { friends: 'star' } })

  test('nobody holds agendas; a reward throws the opponent back', () => {
    const t = draw(table(coop({ players: [wild, {}], shield: 2 })), 0)
    expect(t.A.agendas).toEqual([])
    expect(t.state.shield).toBe(1)
  })

  test('a killed survivor and a used-up deck help the opponent', () => {
    const t = table(coop({ players: [{ hp: 16 }, {}] }))
    t.A.hp = 0
    t.do({ do: 'die', seat: 0 })
    expect(t.state.shield).toBe(1)
    const u = table(coop({ players: [{}, {}], turn: 1, agendas: { deck: 1, next: ['a05'] } })).end()
    expect([u.state.star, u.state.shield]).toEqual([0, 1])
  })

  test('friends win together when their faction reaches the end, and lose when the other does', () => {
    const t = table(coop({ players: [{ at: 'boston.r' }, {}], star: 5, quests: [18] })).quest(18, 2)
    expect([t.ending, t.winners]).toEqual(['star', [0, 1]])
    const u = table(coop({ players: [{}, {}], shield: 5, turn: 1, agendas: { deck: 1, next: ['a05'] } })).end()
    expect([u.ending, u.winners]).toEqual(['shield', []])
  })
})

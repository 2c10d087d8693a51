import type { RoundOrder } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

const FOUR = [{}, {}, {}, {}]

/** A strip without enemies on the map: only the card moves. */
const QUIET: Given = { agendas: { next: ['a04', 'a08', 'a01', 'a02', 'a03'] } }

/** Plays on and writes down who has each turn, with | for the end of a round. */
function turns(t: Table, count: number): string {
  let text = ''
  let round = t.state.round
  const seat = () => 'ABCD'[t.state.turn.seat]!
  for (let n = 0; n < count; n++) {
    if (t.state.round !== round) {
      text += '|'
      round = t.state.round
    }
    text += seat()
    const { turnCount } = t.state
    while (t.state.turnCount === turnCount || t.state.turn.seat < 0) {
      const { choices } = t
      t.play(choices.find(({ do: what }) => what === 'end' || what === 'skip') ?? choices[0]!)
    }
  }
  return text
}

describe('rounds', () => {
  test('W-ROUND-1 W-TURN-2 one turn each, clockwise from the first player', () => {
    const t = table({ players: FOUR, first: 2, ...QUIET })
    expect(turns(t, 9)).toBe('CDAB|CDAB|C')
  })

  test('W-ROUND-2 W-ROUND-3 W-AGENDA-2 W-ACTIV-1 after the last turn an agenda card is turned over', () => {
    const t = table({ players: [{}, {}], agendas: { next: ['a15', 'a02'] } }) // shield, human, monster
    t.end()
    expect(t.told).not.toContain('agendaRevealed')
    t.end()
    expect(t.told).toContain('agendaRevealed')
    expect(t.tells('typeActivated')?.kind).toBe('shield')
    expect(t.state.agendaPile.discard).toEqual(['a15'])
  })

  test('W-ROUND-7 the card is discarded when all types are done', () => {
    const t = table({
      phase: 'endOfRound',
      agendas: { next: ['a01'] },
      foes: [{ face: 'radroach', at: 'crossroads.k' }],
    })
    t.until('A act')
    expect(t.state.agendaPile.discard).toEqual(['a01'])
    expect(t.state.revealed).toBeNull()
  })

  test('W-ROUND-4 types activate from left to right', () => {
    const t = table({ players: [{}, {}, {}, {}], turn: 3, agendas: { next: ['a12'] } }).end()
    expect(t.events.flatMap(event => (event.type === 'typeActivated' ? [event.kind] : []))).toEqual([
      'critter',
      'superMutant',
      'human',
    ])
  })

  test('W-ROUND-5 W-ACTIV-11 W-ENEMY-6 T-ROUND-4 active ones act first, then inactive ones are turned over', () => {
    const t = table({
      phase: 'endOfRound',
      players: [{ at: 'crossroads.a' }],
      agendas: { next: ['a02'] }, // robot, monster
      foes: [
        { face: 'protectron', at: 'mart.m' },
        { face: 'mrGutsy', at: 'mart.p', up: false },
      ],
    })
    expect(t.foeAt('protectron')).toBe('crossroads.b')
    expect(t.foesAt('mart.p')).toEqual(['mrGutsy']) // faceup now, and it has not moved
  })

  test('W-ROUND-6 W-ACTIV-R9 the first player is asked for the order if several survivors would be attacked', () => {
    const t = table({
      players: [{ at: 'crossroads.a' }, { at: 'crossroads.c' }],
      first: 1,
      phase: 'endOfRound',
      agendas: { next: ['a02'] },
      foes: [
        { face: 'protectron', at: 'crossroads.a' },
        { face: 'protectronMedic', at: 'crossroads.c' },
      ],
    })
    expect(t.asked).toBe('B nextEnemy')
    expect(t.refuses({ do: 'foe', foe: 99 })).toBe('W-ROUND-6')
    t.pick('protectronMedic')
    expect(t.tells('fightBegan')?.face).toBe('protectronMedic')
  })

  test('W-ROUND-R2 T-ROUND-7 a type printed twice activates twice', () => {
    const t = table({ foes: [{ face: 'sentryBot', at: 'cit.d', up: false }] })
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.foesAt('cit.d')).toEqual(['sentryBot'])
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.foesAt('cit.d')).toEqual([])
  })

  test('W-ROUND-R3 the eliminated are skipped', () => {
    const t = table({ players: [{}, { eliminated: true }, {}], ...QUIET })
    expect(turns(t, 4)).toBe('AC|AC')
  })

  test('W-ROUND-R4 without any agenda card nothing is revealed and nobody activates', () => {
    const t = table({ phase: 'turn', foes: [{ face: 'radroach', at: 'mart.m' }] })
    t.state.agendaPile = { deck: [], discard: [], hidden: [] }
    t.end()
    expect(t.told).not.toContain('agendaRevealed')
    expect(t.foeAt('radroach')).toBe('mart.m')
    expect(t.asked).toBe('A act')
  })

  const geck = (roundOrder: RoundOrder, when: 'B' | 'D'): string => {
    const t = table({
      players: FOUR.map((_, seat) => ({
        at: 'mart.m',
        inventory: seat === (when === 'B' ? 1 : 3) ? ['geck' as const] : [],
      })),
      options: { roundOrder, trackEnd: 7 },
      agendas: { deck: 1, next: ['a02'] },
    })
    let text = ''
    while (t.state.turn.seat !== (when === 'B' ? 1 : 3)) {
      text += 'ABCD'[t.state.turn.seat]!
      t.end()
    }
    t.use('geck')
    expect(t.state.first).toBe(3)
    return text + turns(t, (roundOrder === 'cycle' ? 11 : 12) - text.length)
  }

  test('W-ROUND-R1 W-ROUND-R5 W-ROUND-R6 W-ROUND-R7 the deck passing to D on the turn of B', () => {
    expect(geck('frozen', 'B')).toBe('ABCD|DABC|DABC')
    expect(geck('cycle', 'B')).toBe('ABC|DABC|DABC')
    expect(geck('deferred', 'B')).toBe('ABCD|DABC|DABC')
  })

  test('T-ROUND-6 the deck passing on the turn of D', () => {
    expect(geck('frozen', 'D')).toBe('ABCD|DABC|DABC')
    expect(geck('cycle', 'D')).toBe('ABCDABC|DABC')
    expect(geck('deferred', 'D')).toBe('ABCD|ABCD|DABC')
  })

  test('T-ROUND-1 the deck passes to D on the turn of B: C and D still act, then D begins', () => {
    expect(geck('deferred', 'B').slice(0, 6)).toBe('ABCD|D')
  })

  const atEnd = (roundOrder: RoundOrder): string =>
    turns(table({ players: FOUR, options: { roundOrder, trackEnd: 7 }, agendas: { deck: 1, next: ['a02'] } }), 9)

  test('T-ROUND-5 T-ROUND-2 W-FIRST-3 the deck passing at the first end of a round', () => {
    expect(atEnd('frozen')).toBe('ABCD|DABC|D')
    expect(atEnd('cycle')).toBe('ABCD|ABC|DA')
    expect(atEnd('deferred')).toBe('ABCD|ABCD|D')
  })

  test('T-FIRST-2 with two players the deck passing on the turn of B', () => {
    const t = table({
      players: [{ at: 'mart.m' }, { at: 'mart.m', inventory: ['geck'] }],
      agendas: { deck: 1, next: ['a05'] },
    })
    t.end().use('geck')
    expect(t.state.first).toBe(1)
    expect(`A${turns(t, 6)}`).toBe('AB|AB|BA|B')
  })

  test('W-FIRST-2 W-FIRST-R1 T-FIRST-1 whoever has the deck settles ties from that moment on', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['geck'] }, { at: 'rocket.n' }],
      agendas: { deck: 1, next: ['a05'] },
      tiles: { 6: 'highway', 10: 'estate' },
      foes: [
        { face: 'radroach', at: 'mart.m' },
        { face: 'protectron', at: 'mart.p' },
      ],
      begun: true,
    })
    t.use('geck')
    expect(t.state.first).toBe(1)
    for (const player of t.state.players) player.node = t.node('crossroads.b')
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.asked).toBe('B enemyStep')
  })
})

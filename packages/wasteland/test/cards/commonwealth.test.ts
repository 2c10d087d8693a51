import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })

describe('the Commonwealth', () => {
  test('W-CON-C016 the third shield token', () => {
    const t = wild(
      [17],
      {},
      {
        quests: [16],
        foes: [
          { face: 'shield', at: 'diamond.c' },
          { face: 'shield', at: 'boston.d' },
        ],
      },
    )
    t.encounter().option(2).pass('tokenSpace')
    expect(t.quests()).toEqual([19, 94])
    expect(t.state.shield).toBe(1)
    const near = table({ players: [{ at: 'diamond.a' }], quests: [16], foes: [{ face: 'shield', at: 'diamond.c' }] })
    expect(near.can('quest')).toBe(true)
    near.A.node = near.node('diamond.c')
    expect(near.can('quest')).toBe(false) // the own space is not adjacent, and the enemy is here
  })

  test('W-CON-C017 without 016 it is trashed and the next card drawn', () => {
    const t = wild([17, 145]).encounter()
    expect(t.state.trashed).toContain(17)
    expect(t.state.reading).toEqual([145])
  })

  test('W-CON-C018 as many stars as survivors, on the highest settlements; 019 adds shields', () => {
    const t = table({ players: [{}, {}], tiles: { 10: 'estate' } }).stage(18)
    expect(t.foesAt('diamond.c')).toEqual(['star'])
    expect(t.foesAt('boston.r')).toEqual(['star'])
    const all = table({ players: [{}, {}, {}] }).stage(19)
    expect(all.state.foes.filter(({ kind }) => kind === 'star')).toHaveLength(3)
    expect(all.foesAt('diamond.c')).toEqual(['star', 'shield'])
    const one = table().stage(18)
    expect(one.asked).toBe('A tokenSpace')
    expect(one.refuses({ do: 'space', at: 'rocket.r' })).toBe('W-CON-C018')
    expect(one.at('boston.r').foesAt('boston.r')).toEqual(['star'])
  })

  test('W-CON-C023 robot kills by anybody count; the third killer completes', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      quests: [{ card: 23, caps: 2, marker: 'rocket.n' }],
      foes: [{ face: 'protectron', at: 'mart.m' }],
      dice: [2, 1, 1],
    })
    t.fight('protectron')
    expect(t.state.star).toBe(2)
    expect(t.quests()).toEqual([28, 157])
  })

  test('W-CON-C024 the stars go for the marker, and are removed there at the end of the round', () => {
    const given: Given = {
      players: [{ at: 'cit.m' }],
      quests: [{ card: 24, marker: 'citRuins' }],
      agendas: { next: ['a10'] },
    }
    const t = table({ ...given, foes: [{ face: 'star', at: 'cit.e' }] }).end() // star, critter
    expect(t.state.foes).toEqual([]) // it stepped to the marker and was discarded
    expect(t.marker(24)).toBe('cit.n')
    const moved = table({ ...given, agendas: { next: ['a05'] } }).end()
    expect(moved.marker(24)).not.toBe('cit.n')
    const pay = table({ players: [{ at: 'diamond.c', caps: 8 }], quests: [{ card: 24, marker: 'cit.s' }] }).quest(24, 2)
    expect(pay.state.star).toBe(1)
    expect(pay.foesAt('diamond.c')).toEqual(['star'])
  })

  test('W-CON-C025 the marker is led by a test, by the hits above two; minutemen add two each', () => {
    const t = table({
      players: [{ at: 'diamond.c', kept: [{ card: 26, tag: 'minutemen' }] }],
      quests: [{ card: 25, marker: 'diamond.c' }],
      dice: [2, 1, 1],
    })
    t.quest(25, 0)
    expect(t.tells('testEnded')).toMatchObject({ hits: 3, passed: true })
    expect(t.asked).toBe('A markerStep')
    t.at('diamond.b')
    expect(t.marker(25)).toBe('diamond.b')
    expect(t.asked).toBe('A act') // one step only
    const far = table({
      players: [{ at: 'diamond.a' }],
      quests: [{ card: 25, marker: 'diamond.a' }],
      dice: [4, 4, 1],
    }).quest(25, 0)
    expect(far.at('cit.s').can('skip')).toBe(true) // it may stop early
    expect(far.at('cit.m').state.quests).toHaveLength(1)
  })

  test('W-CON-C028 the blueprint is picked up, carried through difficult spaces, and put down', () => {
    const given: Given = { players: [{ at: 'cit.m' }], quests: [{ card: 28, marker: 'cit.m' }] }
    const t = table({ ...given, points: 3 }).play({ do: 'carry', card: 28 })
    expect(t.refuses({ do: 'carry', card: 28 })).toBe('W-CON-C028')
    t.step('cit.e')
    expect(t.state.turn.points).toBe(1)
    expect(t.marker(28)).toBe('cit.e')
    expect(t.refuses({ do: 'step', to: 'cit.m' })).toBe('W-MOVE-3')
    t.play({ do: 'putDown', card: 28 })
    expect(t.state.quests[0]?.marker?.carrier).toBe(-1)
    t.plays({ do: 'carry', card: 28 }, { do: 'putDown', card: 28 }, { do: 'carry', card: 28 }) // as often as one likes
    expect(t.state.quests[0]?.marker?.carrier).toBe(0)
    const home = table({ ...given, points: 2 })
      .play({ do: 'carry', card: 28 })
      .step('cit.n')
    expect(home.state.star).toBe(4)
    expect(home.quests()).toEqual([])
    expect(table({ ...given, foes: [{ face: 'brute', at: 'cit.m' }] }).refuses({ do: 'carry', card: 28 })).toBe(
      'W-CON-C028',
    )
    const patrol = table({ ...given, foes: [{ face: 'shield', at: 'cit.m' }], dice: [1, 1, 1] }).fight('shield')
    expect([patrol.state.shield, patrol.foeAt('star')]).toEqual([1, 'cit.m'])
  })
})

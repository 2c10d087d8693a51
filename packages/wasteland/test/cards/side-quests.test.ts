import { LIBRARY } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })

const town = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'rocket.r', ...player }], decks: { settlement: cards }, ...given })

describe('side quests', () => {
  test('W-CON-C097 a die for each companion, a rad for each face 4', () => {
    const t = table({
      players: [{ equipped: ['codsworth'], inventory: ['piper'] }],
      quests: [97],
      agendas: { next: ['a05'] },
      dice: [4, 4],
    }).end()
    expect(t.A.rads).toBe(2)
    expect(t.tells('companionsRolled')?.dice).toEqual([4, 4])
  })

  test('W-CON-C098 everything within two spaces dies; at the third cap it is nobody’s doing', () => {
    const given: Given = {
      players: [{ at: 'crossroads.a' }, { at: 'diamond.a' }],
      turn: 1,
      quests: [{ card: 98, caps: 2, marker: 'diamond.c' }],
      foes: [{ face: 'brute', at: 'diamond.b', up: false }],
      agendas: { next: ['a05'] },
    }
    const t = table(given).end()
    expect(t.asked).toBe('B respawn')
    expect([t.A.agendas, t.B.agendas, t.B.xp]).toEqual([[], [], 0])
    expect(t.state.stacks.superMutant.discard).toContain('brute')
    const act = table({ ...given, players: [{}, { at: 'diamond.c', letters: ['S', 'P', 'E'] }] }).quest(98, 2)
    expect(act.B.xp).toBe(2)
    expect(act.B.agendas).toHaveLength(1)
  })

  test('101: a human who glows gives rads as well, and only if it hurts', () => {
    const fight = (dice: number[]) =>
      table({
        players: [{ at: 'farm.h' }],
        tiles: { 2: 'farm' },
        quests: [101],
        stacks: { human: { next: ['raiderScum'] } },
        dice,
      }).quest(101, 1).A.rads
    expect([fight([2, 3, 3]), fight([3, 3, 3])]).toEqual([1, 0])
  })

  test('064: without a Cap nothing can be put on the card', () => {
    const t = table({ options: { scenario: 'pitt' }, players: [{ at: 'haven', caps: 0 }], quests: [64] })
    expect(t.refuses({ do: 'quest', card: 64, objective: 2 })).toBe('W-CON-R19')
  })

  test('065: spaces with a faction token are used only if there is no other', () => {
    const t = table({
      options: { scenario: 'pitt' },
      tiles: { 16: 'rocket', 15: 'mart' },
      foes: [
        { face: 'shield', at: 'haven' },
        { face: 'star', at: 'mart.m' },
      ],
    }).stage(65)
    expect(t.foesAt('rocket.r')).toEqual(['shield']) // the only settlement without one: not asked
    expect(t.spaces).toEqual(['mill.m', 'bridge.b'])
    const full = table({ options: { scenario: 'pitt' }, foes: [{ face: 'star', at: 'haven' }] }).stage(65)
    expect(full.foesAt('haven')).toEqual(['star', 'shield'])
  })

  test('086: nothing is asked if there is no next card', () => {
    const t = table({
      players: [{ at: 'vault109.v' }],
      tiles: { 8: 'vault109' },
      decks: { vault109: [86] },
      stacks: { monster: { next: ['feralGhoul'] } },
      dice: [1, 1, 1],
    })
    expect(t.encounter().option(1).asked).toBe('A act')
  })

  test('W-CON-C100 card 100 is out of use', () => {
    const named = JSON.stringify(LIBRARY.filter(card => card?.number !== 100))
    expect(named).not.toMatch(/"cards":\[[^\]]*\b100\b/)
  })

  test('W-CON-C102 103 completes the first objective of 102', () => {
    expect(
      town([103], {}, { quests: [102], dice: [4, 2, 1] })
        .encounter()
        .option(2)
        .pass('markerSpace')
        .quests(),
    ).toEqual([107])
  })

  test('W-CON-C104 card 104 is a space without neighbours: only its objectives, camp, items and perks', () => {
    const t = table({ players: [{ at: 'mothership', hp: 9 }, {}], quests: [104, 67], points: 2 })
    expect(new Set(t.choices.map(({ do: what }) => what))).toEqual(new Set(['quest', 'camp', 'end']))
    expect(t.refuses({ do: 'move' })).toBe('W-CON-C104')
    expect(t.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-CON-C104')
  })

  test('W-CON-C104 card 104 is trashed first, then everybody leaves it in turn order', () => {
    const t = table({
      first: 0,
      turn: 1,
      players: [{ at: 'mothership' }, { at: 'mothership', letters: ['C', 'A'] }, { at: 'mart.e' }],
      quests: [{ card: 104, caps: 2 }],
      dice: [4, 2, 1],
    })
      .quest(104, 2)
      .pass('reroll')
    expect(t.quests()).toEqual([])
    expect(t.asked).toBe('A placeAt') // although B completed it
    t.at('mart.m')
    expect(t.asked).toBe('B placeAt')
    t.at('mart.p')
    expect([t.where(t.A), t.where(t.B), t.asked]).toEqual(['mart.m', 'mart.p', 'B act'])
  })

  test('W-CON-C105 aboard, the turn goes on', () => {
    const t = wild([105], {}, { quests: [104] })
      .encounter()
      .option(2)
    expect(t.where(t.A)).toBe('mothership')
    expect([t.asked, t.state.turn.actions]).toEqual(['A act', 1])
  })

  test('W-CON-C107 the airship starts on the start tile, heads for the highest robot and is passed on', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      foes: [{ face: 'protectron', at: 'mart.m' }],
      dice: [2, 1, 1],
      agendas: { next: ['a05'] },
    }).stage(107)
    expect(t.spaces).toHaveLength(5)
    t.at('crossroads.k')
    t.do({ do: 'roundRule', card: 107 })
    expect(t.marker(107)).toBe('crossroads.b')
    t.fight('protectron')
    expect(t.quests()).toEqual([108])
    expect(t.marker(108)).toBe('crossroads.b')
  })

  test('W-CON-C107 109 puts a fight before every wasteland encounter', () => {
    const t = wild(
      [145],
      {},
      { quests: [{ card: 109, marker: 'diamond.c' }], stacks: { human: { next: ['raiderScum'] } }, dice: [3, 3, 3] },
    ).encounter()
    expect(t.told.filter(type => type === 'fightBegan' || type === 'encounterDrawn')).toEqual([
      'fightBegan',
      'encounterDrawn',
    ])
  })

  test('W-CON-C113 camping beside an active enemy of level 3', () => {
    const camp = (face: 'deathclaw' | 'brute', up = true) =>
      table({
        players: [{ at: 'crossroads.b', letters: ['S', 'P', 'L'], traits: ['wellRested'] }],
        quests: [113],
        foes: [{ face, at: 'mart.m', up }],
      })
        .camp()
        .quests()
    expect(camp('deathclaw')).toEqual([115])
    expect(camp('brute')).toEqual([113])
    expect(camp('deathclaw', false)).toEqual([113])
  })

  test('W-CON-C118 two steps from every named space with an icon', () => {
    const at = (space: string) => table({ players: [{ at: space }], quests: [118] }).can('quest')
    expect([at('crossroads.a'), at('crossroads.k'), at('crossroads.b'), at('rocket.n')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const t = table({ players: [{ at: 'crossroads.a' }], quests: [118] }).quest(118, 1)
    expect(t.A).toMatchObject({ hp: 8, traits: ['superMutant'] })
  })

  test('W-CON-C119 a Super Mutant only if hurt in that fight', () => {
    const at = (dice: number[]) =>
      table({ players: [{ at: 'diamond.c' }], quests: [119], stacks: { human: { next: ['raiderScum'] } }, dice }).quest(
        119,
        1,
      ).A.traits
    expect(at([1, 6, 3])).toEqual([])
    expect(at([1, 5, 3])).toEqual(['superMutant'])
  })

  test('W-CON-C121 three completions, by anybody; the third stages 107', () => {
    const t = wild([123], {}, { quests: [{ card: 121, caps: 2 }], dice: [4, 4, 1] })
      .encounter()
      .option(1)
    expect(t.A.agendas).toHaveLength(1)
    t.pass('markerSpace')
    expect(t.quests()).toEqual([107])
    const first = wild([123], {}, { quests: [121], dice: [4, 4, 1] })
      .encounter()
      .option(1)
    expect(first.state.quests).toMatchObject([{ card: 121, caps: 1 }])
    const fight = wild(
      [123],
      {},
      { quests: [121], stacks: { superMutant: { next: ['skirmisher'] } }, dice: [1, 1, 1, 3, 1, 1] },
    )
      .encounter()
      .option(1)
    expect(fight.A.agendas).toHaveLength(1) // a failed test leads to option 2
  })
})

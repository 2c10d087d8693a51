import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })

describe('Far Harbor', () => {
  const options = { scenario: 'farHarbor' as const }
  const tiles = { 5: 'rocket' as const } // west of Far Harbor

  test('fog costs rads unless a condenser is near; the loyal and the Ghoul do not mind', () => {
    const step = (player: object, foes: Given['foes'], given: Given = {}) =>
      table({ options, players: [{ at: 'farHarbor.s', ...player }], foes: foes!, points: 1, ...given }).step(
        'farHarbor.w',
      ).A
    const fog = { face: 'shield' as const, at: 'farHarbor.w' }
    const thick = { shield: 2 }
    expect(step({}, [fog]).rads).toBe(0) // still thin
    expect(step({}, [fog], thick).rads).toBe(1)
    expect(step({}, [fog], { shield: 4 }).rads).toBe(2)
    expect(step({}, [fog, { face: 'star', at: 'farHarbor.f' }], thick).rads).toBe(0)
    expect(step({ agendas: ['a03'], revealed: 'a03' }, [fog], thick).rads).toBe(0)
    expect(step({ character: 'ghoul', hp: 5 }, [fog], thick)).toMatchObject({ rads: 0, hp: 6 })
  })

  test('fog and condensers are no enemies', () => {
    const t = table({ options, players: [{ at: 'farHarbor.f', hp: 9 }], foes: [{ face: 'shield', at: 'farHarbor.f' }] })
    expect(t.can('camp')).toBe(true)
    expect(t.can('fight')).toBe(false)
    expect(t.refuses({ do: 'fight', foe: t.foe('shield') })).toBe('W-FTOK-1')
  })

  test('the icons spread the fog to the nearest icon space and clear it around condensers', () => {
    const fogs = (shield: number): number =>
      table({ options, tiles, players: [{}], foes: [{ face: 'shield', at: 'theNucleus' }], shield }).do({
        do: 'activate',
        kind: 'shield',
      }).state.foes.length
    expect([fogs(1), fogs(2)]).toEqual([1, 2]) // at first it is too thin to spread
    const u = table({
      options,
      tiles,
      foes: [
        { face: 'star', at: 'farHarbor.f' },
        { face: 'shield', at: 'farHarbor.w' },
        { face: 'shield', at: 'acadia' },
      ],
    })
    u.do({ do: 'activate', kind: 'star' })
    expect(u.foesAt('farHarbor.w')).toEqual([])
    expect(u.foesAt('acadia')).toEqual(['shield'])
  })

  test('W-CON-C030 a condenser discarded by 030 counts for 043, one put up pushes the fog away', () => {
    const t = table({
      options,
      players: [{ at: 'farHarbor.f' }],
      quests: [30, 43],
      foes: [{ face: 'star', at: 'farHarbor.f' }],
      dice: [4, 2, 1],
    })
    t.quest(30, 1).pass('keepLetter', 'pickPerk')
    expect(t.state.foes).toEqual([])
    expect(t.state.shield).toBe(1)
    const up = table({
      options,
      players: [{ at: 'farHarbor.f' }],
      quests: [30],
      foes: [{ face: 'shield', at: 'farHarbor.f' }],
      dice: [4, 4, 1],
    })
      .quest(30, 2)
      .pass('keepLetter', 'pickPerk')
    expect(up.foesAt('farHarbor.f')).toEqual(['star'])
    expect(
      table({ options, players: [{ at: 'farHarbor.f' }], quests: [43], foes: [{ face: 'star', at: 'farHarbor.f' }] })
        .state.shield,
    ).toBe(0)
  })

  test('W-CON-C031 fog only where neither fog nor condenser is; with a condenser the next card is drawn', () => {
    const at = (foes: Given['foes']) =>
      table({ options, players: [{ at: 'farHarbor.f' }], decks: { settlement: [31] }, foes: foes! }).encounter()
    expect(at([]).option(2).foesAt('farHarbor.f')).toEqual(['shield'])
    expect(
      at([{ face: 'shield', at: 'farHarbor.f' }])
        .option(2)
        .foesAt('farHarbor.f'),
    ).toEqual(['shield'])
    expect(at([{ face: 'star', at: 'farHarbor.f' }]).asked).toBe('A act')
  })

  test('W-CON-C032 032 and 034 count the tokens before the placement', () => {
    const place = (quest: number, before: number) => {
      const fog = ['theNucleus', 'acadia', 'rocket.r'].slice(0, before).map(at => ({ face: 'shield' as const, at }))
      return table({
        options,
        tiles,
        players: [{ at: 'farHarbor.f' }],
        quests: [quest],
        decks: { settlement: [31] },
        foes: fog,
      })
        .encounter()
        .option(2)
        .pass('keepLetter', 'pickPerk').state.shield
    }
    expect([place(32, 0), place(32, 1)]).toEqual([0, 1])
    expect([place(34, 2), place(34, 3)]).toEqual([0, 1])
    expect(place(33, 0)).toBe(1)
  })

  test('029: two rads in one turn, or a condenser', () => {
    const t = table({
      options,
      players: [{ at: 'farHarbor.s' }],
      quests: [29],
      foes: [{ face: 'shield', at: 'farHarbor.b' }],
      shield: 2, // the fog gives one
      points: 1,
      loot: { next: ['junk', 'water'] },
    })
    t.step('farHarbor.b') // irradiated, and fog
    expect(t.quests()).toEqual([32, 94])
    expect(t.state.shield).toBe(3)
  })

  test('042: fog while no condenser is within four spaces of Far Harbor', () => {
    const given: Given = { options, players: [{ at: 'acadia' }], quests: [42], decks: { settlement: [31] } }
    expect(table(given).encounter().option(2).state.shield).toBe(3)
    expect(
      table({ ...given, foes: [{ face: 'star', at: 'farHarbor.c' }] })
        .encounter()
        .option(2).state.shield,
    ).toBe(0)
  })
})

describe('the Capital Wasteland', () => {
  const options = { scenario: 'capital' as const }

  test('W-CON-C044 the wreck goes with 044 by its first objective, or with 048', () => {
    const given: Given = { options, tiles: { 3: 'mart' }, wreck: 'mart.m', loot: { next: ['junk', 'water'] } }
    const t = table({ ...given, players: [{ at: 'mart.m' }], quests: [44] }).quest(44, 1)
    expect(t.state.wreck).toBe(-1)
    expect(t.quests()).toEqual([45, 101])
    expect(t.foesAt('projectPurity')).toEqual(['shield'])
    const u = table({ ...given, players: [{ at: 'megaton' }], quests: [44] }).quest(44, 2)
    expect(u.state.wreck).toBe(u.node('mart.m')) // 048 needs it
    u.A.node = u.node('mart.m')
    u.quest(48, 1).pass('keepLetter', 'pickPerk')
    expect(u.state.wreck).toBe(-1)
  })

  test('W-CON-C045 047 completes either objective of 045, passed or not', () => {
    const t = wild([47], {}, { options, tiles: { 3: 'mart' }, quests: [45], dice: [1, 1, 1] })
      .encounter()
      .option(1)
    expect(t.asked).toBe('A pickObjective')
    expect(t.refuses({ do: 'objective', card: 45, objective: 3 })).toBe('W-CON-C045')
    t.play({ do: 'objective', card: 45, objective: 2 }).pass('keepLetter', 'pickPerk')
    expect(t.state.star).toBe(1)
    expect(t.A.hp).toBe(13)
    expect(t.quests()).toEqual([49, 67])
  })

  test('W-CON-C049 at Purity or a shield token, which blocks the action unless one is loyal', () => {
    const given = (revealed: 'a03' | null): Given => ({
      options,
      players: [{ at: 'megaton.e', agendas: ['a03'], revealed }],
      quests: [49],
      foes: [{ face: 'shield', at: 'megaton.e' }],
    })
    expect(table(given(null)).refuses({ do: 'quest', card: 49, objective: 1 })).toBe('W-QACT-4')
    expect(table(given('a03')).can('quest')).toBe(true)
  })

  test('W-CON-C053 trashed without 052; elsewhere than at Robco the next card is drawn', () => {
    const robco = { 9: 'robco' as const }
    const gone = table({ options, tiles: robco, players: [{ at: 'robco.f' }], decks: { wasteland: [53] } }).encounter()
    expect(gone.state.trashed).toContain(53)
    const away = table({
      options,
      tiles: { 3: 'mart' },
      players: [{ at: 'mart.m' }],
      quests: [52],
      decks: { wasteland: [53] },
    }).encounter()
    expect(away.state.decks.wasteland).toEqual([53])
    expect(away.asked).toBe('A act')
    const here = table({
      options,
      tiles: robco,
      players: [{ at: 'robco.f' }],
      quests: [52],
      decks: { wasteland: [53] },
      dice: [4, 4, 2],
    })
      .encounter()
      .option(3)
      .pass('reroll')
    expect(here.quests()).toEqual([55, 130])
  })

  test('051: only a Robot companion will do', () => {
    const given: Given = { options, tiles: { 9: 'robco' }, quests: [51] }
    const wish = { do: 'quest', card: 51, objective: 2 } as const
    expect(table({ ...given, players: [{ at: 'robco.f', equipped: ['piper'] }] }).refuses(wish)).toBe('W-CON-R19')
    const t = table({ ...given, players: [{ at: 'robco.f', equipped: ['piper'], inventory: ['eyebot'] }] }).play(wish)
    expect(t.A).toMatchObject({ equipped: ['piper'], inventory: [] })
    expect(t.state.star).toBe(2)
  })

  test('055: the shields go for Liberty Prime, and tens of Caps give power', () => {
    const t = table({
      options,
      players: [{ at: 'megaton', caps: 25 }],
      quests: [{ card: 55, marker: 'theTower' }],
    }).quest(55, 1)
    expect(t.asked).toBe('A payCaps')
    expect(t.offered('caps').map(({ n }) => n)).toEqual([10, 20])
    t.play({ do: 'caps', n: 20 })
    expect(t.state.shield).toBe(2)
    expect(t.foesAt('megaton')).toEqual(['shield'])
  })
})

describe('the Pitt', () => {
  const options = { scenario: 'pitt' as const }

  test('W-CON-C062 any card of the asset discard pile', () => {
    const t = table({
      options,
      tiles: { 10: 'mart' },
      players: [{ at: 'mart.m' }],
      quests: [62],
      decks: { wasteland: [63] },
      stacks: { human: { next: ['raiderPsycho'] } },
      assets: { discard: ['geck', 'stimpak'] },
      dice: [3, 3, 6],
    })
    t.encounter().option(2).pass('keepLetter', 'pickPerk')
    expect(t.asked).toBe('A takeAssetDiscard')
    expect(t.refuses({ do: 'take', card: 'jet' })).toBe('W-CON-C062')
    t.play({ do: 'take', card: 'geck' }).pass('tokenSpace', 'markerSpace')
    expect(t.A.inventory).toContain('geck')
    expect(t.quests()).toEqual([65, 148])
  })

  test('W-CON-C064 Caps stay on the card; ten complete it for the last giver', () => {
    const t = table({ options, players: [{ at: 'haven', caps: 6 }], quests: [{ card: 64, caps: 5 }] }).quest(64, 2)
    expect(t.refuses({ do: 'caps', n: 0 })).toBe('W-CON-C064')
    expect(t.refuses({ do: 'caps', n: 7 })).toBe('W-CAPS-R1')
    t.play({ do: 'caps', n: 5 })
    expect(t.quests()).toEqual([66, 148].filter(card => t.quests().includes(card)))
    expect([t.state.star, t.A.caps]).toEqual([1, 1])
  })

  test('W-CON-C065 from the first player on, each puts a shield on a settlement and a star on a wasteland', () => {
    const t = table({ options, players: [{}, {}], first: 1, turn: 0, tiles: { 16: 'rocket', 15: 'mart' } }).stage(65)
    expect(t.asked).toBe('B tokenSpace')
    expect(t.spaces).toEqual(['haven.c', 'rocket.r'])
    t.at('haven.c')
    expect(t.asked).toBe('B tokenSpace')
    expect(t.refuses({ do: 'space', at: 'rocket.r' })).toBe('W-CON-C065')
    t.at('mart.m') // the only settlement left takes A's shield
    expect(t.asked).toBe('A tokenSpace')
    expect(t.spaces).toEqual(['mill.m', 'bridge.b'])
    t.at('mill.m')
    expect(t.foesAt('rocket.r')).toEqual(['shield'])
  })

  test('W-CON-C066 a cap on every settlement of the faceup tiles, looked at after each cap and each explore', () => {
    const t = table({ options, players: [{ at: 'haven' }], quests: [{ card: 66, capped: [] }], dice: [4, 2, 1] }).quest(
      66,
      1,
    )
    expect(t.state.shield).toBe(3) // Haven is the only one there
    const two = table({
      options,
      tiles: { 16: 'rocket' },
      players: [{ at: 'haven' }],
      quests: [66],
      dice: [4, 2, 1],
    }).quest(66, 1)
    expect(two.state.quests[0]?.capped).toEqual([two.node('haven.c')])
    expect(two.refuses({ do: 'quest', card: 66, objective: 1 })).toBe('W-QACT-2') // it has its cap
    two.state.quests = [{ ...two.state.quests[0]!, capped: [two.node('haven.c'), two.node('rocket.r')] }]
    two.A.node = two.node('crossroads.a')
    two.explore(13)
    expect(two.state.shield === 3 || two.quests().includes(66)).toBe(true)
  })
})

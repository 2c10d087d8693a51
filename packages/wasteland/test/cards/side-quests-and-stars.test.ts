import { placeNode } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })

const town = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'rocket.r', ...player }], decks: { settlement: cards }, ...given })

describe('side quests from 127 on, and the star cards', () => {
  test('W-CON-C127 the Stranger comes once', () => {
    const t = wild([127], { traits: ['vilified'], letters: ['C', 'L'] }, { dice: [4, 4, 2] })
      .encounter()
      .option(2)
      .pass('reroll', 'equip')
    expect(t.A.inventory).toEqual(['mysteriousStranger'])
    expect(t.state.trashed).toContain(127)
    const fail = wild([127], { traits: ['vilified'] }, { dice: [1, 1, 1] })
      .encounter()
      .option(2)
      .pass('reroll')
    expect(fail.state.decks.wasteland).toEqual([127])
  })

  test('W-CON-C132 each active robot may be moved one step, and Aggressive applies', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      quests: [{ card: 132, marker: 'mart.m' }],
      foes: [
        { face: 'protectron', at: 'mart.p' },
        { face: 'mrGutsy', at: 'cit.e', up: false },
        { face: 'sentryBot', at: '#6' },
      ],
    })
    t.quest(132, 1)
    expect(new Set(t.offered('moveFoe').map(({ foe }) => foe))).toEqual(new Set([t.foe('protectron')]))
    expect(t.refuses({ do: 'moveFoe', foe: t.foe('protectron'), to: 'cit.n' })).toBe('W-CON-C132')
    t.play({ do: 'moveFoe', foe: t.foe('protectron'), to: 'mart.e' })
    expect(t.foeAt('protectron')).toBe('mart.e')
    expect(t.asked).toBe('A act') // each of them once
  })

  test('W-CON-C133 placement first, then the damage', () => {
    const t = table({ players: [{ at: 'mart.m' }], quests: [{ card: 133, marker: 'mart.m' }] })
      .quest(133, 1)
      .at('cit.d')
    expect([t.where(t.A), t.A.hp]).toEqual(['cit.d', 13])
  })

  test('W-CON-C138 Olivia: a wasteland other than where she started, or a monster that comes to her', () => {
    const lead = (start: string, dice: number[]) =>
      table({ players: [{ at: 'rocket.n' }], quests: [{ card: 138, marker: 'rocket.n', start }], dice }).quest(138, 0)
    expect(lead('rocket.n', [4, 1, 1]).at('mart.m').quests()).toEqual([])
    expect(lead('mart.m', [4, 1, 1]).at('mart.m').quests()).toEqual([138])
    const met = table({
      players: [{ at: 'crossroads.k' }, {}],
      first: 1,
      turn: 0,
      quests: [{ card: 138, marker: 'crossroads.b' }],
      foes: [{ face: 'yaoGuai', at: 'mart.m' }],
    })
    met.do({ do: 'activate', kind: 'monster' })
    expect(met.quests()).toEqual([])
    expect(met.B.agendas).toHaveLength(1) // the first player
  })

  test('W-CON-C141 by its first objective the card is kept as a contribution', () => {
    const t = table({ players: [{ at: 'mart.m', letters: ['P', 'I', 'L'] }], quests: [141], dice: [4, 4, 1] })
      .quest(141, 1)
      .pass('reroll')
    expect(t.A.kept).toEqual([{ card: 141, tag: 'contribution' }])
    expect(t.quests()).toEqual([142])
    const other = wild([144], { kept: [{ card: 141, tag: 'contribution' }] })
      .encounter()
      .pass('equip', 'overflow')
    expect(other.A.caps).toBe(5)
  })

  test('W-CON-C142 rads count for each survivor and turn, and from 0 when the card is staged', () => {
    const given: Given = { players: [{ at: 'highway.y' }], tiles: { 6: 'highway' }, points: 4 }
    const t = table({ ...given, quests: [142] }).step('highway.s', 'highway.y', 'highway.s')
    expect(t.quests()).toEqual([143])
    const late = table(given).step('highway.s').stage(142).step('highway.y', 'highway.s')
    expect(late.quests()).toEqual([142])
  })

  test('W-CON-C145 the test pays: one loot card more', () => {
    const t = wild([145], {}, { dice: [4, 4, 1], loot: { next: ['junk', 'junk', 'junk'] } })
      .encounter()
      .option(2)
      .pass('reroll')
    expect(t.A.inventory).toHaveLength(3)
  })

  test('W-CON-C148 the vertibird and its passenger go to the same empty space', () => {
    const t = table({ players: [{ at: 'diamond.c', caps: 4 }], quests: [{ card: 148, marker: 'diamond.c' }] })
      .quest(148, 1)
      .at('mart.e')
    expect([t.where(t.A), t.marker(148), t.A.caps]).toEqual(['mart.e', 'mart.e', 0])
  })

  test('W-CON-C152 no active enemy within two steps, unless one is loyal to it', () => {
    const at = (foes: Given['foes'], player: object = {}) =>
      table({
        players: [{ at: 'mutantCamp.m', ...player }],
        tiles: { 8: 'mutantCamp' },
        quests: [152],
        foes: foes!,
      }).can('quest')
    expect(at([])).toBe(true)
    expect(at([{ face: 'brute', at: 'mutantCamp.a' }])).toBe(false)
    expect(at([{ face: 'brute', at: 'mutantCamp.a', up: false }])).toBe(true)
    expect(at([{ face: 'star', at: 'mutantCamp.a' }], { agendas: ['a01'], revealed: 'a01' })).toBe(true)
  })

  test('W-CON-C153 the settlement is one level higher while 153 is staged', () => {
    const t = town(
      [168],
      {},
      { quests: [{ card: 153, marker: 'rocket.r' }], assets: { row: ['geck', 'jet', 'medX', 'radAway'] } },
    )
      .encounter()
      .option(1)
    expect(t.state.steps.at(-1)).toMatchObject({ do: 'shop', n: 3 })
    const next = table({ players: [{ at: 'rocket.r' }], quests: [118, { card: 153, marker: 'rocket.r' }] })
    expect(next.can('quest')).toBe(true) // level 3 now
  })

  test('W-CON-C155 Sepulcher is a settlement of level 2 in its space, with an icon of its own', () => {
    const t = wild(
      [160],
      {},
      { quests: [{ card: 155, marker: 'mart.m' }], decks: { wasteland: [160], settlement: [168] } },
    )
    expect(t.offered('encounter').map(({ icon }) => icon)).toEqual(['printed', 'sepulcher'])
    t.play({ do: 'encounter', icon: 'sepulcher' })
    expect(t.tells('encounterDrawn')?.card).toBe(168)
    expect(placeNode(t.state, 'sepulcher')).toBe(t.node('mart.m'))
  })

  test('W-CON-C156 to Sepulcher for two Caps: placement, then a rad', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      decks: { wasteland: [156] },
      quests: [{ card: 155, marker: 'rocket.n' }],
    })
      .encounter()
      .option(2)
    expect([t.where(t.A), t.A.caps, t.A.rads]).toEqual(['rocket.n', 1, 1])
  })

  test('W-CON-C157 the Super Sledge if it is there, else another; 159 needs its owner', () => {
    const given: Given = { tiles: { 10: 'estate' }, quests: [159] }
    expect(
      table({ ...given, players: [{ at: 'estate.p', equipped: ['superSledge'] }] }).quest(159, 1).A.traits,
    ).toEqual(['vilified'])
    expect(
      table({ ...given, players: [{ at: 'estate.p', inventory: ['superSledge'] }] }).refuses({
        do: 'quest',
        card: 159,
        objective: 1,
      }),
    ).toBe('W-QACT-2')
  })

  test('W-CON-CW2 the revealed asset is dropped if nobody takes it; without one only option 3 is left', () => {
    const given: Given = { assets: { row: ['geck', 'jet', 'medX', 'radAway'], next: ['stimpak'] } }
    const t = wild([161], {}, given).encounter().option(3).pass('equip', 'overflow')
    expect(t.state.assetPile.discard).toEqual(['stimpak'])
    const bare = wild([161], {}, given)
    bare.state.assetPile = { deck: [], discard: [] }
    expect(bare.encounter().tells('optionChosen')?.option).toBe(3)
  })

  test('W-CON-CW5 another survivor is named: adjacent, or with the trait', () => {
    const t = table({
      players: [{ at: 'mart.m' }, { at: 'crossroads.b' }, { at: 'mart.p' }, { at: 'mart.m' }],
      decks: { wasteland: [164] },
      stacks: { critter: { next: ['radroach'] } },
      dice: [6, 1, 1],
    })
    t.encounter().option(2)
    expect(t.asked).toBe('A pickSurvivor')
    expect(t.offered('survivor').map(({ seat }) => seat)).toEqual([1, 2])
    expect(t.refuses({ do: 'survivor', seat: 3 })).toBe('W-CON-CW5')
    t.play({ do: 'survivor', seat: 2 })
    expect(t.tells('fightBegan')?.seat).toBe(2)
    expect(t.A.traits).toEqual(['vilified'])
  })

  test('W-CON-CW7 any active enemy within two spaces is killed', () => {
    const t = wild(
      [166],
      {},
      {
        dice: [4, 4, 1],
        foes: [
          { face: 'deathclaw', at: 'mart.e' },
          { face: 'brute', at: 'mart.e', up: false },
          { face: 'star', at: 'mart.p' },
        ],
      },
    )
    t.encounter().option(2).pass('reroll')
    expect(t.asked).toBe('A strike')
    expect(t.offered('foe')).toHaveLength(2)
    t.pick('deathclaw').pass('keepLetter', 'pickPerk')
    expect(t.foesAt('mart.e')).not.toContain('deathclaw')
  })

  test('W-CON-CW7 W-LOYAL-R4 one of the own faction, too', () => {
    const t = wild(
      [166],
      { agendas: ['a01'], revealed: 'a01' },
      { dice: [4, 4, 1], foes: [{ face: 'star', at: 'mart.p' }] },
    )
    t.encounter().option(2).pass('reroll')
    expect(t.foesAt('mart.p')).toEqual([])
  })

  test('W-CON-CS5 L cards of the row, by choice, are replaced before shopping once', () => {
    const t = town(
      [172],
      { caps: 9 },
      { assets: { row: ['geck', 'jet', 'medX', 'radAway'], next: ['stimpak', 'leatherArmor', 'baseballBat'] } },
    )
      .encounter()
      .option(3)
    expect(t.asked).toBe('A replaceShop')
    expect(t.refuses({ do: 'discard', card: 'stimpak' })).toBe('W-CON-CS5')
    t.play({ do: 'discard', card: 'jet' }).play({ do: 'discard', card: 'geck' })
    expect(t.state.row).toEqual(['baseballBat', 'leatherArmor', 'stimpak', 'medX', 'radAway'])
    expect(t.asked).toBe('A shop')
  })
})

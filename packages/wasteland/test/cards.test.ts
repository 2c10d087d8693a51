import { graphOf, LIBRARY, placeNode, SCENARIO_IDS, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from './table.ts'

const wild = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'mart.m', ...player }], decks: { wasteland: cards }, ...given })
const town = (cards: number[], player: object = {}, given: Given = {}) =>
  table({ players: [{ at: 'rocket.r', ...player }], decks: { settlement: cards }, ...given })

describe('rulings on all cards', () => {
  test('W-GOLD-3 "may" can be declined', () => {
    const t = table({
      players: [{ at: 'vault109.v' }],
      tiles: { 8: 'vault109' },
      decks: { vault109: [86, 87] },
      stacks: { monster: { next: ['feralGhoul'] } },
      dice: [1, 1, 1],
    })
    t.encounter().option(1)
    expect(t.asked).toBe('A drawNext')
    t.skip()
    expect(t.state.turn.later).toEqual([86])
    expect(t.refuses({ do: 'yes' })).toBe('W-TURN-1')
  })

  test('W-CON-R1 draw next, then this: the card put aside is added afterwards', () => {
    const t = wild([22, 145]).encounter() // level 2 is too low for 022
    expect(t.tells('encounterDrawn')?.card).toBe(22)
    expect(t.state.reading).toEqual([22, 145])
    t.option(1).pass('equip', 'overflow')
    expect(t.state.decks.wasteland.toSorted((a, b) => a - b)).toEqual([145, 22].toSorted((a, b) => a - b))
    const last = wild([22]).encounter()
    expect(last.state.decks.wasteland).toEqual([22]) // no next card
  })

  test('W-CON-R2 among equally high settlements the staging survivor chooses', () => {
    const t = table().stage(148)
    expect(t.asked).toBe('A markerSpace')
    expect(t.spaces).toEqual(['diamond.c', 'boston.r'])
  })

  test('W-CON-R3 W-CON-C131 "here" is where the survivor is, also for a kill elsewhere', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['plasmaGrenade'] }],
      quests: [130],
      foes: [{ face: 'overlord', at: 'mart.p' }],
      loot: { next: ['junk'] },
    })
    t.use('plasmaGrenade').pass('keepLetter', 'pickPerk')
    expect(t.marker(131)).toBe('mart.m')
    t.A.hp = 4
    t.quest(131, 1)
    expect([t.A.hp, t.A.rads]).toEqual([16, 2]) // HP first, then the rads
  })

  test('W-CON-R4 an empty space has no survivor, enemy or token; markers do not count', () => {
    const t = table({
      players: [{ at: 'mart.m' }, { at: 'mart.p' }],
      foes: [
        { face: 'brute', at: 'mart.s', up: false },
        { face: 'star', at: 'mart.e' },
      ],
      quests: [{ card: 133, marker: 'mart.m' }],
    }).quest(133, 1)
    for (const taken of ['mart.m', 'mart.p', 'mart.s', 'mart.e']) expect(t.spaces).not.toContain(taken)
    expect(t.refuses({ do: 'space', at: 'mart.p' })).toBe('W-CON-R4')
  })

  test('W-CON-R5 "move n" is exactly so many steps, whatever they cost', () => {
    const t = wild([164]).encounter().option(3).pass('equip', 'overflow')
    expect(t.asked).toBe('A moveStep')
    expect(t.can('skip')).toBe(false)
    expect(t.spaces).toContain('mart.n') // difficult
    expect(t.refuses({ do: 'space', at: 'cit.n' })).toBe('W-CON-R5')
  })

  test('W-CON-R6 at the end of a round, after the enemies; the first player completes what is met', () => {
    const t = table({
      players: [{}, {}],
      first: 1,
      turn: 0,
      starter: 1,
      quests: [{ card: 24, marker: 'boston.w' }],
      agendas: { next: ['a05'] },
    }).end()
    expect(t.marker(24)).toBeUndefined()
    expect(t.state.shield).toBe(4) // one step to the Railroad: completed
    expect(t.events.find(event => event.type === 'objectiveCompleted')).toMatchObject({ seat: 1, card: 24 })
    expect(t.told.indexOf('typeActivated')).toBeLessThan(t.told.indexOf('markerMoved'))
  })

  test('W-CON-R7 whoever flips a tile puts the marker on it into a space', () => {
    const t = table({
      options: { scenario: 'capital' },
      players: [{ at: 'crossroads.b' }],
      under: { 1: 'mart' },
      wreck: '#1',
    })
    t.explore(1)
    expect(t.asked).toBe('A markerSpace')
    expect(t.at('mart.m').state.wreck).toBe(t.node('mart.m'))
  })

  test('W-CON-R8 named kills need the very name', () => {
    const kill = (face: 'protectron' | 'protectronMedic') =>
      table({ players: [{ at: 'mart.m' }], quests: [125], foes: [{ face, at: 'mart.m' }], dice: [2, 4, 3] })
        .fight(face)
        .quests()
    expect(kill('protectronMedic')).toEqual([125])
    expect(kill('protectron')).toEqual([126])
  })

  test('W-CON-R8 "the last" is a kill after which none is left', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      quests: [19],
      foes: [
        { face: 'star', at: 'mart.m' },
        { face: 'star', at: 'cit.n' },
      ],
      dice: [1, 1, 1, 1, 1, 1],
      loot: { next: ['junk', 'water'] },
    })
    t.fight('star')
    expect(t.quests()).toEqual([19])
    t.A.node = t.node('cit.n')
    t.fight('star').pass('keepLetter', 'pickPerk')
    expect(t.quests()).toEqual([21, 150])
  })

  test('W-CON-R9 a companion to be discarded may be carried, one to be with must be equipped', () => {
    const farm: Given = { tiles: { 2: 'farm' }, quests: [94] }
    const t = table({ ...farm, players: [{ at: 'farm.h', inventory: ['codsworth'] }] })
    expect(t.quest(94, 1).A.inventory).toEqual([])
    const vault: Given = { tiles: { 9: 'vault84' }, quests: [68] }
    expect(table({ ...vault, players: [{ at: 'vault84.v', inventory: ['codsworth'] }] }).can('quest')).toBe(false)
    expect(table({ ...vault, players: [{ at: 'vault84.v', equipped: ['codsworth'] }] }).can('quest')).toBe(true)
    const two = table({ ...farm, players: [{ at: 'farm.h', equipped: ['codsworth'], inventory: ['piper'] }] }).quest(
      94,
      1,
    )
    expect(two.asked).toBe('A giveUp')
    expect(two.refuses({ do: 'discard', card: 'junk' })).toBe('W-CON-R9')
  })

  test('W-CON-R10 a token for a space that is not turned up waits', () => {
    const t = table({ options: { scenario: 'pitt' }, players: [{ at: 'haven' }], quests: [59], under: { 3: 'metro' } })
    t.quest(59, 1).pass('keepLetter', 'pickPerk')
    expect(t.state.waiting).toEqual([{ faction: 'star', place: 'redRocketStation' }])
    expect(t.foesAt('theBridge')).toEqual(['shield', 'shield'])
    const u = table({
      options: { scenario: 'pitt' },
      players: [{ at: 'crossroads.a' }],
      under: { 16: 'rocket' },
      waiting: [{ faction: 'star', place: 'redRocketStation' }],
    })
    u.explore(16)
    expect(u.foesAt('rocket.r')).toEqual(['star'])
    expect(u.state.waiting).toEqual([])
  })

  test('W-CON-R11 a shop item taken free: companions too, whatever they require', () => {
    const t = town([171], {}, { assets: { row: ['townDoctor', 'geck', 'jet', 'medX'] } })
      .encounter()
      .option(1)
    expect(t.asked).toBe('A takeShop')
    expect(t.refuses({ do: 'take', card: 'stimpak' })).toBe('W-CON-R11')
    t.play({ do: 'take', card: 'townDoctor' }).pass('equip')
    expect(t.A).toMatchObject({ inventory: ['townDoctor'], caps: 3 })
    expect(t.state.row).toHaveLength(4)
  })

  test('W-CON-R13 killed midway: moves, fights and shopping lapse, the rest happens', () => {
    const t = town([172], { hp: 3 }, { dice: [1, 1, 1] })
      .encounter()
      .option(2)
      .pass('reroll') // 3 damage, then move 1
    t.at('crossroads.a')
    expect(t.asked).not.toBe('A moveStep')
    const u = town([154], { hp: 3 }, { dice: [1, 1, 1] })
      .encounter()
      .option(3) // 3 damage, this
    u.at('crossroads.a')
    expect(u.state.decks.settlement).toEqual([154])
  })

  test('W-CON-R17 a deed counts only for cards staged before it', () => {
    const t = table({
      players: [{ at: 'mart.m', equipped: ['t60PowerArmor'] }],
      quests: [107],
      foes: [{ face: 'sentryBot', at: 'mart.m' }],
      dice: [4, 4, 6],
      loot: { next: ['junk'] },
    })
    t.fight('sentryBot').pass('keepLetter', 'pickPerk')
    expect(t.quests()).toEqual([108])
  })

  test('W-CON-R18 completing a quest that is not staged does nothing, the rest of the option applies', () => {
    const t = town([103], {}, { dice: [4, 2, 1] })
      .encounter()
      .option(2)
    expect(t.A).toMatchObject({ caps: 5, agendas: [] })
    expect(t.state.trashed).toContain(103)
  })

  test('W-CON-R19 a payment must be possible when the action starts, and is made when its turn comes', () => {
    const given: Given = { options: { scenario: 'capital' }, quests: [51], dice: [1, 1, 1] }
    expect(
      table({ ...given, players: [{ at: 'theTower', caps: 3 }] }).refuses({ do: 'quest', card: 51, objective: 1 }),
    ).toBe('W-CON-R19')
    const t = table({ ...given, players: [{ at: 'theTower', caps: 4 }] }).quest(51, 1)
    expect(t.A.caps).toBe(4) // the test came first, and failed
  })

  test('W-CON-R20 kept cards are public, no inventory, and survive being killed', () => {
    const t = table({ players: [{ at: 'mart.m', kept: [{ card: 26, tag: 'minutemen' }] }, {}], quests: [] })
    t.A.hp = 0
    t.do({ do: 'die', seat: 0 }).at('crossroads.a')
    expect(t.A.kept).toEqual([{ card: 26, tag: 'minutemen' }])
    expect(wasteland.view(t.state, 1).players[0]?.kept).toHaveLength(1)
    t.A.rads = 16
    t.do({ do: 'die', seat: 0 })
    expect(t.state.trashed).toContain(26)
  })

  test('W-CON-R21 every place a card names is on a map', () => {
    const places = new Set<string>(['sepulcher'])
    for (const scenario of SCENARIO_IDS) {
      const t = table({ options: { scenario } })
      t.state.board = { ...t.state.board, up: t.state.board.up.map(() => true) }
      for (const place of Object.keys(graphOf(t.state.board).places)) places.add(place)
    }
    const named = JSON.stringify(LIBRARY).matchAll(/"place":"(\w+)"/g)
    const relative = [
      'here',
      'marker',
      'empty',
      'card104',
      'startTile',
      'threeAway',
      'highestSettlement',
      'highestWasteland',
      'highestRobot',
      'mostLetters',
      'eachPlaced',
    ]
    for (const [, place] of named) if (!relative.includes(place!)) expect(places).toContain(place)
  })

  test('W-CON-R22 a level added by a card counts for need, damage, experience and the level asked for', () => {
    const t = table({
      options: { scenario: 'pitt' },
      players: [{ at: 'haven', letters: ['S', 'P', 'E', 'C', 'L'] }],
      quests: [61, 112],
      stacks: { human: { next: ['looter'] } },
      dice: [2, 4, 3],
      loot: { next: ['junk', 'junk', 'junk'] },
    })
    t.quest(61, 2)
    expect(t.tells('fightBegan')?.level).toBe(2)
    expect(t.tells('enemyHit')?.damage).toBe(6)
    expect(t.A.xp).toBe(7) // 2 for the looter, 3 for the quest: under the fifth letter
    expect(t.quests()).toContain(114) // 112 asks for level 2
  })

  test('W-CON-R23 assets are revealed until a companion comes; a requirement not met leaves it', () => {
    const given: Given = { assets: { row: ['geck', 'medX', 'radAway', 'baseballBat'], next: ['jet', 'townDoctor'] } }
    const t = wild([163], {}, given).encounter().option(3)
    expect(t.A.inventory).toEqual([])
    expect(t.state.assetPile.discard).toEqual(['jet', 'townDoctor'])
    const u = wild([163], { traits: ['idolized'] }, given)
      .encounter()
      .option(3)
    expect(u.A.inventory).toEqual(['townDoctor'])
  })

  test('W-END-R6 no game lasts for ever', () => {
    const t = table({ round: 150, agendas: { next: ['a05'] } }).end()
    expect([t.ending, t.winners]).toEqual(['rounds', []])
  })
})

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
    const moved = table({ ...given, agendas: { next: ['a05'] } })
      .end()
      .pass('markerToward')
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

describe('Far Harbor', () => {
  const options = { scenario: 'farHarbor' as const }
  const tiles = { 5: 'rocket' as const } // west of Far Harbor

  test('fog costs rads unless a condenser is near; the loyal and the Ghoul do not mind', () => {
    const step = (player: object, foes: Given['foes'], given: Given = {}) =>
      table({ options, players: [{ at: 'farHarbor.s', ...player }], foes: foes!, points: 1, ...given }).step(
        'farHarbor.w',
      ).A
    const fog = { face: 'shield' as const, at: 'farHarbor.w' }
    expect(step({}, [fog]).rads).toBe(1)
    expect(step({}, [fog], { shield: 4 }).rads).toBe(2)
    expect(step({}, [fog, { face: 'star', at: 'farHarbor.f' }]).rads).toBe(0)
    expect(step({ agendas: ['a03'], revealed: 'a03' }, [fog]).rads).toBe(0)
    expect(step({ character: 'ghoul', hp: 5 }, [fog])).toMatchObject({ rads: 0, hp: 6 })
  })

  test('fog and condensers are no enemies', () => {
    const t = table({ options, players: [{ at: 'farHarbor.f', hp: 9 }], foes: [{ face: 'shield', at: 'farHarbor.f' }] })
    expect(t.can('camp')).toBe(true)
    expect(t.can('fight')).toBe(false)
    expect(t.refuses({ do: 'fight', foe: t.foe('shield') })).toBe('W-FTOK-1')
  })

  test('the icons spread the fog to the nearest icon space and clear it around condensers', () => {
    const t = table({ options, tiles, players: [{}], foes: [{ face: 'shield', at: 'theNucleus' }] }).do({
      do: 'activate',
      kind: 'shield',
    })
    expect(t.state.foes).toHaveLength(2)
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
      points: 1,
      loot: { next: ['junk', 'water'] },
    })
    t.step('farHarbor.b') // irradiated, and fog
    expect(t.quests()).toEqual([32, 94])
    expect(t.state.shield).toBe(1)
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

describe('the vaults', () => {
  const v84: Given = { tiles: { 9: 'vault84' } }
  const v109: Given = { tiles: { 8: 'vault109' } }

  test('W-CON-C070 as many of 072 to 079 as there are players make the deck, the rest goes unseen', () => {
    const t = table({ ...v84, players: [{ at: 'vault84.v' }, {}, {}], decks: { vault84: [71] } })
      .encounter()
      .option(1)
    expect(t.state.decks.vault84).toHaveLength(3)
    expect(t.state.buried).toHaveLength(5)
    expect([...t.state.decks.vault84, ...t.state.buried].toSorted((a, b) => a - b)).toEqual([
      72, 73, 74, 75, 76, 77, 78, 79,
    ])
    expect(JSON.stringify(wasteland.view(t.state, 0))).not.toContain('buried')
  })

  test('W-CON-C072 whoever draws the last card adds 080, before the options', () => {
    const t = table({ ...v84, players: [{ at: 'vault84.v', caps: 4 }], decks: { vault84: [76] } }).encounter()
    expect(t.state.decks.vault84).toEqual([80])
    t.option(2)
    expect(t.A).toMatchObject({ caps: 0, kept: [{ card: 76, tag: 'endorsement' }] })
    const more = table({ ...v84, players: [{ at: 'vault84.v' }], decks: { vault84: [76, 75] } }).encounter()
    expect(more.state.decks.vault84).toEqual([75])
  })

  test('W-CON-C080 the vote: most get two agendas, ties one each, the fewest are thrown out', () => {
    const kept = (...cards: number[]) => cards.map(card => ({ card, tag: 'endorsement' as const }))
    const vote = (a: number[], b: number[]) =>
      table({
        ...v84,
        players: [
          { at: 'vault84.v', kept: kept(...a) },
          { at: 'vault84.v', kept: kept(...b) },
        ],
        decks: { vault84: [80] },
      }).encounter()
    const clear = vote([72, 73], [75])
    expect(clear.A.agendas).toHaveLength(2)
    expect([clear.B.hp, clear.B.agendas]).toEqual([13, []])
    expect(clear.asked).toBe('B moveStep')
    clear.pass('moveStep')
    expect(clear.A.kept).toEqual([])
    const tied = vote([72], [75])
    expect([tied.A.agendas.length, tied.B.agendas.length, tied.B.hp]).toEqual([1, 1, 16])
    const none = vote([], [])
    expect([none.A.agendas, none.A.hp]).toEqual([[], 16])
    const alone = table({
      ...v84,
      players: [{ at: 'vault84.v', kept: kept(72) }, {}],
      decks: { vault84: [80] },
    }).encounter()
    expect([alone.A.agendas.length, alone.A.hp, alone.B.hp]).toEqual([2, 16, 16])
  })

  test('W-CON-C081 if somebody holds 074, 081 is resolved in place of 080', () => {
    const t = table({
      ...v84,
      players: [{ at: 'vault84.v' }, { at: 'crossroads.a', kept: [{ card: 74, tag: '074' }] }, {}],
      decks: { vault84: [80] },
    }).encounter()
    expect([t.A.agendas.length, t.B.agendas.length, t.C.agendas.length]).toEqual([1, 2, 0])
    expect(t.state.trashed).toEqual(expect.arrayContaining([80, 81]))
  })

  test('W-CON-C082 a quest between the vaults adds its pair at once', () => {
    const t = table({
      ...v109,
      players: [{ at: 'vault109.v', letters: ['S', 'P', 'E', 'C', 'L'] }],
      quests: [83],
      loot: { next: ['junk', 'water', 'junk'] },
    }).quest(83, 2)
    expect(t.A.rads).toBe(2)
    expect(t.state.decks.vault109.toSorted((a, b) => a - b)).toEqual([88, 89])
  })

  test('W-CON-C086 the guard comes back at the end of the turn, and is in no deck until then', () => {
    const t = table({
      ...v109,
      players: [{ at: 'vault109.v' }],
      decks: { vault109: [86, 89] },
      stacks: { monster: { next: ['feralGhoul'] } },
      dice: [1, 1, 1],
      agendas: { next: ['a05'] },
    })
    t.encounter().option(1).yes()
    expect(t.state.turn.later).toEqual([])
    t.option(2) // 089: trashes guards from the deck; 086 is not there
    expect(t.state.turn.later).toEqual([86])
    expect(t.end().state.decks.vault109).toContain(86)
  })
})

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
    const away = table({
      players: [{ at: 'mothership' }, { at: 'mothership' }],
      quests: [{ card: 104, caps: 2 }],
      dice: [4, 2, 1],
    }).quest(104, 2)
    expect(away.asked).toBe('A placeAt')
    away.at('mart.m')
    expect(away.asked).toBe('B placeAt') // trashed: everybody leaves
    expect(away.at('mart.p').where(away.B)).toBe('mart.p')
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

  test('W-CON-CS5 L cards of the row, by choice, are replaced before shopping once', () => {
    const t = town(
      [172],
      { caps: 9 },
      { assets: { row: ['geck', 'jet', 'medX', 'radAway'], next: ['stimpak', 'stimpak', 'baseballBat'] } },
    )
      .encounter()
      .option(3)
    expect(t.asked).toBe('A replaceShop')
    expect(t.refuses({ do: 'discard', card: 'stimpak' })).toBe('W-CON-CS5')
    t.play({ do: 'discard', card: 'jet' }).play({ do: 'discard', card: 'geck' })
    expect(t.state.row).toEqual(['baseballBat', 'stimpak', 'stimpak', 'medX', 'radAway'])
    expect(t.asked).toBe('A shop')
  })
})

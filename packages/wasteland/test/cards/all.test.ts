import { graphOf, LIBRARY, SCENARIO_IDS, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

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
    expect(t.tells('cardSetAside')?.card).toBe(22)
    expect(t.state.reading).toEqual([22, 145])
    t.option(1).pass('equip', 'overflow')
    expect(t.state.decks.wasteland.toSorted((a, b) => a - b)).toEqual([145, 22].toSorted((a, b) => a - b))
    const last = wild([22]).encounter()
    expect(last.state.decks.wasteland).toEqual([22]) // no next card
    expect(last.tells('cardSetAside')).toBeUndefined()
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
      'boardCard',
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

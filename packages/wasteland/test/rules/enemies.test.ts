import { wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

describe('enemies', () => {
  test('W-ENEMY-1 W-ABIL-1 a token has type, name, level, areas and up to two icons', () => {
    const t = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'radscorpion', at: 'mart.m' }], dice: [1, 3, 1] })
    expect(t.fight('radscorpion').tells('fightBegan')).toMatchObject({ face: 'radscorpion', kind: 'critter', level: 2 })
  })

  const kill = (given: Given = {}) =>
    table({
      players: [{ at: 'mart.m' }],
      foes: [{ face: 'protectron', at: 'mart.m' }],
      stacks: { robot: { next: ['sentryBot'] } },
      dice: [2, 1, 1],
      ...given,
    }).fight('protectron')

  test('W-ENEMY-2 W-ENEMY-3 W-KILL-11 a killed enemy is discarded and a fresh one lies facedown on the nearest icon', () => {
    const t = kill()
    expect(t.state.stacks.robot.discard).toEqual(['protectron'])
    expect(t.foesAt('mart.p')).toEqual(['sentryBot?'])
  })

  test('W-ENEMY-4 W-ENEMY-R8 T-ENEMY-1 W-ENEMY-R3 of equally near icons the farthest from the first player, from where the enemy died', () => {
    const t = table({
      players: [{ at: 'estate.p', equipped: ['pipeRifle'] }, { at: 'estate.e' }],
      first: 1,
      turn: 0,
      tiles: { 10: 'estate', 6: 'highway', 15: 'raider' },
      foes: [{ face: 'looter', at: 'estate.c' }],
      dice: [1, 1, 1],
    })
    t.fight('looter')
    const { at } = t.tells('enemyPlaced')!
    expect(['raider.n', 'raider.r']).toContain(at) // two steps from estate.c, as estate.e is, where B stands
  })

  test('W-ENEMY-7 T-ENC-1 T-QACT-1 facedown enemies leave encounter, camp and quest possible', () => {
    const t = table({
      players: [{ at: 'rocket.r', caps: 4 }],
      quests: [67],
      foes: [{ face: 'brute', at: 'rocket.r', up: false }],
    })
    for (const action of ['encounter', 'quest', 'camp'] as const) expect(t.can(action)).toBe(true)
  })

  test('W-ENEMY-8 T-ENEMY-2 a token that lands facedown in its own activation stays so', () => {
    const t = table({
      players: [{ at: 'mart.m' }],
      foes: [{ face: 'protectron', at: 'mart.m' }],
      stacks: { robot: { next: ['sentryBot'] } },
      dice: [2, 1, 1],
    })
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.foesAt('mart.p')).toEqual(['sentryBot?'])
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.foesAt('mart.p')).toEqual(['sentryBot'])
  })

  test('W-ENEMY-R1 the token just killed may be the one that comes', () => {
    const t = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'protectron', at: 'mart.m' }], dice: [2, 1, 1] })
    t.state.stacks.robot = { deck: [], discard: [] }
    t.fight('protectron')
    expect(t.foesAt('mart.p')).toEqual(['protectron?'])
  })

  test('W-ENEMY-R2 T-ENEMY-4 without an icon on a faceup tile no token is placed', () => {
    const t = table({
      players: [{ at: 'crossroads.a' }],
      foes: [{ face: 'brute', at: 'crossroads.a' }],
      dice: [1, 6, 3],
    })
    t.state.board = { ...t.state.board, up: t.state.board.up.map((_, at) => at === 0) }
    t.fight('brute').pass('keepLetter', 'pickPerk')
    expect(t.state.foes).toEqual([])
  })

  test('W-ENEMY-R4 other tokens in the icon space do not matter', () => {
    expect(
      kill({
        foes: [
          { face: 'protectron', at: 'mart.m' },
          { face: 'brute', at: 'mart.p', up: false },
        ],
      }).foesAt('mart.p'),
    ).toEqual(['brute?', 'sentryBot?'])
  })

  test('W-ENEMY-R5 W-ABIL-13 an enemy that retreats in its activation stays facedown', () => {
    const t = table({ players: [{ at: 'mart.m' }], foes: [{ face: 'moleRat', at: 'mart.m' }], dice: [3, 3, 3] })
    t.do({ do: 'activate', kind: 'critter' })
    expect(t.foesAt('mart.m')).toEqual(['moleRat?'])
  })

  test('W-ENEMY-R6 the type of a facedown token is public, its face is not', () => {
    const t = table({ foes: [{ face: 'sentryBot', at: 'mart.p', up: false }] })
    expect(wasteland.view(t.state, 0).foes).toMatchObject([{ kind: 'robot', face: null }])
  })

  test('W-ENEMY-R7 an enemy that is not killed is not replaced', () => {
    const t = table({
      players: [{ at: 'mart.m', inventory: ['calmex'] }],
      foes: [{ face: 'star', at: 'mart.m' }],
      options: { drugRisk: 0 },
    })
    t.use('calmex') // a faction token is discarded
    expect(t.state.foes).toEqual([])
  })
})

describe('abilities', () => {
  const duel = (
    face: NonNullable<Given['foes']>[number]['face'],
    dice: number[],
    player: object = {},
    given: Given = {},
  ) => table({ players: [{ at: 'crossroads.a', ...player }], foes: [{ face, at: 'crossroads.a' }], dice, ...given })

  test('W-ABIL-2 an Aggressive enemy fights whoever enters, and whom it enters on', () => {
    const t = table({
      players: [{ at: 'crossroads.b' }],
      foes: [{ face: 'deathclaw', at: 'mart.m' }],
      points: 1,
      dice: [1, 1, 1],
    })
    expect(t.step('mart.m').told).toContain('fightBegan')
    const u = table({ players: [{ at: 'crossroads.b' }], foes: [{ face: 'deathclaw', at: 'mart.m' }], dice: [1, 1, 1] })
    u.do({ do: 'activate', kind: 'monster' })
    expect(u.told.filter(type => type === 'enemyMoved' || type === 'fightBegan')).toEqual(['enemyMoved', 'fightBegan'])
  })

  test('W-ABIL-3 W-ABIL-R10 W-ABIL-R1 of several survivors it fights one, the weakest', () => {
    const t = table({
      players: [
        { at: 'mart.m', hp: 9 },
        { at: 'mart.m', hp: 7 },
      ],
      foes: [{ face: 'deathclaw', at: 'crossroads.b' }],
      dice: [1, 1, 1],
    })
    t.state.turn.seat = -1
    t.do({ do: 'activate', kind: 'monster' })
    expect(t.events.flatMap(event => (event.type === 'fightBegan' ? [event.seat] : []))).toEqual([1])
  })

  test('W-ABIL-4 the survivor orders the fights of several', () => {
    const t = table({
      players: [{ at: 'crossroads.b' }],
      foes: [
        { face: 'deathclaw', at: 'mart.m' },
        { face: 'feralGhoul', at: 'mart.m' },
        { face: 'brute', at: 'mart.m' },
      ],
      points: 1,
      dice: [1, 1, 1, 1, 1, 1],
    })
    t.step('mart.m')
    expect(t.asked).toBe('A aggressive')
    expect(t.offered('foe')).toHaveLength(2)
    expect(t.refuses({ do: 'foe', foe: t.foe('brute') })).toBe('W-ABIL-4')
    t.pick('feralGhoul')
    expect(t.events.flatMap(event => (event.type === 'fightBegan' ? [event.face] : []))).toEqual([
      'feralGhoul',
      'deathclaw',
    ])
  })

  test('W-ABIL-5 no fight arises when it is turned up or placed in a survivor’s space', () => {
    const t = duel('deathclaw', [], {}, { foes: [{ face: 'deathclaw', at: 'crossroads.a', up: false }] })
    t.do({ do: 'activate', kind: 'monster' })
    expect(t.foesAt('crossroads.a')).toEqual(['deathclaw'])
    expect(t.told).not.toContain('fightBegan')
  })

  test('W-ABIL-6 W-ABIL-R3 Armor needs one hit more and changes nothing else', () => {
    const t = duel('raiderScum', [1, 4, 3], { letters: ['L', 'S'] }).fight('raiderScum')
    expect(t.tells('survivorHit')).toMatchObject({ hits: 2, needed: 2 })
    expect(t.A.hp).toBe(14)
    expect(t.tells('xpGained')?.n).toBe(1)
  })

  test('W-ABIL-7 Radiation gives rads once damage was dealt', () => {
    expect(duel('glowingOne', [4, 2, 3]).fight('glowingOne').A.rads).toBe(2)
    expect(duel('glowingOne', [1, 3, 3]).fight('glowingOne').A.rads).toBe(0)
  })

  test('W-ABIL-R2 T-ABIL-1 T-ABIL-2 once a fight, not if all hits were cancelled, and it may kill', () => {
    expect(duel('glowingOne', [4, 3, 3], { equipped: ['combatArmor'] }).fight('glowingOne').A.rads).toBe(0)
    const t = duel('glowingOne', [2, 3, 1], { hp: 10, rads: 6 }).fight('glowingOne')
    expect(t.asked).toBe('A respawn')
    expect(t.A.rads).toBe(8)
  })

  test('W-ABIL-8 W-ABIL-9 W-ABIL-R6 W-ABIL-R7 Ranged stays put, fights an adjacent survivor and hits once more', () => {
    const t = table({ players: [{ at: 'crossroads.b' }], foes: [{ face: 'mrGutsy', at: 'mart.m' }], dice: [3, 3, 1] })
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.foeAt('mrGutsy') ?? 'dead').not.toBe('crossroads.b')
    expect(t.tells('enemyHit')).toMatchObject({ hits: 1, damage: 2 })
    expect(t.told).toContain('enemyKilled') // the survivor fights back: two arms
    const u = duel('mrGutsy', [1, 3, 1]).fight('mrGutsy')
    expect(u.tells('enemyHit')).toMatchObject({ hits: 0 })
  })

  test('W-ABIL-10 with survivors here and next to it, it targets the weakest of all', () => {
    const t = table({
      players: [
        { at: 'mart.m', hp: 12 },
        { at: 'crossroads.b', hp: 4 },
      ],
      foes: [{ face: 'mrGutsy', at: 'mart.m' }],
      dice: [1, 1, 1],
    })
    t.do({ do: 'activate', kind: 'robot' })
    expect(t.tells('fightBegan')?.seat).toBe(1)
  })

  test('W-ABIL-11 two ranged sides: neither adds a hit', () => {
    const t = table({
      players: [{ at: 'crossroads.b', equipped: ['pipeRifle'] }],
      foes: [{ face: 'mrGutsy', at: 'mart.m' }],
      dice: [1, 1, 1],
    })
    t.fight('mrGutsy')
    expect(t.tells('enemyHit')?.hits).toBe(0)
    expect(t.tells('survivorHit')?.hits).toBe(0)
  })

  test('W-ABIL-12 W-ABIL-R9 Loot gives a card for the kill, in a fight or not', () => {
    const t = duel('bountyHunter', [1, 6, 3], {}, { loot: { next: ['junk'] } })
      .fight('bountyHunter')
      .pass('keepLetter', 'pickPerk')
    expect(t.A.inventory).toEqual(['junk'])
    const u = duel('bountyHunter', [], { inventory: ['fragGrenade'] }, { loot: { next: ['junk'] } })
      .use('fragGrenade')
      .pass('keepLetter', 'pickPerk')
    expect(u.A.inventory).toEqual(['junk'])
  })

  test('W-ABIL-13 W-ABIL-R4 Retreat turns the enemy facedown, also if the survivor was killed', () => {
    expect(duel('moleRat', [3, 3, 3]).fight('moleRat').foesAt('crossroads.a')).toEqual(['moleRat?'])
    expect(
      duel('moleRat', [2, 3, 3], { hp: 1 }, { agendas: { next: ['a02'] } })
        .fight('moleRat')
        .at('crossroads.c')
        .foesAt('crossroads.a'),
    ).toEqual(['moleRat?'])
  })

  test('W-ABIL-R5 a survivor killed in one Aggressive fight has left the others', () => {
    const t = table({
      players: [{ at: 'crossroads.b', hp: 3 }],
      foes: [
        { face: 'deathclaw', at: 'mart.m' },
        { face: 'feralGhoul', at: 'mart.m' },
      ],
      points: 1,
      dice: [2, 3, 3],
    })
    t.step('mart.m').pick('deathclaw')
    expect(t.asked).toBe('A respawn')
    t.at('crossroads.a')
    expect(t.events.filter(({ type }) => type === 'fightBegan')).toHaveLength(0)
  })

  test('W-ABIL-R8 an Aggressive patrol leaves its friends alone', () => {
    const t = table({
      options: { scenario: 'pitt' },
      players: [{ at: 'haven.n', agendas: ['a03'], revealed: 'a03' }],
      foes: [{ face: 'shield', at: 'haven' }],
      points: 1,
    })
    expect(t.step('haven.c').told).not.toContain('fightBegan')
  })
})

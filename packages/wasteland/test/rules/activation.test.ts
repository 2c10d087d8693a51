import type { Activation } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, table } from '../table.ts'

/** Activates a type with these figures on the map, on nobody's turn. */
const activate = (kind: Activation, given: Given) => {
  const t = table(given)
  t.state.turn.seat = -1
  return t.do({ do: 'activate', kind })
}

describe('activating enemies', () => {
  test('W-ACTIV-2 W-ACTIV-8 W-ACTIV-R4 one step towards the nearest survivor, without regard to terrain', () => {
    const t = activate('robot', { players: [{ at: 'crossroads.b' }], foes: [{ face: 'protectron', at: 'mart.p' }] })
    expect(t.asked).toBe('A enemyStep')
    expect(t.spaces).toEqual(['mart.m', 'mart.n']) // mart.n is difficult
    expect(t.refuses({ do: 'space', at: 'mart.s' })).toBe('W-ACTIV-7')
    expect(t.at('mart.n').foeAt('protectron')).toBe('mart.n')
  })

  test('W-ACTIV-7 of several equally good steps the first player picks one', () => {
    const t = activate('robot', {
      players: [{ at: 'crossroads.b' }, {}],
      first: 1,
      foes: [{ face: 'protectron', at: 'mart.p' }],
    })
    expect(t.asked).toBe('B enemyStep')
  })

  test('W-ACTIV-3 it fights instead when a survivor shares its space', () => {
    const t = activate('superMutant', {
      players: [{ at: 'mart.m' }],
      foes: [{ face: 'brute', at: 'mart.m' }],
      dice: [1, 3, 3],
    })
    expect(t.told).toContain('fightBegan')
    expect(t.told).not.toContain('enemyMoved')
  })

  test('W-ACTIV-R8 T-ACTIV-4 an enemy that moved does not fight', () => {
    const t = activate('superMutant', { players: [{ at: 'mart.m' }], foes: [{ face: 'brute', at: 'crossroads.b' }] })
    expect(t.foeAt('brute')).toBe('mart.m')
    expect(t.told).not.toContain('fightBegan')
  })

  test('W-ACTIV-4 W-HP-7 T-ACTIV-1 T-ACTIV-2 among equally near ones it goes for the least remaining HP', () => {
    const towards = (a: object, b: object) =>
      activate('superMutant', {
        players: [
          { at: 'mart.m', ...a },
          { at: 'crossroads.c', ...b },
        ],
        foes: [{ face: 'brute', at: 'crossroads.b' }],
      }).foeAt('brute')
    expect(towards({ hp: 9 }, { hp: 5 })).toBe('crossroads.c')
    expect(towards({ hp: 12, rads: 5 }, { hp: 9 })).toBe('mart.m') // 7 against 9
  })

  test('W-ACTIV-5 W-ACTIV-R7 W-GOLD-2 T-GOLD-1 then for the one earlier in turn order from the first player', () => {
    const t = activate('superMutant', {
      players: [{}, { at: 'mart.m' }, {}, { at: 'crossroads.c' }],
      first: 2, // C, D, A, B
      foes: [{ face: 'brute', at: 'crossroads.b' }],
    })
    expect(t.foeAt('brute')).toBe('crossroads.k') // A and C are as near: C goes first
    const u = activate('superMutant', {
      players: [{ at: 'cit.d' }, { at: 'mart.m' }, { at: 'cit.d' }, { at: 'crossroads.c' }],
      first: 2,
      foes: [{ face: 'brute', at: 'crossroads.b' }],
    })
    expect(u.foeAt('brute')).toBe('crossroads.c') // D before B
  })

  test('W-ACTIV-6 W-ACTIV-R3 the attacked survivor orders the attacks', () => {
    const t = activate('superMutant', {
      players: [{}, { at: 'mart.m' }],
      foes: [
        { face: 'brute', at: 'mart.m' },
        { face: 'overlord', at: 'mart.m' },
      ],
      dice: [1, 3, 3, 1, 3, 3],
    })
    expect(t.asked).toBe('B attackOrder')
    expect(t.refuses({ do: 'foe', foe: 99 })).toBe('W-ACTIV-6')
    t.pick('overlord')
    expect(t.events.flatMap(event => (event.type === 'fightBegan' ? [event.face] : []))).toEqual(['overlord', 'brute'])
  })

  test('W-ACTIV-R10 T-ACTIV-5 an Aggressive enemy that would step in is among the attackers', () => {
    const t = activate('critter', {
      players: [{ at: 'mart.m' }],
      foes: [
        { face: 'radroach', at: 'mart.m' },
        { face: 'radscorpion', at: 'crossroads.b' },
      ],
    })
    expect(t.asked).toBe('A attackOrder')
    expect(t.offered('foe')).toHaveLength(2)
  })

  test('W-ACTIV-R9 T-ACTIV-6 nobody is asked if the order cannot matter', () => {
    const t = activate('robot', {
      players: [{ at: 'crossroads.a' }],
      foes: [
        { face: 'protectron', at: 'rocket.r' },
        { face: 'mrGutsy', at: 'mart.m' },
      ],
    })
    expect(t.asked).toBe('A act')
    expect(t.events.flatMap(event => (event.type === 'enemyMoved' ? [event.face] : []))).toEqual([
      'protectron',
      'mrGutsy',
    ])
  })

  test('W-ACTIV-R9 those who can fight act first, whenever they came into play', () => {
    const t = activate('superMutant', {
      players: [{ at: 'mart.m' }],
      foes: [
        { face: 'overlord', at: 'cit.n' },
        { face: 'brute', at: 'mart.m' },
      ],
      dice: [1, 3, 3],
    })
    const told = t.events.flatMap(event => ('face' in event && event.type !== 'fightEnded' ? [event.face] : []))
    expect(told[0]).toBe('brute')
    expect(told.at(-1)).toBe('overlord')
  })

  test('W-ACTIV-R11 far from everybody an enemy takes the first of equal ways, and nobody is asked', () => {
    const t = activate('robot', { players: [{ at: 'crossroads.a' }], foes: [{ face: 'protectron', at: 'mart.p' }] })
    expect(t.asked).toBe('A act')
    expect(t.foeAt('protectron')).toBe('mart.m')
  })

  test('W-ACTIV-9 enemies cross facedown tiles as one space', () => {
    const t = activate('robot', { players: [{ at: 'rocket.r' }], foes: [{ face: 'protectron', at: 'cit.m' }] })
    expect(t.foeAt('protectron')).toBe('#6')
  })

  test('W-ACTIV-12 W-LOYAL-4 W-LOYAL-R3 T-LOYAL-1 faction enemies leave loyal survivors out of account', () => {
    const t = activate('shield', {
      players: [
        { at: 'mart.m', agendas: ['a03'], revealed: 'a03', hp: 3 },
        { at: 'mart.m', hp: 16 },
      ],
      foes: [{ face: 'shield', at: 'mart.m' }],
      dice: [1, 3, 3],
    })
    expect(t.tells('fightBegan')?.seat).toBe(1)
    const u = activate('shield', {
      players: [{ at: 'mart.m', agendas: ['a03'], revealed: 'a03' }, { at: 'crossroads.k' }],
      foes: [{ face: 'shield', at: 'mart.m' }],
    })
    expect(u.foeAt('shield')).toBe('crossroads.b')
  })

  test('W-ACTIV-R1 W-ACTIV-R2 each acts once, with targets as they are by then', () => {
    const t = activate('superMutant', {
      players: [{ at: 'mart.m', hp: 2 }],
      foes: [
        { face: 'brute', at: 'mart.m' },
        { face: 'overlord', at: 'mart.p' },
      ],
      dice: [4, 3, 3],
    })
    while (t.asked === 'A attackOrder') t.pick('brute')
    expect(t.asked).toBe('A respawn')
    t.at('crossroads.c')
    expect(t.foeAt('overlord')).toBe('mart.m') // it follows to where the survivor is now
  })
})

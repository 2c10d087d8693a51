import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('turns', () => {
  test('W-TURN-1 W-ACT-2 a turn has two actions', () => {
    const t = table({ players: [{ hp: 4, inventory: ['stimpak'] }] })
    t.camp().camp()
    expect(t.refuses({ do: 'camp' })).toBe('W-ACT-2')
    expect(t.refuses({ do: 'move' })).toBe('W-ACT-2')
  })

  test('W-TURN-R3 T-TURN-1 effects may follow the second action; with nothing left it ends by itself', () => {
    const t = table({ players: [{ hp: 4, perks: ['toughAsNails'] }, {}], actions: 0, begun: true })
    expect(t.asked).toBe('A act')
    t.use('toughAsNails')
    expect(t.A.hp).toBe(10)
    expect(t.asked).toBe('B act')
    const early = table({ players: [{ hp: 4, perks: ['toughAsNails'] }, {}], actions: 0, begun: true })
    expect(early.end().asked).toBe('B act')
    const steps = table({ players: [{}, {}], actions: 0, points: 1, begun: true })
    expect(steps.asked).toBe('A act')
  })

  test('W-TURN-3 W-EQUIP-6 at the start of a turn equipment and loyalty may be changed', () => {
    const t = table({ players: [{ inventory: ['pipeRifle'], agendas: ['a01', 'a05'] }] })
    expect(t.offered('arrange')).toEqual([{ do: 'arrange', equip: ['pipeRifle'] }])
    expect(t.offered('loyal')).toEqual([{ do: 'loyal', agenda: 'a01' }])
  })

  test('W-TURN-R1 T-TURN-2 the window closes with the first action or effect', () => {
    const t = table({ players: [{ inventory: ['pipeRifle'], agendas: ['a01'] }] })
    t.move('crossroads.b')
    expect(t.refuses({ do: 'arrange', equip: ['pipeRifle'] })).toBe('W-TURN-R1')
    expect(t.refuses({ do: 'loyal', agenda: 'a01' })).toBe('W-TURN-R1')
    const u = table({ players: [{ hp: 3, inventory: ['stimpak', 'pipeRifle'] }] }).use('stimpak')
    expect(u.refuses({ do: 'arrange', equip: ['pipeRifle'] })).toBe('W-TURN-R1')
  })

  test('W-TURN-R4 T-TURN-4 one arrangement and one change of loyalty in a turn', () => {
    const t = table({ players: [{ inventory: ['pipeRifle'], agendas: ['a01'] }] })
    t.loyal('a01')
    expect(t.refuses({ do: 'loyal', agenda: null })).toBe('W-TURN-R4')
    t.play({ do: 'arrange', equip: ['pipeRifle'] })
    expect(t.refuses({ do: 'arrange', equip: [] })).toBe('W-TURN-R4')
    expect(t.state.turn.start).toBe(true) // the window itself is still open
  })

  test('W-TURN-R2 points and used icons lapse when the turn ends', () => {
    const t = table({ players: [{ at: 'mart.m' }], agendas: { next: ['a05'] } })
    t.move().end()
    expect(t.state.turn.points).toBe(0)
    expect(t.state.turn.icons).toEqual([])
  })
})

describe('actions', () => {
  test('W-ACT-1 the six actions, and what a card adds', () => {
    const t = table({
      players: [{ at: 'rocket.r', equipped: ['pipeRifle'] }],
      foes: [{ face: 'radroach', at: 'rocket.n' }],
      tiles: { 6: 'highway' },
      quests: [67],
    })
    t.A.caps = 4
    for (const action of ['move', 'fight', 'encounter', 'quest', 'camp'] as const) expect(t.can(action)).toBe(true)
    expect(table({ players: [{ at: 'rocket.r' }] }).can('explore')).toBe(true)
    const u = table({ players: [{ perks: ['secondWind'] }], actions: 0 }).use('secondWind')
    expect(u.can('move')).toBe(true)
  })

  test('W-ACT-3 T-ACT-1 W-CAMP-1 an action may be taken twice: two camps give six HP', () => {
    const t = table({ players: [{ hp: 8 }] })
    t.camp().camp()
    expect(t.A.hp).toBe(14)
  })

  test('W-ENC-10 W-ENC-R1 T-ACT-2 but not the encounter action', () => {
    const t = table({
      players: [{ at: 'mart.m', hp: 5, inventory: ['stimpak'] }],
      decks: { wasteland: [160] },
      dice: [1, 1, 1],
    })
    t.encounter().option(1).pass('equip', 'overflow', 'keepLetter', 'pickPerk')
    t.move('rocket.n', 'rocket.r')
    t.state.turn.actions = 1
    expect(t.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-R1')
  })

  test('T-ACT-4 nor by a further action; with `perIcon` another icon may be used', () => {
    const given = { players: [{ at: 'rocket.r', perks: ['secondWind' as const] }], actions: 1 }
    const t = table(given)
    t.state.turn.encountered = true
    t.use('secondWind')
    expect(t.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-R1')
    const u = table({ ...given, options: { encounterLimit: 'perIcon' } })
    u.state.turn.encountered = true
    u.state.turn.icons = [u.node('mart.m')]
    expect(u.can('encounter')).toBe(true)
    u.state.turn.icons = [u.node('rocket.r')]
    expect(u.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-9')
  })

  test('W-ACT-4 actions may be skipped, and are lost', () => {
    const t = table({ agendas: { next: ['a05'] } }).end()
    expect(t.state.turn.actions).toBe(2)
  })

  test('W-ACT-5 W-MOVE-5 W-MOVE-R2 W-ACT-R2 another action may come between two steps', () => {
    const t = table({ players: [{ at: 'crossroads.b', hp: 8 }] })
    t.move('crossroads.c').camp()
    expect(t.A.hp).toBe(11)
    expect(t.step('rocket.n').A.node).toBe(t.node('rocket.n'))
  })

  test('W-ACT-6 every other action is finished first', () => {
    const t = table({ players: [{ hp: 8 }, {}] }).camp()
    expect(t.refuses({ do: 'move' })).toBe('W-ACT-6')
    expect(t.refuses({ do: 'end' })).toBe('W-ACT-6')
  })

  test('W-ACT-R1 conditions are looked at when the action starts', () => {
    const t = table({
      players: [{ at: 'crossroads.c', equipped: ['pipeRifle'], letters: ['L'] }],
      foes: [{ face: 'radroach', at: 'rocket.n' }],
      dice: [6, 6, 6],
    })
    t.fight('radroach') // the weapon letters give no reroll: the fight runs through
    expect(t.foesAt('rocket.n')).toEqual([])
  })

  test('W-ACT-R3 fights that enemies start cost no action', () => {
    const t = table({
      players: [{ at: 'crossroads.b' }],
      foes: [{ face: 'feralGhoul', at: 'mart.m' }],
      dice: [1, 1, 1],
    })
    t.move('mart.m')
    expect(t.told).toContain('fightBegan')
    expect(t.state.turn.actions).toBe(1)
  })

  test('W-ACT-R4 W-ENC-13 W-QACT-4 W-CAMP-3 an enemy here rules out encounter, quest and camp, nothing else', () => {
    const t = table({
      players: [{ at: 'rocket.r', caps: 4 }],
      foes: [{ face: 'brute', at: 'rocket.r' }],
      quests: [67],
    })
    expect(t.refuses({ do: 'encounter', icon: 'printed' })).toBe('W-ENC-13')
    expect(t.refuses({ do: 'quest', card: 67, objective: 2 })).toBe('W-QACT-4')
    expect(t.refuses({ do: 'camp' })).toBe('W-CAMP-3')
    for (const action of ['move', 'fight', 'explore'] as const) expect(t.can(action)).toBe(true)
  })
})

import { distances, graphOf, reaches, SCENARIO_IDS, turnUp, UNREACHABLE, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('moving', () => {
  test('W-MOVE-1 W-MOVE-2 a move action gives two points, a step costs one', () => {
    const t = table({ players: [{ at: 'crossroads.a' }] })
    expect(t.refuses({ do: 'step', to: 'crossroads.b' })).toBe('W-MOVE-2')
    t.move()
    expect(t.state.turn.points).toBe(2)
    t.step('crossroads.b', 'rocket.n')
    expect(t.state.turn.points).toBe(0)
    expect(t.refuses({ do: 'step', to: 'rocket.y' })).toBe('W-MOVE-2')
    expect(t.where(t.A)).toBe('rocket.n')
  })

  test('W-MOVE-2 only into an adjacent space', () => {
    const t = table({ players: [{ at: 'crossroads.a' }], points: 2 })
    expect(t.spaces).toEqual(['crossroads.b', 'crossroads.c', 'crossroads.h', 'crossroads.k'])
    expect(t.refuses({ do: 'step', to: 'rocket.n' })).toBe('W-MOVE-2')
  })

  test('W-MOVE-3 W-TERR-2 T-MOVE-2 difficult terrain costs two, and one point is not enough', () => {
    const t = table({ players: [{ at: 'crossroads.a' }], points: 1 })
    expect(t.refuses({ do: 'step', to: 'crossroads.h' })).toBe('W-MOVE-3')
    expect(t.spaces).not.toContain('crossroads.h')
    expect(t.state.turn.points).toBe(1)
  })

  test('W-MOVE-4 W-MOVE-R1 T-MOVE-1 points of two move actions make one pool', () => {
    const t = table({ players: [{ at: 'crossroads.a' }], points: 1 })
    t.move('crossroads.h')
    expect(t.state.turn.points).toBe(1)
    expect(t.where(t.A)).toBe('crossroads.h')
  })

  test('W-MOVE-R3 nobody enters a facedown tile', () => {
    const t = table({ players: [{ at: 'rocket.r' }], points: 2 })
    expect(t.refuses({ do: 'step', to: '#6' })).toBe('W-MOVE-R3')
    expect(t.refuses({ do: 'step', to: 'highway.w' })).toBe('W-MOVE-R3')
  })

  test('W-MOVE-R4 T-MOVE-4 terrain comes before the fight: a rad kills first', () => {
    const t = table({
      players: [{ at: 'highway.y', hp: 5, rads: 4 }],
      tiles: { 6: 'highway' },
      foes: [{ face: 'feralGhoul', at: 'highway.s' }],
      points: 1,
    })
    t.step('highway.s')
    expect(t.asked).toBe('A respawn')
    expect(t.told).not.toContain('fightBegan')
  })

  test('W-MOVE-R5 points left after an Aggressive fight can be spent', () => {
    const t = table({
      players: [{ at: 'crossroads.b' }],
      foes: [{ face: 'feralGhoul', at: 'rocket.n' }],
      dice: [1, 1, 3],
    })
    t.move('rocket.n')
    expect(t.told).toContain('fightEnded')
    expect(t.state.turn.points).toBe(1)
    expect(t.step('rocket.y').where(t.A)).toBe('rocket.y')
  })

  test('W-MOVE-R6 W-TERR-R1 moved by a card one suffers the terrain, placed one does not', () => {
    const given = {
      players: [{ at: 'highway.y' }],
      tiles: { 6: 'highway' as const },
      foes: [{ face: 'feralGhoul' as const, at: 'highway.s' }],
      dice: [1, 1, 1],
    }
    const t = table(given).do({ do: 'moveStep', seat: 0, left: 1, deaths: 0 }).at('highway.s')
    expect(t.A.rads).toBe(1)
    expect(t.told).toContain('fightBegan')
    const u = table({ ...given, foes: [] })
      .do({ do: 'placeAt', seat: 0 })
      .at('highway.s')
    expect(u.A.rads).toBe(0)
  })

  test('T-TERR-1 staying in an irradiated space costs nothing', () => {
    const t = table({ players: [{ at: 'highway.s', hp: 5 }], tiles: { 6: 'highway' } })
    t.camp().pass('camp')
    expect(t.A.rads).toBe(0)
  })

  test('W-TERR-1 W-TERR-3 W-HP-4 moving into an irradiated space costs one rad', () => {
    const t = table({ players: [{ at: 'highway.y' }], tiles: { 6: 'highway' }, points: 1 })
    expect(t.step('highway.s').A.rads).toBe(1)
    expect(t.tells('radsSuffered')?.n).toBe(1)
  })

  test('T-TERR-2 W-KILL-R3 being put on the start tile is placement', () => {
    const t = table({ players: [{ hp: 1, at: 'highway.y' }], tiles: { 6: 'highway' }, points: 1 })
    t.state.foes = []
    t.step('highway.s').at('crossroads.h')
    expect(t.A.rads).toBe(1) // only the one that killed
    expect(t.where(t.A)).toBe('crossroads.h')
  })

  test('W-TERR-R2 both kinds of terrain in one space would both apply', () => {
    const t = table({
      players: [{ at: 'highway.y' }],
      tiles: { 6: 'highway' },
      points: 2,
      quests: [{ card: 28, marker: 'highway.y', carrier: 0 }],
    })
    t.step('highway.s') // a carried marker makes the irradiated space difficult too
    expect(t.state.turn.points).toBe(0)
    expect(t.A.rads).toBe(1)
  })

  test('power armor slows the first move action of a turn only', () => {
    const t = table({ players: [{ equipped: ['t60PowerArmor'] }] })
    expect(t.move().state.turn.points).toBe(1)
    expect(t.move().state.turn.points).toBe(3)
  })

  test('the Ghoul heals where others suffer rads, the Super Mutant does not mind', () => {
    const given = { tiles: { 6: 'highway' as const }, points: 1 }
    const ghoul = table({ ...given, players: [{ character: 'ghoul', at: 'highway.y', hp: 5 }] }).step('highway.s')
    expect([ghoul.A.hp, ghoul.A.rads]).toEqual([6, 0])
    const mutant = table({ ...given, players: [{ character: 'superMutant', at: 'highway.y' }] }).step('highway.s')
    expect(mutant.A.rads).toBe(0)
    const suited = table({ ...given, players: [{ at: 'highway.y', equipped: ['hazmatSuit'] }] }).step('highway.s')
    expect(suited.A.rads).toBe(0)
  })
})

describe('spaces', () => {
  const t = table({ tiles: { 1: 'mart', 5: 'rocket' } })
  const graph = graphOf(t.state.board)

  test('W-SPACE-1 W-SPACE-3 W-SPACE-R1 spaces touch inside a tile and across its edges', () => {
    expect(graph.near[t.node('crossroads.b')]!.map(node => graph.names[node])).toEqual([
      'crossroads.a',
      'crossroads.c',
      'crossroads.k',
      'mart.m',
      'mart.n',
      'rocket.n',
    ])
  })

  test('W-SPACE-2 W-SPACE-R3 any number may stand in a space; a corner is no border', () => {
    const u = table({
      players: [{ at: 'mart.m' }, { at: 'mart.m' }],
      foes: [
        { face: 'radroach', at: 'mart.m', up: false },
        { face: 'brute', at: 'mart.m', up: false },
      ],
    })
    expect(u.foesAt('mart.m')).toHaveLength(2)
    expect(u.A.node).toBe(u.B.node)
    expect(graph.near[t.node('crossroads.k')]).not.toContain(t.node('rocket.n'))
  })

  test('W-SPACE-4 a space with an encounter icon has a name', () => {
    for (const node of graph.open) {
      const { deck, place } = graph.spaces[node]!
      if (deck !== null) expect(place).not.toBeNull()
    }
  })

  test('W-SPACE-R2 W-SPACE-R1 T-SPACE-1 a facedown tile counts as one space for enemies', () => {
    const far = distances(graph, t.node('rocket.r'))
    expect(far[t.node('#6')]).toBe(1)
    expect(far[t.node('cit.m')]).toBe(2)
  })

  test('W-SPACE-R4 and as none for survivors', () => {
    expect(reaches(graph, t.node('rocket.r'))[t.node('cit.m')]).toBe(UNREACHABLE)
  })

  test('W-SPACE-1 the map is the same in whatever order its tiles were turned up', () => {
    for (const scenario of SCENARIO_IDS) {
      let { board } = wasteland.setup(wasteland.parse.options({ seats: 4, scenario }), 'order')
      for (const position of [17, 4, 9, 0, 12, 1, 16, 8, 3, 11, 5, 2, 15, 7, 14, 6, 13, 10])
        if (!board.up[position]) {
          board = turnUp(board, position)
          const explored = graphOf(board)
          expect(graphOf(t.state.board)).not.toEqual(explored) // and is the last one remembered
          expect(graphOf(structuredClone(board))).toEqual(explored) // read at once, row by row
        }
      expect(graphOf(board).facedown).toBe(0)
    }
  })

  test('T-SPACE-2 when a tile is turned up, distances follow its real spaces', () => {
    const u = table({ tiles: { 6: 'highway' } })
    expect(distances(graphOf(u.state.board), u.node('rocket.r'))[u.node('cit.m')]).toBe(4)
  })

  test('W-SPACE-R5 W-ACTIV-R6 an enemy that reaches nobody stays where it is', () => {
    const u = table({ players: [{ at: 'mothership' }], quests: [104], foes: [{ face: 'protectron', at: 'mart.m' }] })
    u.do({ do: 'activate', kind: 'robot' })
    expect(u.foeAt('protectron')).toBe('mart.m')
  })
})

describe('exploring', () => {
  test('W-EXPL-1 W-EXPL-3 an adjacent facedown tile is turned up and its icons are filled', () => {
    const t = table({ players: [{ at: 'rocket.r' }], under: { 6: 'highway' } })
    t.explore(6)
    expect(t.state.board.up[6]).toBe(true)
    expect(t.state.foes.map(({ kind, up, node }) => [kind, up, node])).toEqual([['human', true, t.node('highway.e')]])
    expect(t.state.turn.actions).toBe(1)
  })

  test('W-EXPL-R1 W-EXPL-1 only a tile next to the survivor; of several one is named', () => {
    const t = table({ players: [{ at: 'mart.s' }] })
    expect(t.offered('explore').map(({ tile }) => tile)).toEqual(['#2', '#6'])
    expect(t.refuses({ do: 'explore', tile: '#9' })).toBe('W-EXPL-1')
    expect(t.refuses({ do: 'explore', tile: '#1' })).toBe('W-EXPL-1')
  })

  test('W-EXPL-4 W-ACTIV-10 W-EXPL-R2 W-EXPL-R3 T-EXPL-1 the enemies that were there go far from the explorer', () => {
    const t = table({
      players: [{ at: 'rocket.r' }],
      under: { 6: 'highway' },
      foes: [
        { face: 'feralGhoul', at: '#6' },
        { face: 'mrGutsy', at: '#6', up: false },
      ],
    })
    t.explore(6)
    expect(t.asked).toBe('A act')
    expect(t.foesAt('highway.e').slice(0, 2)).toEqual(['feralGhoul', 'mrGutsy?'])
    expect(t.told).not.toContain('fightBegan')
  })

  test('T-EXPL-2 W-LIMIT-3 W-LIMIT-R1 a stack that runs out is made anew at once', () => {
    const t = table({
      players: [{ at: 'rocket.s' }],
      under: { 9: 'vault84' },
      stacks: { critter: { next: ['moleRat'], discard: [], deck: 1 } },
    })
    t.explore(9)
    expect(t.foesAt('vault84.d')).toEqual(['moleRat'])
    expect(t.state.stacks.critter.deck).toHaveLength(5)
    expect(t.state.stacks.critter.discard).toEqual([])
  })

  test('W-EXPL-R4 an icon stays empty if there is no token at all', () => {
    const t = table({ players: [{ at: 'rocket.s' }], under: { 9: 'vault84' } })
    t.state.stacks.critter = { deck: [], discard: [] }
    t.explore(9)
    expect(t.state.foes).toEqual([])
  })

  test('W-EXPL-R5 W-QCARD-R4 the deed counts the back of the tile and waits until everything is placed', () => {
    const t = table({
      players: [{ at: 'cit.e' }],
      quests: [150],
      under: { 8: 'metro' },
      foes: [{ face: 'protectron', at: '#8' }],
    })
    t.explore(8)
    expect(t.told.indexOf('enemyMoved')).toBeLessThan(t.told.indexOf('objectiveCompleted'))
    expect(t.quests()).toEqual([152])
    expect(t.A.agendas).toHaveLength(1)
    const u = table({ players: [{ at: 'rocket.r' }], quests: [150], under: { 6: 'highway' } }).explore(6)
    expect(u.quests()).toEqual([150]) // a dangerous tile is not deadly
  })

  test('W-MAP-R1 T-MAP-2 the face of a facedown tile is in nobody’s view', () => {
    const t = table({ under: { 6: 'highway' } })
    const view = wasteland.view(t.state, 0)
    expect(view.board.tiles[6]).toBeNull()
    expect(JSON.stringify(view)).not.toContain('highway')
  })
})

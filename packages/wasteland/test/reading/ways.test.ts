import { below, seedRandom } from '@overseer/kernel'
import {
  moveActions,
  parseSpace,
  SCENARIO_IDS,
  type SpaceName,
  type State,
  wasteland,
  type Way,
  type Ways,
  waysOf,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { type Given, type Table, table } from '../table.ts'

const ways = (t: Table): Ways => waysOf(wasteland.view(t.state, 0), 0)
const wayTo = (t: Table, to: SpaceName): Way | undefined => ways(t).ways.find(way => way.to === to)

const actions = (t: Table, to: SpaceName): number =>
  moveActions(wasteland.view(t.state, 0), 0)[parseSpace(t.state.board, to)!]!

describe('ways of a turn', () => {
  test('W-MOVE-2 W-MOVE-3 cost points and Move actions, difficult ground twice', () => {
    const t = table({ players: [{ at: 'crossroads.b' }] })
    expect(wayTo(t, 'mart.m')).toMatchObject({ points: 1, moves: 1, quiet: true, fatal: false })
    expect(wayTo(t, 'crossroads.h')).toMatchObject({ points: 3, moves: 2 })
    expect(wayTo(t, 'mart.p')?.steps.map(({ to }) => to)).toEqual(['mart.m', 'mart.p'])
    expect(wayTo(t, 'mart.e')).toMatchObject({ points: 3, moves: 2 })
  })

  test('points that are there need no action', () => {
    const t = table({ players: [{ at: 'crossroads.b' }] }).play({ do: 'move' })
    expect(wayTo(t, 'mart.m')).toMatchObject({ points: 1, moves: 0 })
    expect(wayTo(t, 'mart.e')).toMatchObject({ points: 3, moves: 1 })
  })

  test('are exactly the spaces that stepping can reach', () => {
    const t = table({ players: [{ at: 'mart.p', equipped: ['t60PowerArmor'] }] })
    const found = new Set(ways(t).ways.map(({ to }) => to))
    const reached = new Set<SpaceName>()
    const spread = (state: Table['state']): void => {
      for (const choice of wasteland.choices(state)) {
        if (choice.do !== 'step' && choice.do !== 'move') continue
        const next = wasteland.clone(state)
        wasteland.apply(next, choice)
        if (choice.do === 'step') reached.add(choice.to)
        if (wasteland.pending(next)?.ask === 'act' && next.turnCount === t.state.turnCount) spread(next)
      }
    }
    spread(t.state)
    reached.delete('mart.p')
    expect(found).toEqual(reached)
  })

  test('W-ABIL-2 an aggressive enemy on the way is told, and a longer way around it', () => {
    const given: Given = { players: [{ at: 'crossroads.b' }], foes: [{ face: 'feralGhoul', at: 'mart.m' }] }
    const t = table(given)
    const [foe] = t.state.foes
    const through = wayTo(t, 'mart.p')!
    expect(through).toMatchObject({ points: 2, foes: [foe!.id], quiet: false })
    expect(wayTo(t, 'mart.m')).toMatchObject({ foes: [foe!.id], quiet: true })
    const around = ways(t).detours.find(({ to }) => to === 'mart.p')
    if (around !== undefined) expect(around.foes).toEqual([])
  })

  test('W-TERR-3 irradiated ground gives rads; the Ghoul is healed instead', () => {
    const given: Given = { players: [{ at: 'crossroads.b' }], tiles: { 1: 'vault84' } }
    const t = table(given)
    const glowing = ways(t).ways.filter(({ rads }) => rads > 0)
    expect(glowing.length).toBeGreaterThan(0)
    const ghoul = table({ ...given, players: [{ at: 'crossroads.b', character: 'ghoul', hp: 8 }] })
    expect(ways(ghoul).ways.filter(({ rads }) => rads > 0)).toEqual([])
    expect(ways(ghoul).ways.some(({ healed }) => healed > 0)).toBe(true)
  })

  test('W-EXPL-1 a tile can be turned over where an action is left for it', () => {
    const t = table({ players: [{ at: 'mart.m' }] })
    for (const { tile, from, moves } of ways(t).explorations) {
      expect(moves).toBeLessThan(2)
      const there = table({ players: [{ at: from }] })
      expect(there.refuses({ do: 'explore', tile })).toBeUndefined()
    }
    expect(ways(t).explorations.length).toBeGreaterThan(0)
  })

  test('whoever is not on the map goes nowhere', () => {
    const t = table()
    t.state.players[0]!.node = -1
    expect(ways(t)).toEqual({ from: null, ways: [], detours: [], explorations: [] })
  })
})

describe.each(SCENARIO_IDS)('in play, %s', scenario => {
  test('every way is walked for what it says, and a quiet one without a question in between', () => {
    const random = seedRandom(`ways ${scenario}`)
    const state = wasteland.setup(wasteland.parse.options({ seats: 2, scenario }), `ways ${scenario}`)
    let walked = 0
    for (let n = 0; n < 500 && wasteland.pending(state) !== undefined; n++) {
      const { seat, ask } = wasteland.pending(state)!
      if (ask === 'act' && n % 3 === 0) {
        const { ways: found, detours } = waysOf(wasteland.view(state, seat), seat)
        for (const way of [...found, ...detours]) walked += walk(wasteland.clone(state), seat, way)
      }
      const choices = wasteland.choices(state)
      const bold = choices.filter(({ do: kind }) => kind === 'explore')
      const meant = bold.length > 0 && below(random, 2) === 0 ? bold : choices
      wasteland.apply(state, meant[below(random, meant.length)]!)
    }
    expect(walked).toBeGreaterThan(100)
  })
})

/** Takes the Move actions and the steps of a way; 1 once it was walked to its end. */
function walk(state: State, seat: number, { moves, steps, quiet }: Way): number {
  const before = state.players[seat]!.rads
  for (let n = 0; n < moves; n++) wasteland.apply(state, { do: 'move' })
  for (const [at, step] of steps.entries()) {
    wasteland.apply(state, { do: 'step', to: step.to })
    const last = at === steps.length - 1
    const pending = wasteland.pending(state)
    const goesOn = pending?.seat === seat && pending.ask === 'act' && state.turn.seat === seat
    if (!last && quiet) expect(goesOn).toBe(true)
    if (goesOn && step.foes.length === 0) expect(state.players[seat]!.rads - before).toBe(step.rads)
    if (!goesOn) return last ? 1 : 0
  }
  return 1
}

describe('distances in actions', () => {
  test('W-MOVE-1 two points a Move action, also over several turns', () => {
    const t = table({ players: [{ at: 'crossroads.b' }] })
    expect(actions(t, 'crossroads.b')).toBe(0)
    expect(actions(t, 'mart.p')).toBe(1)
    expect(actions(t, 'mart.e')).toBe(2)
  })

  test('power armor slows the first Move action of each turn', () => {
    const t = table({ players: [{ at: 'crossroads.b', equipped: ['t60PowerArmor'] }] })
    expect(actions(t, 'mart.m')).toBe(1)
    expect(actions(t, 'mart.p')).toBe(2)
  })

  test('agree with the ways of the turn', () => {
    const t = table({ players: [{ at: 'rocket.r' }] })
    for (const { to, moves } of ways(t).ways) expect(actions(t, to)).toBe(moves)
  })
})

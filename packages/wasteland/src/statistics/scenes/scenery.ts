import { CAPITAL_CARDS } from '../../content/cards/capital.ts'
import { FAR_HARBOR_CARDS } from '../../content/cards/far-harbor.ts'
import { PITT_CARDS } from '../../content/cards/pitt.ts'
import { COMMONWEALTH_CARDS } from '../../content/cards/commonwealth.ts'
import { LETTERS, type ScenarioId, SCENARIO_IDS } from '../../content/terms.ts'
import { DANGEROUS_TILES, DEADLY_TILES, type TileId } from '../../content/map/tiles.ts'
import type { Card, CardNumber } from '../../content/cards/types.ts'
import { type Graph, graphOf } from '../../map/graph.ts'
import { type Board, type Node, SPOTS } from '../../map/layout.ts'
import type { Position } from '../../schema/position.ts'

/** Where scenes are set: a scenario with its whole map turned up, and survivors who have what it takes. */

export type Survivor = Position['players'][number]
export type Quests = NonNullable<Position['quests']>

const MAIN_CARDS: Readonly<Record<ScenarioId, readonly Card[]>> = {
  commonwealth: COMMONWEALTH_CARDS,
  capital: CAPITAL_CARDS,
  farHarbor: FAR_HARBOR_CARDS,
  pitt: PITT_CARDS,
}

/** The scenario that a card belongs to; for those that come up in all of them another one each time. */
export function scenarioOf(card: CardNumber, n: number): ScenarioId {
  const own = SCENARIO_IDS.find(id => MAIN_CARDS[id].some(({ number }) => number === card))
  return own ?? SCENARIO_IDS[n % SCENARIO_IDS.length]!
}

export interface Ground {
  readonly scenario: ScenarioId
  readonly tiles: Readonly<Record<string, TileId>> // by position
  readonly graph: Graph
}

/** The map of a scenario with every tile turned up, in another order each time. */
export function groundOf(scenario: ScenarioId, n: number): Ground {
  const open = SPOTS[scenario].map(({ cell }) => cell)
  const turned = (tiles: readonly TileId[]): TileId[] => {
    const rest = tiles.filter(tile => !open.includes(tile))
    return rest.map((_, at) => rest[(at + n) % rest.length]!)
  }
  const stacks = { dangerous: turned(DANGEROUS_TILES), deadly: turned(DEADLY_TILES) }
  const tiles: Record<string, TileId> = {}
  const laid = open.map((cell, at) => {
    if (cell !== 'dangerous' && cell !== 'deadly') return cell
    return (tiles[at] = stacks[cell].pop()!)
  })
  const board: Board = { scenario, tiles: laid, up: laid.map(() => true) }
  return { scenario, tiles, graph: graphOf(board) }
}

/** One of a list, another one each time. */
export function nth<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(1, list.length)]
}

export const nameOf = ({ graph }: Ground, node: Node): string => graph.names[node]!

/** A survivor with all letters, good cards and many Caps. */
export function able(at: string): Survivor {
  return {
    at,
    letters: [...LETTERS],
    caps: 30,
    equipped: ['superSledge', 't60PowerArmor', 'assaultronEscort'],
    inventory: ['junk', 'junk', 'water'],
  }
}

/** One who has nothing that helps. */
export function unable(at: string): Survivor {
  return { at, caps: 30, inventory: ['junk', 'junk', 'water'] }
}

const MANY = 30

/** Dice that show the same face for as long as anybody rolls in a scene. */
export const always = (face: number): number[] => Array<number>(MANY).fill(face)

/** Two hits each, in the arms, the body and the legs: passes every test and strikes nearly every enemy. */
export const GOOD = 4

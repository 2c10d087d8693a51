import { type Random, shuffle } from '@overseer/kernel'
import { SCENARIOS } from '../../src/content/map/scenarios.ts'
import type { PlaceName, ScenarioId } from '../../src/content/terms.ts'
import { facing, SIDE_STEPS, SIDES, type TileSpace } from '../../src/content/map/tile.ts'
import { DANGEROUS_TILES, DEADLY_TILES, type TileId, TILES } from '../../src/content/map/tiles.ts'

/** A whole map laid out and turned up, as a graph of its spaces; built from the tables alone. */
export interface Layout {
  readonly spaces: readonly LaidSpace[]
  readonly neighbours: readonly (readonly number[])[] // by the number of a space
}

interface LaidSpace extends TileSpace {
  readonly tile: TileId
  readonly letter: string
}

export function lay(scenario: ScenarioId, random: Random): Layout {
  const tiles = dealt(scenario, random)
  const spaces: LaidSpace[] = []
  const numbers = new Map<string, number>()
  for (const [where, tile] of tiles)
    for (const [letter, space] of Object.entries(TILES[tile].spaces)) {
      numbers.set(`${where} ${letter}`, spaces.length)
      spaces.push({ ...space, tile, letter })
    }
  const neighbours = spaces.map(() => new Set<number>())
  for (const [where, tile] of tiles) {
    const at = (letter: string): Set<number> => neighbours[numbers.get(`${where} ${letter}`)!]!
    for (const [one, other] of TILES[tile].adjacent.split(' ') as Iterable<string>) {
      at(one!).add(numbers.get(`${where} ${other}`)!)
      at(other!).add(numbers.get(`${where} ${one}`)!)
    }
    SIDES.forEach((side, s) => {
      const next = beside(where, side)
      const neighbour = tiles.get(next)
      if (neighbour === undefined) return
      for (const half of [2 * s, 2 * s + 1])
        at(TILES[tile].ring[half]!).add(numbers.get(`${next} ${TILES[neighbour].ring[facing(half)]!}`)!)
    })
  }
  return { spaces, neighbours: neighbours.map(set => [...set]) }
}

function beside(where: string, side: (typeof SIDES)[number]): string {
  const [row, column] = where.split(',').map(Number) as [number, number]
  return `${row + SIDE_STEPS[side].row},${column + SIDE_STEPS[side].column}`
}

/** The tile in each position 'row,column', the random ones shuffled. */
function dealt(scenario: ScenarioId, random: Random): Map<string, TileId> {
  const positions = SCENARIOS[scenario].rows.flatMap((row, r) => row.map(({ column, cell }) => ({ r, column, cell })))
  const faceup = positions.map(({ cell }) => cell)
  const stacks = {
    dangerous: DANGEROUS_TILES.filter(tile => !faceup.includes(tile)),
    deadly: DEADLY_TILES.filter(tile => !faceup.includes(tile)),
  }
  shuffle(random, stacks.dangerous)
  shuffle(random, stacks.deadly)
  return new Map(
    positions.map(({ r, column, cell }) => {
      const tile = cell === 'dangerous' || cell === 'deadly' ? stacks[cell].pop()! : cell
      return [`${r},${column}`, tile]
    }),
  )
}

/** The steps from any of some spaces to every space. */
export function stepsFrom(layout: Layout, starts: readonly number[]): readonly number[] {
  const steps = layout.spaces.map(() => Number.POSITIVE_INFINITY)
  for (const start of starts) steps[start] = 0
  const queue = [...starts]
  for (const space of queue)
    for (const next of layout.neighbours[space]!)
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = steps[space]! + 1
        queue.push(next)
      }
  return steps
}

export const spaceNamed = (layout: Layout, name: PlaceName): number =>
  layout.spaces.findIndex(space => space.name === name)

import {
  CHARACTER_IDS,
  DANGEROUS_TILES,
  DEADLY_TILES,
  ENEMIES,
  ENEMY_IDS,
  FACTION_SHEETS,
  MARKERS,
  type Node,
  SCENARIOS,
  type ScenarioId,
  SPOTS,
  type TileId,
  TILES,
  wholeTile,
} from '@overseer/wasteland'
import { en } from '@overseer/wasteland/text/en'
import { firstNode } from '../../src/games/wasteland/map/layouts.ts'
import type { MapProps } from '../../src/games/wasteland/map/map.tsx'
import type { MapFigure, MapWords, Pennant } from '../../src/games/wasteland/map/model.ts'

/** Boards that no game has made: for looking at, and for tests of the map alone. */

const text = en as Readonly<Record<string, string>>

export const WORDS: MapWords = {
  board: 'The map',
  place: name => text[`place.${name}`] ?? name,
  cover: kind => (kind === 'deadly' ? 'Deadly' : 'Dangerous'),
  sheet: position => `Sheet ${position + 1}`,
  node: node => `Space ${node}`,
  explore: 'Explore',
}

/** The tiles of a scenario, dealt in the order of the box; facedown unless all are explored. */
function tilesOf(scenario: ScenarioId, explored: boolean): (TileId | null)[] {
  const open = new Set<string>(SCENARIOS[scenario].rows.flat().map(({ cell }) => cell))
  const piles: Record<string, TileId[]> = {
    dangerous: DANGEROUS_TILES.filter(id => !open.has(id)),
    deadly: DEADLY_TILES.filter(id => !open.has(id)),
  }
  return SPOTS[scenario].map(({ cell }, at): TileId | null => {
    const tile = piles[cell]?.shift()
    if (tile === undefined) return cell as TileId
    return explored || at % 3 === 0 ? tile : null
  })
}

export function madeUp(scenario: ScenarioId, crowded: boolean): Omit<MapProps, 'words'> {
  const tiles = tilesOf(scenario, crowded)
  const nodes = tiles.flatMap((id, position): Node[] =>
    id === null ? [wholeTile(position)] : Object.keys(TILES[id].spaces).map((_, at) => firstNode(position) + at),
  )
  const figures: MapFigure[] = [0, 1, 2, 3].map(seat => ({
    id: `s${seat}`,
    node: nodes[(seat * (crowded ? 17 : 23) + 3) % nodes.length]!,
    look: { is: 'survivor', character: CHARACTER_IDS[seat]!, seat, active: seat === 0 },
  }))
  const spaces = nodes.filter(node => node % 8 !== 7)
  for (const [at, foe] of ENEMY_IDS.entries()) {
    const { level, vulnerable, abilities, type } = ENEMIES[foe]
    const node = spaces[(at * 11 + 5) % spaces.length]!
    if (!crowded && at % 3 === 1) figures.push({ id: `f${at}`, node, look: { is: 'asleep', type } })
    else
      figures.push({
        id: `f${at}`,
        node,
        look: { is: 'foe', foe, level, faction: null, areas: vulnerable, abilities },
      })
  }
  for (const faction of ['star', 'shield'] as const) {
    const { token, role, vulnerable, abilities } = FACTION_SHEETS[scenario][faction]
    if (role === 'fog') continue
    figures.push({
      id: faction,
      node: spaces[faction === 'star' ? 9 : 21]!,
      look: {
        is: 'foe',
        foe: token,
        level: role === 'enemy' ? 2 : null,
        faction,
        areas: vulnerable,
        abilities,
      },
    })
  }
  const pennants: Pennant[] = MARKERS.slice(0, 4).map(({ colour, shape }, at) => ({
    id: `q${at}`,
    node: spaces[(at * 13 + 7) % spaces.length]!,
    text: String(14 + at * 37),
    colour,
    shape,
  }))
  const [from, ...way] = spaces.slice(1, 4)
  return {
    board: { scenario, tiles },
    figures: crowded ? figures : figures.slice(0, 17),
    pennants,
    signs: [],
    litter: { fog: scenario === 'farHarbor' ? spaces.slice(8, 12) : [], wreck: null, caps: spaces.slice(14, 16) },
    highlights: {
      open: new Set(spaces.slice(2, 6)),
      explorable: new Set(tiles.flatMap((id, at) => (id === null ? [wholeTile(at)] : [])).slice(0, 1)),
      lit: new Set(spaces.slice(20, 22)),
      pointed: way.at(-1)!,
    },
    path: {
      from: from!,
      steps: way.map((node, at) => ({ node, cost: at + 1, danger: at === 1 })),
      total: '2 points',
    },
    ship: crowded,
  }
}

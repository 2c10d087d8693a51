import { type Random, seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { SCENARIOS } from '../../src/content/map/scenarios.ts'
import { ENEMY_TYPES, PLACES, type PlaceName, SCENARIO_IDS, type ScenarioId } from '../../src/content/terms.ts'
import { facing, SIDE_STEPS, SIDES, type Tile } from '../../src/content/map/tile.ts'
import { DANGEROUS_TILES, DEADLY_TILES, TILE_IDS, TILES, type TileId } from '../../src/content/map/tiles.ts'
import { type Layout, lay, spaceNamed, stepsFrom } from './layout.ts'

/** The pieces of a tile: 0 to 11 ring, 12 to 23 mid, 24 core. */
const CORE = 24
const ownersOf = (tile: Tile): string => tile.ring + tile.mid + tile.core

/** Pairs of pieces that touch. */
const TOUCHING: readonly (readonly [number, number])[] = Array.from({ length: 12 }, (_, i) => [
  [i, (i + 1) % 12],
  [i, 12 + i],
  [12 + i, 12 + ((i + 1) % 12)],
  [12 + i, CORE],
]).flat() as [number, number][]

function adjacentPairs(tile: Tile): string {
  const owners = ownersOf(tile)
  const pairs = TOUCHING.map(([one, other]) => [owners[one]!, owners[other]!].sort())
  return [...new Set(pairs.filter(([one, other]) => one !== other).map(pair => pair.join('')))].sort().join(' ')
}

/** Everything that can be reached from the first of some nodes. */
function reached<Node>(first: Node, next: (node: Node) => readonly Node[]): Set<Node> {
  const found = new Set([first])
  for (const node of found) for (const other of next(node)) found.add(other)
  return found
}

const mapsOf = (scenario: ScenarioId, n: number): Layout[] => {
  const random: Random = seedRandom(`maps of ${scenario}`)
  return Array.from({ length: n }, () => lay(scenario, random))
}

describe('tiles', () => {
  test('27 faces on 21 tiles', () => {
    expect(TILE_IDS).toHaveLength(27)
    expect([DANGEROUS_TILES.length, DEADLY_TILES.length]).toEqual([8, 6])
    const backs = TILE_IDS.map(id => TILES[id].back).filter(back => back.startsWith('S'))
    expect(backs.sort()).toEqual([1, 2, 3, 4, 5, 6].flatMap(n => [`S${n}A`, `S${n}B`]))
    expect(new Set(backs.map(back => back.slice(0, 2))).size + 8 + 6 + 1).toBe(21)
  })

  test.each(TILE_IDS)('%s: outlines, adjacency and connections agree', id => {
    const tile = TILES[id]
    const letters = Object.keys(tile.spaces)
    expect([tile.ring.length, tile.mid.length, tile.core.length]).toEqual([12, 12, 1])
    expect([...new Set(ownersOf(tile))].sort()).toEqual([...letters].sort())
    expect(letters.length).toBeGreaterThanOrEqual(4)
    expect(letters.length).toBeLessThanOrEqual(7)
    expect(adjacentPairs(tile)).toBe(tile.adjacent)
    const pairs = tile.adjacent.split(' ')
    const connected = reached(letters[0]!, letter =>
      pairs.filter(pair => pair.includes(letter)).flatMap(pair => pair.split('')),
    )
    expect(connected.size).toBe(letters.length)
    for (const letter of letters) {
      const pieces = ownersOf(tile)
        .split('')
        .flatMap((owner, piece) => (owner === letter ? [piece] : []))
      const whole = reached(pieces[0]!, piece =>
        TOUCHING.filter(pair => pair.includes(piece))
          .flat()
          .filter(other => pieces.includes(other)),
      )
      expect(whole.size, `${letter} is one piece`).toBe(pieces.length)
    }
  })

  test.each(TILE_IDS)('%s: figures stand inside the outline of their space', id => {
    const tile = TILES[id]
    for (const [letter, { at }] of Object.entries(tile.spaces)) expect(ownerAt(tile, at), letter).toContain(letter)
  })

  test('a level stands on every wasteland and settlement icon, none on a vault', () => {
    for (const id of TILE_IDS)
      for (const space of Object.values(TILES[id].spaces)) {
        const levelled = space.icon === 'wasteland' || space.icon === 'settlement'
        expect(space.level !== undefined).toBe(levelled)
        if (space.icon !== undefined) expect(space.name).toBeDefined()
      }
  })

  test('every named place but Sepulcher is on exactly one face', () => {
    const names = TILE_IDS.flatMap(id => Object.values(TILES[id].spaces).flatMap(space => space.name ?? []))
    expect(names.sort()).toEqual(PLACES.filter(place => place !== 'sepulcher').sort())
  })

  test('each half-edge faces one on the opposite side, and that one faces back', () => {
    for (let half = 0; half < 12; half++) {
      expect(facing(facing(half))).toBe(half)
      const side = Math.floor(half / 2)
      expect(Math.floor(facing(half) / 2)).toBe((side + 3) % 6)
      const [there, back] = [SIDE_STEPS[SIDES[side]!], SIDE_STEPS[SIDES[(side + 3) % 6]!]]
      expect([there.row + back.row, there.column + back.column]).toEqual([0, 0])
    }
  })

  test('icons of the random tiles', () => {
    const icons = (tiles: readonly TileId[]): number[] =>
      ENEMY_TYPES.map(
        type =>
          tiles
            .flatMap(id => Object.values(TILES[id].spaces).flatMap(space => space.enemies ?? []))
            .filter(icon => icon === type).length,
      )
    expect(icons([...DANGEROUS_TILES, ...DEADLY_TILES])).toEqual([5, 5, 4, 4, 4])
    const total = (tiles: readonly TileId[]): number => icons(tiles).reduce((sum, n) => sum + n)
    expect([total(DANGEROUS_TILES), total(DEADLY_TILES)]).toEqual([10, 12])
  })
})

describe('scenarios', () => {
  test.each(SCENARIO_IDS)('%s: 18 tiles, all fourteen random ones, three faces of different tiles', id => {
    const cells = SCENARIOS[id].rows.flat().map(({ cell }) => cell)
    const faces = cells.filter(cell => cell !== 'dangerous' && cell !== 'deadly')
    expect(cells).toHaveLength(18)
    const count = (back: 'dangerous' | 'deadly'): number =>
      cells.filter(cell => cell === back).length + faces.filter(face => TILES[face].back === back).length
    expect([count('dangerous'), count('deadly')]).toEqual([8, 6])
    expect(faces).toContain('crossroads')
    const doubles = faces.map(face => TILES[face].back).filter(back => back.startsWith('S'))
    expect(new Set(doubles.map(back => back.slice(0, 2))).size).toBe(3)
  })

  test.each(SCENARIO_IDS)('%s: the map hangs together, and its borders are borders from both sides', id => {
    for (const layout of mapsOf(id, 30)) {
      expect(reached(0, space => layout.neighbours[space]!).size).toBe(layout.spaces.length)
      layout.neighbours.forEach((others, space) => {
        for (const other of others) expect(layout.neighbours[other]).toContain(space)
      })
    }
  })

  test.each<[ScenarioId, number, number[], number[], number[], number[]]>([
    ['commonwealth', 96, [2, 2, 4, 0], [3, 3, 3, 3], [5, 5, 5, 4, 5], [13, 9]],
    ['capital', 96, [2, 2, 3, 0], [3, 3, 3, 3], [5, 5, 4, 5, 5], [13, 11]],
    ['farHarbor', 99, [2, 3, 3, 1], [3, 3, 3, 1], [5, 5, 5, 5, 4], [13, 14]],
    ['pitt', 97, [2, 2, 2, 1], [4, 3, 3, 2], [5, 6, 4, 4, 4], [12, 13]],
  ])('%s: spaces, levels, icons and terrain as tabled', (id, count, settlements, wastelands, icons, terrain) => {
    const { spaces } = mapsOf(id, 1)[0]!
    const levels = (icon: string): number[] =>
      [1, 2, 3, 4].map(level => spaces.filter(space => space.icon === icon && space.level === level).length)
    const enemies = spaces.flatMap(space => space.enemies ?? [])
    expect(spaces).toHaveLength(count)
    expect(levels('settlement')).toEqual(settlements)
    expect(levels('wasteland')).toEqual(wastelands)
    expect(ENEMY_TYPES.map(type => enemies.filter(icon => icon === type).length)).toEqual(icons)
    expect(['difficult', 'irradiated'].map(kind => spaces.filter(space => space.terrain === kind).length)).toEqual(
      terrain,
    )
    icons.forEach((n, type) => {
      expect(n).toBeLessThanOrEqual([6, 6, 5, 5, 5][type]!) // the tokens of the type
    })
  })

  test('a space has 4.3 neighbours on average', () => {
    const degrees = SCENARIO_IDS.flatMap(id => mapsOf(id, 20).flatMap(layout => layout.neighbours.map(n => n.length)))
    expect((degrees.reduce((sum, n) => sum + n) / degrees.length).toFixed(1)).toBe('4.3')
  })

  test.each<[ScenarioId, Partial<Record<PlaceName, number>>]>([
    ['commonwealth', { diamondCity: 7, citRuins: 7, theRailroad: 10, downtownBoston: 11 }],
    ['capital', { megaton: 6, theMall: 10, projectPurity: 12 }],
    ['farHarbor', { acadia: 9, farHarbor: 10, theNucleus: 11 }],
    ['pitt', { theBridge: 9, theMill: 11, haven: 12 }],
  ])('%s: the average way from the camp', (id, table) => {
    const maps = mapsOf(id, 300)
    const found = Object.fromEntries(
      (Object.keys(table) as PlaceName[]).map(place => {
        const ways = maps.map(
          layout => stepsFrom(layout, [spaceNamed(layout, 'crossroadsCamp')])[spaceNamed(layout, place)]!,
        )
        return [place, ways.reduce((sum, n) => sum + n) / ways.length]
      }),
    )
    for (const [place, steps] of Object.entries(table))
      expect(Math.round(found[place]!), `${place} ${found[place]}`).toBe(steps)
  })

  test('W-CON-R12 start tokens, and the wreck on a facedown dangerous tile', () => {
    for (const id of SCENARIO_IDS) {
      const faceup = SCENARIOS[id].rows.flat().flatMap(({ cell }) => {
        if (cell === 'dangerous' || cell === 'deadly') return []
        return Object.values(TILES[cell].spaces).flatMap(space => space.name ?? [])
      })
      for (const [, place] of SCENARIOS[id].tokens) expect(faceup).toContain(place)
    }
    const [row, column] = SCENARIOS.capital.wreck!
    expect(SCENARIOS.capital.rows[row]!.find(position => position.column === column)!.cell).toBe('dangerous')
  })

  test('118 has at least four spaces two steps from every named icon', () => {
    for (const id of SCENARIO_IDS)
      for (const layout of mapsOf(id, 200)) {
        const named = layout.spaces.flatMap((space, n) => (space.icon === undefined ? [] : [n]))
        const free = stepsFrom(layout, named).filter(steps => steps >= 2).length
        expect(free, id).toBeGreaterThanOrEqual(4)
      }
  })
})

/** The spaces whose outline holds a point, in the drawing of the specification. */
function ownerAt(tile: Tile, [x, y]: readonly [number, number]): string[] {
  const corner = (i: number): [number, number] => BORDER[((i % 12) + 12) % 12]!
  const found: string[] = []
  for (let i = 0; i < 12; i++) {
    // the point as f·B(i) + g·B(i+1): the part of the way to the border is f + g
    const [[ax, ay], [bx, by]] = [corner(i), corner(i + 1)]
    const wide = ax * by - ay * bx
    const [f, g] = [(x * by - y * bx) / wide, (ax * y - ay * x) / wide]
    if (f < -EDGE || g < -EDGE) continue
    const out = f + g
    if (out <= 0.25 + EDGE) found.push(tile.core)
    if (out >= 0.25 - EDGE && out <= 0.6 + EDGE) found.push(tile.mid[i]!)
    if (out >= 0.6 - EDGE && out <= 1 + EDGE) found.push(tile.ring[i]!)
  }
  return found
}

const EDGE = 0.02 // anchors are rounded to two digits
const RIGHT: [number, number][] = [
  [0, -1],
  [0.433, -0.75],
  [0.866, -0.5],
  [0.866, 0],
  [0.866, 0.5],
  [0.433, 0.75],
]
const BORDER: [number, number][] = [
  ...RIGHT,
  [0, 1],
  ...RIGHT.slice(1)
    .reverse()
    .map(([x, y]): [number, number] => [-x, y]),
]

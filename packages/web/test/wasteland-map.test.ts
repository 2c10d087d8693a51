import { LANGUAGES, type Language } from '@overseer/kernel'
import { SCENARIO_IDS, SPOTS, type Tile, TILE_IDS, type TileId, TILES, wasteland } from '@overseer/wasteland'
import { CATALOGUES } from '@overseer/wasteland/text/catalogues'
import { describe, expect, test } from 'vitest'
import { atlasOf, SHIP_SIZE } from '../src/games/wasteland/map/atlas.ts'
import { nextOf } from '../src/games/wasteland/map/directions.ts'
import { firstNode, layOutBoard } from '../src/games/wasteland/map/layouts.ts'
import type { MapFigure } from '../src/games/wasteland/map/model.ts'
import { extraSignsOf, figuresOf, litterOf, pennantsOf } from '../src/games/wasteland/map/from-view.ts'
import { madeUp } from './sheets/made-up.ts'
import { onTile, overlaps, shared } from '../src/games/wasteland/map/boxes.ts'
import { areaOf, isInside, outlineOf, R, reach, shapesOf, tileShape } from '../src/games/wasteland/map/geometry.ts'
import { groundsOf } from '../src/games/wasteland/map/grounds.ts'
import type { Crowd, Footing, Ground, Layout, Placed } from '../src/games/wasteland/map/places.ts'
import { chipAt, pillBelow } from '../src/games/wasteland/map/pill.ts'
import { place } from '../src/games/wasteland/map/placing.ts'
import { bodyOf } from '../src/games/wasteland/map/sheet.ts'

/** The tiles of the map: every space has its outline, and everything on it has its place. */

const nameIn =
  (language: Language) =>
  (name: string): string =>
    (CATALOGUES[language] as Readonly<Record<string, string>>)[`place.${name}`]!

describe('Outlines', () => {
  test.each(TILE_IDS)('the spaces of %s cover it once', id => {
    const tile: Tile = TILES[id]
    const sum = Object.keys(tile.spaces).reduce((area, letter) => area + areaOf(outlineOf(tile, letter)), 0)
    expect(sum).toBeCloseTo((3 * Math.sqrt(3)) / 2, 2)
  })

  test.each(TILE_IDS)('the spaces of %s keep apart', id => {
    const { spaces } = tileShape(id)
    for (const [at, space] of spaces.entries()) {
      for (const [other, { points }] of spaces.entries())
        if (other !== at) for (const [x, y] of space.points) expect(isInside(points, x, y)).toBe(false)
    }
  })
})

describe('A map opens in short parts', () => {
  test('a tile that was drawn space by space is not drawn again', () => {
    const spaces = shapesOf('crossroads').map(space => space())
    expect(spaces.map(({ letter }) => letter)).toEqual(Object.keys(TILES.crossroads.spaces))
    for (const [at, space] of tileShape('crossroads').spaces.entries()) expect(space).toBe(spaces[at])
  })
})

/** What is wrong with a layout, in words. */
function faultsOf(
  id: TileId,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  size: number,
): string[] {
  const { spaces } = tileShape(id)
  const { placed } = place(tileShape(id), grounds, crowds, size)
  const faults: string[] = []
  const called = ({ kind, space }: Placed): string => `${kind} of ${id}.${spaces[space]!.letter}`
  for (const thing of placed) {
    const { x, y } = thing.box
    if (!isInside(spaces[thing.space]!.points, x, y)) faults.push(`${called(thing)} lies outside its space`)
    if (!onTile(thing.box)) faults.push(`${called(thing)} hangs over the edge`)
  }
  const things = placed.filter(({ kind }) => kind !== 'scene')
  for (const [at, thing] of things.entries())
    for (const other of things.slice(at + 1))
      if (overlaps(thing.box, other.box)) faults.push(`${called(thing)} overlaps ${called(other)}`)
  for (const [space, ground] of grounds.entries()) {
    const here = placed.filter(thing => thing.space === space)
    const count = (kind: Placed['kind']): number => here.filter(thing => thing.kind === kind).length
    const where = `${id}.${spaces[space]!.letter}`
    if (count('sign') !== ground.signs) faults.push(`${where} lacks a sign`)
    if (count('terrain') !== (ground.terrain === null ? 0 : 1)) faults.push(`${where} lacks its terrain`)
    if (count('name') !== (ground.name === null ? 0 : 1) && !ground.spare) faults.push(`${where} lacks its name`)
    if (count('flags') !== Math.min(ground.flags, 1)) faults.push(`${where} lacks its flags`)
    const standing = here.flatMap(({ party }) => party?.members ?? [])
    if (standing.length !== (crowds[space]?.feet.length ?? 0)) faults.push(`${where} lacks figures`)
  }
  return faults
}

const SIZES = [1, 1.1, 1.2]
const crowd = (...feet: Footing[]): Crowd => ({ feet })

describe('Places of signs, names and figures', () => {
  test.each(LANGUAGES)('an empty tile, names in %s', language => {
    for (const id of TILE_IDS)
      for (const size of SIZES) expect(faultsOf(id, groundsOf(id, nameIn(language)), [], size)).toEqual([])
  })

  test('somebody who comes to an empty space moves nobody', () => {
    const stands = ({ placed }: Layout): unknown =>
      placed.flatMap(({ kind, space, box: { x, y } }) => (kind === 'stand' ? [{ space, x, y }] : []))
    for (const id of TILE_IDS) {
      const grounds = groundsOf(id, nameIn('en'))
      const before = place(tileShape(id), grounds, [])
      for (const at of grounds.keys()) {
        const after = place(
          tileShape(id),
          grounds,
          grounds.map((_, other) => (other === at ? crowd('enemy') : undefined)),
        )
        expect(stands(after)).toEqual(stands(before))
      }
    }
  })

  test.each(['en', 'de', 'ru'] as const)('a survivor and an enemy in every space, names in %s', language => {
    for (const id of TILE_IDS) {
      const grounds = groundsOf(id, nameIn(language))
      const pairs = grounds.map(() => crowd('survivor', 'enemy'))
      for (const size of SIZES) expect(faultsOf(id, grounds, pairs, size)).toEqual([])
    }
  })

  test('everybody in one space, with a quest, and an enemy in each other', () => {
    const all = crowd('survivor', 'survivor', 'survivor', 'survivor', 'enemy', 'enemy', 'enemy', 'asleep')
    for (const id of TILE_IDS) {
      const grounds = groundsOf(id, nameIn('en'))
      for (const at of grounds.keys()) {
        const busy = grounds.map((ground, other) => (other === at ? { ...ground, flags: 2 } : ground))
        const crowds = grounds.map((_, other) => (other === at ? all : crowd('enemy')))
        for (const size of SIZES) expect(faultsOf(id, busy, crowds, size)).toEqual([])
      }
    }
  })

  test('a town that a quest founds in any space', () => {
    for (const id of TILE_IDS) {
      const grounds = groundsOf(id, nameIn('en'))
      for (const at of grounds.keys()) {
        const founded = grounds.map((ground, other) =>
          other === at ? { ...ground, signs: ground.signs + 1, flags: 1, name: ground.name ?? 'Sepulcher' } : ground,
        )
        expect(
          faultsOf(
            id,
            founded,
            grounds.map(() => crowd('survivor')),
            1,
          ),
        ).toEqual([])
      }
    }
  })
})

const READ: readonly Placed['kind'][] = ['sign', 'terrain', 'name', 'flags']

/** How much of each sign, name and flag stands behind or before somebody's body. */
function hiddenParts(
  id: TileId,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  kinds = READ,
  wanted = 1,
): number[] {
  const { placed, size } = place(tileShape(id), grounds, crowds, wanted)
  const bodies = placed
    .filter(({ kind, party, low }) => kind === 'stand' && party !== undefined && low !== true)
    .map(stand => bodyOf(stand, size))
  return placed
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ box }) => {
      const area = (box.right - box.left) * (box.bottom - box.top)
      return bodies.reduce((sum, body) => sum + shared(body, box), 0) / area
    })
}

describe('Figures hide little', () => {
  const CROWDS: Readonly<Record<string, (at: number, tile: number) => Crowd | undefined>> = {
    'one in every space': at => crowd(at % 2 === 0 ? 'enemy' : 'survivor'),
    'some alone, some together': (at, tile) =>
      [undefined, crowd('survivor'), crowd('survivor', 'enemy'), crowd('enemy'), crowd('enemy', 'asleep')][
        (at * 3 + tile) % 5
      ],
    'a party, and enemies around it': (at, tile) =>
      at === tile % 4 ? crowd('survivor', 'survivor', 'survivor', 'survivor', 'enemy') : crowd('enemy'),
  }
  test.each(Object.entries(CROWDS))('%s', (_, crowdAt) => {
    const parts = (['en', 'ru'] as const).flatMap(language =>
      TILE_IDS.flatMap((id, tile) => {
        const grounds = groundsOf(id, nameIn(language)).map((ground, at) =>
          at === (tile * 2) % 5 ? { ...ground, flags: 1 } : ground,
        )
        return hiddenParts(
          id,
          grounds,
          grounds.map((_ground, at) => crowdAt(at, tile)),
        )
      }),
    )
    const many = (least: number): number => parts.filter(part => part > least).length / parts.length
    expect(many(0.33)).toBeLessThan(0.1)
    expect(many(0.5)).toBeLessThan(0.04)
  })
})

test('nobody who comes alone hides half of a name, and hardly anybody a quarter', () => {
  const hidden = TILE_IDS.flatMap(id => {
    const grounds = groundsOf(id, nameIn('en'))
    return [...grounds.keys()].map(at => {
      const crowds = grounds.map((_, other) => (other === at ? crowd('survivor') : undefined))
      return Math.max(0, ...hiddenParts(id, grounds, crowds, ['name'], 1.1))
    })
  })
  expect(Math.max(...hidden)).toBeLessThan(0.4)
  expect(hidden.filter(part => part > 0.25).length / hidden.length).toBeLessThan(0.02)
})

describe('Crowds', () => {
  const survivors = (acting: number): MapFigure[] =>
    (['vaultDweller', 'brotherhoodOutcast', 'wastelander', 'ghoul'] as const).map((character, seat) => ({
      id: `s${seat}`,
      node: firstNode(0),
      look: { is: 'survivor', character, seat, active: seat === acting },
    }))
  const brute: MapFigure = {
    id: 'f1',
    node: firstNode(0),
    look: { is: 'foe', foe: 'brute', level: 2, faction: null, areas: [], abilities: [] },
  }
  const standing = (tile: TileId, figures: readonly MapFigure[]) => {
    const board = { scenario: 'pitt', tiles: [tile] } as const
    return layOutBoard(board, atlasOf('pitt'), name => name, figures, [], [], 1).standings.filter(
      ({ hidden }) => !hidden,
    )
  }

  test.each([0, 1, 2, 3])('survivor %d, who acts, stands in front of the others', acting => {
    const ids = standing('cit', survivors(acting)).map(({ figure }) => figure.id)
    expect([ids.length, ids.at(-1)]).toEqual([4, `s${acting}`])
  })

  test.each(['cit', 'mart', 'rocket'] as const)('whoever acts stands in front of an enemy at %s, too', tile => {
    const [acting] = survivors(0)
    const ids = standing(tile, [acting!, brute, { ...brute, id: 'f2' }]).map(({ figure }) => figure.id)
    expect(ids.at(-1)).toBe('s0')
    const pair = standing(tile, [acting!, brute])
    expect(pair.map(({ figure }) => figure.id).at(-1)).toBe('s0')
    expect(Math.abs(pair[0]!.at[0] - pair[1]!.at[0])).toBeGreaterThan(18) // the level of the enemy is read beside them
  })

  test('of a pile whoever acts is seen', () => {
    const many = [2, 3, 4, 5, 6].map(n => ({ ...brute, id: `f${n}` }))
    const seen = standing('mart', [...survivors(0), brute, ...many]).find(({ figure }) => figure.id === 's0')
    expect(seen?.count).toBeGreaterThan(1)
  })
})

test('what a way comes to is written where it covers no chip of a tile to explore', () => {
  const chip = chipAt([0, 100], 'Explore') // 40 below the middle of the sheet
  expect(pillBelow([0, -60], 80, false, [chip])).toBe(17)
  expect(pillBelow([0, 20], 80, false, [])).toBe(17)
  expect(pillBelow([0, 30], 80, false, [chip])).toBe(40)
  for (const taken of [false, true])
    for (let y = -30; y < 80; y += 5) {
      const at = y + pillBelow([0, y], 80, taken, [chip])
      expect(Math.abs(at - 40)).toBeGreaterThan(21)
    }
})

describe('What a view shows', () => {
  test.each(SCENARIO_IDS)('the tokens with which %s begins are on the map', scenario => {
    const state = wasteland.setup(wasteland.parse.options({ scenario, seats: 2 }), 'seven')
    const view = wasteland.view(state, 0)
    const foes = figuresOf(view).filter(({ id }) => id.startsWith('f'))
    const { fog } = litterOf(view)
    expect(foes.length + fog.length).toBe(state.foes.length)
    for (const { look } of foes)
      if (look.is === 'foe' && look.faction !== null && look.level !== null) expect(look.level).toBe(1)
    expect(pennantsOf(view)).toHaveLength(
      state.quests.filter(({ marker }) => marker !== null && marker.node >= 0).length,
    )
    expect(extraSignsOf(view)).toEqual([])
  })
})

describe('Keys go from space to space', () => {
  test('every space of every scenario can be reached by arrows', () => {
    for (const scenario of SCENARIO_IDS) {
      const atlas = atlasOf(scenario)
      const { board } = madeUp(scenario, true)
      const { spots } = layOutBoard(board, atlas, name => name, [], [], [], 1)
      const nodes = Array.from(spots.keys()).filter(node => node < 144)
      const seen = new Set([nodes[0]!])
      for (const node of seen)
        for (const arrow of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const next = nextOf(node, arrow, nodes, spots)
          if (next !== null) seen.add(next)
        }
      expect(nodes.filter(node => !seen.has(node))).toEqual([])
    }
  })
})

describe('The sheet of each scenario', () => {
  test.each(SCENARIO_IDS)('the tiles of %s lie on it side by side, and the ship beside them', scenario => {
    const { centers, width, height, ship } = atlasOf(scenario)
    expect(centers).toHaveLength(SPOTS[scenario].length)
    for (const [x, y] of centers) {
      expect(x).toBeGreaterThan(0.86 * R)
      expect(x).toBeLessThan(width - 0.86 * R)
      expect(y).toBeGreaterThan(R)
      expect(y).toBeLessThan(height - R)
      for (const [u, v] of centers) if (u !== x || v !== y) expect(Math.hypot(u - x, v - y)).toBeGreaterThan(1.73 * R)
    }
    for (const [x, y] of centers)
      for (const dx of [-1, 1])
        for (const dy of [-1, 1]) {
          const corner = [ship[0] - x + (dx * SHIP_SIZE.width) / 2, ship[1] - y + (dy * SHIP_SIZE.height) / 2] as const
          expect(reach(...corner)).toBeGreaterThan(1)
        }
  })
})

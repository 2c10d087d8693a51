import type { Faction, PlaceName, ScenarioId } from '../terms.ts'
import type { TileId } from './tiles.ts'
import type { CardNumber } from '../cards/types.ts'

/** A tile that lies faceup from the start, or a facedown one from a stack. */
export type Cell = TileId | 'dangerous' | 'deadly'

/** Columns count half tiles: the neighbours of a tile are two columns away in its row, one column in the next. */
export interface Position {
  readonly column: number
  readonly cell: Cell
}

export interface Scenario {
  readonly stage: readonly CardNumber[]
  readonly add: readonly CardNumber[]
  readonly tokens: readonly (readonly [Faction, PlaceName])[]
  readonly wreck: readonly [row: number, column: number] | null // the tile with the vertibird wreck of 044 and 048
  readonly rows: readonly (readonly Position[])[] // from north to south, each from west to east
}

const G = 'dangerous'
const R = 'deadly'

/** A row of tiles side by side. */
const row = (column: number, ...cells: Cell[]): readonly Position[] =>
  cells.map((cell, i) => ({ column: column + 2 * i, cell }))

/** All fourteen random tiles are used in every scenario; one that lies faceup is taken out of its stack first. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  commonwealth: {
    stage: [14],
    add: [],
    tokens: [['shield', 'diamondCity']],
    wreck: null,
    rows: [
      row(0, 'crossroads', G, G, R, R),
      row(1, G, G, 'cit', R),
      row(0, G, G, 'diamond', R, R),
      row(1, G, G, R, 'boston'),
    ],
  },
  capital: {
    stage: [44],
    add: [],
    tokens: [['star', 'theTower']],
    wreck: [0, 6],
    rows: [
      row(0, 'crossroads', G, G, G),
      row(1, G, G, G),
      row(2, G, 'megaton', R),
      row(1, G, R, R, 'mall'),
      row(0, 'tower', R, R, 'purity'),
    ],
  },
  farHarbor: {
    stage: [29, 30],
    add: [31],
    tokens: [
      ['star', 'farHarbor'],
      ['shield', 'theNucleus'],
      ['shield', 'acadia'],
    ],
    wreck: null,
    rows: [
      row(0, 'crossroads', G, G),
      row(1, G, G, G, 'farHarbor'),
      row(4, G, G, G),
      row(1, 'nucleus', R, 'acadia', R),
      row(0, R, R, R, R),
    ],
  },
  pitt: {
    stage: [56],
    add: [],
    tokens: [
      ['shield', 'haven'],
      ['star', 'theMill'],
    ],
    wreck: null,
    rows: [
      row(4, 'haven'),
      row(3, 'mill', 'bridge'),
      row(2, R, R, R),
      row(1, G, R, R, R),
      row(0, G, G, G, G),
      row(1, G, G, G, 'crossroads'),
    ],
  },
}

import type { Seat } from '@overseer/kernel'
import { SIDE_ROOMS } from './content/limits.ts'

/**
 * Where things are. The vault has the top level T and one level A, B, C, D per player below it. A level has thirteen
 * columns: 1 to 6 left of the elevator, the elevator 7, 8 to 13 right of it. The number of a column is the roll that
 * brings a threat there; 1 and 13 cannot be rolled, so the outermost space of each side is safe (SH-THR-4).
 *
 *   column   1 2 | 3 4 | 5 6 | 7 | 8 9 | 10 11 | 12 13
 *   slot      0  |  1  |  2  |   |  3  |   4   |   5
 */
export const LEVEL_NAMES = ['T', 'A', 'B', 'C', 'D'] as const
export const COLUMNS = 13
export const ELEVATOR_COLUMN = 7
export const SLOTS = 2 * SIDE_ROOMS

type Column = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

/** A space as players write it: `T5`, `A7`, `C12`. */
export type SpaceName = `${(typeof LEVEL_NAMES)[number]}${Column}`

/** A space as a number: 13 times its level, plus its column less one. */
export type SpaceId = number

/** A level from the top, 0. */
export type Level = number

export type Side = 'left' | 'right'

interface Place {
  readonly name: SpaceName
  readonly level: Level
  readonly column: number
  readonly slot: number // of the level's six rooms, or -1 for the elevator
  readonly half: Side // of the room
}

/** Every space there can be, by its number. */
export const PLACES: readonly Place[] = LEVEL_NAMES.flatMap((letter, level) =>
  Array.from({ length: COLUMNS }, (_, i): Place => {
    const column = i + 1
    const beyond = column > ELEVATOR_COLUMN ? column - 2 : column - 1 // as if the elevator were not there
    return {
      name: `${letter}${column as Column}`,
      level,
      column,
      slot: column === ELEVATOR_COLUMN ? -1 : beyond >> 1,
      half: beyond % 2 === 0 ? 'left' : 'right',
    }
  }),
)

const IDS = new Map<string, SpaceId>(PLACES.map((place, id) => [place.name, id]))

/** The number of a space, or undefined if there is no such name. */
export function parseSpace(name: string): SpaceId | undefined {
  return IDS.get(name)
}

/** The number of a space by a name that is known to be one. */
export function spaceCalled(name: SpaceName): SpaceId {
  return IDS.get(name)!
}

export function placeAt(space: SpaceId): Place {
  return PLACES[space]!
}

export function nameSpace(space: SpaceId): SpaceName {
  return placeAt(space).name
}

export function spaceAt(level: Level, column: number): SpaceId {
  return level * COLUMNS + column - 1
}

/** Where a level's rooms stand in the list of all rooms. */
export function roomIndex(level: Level, slot: number): number {
  return level * SLOTS + slot
}

const SLOT_COLUMNS = [1, 3, 5, 8, 10, 12].map(left => [left, left + 1] as const)

/** The two columns of a slot, from left to right. */
export function columnsOf(slot: number): readonly [number, number] {
  return SLOT_COLUMNS[slot]!
}

/** The level of a seat, given who owns the levels below the top. */
export function levelOf(levels: readonly Seat[], seat: Seat): Level {
  return levels.indexOf(seat) + 1
}

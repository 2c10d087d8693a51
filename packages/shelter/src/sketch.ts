import { BadInput } from '@overseer/kernel'
import { COLOURS } from './content/limits.ts'
import { type RoomId, ROOMS } from './content/rooms.ts'
import { type ThreatId, THREATS } from './content/threats.ts'
import type { Crew, State } from './state.ts'
import { columnsOf, ELEVATOR_COLUMN, LEVEL_NAMES, roomIndex, SLOTS, type Level, spaceAt } from './vault.ts'

/**
 * The vault as a few lines of text, for tests, puzzles and bug reports: a level a line, three rooms, the elevator, three
 * rooms. In brackets what is on the two spaces of a room.
 *
 *   T wasteland vaultDoor[red,.] vaultEntrance = waterTreatment diner[.,!radroach] powerGenerator
 *   A . . garden[!raider:red*,blue] =[red] livingQuarters[red2,blue2+] . .
 *
 *   .            no room; nobody on the space          red    a dweller of that colour
 *   !radroach    a threat                              red2   two of them, linked
 *   !raider:red  a threat and who went there           red*   injured (red2** both)
 *   =            the elevator                          red+   with a new dweller on the icon
 */
export type Sketch = Pick<State, 'vault' | 'threats' | 'crews'>

/** The sketch of a vault. `parseSketch` reads it back. */
export function drawSketch({ vault, threats, crews }: Sketch): string {
  const lines: string[] = []
  for (let level = 0; level * SLOTS < vault.length; level++) {
    const words = Array.from({ length: SLOTS }, (_, slot) => {
      const room = vault[roomIndex(level, slot)] ?? null
      return room === null ? '.' : room + inBrackets(columnsOf(slot).map(column => onSpace(spaceAt(level, column))))
    })
    words.splice(SLOTS / 2, 0, `=${inBrackets([onSpace(spaceAt(level, ELEVATOR_COLUMN))])}`)
    lines.push([LEVEL_NAMES[level], ...words].join(' '))
  }
  return lines.join('\n')

  function onSpace(space: number): string {
    const threat = threats[space]
    const crew = crews[space]
    return [threat && `!${threat}`, crew && drawCrew(crew)].filter(Boolean).join(':') || '.'
  }
}

function inBrackets(spaces: readonly string[]): string {
  return spaces.every(space => space === '.') ? '' : `[${spaces.join()}]`
}

function drawCrew({ seat, count, hurt, fresh }: Crew): string {
  return `${COLOURS[seat]}${count === 1 ? '' : count}${'*'.repeat(hurt)}${'+'.repeat(fresh)}`
}

/** Reads a sketch into an empty vault; a level left out stays as it is there. */
export function parseSketch(text: string, into: Sketch, field = 'vault'): void {
  try {
    readSketch(text, into)
  } catch (error) {
    throw error instanceof Misdrawn ? new BadInput(field, error.message) : error
  }
}

function readSketch(text: string, into: Sketch): void {
  const drawn = new Set<number>()
  for (const line of text.split('\n')) {
    const [name, ...words] = line.trim().split(/\s+/)
    if (name === undefined || name === '') continue
    const level = LEVEL_NAMES.indexOf(name as (typeof LEVEL_NAMES)[number])
    if (level < 0 || level * SLOTS >= into.vault.length) throw bad(`there is no level '${name}'`)
    if (drawn.has(level)) throw bad(`level ${name} is drawn twice`)
    drawn.add(level)
    if (words.length !== SLOTS + 1) throw bad(`level ${name} needs three rooms, the elevator, three rooms`)
    const [elevator] = words.splice(SLOTS / 2, 1)
    parseElevator(elevator!, level, into)
    for (const [slot, word] of words.entries()) parseRoom(word, level, slot, into)
  }
}

/** A drawing that cannot be read. */
class Misdrawn extends Error {}

function bad(problem: string): Misdrawn {
  return new Misdrawn(problem)
}

function parseElevator(word: string, level: Level, into: Sketch): void {
  const found = /^=(?:\[([^,\]]*)\])?$/.exec(word)
  if (found === null) throw bad(`'${word}' stands where the elevator '=' should be`)
  if (found[1] !== undefined) parseSpaceMark(found[1], spaceAt(level, ELEVATOR_COLUMN), into)
}

function parseRoom(word: string, level: Level, slot: number, into: Sketch): void {
  if (word === '.') {
    if (into.vault[roomIndex(level, slot)] !== null) throw bad('the rooms of the top level are always there')
    return
  }
  const found = /^(\w+)(?:\[([^,\]]*),([^,\]]*)\])?$/.exec(word)
  const room = found?.[1]
  if (room === undefined || !Object.hasOwn(ROOMS, room)) throw bad(`there is no room '${word}'`)
  into.vault[roomIndex(level, slot)] = room as RoomId
  const [left, right] = columnsOf(slot)
  if (found?.[2] !== undefined) parseSpaceMark(found[2], spaceAt(level, left), into)
  if (found?.[3] !== undefined) parseSpaceMark(found[3], spaceAt(level, right), into)
}

function parseSpaceMark(mark: string, space: number, into: Sketch): void {
  if (mark === '.') return
  const found = /^(?:!(\w+)(?=:.|$)|(?=[a-z]))(?::?([a-z]+)(2?)(\**)(\+*))?$/.exec(mark)
  if (found === null) throw bad(`'${mark}' is neither a threat nor a dweller`)
  const [, threat, colour, two, hurt, fresh] = found
  if (threat !== undefined) {
    if (!Object.hasOwn(THREATS, threat)) throw bad(`there is no threat '${threat}'`)
    into.threats[space] = threat as ThreatId
  }
  if (colour === undefined) return
  const seat = COLOURS.indexOf(colour as (typeof COLOURS)[number])
  if (seat < 0) throw bad(`there is no colour '${colour}'`)
  into.crews[space] = { seat, count: two === '2' ? 2 : 1, hurt: hurt!.length, train: null, fresh: fresh!.length }
}

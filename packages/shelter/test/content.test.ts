import {
  type Ability,
  COLOURS,
  columnsOf,
  type Cubes,
  type Gain,
  ITEM_IDS,
  type ItemId,
  ITEMS,
  KINDS,
  LETTERS,
  MOST_DWELLERS,
  OWN_ELEVATOR,
  type Price,
  RESOURCES,
  ROOM_DECK,
  ROOMS,
  type RoomId,
  shelter,
  type Space,
  THREAT_DECK,
  THREAT_IDS,
  type ThreatId,
  THREATS,
  TOP_ELEVATOR,
  TOP_ROOMS,
  TRACK_SPOTS,
} from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { en } from '../src/text/en.ts'
import { table } from './table.ts'

/** The tables as the rules print them, line by line; below is how the data is written in the same notation. */

const TOP_LEVEL = rows(`
  | Wasteland       | 2W -> refresh items, item | 1W -> item         | -, 2   |
  | Vault Door      | -> token, train L         | 1W 1F injure -> D  | 3, 4   |
  | Vault Entrance  | 3F -> D                   | -> train any       | 5, 6   |
  | Water Treatment | -> 1W [P]                 | -> 1W [P]          | 8, 9   |
  | Diner           | -> 2F [A]                 | -> 1F [L]          | 10, 11 |
  | Power Generator | -> 2P [S]                 | -> 1P [L]          | 12, -  |
`)

const BUILT = rows(`
  | Water Purification (2) | 2W 3P    | -> 2W [P]                   | -> 1W [L]                      |
  | Nuka-Cola Bottler (2)  | 1W 1F 3P | -> 1F 1W [L]                | -> 2F 1W [E]                   |
  | Nuclear Reactor (2)    | 5P       | -> 2P [L]                   | -> 3P [S]                      |
  | Garden (2)             | 2F 3P    | -> 2F [L]                   | -> 3F [A]                      |
  | Living Quarters (2)    | 2W 2P    | linked -> D [C]             | linked 1F -> D [C]             |
  | Classroom              | 1F 3P    | -> 1?, train I              | 4? -> 1H                       |
  | Athletics Room         | 3F 1P    | -> 1?, train A              | 3F -> 1H                       |
  | Armory                 | 2W 2P    | -> 1?, train P              | 2W -> 1H                       |
  | Game Room              | 4? 1P    | -> 1?, train L              | injure -> 1H                   |
  | Weight Room            | 4P       | -> 1?, train S              | 3P -> 1H                       |
  | Fitness Room           | 1W 3P    | -> 1?, train E              | item -> 1H                     |
  | Lounge                 | 2F 2P    | -> 1?, train C              | hurt-only 1F -> 1H, heal       |
  | Medbay                 | 1? 3P    | hurt-only -> heal, train E  | hurt-only 1F -> heal, train any |
  | Science Lab            | 1? 3P    | hurt-only -> heal, train I  | hurt-only 1F -> heal, train any |
  | Storage Room           | 1W 1F 2P | 1W <-> 2F                   | 1P <-> 1F                      |
  | Radio Studio           | 1W 3P    | 2F -> D                     | 3F -> D [C]                    |
  | Theme Workshop         | 5P       | room price -> 1H, build     | -> refresh rooms, train any    |
  | Outfit Workshop        | 2W 3P    | 1W 1? -> item [I]           | item -> 3? [I]                 |
  | Weapon Workshop        | 2W 3P    | 1W 1? -> item [I]           | -> ready [I]                   |
`)

const ITEM_TABLE = rows(`
  | weapon | 10mm Pistol            | +1 in every fight, never exhausted |
  | weapon | Shotgun                | exhaust before a fight: +2 |
  | weapon | Laser Rifle            | exhaust before a fight: +2 |
  | weapon | Plasma Pistol          | exhaust before a fight: +2 |
  | weapon | Minigun                | exhaust before a fight: +3 |
  | weapon | Missile Launcher       | exhaust after a fight roll: re-roll one or both dice |
  | weapon | Fat Man                | exhaust after a fight roll: re-roll one or both dice |
  | outfit | Military Fatigues      | exhaust when placing: counts as trained in S |
  | outfit | Armored Vault Suit     | exhaust when placing: counts as trained in P |
  | outfit | Wasteland Gear         | exhaust when placing: counts as trained in E |
  | outfit | Nightwear              | exhaust when placing: counts as trained in C |
  | outfit | Lab Coat               | exhaust when placing: counts as trained in I |
  | outfit | Handyman Jumpsuit      | exhaust when placing: counts as trained in A |
  | outfit | Formal Wear            | exhaust when placing: counts as trained in L |
  | outfit | T-45 Power Armor       | exhaust and pay 1P when placing on a threat that is fought: counts as trained in its letter |
  | pet    | Golden Retriever       | exhaust: ready another item |
  | pet    | German Shepherd        | exhaust: pay 1F gain 1P |
  | pet    | Collie                 | exhaust: pay 1W gain 2P |
  | pet    | Husky                  | exhaust: pay 1W gain 2F |
  | pet    | Scottish Fold          | exhaust after a fight roll: re-roll one die |
  | pet    | Parrot                 | exhaust when you pay a room price: drop one symbol of it |
  | pet    | Maine Coon             | exhaust: discard another item, then take one of the item track |
  | junk   | Giddyup Buttercup      | at the end: 1H, plus 1H per pet |
  | junk   | Yao Guai Hide          | at the end: 1H, plus 1H per outfit |
  | junk   | Military Duct Tape     | at the end: 1H, plus 1H per weapon |
  | junk   | Chemistry Flask        | at the end: 1H per 2 water |
  | junk   | Gold Watch             | at the end: 1H per 2 food |
  | junk   | Military Circuit Board | at the end: 1H per 2 power |
  | junk   | Globe                  | at the end: 1H per 2 room |
  | junk   | Camera                 | at the end: 1H per 2 dweller |
  | aid    | Stimpak                | discard it: heal one injured dweller |
`)

const THREAT_TABLE = rows(`
  | Radroach (2)            | 5      | 1?     | A |
  | Glowing Radroach (1)    | 6      | 1?     | E |
  | Mole Rat (2)            | 6      | 1H     | S |
  | Feral Ghoul (2)         | 7      | 1H     | I |
  | Glowing One (2)         | 8      | 1H     | E |
  | Radscorpion (2)         | 8      | 1H, 1? | P |
  | Glowing Radscorpion (2) | 9      | 1H, 1? | E |
  | Raider (2)              | 9      | item   | C |
  | Deathclaw (1), linked   | 9      | 2H     | E |
  | Fire (1)                | pay 1W | 1H     | E |
  | Power Failure (1)       | pay 2P | 1H     | I |
`)

/** The lines of a table, their cells parted by a single bar. */
function rows(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim().slice(2, -2))
}

const line = (...cells: string[]): string => cells.join(' | ')
const SYMBOLS = { power: 'P', food: 'F', water: 'W', any: '?', happiness: 'H' } as const
const words = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ')
const amount = (n = 0, symbol: string): string => (n === 0 ? '' : `${n}${symbol}`)
const countOf = <T>(deck: readonly T[], card: T): number => deck.filter(other => other === card).length

function cubes({ water, food, power }: Cubes): string {
  return words(amount(water, 'W'), amount(food, 'F'), amount(power, 'P'))
}

/** The price of a room: the tables put its ? first. */
function price(cost: Price): string {
  return words(amount(cost.any, '?'), cubes(cost))
}

function cost(space: Space): string {
  const { any, item, injure, roomPrice } = space.cost
  return words(cubes(space.cost), amount(any, '?'), item && 'item', injure && 'injure', roomPrice && 'room price')
}

function gain(reward: Gain): string {
  switch (reward.icon) {
    case 'train':
      return `train ${reward.letter ?? 'any'}`
    case 'exchange':
      return `${cubes(reward.left)} <-> ${cubes(reward.right)}`
    case 'dweller':
      return 'D'
    case 'refreshItems':
      return 'refresh items'
    case 'refreshRooms':
      return 'refresh rooms'
    case 'power':
    case 'food':
    case 'water':
    case 'any':
    case 'happiness':
      return amount(reward.n, SYMBOLS[reward.icon])
    default:
      return reward.icon
  }
}

/** Cubes in a row are one word in the tables; everything else is parted by commas. */
const gains = (space: Space): string =>
  space.gain
    .map(gain)
    .join(', ')
    .replace(/(\d[PFW]), (?=\d[PFW])/g, '$1 ')

function spaceText(space: Space): string {
  const arrow = !gains(space).includes('<->') && '->'
  const letter = space.letter !== null && `[${space.letter}]`
  return words(space.hurtOnly && 'hurt-only', space.linked && 'linked', cost(space), arrow, gains(space), letter)
}

function topLine(room: RoomId, slot: number): string {
  const columns = columnsOf(slot).map(column => (column < 2 || column > 12 ? '-' : column))
  return line(en[`room.${room}`], spaceText(ROOMS[room].left), spaceText(ROOMS[room].right), columns.join(', '))
}

function roomLine(room: RoomId): string {
  const copies = countOf<string>(ROOM_DECK, room)
  const name = en[`room.${room}`] + (copies === 1 ? '' : ` (${copies})`)
  return line(name, price(ROOMS[room].price), spaceText(ROOMS[room].left), spaceText(ROOMS[room].right))
}

function itemLine(item: ItemId): string {
  return line(ITEMS[item].kind, en[`item.${item}`], effect(ITEMS[item].ability))
}

function effect(ability: Ability): string {
  switch (ability.does) {
    case 'steady':
      return `+${ability.bonus} in every fight, never exhausted`
    case 'bonus':
      return `exhaust before a fight: +${ability.bonus}`
    case 'reroll':
      return `exhaust after a fight roll: re-roll ${ability.dice === 2 ? 'one or both dice' : 'one die'}`
    case 'dress':
      return `exhaust when placing: counts as trained in ${ability.letter}`
    case 'armor':
      return `exhaust and pay ${cubes(ability.pay)} when placing on a threat that is fought: counts as trained in its letter`
    case 'discount':
      return 'exhaust when you pay a room price: drop one symbol of it'
    case 'ready':
      return 'exhaust: ready another item'
    case 'trade':
      return `exhaust: pay ${cubes(ability.pay)} gain ${cubes(ability.gain)}`
    case 'swap':
      return 'exhaust: discard another item, then take one of the item track'
    case 'heal':
      return 'discard it: heal one injured dweller'
    case 'score': {
      const each = ability.each === 1 ? '' : `${ability.each} `
      return `at the end: ${ability.base === 0 ? '' : `${ability.base}H, plus `}1H per ${each}${ability.per}`
    }
  }
}

function threatLine(threat: ThreatId): string {
  const space = THREATS[threat]
  const name = `${en[`threat.${threat}`]} (${countOf(THREAT_DECK, threat)})${space.linked ? ', linked' : ''}`
  const needs = [space.needs > 0 && String(space.needs), cost(space) && `pay ${cost(space)}`]
  return line(name, words(...needs), gains(space), space.letter ?? '')
}

describe('the rooms', () => {
  test.each(TOP_LEVEL.map((row, i) => [row, i] as const))('SH-SET-1 the top level: %s', (row, i) => {
    expect(topLine(TOP_ROOMS[i]!, i)).toBe(row)
  })

  test('SH-SET-1 SH-THR-4 there are six rooms on the top level, and a dice total names the column printed', () => {
    expect(TOP_ROOMS).toHaveLength(6)
    expect(TOP_ROOMS.map(topLine)).toEqual(TOP_LEVEL)
  })

  test.each(BUILT.map((row, i) => [row, i] as const))('SH-SET-4 SH-BLD-3 a room to build: %s', (row, i) => {
    expect(roomLine([...new Set(ROOM_DECK)][i]!)).toBe(row)
  })

  test('SH-SET-4 the deck has 24 rooms of 19 sorts, and no others', () => {
    expect(ROOM_DECK).toHaveLength(24)
    expect([...new Set(ROOM_DECK)].map(roomLine)).toEqual(BUILT)
    expect(Object.keys(ROOMS)).toHaveLength(6 + 19)
  })

  test('SH-SET-1 the elevator of the top level: hurt-only -> heal', () => {
    expect(spaceText(TOP_ELEVATOR)).toBe('hurt-only -> heal')
  })

  test('SH-SET-2 the coloured elevators: room price -> 2H, build', () => {
    expect(spaceText(OWN_ELEVATOR)).toBe('room price -> 2H, build')
  })

  test('SH-BLD-3 no space that builds shows a letter, so a build is never doubled', () => {
    const spaces = Object.values(ROOMS).flatMap(({ left, right }) => [left, right])
    expect([...spaces, OWN_ELEVATOR].filter(({ cost, letter }) => cost.roomPrice && letter !== null)).toEqual([])
  })
})

describe('the items', () => {
  test.each(ITEM_TABLE.map((row, i) => [row, i] as const))('SH-SET-4 an item: %s', (row, i) => {
    expect(itemLine(ITEM_IDS[i]!)).toBe(row)
  })

  test('SH-SET-4 there are 31 items, one each', () => {
    expect(ITEM_IDS.map(itemLine)).toEqual(ITEM_TABLE)
    expect(new Set(ITEM_IDS).size).toBe(31)
  })

  test.each([
    ['weapon', 7],
    ['outfit', 8],
    ['pet', 7],
    ['junk', 8],
    ['aid', 1],
  ] as const)('SH-SET-4 the kind %s has %i items', (kind, n) => {
    expect(ITEM_IDS.filter(item => ITEMS[item].kind === kind)).toHaveLength(n)
  })

  test('SH-SET-4 there are five kinds', () => {
    expect(KINDS).toEqual(['weapon', 'outfit', 'pet', 'junk', 'aid'])
  })
})

describe('the threats', () => {
  test.each(THREAT_TABLE.map((row, i) => [row, i] as const))('SH-SET-4 SH-THR-3 a threat: %s', (row, i) => {
    expect(threatLine(THREAT_IDS[i]!)).toBe(row)
  })

  test('SH-SET-4 the deck has 18 threats of 11 sorts, and no others', () => {
    expect(THREAT_DECK).toHaveLength(18)
    expect(THREAT_IDS.map(threatLine)).toEqual(THREAT_TABLE)
  })

  test.each([
    ['E', 7],
    ['I', 3],
    ['A', 2],
    ['S', 2],
    ['P', 2],
    ['C', 2],
    ['L', 0],
  ] as const)('SH-LET-3 the letter %s is on %i threats', (letter, n) => {
    expect(THREAT_DECK.filter(threat => THREATS[threat].letter === letter)).toHaveLength(n)
  })

  test('SH-THR-3 no threat is for the injured, and none takes an item, an injury or a room price', () => {
    const odd = THREAT_IDS.filter(threat => {
      const { hurtOnly, cost } = THREATS[threat]
      return hurtOnly || cost.item || cost.injure || cost.roomPrice
    })
    expect(odd).toEqual([])
  })
})

describe('the rest of the box', () => {
  test('SH-RES-1 72 cubes: three tracks of six for each of four players', () => {
    expect(shelter.seats.max * RESOURCES.length * TRACK_SPOTS).toBe(72)
  })

  test('SH-DWL-2 28 dwellers: seven for each of four players', () => {
    expect(shelter.seats.max * MOST_DWELLERS).toBe(28)
  })

  test('SH-SET-2 two to four players, and four colours for levels, elevators and trackers', () => {
    expect(shelter.seats).toEqual({ min: 2, max: 4 })
    expect(COLOURS).toEqual(['red', 'blue', 'yellow', 'green'])
  })

  test('SH-FGT-1 two dice', () => {
    const t = table('T wasteland vaultDoor vaultEntrance = waterTreatment[!moleRat,.] diner powerGenerator')
    t.place('T8')
    const dice = t.events.flatMap(event => (event.type === 'diceRolled' ? [event.dice.length] : []))
    expect(dice).toEqual([2])
  })

  test('SH-LET-1 seven letters', () => {
    expect(LETTERS.join('')).toBe('SPECIAL')
  })
})

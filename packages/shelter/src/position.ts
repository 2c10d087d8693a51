import { BadInput, type Emit, once, parseWith, type Pile, type Seat, type Seed, shuffle } from '@overseer/kernel'
import * as z from 'zod'
import { LETTERS } from './content/icons.ts'
import { TRACK_CARDS } from './content/limits.ts'
import type { Event } from './event.ts'
import { emptyTable } from './rules/setup.ts'
import { flow } from './rules/flow.ts'
import { builtRoom, checkLevels, count, die, itemId, letter, levels, seat, threatId, track } from './schema.ts'
import { parseSketch } from './sketch.ts'
import { checkFaults } from './loaded-state.ts'
import { available, type Ending, type Player, playerAt, type State, spaceIn } from './state.ts'
import { roomIndex, SLOTS } from './vault.ts'

/**
 * A position described in plain words: whatever is left out is as at the start of a game. It is a player's turn to
 * place. Cards that are named nowhere are shuffled into their decks by the seed.
 */
const player = once(() =>
  z.strictObject({
    power: track.default(0),
    food: track.default(0),
    water: track.default(0),
    happiness: count.default(0),
    plain: z.exactOptional(count), // available dwellers; two if no dweller of this player is named anywhere
    hurt: count.default(0),
    trained: z.array(letter).default([]),
    items: z.array(itemId).default([]),
    exhausted: z.array(itemId).default([]),
    passed: z.boolean().default(false),
  }),
)

/** `next`: the next cards in this order. `deck`: how many cards are left in it, the others being discarded. */
const pile = <Card extends z.ZodType>(card: Card) => ({
  next: z.array(card).default([]),
  discard: z.array(card).default([]),
  deck: z.exactOptional(count),
})

const none = { next: [], discard: [] }

export const position = once(() =>
  z.strictObject({
    players: z.array(player()).min(2).max(4),
    round: count.min(1).max(40).default(1),
    token: seat.default(0),
    turn: z.exactOptional(seat), // whose turn it is; the holder of the token if not said
    levels: z.exactOptional(levels),
    vault: z.string().default(''),
    items: z.strictObject({ ...pile(itemId), track: z.exactOptional(z.array(itemId).max(TRACK_CARDS)) }).default(none),
    rooms: z
      .strictObject({ ...pile(builtRoom), track: z.exactOptional(z.array(builtRoom).max(TRACK_CARDS)) })
      .default(none),
    threats: z.strictObject(pile(threatId)).default(none),
    dice: z.array(die).default([]), // what the dice show next
    ending: z.boolean().default(false), // the game ends with this round; so it does with six rooms or without a threat deck
  }),
)

type Described = z.infer<ReturnType<typeof position>>

export type Position = z.input<ReturnType<typeof position>>

export function parsePosition(data: unknown, seed: Seed, emit?: Emit<Event>): State {
  const described = parseWith<Described>(position(), data, 'position')
  const seats = described.players.length
  const state = emptyTable(seats, seed)
  state.round = described.round
  if (described.levels !== undefined) checkLevels(described.levels, seats, 'position.levels')
  state.levels = described.levels ?? state.levels
  state.token = seatIn(described.token, seats, 'token')
  parseSketch(described.vault, state, 'position.vault')
  for (const [space, crew] of state.crews.entries()) {
    const train = spaceIn(state, space)?.gain.find(({ icon }) => icon === 'train')
    if (crew !== null && train?.icon === 'train' && crew.hurt === 0)
      state.crews[space] = { ...crew, train: train.letter ?? 'any' }
  }
  for (const [who, each] of described.players.entries()) seatPlayer(state, who, each)
  dealCards(state, described)
  state.random.loaded = [...described.dice]
  state.ending = endingIn(state, described.ending)
  checkFaults(state, 'position', fieldOf)
  state.steps = [{ do: 'endRound' }, { do: 'recall' }, { do: 'turn', seat: turnIn(state, described) }]
  flow.advance(state, emit)
  return state
}

/** Where a position says what is a part of the state: the vault is one drawing, dwellers are counted by kind. */
function fieldOf(part: string): string {
  return part === 'crews' || part === 'threats' ? 'vault' : part.replace(/\.dwellers$/, '')
}

/** SH-END-1: a full level or an empty threat deck has brought the end, said or not. */
function endingIn(state: State, said: boolean): Ending | null {
  for (let level = 1; level <= state.players.length; level++)
    if (state.vault.slice(roomIndex(level, 0), roomIndex(level + 1, 0)).every(room => room !== null)) return 'sixthRoom'
  return said || state.threatPile.deck.length === 0 ? 'threatDeck' : null
}

/** Whose turn it is: somebody who can still place. */
function turnIn(state: State, { turn, token }: Described): Seat {
  const able = (player: Player): boolean => !player.passed && available(player) > 0
  if (!state.players.some(able)) throw new BadInput('position.players', 'nobody has a dweller left to place')
  const seat = seatIn(turn ?? token, state.players.length, 'turn')
  if (turn === undefined || able(playerAt(state, seat))) return seat
  const why = playerAt(state, seat).passed ? 'has passed' : 'has no dweller left to place'
  throw new BadInput('position.turn', `seat ${seat} ${why}`)
}

function seatIn(who: number, seats: number, field: string): number {
  if (who >= seats) throw new BadInput(`position.${field}`, `there is no seat ${who} among ${seats}`)
  return who
}

function seatPlayer(state: State, who: number, given: Described['players'][number]): void {
  const { plain, hurt, trained, happiness, ...rest } = given
  if (new Set(trained).size < trained.length)
    throw new BadInput(`position.players.${who}.trained`, 'names a letter twice')
  const placed = state.crews.reduce((sum, crew) => (crew?.seat === who ? sum + crew.count + crew.fresh : sum), 0)
  const named = placed > 0 || hurt > 0 || trained.length > 0
  const player: Player = {
    ...rest,
    happiness,
    sources: { building: 0, rooms: happiness, threats: 0 },
    plain: plain ?? (named ? 0 : 2),
    hurt,
    trained: LETTERS.filter(one => trained.includes(one)),
    dwellers: 0,
  }
  player.dwellers = available(player) + placed
  state.players[who] = player
}

/** Named cards go where they are named, the others into the decks by chance. */
function dealCards(state: State, { items, rooms, threats }: Described): void {
  const held = state.players.flatMap(({ items: own }) => own)
  const built = state.vault.slice(SLOTS).filter(room => room !== null)
  const present = state.threats.filter(threat => threat !== null)
  state.itemTrack = dealPile(state, state.itemPile, items, held, 'items')
  state.roomTrack = dealPile(state, state.roomPile, rooms, built, 'rooms')
  dealPile(state, state.threatPile, { ...threats, track: [] }, present, 'threats')
}

interface Deal<Card> {
  readonly track?: readonly Card[] | undefined
  readonly next: readonly Card[]
  readonly discard: readonly Card[]
  readonly deck?: number | undefined
}

/** Fills a pile and returns the track: the one described, or three cards by chance. */
function dealPile<Card>(
  state: State,
  pile: Pile<Card>,
  { track, next, discard, deck }: Deal<Card>,
  inPlay: readonly unknown[],
  name: string,
): Card[] {
  const rest = [...pile.deck]
  for (const card of [...inPlay, ...next, ...discard, ...(track ?? [])] as Card[]) {
    const at = rest.indexOf(card)
    if (at < 0) throw new BadInput(`position.${name}`, `there are not so many of '${String(card)}'`)
    rest.splice(at, 1)
  }
  shuffle(state.random, rest)
  const dealt = track === undefined ? rest.splice(0, TRACK_CARDS) : [...track]
  const surplus = deck === undefined ? 0 : rest.length + next.length - deck
  if (surplus < 0 || surplus > rest.length)
    throw new BadInput(`position.${name}.deck`, `can be ${next.length} to ${next.length + rest.length} cards here`)
  pile.discard = [...discard, ...rest.splice(0, surplus)]
  pile.deck = [...rest, ...next.toReversed()]
  return dealt
}

import { BadInput, once, parseWith } from '@overseer/kernel'
import * as z from 'zod'
import { type Choice, WHO } from './choice.ts'
import { LETTERS, RESOURCES } from './content/icons.ts'
import { ITEM_IDS } from './content/items.ts'
import { LAST_ROUND, TRACK_SPOTS } from './content/limits.ts'
import { BUILT_ROOMS, TOP_ROOMS } from './content/rooms.ts'
import { THREAT_IDS } from './content/threats.ts'
import type { Options } from './rules/setup.ts'
import { checkState } from './loaded-state.ts'
import { SEAT_QUESTIONS, ENDINGS, type State } from './state.ts'
import { LEVEL_NAMES, PLACES } from './vault.ts'

/** The shapes of everything that comes from outside. */

export const count = z.number().int().min(0).max(1000)
export const track = count.max(TRACK_SPOTS)
export const seat = z
  .number()
  .int()
  .min(0)
  .max(LEVEL_NAMES.length - 2)
export const letter = z.enum(LETTERS)
export const resource = z.enum(RESOURCES)
export const itemId = z.enum(ITEM_IDS)
export const builtRoom = z.enum(BUILT_ROOMS)
export const threatId = z.enum(THREAT_IDS)
export const die = z.number().int().min(1).max(6)
export const who = z.enum(WHO)
export const spaceName = z.enum(PLACES.map(place => place.name))

export const choice = once(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('place'), who, with: z.exactOptional(who), space: spaceName }),
    z.strictObject({ do: z.literal('pass') }),
    z.strictObject({
      do: z.literal('use'),
      item: itemId,
      on: z.exactOptional(itemId),
      at: z.exactOptional(z.union([spaceName, z.literal('home')])),
      dice: z.exactOptional(z.array(die).min(1).max(2)),
    }),
    z.strictObject({ do: z.literal('room'), room: builtRoom, drop: z.exactOptional(z.enum([...RESOURCES, 'any'])) }),
    z.strictObject({ do: z.literal('pay'), power: count, food: count, water: count }),
    z.strictObject({ do: z.literal('discard'), item: itemId }),
    z.strictObject({ do: z.literal('take'), resource }),
    z.strictObject({ do: z.literal('item'), item: itemId }),
    z.strictObject({ do: z.literal('ready'), item: itemId }),
    z.strictObject({ do: z.literal('exchange'), pay: resource, times: count }),
    z.strictObject({ do: z.literal('side'), side: z.enum(['left', 'right']) }),
    z.strictObject({ do: z.literal('train'), letter }),
    z.strictObject({ do: z.literal('skip') }),
    z.strictObject({ do: z.literal('resign'), seat }),
    z.strictObject({ do: z.literal('agreeEnd') }),
  ]),
)

/** A choice as the rules list it: neither two dwellers of a linked space nor the faces of a reroll have an order. */
export function parseChoice(data: unknown): Choice {
  const parsed = parseWith<Choice>(choice(), data, 'choice')
  if (parsed.do === 'place' && parsed.with !== undefined) {
    const [first, second] = WHO.filter(one => one === parsed.who || one === parsed.with)
    return { ...parsed, who: first!, with: second ?? first! }
  }
  if (parsed.do === 'use' && parsed.dice !== undefined) return { ...parsed, dice: parsed.dice.toSorted() }
  return parsed
}

/** Who owns the levels, from above. */
export const levels = z.array(seat).min(2).max(4)

export const options = once(() =>
  z.strictObject({
    seats: z.number().int().min(2).max(4),
    first: z.exactOptional(seat),
    levels: z.exactOptional(levels),
  }),
)

export function parseOptions(data: unknown): Options {
  const parsed = parseWith<Options>(options(), data, 'options')
  const { seats, first = 0 } = parsed
  if (first >= seats) throw new BadInput('options.first', `there is no seat ${first} among ${seats}`)
  if (parsed.levels !== undefined) checkLevels(parsed.levels, seats, 'options.levels')
  return parsed
}

export function checkLevels(order: readonly number[], seats: number, field: string): void {
  if (order.length !== seats || new Set(order).size !== seats || Math.max(...order) >= seats)
    throw new BadInput(field, `must name each of the ${seats} seats once`)
}

const cubes = z.strictObject({
  power: z.exactOptional(count),
  food: z.exactOptional(count),
  water: z.exactOptional(count),
})
const exchange = z.strictObject({ icon: z.literal('exchange'), left: cubes, right: cubes })
const gain = once(() =>
  z.union([
    z.strictObject({ icon: z.enum([...RESOURCES, 'any', 'happiness']), n: count }),
    z.strictObject({ icon: z.literal('train'), letter: z.exactOptional(letter) }),
    exchange,
    z.strictObject({
      icon: z.enum(['dweller', 'item', 'build', 'heal', 'ready', 'token', 'refreshItems', 'refreshRooms']),
    }),
  ]),
)

const step = once(() =>
  z.union([
    z.strictObject({
      do: z.enum(['round', 'recall', 'endRound', 'payFixed', 'injure', 'fight', 'roll', 'outcome', 'reward']),
    }),
    z.strictObject({ do: z.literal('spawn'), level: seat.max(4) }),
    z.strictObject({ do: z.literal('turn'), seat }),
    z.strictObject({ do: z.literal('gain'), gain: gain() }),
    z.strictObject({ do: z.enum(SEAT_QUESTIONS), seat }),
    z.strictObject({ do: z.literal('payAny'), seat, n: count }),
    z.strictObject({ do: z.literal('exchange'), seat, exchange }),
  ]),
)

const pile = <Card extends z.ZodType>(card: Card) => z.strictObject({ deck: z.array(card), discard: z.array(card) })

const player = once(() =>
  z.strictObject({
    power: track,
    food: track,
    water: track,
    happiness: count,
    sources: z.strictObject({ building: count, rooms: count, threats: count }),
    dwellers: count,
    plain: count,
    hurt: count,
    trained: z.array(letter),
    items: z.array(itemId),
    exhausted: z.array(itemId),
    passed: z.union([z.boolean(), z.literal('forGood')]),
  }),
)

const crew = once(() =>
  z.strictObject({
    seat,
    count: z.number().int().min(1).max(2),
    hurt: count,
    train: z.nullable(z.union([letter, z.literal('any')])),
    fresh: count,
  }),
)

const placement = once(() =>
  z.strictObject({
    seat,
    space: z
      .number()
      .int()
      .min(0)
      .max(PLACES.length - 1),
    doubled: z.boolean(),
    declared: z.array(itemId),
    room: z.nullable(builtRoom),
    bonus: count,
    dice: z.array(die).max(2),
    exchange: z.nullable(exchange),
    exchanges: count.default(0), // not in states of version 1
  }),
)

const word = z
  .number()
  .int()
  .min(0)
  .max(2 ** 32 - 1)

export const state = once(() =>
  z.strictObject({
    round: count.max(LAST_ROUND),
    levels,
    players: z.array(player()).min(2).max(4),
    token: seat,
    vault: z.array(z.nullable(z.enum([...TOP_ROOMS, ...BUILT_ROOMS]))),
    threats: z.array(z.nullable(threatId)),
    crews: z.array(z.nullable(crew())),
    itemTrack: z.array(itemId),
    itemPile: pile(itemId),
    roomTrack: z.array(builtRoom),
    roomPile: pile(builtRoom),
    threatPile: pile(threatId),
    placement: z.nullable(placement()),
    ending: z.nullable(z.enum(ENDINGS)),
    steps: z.array(step()).max(1000),
    random: z.strictObject({ key: z.array(word).length(8), drawn: z.number().int().min(0), loaded: z.array(die) }),
    barrier: z.number().int().min(0),
  }),
)

/** A saved state: well formed, sound, and waiting for an answer or over. */
export function parseState(data: unknown): State {
  const parsed = parseWith<State>(state(), data, 'state')
  checkState(parsed, 'state')
  return parsed
}

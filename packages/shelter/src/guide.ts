import type { Guide } from '@overseer/kernel'
import { jsonSchemas } from '@overseer/kernel/guide'
import * as z from 'zod'
import { LETTERS, RESOURCES } from './content/icons.ts'
import { ITEM_IDS, KINDS } from './content/items.ts'
import { COLOURS } from './content/limits.ts'
import { BUILT_ROOMS, TOP_ROOMS } from './content/rooms.ts'
import { THREAT_IDS } from './content/threats.ts'
import { WHO } from './choice.ts'
import type { Event } from './event.ts'
import { position } from './position.ts'
import { builtRoom, choice, count, die, itemId, letter, options, resource, seat, spaceName } from './schema.ts'
import { state, threatId, who } from './schema.ts'
import { ENDINGS, SEAT_QUESTIONS, SOURCES, type Step } from './state.ts'
import { LEVEL_NAMES, PLACES } from './vault.ts'

/** Shelter for programs. */

const QUESTIONS = {
  place: ['place', 'pass', 'use'],
  declare: ['use', 'skip'],
  chooseRoom: ['room'],
  payAny: ['pay'],
  payItem: ['discard'],
  beforeRoll: ['use', 'skip'],
  afterRoll: ['use', 'skip'],
  gainAny: ['take'],
  takeItem: ['item'],
  readyItem: ['ready'],
  exchange: ['exchange', 'skip'],
  chooseSide: ['side'],
  income: ['take', 'skip'],
  afterPlacing: ['use', 'exchange', 'skip'],
  trainAny: ['train'],
} satisfies Partial<Record<Step['do'], readonly string[]>>

const open = <Card extends z.ZodType>(card: Card) => z.strictObject({ deck: count, discard: z.array(card) })
const perSeat = z.array(z.number())
const numbers = z.record(z.string(), z.number())

const result = z.strictObject({
  winners: z.array(seat),
  scores: perSeat,
  ranks: perSeat,
  breakdown: z.array(
    z.strictObject({
      sources: numbers,
      items: numbers, // happiness of each scoring item
      threats: count,
      lost: count,
      total: count,
      cubes: count,
      dwellers: count,
      itemCount: count,
    }),
  ),
  tieBreaks: z.array(z.string()),
})

const view = state()
  .omit({ itemPile: true, roomPile: true, threatPile: true, steps: true, random: true })
  .extend({
    itemPile: open(itemId),
    roomPile: open(builtRoom),
    threatPile: open(threatId),
    pending: z.nullable(z.strictObject({ seat, ask: z.enum([...SEAT_QUESTIONS, 'payAny', 'exchange']) })),
    result: z.nullable(result),
  })

const told = <T extends string, F extends z.ZodRawShape>(types: readonly [T, ...T[]], fields: F) =>
  z.strictObject({ type: z.enum(types), ...fields })
const dice = z.array(die)
const cubes = z.strictObject({ power: count.optional(), food: count.optional(), water: count.optional() })

const event = z.union([
  told(['roundBegan'], { round: count }),
  told(['threatRolled'], { level: count, dice }),
  told(['threatSpawned', 'threatBeaten'], { space: spaceName, threat: threatId }),
  told(['placed'], { seat, space: spaceName, who: z.array(who) }),
  told(['passed', 'resigned', 'tokenTaken', 'vaultCrowded', 'incomeDeclined'], { seat }),
  told(['paid'], { seat, cubes }),
  told(['itemPaid', 'itemTaken', 'itemUsed', 'itemReadied', 'itemSwapped'], { seat, item: itemId }),
  told(['gained'], { seat, resource, n: count, lost: count }),
  told(['lost'], { seat, n: count }),
  told(['exchanged'], { seat, paid: cubes, gained: cubes }),
  told(['happinessGained'], { seat, n: count, source: z.enum(SOURCES) }),
  told(['dwellerJoined'], { seat, space: spaceName }),
  told(['rewardDoubled', 'trained'], { seat, letter }),
  told(['itemRevealed'], { item: itemId }),
  told(['roomRevealed'], { room: builtRoom }),
  told(['trackRefreshed'], { track: z.enum(['items', 'rooms']) }),
  told(['deckReshuffled'], { deck: z.enum(['items', 'rooms', 'threats']) }),
  told(['roomChosen'], { seat, room: builtRoom }),
  told(['roomBuilt'], { seat, room: builtRoom, side: z.enum(['left', 'right']), space: spaceName }),
  told(['incomeTaken'], { seat, resource }),
  told(['diceRolled'], { seat, dice, bonus: count, needs: count }),
  told(['fightWon', 'fightLost'], { seat, space: spaceName, threat: threatId, total: count }),
  told(['injured'], { seat, space: spaceName, n: count }),
  told(['healed'], { seat, at: z.union([spaceName, z.literal('home')]) }),
  told(['recalled'], {}),
  told(['trainingLost'], { seat, letter: z.nullable(letter) }),
  told(['endTriggered'], { ending: z.enum(ENDINGS) }),
  told(['gameEnded'], { winners: z.array(seat) }),
])

export const SHAPES = {
  options: options(),
  choice: choice(),
  position: position(),
  view,
  event: event as z.ZodType<Event>,
}

export const guide: Guide = {
  questions: QUESTIONS,
  always: ['resign', 'agreeEnd'],
  names: {
    item: ITEM_IDS,
    itemKind: KINDS,
    room: [...TOP_ROOMS, ...BUILT_ROOMS],
    topRoom: TOP_ROOMS,
    threat: THREAT_IDS,
    resource: RESOURCES,
    letter: LETTERS,
    who: WHO,
    colour: COLOURS, // by seat
    level: LEVEL_NAMES, // from the top
    space: PLACES.map(({ name }) => name),
  },
  schemas: () => jsonSchemas(SHAPES),
}

import { once } from '@overseer/kernel'
import * as z from 'zod'
import { HOLDINGS, RELATIVE_PLACES } from '../content/cards/types.ts'
import { ITEM_KINDS, LOOT_IDS } from '../content/items/items.ts'
import { ENCOUNTER_DECKS, ENEMY_TYPES, FACTIONS, PLACES } from '../content/terms.ts'
import { cardNumber, count, faction, foeId, itemId, letter, node, perkId, seat, trait } from './choice.ts'
import { due, resultsAt, run, taskAt, taskRef } from './run.ts'
import { PLAIN_STEPS, SEAT_STEPS } from '../steps.ts'

/** The shapes of the steps in a saved state. */

const someone = z.number().int().min(-1).max(3)
const foes = z.array(foeId)
const nodes = z.array(node)
const place = z.enum([...PLACES, ...RELATIVE_PLACES])

const is = <D extends string>(what: D) => ({ do: z.literal(what) })

const shape = once(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.enum(PLAIN_STEPS) }),
    z.strictObject({ do: z.enum(SEAT_STEPS), seat }),
    z.strictObject({ ...is('spoils'), seat, xp: count, loot: z.boolean() }),
    z.strictObject({ ...is('drawLoot'), seat, n: count }),
    z.strictObject({ ...is('lootEvent'), seat, card: z.enum(LOOT_IDS) }),
    z.strictObject({ ...is('itemVerbs'), seat, card: z.union([itemId, perkId]), effect: count, at: count }),
    z.strictObject({ ...is('explored'), seat, position: count }),
    z.strictObject({ ...is('stage'), seat, card: cardNumber, from: count }),
    z.strictObject({ ...is('results'), run: run(), path: resultsAt(), at: count }),
    z.strictObject({ ...is('tasks'), run: run(), path: taskAt(), at: count }),
    z.strictObject({ ...is('taskDone'), task: taskRef(), ok: z.boolean(), excess: count, hurt: count, paid: count }),
    z.strictObject({
      ...is('encounter'),
      seat,
      deck: z.enum(ENCOUNTER_DECKS),
      icon: node,
      level: count,
      deaths: count,
    }),
    z.strictObject({ do: z.enum(['closeCard', 'roundRule']), card: cardNumber }),
    z.strictObject({ ...is('activate'), kind: z.enum([...ENEMY_TYPES, ...FACTIONS]) }),
    z.strictObject({ ...is('wake'), foes }),
    z.strictObject({ ...is('spreadFog'), left: z.number().int().min(-1).max(9) }),
    z.strictObject({ ...is('clearFog'), done: foes }),
    z.strictObject({ ...is('slay'), foe: foeId, by: someone }),
    z.strictObject({ ...is('equip'), seat, card: itemId, next: z.array(itemId).optional() }),
    z.strictObject({ ...is('aggressive'), seat, foes, deaths: count }),
    z.strictObject({ ...is('moveStep'), seat, left: count, deaths: count }),
    z.strictObject({ ...is('displaced'), seat, foe: foeId, position: count }),
    z.strictObject({ ...is('replacement'), kind: z.enum(ENEMY_TYPES), node }),
    z.strictObject({ ...is('setDie'), seat, left: count }),
    z.strictObject({ ...is('strike'), seat, level: count, range: count }),
    z.strictObject({ ...is('calm'), seat, left: count, range: count }),
    z.strictObject({ ...is('pickTrait'), seat, traits: z.array(trait) }),
    z.strictObject({ ...is('keepLetter'), seat, letters: z.array(letter).min(1).max(2) }),
    z.strictObject({ ...is('pickPerk'), seat, letter }),
    z.strictObject({
      ...is('shop'),
      seat,
      n: count,
      discount: count,
      kinds: z.array(z.enum(ITEM_KINDS)),
      saleBonus: count,
    }),
    z.strictObject({ ...is('camp'), seat, done: count }),
    z.strictObject({ ...is('payCaps'), seat, task: taskRef(), unit: count.min(1), min: count }),
    z.strictObject({
      ...is('giveUp'),
      seat,
      what: z.enum(HOLDINGS),
      left: count,
    }),
    z.strictObject({ ...is('option'), seat, run: run() }),
    z.strictObject({ ...is('drawNext'), seat, run: run(), may: z.boolean() }),
    z.strictObject({ ...is('pickObjective'), seat, for: seat, card: cardNumber }),
    z.strictObject({ ...is('pickSurvivor'), seat, run: run(), path: resultsAt(), seats: z.array(seat) }),
    z.strictObject({ ...is('replaceShop'), seat, left: count, gone: count }),
    z.strictObject({ ...is('markerSpace'), seat, card: count, nodes }),
    z.strictObject({ ...is('markerStep'), seat, card: cardNumber, left: count }),
    z.strictObject({ ...is('markerToward'), seat, card: cardNumber, place }),
    z.strictObject({
      ...is('tokenSpace'),
      seat,
      faction,
      kind: z.enum(['wasteland', 'settlement']),
      highest: z.boolean(),
      left: count,
    }),
    z.strictObject({ ...is('moveFoe'), seat, foes }),
    z.strictObject({ ...is('nextEnemy'), seat, todo: foes }),
    z.strictObject({ ...is('attackOrder'), seat, foes, todo: foes }),
    z.strictObject({ ...is('enemyStep'), seat, foe: foeId, nodes }),
    z.strictObject({ ...is('nextObjective'), seat, due: z.array(due()) }),
    z.strictObject({ ...is('fogCleared'), seat, condenser: foeId }),
  ]),
)

/** The names of steps in states that were saved before they got the present ones. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  deeds: 'completeDue',
  verbs: 'itemVerbs',
  fell: 'slaySurvivor',
}

function renamed(step: unknown): unknown {
  if (typeof step !== 'object' || step === null || !('do' in step)) return step
  const now = FORMER_NAMES[String(step.do)]
  return now === undefined ? step : { ...step, do: now }
}

export const stepShape = once(() => z.preprocess(renamed, shape()))

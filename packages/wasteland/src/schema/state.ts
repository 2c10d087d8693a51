import { BadInput, once, parseWith } from '@overseer/kernel'
import * as z from 'zod'
import { ENEMY_IDS } from '../content/enemies.ts'
import { ASSET_IDS, LOOT_IDS, UNIQUE_IDS } from '../content/items/items.ts'
import { findAttempt, findResults, type ResultsAt, type TaskAt } from '../content/cards/addresses.ts'
import { type CardNumber, TAGS } from '../content/cards/types.ts'
import { MARKERS } from '../content/map/markers.ts'
import { ABILITIES, ENEMY_TYPES, FACTIONS, PLACES, SCENARIO_IDS } from '../content/terms.ts'
import { TILE_IDS } from '../content/map/tiles.ts'
import { faults } from '../faults.ts'
import { flow } from '../rules/flow.ts'
import {
  agendaId,
  cardNumber,
  characterId,
  checkOptions,
  count,
  die,
  faction,
  foeId,
  fullOptions,
  itemId,
  letter,
  node,
  perkId,
  seat,
  trait,
} from './choice.ts'
import { ENDINGS, type State } from '../state.ts'
import { due, taskRef } from './run.ts'
import { stepShape } from './steps.ts'

/** The shape of a saved state. */

const kind = z.enum([...ENEMY_TYPES, ...FACTIONS])
const tag = z.enum(TAGS)
const someone = z.number().int().min(-1).max(3)
const whole = z
  .number()
  .int()
  .min(0)
  .max(2 ** 32 - 1)
const face = z.nullable(z.enum(ENEMY_IDS))
const dice = z.array(die).max(3)

const pile = <Card extends z.ZodType>(card: Card) => z.strictObject({ deck: z.array(card), discard: z.array(card) })

const player = once(() =>
  z.strictObject({
    character: z.nullable(characterId),
    node,
    hp: count,
    rads: count,
    xp: z.number().int().min(0).max(7),
    letters: z.array(letter),
    traits: z.array(trait),
    caps: count,
    equipped: z.array(itemId),
    inventory: z.array(itemId),
    exhausted: z.array(itemId),
    perks: z.array(perkId),
    agendas: z.array(agendaId),
    revealed: z.nullable(agendaId),
    kept: z.array(z.strictObject({ card: cardNumber, tag })),
    extraInventory: count,
    extraInventoryTurns: count,
    deaths: count,
    radsTurn: count,
    eliminated: z.boolean(),
    leaving: z.boolean(),
  }),
)

const marker = once(() =>
  z.strictObject({
    colour: z.enum(MARKERS.map(({ colour }) => colour)),
    node,
    start: node,
    carrier: someone,
  }),
)

const staged = once(() =>
  z.strictObject({
    card: cardNumber,
    caps: count,
    marker: z.nullable(marker()),
    capped: z.array(node),
    turn: count,
    base: z.array(count),
  }),
)

const turn = once(() =>
  z.strictObject({
    seat: someone,
    actions: count,
    points: count,
    start: z.boolean(),
    arranged: z.boolean(),
    pledged: z.boolean(),
    hurried: z.boolean(),
    encountered: z.boolean(),
    icons: z.array(node),
    over: z.boolean(),
    later: z.array(cardNumber),
  }),
)

const fight = once(() =>
  z.strictObject({
    seat,
    foe: foeId,
    kind,
    face,
    node,
    far: z.boolean(),
    plus: count,
    extra: z.nullable(z.enum(ABILITIES)),
    dice,
    locked: count,
    rerolls: count,
    rested: z.boolean(),
    hits: count,
    block: count,
    weak: count,
    matched: count,
    damage: count,
    task: z.nullable(taskRef()),
  }),
)

const trial = once(() =>
  z.strictObject({
    seat,
    letters: z.array(letter),
    n: count,
    dice,
    locked: count,
    rerolls: count,
    rested: z.boolean(),
    bonus: count,
    task: z.nullable(taskRef()),
  }),
)

const basket = once(() =>
  z.strictObject({
    cards: z.array(itemId),
    caps: count,
    agendas: z.array(agendaId),
    shown: z.array(agendaId),
  }),
)

const offer = once(() =>
  z.strictObject({
    from: seat,
    to: seat,
    give: basket(),
    want: basket(),
    counter: z.boolean(),
    before: z.nullable(basket()),
  }),
)

const cardList = z.array(cardNumber)

export const state = once(() =>
  z.strictObject({
    options: fullOptions(),
    round: count,
    turnCount: count,
    players: z.array(player()).min(1).max(4),
    first: seat,
    queue: z.array(seat),
    last: someone,
    nextStarter: seat,
    turn: turn(),
    board: z.strictObject({
      scenario: z.enum(SCENARIO_IDS),
      tiles: z.array(z.enum(TILE_IDS)),
      up: z.array(z.boolean()),
    }),
    foes: z.array(z.strictObject({ id: foeId, kind, face, node, up: z.boolean() })),
    nextFoe: foeId,
    stacks: z.strictObject({
      critter: pile(z.enum(ENEMY_IDS)),
      human: pile(z.enum(ENEMY_IDS)),
      robot: pile(z.enum(ENEMY_IDS)),
      monster: pile(z.enum(ENEMY_IDS)),
      superMutant: pile(z.enum(ENEMY_IDS)),
    }),
    star: count,
    shield: count,
    agendaPile: z.strictObject({ deck: z.array(agendaId), discard: z.array(agendaId), hidden: z.array(agendaId) }),
    revealed: z.nullable(agendaId),
    lootPile: pile(z.enum(LOOT_IDS)),
    assetPile: pile(z.enum(ASSET_IDS)),
    row: z.array(z.enum(ASSET_IDS)),
    flipped: z.nullable(z.enum(ASSET_IDS)),
    uniques: z.array(z.enum(UNIQUE_IDS)),
    beside: z.array(z.enum(UNIQUE_IDS)),
    perks: z.array(perkId),
    supply: z.array(count).length(7),
    decks: z.strictObject({ wasteland: cardList, settlement: cardList, vault84: cardList, vault109: cardList }),
    library: cardList,
    reading: cardList,
    trashed: cardList,
    buried: cardList,
    quests: z.array(staged()),
    wreck: node,
    waiting: z.array(z.strictObject({ faction, place: z.enum(PLACES) })),
    filled: z.array(node),
    due: z.array(due()),
    fight: z.nullable(fight()),
    trial: z.nullable(trial()),
    offer: z.nullable(offer()),
    offers: z.array(z.string().max(1000)),
    camped: z.array(itemId),
    outcome: z.nullable(z.strictObject({ ending: z.enum(ENDINGS), winners: z.array(seat) })),
    steps: z.array(stepShape()).max(1000),
    random: z.strictObject({ key: z.array(whole).length(8), drawn: count.max(2 ** 53 - 1), loaded: z.array(die) }),
    barrier: count,
  }),
)

/** A saved state: well formed, sound, and waiting for an answer or over. */
export function parseState(data: unknown): State {
  const parsed = parseWith<State>(state(), data, 'state')
  checkState(parsed, 'state')
  return parsed
}

/** Throws BadInput unless play could go on from here. */
export function checkState(parsed: State, name: string): void {
  checkOptions(parsed.options, `${name}.options`)
  const [fault] = faults(parsed)
  if (fault !== undefined) throw new BadInput(name, fault)
  checkPaths(parsed, name)
  if (parsed.steps.length === 0) return
  const pending = flow.pending(parsed)!
  if (pending.seat === undefined || parsed.players[pending.seat] === undefined)
    throw new BadInput(`${name}.steps`, `'${pending.ask}' asks nobody`)
  if (answers(parsed) === 0) throw new BadInput(`${name}.steps`, `'${pending.ask}' has no answer`)
}

function answers(parsed: State): number {
  try {
    return flow.choices(parsed).length
  } catch {
    return 0 // the step on top is no question, or speaks of what is not there
  }
}

/** Every step that speaks of a card leads to a part of it. */
function checkPaths(parsed: State, name: string): void {
  for (const step of parsed.steps) {
    if (step.do === 'taskDone' || step.do === 'payCaps') checkTask(step.task.run.card, step.task.path, name)
    if (step.do === 'tasks') checkTask(step.run.card, step.path, name)
    if (step.do === 'results' || step.do === 'pickSurvivor') checkResults(step.run.card, step.path, name)
  }
}

function checkTask(card: CardNumber, at: TaskAt, name: string): void {
  if (findAttempt(card, at) === undefined) throw nothingAt(card, at, name)
}

function checkResults(card: CardNumber, at: ResultsAt, name: string): void {
  if (findResults(card, at) === undefined) throw nothingAt(card, at, name)
}

function nothingAt(card: CardNumber, at: TaskAt | ResultsAt, name: string): BadInput {
  return new BadInput(`${name}.steps`, `card ${card} has nothing at ${at.join('.')}`)
}

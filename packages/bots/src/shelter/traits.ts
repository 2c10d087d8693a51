import type { Seat } from '@overseer/kernel'
import {
  type Ask,
  BUILT_ROOMS,
  type Choice,
  COLUMNS,
  ELEVATOR_COLUMN,
  ITEM_IDS,
  ITEMS,
  type Letter,
  LETTERS,
  levelOf,
  MOST_DWELLERS,
  ownerOf,
  parseSpace,
  PLACES,
  type Player,
  ROOMS,
  type Space,
  type State,
  type Step,
  spaceIn,
  THREATS,
  TRACK_SPOTS,
  type Who,
} from '@overseer/shelter'
import type { Rows } from '../learned.ts'
import { afterTrade, missingCubes, odds } from './reckoning.ts'

/** What can be said of a choice at first sight. Amounts count cubes, dwellers, chances. */
const GROUPS = [
  ['power', 'food', 'water', 'any', 'wasted', 'plenty', 'nearer', 'enables'], // cubes; enables: then a room can be built
  ['happiness', 'dweller', 'crowded', 'item', 'token', 'ready', 'heal', 'train', 'trainAny', 'trainTwice'],
  ['build', 'exchange', 'refreshItems', 'refreshRooms'],
  ['payPower', 'payFood', 'payWater', 'payAny', 'payItem', 'injure', 'farther', 'disables', 'second', 'idleTraining'],
  ['doubled', 'hurtOnly', 'ownRoom', 'rivalRoom', 'ownThreat', 'rivalThreat', 'topThreat'], // where it is
  ['fight', 'fightOdds', 'fightLost', 'fightHappiness', 'fightItem', 'fightCubes'],
  ['pass', 'passLeft', 'skipDeclare', 'skipBeforeRoll', 'skipAfterRoll', 'skipExchange', 'skipAfterPlacing'],
  ['skipIncome', 'takePower', 'takeFood', 'takeWater', 'takeStock', 'takeNearer', 'takeEnables'],
  ['spendPower', 'spendFood', 'spendWater', 'spendLeast', 'spendMissing', 'discount', 'left'],
  ['exchangeFlow', 'exchangeNearer', 'trade', 'tradeNearer', 'swap', 'useReady', 'useHeal', 'healOnThreat'],
  ['dress', 'armor', 'bonus', 'bonusOdds', 'reroll', 'rerollOdds', 'rerollWon', 'letterSpaces', 'letterThreats'],
  LETTERS.map(letter => `letter ${letter}` as const),
  BUILT_ROOMS.map(room => `room ${room}` as const),
  ITEM_IDS.map(item => `take ${item}` as const),
  ITEM_IDS.map(item => `lose ${item}` as const),
] as const

export type Trait = (typeof GROUPS)[number][number]
export const TRAITS: readonly Trait[] = GROUPS.flat()

const at = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as { readonly [T in Trait]: number }

/** Traits of one kind of card, by card. */
function traitsOf<Card extends string>(cards: readonly Card[], kind: string): { readonly [C in Card]: number } {
  return Object.fromEntries(cards.map(card => [card, at[`${kind} ${card}` as Trait]])) as Record<Card, number>
}

const LETTER = traitsOf(LETTERS, 'letter')
const ROOM = traitsOf(BUILT_ROOMS, 'room')
const TAKE = traitsOf(ITEM_IDS, 'take')
const LOSE = traitsOf(ITEM_IDS, 'lose')
const READY = 0.3 // having an item ready again is worth a part of having it

/** What all choices of a decision have in common. */
interface Scene {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly missing: number // cubes for the nearest room
  readonly mayBuild: boolean // the own elevator is free
  readonly bonus: number // in a fight, if all weapons are used
  readonly rerolls: number
  readonly rows: Rows
}

/** Says of each choice what it has to it: one row each. */
export function describe(state: State, choices: readonly Choice[], rows: Rows): void {
  const { seat } = state.steps[state.steps.length - 1] as Extract<Step, { do: Ask }>
  const scene = look(state, seat, rows)
  for (const choice of choices) {
    say(scene, choice)
    rows.close()
  }
}

function look(state: State, seat: Seat, rows: Rows): Scene {
  const player = state.players[seat]!
  let bonus = 0
  let rerolls = 0
  for (const item of player.items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') bonus += ability.bonus
    else if (player.exhausted.length > 0 && player.exhausted.includes(item)) continue
    else if (ability.does === 'bonus') bonus += ability.bonus
    else if (ability.does === 'reroll') rerolls++
  }
  return {
    state,
    seat,
    player,
    missing: missingCubes(state, player.power, player.food, player.water),
    mayBuild: !state.crews[levelOf(state.levels, seat) * COLUMNS + ELEVATOR_COLUMN - 1],
    bonus,
    rerolls,
    rows,
  }
}

function say(scene: Scene, choice: Choice): void {
  const { state, player, rows } = scene
  switch (choice.do) {
    case 'place':
      return sayPlacement(scene, choice)
    case 'pass':
      rows.add(at.pass, 1)
      return rows.add(at.passLeft, player.plain + player.trained.length)
    case 'skip':
      return rows.add(SKIPS[state.steps[state.steps.length - 1]!.do] ?? at.skipAfterPlacing, 1)
    case 'use':
      return sayUse(scene, choice)
    case 'room': {
      const { price } = ROOMS[choice.room]
      rows.add(ROOM[choice.room], 1)
      if (choice.drop !== undefined) rows.add(at.discount, 1)
      return saySpending(scene, price.power, price.food, price.water)
    }
    case 'pay':
      return saySpending(scene, choice.power, choice.food, choice.water)
    case 'discard':
      return rows.add(LOSE[choice.item], 1)
    case 'item':
      return rows.add(TAKE[choice.item], 1)
    case 'ready':
      return rows.add(TAKE[choice.item], READY)
    case 'take':
      return sayTaking(scene, choice.resource)
    case 'exchange': {
      const step = state.steps[state.steps.length - 1]!
      const { left, right } = step.do === 'exchange' ? step.exchange : state.placement!.exchange!
      const [pay, gain] = left[choice.pay] === undefined ? [right, left] : [left, right]
      const [power, food, water] = afterTrade(player, pay, gain, choice.times)
      rows.add(at.exchangeFlow, power + food + water - player.power - player.food - player.water)
      return rows.add(at.exchangeNearer, scene.missing - missingCubes(state, power, food, water))
    }
    case 'side':
      return choice.side === 'left' ? rows.add(at.left, 1) : undefined
    case 'train':
      return sayLetter(scene, choice.letter)
  }
}

const SKIPS: { readonly [question: string]: number } = {
  declare: at.skipDeclare,
  beforeRoll: at.skipBeforeRoll,
  afterRoll: at.skipAfterRoll,
  exchange: at.skipExchange,
  income: at.skipIncome,
}

function saySpending({ state, player, rows }: Scene, power: number, food: number, water: number): void {
  rows.add(at.spendPower, power)
  rows.add(at.spendFood, food)
  rows.add(at.spendWater, water)
  rows.add(at.spendLeast, Math.min(player.power - power, player.food - food, player.water - water))
  rows.add(at.spendMissing, missingCubes(state, player.power - power, player.food - food, player.water - water))
}

const TAKES = { power: at.takePower, food: at.takeFood, water: at.takeWater }

function sayTaking({ state, player, missing, mayBuild, rows }: Scene, resource: 'power' | 'food' | 'water'): void {
  const [power, food, water] = afterTrade(player, {}, { [resource]: 1 })
  const after = missingCubes(state, power, food, water)
  rows.add(TAKES[resource], 1)
  rows.add(at.takeStock, player[resource])
  rows.add(at.takeNearer, missing - after)
  if (mayBuild && missing > 0 && after === 0) rows.add(at.takeEnables, 1)
}

function sayLetter({ state, rows }: Scene, letter: Letter): void {
  let spaces = 0
  let threats = 0
  for (const room of state.vault) {
    if (!room) continue
    if (ROOMS[room].left.letter === letter) spaces++
    if (ROOMS[room].right.letter === letter) spaces++
  }
  for (const threat of state.threats) if (threat && THREATS[threat].letter === letter) threats++
  rows.add(LETTER[letter], 1)
  rows.add(at.letterSpaces, spaces)
  rows.add(at.letterThreats, threats)
}

function sayUse(
  { state, player, missing, rows }: Scene,
  { item, on, at: where, dice }: Extract<Choice, { do: 'use' }>,
): void {
  const { ability } = ITEMS[item]
  switch (ability.does) {
    case 'dress':
      return rows.add(at.dress, 1)
    case 'armor':
      return rows.add(at.armor, 1)
    case 'bonus': {
      const needs = stillNeeded(state, player)
      rows.add(at.bonus, 1)
      return rows.add(at.bonusOdds, odds(needs - ability.bonus) - odds(needs))
    }
    case 'reroll': {
      const needs = stillNeeded(state, player)
      const [a, b] = state.placement!.dice as [number, number]
      if (a + b >= needs) return rows.add(at.rerollWon, 1)
      rows.add(at.reroll, 1)
      return rows.add(at.rerollOdds, dice!.length === 2 ? odds(needs) : oneDie(needs - a - b + dice![0]!))
    }
    case 'ready':
      rows.add(at.useReady, 1)
      return rows.add(TAKE[on!], READY)
    case 'trade': {
      const [power, food, water] = afterTrade(player, ability.pay, ability.gain)
      rows.add(at.trade, 1)
      return rows.add(at.tradeNearer, missing - missingCubes(state, power, food, water))
    }
    case 'swap':
      rows.add(at.swap, 1)
      return rows.add(LOSE[on!], 1)
    case 'heal':
      rows.add(at.useHeal, 1)
      if (where !== 'home' && state.threats[parseSpace(where!)!]) rows.add(at.healOnThreat, 1)
  }
}

/** What the dice must show in the fight under way. */
function stillNeeded({ placement, threats }: State, { items }: Player): number {
  const { space, bonus } = placement!
  let needs = THREATS[threats[space]!].needs - bonus
  for (const item of items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') needs -= ability.bonus
  }
  return needs
}

/** How likely one die shows at least so much. */
function oneDie(needs: number): number {
  return Math.max(0, Math.min(1, (7 - needs) / 6))
}

function sayPlacement(scene: Scene, choice: Extract<Choice, { do: 'place' }>): void {
  const { state, seat, rows } = scene
  const id = parseSpace(choice.space)!
  const space = spaceIn(state, id)!
  const owner = ownerOf(state, PLACES[id]!.level)
  const doubled = space.letter !== null && (choice.who === space.letter || choice.with === space.letter)
  const idle = trained(choice.who) + trained(choice.with) - (doubled ? 1 : 0)
  if (doubled) rows.add(at.doubled, 1)
  if (idle > 0) rows.add(at.idleTraining, idle)
  if (space.linked) rows.add(at.second, 1)
  if (space.hurtOnly) rows.add(at.hurtOnly, 1)
  if (state.threats[id]) {
    const chance = sayFight(scene, space)
    rows.add(owner === seat ? at.ownThreat : owner === undefined ? at.topThreat : at.rivalThreat, chance)
    sayLoot(scene, space, chance * (doubled ? 2 : 1))
  } else {
    if (owner !== undefined) rows.add(owner === seat ? at.ownRoom : at.rivalRoom, 1)
    sayRewards(scene, space, doubled ? 2 : 1)
  }
  if (!space.free && !space.cost.roomPrice) sayCost(scene, space)
}

function trained(who: Who | undefined): number {
  return who === undefined || who === 'plain' || who === 'hurt' ? 0 : 1
}

/** How likely the threat is beaten. */
function sayFight({ bonus, rerolls, rows }: Scene, { needs, linked }: Space): number {
  if (needs === 0) return 1
  const chance = 1 - (1 - odds(needs - bonus)) ** (1 + rerolls)
  rows.add(at.fight, 1)
  rows.add(at.fightOdds, chance)
  rows.add(at.fightLost, (1 - chance) * (linked ? 2 : 1))
  return chance
}

function sayLoot({ rows }: Scene, { gain }: Space, times: number): void {
  for (const one of gain) {
    if (one.icon === 'happiness') rows.add(at.fightHappiness, one.n * times)
    else if (one.icon === 'any') rows.add(at.fightCubes, one.n * times)
    else if (one.icon === 'item') rows.add(at.fightItem, times)
  }
}

function sayRewards(scene: Scene, { gain }: Space, times: number): void {
  const { player, rows } = scene
  let power = 0
  let food = 0
  let water = 0
  let any = 0
  for (const one of gain) {
    switch (one.icon) {
      case 'power':
        power += one.n * times
        break
      case 'food':
        food += one.n * times
        break
      case 'water':
        water += one.n * times
        break
      case 'any':
        any += one.n * times
        break
      case 'happiness':
        rows.add(at.happiness, one.n * times)
        break
      case 'dweller': {
        const fit = Math.min(times, MOST_DWELLERS - player.dwellers)
        rows.add(fit === 0 ? at.crowded : at.dweller, Math.max(1, fit))
        break
      }
      case 'train':
        sayTraining(scene, one.letter)
        break
      case 'ready':
        rows.add(at.ready, Math.min(times, player.exhausted.length))
        break
      default:
        rows.add(at[one.icon], times)
    }
  }
  if (power + food + water + any > 0) sayCubes(scene, power, food, water, any)
}

function sayTraining({ state, seat, player, rows }: Scene, letter: Letter | undefined): void {
  if (letter === undefined) return rows.add(at.trainAny, 1)
  if (player.trained.includes(letter) || state.crews.some(crew => crew?.seat === seat && crew.train === letter))
    return rows.add(at.trainTwice, 1)
  rows.add(at.train, 1)
  rows.add(LETTER[letter], 0.5)
}

function sayCubes(
  { state, player, missing, mayBuild, rows }: Scene,
  power: number,
  food: number,
  water: number,
  any: number,
): void {
  const p = Math.min(power, TRACK_SPOTS - player.power)
  const f = Math.min(food, TRACK_SPOTS - player.food)
  const w = Math.min(water, TRACK_SPOTS - player.water)
  if (p > 0) rows.add(at.power, p)
  if (f > 0) rows.add(at.food, f)
  if (w > 0) rows.add(at.water, w)
  if (any > 0) rows.add(at.any, any)
  rows.add(at.wasted, power + food + water - p - f - w)
  rows.add(at.plenty, (p * player.power + f * player.food + w * player.water) / TRACK_SPOTS)
  if (missing === 0) return
  const after = Math.max(0, missingCubes(state, player.power + p, player.food + f, player.water + w) - any)
  rows.add(at.nearer, missing - after)
  if (mayBuild && after === 0) rows.add(at.enables, 1)
}

function sayCost({ state, player, missing, mayBuild, rows }: Scene, { cost }: Space): void {
  if (cost.power > 0) rows.add(at.payPower, cost.power)
  if (cost.food > 0) rows.add(at.payFood, cost.food)
  if (cost.water > 0) rows.add(at.payWater, cost.water)
  if (cost.any > 0) rows.add(at.payAny, cost.any)
  if (cost.item) rows.add(at.payItem, 1)
  if (cost.injure) rows.add(at.injure, 1)
  const after = missingCubes(state, player.power - cost.power, player.food - cost.food, player.water - cost.water)
  if (after > missing) rows.add(at.farther, after - missing)
  if (mayBuild && missing === 0 && after > 0) rows.add(at.disables, 1)
}

import {
  type Choice,
  ITEMS,
  type Letter,
  parseSpace,
  placementOf,
  type Player,
  ROOMS,
  spaceAtPlacement,
  type State,
  THREATS,
  TRACK_SPOTS,
  type Use,
} from '@overseer/shelter'
import type { SparseRows } from '../learned.ts'
import { type Context, contextOf, scoreNow } from './choice-context.ts'
import { at, LETTER, LOSE, ROOM, TAKE } from './choice-feature-names.ts'
import { afterTrade, missingCubes, odds } from './cubes-and-odds.ts'
import { addPlacement } from './placement-features.ts'

const READY = 0.3 // having an item ready again is worth a part of having it

/** Writes the features of each choice: one row each. */
export function readChoices(state: State, choices: readonly Choice[], rows: SparseRows): void {
  const context = contextOf(state, rows)
  for (const choice of choices) {
    addChoice(context, choice)
    rows.close()
  }
}

function addChoice(context: Context, choice: Choice): void {
  const { player, rows } = context
  switch (choice.do) {
    case 'place':
      return addPlacement(context, choice)
    case 'pass':
      rows.add(at.pass, 1)
      return rows.add(at.passLeft, player.plain + player.trained.length)
    case 'skip':
      return rows.add(SKIPS[context.ask] ?? at.skipAfterPlacing, 1)
    case 'use':
      return addUse(context, choice)
    case 'room': {
      const { price } = ROOMS[choice.room]
      rows.add(ROOM[choice.room], 1)
      if (choice.drop !== undefined) rows.add(at.discount, 1)
      return addSpending(context, price.power, price.food, price.water)
    }
    case 'pay':
      return addSpending(context, choice.power, choice.food, choice.water)
    case 'discard':
      return rows.add(LOSE[choice.item], 1)
    case 'item':
      rows.add(TAKE[choice.item], 1)
      return rows.add(at.takeScore, scoreNow(context, choice.item))
    case 'ready':
      return rows.add(TAKE[choice.item], READY)
    case 'take':
      return addTaking(context, choice.resource)
    case 'exchange':
      return addExchange(context, choice)
    case 'side':
      return choice.side === 'left' ? rows.add(at.left, 1) : undefined
    case 'train':
      return addLetter(context, choice.letter)
  }
}

function addExchange(
  { state, player, missing, rows }: Context,
  { pay, times }: Extract<Choice, { do: 'exchange' }>,
): void {
  const step = state.steps[state.steps.length - 1]
  const exchange = step?.do === 'exchange' ? step.exchange : placementOf(state).exchange
  if (exchange === null) return
  const { left, right } = exchange
  const [given, gained] = left[pay] === undefined ? [right, left] : [left, right]
  const [power, food, water] = afterTrade(player, given, gained, times)
  rows.add(at.exchangeFlow, power + food + water - player.power - player.food - player.water)
  rows.add(at.exchangeNearer, missing - missingCubes(state, power, food, water))
}

const SKIPS: { readonly [question: string]: number } = {
  declare: at.skipDeclare,
  beforeRoll: at.skipBeforeRoll,
  afterRoll: at.skipAfterRoll,
  exchange: at.skipExchange,
  income: at.skipIncome,
}

function addSpending({ state, player, rows }: Context, power: number, food: number, water: number): void {
  rows.add(at.spendPower, power)
  rows.add(at.spendFood, food)
  rows.add(at.spendWater, water)
  rows.add(at.spendLeast, Math.min(player.power - power, player.food - food, player.water - water))
  rows.add(at.spendMissing, missingCubes(state, player.power - power, player.food - food, player.water - water))
}

const TAKES = { power: at.takePower, food: at.takeFood, water: at.takeWater }

function addTaking({ state, player, missing, mayBuild, rows }: Context, resource: 'power' | 'food' | 'water'): void {
  const [power, food, water] = afterTrade(player, {}, { [resource]: 1 })
  const after = missingCubes(state, power, food, water)
  rows.add(TAKES[resource], 1)
  rows.add(at.takeStock, player[resource])
  rows.add(at.takeNearer, missing - after)
  if (player[resource] === TRACK_SPOTS) rows.add(at.wasted, 1)
  if (mayBuild && missing > 0 && after === 0) rows.add(at.takeEnables, 1)
}

function addLetter({ state, rows }: Context, letter: Letter): void {
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

function addUse({ state, player, missing, rows }: Context, { item, on, at: where, dice }: Use): void {
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
      const [a, b] = placementOf(state).dice as [number, number]
      if (a + b >= needs) return rows.add(at.rerollWon, 1)
      rows.add(at.reroll, 1)
      const [rolled = 0, ...more] = dice ?? []
      return rows.add(at.rerollOdds, more.length === 1 ? odds(needs) : oneDie(needs - a - b + rolled))
    }
    case 'ready':
      rows.add(at.useReady, 1)
      return on === undefined ? undefined : rows.add(TAKE[on], READY)
    case 'trade': {
      const [power, food, water] = afterTrade(player, ability.pay, ability.gain)
      rows.add(at.trade, 1)
      return rows.add(at.tradeNearer, missing - missingCubes(state, power, food, water))
    }
    case 'swap':
      rows.add(at.swap, 1)
      return on === undefined ? undefined : rows.add(LOSE[on], 1)
    case 'heal':
      rows.add(at.useHeal, 1)
      if (where !== undefined && state.threats[parseSpace(where) ?? -1]) rows.add(at.healOnThreat, 1)
  }
}

/** What the dice must show in the fight under way. */
function stillNeeded(state: State, { items }: Player): number {
  let needs = spaceAtPlacement(state).needs - placementOf(state).bonus
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

import {
  type Choice,
  type Letter,
  MOST_DWELLERS,
  ownerOf,
  parseSpace,
  placeAt,
  type Space,
  spaceIn,
  TRACK_SPOTS,
  type Who,
} from '@overseer/shelter'
import { type Context, scoreNow } from './choice-context.ts'
import { at, LETTER, OFFER } from './choice-feature-names.ts'
import { missingCubes, odds } from './cubes-and-odds.ts'

/** Writes the features of sending dwellers to a space: what is there, what it costs, and what it brings. */
export function addPlacement(context: Context, choice: Extract<Choice, { do: 'place' }>): void {
  const { state, seat, outfits, armor, rows } = context
  const id = parseSpace(choice.space)
  const space = id === undefined ? undefined : spaceIn(state, id)
  if (id === undefined || space === undefined) return
  const owner = ownerOf(state, placeAt(id).level)
  const { letter } = space
  const matched = letter !== null && (choice.who === letter || choice.with === letter)
  const dressed = letter !== null && !matched && (outfits.includes(letter) || (armor && space.needs > 0))
  const doubled = matched || dressed
  const idle = trained(choice.who) + trained(choice.with) - (matched ? 1 : 0)
  if (matched) rows.add(at.doubled, 1)
  if (dressed) rows.add(at.dressed, 1)
  if (idle > 0) rows.add(at.idleTraining, idle)
  if (space.linked) rows.add(at.second, 1)
  if (space.hurtOnly) rows.add(at.hurtOnly, 1)
  if (state.threats[id]) {
    const chance = addFight(context, space)
    rows.add(owner === seat ? at.ownThreat : owner === undefined ? at.topThreat : at.rivalThreat, chance)
    addLoot(context, space, chance * (doubled ? 2 : 1))
  } else {
    if (owner !== undefined) rows.add(owner === seat ? at.ownRoom : at.rivalRoom, 1)
    addRewards(context, space, doubled ? 2 : 1)
  }
  if (!space.free && !space.cost.roomPrice) addCost(context, space)
}

function trained(who: Who | undefined): number {
  return who === undefined || who === 'plain' || who === 'hurt' ? 0 : 1
}

/** How likely the threat is beaten. */
function addFight({ bonus, rerolls, rows }: Context, { needs, linked }: Space): number {
  if (needs === 0) return 1
  const chance = 1 - (1 - odds(needs - bonus)) ** (1 + rerolls)
  rows.add(at.fight, 1)
  rows.add(at.fightOdds, chance)
  rows.add(at.fightLost, (1 - chance) * (linked ? 2 : 1))
  return chance
}

function addLoot({ rows }: Context, { gain }: Space, times: number): void {
  for (const reward of gain) {
    if (reward.icon === 'happiness') rows.add(at.fightHappiness, reward.n * times)
    else if (reward.icon === 'any') rows.add(at.fightCubes, reward.n * times)
    else if (reward.icon === 'item') rows.add(at.fightItem, times)
  }
}

function addRewards(context: Context, { gain }: Space, times: number): void {
  const { player, rows } = context
  let power = 0
  let food = 0
  let water = 0
  let any = 0
  for (const reward of gain) {
    switch (reward.icon) {
      case 'power':
        power += reward.n * times
        break
      case 'food':
        food += reward.n * times
        break
      case 'water':
        water += reward.n * times
        break
      case 'any':
        any += reward.n * times
        break
      case 'happiness':
        rows.add(at.happiness, reward.n * times)
        break
      case 'dweller': {
        const fit = Math.min(times, MOST_DWELLERS - player.dwellers)
        rows.add(fit === 0 ? at.crowded : at.dweller, Math.max(1, fit))
        break
      }
      case 'train':
        addTraining(context, reward.letter)
        break
      case 'ready':
        rows.add(at.ready, Math.min(times, player.exhausted.length))
        break
      default:
        rows.add(at[reward.icon], times)
    }
  }
  if (gain[0]?.icon === 'item') addOffer(context)
  if (power + food + water + any > 0) addCubes(context, power, food, water, any)
}

/** What lies there to be taken. */
function addOffer(context: Context): void {
  const { state, rows } = context
  let best = 0
  for (const item of state.itemTrack) {
    rows.add(OFFER[item], 1)
    best = Math.max(best, scoreNow(context, item))
  }
  if (best > 0) rows.add(at.offerScore, best)
}

function addTraining({ state, seat, player, rows }: Context, letter: Letter | undefined): void {
  if (letter === undefined) return rows.add(at.trainAny, 1)
  if (player.trained.includes(letter) || state.crews.some(crew => crew?.seat === seat && crew.train === letter))
    return rows.add(at.trainTwice, 1)
  rows.add(at.train, 1)
  rows.add(LETTER[letter], 0.5)
}

function addCubes(
  { state, player, missing, mayBuild, rows }: Context,
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

function addCost({ state, player, missing, mayBuild, rows }: Context, { cost }: Space): void {
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

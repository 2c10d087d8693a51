import { AREAS, type Choice, type Effect, effectsOf, type Fight, type TestRoll, type Use } from '@overseer/wasteland'
import { boldness, fightValues } from '../fights.ts'
import { bountyOn } from '../quest-goals.ts'
import { asKept, asRolled, beforeRoll, hitsOf, ifRerolled, type RollValues, rollValues } from '../odds.ts'
import { stakesOf } from '../attempts.ts'
import type { Context } from '../context.ts'
import { costOfUse } from './uses.ts'

/** Dice: what is rolled again, what is put to use, and when it is enough. Every answer is valued by exact odds. */

const RESTED = 0.5 // what giving up Well Rested costs
const SURE = 0.02 // gains below this are none

/** The best answer while a roll of one's own is under way; undefined if there is none. */
export function answerRoll(context: Context, choices: readonly Choice[]): Choice | undefined {
  const roll = rollOf(context)
  if (roll === undefined) return undefined
  let best: Choice | undefined
  let most = -Infinity
  for (const choice of choices) {
    const worth = worthOfAnswer(context, roll, choice)
    if (worth === undefined || worth <= most + (choice.do === 'skip' ? -SURE : SURE)) continue
    most = worth
    best = choice
  }
  return best
}

interface Roll {
  readonly ask: string
  readonly dice: readonly number[]
  readonly locked: number
  readonly values: RollValues
  with(change: Change): RollValues
}

/** What a card adds. */
interface Change {
  readonly rerolls: number
  readonly hits: number
  readonly block: number
  readonly weak: number
}

function rollOf(context: Context): Roll | undefined {
  const { state, seat } = context
  const { trial, fight } = state
  const ask = state.steps[state.steps.length - 1]?.do ?? ''
  if (trial !== null && trial.seat === seat) {
    const won = stakesOf(context, trial.task)
    const values = (more: number): RollValues => testValues(trial, won, more)
    return { ask, ...partsOf(trial), values: values(0), with: ({ rerolls }) => values(rerolls) }
  }
  if (fight === null || fight.seat !== seat) return undefined
  const won = bountyOn(context, fight) + (fight.task === null ? 0 : stakesOf(context, fight.task))
  return {
    ask,
    ...partsOf(fight),
    values: fightValues(state, fight, won, boldness(context.gear)),
    with: change => fightValues(state, changed(fight, change), won, boldness(context.gear)),
  }
}

const partsOf = ({ dice, locked }: Fight | TestRoll) => ({ dice, locked })

function testValues({ n, bonus, rerolls }: TestRoll, won: number, more: number): RollValues {
  return rollValues(roll => (hitsOf(roll) + bonus >= n ? won : 0), rerolls + more)
}

function changed(fight: Fight, { rerolls, hits, block, weak }: Change): Fight {
  return {
    ...fight,
    rerolls: fight.rerolls + rerolls,
    hits: fight.hits + hits,
    block: fight.block + block,
    weak: fight.weak | weak,
  }
}

function worthOfAnswer(context: Context, roll: Roll, choice: Choice): number | undefined {
  const { values, dice, locked } = roll
  switch (choice.do) {
    case 'skip':
      if (dice.length === 0) return beforeRoll(values)
      return roll.ask === 'setDie' ? asRolled(values, dice, locked) : asKept(values, dice)
    case 'reroll':
      return ifRerolled(values, dice, choice.dice)
    case 'rested':
      return standing(roll, roll.with({ rerolls: 1, hits: 0, block: 0, weak: 0 })) - RESTED
    case 'set':
      return asRolled(values, dice.with(choice.die, choice.face), locked | (1 << choice.die))
    case 'use':
      return worthOfUsing(context, roll, choice)
    default:
      return undefined
  }
}

/** What the roll is worth with these values, by where it stands. */
function standing({ ask, dice, locked }: Roll, values: RollValues): number {
  if (dice.length === 0) return beforeRoll(values)
  return ask === 'beforeHits' ? asKept(values, dice) : asRolled(values, dice, locked)
}

function worthOfUsing(context: Context, roll: Roll, use: Use): number {
  const effect = effectsOf(use.card)[use.effect]
  if (effect === undefined) return -Infinity
  const worth = standing(roll, roll.with(changeOf(effect))) + setting(roll, effect)
  return worth - costOfUse(context, use)
}

function changeOf({ verbs }: Effect): Change {
  let [rerolls, hits, block, weak] = [0, 0, 0, 0]
  for (const verb of verbs)
    if (verb.do === 'reroll') rerolls += verb.n
    else if (verb.do === 'hit') hits += verb.n
    else if (verb.do === 'block') block += verb.n
    else if (verb.do === 'weak') weak |= 1 << AREAS.indexOf(verb.area)
  return { rerolls, hits, block, weak }
}

/** What turning dice to faces of choice adds. */
function setting({ values, dice, locked }: Roll, { verbs }: Effect): number {
  const sets = verbs.reduce((n, verb) => n + (verb.do === 'setDie' ? verb.n : 0), 0)
  if (sets === 0 || dice.length === 0) return 0
  return bestSet(values, dice, locked, sets) - asRolled(values, dice, locked)
}

function bestSet(values: RollValues, dice: readonly number[], locked: number, left: number): number {
  let best = asRolled(values, dice, locked)
  if (left === 0) return best
  for (let die = 0; die < dice.length; die++) {
    if ((locked & (1 << die)) !== 0) continue
    for (let face = 1; face <= 6; face++)
      best = Math.max(best, bestSet(values, dice.with(die, face), locked | (1 << die), left - 1))
  }
  return best
}

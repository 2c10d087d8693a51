import { type Asked, type Emit, once, type Seat, push } from '@overseer/kernel'
import { type ChoiceOf, REROLLS, RESTED } from '../../choice.ts'
import { DICE, FACES } from '../../content/dice.ts'
import { LIBRARY } from '../../content/cards/library.ts'
import type { Card, CardNumber } from '../../content/cards/types.ts'
import { everyResult, everyTrigger } from '../../content/cards/walk.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { type Fight, playerAt, type State, type TestRoll } from '../../state.ts'
import { mayPick, windowOf } from '../asking.ts'
import { hasTrait } from '../items/passives.ts'
import { listUses, useCard, usesNow, whyNotUse } from '../items/using-items.ts'
import { loseTrait } from '../survivors/survivors.ts'
import { enemyBlow, kills } from './blows.ts'
import { ALL_DICE, hitsOn, rollDie } from './dice.ts'

/** Dice rolled again, or set, in fights and tests. */

/** The fight or the test that is being rolled for. */
function rolling(state: State): Fight | TestRoll | null {
  return state.trial ?? state.fight
}

type Change = Partial<Pick<Fight, 'dice' | 'locked' | 'rerolls' | 'rested'>>

function changeRoll(state: State, change: Change): void {
  if (state.trial !== null) state.trial = { ...state.trial, ...change }
  else if (state.fight !== null) state.fight = { ...state.fight, ...change }
}

const moment = (state: State) => (state.trial !== null ? 'test' : 'reroll')
const timing = (state: State): RuleId => (state.trial !== null ? 'W-TEST-3' : 'W-FIGHT-4')

const isLocked = ({ locked }: Fight | TestRoll, die: number): boolean => (locked & (1 << die)) !== 0

function mayReroll(roll: Fight | TestRoll): boolean {
  return roll.rerolls > 0 && roll.locked !== ALL_DICE
}

/** Cards for which hits above the difficulty of a test count, and those that count the damage of a fight. */
const cardsWith = (fits: (card: Card) => boolean): (() => ReadonlySet<CardNumber>) =>
  once(
    () =>
      new Set([...LIBRARY.entries()].flatMap(([number, card]) => (card !== undefined && fits(card) ? [number] : []))),
  )

const excessCounts = cardsWith(card => everyResult(card).some(result => 'n' in result && result.n === 'excess'))
const damageCounts = cardsWith(card => everyTrigger(card).some(({ on }) => on === 'damageInFight'))

/** W-FIGHT-R17: whether nothing could come out better than the dice lie: a test is passed, or a kill costs nothing. */
function isSettled(state: State): boolean {
  const { trial, fight } = state
  if (trial !== null) {
    if (hitsOn(trial.dice) + trial.bonus < trial.n) return false
    return trial.task === null || !excessCounts().has(trial.task.run.card)
  }
  if (fight === null) return true
  if (!kills(state, fight) || enemyBlow(state, fight).damage > 0) return false
  return !state.quests.some(({ card }) => damageCounts().has(card))
}

/** The rerolls that there are, by the mask of the dice that are locked. */
const UNLOCKED_REROLLS = REROLLS.map((_, locked) => REROLLS.filter((_, mask) => mask > 0 && (mask & locked) === 0))

type Rolling = ChoiceOf<'reroll' | 'rested' | 'use'>

/** W-FIGHT-4, W-TEST-3: rerolls one after the other, each on any of the dice; effects may be used in between. */
const rerolls = windowOf<Rolling['do']>({
  options(state, { seat }) {
    const roll = rolling(state)
    const list: Rolling[] = []
    if (roll !== null && mayReroll(roll)) list.push(...(UNLOCKED_REROLLS[roll.locked] ?? []))
    if (mayRest(state, seat)) list.push(RESTED)
    listUses(state, seat, moment(state), list)
    return list
  },
  rule: 'W-FIGHT-4',
  why: {
    reroll: (state, _step, { dice }) => whyNotReroll(state, dice),
    rested: (state, { seat }) => whyNotRested(state, seat),
    use: (state, { seat }, use) => whyNotUse(state, seat, moment(state), use),
  },
  answers: {
    reroll: (state, { seat }, { dice }, emit) => rollAgain(state, seat, dice, emit),
    rested: (state, { seat }, _choice, emit) => giveUpRest(state, seat, emit),
    use: (state, { seat }, use, emit) => useCard(state, seat, use, emit),
  },
})

export const reroll: typeof rerolls = {
  ...rerolls,
  open(state, { seat }) {
    const roll = rolling(state)
    if (roll === null || roll.seat !== seat || roll.dice.length === 0 || isSettled(state)) return false
    return mayReroll(roll) || mayRest(state, seat) || usesNow(state, seat, moment(state)).length > 0
  },
  /** What is no answer at all is refused by the rule of a fight or by that of a test. */
  why(state, step, wish) {
    const why = rerolls.why(state, step, wish)
    return why === 'W-FIGHT-4' ? timing(state) : why
  },
}

function whyNotReroll(state: State, dice: readonly number[]): Objection | undefined {
  const roll = rolling(state)
  const rule = timing(state)
  if (roll === null || dice.length === 0) return rule
  if (roll.rerolls === 0) return because(rule, { rerolls: 0 })
  let before = -1
  for (const die of dice) {
    if (die >= DICE || die <= before) return rule
    if (isLocked(roll, die)) return because(rule, { locked: die })
    before = die
  }
  return undefined
}

function mayRest(state: State, seat: Seat): boolean {
  return hasTrait(playerAt(state, seat), 'wellRested') && rolling(state)?.rested !== true
}

/** W-TRAIT-3: once in a fight or test. */
function whyNotRested(state: State, seat: Seat): Objection | undefined {
  if (!hasTrait(playerAt(state, seat), 'wellRested')) return because('W-TRAIT-3', { without: 'wellRested' })
  return rolling(state)?.rested === true ? because('W-TRAIT-3', { done: 'rested' }) : undefined
}

/** W-FIGHT-R5: a die may be rolled again by the next reroll. */
function rollAgain(state: State, seat: Seat, which: readonly number[], emit?: Emit<Event>): void {
  const roll = rolling(state)
  if (roll === null) return
  const dice = roll.dice.slice()
  for (const die of which) dice[die] = rollDie(state)
  changeRoll(state, { dice, rerolls: roll.rerolls - 1 })
  emit?.({ type: 'diceRerolled', seat, dice, which })
}

function giveUpRest(state: State, seat: Seat, emit?: Emit<Event>): void {
  const roll = rolling(state)
  if (roll === null) return
  loseTrait(state, seat, 'wellRested', emit)
  changeRoll(state, { rerolls: roll.rerolls + 1, rested: true })
  emit?.({ type: 'restGivenUp', seat })
}

type SetDie = Asked & { readonly left: number }

/** A die turned to a face of choice is not rerolled afterwards; the card may be used for fewer dice. */
export const setDie = mayPick({
  options(state, { left }: SetDie) {
    const roll = rolling(state)
    const list: ChoiceOf<'set'>[] = []
    if (left === 0 || roll === null) return list
    for (const [die, shown] of roll.dice.entries())
      if (!isLocked(roll, die))
        for (let face = 1; face <= FACES.length; face++) if (shown !== face) list.push({ do: 'set', die, face })
    return list
  },
  rule: 'W-GOLD-1',
  why: {
    set(state, _step, { die, face }) {
      const roll = rolling(state)
      const shown = roll?.dice[die]
      if (roll === null || shown === undefined) return 'W-GOLD-1'
      if (isLocked(roll, die)) return because('W-GOLD-1', { locked: die })
      return shown === face ? because('W-GOLD-1', { shows: face }) : undefined
    },
  },
  effect(state, step, { die, face }, emit) {
    const roll = rolling(state)
    if (roll === null) return
    push(state, { ...step, do: 'setDie', left: step.left - 1 })
    const dice = roll.dice.with(die, face)
    changeRoll(state, { dice, locked: roll.locked | (1 << die) })
    emit?.({ type: 'dieSet', seat: step.seat, dice, die })
  },
})

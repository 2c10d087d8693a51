import { type Emit, type Question, roll, type Seat } from '@overseer/kernel'
import { type Choice, RESTED, REROLLS, SKIP } from '../choice.ts'
import { DICE, FACES } from '../content/dice.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { push, type Fight, type State, type Trial } from '../state.ts'
import type { Step } from '../steps.ts'
import { anyUse, listUses, useCard, whyNotUse } from './effects.ts'
import { hasTrait, maskOf } from './passives.ts'
import { loseTrait } from './survivors.ts'

/** The V.A.T.S. dice, in fights and tests. */

type Ask = Step & { readonly seat: Seat }

const FACE_AREAS = FACES.map(({ areas }) => maskOf(areas))
const ALL_DICE = (1 << DICE) - 1

/** The green areas of a face, as a mask; faces count from 1. */
export function areasOf(face: number): number {
  return FACE_AREAS[face - 1]!
}

export function hitsOn(dice: readonly number[]): number {
  let hits = 0
  for (const face of dice) hits += FACES[face - 1]!.hits
  return hits
}

/** W-GOLD-R4. */
export function rollDie(state: State): number {
  return roll(state, FACES.length)
}

export function rollDice(state: State): number[] {
  return [rollDie(state), rollDie(state), rollDie(state)]
}

/** The fight or the test that is being rolled for. */
function rolling(state: State): Fight | Trial | null {
  return state.trial ?? state.fight
}

type Change = Partial<Pick<Fight, 'dice' | 'locked' | 'rerolls' | 'rested'>>

function changeRoll(state: State, change: Change): void {
  if (state.trial !== null) state.trial = { ...state.trial, ...change }
  else if (state.fight !== null) state.fight = { ...state.fight, ...change }
}

const moment = (state: State) => (state.trial !== null ? 'test' : 'reroll')

/** W-TRAIT-3: once in a fight or test. */
function mayRest(state: State, seat: Seat): boolean {
  return !rolling(state)!.rested && hasTrait(state.players[seat]!, 'wellRested')
}

function mayReroll(roll: Fight | Trial): boolean {
  return roll.rerolls > 0 && roll.locked !== ALL_DICE
}

/** W-FIGHT-4, W-TEST-3: rerolls one after the other, each on any of the dice; effects may be used in between. */
export const reroll: Question<State, Ask, Choice, Event> = {
  open(state, { seat }) {
    const roll = rolling(state)
    if (roll === null || roll.seat !== seat || roll.dice.length === 0) return false
    return mayReroll(roll) || mayRest(state, seat) || anyUse(state, seat, moment(state))
  },
  choices(state, { seat }) {
    const roll = rolling(state)!
    const list: Choice[] = []
    if (mayReroll(roll))
      for (let mask = 1; mask <= ALL_DICE; mask++) if ((mask & roll.locked) === 0) list.push(REROLLS[mask]!)
    if (mayRest(state, seat)) list.push(RESTED)
    listUses(state, seat, moment(state), list)
    list.push(SKIP)
    return list
  },
  why(state, { seat }, wish) {
    if (wish.do === 'skip') return undefined
    if (wish.do === 'use') return whyNotUse(state, seat, moment(state), wish)
    if (wish.do === 'rested') return mayRest(state, seat) ? undefined : 'W-TRAIT-3'
    return wish.do === 'reroll' ? whyNotReroll(state, wish.dice) : timing(state)
  },
  answer(state, step, choice, emit) {
    if (choice.do === 'skip') return
    push(state, step)
    if (choice.do === 'use') useCard(state, step.seat, choice, emit)
    else if (choice.do === 'rested') giveUpRest(state, step.seat, emit)
    else if (choice.do === 'reroll') rollAgain(state, step.seat, choice.dice, emit)
  },
}

function timing(state: State): RuleId {
  return state.trial !== null ? 'W-TEST-3' : 'W-FIGHT-4'
}

function whyNotReroll(state: State, dice: readonly number[]): RuleId | undefined {
  const roll = rolling(state)!
  if (!mayReroll(roll)) return timing(state)
  const fine = dice.every((die, i) => die < DICE && (roll.locked & (1 << die)) === 0 && (i === 0 || die > dice[i - 1]!))
  return fine && dice.length > 0 ? undefined : timing(state)
}

/** W-FIGHT-R5: a die may be rolled again by the next reroll. */
function rollAgain(state: State, seat: Seat, which: readonly number[], emit?: Emit<Event>): void {
  const roll = rolling(state)!
  const dice = roll.dice.slice()
  for (const die of which) dice[die] = rollDie(state)
  changeRoll(state, { dice, rerolls: roll.rerolls - 1 })
  emit?.({ type: 'diceRerolled', seat, dice, which })
}

function giveUpRest(state: State, seat: Seat, emit?: Emit<Event>): void {
  loseTrait(state, seat, 'wellRested', emit)
  changeRoll(state, { rerolls: rolling(state)!.rerolls + 1, rested: true })
  emit?.({ type: 'restGivenUp', seat })
}

type SetDie = Ask & { readonly left: number }

/** A die turned to a face of choice is not rerolled afterwards; the card may be used for fewer dice. */
export const setDie: Question<State, SetDie, Choice, Event> = {
  open: (state, { left }) => left > 0 && rolling(state) !== null && rolling(state)!.locked !== ALL_DICE,
  choices(state) {
    const list: Choice[] = []
    const { dice, locked } = rolling(state)!
    for (let die = 0; die < DICE; die++)
      if ((locked & (1 << die)) === 0)
        for (let face = 1; face <= FACES.length; face++) if (dice[die] !== face) list.push({ do: 'set', die, face })
    list.push(SKIP)
    return list
  },
  why(state, _step, wish) {
    if (wish.do === 'skip') return undefined
    if (wish.do !== 'set' || !(wish.die < DICE)) return 'W-GOLD-1'
    const { dice, locked } = rolling(state)!
    return (locked & (1 << wish.die)) === 0 && dice[wish.die] !== wish.face ? undefined : 'W-GOLD-1'
  },
  answer(state, step, choice, emit) {
    if (choice.do !== 'set') return
    push(state, { ...step, do: 'setDie', left: step.left - 1 })
    const roll = rolling(state)!
    const dice = roll.dice.with(choice.die, choice.face)
    changeRoll(state, { dice, locked: roll.locked | (1 << choice.die) })
    emit?.({ type: 'dieSet', seat: step.seat, dice, die: choice.die })
  },
}

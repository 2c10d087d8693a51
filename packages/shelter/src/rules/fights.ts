import { type Emit, type Question, roll, type Seat } from '@overseer/kernel'
import { type Choice, SKIP } from '../choice.ts'
import { ITEMS } from '../content/items.ts'
import { THREATS } from '../content/threats.ts'
import type { Event } from '../event.ts'
import { push, type State, type Step } from '../state.ts'
import { nameSpace } from '../vault.ts'
import { anyUse, listUses, type Moment, useItem, whyNotUse } from './items.ts'
import { injure } from './paying.ts'

type Ask = { readonly seat: Seat }

/** SH-FGT-1, SH-FGT-2: items, the roll, items again, and what comes of it. */
export function fight(state: State): void {
  const { seat } = state.placement!
  push(state, { do: 'beforeRoll', seat }, { do: 'roll' }, { do: 'afterRoll', seat }, { do: 'outcome' })
}

export function rollFight(state: State, _step: Step, emit?: Emit<Event>): void {
  state.placement = { ...state.placement!, dice: [roll(state, 6), roll(state, 6)] }
  tellRoll(state, emit)
}

function tellRoll(state: State, emit?: Emit<Event>): void {
  const { seat, space, dice } = state.placement!
  const { needs } = THREATS[state.threats[space]!]
  emit?.({ type: 'diceRolled', seat, dice, bonus: bonusOf(state), needs })
}

/** What is added to the dice: items exhausted before the roll, and those that always count. */
function bonusOf(state: State): number {
  const { seat, bonus } = state.placement!
  let sum = bonus
  for (const item of state.players[seat]!.items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') sum += ability.bonus
  }
  return sum
}

/** SH-ITM-2 c and d: a window around the roll, open again after each use, skipped when nothing could be used. */
function windowAround(moment: Moment): Question<State, Ask & Step, Choice, Event> {
  return {
    open: (state, { seat }) => anyUse(state, seat, moment),
    choices(state, { seat }) {
      const list: Choice[] = []
      listUses(state, seat, moment, list)
      list.push(SKIP)
      return list
    },
    why(state, { seat }, wish) {
      if (wish.do === 'skip') return undefined
      return wish.do === 'use' ? whyNotUse(state, seat, moment, wish) : 'SH-FGT-2'
    },
    answer(state, step, choice, emit) {
      if (choice.do !== 'use') return
      const { dice } = state.placement!
      push(state, step)
      useItem(state, step.seat, choice, emit)
      if (state.placement!.dice !== dice) tellRoll(state, emit)
    },
  }
}

export const beforeRoll = windowAround('beforeRoll')
export const afterRoll = windowAround('afterRoll')

/** SH-FGT-1: at least the threat's number wins its reward; less injures, both dwellers if it was linked (SH-FGT-3). */
export function outcome(state: State, step: Step, emit?: Emit<Event>): void {
  const { seat, space, dice } = state.placement!
  const threat = state.threats[space]!
  const total = dice[0]! + dice[1]! + bonusOf(state)
  const won = total >= THREATS[threat].needs
  emit?.({ type: won ? 'fightWon' : 'fightLost', seat, space: nameSpace(space), threat, total })
  if (won) push(state, { do: 'reward' })
  else injure(state, step, emit)
}

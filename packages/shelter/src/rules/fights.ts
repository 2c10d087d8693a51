import { type Emit, push, roll } from '@overseer/kernel'
import type { Moment } from '../choice.ts'
import { ITEMS } from '../content/items.ts'
import { THREATS, type ThreatId } from '../content/threats.ts'
import type { Event } from '../event.ts'
import { placementOf, playerAt, type State, type Step } from '../state.ts'
import { nameSpace } from '../vault.ts'
import { windowOf } from './asking.ts'
import { injure } from './crews.ts'
import { useItem, usesOf, whyNotUse } from './items.ts'

/** SH-FGT-1, SH-FGT-2: items, the roll, items again, and what comes of it. */
export function fight(state: State): void {
  const { seat } = placementOf(state)
  push(state, { do: 'beforeRoll', seat }, { do: 'roll' }, { do: 'afterRoll', seat }, { do: 'outcome' })
}

export function rollFight(state: State, _step: Step, emit?: Emit<Event>): void {
  state.placement = { ...placementOf(state), dice: [roll(state, 6), roll(state, 6)] }
  tellRoll(state, emit)
}

function tellRoll(state: State, emit?: Emit<Event>): void {
  const { seat, dice } = placementOf(state)
  emit?.({ type: 'diceRolled', seat, dice, bonus: bonusOf(state), needs: THREATS[threatFought(state)].needs })
}

function threatFought(state: State): ThreatId {
  return state.threats[placementOf(state).space]!
}

/** What is added to the dice: items exhausted before the roll, and those that always count. */
function bonusOf(state: State): number {
  const { seat, bonus } = placementOf(state)
  let sum = bonus
  for (const item of playerAt(state, seat).items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') sum += ability.bonus
  }
  return sum
}

/** SH-ITM-2 c and d: a window around the roll, open again after each use, skipped when nothing could be used. */
function windowAround(moment: Moment) {
  return windowOf({
    options: (state, { seat }) => usesOf(state, seat, moment),
    rule: 'SH-FGT-2',
    why: { use: (state, { seat }, wish) => whyNotUse(state, seat, moment, wish) },
    answers: {
      use(state, { seat }, use, emit) {
        const { dice } = placementOf(state)
        useItem(state, seat, use, emit)
        if (placementOf(state).dice !== dice) tellRoll(state, emit)
      },
    },
  })
}

export const beforeRoll = windowAround('beforeRoll')
export const afterRoll = windowAround('afterRoll')

/** SH-FGT-1: at least the threat's number wins its reward; less injures, both dwellers if it was linked (SH-FGT-3). */
export function outcome(state: State, step: Step, emit?: Emit<Event>): void {
  const { seat, space, dice } = placementOf(state)
  const threat = threatFought(state)
  const total = dice.reduce((sum, face) => sum + face, bonusOf(state))
  const won = total >= THREATS[threat].needs
  emit?.({ type: won ? 'fightWon' : 'fightLost', seat, space: nameSpace(space), threat, total })
  if (won) push(state, { do: 'reward' })
  else injure(state, step, emit)
}

import type { Seat } from '@overseer/kernel'
import type { Choice } from './choice.ts'
import { type ItemId, ITEMS } from './content/items.ts'
import { THREATS, type ThreatId } from './content/threats.ts'
import { type Player, placementOf, playerAt } from './state.ts'
import { columnsOf, nameSpace, type SpaceName } from './vault.ts'
import type { View } from './view.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The chances of a seat in its fights, from 0 to 1, by what lies open (SH-FGT-1, SH-FGT-2). */
export interface Odds {
  readonly roll: RollOdds | null // after the roll of one's own fight
  readonly fights: readonly FightOdds[] // with every threat that nobody has gone to
}

interface FightOdds {
  readonly space: SpaceName
  readonly threat: ThreatId
  readonly needs: number
  readonly bonus: number // what always counts
  readonly alone: number // the chance with that alone
  readonly helped: number // … and with every item that is ready
}

interface RollOdds {
  readonly dice: readonly number[]
  readonly bonus: number
  readonly needs: number
  readonly kept: boolean // whether it wins as it lies
  readonly chance: number // with the best rerolls
}

export function oddsOf(view: View, seat: Seat): Odds {
  const player = playerAt(view, seat)
  const { steady, bonus, rerolls } = helpsOf(player)
  const fights = view.threats.flatMap((threat, space): FightOdds[] => {
    const needs = threat === null ? 0 : THREATS[threat].needs
    if (threat === null || needs === 0 || view.crews[space]) return []
    const alone = rollChance(needs - steady, [])
    const helped = rollChance(needs - steady - bonus, rerolls)
    return [{ space: nameSpace(space), threat, needs, bonus: steady, alone, helped }]
  })
  return { roll: rollOf(view, seat, steady, rerolls), fights }
}

/** What a player's items give in a fight: always, once before the roll, and dice that may be rolled again. */
function helpsOf({ items, exhausted }: Player): { steady: number; bonus: number; rerolls: number[] } {
  const helps = { steady: 0, bonus: 0, rerolls: [] as number[] }
  for (const item of items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') helps.steady += ability.bonus
    else if (exhausted.includes(item)) continue
    else if (ability.does === 'bonus') helps.bonus += ability.bonus
    else if (ability.does === 'reroll') helps.rerolls.push(ability.dice)
  }
  helps.rerolls.sort()
  return helps
}

function rollOf(view: View, seat: Seat, steady: number, rerolls: readonly number[]): RollOdds | null {
  if (view.pending?.ask !== 'afterRoll' || view.pending.seat !== seat) return null
  const { dice, space, bonus: used } = placementOf(view)
  const bonus = steady + used
  const needs = THREATS[view.threats[space]!].needs
  const [a, b] = dice as [number, number]
  return { dice, bonus, needs, kept: a + b + bonus >= needs, chance: diceChance(a, b, needs - bonus, rerolls) }
}

/** The chance to win the fight under way once a question around its roll is answered so; undefined where there is none. */
export function chanceAfter(view: View, seat: Seat, choice: Choice): number | undefined {
  const ask = view.pending?.ask
  if (ask !== 'beforeRoll' && ask !== 'afterRoll') return undefined
  const player = playerAt(view, seat)
  const used = choice.do === 'use' ? choice : null
  const exhausted = used === null ? player.exhausted : [...player.exhausted, used.item]
  const { steady, rerolls } = helpsOf({ ...player, exhausted })
  const { dice, space, bonus } = placementOf(view)
  const needs = THREATS[view.threats[space]!].needs - steady - bonus
  if (ask === 'beforeRoll') return rollChance(needs - (used === null ? 0 : bonusOf(used.item)), rerolls)
  const [a, b] = dice as [number, number]
  const again = used?.dice ?? []
  if (again.length === 0) return a + b >= needs ? 1 : 0
  if (again.length === 2) return rollChance(needs, rerolls)
  const kept = again[0] === a ? b : a
  return mean(FACES.map(face => diceChance(kept, face, needs, rerolls)))
}

/** SH-THR-1: the columns of a slot that two dice can name, and how often they do, from 0 to 1. */
export function threatOdds(slot: number): { readonly columns: readonly number[]; readonly chance: number } {
  const rolls = FACES.flatMap(a => FACES.map(b => a + b))
  const columns = columnsOf(slot).filter(column => rolls.includes(column))
  return { columns, chance: rolls.filter(roll => columns.includes(roll)).length / rolls.length }
}

function bonusOf(item: ItemId): number {
  const { ability } = ITEMS[item]
  return ability.does === 'bonus' ? ability.bonus : 0
}

/** The chance that two dice reach a number, with rerolls after that. */
function rollChance(needs: number, rerolls: readonly number[]): number {
  let sum = 0
  for (const a of FACES) for (const b of FACES) sum += diceChance(a, b, needs, rerolls)
  return sum / 36
}

/** The chance for dice that lie there: the best use of the first reroll, one die or both, and then of the others. */
function diceChance(a: number, b: number, needs: number, rerolls: readonly number[]): number {
  if (a + b >= needs) return 1
  if (needs > 12) return 0
  const [dice, ...rest] = rerolls
  if (dice === undefined) return 0
  const one = (kept: number): number => mean(FACES.map(face => diceChance(kept, face, needs, rest)))
  const chances = [one(a), one(b)]
  if (dice === 2) chances.push(mean(FACES.map(face => one(face))))
  return Math.max(...chances)
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}

import { type Emit, push, type Seat } from '@overseer/kernel'
import type { UniqueId } from '../../../content/items/items.ts'
import type { Event } from '../../../event.ts'
import { playerAt, type State } from '../../../state.ts'
import { gainItems, takeUnique } from '../../items/belongings.ts'
import { drawAgendas, gainPower } from '../../round/agendas.ts'
import {
  becomeTrait,
  cureRads,
  gainCaps,
  gainXp,
  killIfFatal,
  loseCaps,
  loseHp,
  loseTrait,
  recover,
  sufferRads,
} from '../../survivors/survivors.ts'
import { amountOf, type ResultTable } from './table.ts'

/** Results for a survivor's board and hand, and for the factions' power. */
export const SURVIVOR_RESULTS = {
  xp: (state, { n }, run, _at, emit) => gainXp(state, run.seat, amountOf(n, run), emit),
  caps: (state, { n }, run, _at, emit) => gainCaps(state, run.seat, amountOf(n, run), emit),
  loseCaps: (state, { n }, run, _at, emit) => loseCaps(state, run.seat, amountOf(n, run), emit),
  loot: (state, { n }, run) => push(state, { do: 'drawLoot', seat: run.seat, n: amountOf(n, run) }),
  agenda: (state, { n }, run, _at, emit) => drawAgendas(state, run.seat, amountOf(n, run), emit),
  damage: (state, { n }, run, _at, emit) => harm(state, run.seat, amountOf(n, run), 0, emit),
  rads: (state, { n }, run, _at, emit) => harm(state, run.seat, 0, amountOf(n, run), emit),
  heal: (state, { n }, run, _at, emit) => recover(state, run.seat, amountOf(n, run), emit),
  cure: (state, { n }, run, _at, emit) => cureRads(state, run.seat, amountOf(n, run), emit),
  become: (state, { trait }, { seat }, _at, emit) => becomeTrait(state, seat, trait, emit),
  lose: (state, { trait }, { seat }, _at, emit) => loseTrait(state, seat, trait, emit),
  unique: (state, { item }, { seat }, _at, emit) => gainUnique(state, seat, item, emit),
  power: (state, { faction, n }, run, _at, emit) => gainPower(state, faction, amountOf(n, run), emit),
} satisfies Partial<ResultTable>

function harm(state: State, seat: Seat, damage: number, rads: number, emit?: Emit<Event>): void {
  loseHp(state, seat, damage, emit)
  sufferRads(state, seat, rads, emit)
  killIfFatal(state, seat)
}

function gainUnique(state: State, seat: Seat, item: UniqueId, emit?: Emit<Event>): void {
  if (playerAt(state, seat).eliminated) return
  const card = takeUnique(state, item)
  if (card !== undefined) gainItems(state, seat, [card], emit)
}

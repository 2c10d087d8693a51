import type { Seat } from '@overseer/kernel'
import { AGENDAS, type AgendaId, type Bonus, type Check, stepsFor, type Thing } from '../content/agendas.ts'
import { countOf, influenceOf, mostWorth, worthOf } from '../rules/round/agendas.ts'
import { ITEMS } from '../content/items/items.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { asState, type View, survivorOf } from '../view.ts'

/** Influence: what each agenda counts, what there is of it, and what is lacking. */

/** One thing that a bonus looks at. */
export interface Count {
  readonly what: Thing | 'lead' | 'gap' | 'check'
  readonly check: Check | null // for 'check': what must be there
  readonly has: number // for 'check': 1 if it holds
  readonly next: { readonly n: number; readonly worth: number } | null // what would be worth more; null: nothing would
}

export interface AgendaAhead {
  readonly agenda: AgendaId
  readonly worth: number // now
  readonly counts: readonly Count[]
}

export interface InfluenceAhead {
  readonly goal: number
  readonly seats: readonly { readonly seat: Seat; readonly least: number; readonly most: number }[] // as far as is known
  readonly agendas: readonly AgendaAhead[] // of the reader
}

export function influenceAhead(view: View, seat: Seat): InfluenceAhead {
  const state = asState(view)
  const own = (view.players[seat]?.agendas ?? []).filter(agenda => agenda !== null)
  return {
    goal: view.goal,
    seats: [...view.players.keys()].map(one => ({ seat: one, ...boundsOf(view, one) })),
    agendas: own.map(agenda => ({
      agenda,
      worth: worthOf(state, seat, agenda),
      counts: countsOf(state, playerAt(state, seat), AGENDAS[agenda].bonus),
    })),
  }
}

/** W-INFL-1: an agenda that nobody sees is worth 1 at least, and at most what the best one would be. */
function boundsOf(view: View, seat: Seat): { least: number; most: number } {
  const state = asState(view)
  const { agendas } = survivorOf(view, seat)
  if (agendas.every(agenda => agenda !== null)) {
    const influence = influenceOf(state, seat)
    return { least: influence, most: influence }
  }
  const known = agendas.map(agenda => (agenda === null ? null : worthOf(state, seat, agenda)))
  const sum = (hidden: number): number => known.reduce<number>((total, worth) => total + (worth ?? hidden), 0)
  return { least: sum(1), most: sum(mostWorth(state)) }
}

function countsOf(state: State, player: Player, bonus: Bonus): Count[] {
  switch (bonus.is) {
    case 'lead': {
      const lead = bonus.faction === 'star' ? state.star - state.shield : state.shield - state.star
      const { leadCap } = state.options
      const full = leadCap !== null && lead >= leadCap
      const next = Math.max(lead, 0) + 1
      return [{ what: 'lead', check: null, has: lead, next: full ? null : { n: next, worth: 1 + next } }]
    }
    case 'atLeast':
    case 'atMost':
      return [thresholds(state, player, bonus)]
    case 'also':
      return [bonus.first, bonus.second].map((check, at) => checked(state, player, check, 2 + at))
    case 'balance':
      return [balance(state, bonus.from)]
  }
}

type Threshold = Extract<Bonus, { is: 'atLeast' | 'atMost' }>

/** The next step that is not reached, and what the agenda is worth there: two steps may be one. */
function thresholds(state: State, player: Player, bonus: Threshold): Count {
  const has = countOf(state, player, bonus.thing)
  const atLeast = bonus.is === 'atLeast'
  const steps = atLeast ? stepsFor(bonus, state.players.length) : [bonus.one, bonus.two]
  const n = steps.find(step => (atLeast ? has < step : has > step))
  const next = n === undefined ? null : { n, worth: 1 + steps.lastIndexOf(n) + 1 }
  return { what: bonus.thing, check: null, has, next }
}

/** The second check counts only together with the first. */
function checked(state: State, player: Player, check: Check, worth: number): Count {
  const count = amountOf(state, player, check)
  return { what: 'check', check, has: count.has, next: count.has >= count.needs ? null : { n: count.needs, worth } }
}

function amountOf(state: State, player: Player, check: Check): { has: number; needs: number } {
  if (check.is === 'owns') return { has: countOf(state, player, check.thing), needs: check.n }
  if (check.is === 'trait') return { has: check.traits.some(trait => player.traits.includes(trait)) ? 1 : 0, needs: 1 }
  const worn = check.kinds.filter(kind => player.equipped.some(item => ITEMS[item].kind === kind))
  return { has: worn.length, needs: check.kinds.length }
}

/** Both factions must be far enough; then every step between them costs one. */
function balance({ star, shield }: State, from: number): Count {
  const low = Math.min(star, shield)
  if (low < from) return { what: 'gap', check: null, has: low, next: { n: from, worth: 2 } }
  const gap = Math.abs(star - shield)
  return { what: 'gap', check: null, has: gap, next: gap === 0 ? null : { n: gap > 1 ? 1 : 0, worth: gap > 1 ? 2 : 3 } }
}

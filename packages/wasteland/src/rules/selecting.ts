import type { Question, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type ItemId, ITEMS } from '../content/items.ts'
import type { Selector } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { placeNode } from './icons.ts'
import { decider, livingSeats, type Path, type Player, push, type Run, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { neighbours, onTerrain, othersWith } from './conditions.ts'
import { belongings } from './passives.ts'

/** For whom results are meant. */

type Ask = Step & { readonly seat: Seat }

/** All companions of a survivor, equipped or carried. */
export function companions(player: Player): ItemId[] {
  return belongings(player).filter(card => ITEMS[card].kind === 'companion')
}

/** Carries out a list of results for everybody a selector names, in turn order; `adjacent` and `chosen` name one. */
export function forSurvivors(state: State, who: Selector, run: Run, path: Path): void {
  const seats = selected(state, who, run)
  if (who.who === 'adjacent' || who.who === 'chosen')
    return push(state, { do: 'pickSurvivor', seat: decider(state, run.seat), run, path, seats })
  for (const seat of seats.reverse()) pushFor(state, seat, run, path)
}

function pushFor(state: State, seat: Seat, run: Run, path: Path): void {
  push(state, { do: 'results', run: { ...run, seat, deaths: state.players[seat]!.deaths }, path, at: 0 })
}

function selected(state: State, who: Selector, run: Run): Seat[] {
  const living = livingSeats(state)
  switch (who.who) {
    case 'adjacent':
      return neighbours(state, run.seat)
    case 'chosen':
      return othersWith(state, run.seat, who.trait)
    case 'onIrradiated':
      return living.filter(seat => onTerrain(state, state.players[seat]!, 'irradiated'))
    case 'mostEndorsed': {
      const most = voters(state).filter(seat => votes(state, seat) === mostVotes(state))
      if (mostVotes(state) === 0) return []
      return (most.length === 1) === (who.rank === 'sole') ? most : []
    }
    case 'fewestEndorsed': {
      const fewest = Math.min(...voters(state).map(seat => votes(state, seat)))
      return fewest < mostVotes(state) ? voters(state).filter(seat => votes(state, seat) === fewest) : []
    }
    case 'othersAtVault84':
      return voters(state).filter(seat => !keeps(state, seat, '074'))
    case 'holder':
      return living.filter(seat => keeps(state, seat, who.tag))
    case 'each':
      return living
  }
}

/** W-CON-C080: the survivors in the Vault 84 space. */
function voters(state: State): Seat[] {
  const vault = placeNode(state, 'vault84')
  return livingSeats(state).filter(seat => state.players[seat]!.node === vault)
}

function votes(state: State, seat: Seat): number {
  return state.players[seat]!.kept.filter(({ tag }) => tag === 'endorsement').length
}

function mostVotes(state: State): number {
  return Math.max(0, ...voters(state).map(seat => votes(state, seat)))
}

function keeps(state: State, seat: Seat, tag: string): boolean {
  return state.players[seat]!.kept.some(kept => kept.tag === tag)
}

type PickSurvivor = Ask & { readonly run: Run; readonly path: Path; readonly seats: readonly Seat[] }

export const pickSurvivor: Question<State, PickSurvivor, Choice, Event> = {
  open: (_state, { seats }) => seats.length > 1,
  settle(state, { seats, run, path }) {
    if (seats[0] !== undefined) pushFor(state, seats[0], run, path)
  },
  choices: (_state, { seats }) => seats.map(seat => ({ do: 'survivor', seat })),
  why: (_state, { seats }, wish) => (wish.do === 'survivor' && seats.includes(wish.seat) ? undefined : 'W-CON-CW5'),
  answer(state, { run, path }, choice) {
    if (choice.do === 'survivor') pushFor(state, choice.seat, run, path)
  },
}

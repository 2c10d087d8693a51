import { type Asked, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import { type ItemId, ITEMS } from '../../content/items/items.ts'
import type { ResultsAt } from '../../content/cards/addresses.ts'
import type { Selector } from '../../content/cards/types.ts'
import { pickOne } from '../asking.ts'
import { placeNode } from '../map/icons.ts'
import { decider, livingSeats, type Player, playerAt, type State } from '../../state.ts'
import { neighbours, onTerrain, othersWith } from './conditions.ts'
import { belongings } from '../items/passives.ts'
import type { Run } from '../../run.ts'

/** For whom results are meant. */

/** All companions of a survivor, equipped or carried. */
export function companions(player: Player): ItemId[] {
  return belongings(player).filter(card => ITEMS[card].kind === 'companion')
}

/** Carries out a list of results for everybody a selector names, in turn order; `adjacent` and `chosen` name one. */
export function forSurvivors(state: State, who: Selector, run: Run, path: ResultsAt): void {
  const seats = selected(state, who, run)
  if (who.who === 'adjacent' || who.who === 'chosen')
    return push(state, { do: 'pickSurvivor', seat: decider(state, run.seat), run, path, seats })
  for (const seat of seats.reverse()) pushFor(state, seat, run, path)
}

function pushFor(state: State, seat: Seat, run: Run, path: ResultsAt): void {
  push(state, { do: 'results', run: { ...run, seat, deaths: playerAt(state, seat).deaths }, path, at: 0 })
}

function selected(state: State, who: Selector, run: Run): Seat[] {
  const living = livingSeats(state)
  switch (who.who) {
    case 'adjacent':
      return neighbours(state, run.seat)
    case 'chosen':
      return othersWith(state, run.seat, who.trait)
    case 'onIrradiated':
      return living.filter(seat => onTerrain(state, playerAt(state, seat), 'irradiated'))
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
  return livingSeats(state).filter(seat => playerAt(state, seat).node === vault)
}

function votes(state: State, seat: Seat): number {
  return playerAt(state, seat).kept.filter(({ tag }) => tag === 'endorsement').length
}

function mostVotes(state: State): number {
  return Math.max(0, ...voters(state).map(seat => votes(state, seat)))
}

function keeps(state: State, seat: Seat, tag: string): boolean {
  return playerAt(state, seat).kept.some(kept => kept.tag === tag)
}

type PickSurvivor = Asked & { readonly run: Run; readonly path: ResultsAt; readonly seats: readonly Seat[] }

export const pickSurvivor = pickOne({
  options: (_state, { seats }: PickSurvivor): ChoiceOf<'survivor'>[] => seats.map(seat => ({ do: 'survivor', seat })),
  rule: 'W-CON-CW5',
  effect: (state, { run, path }, { seat }) => pushFor(state, seat, run, path),
})

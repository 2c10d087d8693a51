import type { Seat } from '@overseer/kernel'
import {
  type SeatQuestion,
  COLUMNS,
  ELEVATOR_COLUMN,
  type ItemId,
  ITEMS,
  type Letter,
  levelOf,
  type Player,
  playerAt,
  scoreOf,
  SLOTS,
  type State,
  type Step,
} from '@overseer/shelter'
import type { SparseRows } from '../learned.ts'
import { missingCubes } from './cubes-and-odds.ts'

/** What all choices of a decision have in common. */
export interface Context {
  readonly state: State
  readonly ask: Step['do'] // the question
  readonly seat: Seat
  readonly player: Player
  readonly missing: number // cubes for the nearest room
  readonly mayBuild: boolean // the own elevator is free
  readonly bonus: number // in a fight, if all weapons are used
  readonly rerolls: number
  readonly outfits: readonly Letter[] // ready to be worn
  readonly armor: boolean // the same for fights, and paid for
  readonly rows: SparseRows
}

export function contextOf(state: State, rows: SparseRows): Context {
  const { do: ask, seat } = state.steps[state.steps.length - 1] as Extract<Step, { do: SeatQuestion }>
  const player = playerAt(state, seat)
  let bonus = 0
  let rerolls = 0
  let armor = false
  const outfits: Letter[] = []
  for (const item of player.items) {
    const { ability } = ITEMS[item]
    if (ability.does === 'steady') bonus += ability.bonus
    else if (player.exhausted.length > 0 && player.exhausted.includes(item)) continue
    else if (ability.does === 'bonus') bonus += ability.bonus
    else if (ability.does === 'reroll') rerolls++
    else if (ability.does === 'dress') outfits.push(ability.letter)
    else if (ability.does === 'armor') armor = player.power > 0
  }
  return {
    state,
    ask,
    seat,
    player,
    missing: missingCubes(state, player.power, player.food, player.water),
    mayBuild: !state.crews[levelOf(state.levels, seat) * COLUMNS + ELEVATOR_COLUMN - 1],
    bonus,
    rerolls,
    outfits,
    armor,
    rows,
  }
}

/** What an item would score if the game ended now. */
export function scoreNow({ state, seat, player }: Context, item: ItemId): number {
  if (ITEMS[item].ability.does !== 'score') return 0
  const first = levelOf(state.levels, seat) * SLOTS
  let rooms = 0
  for (let slot = first; slot < first + SLOTS; slot++) if (state.vault[slot]) rooms++
  return scoreOf(player, rooms, item)
}

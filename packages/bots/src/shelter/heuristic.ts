import type { Seat } from '@overseer/kernel'
import {
  ITEMS,
  type Player,
  RESOURCES,
  type State,
  ownerOf,
  placeAt,
  playerAt,
  LEVEL_ROOMS,
  roomIndex,
  levelOf,
} from '@overseer/shelter'
import type { Heuristic } from '../greedy.ts'

// What things are worth in happiness, found by trying: see docs/bots.md.
const CUBE = 0.16
const SPARE_CUBE = 0.06 // beyond four of a kind
const DWELLER = 1.1
const HURT = -0.5
const TRAINED = 0.25
const ITEM = 0.45
const SCORING_ITEM = 1.3
const ROOM = 0.35
const THREAT = -0.7
const TOKEN = 0.15

/** How good a table of Shelter looks for a seat, in happiness. */
export const shelterHeuristic: Heuristic<State> = {
  value(state, seat) {
    const rivals = state.players
      .filter((_, other) => other !== seat)
      .map((player, i) => worth(state, player, i < seat ? i : i + 1))
    return worth(state, playerAt(state, seat), seat) - 0.3 * Math.max(...rivals)
  },
  isQuiet: state => state.placement === null || state.steps.length === 0,
  // An exchange can be made and unmade without end (SH-RES-3): what follows by itself is to close the window.
  answer: (state, choices) => (state.steps.at(-1)?.do === 'afterPlacing' ? choices.at(-1) : undefined),
}

function worth(state: State, player: Player, seat: Seat): number {
  const left = roundsLeft(state)
  let sum = player.happiness
  for (const resource of RESOURCES) {
    const n = player[resource]
    sum += Math.min(n, 4) * CUBE + Math.max(n - 4, 0) * SPARE_CUBE
  }
  sum += player.dwellers * DWELLER * left + player.trained.length * TRAINED
  for (const item of player.items) sum += ITEMS[item].ability.does === 'score' ? SCORING_ITEM : ITEM * left
  sum += builtRooms(state, seat) * ROOM * left
  sum += player.hurt * HURT
  if (state.token === seat) sum += TOKEN
  for (const crew of state.crews) {
    if (crew?.seat === seat) sum += crew.hurt * HURT + (crew.train === null ? 0 : TRAINED)
  }
  for (const [space, threat] of state.threats.entries())
    if (threat && ownerOf(state, placeAt(space).level) === seat && state.crews[space]?.hurt !== 0) sum += THREAT
  return sum
}

/** From 1 at the start towards 0 at the end: what pays off later is worth less late. */
function roundsLeft(state: State): number {
  if (state.ending !== null) return 0.1
  return Math.max(0.2, 1 - state.round / 14)
}

function builtRooms(state: State, seat: Seat): number {
  const first = roomIndex(levelOf(state.levels, seat), 0)
  let n = 0
  for (let slot = 0; slot < LEVEL_ROOMS; slot++) if (state.vault[first + slot]) n++
  return n
}

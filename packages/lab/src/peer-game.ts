import { drawFrom } from '@overseer/bots'
import { type Flow, runFlow, seedRandom, type Random } from '@overseer/kernel'

/**
 * A small worker-placement game, written here on our kernel and in `bench/peers/toy.mjs` on boardgame.io, to compare
 * the two on equal work: two players with three workers, ten spaces that each give a number of points, ten rounds. Each
 * move lists the free spaces first. Most points win.
 */
interface ToyState {
  steps: ToyStep[]
  spaces: number[] // who stands there, -1 for nobody
  workers: number[]
  points: number[]
  round: number
}

type ToyStep = { readonly do: 'turn'; readonly seat: number } | { readonly do: 'round' }
interface ToyChoice {
  readonly space: number
}

const SPACES = 10
const WORKERS = 3
const ROUNDS = 10

const flow: Flow<ToyState, ToyStep, ToyChoice, never> = {
  round(state) {
    if (state.round === ROUNDS) return
    state.round++
    state.spaces.fill(-1)
    state.workers.fill(WORKERS)
    state.steps.push({ do: 'round' }, { do: 'turn', seat: 0 })
  },
  turn: {
    open: (state, { seat }) => state.workers[seat]! > 0,
    choices(state) {
      const free: ToyChoice[] = []
      for (let space = 0; space < SPACES; space++) if (state.spaces[space] === -1) free.push({ space })
      return free
    },
    why: (state, _step, { space }) => (state.spaces[space] === -1 ? undefined : 'TOY-1'),
    answer(state, { seat }, { space }) {
      state.spaces[space] = seat
      state.workers[seat]!--
      state.points[seat]! += space + 1
      state.steps.push({ do: 'turn', seat: 1 - seat })
    },
  },
}

const toy = runFlow(flow, 'TOY-END')

function playToy(random: Random): number {
  const state: ToyState = {
    steps: [{ do: 'round' }],
    spaces: Array.from({ length: SPACES }, () => -1),
    workers: [0, 0],
    points: [0, 0],
    round: 0,
  }
  toy.advance(state)
  let moves = 0
  for (let choices = toy.choices(state); choices.length > 0; choices = toy.choices(state)) {
    toy.apply(state, drawFrom(choices, random))
    moves++
  }
  return moves
}

/** Plays so many games of the toy; the number of moves. */
export function toyRate(games: number): number {
  const random = seedRandom('toy')
  let moves = 0
  for (let i = 0; i < games; i++) moves += playToy(random)
  return moves
}

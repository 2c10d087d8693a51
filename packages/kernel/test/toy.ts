import {
  type AnyState,
  draw,
  type Flow,
  type Game,
  IllegalChoice,
  parseWith,
  type Pile,
  roll,
  runFlow,
  seedRandom,
} from '@overseer/kernel'
import * as z from 'zod'

/**
 * A game for the tests of the kernel: two players take turns; each may stop, count one up, roll a die, or draw a card
 * from a deck of five. Ten points win.
 */
export interface ToyState extends AnyState {
  points: number[]
  pile: Pile<number>
  steps: ToyStep[]
}

type ToyStep = { do: 'turn'; seat: number } | { do: 'next'; seat: number } | { do: 'loop' }
export type ToyChoice = 'up' | 'roll' | 'draw' | 'stop' | 'loop'

const flow: Flow<ToyState, ToyStep, ToyChoice, string> = {
  turn: {
    choices: () => ['up', 'roll', 'draw', 'stop'],
    why: (_state, _step, wish) => (['up', 'roll', 'draw', 'stop', 'loop'].includes(wish) ? undefined : 'TOY-1'),
    answer(state, { seat }, choice, emit) {
      emit?.(choice)
      if (choice === 'loop') return void state.steps.push({ do: 'loop' })
      if (choice === 'up') state.points[seat]!++
      if (choice === 'roll') state.points[seat]! += roll(state, 6)
      if (choice === 'draw') state.points[seat]! += draw(state, state.pile) ?? 0
      if (state.points[seat]! < 10) state.steps.push({ do: 'next', seat: choice === 'stop' ? 1 - seat : seat })
    },
  },
  next: (state, { seat }) => void state.steps.push({ do: 'turn', seat }),
  loop: state => void state.steps.push({ do: 'loop' }),
}

const run = runFlow(flow, 'TOY-OVER')

export const toy: Game<ToyState, ToyChoice, { seats: number }, Pick<ToyState, 'points'>, string> = {
  id: 'toy',
  seats: { min: 2, max: 2 },
  rulesVersion: 3,
  setup: (_options, seed) => ({
    points: [0, 0],
    pile: { deck: [1, 2, 3, 4, 5], discard: [] },
    steps: [{ do: 'turn', seat: 0 }],
    random: seedRandom(seed),
    barrier: 0,
  }),
  players: () => 2,
  ...run,
  clone: state => structuredClone(state),
  view: ({ points }) => ({ points: [...points] }),
  sample: state => structuredClone(state),
  result: ({ points, steps }) =>
    steps.length > 0
      ? undefined
      : { winners: [points[0]! >= 10 ? 0 : 1], scores: points, ranks: points[0]! >= 10 ? [1, 2] : [2, 1] },
  faults: () => [],
  parse: {
    options: data => parseWith(z.strictObject({ seats: z.literal(2) }), data, 'options'),
    choice: data => parseWith(z.enum(['up', 'roll', 'draw', 'stop', 'loop']), data, 'choice'),
    state: data => data as ToyState,
    position: () => {
      throw new IllegalChoice({ rule: 'TOY-2' })
    },
  },
}

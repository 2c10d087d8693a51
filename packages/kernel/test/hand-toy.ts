import {
  type AnyState,
  BadInput,
  branch,
  cloneRandom,
  clonePile,
  draw,
  type Flow,
  type Game,
  parseWith,
  type Pile,
  questionsOf,
  runFlow,
  seedRandom,
  shuffle,
} from '@overseer/kernel'
import * as z from 'zod'

/**
 * A game with hidden cards that keeps every promise of the contract, for the tests of the harness. Two players hold a card
 * each that the other does not see. In turn one plays it for its points and draws another, says one's number of points for
 * nothing, or waits. Twelve turns, most points win.
 */
export interface HandState extends AnyState {
  steps: HandStep[]
  hands: number[] // by seat
  points: number[]
  pile: Pile<number>
  turns: number
}

type HandStep = { readonly do: 'turn'; readonly seat: number }

export type HandChoice =
  | { readonly do: 'play'; readonly card: number }
  | { readonly do: 'say'; readonly n: number }
  | { readonly do: 'wait' }

export interface HandView {
  readonly hands: readonly (number | null)[]
  readonly points: readonly number[]
  readonly deck: number
  readonly turns: number
}

const TURNS = 12
const CARDS = Array.from({ length: 20 }, (_, i) => i + 1)

const { ask } = questionsOf<HandState, HandChoice, string, string | { rule: string; facts: { held: number } }>({
  do: 'wait',
})

const flow: Flow<HandState, HandStep, HandChoice, string> = {
  turn: ask({
    options: (state, { seat }) => [
      { do: 'play', card: state.hands[seat]! },
      { do: 'say', n: state.points[seat]! },
      { do: 'wait' },
    ],
    rule: 'HAND-1',
    why: {
      play: (state, { seat }, { card }) =>
        card === state.hands[seat] ? undefined : { rule: 'HAND-2', facts: { held: state.hands[seat]! } },
    },
    answers: {
      play(state, { seat }, { card }, emit) {
        state.points[seat]! += card
        state.pile.discard.push(card)
        state.hands[seat] = draw(state, state.pile)!
        emit?.(`played ${card}`)
        nextTurn(state, seat)
      },
      say: (state, { seat }, { n }, emit) => {
        emit?.(`said ${n}`)
        nextTurn(state, seat)
      },
      wait: (state, { seat }) => nextTurn(state, seat),
    },
  }),
}

function nextTurn(state: HandState, seat: number): void {
  state.turns++
  if (state.turns < TURNS) state.steps.push({ do: 'turn', seat: state.turns % 4 === 0 ? 1 - seat : seat })
}

const choice = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: z.number() }),
  z.strictObject({ do: z.literal('say'), n: z.number() }),
  z.strictObject({ do: z.literal('wait') }),
])

export const hand: Game<HandState, HandChoice, { seats: number }, HandView, string> = {
  id: 'hand',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  setup(_options, seed) {
    const random = seedRandom(seed)
    const deck = [...CARDS]
    shuffle(random, deck)
    const hands = deck.splice(0, 2)
    return {
      steps: [{ do: 'turn', seat: 0 }],
      hands,
      points: [0, 0],
      pile: { deck, discard: [] },
      turns: 0,
      random,
      barrier: 0,
    }
  },
  players: () => 2,
  ...runFlow(flow, 'HAND-OVER'),
  clone: ({ steps, hands, points, pile, turns, random, barrier }) => ({
    steps: [...steps],
    hands: [...hands],
    points: [...points],
    pile: clonePile(pile),
    turns,
    random: cloneRandom(random),
    barrier,
  }),
  view: ({ hands, points, pile, turns }, onlooker) => ({
    hands: hands.map((card, seat) => (seat === onlooker ? card : null)),
    points: [...points],
    deck: pile.deck.length,
    turns,
  }),
  sample(state, seat, random) {
    const other = hand.clone(state)
    const hidden = [...other.pile.deck, other.hands[1 - seat]!]
    shuffle(random, hidden)
    other.hands[1 - seat] = hidden.pop()!
    other.pile.deck = hidden
    other.random = branch(random)
    return other
  },
  result: ({ points, steps }) => {
    if (steps.length > 0) return undefined
    const most = Math.max(...points)
    const ranks = points.map(own => (own === most ? 1 : 2))
    return { winners: [0, 1].filter(seat => ranks[seat] === 1), scores: [...points], ranks }
  },
  faults({ hands, pile }) {
    const cards = [...hands, ...pile.deck, ...pile.discard].sort((a, b) => a - b)
    return cards.join() === CARDS.join() ? [] : ['a card is lost']
  },
  parse: {
    options: data => parseWith(z.strictObject({ seats: z.literal(2) }), data, 'options'),
    choice: data => parseWith<HandChoice>(choice, data, 'choice'),
    state: data => structuredClone(data as HandState),
    position: () => {
      throw new BadInput('position', 'is not for this game')
    },
  },
}

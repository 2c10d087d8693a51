import { draw, type Flow, type Refusal, roll, runFlow } from '@overseer/kernel'
import { type Choice, type Event, HEAPS, playerAt, type State, type Step } from './state.ts'

export const RULE_IDS = [
  'TC-SET-1',
  'TC-ROUND-1',
  'TC-BID-1',
  'TC-BID-2',
  'TC-BID-3',
  'TC-TAKE-1',
  'TC-TAKE-2',
  'TC-END-1',
] as const
export type RuleId = (typeof RULE_IDS)[number]

const DIE = 6

const FLOW: Flow<State, Step, Choice, Event> = {
  /** TC-ROUND-1: the die throws cans on the heap; whoever begins moves on by one each round. */
  round(state, _step, emit) {
    if (state.round === HEAPS[state.options.heap]) return
    const seats = state.players.length
    const cans = roll(state, DIE)
    state.heap += cans
    state.best = null
    emit?.({ type: 'thrown', cans })
    state.steps.push({ do: 'round' }, { do: 'take' })
    for (let i = seats - 1; i >= 0; i--) state.steps.push({ do: 'bid', seat: (state.round + i) % seats })
    state.round++
  },
  bid: {
    open: (state, { seat }) => playerAt(state, seat).hand.length > 0,
    choices(state, { seat }) {
      const higher = new Set(playerAt(state, seat).hand.filter(card => card > highest(state)))
      return [...[...higher].map((card): Choice => ({ do: 'play', card })), { do: 'pass' }]
    },
    why: (state, { seat }, wish) => whyNotBid(state, seat, wish),
    answer(state, { seat }, choice, emit) {
      if (choice.do !== 'play') return emit?.({ type: 'passed', seat })
      const { hand } = playerAt(state, seat)
      hand.splice(hand.indexOf(choice.card), 1)
      state.pile.discard.push(choice.card)
      state.best = { seat, card: choice.card }
      emit?.({ type: 'played', seat, card: choice.card })
    },
  },
  /** TC-TAKE-1: the highest takes the heap; if nobody played, it stays and grows. */
  take(state, _step, emit) {
    if (state.best === null) return
    const { seat } = state.best
    emit?.({ type: 'taken', seat, cans: state.heap })
    playerAt(state, seat).cans += state.heap
    state.heap = 0
    state.steps.push({ do: 'spend', seat })
  },
  spend: {
    open: (state, { seat }) => state.pile.deck.length > 0 && playerAt(state, seat).cans > 0,
    choices: () => [{ do: 'buy' }, { do: 'keep' }],
    why: (_state, _step, wish) => (wish.do === 'buy' || wish.do === 'keep' ? undefined : 'TC-TAKE-2'),
    answer(state, { seat }, choice, emit) {
      if (choice.do !== 'buy') return
      const player = playerAt(state, seat)
      player.cans--
      emit?.({ type: 'bought', seat })
      const card = draw(state, state.pile)
      if (card === undefined) return
      player.hand = [...player.hand, card].sort((a, b) => a - b)
      emit?.({ type: 'drawn', seat, card, to: [seat] })
    },
  },
}

function highest({ best }: State): number {
  return best?.card ?? 0
}

function whyNotBid(state: State, seat: number, wish: Choice): RuleId | Refusal | undefined {
  if (wish.do === 'pass') return undefined
  if (wish.do !== 'play') return 'TC-BID-1'
  if (!playerAt(state, seat).hand.includes(wish.card)) return 'TC-BID-2'
  return wish.card > highest(state) ? undefined : { rule: 'TC-BID-3', facts: { least: highest(state) + 1 } }
}

export const flow = runFlow(FLOW, 'TC-END-1')

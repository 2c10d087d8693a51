import {
  BadInput,
  branch,
  clonePile,
  cloneRandom,
  type Game,
  type Onlooker,
  parseWith,
  type Random,
  type Result,
  type Seat,
  seedRandom,
  shuffle,
} from '@overseer/kernel'
import * as z from 'zod'
import { flow } from './rules.ts'
import { type Choice, DECK, type Event, HAND, type Options, playerAt, type State, type View } from './state.ts'

const card = z.number().int().min(1).max(6)
const count = z.number().int().min(0)
const seat = z.number().int().min(0).max(2)

const options = z.strictObject({
  seats: z.number().int().min(2).max(3),
  heap: z.enum(['small', 'large']).default('small'),
})

const choice = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('buy') }),
  z.strictObject({ do: z.literal('keep') }),
])

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('round') }),
  z.strictObject({ do: z.literal('take') }),
  z.strictObject({ do: z.literal('bid'), seat }),
  z.strictObject({ do: z.literal('spend'), seat }),
])

const state = z.strictObject({
  options: z.strictObject({ seats: z.number().int().min(2).max(3), heap: z.enum(['small', 'large']) }),
  round: count,
  heap: count,
  best: z.strictObject({ seat, card }).nullable(),
  players: z
    .array(z.strictObject({ hand: z.array(card), cans: count }))
    .min(2)
    .max(3),
  pile: z.strictObject({ deck: z.array(card), discard: z.array(card) }),
  steps: z.array(step),
  random: z.strictObject({ key: z.array(z.number()).length(8), drawn: count, loaded: z.array(z.number()) }),
  barrier: count,
})

/** The hands of a puzzle; everything else is as after the set-up. */
const position = z.strictObject({
  hands: z.array(z.array(card).max(HAND)).min(2).max(3),
  dice: z.array(z.number().int().min(1).max(6)).default([]),
})

/** TC-SET-1: everybody gets four cards. */
function setup(agreed: Options, seed: string): State {
  const table = emptyTable(agreed, seed)
  shuffle(table.random, table.pile.deck)
  for (const player of table.players) player.hand = table.pile.deck.splice(-HAND).sort((a, b) => a - b)
  flow.advance(table)
  return table
}

function emptyTable(agreed: Options, seed: string): State {
  return {
    options: agreed,
    round: 0,
    heap: 0,
    best: null,
    players: Array.from({ length: agreed.seats }, () => ({ hand: [], cans: 0 })),
    pile: { deck: [...DECK], discard: [] },
    steps: [{ do: 'round' }],
    random: seedRandom(seed),
    barrier: 0,
  }
}

function puzzle(data: unknown, seed: string): State {
  const { hands, dice } = parseWith(position, data, 'position')
  const table = emptyTable({ seats: hands.length, heap: 'small' }, seed)
  for (const [owner, hand] of hands.entries())
    for (const wanted of hand) {
      const at = table.pile.deck.indexOf(wanted)
      if (at < 0) throw new BadInput('position.hands', `there are not so many cards with a ${wanted}`)
      table.pile.deck.splice(at, 1)
      playerAt(table, owner).hand.push(wanted)
    }
  for (const player of table.players) player.hand.sort((a, b) => a - b)
  shuffle(table.random, table.pile.deck)
  table.random.loaded.push(...dice)
  flow.advance(table)
  return table
}

function clone(table: State): State {
  return {
    ...table,
    players: table.players.map(player => ({ ...player, hand: [...player.hand] })),
    pile: clonePile(table.pile),
    steps: [...table.steps],
    random: cloneRandom(table.random),
  }
}

function view(table: State, onlooker: Onlooker): View {
  const { options: agreed, round, heap, best, players, pile } = table
  return {
    options: agreed,
    round,
    heap,
    best,
    players: players.map(({ hand, cans }, owner) => ({
      hand: owner === onlooker ? [...hand] : null,
      cards: hand.length,
      cans,
    })),
    deck: pile.deck.length,
    discard: [...pile.discard],
    pending: flow.pending(table) ?? null,
    result: result(table) ?? null,
  }
}

/** The deck and the hands of the others are dealt anew. */
function sample(table: State, own: Seat, random: Random): State {
  const other = clone(table)
  const rivals = other.players.filter((_, owner) => owner !== own)
  const unknown = [...other.pile.deck, ...rivals.flatMap(({ hand }) => hand)]
  shuffle(random, unknown)
  for (const rival of rivals) rival.hand = unknown.splice(0, rival.hand.length).sort((a, b) => a - b)
  other.pile.deck = unknown
  other.random = branch(random)
  return other
}

function result({ players, steps }: State): Result | undefined {
  if (steps.length > 0) return undefined
  const scores = players.map(({ cans }) => cans)
  const ranks = scores.map(score => 1 + scores.filter(other => other > score).length)
  return { winners: [...ranks.keys()].filter(owner => ranks[owner] === 1), scores, ranks }
}

function faults({ players, pile }: State): string[] {
  const cards = [...pile.deck, ...pile.discard, ...players.flatMap(({ hand }) => hand)].sort((a, b) => a - b)
  return cards.join() === DECK.join() ? [] : ['cards were lost or made']
}

export const tinCans: Game<State, Choice, Options, View, Event> = {
  id: 'tincans',
  seats: { min: 2, max: 3 },
  rulesVersion: 1,
  onlyBetweenChoices: ['pending', 'result'],
  setup,
  players: ({ players }) => players.length,
  pending: flow.pending,
  choices: flow.choices,
  why: flow.why,
  apply: flow.apply,
  clone,
  view,
  sample,
  result,
  faults,
  parse: {
    options: data => parseWith<Options>(options, data, 'options'),
    choice: data => parseWith<Choice>(choice, data, 'choice'),
    state: data => parseWith<State>(state, data, 'state'),
    position: puzzle,
  },
}

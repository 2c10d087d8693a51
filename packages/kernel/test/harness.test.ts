import { type Game, IllegalChoice, type Seed, seedRandom } from '@overseer/kernel'
import { Broken, examine } from '@overseer/kernel/harness'
import { describe, expect, test } from 'vitest'
import { hand, type HandChoice, type HandState, type HandView } from './hand-toy.ts'

type Hand = Game<HandState, HandChoice, { seats: number }, HandView, string>

/** One game that looks at everything after every choice. */
function look(game: Game, seed: Seed, most?: number) {
  const trial = {
    options: { seats: 2 },
    seats: 2,
    seed,
    random: seedRandom(`chance ${seed}`),
    bound: 40,
    thoroughness: 1,
  }
  return examine(game, most === undefined ? trial : { ...trial, most })
}

/** The same game with something broken. */
const broken = (change: Partial<Hand>): Game => ({ ...hand, ...change })

/** Several games: a promise that is broken shows in one of them. */
function lookOften(game: Game): void {
  for (let n = 0; n < 12; n++) look(game, `broken ${n}`)
}

test('a game that keeps its promises passes', () => {
  const record = look(hand, 'whole')
  expect(record.choices).toHaveLength(12)
  expect(look(hand, 'whole', 5).choices).toHaveLength(5)
})

/** A game broken in each promise, and what the harness says of it. */
const BROKEN: [promise: string, game: () => Game, found: RegExp][] = [
  [
    'the game ends',
    () => broken({ apply: (state, choice) => after(state, choice, repeat) }),
    /no end after 40 decisions/,
  ],
  [
    'there is no result before the end',
    () => broken({ result: () => ({ winners: [0], scores: [1, 0], ranks: [1, 2] }) }),
    /a result before the end/,
  ],
  ['whoever is asked has a choice', () => broken({ choices: () => [] }), /a decision without a choice/],
  [
    'each choice is listed once',
    () => broken({ choices: state => [...hand.choices(state), { do: 'wait' }] }),
    /the same choice twice/,
  ],
  [
    'what is offered is legal',
    () => broken({ choices: state => [...hand.choices(state), { do: 'say', n: 99 }] }),
    /is offered but refused by HAND-1/,
  ],
  [
    'no card is lost',
    () => broken({ apply: (state, choice) => after(state, choice, ({ pile }) => pile.discard.pop()) }),
    /a card is lost/,
  ],
  [
    'a clone is equal',
    () => broken({ clone: state => ({ ...hand.clone(state), turns: 0 }) }),
    /a clone differs at turns/,
  ],
  [
    'a clone shares nothing that changes',
    () => broken({ clone: state => ({ ...hand.clone(state), points: state.points }) }),
    /playing on a clone changed the original/,
  ],
  [
    'a state can be read back',
    () => broken({ parse: { ...hand.parse, state: data => ({ ...(data as HandState), barrier: 9 }) } }),
    /a state read back differs at barrier/,
  ],
  [
    'a choice can be read back',
    () => broken({ parse: { ...hand.parse, choice: () => ({ do: 'wait' }) } }),
    /a choice read back differs/,
  ],
  ['what is not offered is refused', () => broken({ why: () => undefined }), /is not offered but not refused/],
  [
    'a refusal names a rule',
    () => broken({ why: (state, wish) => hand.why(state, wish) && { rule: '' } }),
    /is not offered but not refused/,
  ],
  [
    'a refusal is plain data',
    () => broken({ why: (state, wish) => hand.why(state, wish) && { rule: 'HAND-1', facts: { held: undefined } } }),
    /a refusal is not plain data/,
  ],
  [
    'what is refused is not played',
    () => broken({ apply: (state, choice) => (hand.why(state, choice) ? undefined : hand.apply(state, choice)) }),
    /is refused by HAND-\d but played/,
  ],
  [
    'playing refuses as why does',
    () => broken({ apply: (state, choice) => otherwise(state, choice) }),
    /playing is refused otherwise than `why` says at rule/,
  ],
  [
    'a refused choice leaves no trace',
    () => broken({ apply: (state, choice) => trace(state, choice) }),
    /a refused choice changed the state/,
  ],
  [
    'a sample is sound',
    () => broken({ sample: (state, seat, random) => ({ ...hand.sample(state, seat, random), hands: [1, 1] }) }),
    /sample for seat 0: a card is lost/,
  ],
  [
    'a view hides what is hidden',
    () => broken({ view: state => ({ ...hand.view(state, 0), hands: [...state.hands] }) }),
    /the view of seat 0 knows hidden things at hands\.1/,
  ],
  [
    'a view hides the key of chance',
    () =>
      broken({
        view: (state, one) => ({ ...hand.view(state, one), deck: state.random.key[0]! }),
        sample: (state, seat, random) => ({ ...hand.sample(state, seat, random), random: state.random }),
      }),
    /a view holds the key/,
  ],
  [
    'in an open game all see the same',
    () => broken({ openInformation: true }),
    /seat 0 sees more than others in an open game/,
  ],
  ['choices know nothing hidden', () => broken({ ...superstitious }), /the choices know hidden things/],
  [
    'refusals know nothing hidden',
    () =>
      broken({
        why: (state, wish) => leak(state, hand.why(state, wish)),
        apply: (state, choice) => leaking(state, choice),
      }),
    /why not .* knows hidden things at facts\.top/,
  ],
  [
    'a state is JSON',
    () =>
      broken({ apply: (state, choice) => after(state, choice, played => Object.assign(played, { lost: undefined })) }),
    /differs/,
  ],
  [
    'undo brings back the state byte for byte',
    () => broken({ clone: state => reversed(hand.clone(state)) }),
    /undo does not restore the state/,
  ],
  [
    'chance is in the state',
    () => broken({ apply: (state, choice) => byAnotherChance(state, choice) }),
    /the twin that went through JSON differs at turns/,
  ],
  ['the end has a result', () => broken({ result: () => undefined }), /no result at the end/],
  [
    'winners are ranked first',
    () => broken({ result: state => hand.result(state) && { winners: [0, 1], scores: [1, 0], ranks: [1, 2] } }),
    /a winner is not ranked first/,
  ],
  [
    'nothing is asked after the end',
    () => broken({ choices: state => (hand.pending(state) ? hand.choices(state) : [{ do: 'wait' }]) }),
    /choices after the end/,
  ],
]

/** The same with its fields the other way round. */
function reversed(state: HandState): HandState {
  return Object.fromEntries(Object.entries(state).reverse()) as unknown as HandState
}

let drawn = 0

/** Every seventh card counts as two turns, whoever draws it. */
function byAnotherChance(state: HandState, choice: HandChoice): void {
  hand.apply(state, choice)
  if (choice.do === 'play' && ++drawn % 7 === 0) state.turns++
}

/** Plays, and then does something wrong. */
function after(state: HandState, choice: HandChoice, wrong: (state: HandState) => unknown): void {
  hand.apply(state, choice)
  wrong(state)
}

function repeat(state: HandState): void {
  if (state.steps.length === 0) state.steps.push({ do: 'turn', seat: 0 })
}

function otherwise(state: HandState, choice: HandChoice): void {
  if (hand.why(state, choice) !== undefined) throw new IllegalChoice({ rule: 'HAND-9' })
  hand.apply(state, choice)
}

function trace(state: HandState, choice: HandChoice): void {
  if (hand.why(state, choice) !== undefined) state.turns++
  hand.apply(state, choice)
}

/** Nobody waits while the card on top of the deck is odd. */
const superstitious: Pick<Hand, 'choices' | 'why' | 'apply'> = {
  choices: state => hand.choices(state).filter(({ do: kind }) => kind !== 'wait' || state.pile.deck.at(-1)! % 2 === 0),
  why: (state, wish) =>
    wish.do === 'wait' && state.pile.deck.at(-1)! % 2 === 1 ? { rule: 'HAND-1' } : hand.why(state, wish),
  apply(state, choice) {
    const refusal = superstitious.why(state, choice)
    if (refusal !== undefined) throw new IllegalChoice(refusal)
    hand.apply(state, choice)
  },
}

function leak(state: HandState, refusal: ReturnType<Hand['why']>) {
  return refusal && { ...refusal, facts: { ...refusal.facts, top: state.pile.deck.at(-1) } }
}

function leaking(state: HandState, choice: HandChoice): void {
  const refusal = leak(state, hand.why(state, choice))
  if (refusal !== undefined) throw new IllegalChoice(refusal)
  hand.apply(state, choice)
}

describe('a broken promise is found:', () => {
  test.each(BROKEN)('%s', (_promise, game, found) => {
    expect(() => lookOften(game())).toThrow(found)
  })
})

test('a game that throws is broken too', () => {
  const game = broken({
    apply(state: HandState, choice: HandChoice) {
      if (state.turns === 4) throw new TypeError('no such card')
      hand.apply(state, choice)
    },
  })
  expect(() => look(game, 'thrown')).toThrow(/^it threw no such card$/)
})

test('what was found comes with the record that shows it', () => {
  const game = broken({ choices: (state: HandState) => (state.turns === 3 ? [] : hand.choices(state)) })
  try {
    look(game, 'shown')
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(Broken)
    const { record } = error as Broken
    expect(record.choices).toHaveLength(3)
    expect(record.seed).toBe('shown')
  }
})

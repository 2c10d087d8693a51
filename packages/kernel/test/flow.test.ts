import { type Asked, type Flow, IllegalChoice, questionsOf, runFlow } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'

/** A player with some fruit before them. Every test asks one question about it. */
interface State {
  steps: Step[]
  fruit: string[]
  eaten: string[]
}

type Step =
  | { readonly do: 'eatOne' | 'mayEat' | 'feast' | 'market'; readonly seat: number }
  | { readonly do: 'endless' }

type Choice =
  | { readonly do: 'eat'; readonly fruit: string }
  | { readonly do: 'buy'; readonly fruit: string }
  | { readonly do: 'leave' }
  | { readonly do: 'skip' }

const { ask, mayPick, pickOne, windowOf } = questionsOf<
  State,
  Choice,
  string,
  string | { rule: string; facts: Record<string, unknown> }
>({ do: 'skip' })

const meals = ({ fruit }: State) => fruit.map(one => ({ do: 'eat', fruit: one }) as const)

function eat(state: State, _step: Asked, { fruit }: { fruit: string }, emit?: (event: string) => void): void {
  state.fruit.splice(state.fruit.indexOf(fruit), 1)
  state.eaten.push(fruit)
  emit?.(`ate ${fruit}`)
}

const flow: Flow<State, Step, Choice, string> = {
  eatOne: pickOne({
    options: meals,
    rule: 'EAT-1',
    effect: eat,
    none: (_state, _step, emit) => emit?.('went hungry'),
  }),
  mayEat: mayPick({
    options: meals,
    rule: 'EAT-2',
    why: { buy: (_state, _step, { fruit }) => ({ rule: 'BUY-1', facts: { closed: true, fruit } }) },
    effect: eat,
    skipped: (_state, _step, emit) => emit?.('declined'),
  }),
  feast: windowOf({ options: meals, rule: 'EAT-3', answers: { eat } }),
  market: ask({
    options: state => [...meals(state), { do: 'buy', fruit: 'fig' }, { do: 'leave' }],
    rule: 'MARKET-1',
    why: {
      buy: (state, _step, { fruit }) => (state.fruit.includes(fruit) ? 'BUY-2' : undefined),
    },
    answers: {
      eat,
      buy: (state, step, { fruit }) => state.steps.push({ do: 'market', seat: step.seat }) && state.fruit.push(fruit),
      leave: (_state, _step, _leave, emit) => emit?.('left'),
    },
  }),
  endless: state => void state.steps.push({ do: 'endless' }),
}

const game = runFlow(flow, 'OVER')

function table(ask: Exclude<Step['do'], 'endless'>, ...fruit: string[]) {
  const state: State = { steps: [{ do: ask, seat: 1 }], fruit, eaten: [] }
  const told: string[] = []
  game.advance(state, event => told.push(event))
  return {
    state,
    told,
    asked: () => game.pending(state)?.ask,
    choices: () => game.choices(state),
    why: (wish: Choice) => game.why(state, wish),
    play: (choice: Choice) => game.apply(state, choice, event => told.push(event)),
  }
}

const eats = (fruit: string): Choice => ({ do: 'eat', fruit })

describe('pickOne', () => {
  test('asks whose step it is, among several options', () => {
    const t = table('eatOne', 'apple', 'pear')
    expect(game.pending(t.state)).toEqual({ seat: 1, ask: 'eatOne' })
    expect(t.choices()).toEqual([eats('apple'), eats('pear')])
    t.play(eats('pear'))
    expect(t.state).toEqual({ steps: [], fruit: ['apple'], eaten: ['pear'] })
  })

  test('takes a single option by itself', () => {
    const t = table('eatOne', 'apple')
    expect(t.asked()).toBeUndefined()
    expect(t.told).toEqual(['ate apple'])
  })

  test('says what happens without any', () => {
    expect(table('eatOne').told).toEqual(['went hungry'])
  })

  test('refuses what is not on the list, and cannot be skipped', () => {
    const t = table('eatOne', 'apple', 'pear')
    expect(t.why(eats('apple'))).toBeUndefined()
    expect(t.why(eats('fig'))).toEqual({ rule: 'EAT-1' })
    expect(t.why({ do: 'skip' })).toEqual({ rule: 'EAT-1' })
    expect(() => t.play(eats('fig'))).toThrow(new IllegalChoice({ rule: 'EAT-1' }))
    expect(t.state.fruit).toEqual(['apple', 'pear'])
  })
})

describe('a list that was given out', () => {
  test('is good for its own state only: elsewhere its choices are judged', () => {
    const [, pear] = table('eatOne', 'apple', 'pear').choices()
    const other = table('eatOne', 'apple', 'plum')
    expect(() => other.play(pear!)).toThrow(new IllegalChoice({ rule: 'EAT-1' }))
  })

  test('is good for one answer: the next is judged anew', () => {
    const t = table('feast', 'apple', 'pear')
    const [apple] = t.choices()
    t.play(apple!)
    expect(() => t.play(apple!)).toThrow(new IllegalChoice({ rule: 'EAT-3' }))
    expect(t.state.eaten).toEqual(['apple'])
  })

  test('is the last that was asked for', () => {
    const t = table('eatOne', 'apple', 'pear')
    const [, pear] = t.choices()
    t.state.fruit.pop()
    t.choices()
    expect(() => t.play(pear!)).toThrow(new IllegalChoice({ rule: 'EAT-1' }))
  })
})

describe('mayPick', () => {
  test('asks even with one option, because it may be skipped', () => {
    const t = table('mayEat', 'apple')
    expect(t.choices()).toEqual([eats('apple'), { do: 'skip' }])
    t.play({ do: 'skip' })
    expect(t.told).toEqual(['declined'])
    expect(t.state.fruit).toEqual(['apple'])
  })

  test('takes what is picked', () => {
    const t = table('mayEat', 'apple')
    t.play(eats('apple'))
    expect(t.told).toEqual(['ate apple'])
    expect(t.asked()).toBeUndefined()
  })

  test('asks nothing and declines nothing without an option', () => {
    const t = table('mayEat')
    expect(t.asked()).toBeUndefined()
    expect(t.told).toEqual([])
  })

  test('refuses with the facts that a judge of that kind gives', () => {
    const t = table('mayEat', 'apple')
    const refusal = { rule: 'BUY-1', facts: { closed: true, fruit: 'fig' } }
    expect(t.why({ do: 'buy', fruit: 'fig' })).toEqual(refusal)
    expect(() => t.play({ do: 'buy', fruit: 'fig' })).toThrow(new IllegalChoice(refusal))
    expect(t.why({ do: 'leave' })).toEqual({ rule: 'EAT-2' })
  })
})

describe('windowOf', () => {
  test('is open until nothing is left', () => {
    const t = table('feast', 'apple', 'pear')
    t.play(eats('pear'))
    expect(t.choices()).toEqual([eats('apple'), { do: 'skip' }])
    t.play(eats('apple'))
    expect(t.asked()).toBeUndefined()
  })

  test('closes when it is skipped', () => {
    const t = table('feast', 'apple', 'pear')
    t.play({ do: 'skip' })
    expect(t.asked()).toBeUndefined()
    expect(t.state.fruit).toEqual(['apple', 'pear'])
  })

  test('refuses what is not on the list', () => {
    expect(table('feast', 'apple').why(eats('fig'))).toEqual({ rule: 'EAT-3' })
  })
})

describe('ask', () => {
  test('does what the kind of the answer says', () => {
    const t = table('market', 'apple')
    t.play({ do: 'buy', fruit: 'fig' })
    expect(t.state.fruit).toEqual(['apple', 'fig'])
    expect(t.asked()).toBe('market') // its effect asks again
    t.play({ do: 'leave' })
    expect(t.told).toEqual(['left'])
  })

  test('judges a kind by its judge, the others by the list', () => {
    const t = table('market', 'fig')
    expect(t.why({ do: 'buy', fruit: 'fig' })).toEqual({ rule: 'BUY-2' })
    expect(t.why({ do: 'buy', fruit: 'plum' })).toBeUndefined() // the judge is asked, not the list
    expect(t.why(eats('pear'))).toEqual({ rule: 'MARKET-1' })
    expect(t.why({ do: 'skip' })).toEqual({ rule: 'MARKET-1' })
  })

  test('is asked though there is only one answer', () => {
    expect(table('market').asked()).toBe('market')
  })
})

describe('the loop', () => {
  test('does what was pushed last first', () => {
    const t = table('eatOne', 'apple', 'pear')
    t.state.steps.unshift({ do: 'eatOne', seat: 0 })
    t.play(eats('apple'))
    expect(t.state.eaten).toEqual(['apple', 'pear']) // the second step had one option left
  })

  test('refuses everything once nothing is left to do', () => {
    const t = table('eatOne')
    expect(t.choices()).toEqual([])
    expect(t.why(eats('apple'))).toEqual({ rule: 'OVER' })
    expect(() => t.play(eats('apple'))).toThrow(new IllegalChoice({ rule: 'OVER' }))
  })

  test('stops a game that comes to no question', () => {
    const state: State = { steps: [{ do: 'endless' }], fruit: [], eaten: [] }
    expect(() => game.advance(state)).toThrow("no question after 10000 steps; the last was 'endless'")
  })
})

import { BadInput, below, parseJson, seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { type BuiltRoomId, type Choice, shelter, type State } from '@overseer/shelter'
import { type Table, table } from './table.ts'

/** The complaint about bad input; undefined if there is none. */
function complaint(act: () => unknown): BadInput | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  return undefined
}

/** What travels through a file. */
function saved<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T
}

type Open<T> = T extends object ? { -readonly [K in keyof T]: Open<T[K]> } : T
type Change = (state: Open<State>) => unknown

/** The complaint about a saved state after a change to it. */
function afterChanging(t: Table, change: Change): BadInput | undefined {
  const state = saved(t.state) as Open<State>
  change(state)
  return complaint(() => shelter.parse.state(state))
}

/** A change that puts a value of any kind in a place such as `players.0.power`; -1 is the last of a list. */
function put(path: string, value: unknown): Change {
  const keys = path.split('.')
  const last = keys.pop()!
  return state => {
    let at = state as unknown as Record<string, unknown>
    for (const key of keys) at = (Array.isArray(at) ? at.at(Number(key)) : at[key]) as Record<string, unknown>
    at[last] = value
  }
}

describe('options', () => {
  test.each([
    [{ seats: 2 }],
    [{ seats: 4, first: 3 }],
    [{ seats: 3, levels: [2, 0, 1] }],
    [{ seats: 2, first: 1, levels: [1, 0] }],
  ])('%o are good', options => {
    expect(shelter.parse.options(saved(options))).toEqual(options)
  })

  test.each<[string, unknown]>([
    ['options', null],
    ['options', 2],
    ['options', []],
    ['options.seats', {}],
    ['options.seats', { seats: 1 }],
    ['options.seats', { seats: 5 }],
    ['options.seats', { seats: 2.5 }],
    ['options.seats', { seats: '2' }],
    ['options.first', { seats: 2, first: 2 }],
    ['options.first', { seats: 2, first: -1 }],
    ['options.first', { seats: 2, first: null }],
    ['options.levels', { seats: 2, levels: [0] }],
    ['options.levels', { seats: 2, levels: [0, 0] }],
    ['options.levels', { seats: 2, levels: [1, 2] }],
    ['options.levels', { seats: 3, levels: [0, 1] }],
    ['options.levels.1', { seats: 2, levels: [0, 'blue'] }],
    ['options.colour', { seats: 2, colour: 'red' }],
  ])('%s is to blame in %o', (field, options) => {
    expect(complaint(() => shelter.parse.options(options))?.field).toBe(field)
  })
})

describe('choices', () => {
  test.each<Choice>([
    { do: 'place', who: 'plain', space: 'T1' },
    { do: 'place', who: 'S', with: 'L', space: 'D13' },
    { do: 'pass' },
    { do: 'use', item: 'husky' },
    { do: 'use', item: 'goldenRetriever', on: 'shotgun' },
    { do: 'use', item: 'stimpak', at: 'home' },
    { do: 'use', item: 'stimpak', at: 'A5' },
    { do: 'use', item: 'fatMan', dice: [1, 6] },
    { do: 'room', room: 'garden' },
    { do: 'room', room: 'garden', drop: 'power' },
    { do: 'room', room: 'medbay', drop: 'any' },
    { do: 'pay', power: 1, food: 0, water: 3 },
    { do: 'discard', item: 'globe' },
    { do: 'take', resource: 'water' },
    { do: 'item', item: 'globe' },
    { do: 'ready', item: 'shotgun' },
    { do: 'exchange', pay: 'water', times: 3 },
    { do: 'side', side: 'left' },
    { do: 'train', letter: 'C' },
    { do: 'skip' },
  ])('%o is read back as it is', choice => {
    expect(shelter.parse.choice(saved(choice))).toEqual(choice)
  })

  test.each<[string, unknown]>([
    ['choice', null],
    ['choice', 'pass'],
    ['choice.do', {}],
    ['choice.do', { do: 'fly' }],
    ['choice.do', { do: 'toString' }],
    ['choice.again', { do: 'pass', again: true }],
    ['choice.who', { do: 'place', space: 'T1' }],
    ['choice.who', { do: 'place', who: 'X', space: 'T1' }],
    ['choice.with', { do: 'place', who: 'S', with: 'X', space: 'T1' }],
    ['choice.with', { do: 'place', who: 'S', with: null, space: 'T1' }],
    ['choice.space', { do: 'place', who: 'plain' }],
    ['choice.space', { do: 'place', who: 'plain', space: 'T14' }],
    ['choice.space', { do: 'place', who: 'plain', space: 'E1' }],
    ['choice.space', { do: 'place', who: 'plain', space: 3 }],
    ['choice.item', { do: 'use' }],
    ['choice.item', { do: 'use', item: 'sword' }],
    ['choice.on', { do: 'use', item: 'goldenRetriever', on: 'sword' }],
    ['choice.at', { do: 'use', item: 'stimpak', at: 'work' }],
    ['choice.dice', { do: 'use', item: 'fatMan', dice: [] }],
    ['choice.dice', { do: 'use', item: 'fatMan', dice: [1, 2, 3] }],
    ['choice.dice.0', { do: 'use', item: 'fatMan', dice: [0] }],
    ['choice.room', { do: 'room', room: 'diner' }],
    ['choice.drop', { do: 'room', room: 'garden', drop: 'happiness' }],
    ['choice.food', { do: 'pay', power: 1, food: -1, water: 0 }],
    ['choice.water', { do: 'pay', power: 1, food: 0 }],
    ['choice.power', { do: 'pay', power: 0.5, food: 0, water: 0 }],
    ['choice.item', { do: 'discard', item: 'garden' }],
    ['choice.resource', { do: 'take', resource: 'happiness' }],
    ['choice.pay', { do: 'exchange', pay: 'any', times: 1 }],
    ['choice.times', { do: 'exchange', pay: 'food', times: '1' }],
    ['choice.side', { do: 'side', side: 'up' }],
    ['choice.letter', { do: 'train', letter: 's' }],
  ])('%s is to blame in %o', (field, choice) => {
    expect(complaint(() => shelter.parse.choice(choice))?.field).toBe(field)
  })

  test('SH-RES-4 nobody can even wish to take happiness as a resource', () => {
    expect(complaint(() => shelter.parse.choice({ do: 'take', resource: 'happiness' }))?.field).toBe('choice.resource')
  })
})

describe('saved states', () => {
  test.each([
    [2, 'schema A'],
    [3, 'schema B'],
    [4, 'schema C'],
  ])('every state of a game of %i (%s) is read back as it was, to the last', (seats, seed) => {
    const state: State = shelter.setup({ seats }, seed)
    const random = seedRandom(seed)
    let read = 0
    while (shelter.pending(state) !== undefined) {
      expect(shelter.parse.state(saved(state))).toEqual(state)
      const list = shelter.choices(state)
      shelter.apply(state, list[below(random, list.length)]!)
      read++
    }
    expect(shelter.parse.state(saved(state))).toEqual(state)
    expect(read).toBeGreaterThan(50)
  })

  test('a game goes on from a saved state as it would have gone on', () => {
    const t = table('A . . garden = . . .', {}, { dice: [3, 4, 3, 4, 3, 4] })
    const other = shelter.parse.state(saved(t.state))
    t.place('A5').place('T10').passRound()
    for (const choice of [
      { do: 'place', who: 'plain', space: 'A5' },
      { do: 'place', who: 'plain', space: 'T10' },
      { do: 'pass' },
      { do: 'pass' },
    ] as const)
      shelter.apply(other, choice)
    expect(other).toEqual(t.state)
  })

  test('a text that breaks off is no state', () => {
    const text = JSON.stringify(table().state)
    expect(complaint(() => parseJson(text.slice(0, -20), 'state'))?.field).toBe('state')
  })

  test.each([
    'round',
    'levels',
    'players',
    'token',
    'vault',
    'threats',
    'crews',
    'itemTrack',
    'itemPile',
    'roomTrack',
    'roomPile',
    'threatPile',
    'placement',
    'ending',
    'steps',
    'random',
    'barrier',
  ] as const)('a state without its %s is refused', field => {
    const { [field]: _left, ...rest } = saved(table().state)
    expect(complaint(() => shelter.parse.state(rest))?.field).toBe(`state.${field}`)
  })

  test.each<[string, string, unknown]>([
    ['state.round', 'round', 'one'],
    ['state.round', 'round', -1],
    ['state.token', 'token', 9],
    ['state.levels.0', 'levels', ['red', 'blue']],
    ['state.players', 'players', []],
    ['state.players.1.power', 'players.1.power', null],
    ['state.players.0.gold', 'players.0.gold', 1],
    ['state.players.0.sources.luck', 'players.0.sources.luck', 1],
    ['state.players.0.trained.0', 'players.0.trained', ['Z']],
    ['state.vault.7', 'vault.7', 'cinema'],
    ['state.threats.3', 'threats.3', 'dragon'],
    ['state.crews.3.count', 'crews.3', { seat: 0, count: 3, hurt: 0, train: null, fresh: 0 }],
    ['state.itemTrack.0', 'itemTrack.0', 'sword'],
    ['state.itemPile.deck.2', 'itemPile.deck.2', null],
    ['state.roomPile.discard', 'roomPile.discard', {}],
    ['state.placement', 'placement', 'none'],
    ['state.ending', 'ending', 'boredom'],
    ['state.steps.0.do', 'steps.0', { do: 'dance' }],
    ['state.random.key', 'random.key', [1, 2, 3]],
    ['state.random.key.0', 'random.key.0', 2 ** 32],
    ['state.random.loaded.0', 'random.loaded', [7]],
    ['state.barrier', 'barrier', 0.5],
    ['state.weather', 'weather', 'fine'],
  ])('%s is to blame if %s is %o', (field, path, value) => {
    expect(afterChanging(table(), put(path, value))?.field).toBe(field)
  })

  test.each<[string, Change]>([
    ['vault: has', state => state.vault.pop()],
    ['threats: has', state => state.threats.pop()],
    ['crews: has', state => state.crews.pop()],
    ['levels: not one for each seat', state => (state.levels = [0, 0])],
    ['token: no seat 2', state => (state.token = 2)],
    ['is missing', state => state.itemPile.deck.pop()],
    ['is missing', state => state.roomTrack.pop()],
    ['is there once too often', state => state.threatPile.discard.push('fire')],
    ['is there once too often', state => state.players[0]!.items.push(state.itemTrack[0]!)],
    ['players.0.power: 7 is not at most 6', put('players.0.power', 7)],
    ['players.0.happiness', put('players.0.happiness', 3)],
    ['players.1.dwellers', put('players.1.plain', 1)],
    ['players.1.dwellers', put('players.1.dwellers', 7)],
    ['players.0.trained', state => Object.assign(state.players[0]!, { plain: 0, trained: ['L', 'S'] })],
    ['players.0.exhausted', put('players.0.exhausted', ['husky'])],
    ['the top level is not the printed one', state => (state.vault[0] = null)],
    ['itemTrack: has more than three cards', state => state.itemTrack.push(state.itemPile.deck.pop()!)],
    ['level A has a gap', state => (state.vault[6] = takeCard(state, 'garden'))],
    ['nothing to cover on A5', state => (state.threats[13 + 4] = state.threatPile.deck.pop()!)],
  ])('what play cannot lead to is refused: %s', (problem, change) => {
    expect(afterChanging(table(), change)?.message).toContain(problem)
  })

  test('a dweller more or less in the vault is noticed', () => {
    const t = table('A . . garden[red,.] = . . .', { red: {}, blue: {} })
    const gone = afterChanging(t, state => (state.crews[13 + 4] = null))
    expect(gone?.message).toContain('players.0.dwellers')
    const third = afterChanging(t, state => (state.crews[13 + 5] = state.crews[13 + 4]!))
    expect(third?.message).toContain('players.0.dwellers')
    const nobody = afterChanging(t, put('crews.17.seat', 3))
    expect(nobody?.message).toMatch(/crews|dwellers/)
  })

  test('a state that asks nobody, or somebody who is not there, is refused', () => {
    expect(afterChanging(table(), state => state.steps.pop())?.field).toBe('state.steps')
    expect(afterChanging(table(), put('steps.-1.seat', 2))?.field).toBe('state.steps')
  })

  test('a placement under way needs its placement', () => {
    const t = table('A . . classroom = . . .').place('A5')
    expect(t.asked).toBe('red gainAny')
    expect(afterChanging(t, state => (state.placement = null))?.field).toBe('state.placement')
    expect(afterChanging(t, put('placement.space', 0))?.field).toBe('state.placement') // nobody is there
    expect(afterChanging(t, put('placement.space', 65))?.field).toBe('state.placement.space')
  })

  test('a question without an answer is refused', () => {
    const t = table('A . . classroom = . . .', { red: { food: 3, water: 3 }, blue: {} }).place('A6')
    expect(t.asked).toBe('red payAny')
    expect(afterChanging(t, put('steps.-1.n', 7))?.field).toBe('state.steps')
  })

  test('the state of a finished game is read back, with its result', () => {
    const t = table('', { red: { happiness: 1 }, blue: {} }, { ending: true }).passRound()
    expect(shelter.result(shelter.parse.state(saved(t.state)))).toEqual(shelter.result(t.state))
  })
})

describe('saved states that were altered so that play cannot go on', () => {
  test('steps that were cut away are missed', () => {
    expect(afterChanging(table(), state => (state.steps = []))?.field).toBe('state.steps')
    expect(afterChanging(table(), state => state.steps.shift())?.field).toBe('state.steps')
    expect(afterChanging(table(), state => state.steps.splice(0, 2))?.field).toBe('state.steps')
  })

  test('a later step for a seat nobody has is refused', () => {
    const t = table('A . . garden = . . .', {}, { token: 1 }).place('A5')
    expect(t.state.steps.at(-2)).toEqual({ do: 'afterPlacing', seat: 1 }) // after the income that is asked for
    expect(afterChanging(t, put('steps.-2.seat', 3))?.field).toMatch(/^state\.steps/)
  })

  test('a placement by a seat nobody has, or by another than whose dweller stands there, is refused', () => {
    const t = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} }, { dice: [1, 2] })
    t.place('A5')
    expect(t.asked).toBe('red afterRoll')
    expect(afterChanging(t, put('placement.seat', 3))?.field).toMatch(/^state\.placement/)
    expect(afterChanging(t, put('placement.seat', 1))?.field).toMatch(/^state\.placement/)
  })

  test('a fight without its two dice is refused', () => {
    const t = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} }, { dice: [1, 2] })
    t.place('A5')
    expect(afterChanging(t, put('placement.dice', []))?.field).toMatch(/^state\.placement/)
    expect(afterChanging(t, put('placement.dice', [1]))?.field).toMatch(/^state\.placement/)
  })

  test('a fight without its threat is refused', () => {
    const t = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} }, { dice: [1, 2] })
    t.place('A5')
    const bad = afterChanging(t, state => {
      state.threats[13 + 4] = null
      state.threatPile.discard.push('raider')
    })
    expect(bad?.field).toMatch(/^state/)
  })

  test('a build without a chosen room, or of one that is not in the track, is refused', () => {
    const t = table('', { red: { power: 4 }, blue: {} }, { rooms: { track: ['weightRoom'] } }).place('A7')
    expect(t.asked).toBe('red chooseSide')
    expect(afterChanging(t, put('placement.room', null))?.field).toMatch(/^state\.placement/)
    expect(afterChanging(t, put('placement.room', 'garden'))?.field).toMatch(/^state\.placement/)
  })

  test('a pick of a letter by a player who has nobody to train is refused', () => {
    const t = table('', { red: { plain: 1 }, blue: { plain: 0, hurt: 2 } }, { dice: [3, 4, 3, 4, 3, 4] })
    t.place('T6').pass()
    expect(t.asked).toBe('red trainAny')
    expect(afterChanging(t, put('steps.-1.seat', 1))?.field).toMatch(/^state\.steps/)
  })

  test('an exchange at another rate than the one printed there is refused', () => {
    const t = table('A . . storageRoom = . . .', { red: { water: 2 }, blue: {} }).place('A5')
    expect(t.asked).toBe('red exchange')
    expect(afterChanging(t, put('steps.-1.exchange.right.food', 6))?.field).toMatch(/^state\.steps/)
    expect(afterChanging(t, put('steps.-1.exchange.left.water', 0))?.field).toMatch(/^state\.steps/)
  })

  test('the second chance of an exchange has the printed rate too', () => {
    const t = table('A . . storageRoom = . . .', { red: { water: 2 }, blue: {} })
      .place('A5')
      .skip()
    expect(t.asked).toBe('red afterPlacing')
    expect(afterChanging(t, put('placement.exchange.right.food', 6))?.field).toMatch(/^state\.placement/)
    expect(afterChanging(t, put('placement.exchange.left.water', 0))?.field).toMatch(/^state\.placement/)
  })

  test('an injured dweller that is about to learn something is refused', () => {
    const t = table('', { red: { plain: 1 }, blue: {} }).place('T3')
    expect(afterChanging(t, put('crews.2.hurt', 1))?.message).toContain('crews')
  })

  test('a turn in the middle of a placement is refused', () => {
    const t = table('A . . garden[!raider,.] = . . .', { red: { items: ['shotgun'] }, blue: {} }).place('A5')
    expect(t.asked).toBe('red beforeRoll')
    expect(afterChanging(t, put('steps.-1.do', 'place'))?.field).toMatch(/^state\.steps/)
  })

  test('a round that no game comes to is refused', () => {
    expect(afterChanging(table(), state => (state.round = 41))?.field).toBe('state.round')
  })
})

/** Takes a room out of the deck or the track of a saved state, so that no card is there twice. */
function takeCard(state: Open<State>, room: BuiltRoomId): BuiltRoomId {
  const cards = state.roomPile.deck.includes(room) ? state.roomPile.deck : state.roomTrack
  cards.splice(cards.indexOf(room), 1)
  return room
}

import {
  BrokenRecord,
  type Flow,
  type Game,
  Match,
  newRecord,
  observe,
  play,
  playback,
  runFlow,
  seatView,
} from '@overseer/kernel'
import { describe, expect, test } from 'vitest'

/** Two players who whisper and shout; a whisper is heard by the one next to the speaker alone, a pause by nobody. */
interface State {
  steps: Step[]
  heard: string[][] // by seat
  random: typeof RANDOM
  barrier: number
}
type Step = { readonly do: 'speak'; readonly seat: number } | { readonly do: 'fall silent' }
type Choice = 'whisper' | 'shout' | 'pause'
interface Event {
  readonly said: string
  readonly to?: readonly number[]
}
interface View {
  readonly heard: readonly string[]
  readonly turn: number | null
}

const RANDOM = { key: [1], drawn: 0, loaded: [] }

const flow: Flow<State, Step, Choice, Event> = {
  speak: {
    choices: () => ['whisper', 'shout', 'pause'],
    why: (_state, _step, wish) => (['whisper', 'shout', 'pause'].includes(wish) ? undefined : 'TALK-1'),
    answer(state, { seat }, choice, emit) {
      const next = 1 - seat
      state.steps.push({ do: 'speak', seat: next }, { do: 'fall silent' })
      if (choice === 'pause') return
      state.heard[next]!.push(choice)
      if (choice === 'whisper') return emit?.({ said: choice, to: [next] })
      state.heard[seat]!.push(choice)
      emit?.({ said: choice })
      emit?.({ said: 'echo' })
    },
  },
  'fall silent': () => undefined,
}

const talk: Game<State, Choice, null, View, Event> = {
  ...runFlow(flow, 'TALK-2'),
  id: 'talk',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  onlyBetweenChoices: ['turn'],
  setup: () => ({ steps: [{ do: 'speak', seat: 0 }], heard: [[], []], random: RANDOM, barrier: 0 }),
  players: () => 2,
  clone: state => structuredClone(state),
  sample: state => structuredClone(state),
  result: () => undefined,
  faults: () => [],
  parse: {
    options: () => null,
    choice: data => data as Choice,
    state: data => structuredClone(data as State),
    position: data => structuredClone(data as State),
  },
  view: ({ heard, steps }, onlooker) => ({
    heard: onlooker === 'spectator' ? [] : [...heard[onlooker]!],
    turn: (steps.at(-1) as { seat?: number } | undefined)?.seat ?? null,
  }),
}

function start(...choices: Choice[]): Match<State, Choice, null, Event, View> {
  const match = new Match(talk, { ...newRecord(talk, null, 'talk'), state: talk.setup(null, 'talk'), choices: [] })
  for (const choice of choices) match.apply(choice)
  return match
}

describe('play', () => {
  test('shows each onlooker the events they may see, with the view after each', () => {
    const seen = play(start(), 'whisper', [0, 1, 'spectator'])
    expect(seen.get(1)).toEqual({
      frames: [{ event: { said: 'whisper', to: [1] }, view: { heard: ['whisper'], turn: 1 } }],
      view: { heard: ['whisper'], turn: 1 },
    })
    expect(seen.get(0)).toEqual({ frames: [], view: { heard: [], turn: 1 } })
    expect(seen.get('spectator')!.frames).toEqual([])
  })

  test('in the midst of a choice a view keeps what is valid only between choices', () => {
    const { frames } = play(start(), 'shout', [0]).get(0)!
    expect(frames.map(({ event, view }) => [event.said, view.turn])).toEqual([
      ['shout', 0], // not null, which the step on top would say
      ['echo', 1], // the last event leaves the table as it is afterwards
    ])
  })

  test('a refused choice shows nothing and leaves the match as it was', () => {
    const match = start('shout')
    expect(() => play(match, 'sing' as Choice, [0])).toThrow('not allowed by TALK-1')
    expect(match.record.choices).toEqual(['shout'])
  })

  test('nobody who looks on costs nothing: no events are made', () => {
    const match = start()
    let listened: unknown
    observe(
      talk,
      () => match.state,
      new Map(),
      emit => {
        listened = emit
        match.apply('shout', emit)
      },
    )
    expect(listened).toBeUndefined()
    expect(match.record.choices).toEqual(['shout'])
  })
})

describe('playback', () => {
  const record = {
    ...newRecord(talk, null, 'talk'),
    state: talk.setup(null, 'talk'),
    choices: ['whisper', 'pause', 'shout'] as const,
  }

  test('goes through a record moment by moment, from before the first choice', () => {
    const moments = [...playback(talk, record, 1)].map(({ n, pending, frames, view }) => ({
      n,
      asked: pending?.seat,
      said: frames.map(({ event }) => event.said),
      heard: view.heard,
    }))
    expect(moments).toEqual([
      { n: 0, asked: 0, said: [], heard: [] },
      { n: 1, asked: 1, said: ['whisper'], heard: ['whisper'] },
      { n: 2, asked: 0, said: [], heard: ['whisper'] },
      { n: 3, asked: 1, said: ['shout', 'echo'], heard: ['whisper', 'shout'] },
    ])
  })

  test('shows what was hidden if it is asked to, as once a game is over', () => {
    const said = (hidden: boolean) =>
      [...playback(talk, record, 'spectator', { hidden })].flatMap(({ frames }) =>
        frames.map(({ event }) => event.said),
      )
    expect(said(false)).toEqual(['shout', 'echo'])
    expect(said(true)).toEqual(['whisper', 'shout', 'echo'])
  })

  test('stops at a choice that the rules forbid, and says which and why', () => {
    const wrong = { ...record, choices: ['whisper', 'sing' as Choice] }
    const seen: number[] = []
    const watch = () => {
      for (const { n } of playback(talk, wrong, 0)) seen.push(n)
    }
    expect(watch).toThrow(new BrokenRecord(1, { rule: 'TALK-1' }))
    expect(seen).toEqual([0, 1])
  })
})

describe('seatView', () => {
  test('has the choices of whoever is asked, and undo for whoever chose last', () => {
    const match = start('whisper')
    expect(seatView(match, 1)).toEqual({
      view: { heard: ['whisper'], turn: 1 },
      pending: { seat: 1, ask: 'speak' },
      choices: ['whisper', 'shout', 'pause'],
      undo: 'othersDecided',
    })
    expect(seatView(match, 0)).toMatchObject({ choices: [], undo: null })
    expect(seatView(match, 'spectator')).toMatchObject({ choices: [], undo: 'othersDecided' })
  })

  test('several seats may be played from one screen', () => {
    const both = seatView(start('whisper'), 1, () => true)
    expect(both.choices).toHaveLength(3)
    expect(both.undo).toBeNull()
    expect(seatView(start(), 0, () => true).undo).toBe('nothingToUndo')
  })
})

import { knowledgeOf } from '@overseer/bots/knowledge'
import { wasteland } from '@overseer/wasteland'
import { expect, test } from 'vitest'

test('a position as a seat sees it: only its own row tells what it could do next', () => {
  const features = knowledgeOf('wasteland').positions!
  const state = wasteland.parse.position({ begun: true, players: [{}, {}] }, 'features')
  const width = features.ofPosition.length
  const read = (seat: number) => {
    const out = new Float64Array(features.rows(state) * width)
    features.readPosition(state, out, seat)
    return ['own', 'next'].map(name => {
      const at = features.ofPosition.indexOf(name)
      return [0, 1, 2].map(row => out[row * width + at]! > 0)
    })
  }
  expect(read(0)).toEqual([
    [true, false, false],
    [true, false, false],
  ])
  expect(read(1)).toEqual([
    [false, true, false],
    [false, true, false],
  ])
})

test('a position tells how long everybody waits for their next turn', () => {
  const features = knowledgeOf('wasteland').positions!
  const state = wasteland.parse.position({ begun: true, players: [{}, {}, {}] }, 'waits')
  const width = features.ofPosition.length
  const out = new Float64Array(features.rows(state) * width)
  const read = (name: string) => {
    features.readPosition(state, out, 0)
    const at = features.ofPosition.indexOf(name)
    return [0, 1, 2].map(row => out[row * width + at])
  }
  expect(read('wait')).toEqual([0, 1 / 3, 2 / 3])
  state.turn.seat = 2 // the last turn of the round
  state.queue = []
  expect(read('wait')).toEqual([1 / 3, 2 / 3, 0])
})

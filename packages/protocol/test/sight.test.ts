import { applyUpdate, delta, eventFramesOf, framesOf, type Sight } from '@overseer/protocol'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const view = fc.record(
  { round: fc.nat(9), hand: fc.array(fc.constantFrom('bat', 'cat', 'dog'), { maxLength: 6 }) },
  { noNullPrototype: true },
)
const frames = fc.array(fc.record({ event: fc.record({ type: fc.constantFrom('drawn', 'played') }), view }), {
  maxLength: 5,
})

const sight = (now: object, pending: Sight['pending'] = { seat: 0, ask: 'turn' }): Sight => ({
  view: now,
  pending,
  choices: [],
  undo: 'nothingToUndo',
  stead: [null, null],
  offers: [],
  wish: null,
  mayAsk: false,
  reserves: [0, 0],
  since: 0,
})

describe('what is seen of a table', () => {
  test('frames arrive as they were, whatever the views', () => {
    fc.assert(
      fc.property(view, frames, (before, seen) => {
        const sent = JSON.parse(JSON.stringify(eventFramesOf(before, seen))) as ReturnType<typeof eventFramesOf>
        expect(framesOf(before, sent)).toEqual(seen)
      }),
    )
  })

  test('an update leads from event to event, and then to everything else that changed', () => {
    const before = sight({ round: 1, hand: ['cat'] })
    const after = { ...sight({ round: 2, hand: [] }), choices: [{ do: 'pass' }], undo: null }
    const seen = [
      { event: { type: 'played' }, view: { round: 1, hand: [] } },
      { event: { type: 'roundEnded' }, view: after.view },
    ]
    const { view: _before, ...rest } = before
    const { view: _after, ...others } = after
    const d = delta(rest, others)
    const followed = applyUpdate(before, {
      v: 1,
      f: eventFramesOf(before.view, seen),
      ...(d === undefined ? {} : { d }),
    })
    expect(followed).toEqual({ sight: after, frames: seen })
  })

  test('who is asked is read from the view where it tells', () => {
    const before = sight({ pending: { seat: 0, ask: 'turn', space: 'T1' } })
    const now = { pending: { seat: 1, ask: 'discard', of: 2 } }
    const followed = applyUpdate(before, { v: 1, f: eventFramesOf(before.view, [{ event: {}, view: now }]) })
    expect(followed.sight.pending).toEqual({ seat: 1, ask: 'discard' })
  })
})

import { knowledgeOf } from '@overseer/bots/knowledge'
import { seedRandom } from '@overseer/kernel'
import { ITEM_IDS, type Position, shelter } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'

const features = knowledgeOf('shelter').features!

/** What a feature says of red, who has these items. */
function reads(feature: string, red: Position['players'][number], vault = ''): number {
  const state = shelter.parse.position({ players: [red, {}], vault }, 'items')
  const out = new Float64Array(features.rows(state) * features.ofPosition.length)
  features.readPosition(state, out)
  return out[features.ofPosition.indexOf(feature)]!
}

describe('what items are good for, as bots see it', () => {
  test('an outfit is worth what it can double', () => {
    const jumpsuit = { items: ['handymanJumpsuit' as const] }
    const diner = reads('dresses', jumpsuit)
    expect(diner).toBeGreaterThan(reads('dresses', { items: ['labCoat'] })) // no I at the start
    expect(reads('dresses', jumpsuit, 'A . . garden = . . .')).toBeGreaterThan(diner) // 3 food instead of 2
    expect(reads('dresses', { items: ['labCoat'] }, 'A . . garden[!feralGhoul,.] = . . .')).toBeGreaterThan(0)
  })

  test('an item that scores counts what it has, and promises the rest', () => {
    const camera = { items: ['camera' as const] }
    expect(reads('scored', { ...camera, plain: 2 })).toBeCloseTo(1 / 3)
    expect(reads('scored', { ...camera, plain: 6 })).toBeCloseTo(1)
    expect(reads('promised', { ...camera, plain: 2 })).toBeGreaterThan(0)
    expect(reads('promised', { ...camera, plain: 6 })).toBe(0)
  })

  test('pets that trade, and the one that makes rooms cheaper, are an income', () => {
    for (const pet of ['collie', 'husky', 'parrot'] as const) expect(reads('income', { items: [pet] })).toBe(0.5)
    expect(reads('income', { items: ['germanShepherd'] })).toBeLessThan(0.5)
  })
})

test('some games of self-play begin with items, and no card is lost', () => {
  const dealt = Array.from({ length: 40 }, (_, n) => {
    const state = shelter.setup(shelter.parse.options({ seats: 3 }), `deal ${n}`)
    features.vary!(state, seedRandom(`deal ${n}`))
    const inHands = state.players.flatMap(({ items }) => items)
    expect([...inHands, ...state.itemTrack, ...state.itemPile.deck].sort()).toEqual([...ITEM_IDS].sort())
    return inHands.length
  })
  expect(dealt.filter(n => n === 0).length).toBeGreaterThan(10)
  expect(Math.max(...dealt)).toBeGreaterThan(4)
})

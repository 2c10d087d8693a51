import { BadInput } from '@overseer/kernel'
import { ITEM_IDS, type Options, ROOM_DECK, shelter, THREAT_DECK } from '@overseer/shelter'
import { describe, expect, test } from 'vitest'
import { Table } from './table.ts'

/** A new game, opened as from outside. */
function newGame(options: Options, seed = 'underground'): Table {
  return new Table(shelter.setup(shelter.parse.options(options), seed))
}

const sorted = (cards: readonly string[]): string[] => [...cards].sort()

describe('setting up', () => {
  test('SH-SET-1 SH-SET-2 the top level has its six rooms, and below each player has an elevator without rooms', () => {
    expect(newGame({ seats: 4 }).vault).toBe(
      [
        'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator',
        'A . . . = . . .',
        'B . . . = . . .',
        'C . . . = . . .',
        'D . . . = . . .',
      ].join('\n'),
    )
  })

  test('SH-SET-1 the top level belongs to nobody: no guest there brings anyone an income', () => {
    const t = newGame({ seats: 2, first: 0 })
    t.place('T10')
    expect(t.asked).toBe('blue place')
    t.place('T8')
    expect(t.asked).toBe('red place')
  })

  test('SH-SET-2 two players have two levels and no more', () => {
    expect(newGame({ seats: 2 }).vault.split('\n')).toEqual([
      'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator',
      'A . . . = . . .',
      'B . . . = . . .',
    ])
  })

  // Nobody can pay for a room yet, so the own elevator is refused for its price and another's for its owner.
  test('SH-SET-2 ruling: the levels follow the seats', () => {
    const t = newGame({ seats: 3, first: 1 })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'B7' })).toBe('SH-BLD-3')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'C7' })).toBe('SH-PLC-1')
  })

  test('SH-SET-2 the table may stack the levels in another order', () => {
    const t = newGame({ seats: 3, first: 1, levels: [2, 0, 1] })
    expect(t.refuses({ do: 'place', who: 'plain', space: 'A7' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'B7' })).toBe('SH-PLC-1')
    expect(t.refuses({ do: 'place', who: 'plain', space: 'C7' })).toBe('SH-BLD-3')
  })

  test.each([
    ['a seat twice', [0, 0, 1]],
    ['too few', [0, 1]],
    ['a seat that is not there', [0, 1, 3]],
  ])('SH-SET-2 one level for each player, not %s', (_what, levels) => {
    expect(() => newGame({ seats: 3, levels })).toThrow(BadInput)
  })

  test('SH-SET-3 everybody starts with two available dwellers and nothing else', () => {
    const start = {
      ...{ dwellers: 2, plain: 2, hurt: 0, trained: [] },
      ...{ power: 0, food: 0, water: 0, happiness: 0, items: [] },
    }
    expect(newGame({ seats: 4 }).state.players).toMatchObject([start, start, start, start])
  })

  test('SH-SET-4 31 items, 18 threats and 24 rooms make three decks, nothing missing and nothing twice', () => {
    const { itemPile, itemTrack, roomPile, roomTrack, threatPile } = newGame({ seats: 2 }).state
    expect(sorted([...itemTrack, ...itemPile.deck])).toEqual(sorted(ITEM_IDS))
    expect(sorted([...roomTrack, ...roomPile.deck])).toEqual(sorted(ROOM_DECK))
    expect(sorted(threatPile.deck)).toEqual(sorted(THREAT_DECK))
    expect([itemPile.discard, roomPile.discard, threatPile.discard]).toEqual([[], [], []])
  })

  test('SH-SET-4 each deck is shuffled: another seed, another order', () => {
    const one = newGame({ seats: 2, first: 0 }, 'one').state
    const two = newGame({ seats: 2, first: 0 }, 'two').state
    expect(one.itemPile.deck).not.toEqual(two.itemPile.deck)
    expect(one.roomPile.deck).not.toEqual(two.roomPile.deck)
    expect(one.threatPile.deck).not.toEqual(two.threatPile.deck)
  })

  test('SH-SET-5 three items and three rooms lie face up', () => {
    const { itemTrack, itemPile, roomTrack, roomPile } = newGame({ seats: 3 }).state
    expect(itemTrack).toHaveLength(3)
    expect(itemPile.deck).toHaveLength(28)
    expect(roomTrack).toHaveLength(3)
    expect(roomPile.deck).toHaveLength(21)
  })

  test('SH-SET-6 ruling: the table picks who begins', () => {
    const t = newGame({ seats: 3, first: 2 })
    expect(t.state.token).toBe(2)
    expect(t.asked).toBe('yellow place')
  })

  test('SH-SET-6 nobody begins who does not sit there', () => {
    expect(() => newGame({ seats: 3, first: 3 })).toThrow(BadInput)
  })

  test('SH-SET-6 ruling: if nobody is named chance picks, and it can be anyone', () => {
    const begins = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(seed => newGame({ seats: 3 }, seed).asked)
    expect(new Set(begins)).toEqual(new Set(['red place', 'blue place', 'yellow place']))
  })
})

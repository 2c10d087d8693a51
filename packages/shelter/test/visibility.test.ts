import { below, seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { shelter, type State, type View } from '@overseer/shelter'
import { table } from './table.ts'

/** A game after so many choices by chance. */
function underWay(seats: number, choices: number): State {
  const state = shelter.setup({ seats }, `visibility ${seats}`)
  const random = seedRandom('choices')
  for (let n = 0; n < choices; n++) {
    const list = shelter.choices(state)
    shelter.apply(state, list[below(random, list.length)]!)
  }
  return state
}

/** The same table with the decks the other way round and other dice to come. */
function otherwise(state: State): State {
  const other = shelter.clone(state)
  other.itemPile.deck.reverse()
  other.roomPile.deck.reverse()
  other.threatPile.deck.reverse()
  other.random = { ...seedRandom('another future'), drawn: 5, loaded: [6, 6] }
  return other
}

const GAMES = [
  [2, 0],
  [2, 60],
  [3, 90],
  [4, 140],
] as const

describe('what everybody sees', () => {
  test('SH-VIS-1 cubes, happiness, dwellers and items of all players are open', () => {
    const t = table('', {
      red: { power: 1, food: 2, water: 3, happiness: 4, plain: 1, hurt: 2, trained: ['S'], items: ['globe'] },
      blue: { items: ['parrot'], exhausted: ['parrot'] },
    })
    expect(shelter.view(t.state, 1).players).toEqual(t.state.players)
  })

  test('SH-VIS-1 the vault is open: rooms, dwellers, threats, whose level it is', () => {
    const t = table('A . . garden[!raider:red*,blue] = . . .', { red: { plain: 1 }, blue: {} }, { levels: [1, 0] })
    const { vault, threats, crews, levels } = shelter.view(t.state, 'spectator')
    expect({ vault, threats, crews, levels }).toEqual({
      vault: t.state.vault,
      threats: t.state.threats,
      crews: t.state.crews,
      levels: [1, 0],
    })
  })

  test('SH-VIS-1 tracks and discard piles are open, of the decks only how many cards are left', () => {
    const t = table(
      '',
      {},
      {
        items: { track: ['globe', 'camera'], discard: ['husky', 'collie'] },
        rooms: { track: ['garden'], discard: ['lounge'] },
        threats: { discard: ['fire'] },
      },
    )
    expect(shelter.view(t.state, 0)).toMatchObject({
      itemTrack: ['globe', 'camera'],
      itemPile: { deck: 27, discard: ['husky', 'collie'] },
      roomTrack: ['garden'],
      roomPile: { deck: 22, discard: ['lounge'] },
      threatPile: { deck: 17, discard: ['fire'] },
    })
  })

  test('SH-VIS-1 round, token, who is asked what, and whether this is the last round are open', () => {
    const t = table('', {}, { round: 7, token: 1, ending: true })
    expect(shelter.view(t.state, 0)).toMatchObject({
      round: 7,
      token: 1,
      ending: 'threatDeck',
      pending: { seat: 1, ask: 'place' },
      result: null,
    })
  })

  test('SH-VIS-1 the dice that were rolled are open', () => {
    const t = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} }, { dice: [2, 5, 6] })
    t.place('A5')
    expect(shelter.view(t.state, 1).placement).toMatchObject({ dice: [2, 5] })
  })

  test('SH-VIS-1 the result is open once the game is over', () => {
    const t = table('', { red: { happiness: 2 }, blue: {} }, { ending: true }).passRound()
    expect(shelter.view(t.state, 1)).toMatchObject({ pending: null, result: { winners: [0], scores: [2, 0] } })
  })

  test.each(GAMES)('SH-VIS-1 all %i players and onlookers see the same (after %i choices)', (seats, choices) => {
    const state = underWay(seats, choices)
    const seen = shelter.view(state, 'spectator')
    expect(shelter.view(state, 0)).toEqual(seen)
    expect(shelter.view(state, seats - 1)).toEqual(seen)
  })

  test('SH-VIS-1 a view is a picture: painting over it changes no game', () => {
    const { state } = table('A . . garden[!raider,.] = . . .', { red: { items: ['globe'] }, blue: {} })
    const before = JSON.stringify(state)
    const seen = shelter.view(state, 0) as View & { itemPile: { discard: string[] } }
    seen.players[0]!.power = 6
    seen.players[0]!.items.push('camera')
    seen.vault[0] = null
    seen.threats.fill(null)
    seen.crews.fill(null)
    seen.itemTrack.length = 0
    seen.roomTrack.length = 0
    seen.itemPile.discard.push('husky')
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('what nobody sees', () => {
  test.each(GAMES)('SH-VIS-1 other decks and dice, the same view (%i players, %i choices)', (seats, choices) => {
    const state = underWay(seats, choices)
    const other = otherwise(state)
    expect(other).not.toEqual(state)
    expect(shelter.view(other, 0)).toEqual(shelter.view(state, 0))
    expect(shelter.view(other, 'spectator')).toEqual(shelter.view(state, 'spectator'))
  })

  test.each(GAMES)('SH-VIS-1 other decks and dice, the same choices (%i players, %i choices)', (seats, choices) => {
    const state = underWay(seats, choices)
    expect(shelter.choices(otherwise(state))).toEqual(shelter.choices(state))
  })

  test('SH-VIS-1 dice that were laid ready for a puzzle are not shown either', () => {
    const loaded = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} }, { dice: [6, 6] })
    const fair = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} })
    expect(shelter.view(loaded.state, 0)).toEqual(shelter.view(fair.state, 0))
  })

  test('SH-VIS-1 the key to the dice and the stack of steps are no part of a view', () => {
    const state = underWay(3, 90)
    const seen = shelter.view(state, 0)
    expect(seen).not.toHaveProperty('random')
    expect(seen).not.toHaveProperty('steps')
    expect(seen.itemPile.deck).toBe(state.itemPile.deck.length)
    expect(seen.roomPile.deck).toBe(state.roomPile.deck.length)
    expect(seen.threatPile.deck).toBe(state.threatPile.deck.length)
    expect(JSON.stringify(seen)).not.toContain(String(state.random.key[0]))
  })
})

describe('a sample', () => {
  test.each(GAMES)('SH-VIS-1 it looks the same to everybody (%i players, %i choices)', (seats, choices) => {
    const state = underWay(seats, choices)
    const sampled = shelter.sample(state, 0, seedRandom('sample'))
    expect(shelter.view(sampled, 0)).toEqual(shelter.view(state, 0))
    expect(shelter.choices(sampled)).toEqual(shelter.choices(state))
    expect(shelter.faults(sampled)).toEqual([])
  })

  test('SH-VIS-1 only the order of the decks and the dice to come differ', () => {
    const state = underWay(4, 140)
    const sampled = shelter.sample(state, 0, seedRandom('sample'))
    const { itemPile, roomPile, threatPile, random, ...open } = sampled
    const { itemPile: _i, roomPile: _r, threatPile: _t, random: _n, ...real } = state
    expect(open).toEqual(real)
    expect(itemPile.discard).toEqual(state.itemPile.discard)
    expect(roomPile.discard).toEqual(state.roomPile.discard)
    expect(threatPile.discard).toEqual(state.threatPile.discard)
    expect([...itemPile.deck].sort()).toEqual([...state.itemPile.deck].sort())
    expect([...roomPile.deck].sort()).toEqual([...state.roomPile.deck].sort())
    expect([...threatPile.deck].sort()).toEqual([...state.threatPile.deck].sort())
    expect(random.key).not.toEqual(state.random.key)
  })

  test('SH-VIS-1 the decks are really shuffled, and each sample in its own way', () => {
    const state = underWay(2, 0)
    const one = shelter.sample(state, 0, seedRandom('one'))
    const two = shelter.sample(state, 0, seedRandom('two'))
    expect(one.itemPile.deck).not.toEqual(state.itemPile.deck)
    expect(one.roomPile.deck).not.toEqual(state.roomPile.deck)
    expect(one.threatPile.deck).not.toEqual(state.threatPile.deck)
    expect(two.itemPile.deck).not.toEqual(one.itemPile.deck)
    expect(two.random.key).not.toEqual(one.random.key)
  })

  test('SH-VIS-1 dice laid ready do not get into a sample', () => {
    const t = table('', {}, { dice: [6, 6, 6, 6, 6, 6] })
    expect(shelter.sample(t.state, 0, seedRandom('sample')).random.loaded).toEqual([])
  })

  test('SH-VIS-1 it leaves the real table untouched, also when it is played on', () => {
    const state = underWay(3, 90)
    const before = JSON.stringify(state)
    const sampled = shelter.sample(state, 1, seedRandom('sample'))
    const random = seedRandom('on')
    while (shelter.pending(sampled) !== undefined) {
      const list = shelter.choices(sampled)
      shelter.apply(sampled, list[below(random, list.length)]!)
    }
    expect(shelter.result(sampled)).toBeDefined()
    expect(JSON.stringify(state)).toBe(before)
  })

  test('SH-VIS-1 it can be taken in the middle of a fight', () => {
    const t = table('A . . garden[!raider,.] = . . .', { red: { items: ['fatMan'] }, blue: {} }, { dice: [2, 5] })
    t.place('A5')
    const sampled = shelter.sample(t.state, 0, seedRandom('sample'))
    expect(sampled.placement).toMatchObject({ dice: [2, 5] })
    expect(shelter.pending(sampled)).toEqual({ seat: 0, ask: 'afterRoll' })
  })
})

import { BadInput, below, seedRandom } from '@overseer/kernel'
import { describe, expect, test } from 'vitest'
import { drawSketch, shelter, type State } from '@overseer/shelter'
import { parseSketch, type Sketch } from '../src/sketch.ts'
import { table } from './table.ts'

const TOP = 'T wasteland vaultDoor vaultEntrance = waterTreatment diner powerGenerator'

/** The vault at the start of a game, to read a sketch into. */
function emptyVault(seats: number): Sketch {
  const { vault, threats, crews } = shelter.setup({ seats }, 'empty')
  return { vault, threats, crews }
}

function read(text: string, seats = 2): Sketch {
  const vault = emptyVault(seats)
  parseSketch(text, vault)
  return vault
}

/** What a sketch shows of a state: all but what the recall will teach, which follows from the space. */
function shown({ vault, threats, crews }: Sketch): Sketch {
  return { vault, threats, crews: crews.map(crew => crew && { ...crew, train: null }) }
}

/** Every state of a game by chance, from its set-up to its end. */
function* gameByChance(seats: number, seed: string): Generator<State> {
  const state = shelter.setup({ seats }, seed)
  const random = seedRandom(seed)
  yield state
  while (shelter.pending(state) !== undefined) {
    const list = shelter.choices(state)
    shelter.apply(state, list[below(random, list.length)]!)
    yield state
  }
}

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

describe('drawing and reading', () => {
  test.each([
    [2, 'sketch A'],
    [2, 'sketch B'],
    [3, 'sketch C'],
    [4, 'sketch D'],
  ])('every vault of a game of %i (%s) is read back as it was drawn', (seats, seed) => {
    let drawn = 0
    for (const state of gameByChance(seats, seed)) {
      const text = drawSketch(state)
      const vault = read(text, seats)
      expect(vault, text).toEqual(shown(state))
      expect(drawSketch(vault)).toBe(text)
      drawn++
    }
    expect(drawn).toBeGreaterThan(50)
  })

  test('the empty vault of two', () => {
    expect(drawSketch(emptyVault(2))).toBe(`${TOP}\nA . . . = . . .\nB . . . = . . .`)
  })

  test('everything a space can hold', () => {
    const text = `T wasteland vaultDoor[.,red*+] vaultEntrance =[blue] waterTreatment diner[red,!fire] powerGenerator
A . . garden[!raider:red*,blue] =[red] livingQuarters[red2,blue2++] . .
B . . lounge[!deathclaw:blue2**,!moleRat:red] = . . .`
    const { crews, threats } = read(text)
    expect(crews[13 + 4]).toEqual({ seat: 0, count: 1, hurt: 1, train: null, fresh: 0 })
    expect(threats[13 + 4]).toBe('raider')
    expect(crews[13 + 8]).toEqual({ seat: 1, count: 2, hurt: 0, train: null, fresh: 2 })
    expect(crews[26 + 4]).toEqual({ seat: 1, count: 2, hurt: 2, train: null, fresh: 0 })
    expect(drawSketch(read(text))).toBe(text)
  })

  test('a level that is left out stays empty, blank lines and indents do not matter', () => {
    expect(drawSketch(read('\n   B . . garden = . . .\n\n'))).toBe(`${TOP}\nA . . . = . . .\nB . . garden = . . .`)
  })

  test('brackets with nobody in them are the same as none', () => {
    expect(drawSketch(read('A . . garden[.,.] =[.] . . .'))).toContain('A . . garden = . . .')
  })

  test('a position drawn with a dweller who is learning knows what it will have learned', () => {
    const t = table(
      `${TOP.replace('vaultDoor', 'vaultDoor[red,.]')}\nA . . medbay[red,.] = . . .`,
      { red: {}, blue: { plain: 1 } },
      { turn: 1 },
    )
    t.pass()
    expect(t.red.trained).toEqual(['E', 'L'])
  })
})

describe('bad sketches', () => {
  test.each([
    ['a level that is not there', 'E . . . = . . .', "there is no level 'E'"],
    ['a level of a player who is not there', 'C . . . = . . .', "there is no level 'C'"],
    ['a level in small letters', 'a . . . = . . .', "there is no level 'a'"],
    ['too few rooms', 'A . . . = . .', 'level A needs three rooms, the elevator, three rooms'],
    ['too many rooms', 'A . . . = . . . .', 'level A needs three rooms, the elevator, three rooms'],
    ['no elevator', 'A . . . . . . .', "'.' stands where the elevator '=' should be"],
    ['an elevator in the wrong place', 'A . . = . . . .', "'.' stands where the elevator '=' should be"],
    ['an elevator for two', 'A . . . =[red,blue] . . .', 'the elevator'],
    ['a room that is not there', 'A . . cinema = . . .', "there is no room 'cinema'"],
    ['a name every object has', 'A . . constructor = . . .', "there is no room 'constructor'"],
    ['a room with one space', 'A . . garden[red] = . . .', 'there is no room'],
    ['a room with three spaces', 'A . . garden[red,.,.] = . . .', 'there is no room'],
    ['a bracket that is not closed', 'A . . garden[red,. = . . .', 'there is no room'],
    ['somebody where no room is', 'A . . .[red,.] = . . .', 'there is no room'],
    ['a threat that is not there', 'A . . garden[!dragon,.] = . . .', "there is no threat 'dragon'"],
    ['a threat every object has', 'A . . garden[!toString,.] = . . .', "there is no threat 'toString'"],
    ['a colour that is not there', 'A . . garden[pink,.] = . . .', "there is no colour 'pink'"],
    ['three dwellers', 'A . . garden[red3,.] = . . .', "'red3' is neither a threat nor a dweller"],
    ['marks in the wrong order', 'A . . garden[red+*,.] = . . .', "'red+*' is neither"],
    ['a dweller before the threat', 'A . . garden[red:!raider,.] = . . .', 'is neither a threat nor a dweller'],
    ['capitals', 'A . . garden[RED,.] = . . .', "'RED' is neither a threat nor a dweller"],
  ])('%s', (_what, text, problem) => {
    const bad = complaint(() => read(text))
    expect(bad?.field).toBe('vault')
    expect(bad?.message).toContain(problem)
  })

  test.each([
    ['a colon before the dweller', 'A . . garden[:red,.] = . . .'],
    ['a colon after the threat', 'A . . garden[!raider:,.] = . . .'],
    ['nothing at all between the brackets', 'A . . garden[,] = . . .'],
    ['nothing at all in the elevator', 'A . . . =[] . . .'],
    ['a level drawn twice', 'A . . garden = . . .\nA . . lounge = . . .'],
    ['a hole in the top level', TOP.replace('wasteland', '.')],
  ])('%s', (_what, text) => {
    expect(complaint(() => table(text))?.message).toMatch(/vault: /)
  })
})

describe('bad positions', () => {
  const two = { players: [{}, {}] }

  /** Red and blue, with some of it as given. */
  function position(given: object): () => unknown {
    return () => shelter.parse.position({ ...two, ...given }, 'seed')
  }

  test.each<[string, string, object]>([
    ['position.players', 'one player', { players: [{}] }],
    ['position.players', 'five players', { players: [{}, {}, {}, {}, {}] }],
    ['position.players.1.gold', 'an unknown field', { players: [{}, { gold: 3 }] }],
    ['position.players.0.power', 'half a cube', { players: [{ power: 0.5 }, {}] }],
    ['position.players.0.food', 'fewer than no cubes', { players: [{ food: -1 }, {}] }],
    ['position.players.1.trained.0', 'an unknown letter', { players: [{}, { trained: ['X'] }] }],
    ['position.players.1.trained', 'a letter twice', { players: [{}, { trained: ['S', 'S'] }] }],
    ['position.players.0.items.0', 'an unknown item', { players: [{ items: ['sword'] }, {}] }],
    ['position.players.0.passed', 'no truth', { players: [{ passed: 'yes' }, {}] }],
    ['position.round', 'round 0', { round: 0 }],
    ['position.round', 'round 41', { round: 41 }],
    ['position.token', 'a seat nobody has', { token: 2 }],
    ['position.turn', 'the turn of nobody', { turn: 3 }],
    ['position.levels', 'a level owned twice', { levels: [1, 1] }],
    ['position.levels', 'a level too many', { levels: [0, 1, 2] }],
    ['position.vault', 'no text', { vault: 7 }],
    ['position.items.track', 'four items in the track', { items: { track: ['globe', 'camera', 'husky', 'collie'] } }],
    ['position.items', 'an item twice', { items: { next: ['globe'], discard: ['globe'] } }],
    ['position.items', 'an item somebody has', { players: [{ items: ['globe'] }, {}], items: { next: ['globe'] } }],
    ['position.items', 'an item two have', { players: [{ items: ['globe'] }, { items: ['globe'] }] }],
    ['position.items.deck', 'more items than there are', { items: { deck: 32 } }],
    ['position.items.deck', 'fewer than were named', { items: { next: ['globe', 'camera'], deck: 1 } }],
    ['position.rooms', 'a third copy', { rooms: { next: ['garden', 'garden', 'garden'] } }],
    ['position.rooms', 'a room that stands', { vault: 'A . . medbay = . . .', rooms: { track: ['medbay'] } }],
    ['position.rooms', 'a starting room on a level', { vault: 'A . . diner = . . .' }],
    ['position.threats', 'a third copy', { threats: { next: ['raider', 'raider', 'raider'] } }],
    ['position.threats.track', 'a track of threats', { threats: { track: ['fire'] } }],
    ['position.dice.1', 'a seven on a die', { dice: [6, 7] }],
    ['position.ending', 'no truth', { ending: 1 }],
    ['position.weather', 'an unknown field', { weather: 'fine' }],
  ])('%s: %s', (field, _what, given) => {
    expect(complaint(position(given))?.field).toBe(field)
  })

  test.each<[string, string, object]>([
    ['position.players.0.power', 'seven cubes', { players: [{ power: 7 }, {}] }],
    ['position.players.1', 'eight dwellers', { players: [{}, { plain: 8 }] }],
    ['position.players.0.exhausted', 'an item that is not there', { players: [{ exhausted: ['husky'] }, {}] }],
    ...(['pistol', 'globe', 'stimpak'] as const).map(item => {
      const players = [{ items: [item], exhausted: [item] }, {}]
      return ['position.players.0.exhausted', `${item}, which never turns`, { players }] as [string, string, object]
    }),
    ['position.players', 'nobody with a dweller to place', { players: [{ plain: 0 }, { plain: 0 }] }],
    ['position.players', 'everybody passed', { players: [{ passed: true }, { passed: true }] }],
    ['position.turn', 'the turn of who has passed', { players: [{}, { passed: true }], turn: 1 }],
    ['position.turn', 'the turn of who has nobody left', { players: [{}, { plain: 0 }], turn: 1 }],
    ['position.vault', 'a gap between rooms', { vault: 'A garden . . = . . .' }],
    ['position.vault', 'other rooms on the top level', { vault: TOP.replace('wasteland', 'garden') }],
    ['position.vault', 'a dweller of nobody', { vault: 'A . . garden[yellow,.] = . . .' }],
    ['position.vault', 'one on a linked space', { vault: 'A . . livingQuarters[red,.] = . . .' }],
    ['position.vault', 'two on a single space', { vault: 'A . . garden[red2,.] = . . .' }],
    ['position.vault', 'more injured than there are', { vault: 'A . . garden[!raider:red**,.] = . . .' }],
    ['position.vault', 'an injured dweller in a garden', { vault: 'A . . garden[red*,.] = . . .' }],
    ['position.vault', 'an injured dweller on a fire', { vault: 'A . . garden[!fire:red*,.] = . . .' }],
    ['position.vault', 'an injured dweller on the top elevator', { vault: TOP.replace('=', '=[red*]') }],
    [
      'position.vault',
      'a new dweller from the water',
      { vault: TOP.replace('waterTreatment', 'waterTreatment[red+,.]') },
    ],
    ['position.vault', "red on blue's elevator", { vault: 'B . . . =[red] . . .' }],
    ['position.vault', 'a threat on the outermost space', { vault: TOP.replace('wasteland', 'wasteland[!fire,.]') }],
    ['position.vault', 'a threat on an elevator', { vault: 'A . . . =[!fire] . . .' }],
  ])('%s: %s is refused', (field, _what, given) => {
    expect(complaint(position(given))?.field).toBe(field)
  })

  test('SH-END-1 six rooms on a level or an empty threat deck mean the last round, said or not', () => {
    const six = { vault: 'A classroom armory medbay = lounge garden garden' }
    expect(shelter.parse.position({ ...two, ...six }, 'seed').ending).toBe('sixthRoom')
    expect(shelter.parse.position({ ...two, threats: { deck: 0 } }, 'seed').ending).toBe('threatDeck')
    expect(shelter.parse.position({ ...two, threats: { deck: 1 } }, 'seed').ending).toBeNull()
  })

  test('the limit is named with the field', () => {
    expect(complaint(position({ players: [{ power: 7 }, {}] }))?.message).toBe(
      'position.players.0.power: 7 is not at most 6',
    )
  })

  test.each([
    ['nothing', null],
    ['a text', 'position'],
    ['a list', []],
  ])('%s is no position', (_what, data) => {
    expect(complaint(() => shelter.parse.position(data, 'seed'))?.field).toBe('position')
  })

  test('a bad sketch within a position is blamed on the vault', () => {
    expect(complaint(position({ vault: 'A . . cinema = . . .' }))?.message).toMatch(/vault: there is no room 'cinema'/)
  })

  test('what is left out is as at the start of a game', () => {
    const state = shelter.parse.position(two, 'seed')
    expect(state).toMatchObject({ round: 1, token: 0, levels: [0, 1], ending: null })
    expect(state.players[1]).toMatchObject({ plain: 2, dwellers: 2, power: 0, happiness: 0, items: [], passed: false })
    expect(state.itemTrack).toHaveLength(3)
    expect(state.roomTrack).toHaveLength(3)
    expect(shelter.pending(state)).toEqual({ seat: 0, ask: 'place' })
    expect(shelter.faults(state)).toEqual([])
  })

  test('what is left open is dealt by the seed', () => {
    const one = shelter.parse.position(two, 'one')
    expect(shelter.parse.position(two, 'one')).toEqual(one)
    expect(shelter.parse.position(two, 'two').itemPile.deck).not.toEqual(one.itemPile.deck)
  })
})

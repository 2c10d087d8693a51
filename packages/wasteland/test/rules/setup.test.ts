import {
  AGENDAS,
  type AgendaId,
  AGENDA_IDS,
  CHARACTERS,
  graphOf,
  type State,
  TILES,
  wasteland,
} from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import { newGame, table } from '../table.ts'

const FOUR = ['vaultDweller', 'wastelander', 'superMutant', 'ghoul'] as const

/** A game whose players have put their figures down. */
const begun = (seats: number, options: object = {}, seed = 'begun') =>
  newGame({ seats, characters: FOUR.slice(0, seats), first: 0, ...options }, seed).until('A act')

const allAgendas = (state: State): AgendaId[] => [
  ...state.agendaPile.deck,
  ...state.players.flatMap(({ agendas }) => agendas),
]

describe('setup', () => {
  test('W-SETUP-1 W-SETUP-13 W-SETUP-14 from the first player on, each picks a character and then a space', () => {
    const t = newGame({ seats: 3, first: 1 })
    expect(t.asked).toBe('B pickCharacter')
    expect(t.offered('character')).toHaveLength(5)
    t.play({ do: 'character', character: 'ghoul' })
    expect(t.asked).toBe('B startSpace')
    expect(t.spaces).toEqual(['crossroads.a', 'crossroads.b', 'crossroads.c', 'crossroads.h', 'crossroads.k'])
    t.at('crossroads.h')
    expect(t.asked).toBe('C pickCharacter')
    expect(t.state.round).toBe(0) // nothing of steps 8 and 9 has happened
    expect(t.B.agendas).toEqual([])
    t.play({ do: 'character', character: 'wastelander' })
    expect(t.refuses({ do: 'space', at: 'crossroads.h' })).toBe('W-SETUP-14')
    expect(t.refuses({ do: 'space', at: 'cit.n' })).toBe('W-SETUP-14')
  })

  test('W-SETUP-R6 a character is taken once', () => {
    const t = newGame({ seats: 2, first: 0 }).play({ do: 'character', character: 'ghoul' }).at('crossroads.a')
    expect(t.refuses({ do: 'character', character: 'ghoul' })).toBe('W-SETUP-13')
    expect(t.offered('character')).toHaveLength(4)
  })

  test('W-SETUP-R2 spaces are free as long as no other survivor stands there', () => {
    const t = newGame({ seats: 4, first: 0, characters: [...FOUR] })
    t.at('crossroads.a').at('crossroads.b')
    expect(t.spaces).not.toContain('crossroads.a')
    for (const player of t.state.players) player.node = t.node('crossroads.a')
    t.state.players[1]!.node = t.node('crossroads.b')
    t.state.players[3]!.node = t.node('crossroads.c')
    t.state.players[0]!.node = t.node('crossroads.h')
    t.state.players.push({ ...t.A, node: t.node('crossroads.k') })
    expect(t.spaces).toHaveLength(5) // all are taken, so sharing is allowed
  })

  test('W-SETUP-2 W-SCEN-1 W-SCEN-R1 the scenario is agreed upon before the start and open to all', () => {
    for (const scenario of ['commonwealth', 'capital', 'farHarbor', 'pitt'] as const)
      expect(wasteland.view(begun(1, { scenario }).state, 'spectator').options.scenario).toBe(scenario)
    expect(() => wasteland.parse.options({ seats: 1, scenario: 'moon' })).toThrow('options.scenario')
  })

  test('W-SETUP-3 W-SETUP-4 W-MAP-1 W-MAP-2 W-MAP-3 W-SCEN-2 each hidden position gets a random tile of its kind', () => {
    const backs = (seed: string) => {
      const { tiles, up } = begun(1, {}, seed).state.board
      return tiles.map((tile, at) => (up[at] ? tile : TILES[tile].back))
    }
    expect(backs('one').slice(0, 5)).toEqual(['crossroads', 'dangerous', 'dangerous', 'deadly', 'deadly'])
    expect(backs('one')).toEqual(backs('two'))
    expect(begun(1, {}, 'one').state.board.tiles).not.toEqual(begun(1, {}, 'two').state.board.tiles)
    const all = new Set(begun(1, {}, 'one').state.board.tiles)
    expect(all.size).toBe(18)
  })

  test('T-MAP-1 two games with one seed have the same tiles at the same positions', () => {
    expect(begun(2, {}, 'same').state.board).toEqual(begun(2, {}, 'same').state.board)
  })

  test('W-MAP-4 W-EXPL-2 tiles are never turned: north is up on all of them', () => {
    const t = table({ players: [{ at: 'crossroads.b' }], tiles: { 2: 'ashbury' } })
    expect(graphOf(t.state.board).near[t.node('mart.e')]).toContain(t.node('ashbury.e')) // east meets west
  })

  test('W-MAP-R2 the start tile is the one with Crossroads Camp', () => {
    const t = begun(1, { scenario: 'pitt' })
    expect(t.where(t.A)).toMatch(/^crossroads/)
  })

  test('W-SETUP-5 W-SETUP-6 W-SETUP-R7 the supply holds five of each letter but those dealt, and no silhouettes', () => {
    const { state } = begun(2)
    expect(state.supply.reduce((sum, n) => sum + n, 0)).toBe(35 - 2)
    for (const player of state.players) expect(player.letters).toContain(CHARACTERS[player.character!].letter)
    expect(begun(1, {}, 'x').state.stacks.human.deck).not.toEqual(begun(1, {}, 'y').state.stacks.human.deck)
  })

  test('T-SETUP-5 with two of five characters in play, silhouette tokens are not in the supply', () => {
    const { state } = begun(2)
    const drawn = state.players.map(({ letters, character }) =>
      letters.filter(letter => letter !== CHARACTERS[character!].letter),
    )
    expect(drawn.map(letters => letters.length)).toEqual([1, 1])
    expect(state.supply.every(n => n <= 5)).toBe(true)
  })

  test('W-SETUP-7 W-ECARD-2 the star cards make the two encounter decks', () => {
    const { decks } = begun(1).state
    expect(decks.wasteland.toSorted((a, b) => a - b)).toEqual([160, 161, 162, 163, 164, 165, 166, 167])
    expect(decks.settlement.toSorted((a, b) => a - b)).toEqual([168, 169, 170, 171, 172, 173, 174, 175])
    expect(begun(1, {}, 'x').state.decks.wasteland).not.toEqual(begun(1, {}, 'y').state.decks.wasteland)
  })

  test('W-SETUP-8 W-AGENDA-4 T-SETUP-1 with two players the agendas numbered 3 and 4 are gone', () => {
    const numbers = new Set(allAgendas(begun(2).state).map(id => AGENDAS[id].players))
    expect([...numbers].toSorted((a, b) => a - b)).toEqual([1, 2])
    expect(allAgendas(begun(4).state).toSorted()).toEqual(AGENDA_IDS.filter(id => AGENDAS[id].players <= 4))
    expect(allAgendas(begun(4, { friends: 'star' }).state).toSorted()).toEqual([...AGENDA_IDS].toSorted())
  })

  test('W-SETUP-9 W-SETUP-10 decks are shuffled; perks, unique assets and the library lie ready', () => {
    const { state } = begun(1)
    expect(state.lootPile.deck).toHaveLength(34)
    expect(state.lootPile.deck).not.toEqual(begun(1, {}, 'other').state.lootPile.deck)
    expect(state.perks).toHaveLength(14)
    expect(state.uniques).toHaveLength(11)
    expect(state.library).toHaveLength(158) // all but the opening quest
  })

  test('W-SETUP-11 W-SHOP-1 four assets make the shop', () => {
    const { state } = begun(1)
    expect(state.row).toHaveLength(4)
    expect(state.assetPile.deck).toHaveLength(21)
  })

  test('W-SETUP-12 W-FIRST-1 chance picks the first player', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, n) => newGame({ seats: 4 }, `first ${n}`).state.first))
    expect(firsts.size).toBe(4)
  })

  test('W-SETUP-15 W-SETUP-16 W-SETUP-17 W-SETUP-18 W-AGENDA-3 T-SETUP-4 what everybody starts with', () => {
    const { players } = begun(4).state
    expect(players.map(({ hp }) => hp)).toEqual([16, 16, 16, 15])
    for (const { rads, xp, caps, agendas, letters } of players) {
      expect([rads, xp, caps, agendas.length]).toEqual([0, 0, 3, 1])
      expect(new Set(letters).size).toBe(2)
    }
  })

  test('W-SETUP-R1 T-SETUP-2 the second letter is always another one, and no token is lost', () => {
    for (let n = 0; n < 20; n++) {
      const { A, state } = begun(1, {}, `letters ${n}`)
      expect(A.letters).toHaveLength(2)
      expect(A.letters).toContain('L')
      expect(state.supply.reduce((sum, one) => sum + one, 0)).toBe(34)
    }
  })

  test('W-SETUP-19 W-SETUP-R3 W-SCEN-3 T-SCEN-1 the opening quests are staged in printed order before the first turn', () => {
    expect(begun(1, { scenario: 'farHarbor' }).quests()).toEqual([29, 30])
    expect(begun(1, { scenario: 'farHarbor' }).state.decks.settlement).toContain(31)
    expect(begun(2).quests()).toEqual([14])
  })

  test('W-SETUP-20 W-SETUP-R4 T-SETUP-6 every enemy icon of a faceup tile gets one faceup token', () => {
    const { state } = begun(1)
    const graph = graphOf(state.board)
    for (const node of graph.open) {
      const kinds = state.foes.filter(foe => foe.node === node && foe.face !== null).map(({ kind }) => kind)
      expect(kinds).toEqual([...graph.spaces[node]!.enemies])
    }
    expect(state.foes.every(({ up }) => up)).toBe(true)
    expect(state.foes.filter(({ face }) => face === null).map(({ kind }) => kind)).toEqual(['shield']) // Diamond City
  })

  test('W-SETUP-21 W-TRACK-1 both factions begin at the top', () => {
    const { star, shield } = begun(3).state
    expect([star, shield]).toEqual([0, 0])
  })

  test('W-SETUP-R5 setup draws deplete nothing and enemies placed in setup start no fight', () => {
    const t = begun(1)
    expect(t.state.agendaPile.deck).toHaveLength(8)
    expect([t.state.star, t.state.shield]).toEqual([0, 0])
    expect(t.state.fight).toBeNull()
  })

  test('W-SCEN-4 W-FACTION-1 T-SCEN-2 T-FACTION-1 every scenario brings its two factions and its track', () => {
    for (const scenario of ['commonwealth', 'capital', 'farHarbor', 'pitt'] as const) {
      const { foes, options } = begun(1, { scenario }).state
      expect(foes.some(({ kind }) => kind === 'star' || kind === 'shield')).toBe(true)
      expect(options.trackEnd).toBe(6)
    }
  })

  test('W-CHAR-1 W-CHAR-2 an item of a character is equipped from the start', () => {
    const t = newGame({ seats: 1, characters: ['brotherhoodOutcast'] }).at('crossroads.k')
    expect(t.A).toMatchObject({ equipped: ['outcastPowerArmor'], inventory: [] })
  })

  test('W-CHAR-3 an ability card is no item and its rules are followed', () => {
    const t = newGame({ seats: 1, characters: ['ghoul'] }).at('crossroads.k')
    expect(t.A.inventory).toEqual([])
    expect(t.A.traits).toEqual(['vilified'])
    expect(t.A.hp).toBe(15)
  })
})

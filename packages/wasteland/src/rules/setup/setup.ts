import { below, type Pile, push, type Seed, seedRandom, shuffle } from '@overseer/kernel'
import { AGENDA_IDS, type AgendaId, agendaDeck } from '../../content/agendas.ts'
import { ENEMY_STACKS } from '../../content/enemies.ts'
import { ASSET_DECK, LOOT_DECK, UNIQUE_DECK } from '../../content/items/items.ts'
import { LAST_NUMBER, STAR_DECKS } from '../../content/cards/library.ts'
import { PERK_IDS } from '../../content/survivors/perks.ts'
import { ENEMY_TYPES, LETTERS } from '../../content/terms.ts'
import { DANGEROUS_TILES, DEADLY_TILES, type TileId } from '../../content/map/tiles.ts'
import { type Board, NOWHERE, SPOTS } from '../../map/layout.ts'
import type { Options } from '../../options.ts'
import type { Player, State } from '../../state.ts'
import { flow } from '../flow.ts'
import { noTurn } from '../round/round.ts'
import { resetRow } from '../items/shopping.ts'

/** Setup (W-SETUP-1), up to the first question. */

const LETTER_COPIES = 5

export function setup(options: Options, seed: Seed): State {
  const state = emptyTable(options, seed)
  state.board = layMap(state, options)
  shuffleDecks(state)
  resetRow(state) // W-SETUP-11
  state.first = options.first ?? below(state.random, options.seats) // W-SETUP-12
  const seats = state.players.map((_, i) => (state.first + i) % options.seats)
  push(
    state,
    ...seats.flatMap(seat => [{ do: 'pickCharacter', seat } as const, { do: 'startSpace', seat } as const]),
    { do: 'deal' },
    { do: 'opening' },
    options.roundOrder === 'cycle' ? { do: 'newCycle', seat: state.first } : { do: 'round' },
  )
  flow.advance(state)
  state.barrier = 0
  return state
}

/** Everything in its place before anything is shuffled; the tiles lie in the order of their lists. */
export function emptyTable(options: Options, seed: Seed): State {
  const pile = <Card>(deck: readonly Card[]): Pile<Card> => ({ deck: [...deck], discard: [] })
  return {
    options,
    round: 0,
    turnCount: 0,
    players: Array.from({ length: options.seats }, newPlayer),
    first: 0,
    queue: [],
    last: -1,
    nextStarter: 0,
    turn: noTurn(),
    board: fillBoard(options, [...DANGEROUS_TILES], [...DEADLY_TILES]),
    foes: [],
    nextFoe: 1,
    stacks: {
      critter: pile(ENEMY_STACKS.critter),
      human: pile(ENEMY_STACKS.human),
      robot: pile(ENEMY_STACKS.robot),
      monster: pile(ENEMY_STACKS.monster),
      superMutant: pile(ENEMY_STACKS.superMutant),
    },
    star: 0,
    shield: 0,
    agendaPile: { deck: [...agendasOf(options)], discard: [], hidden: [] },
    revealed: null,
    lootPile: pile(LOOT_DECK),
    assetPile: pile(ASSET_DECK),
    row: [],
    flipped: null,
    uniques: [...UNIQUE_DECK],
    beside: [],
    perks: [...PERK_IDS],
    supply: LETTERS.map(() => LETTER_COPIES),
    decks: {
      wasteland: [...STAR_DECKS.wasteland],
      settlement: [...STAR_DECKS.settlement],
      vault84: [],
      vault109: [],
    },
    library: Array.from({ length: LAST_NUMBER }, (_, i) => i + 1),
    reading: [],
    trashed: [],
    buried: [],
    quests: [],
    wreck: NOWHERE,
    waiting: [],
    filled: [],
    due: [],
    fight: null,
    trial: null,
    offer: null,
    offers: [],
    camped: [],
    outcome: null,
    steps: [],
    random: seedRandom(seed),
    barrier: 0,
  }
}

/** W-SETUP-8; the co-operative variant uses all cards and deals none. */
export function agendasOf({ seats, friends }: Options): readonly AgendaId[] {
  return friends === null ? agendaDeck(seats) : AGENDA_IDS
}

export function newPlayer(): Player {
  return {
    character: null,
    node: NOWHERE,
    hp: 0,
    rads: 0,
    xp: 0,
    letters: [],
    traits: [],
    caps: 0,
    equipped: [],
    inventory: [],
    exhausted: [],
    perks: [],
    agendas: [],
    revealed: null,
    kept: [],
    extraInventory: 0,
    extraInventoryTurns: 0,
    deaths: 0,
    radsTurn: 0,
    eliminated: false,
    leaving: false,
  }
}

/** W-SETUP-3, W-SETUP-4, W-MAP-3: the two kinds are shuffled apart and laid out facedown. */
function layMap(state: State, options: Options): Board {
  const dangerous = [...DANGEROUS_TILES]
  const deadly = [...DEADLY_TILES]
  shuffle(state.random, dangerous)
  shuffle(state.random, deadly)
  return fillBoard(options, dangerous, deadly)
}

function fillBoard({ scenario }: Options, dangerous: TileId[], deadly: TileId[]): Board {
  const spots = SPOTS[scenario]
  const open = spots.flatMap(({ cell }) => (cell === 'dangerous' || cell === 'deadly' ? [] : [cell]))
  const stacks = {
    dangerous: dangerous.filter(tile => !open.includes(tile)),
    deadly: deadly.filter(tile => !open.includes(tile)),
  }
  const tiles = spots.map(({ cell }) => (cell === 'dangerous' || cell === 'deadly' ? stacks[cell].pop()! : cell))
  return { scenario, tiles, up: tiles.map(tile => open.includes(tile)) }
}

function shuffleDecks(state: State): void {
  const { random } = state
  for (const type of ENEMY_TYPES) shuffle(random, state.stacks[type].deck) // W-SETUP-6
  shuffle(random, state.decks.wasteland) // W-SETUP-7
  shuffle(random, state.decks.settlement)
  shuffle(random, state.agendaPile.deck) // W-SETUP-9
  shuffle(random, state.lootPile.deck)
  shuffle(random, state.assetPile.deck)
}

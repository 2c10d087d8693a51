import { BadInput, type Emit, once, parseWith, type Pile, type Seed, shuffle } from '@overseer/kernel'
import * as z from 'zod'
import { CHARACTERS, CHARACTER_IDS, START_CAPS } from '../content/survivors/characters.ts'
import { ENEMIES, ENEMY_IDS } from '../content/enemies.ts'
import { ASSET_IDS, ITEM_DECKS, type ItemDeck, LOOT_IDS, UNIQUE_IDS } from '../content/items/items.ts'
import { STAR_DECKS } from '../content/cards/library.ts'
import { TAGS } from '../content/cards/types.ts'
import { MARKERS } from '../content/map/markers.ts'
import { ENCOUNTER_DECKS, ENEMY_TYPES, type Faction, FACTIONS, LETTERS, PLACES } from '../content/terms.ts'
import { TILE_IDS, type TileId, TILES } from '../content/map/tiles.ts'
import { graphOf } from '../map/graph.ts'
import { type Board, type Node, NOWHERE, parseSpace, type SpaceName, SPOTS } from '../map/layout.ts'
import {
  agendaId,
  cardNumber,
  characterId,
  count,
  die,
  fullOptions,
  itemId,
  letter,
  parseOptions,
  perkId,
  seat,
  trait,
} from './choice.ts'
import type { Event } from '../event.ts'
import { checkState } from './state.ts'
import { flow } from '../rules/flow.ts'
import { noTurn } from '../rules/round/round.ts'
import { emptyTable, newPlayer } from '../rules/setup/setup.ts'
import type { Player, Staged, State } from '../state.ts'

/**
 * A position described in plain words, for tests and puzzles. Whatever is left out is as at the start of a game, but for
 * the map: only the enemies and quests that are named are there. Cards that are named nowhere are shuffled by the seed.
 */

const space = z.string().max(40) // 'cit.n', '#5', 'mothership', or the name of a place

const player = once(() =>
  z.strictObject({
    character: z.exactOptional(characterId), // by seat if not said
    at: space.default('crossroadsCamp'),
    hp: z.exactOptional(count),
    rads: count.default(0),
    xp: z.number().int().min(0).max(7).default(0),
    letters: z.exactOptional(z.array(letter)), // the character's own if not said
    traits: z.exactOptional(z.array(trait)),
    caps: count.default(START_CAPS),
    equipped: z.array(itemId).default([]),
    inventory: z.array(itemId).default([]),
    exhausted: z.array(itemId).default([]),
    perks: z.array(perkId).default([]),
    agendas: z.array(agendaId).default([]),
    revealed: z.nullable(agendaId).default(null),
    kept: z.array(z.strictObject({ card: cardNumber, tag: z.enum(TAGS) })).default([]),
    eliminated: z.boolean().default(false),
  }),
)

const foe = once(() =>
  z.strictObject({ face: z.enum([...ENEMY_IDS, ...FACTIONS]), at: space, up: z.boolean().default(true) }),
)

const quest = once(() =>
  z.strictObject({
    card: cardNumber,
    caps: count.default(0),
    marker: z.exactOptional(space),
    start: z.exactOptional(space),
    carrier: z.exactOptional(seat),
    capped: z.array(space).default([]),
  }),
)

/** `next`: the next cards in this order. `deck`: how many are left in it, the others being discarded. */
const pile = <Card extends z.ZodType>(card: Card) => ({
  next: z.array(card).default([]),
  discard: z.array(card).default([]),
  deck: z.exactOptional(count),
})
const none = { next: [], discard: [] }

export const position = once(() =>
  z.strictObject({
    options: fullOptions().omit({ seats: true, first: true, characters: true }).partial().default({}),
    players: z.array(player()).min(1).max(4),
    round: count.default(1),
    first: seat.default(0),
    turn: z.exactOptional(seat), // whose turn it is; the first player's if not said
    starter: z.exactOptional(seat), // who began this round
    actions: count.default(2),
    points: count.default(0),
    begun: z.boolean().default(false), // the window at the start of the turn is closed
    phase: z.enum(['turn', 'endOfRound']).default('turn'),
    tiles: z.record(z.string(), z.enum(TILE_IDS)).default({}), // faceup, by the number of the position
    under: z.record(z.string(), z.enum(TILE_IDS)).default({}), // facedown
    foes: z.array(foe()).default([]),
    star: count.default(0),
    shield: count.default(0),
    quests: z.array(z.union([cardNumber, quest()])).default([]),
    wreck: z.exactOptional(space),
    waiting: z.array(z.strictObject({ faction: z.enum(FACTIONS), place: z.enum(PLACES) })).default([]),
    agendas: z
      .strictObject({ ...pile(agendaId), hidden: z.array(agendaId).default([]) })
      .default({ ...none, hidden: [] }),
    loot: z.strictObject(pile(z.enum(LOOT_IDS))).default(none),
    assets: z
      .strictObject({ ...pile(z.enum(ASSET_IDS)), row: z.exactOptional(z.array(z.enum(ASSET_IDS))) })
      .default(none),
    beside: z.array(z.enum(UNIQUE_IDS)).default([]), // unique assets that were discarded
    stacks: z.partialRecord(z.enum(ENEMY_TYPES), z.strictObject(pile(z.enum(ENEMY_IDS)))).default({}),
    decks: z.partialRecord(z.enum(ENCOUNTER_DECKS), z.array(cardNumber)).default({}), // exactly these, from the top
    trashed: z.array(cardNumber).default([]),
    dice: z.array(die).default([]), // what the dice show next
  }),
)

type Described = z.infer<ReturnType<typeof position>>

export type Position = z.input<ReturnType<typeof position>>

export function parsePosition(data: unknown, seed: Seed, emit?: Emit<Event>): State {
  const described = parseWith<Described>(position(), data, 'position')
  const seats = described.players.length
  const state = emptyTable(parseOptions({ ...described.options, seats }), seed)
  const turn = described.turn ?? described.first
  for (const who of [turn, described.first, described.starter ?? 0])
    if (who >= seats) throw new BadInput('position.turn', `there is no seat ${who} among ${seats}`)
  state.round = described.round
  state.first = described.first
  state.star = described.star
  state.shield = described.shield
  state.board = layTiles(state, described)
  for (const [who, each] of described.players.entries()) state.players[who] = seatPlayer(state, each, who)
  putFoes(state, described)
  stageQuests(state, described)
  dealCards(state, described)
  state.random.loaded = [...described.dice]
  beginTurn(state, described, turn)
  checkState({ ...state, steps: [{ do: 'act', seat: turn }] }, 'position')
  flow.advance(state, emit)
  return state
}

function beginTurn(state: State, { starter, actions, points, begun, phase }: Described, seat: number): void {
  const seats = state.players.length
  const from = starter ?? state.first
  const order = Array.from({ length: seats }, (_, i) => (from + i) % seats)
  state.queue = phase === 'endOfRound' ? [] : order.slice(order.indexOf(seat) + 1)
  state.last = phase === 'endOfRound' ? order[seats - 1]! : seat
  state.nextStarter = state.first
  state.turnCount = 1
  if (phase === 'endOfRound') {
    const next =
      state.options.roundOrder === 'cycle' ? ({ do: 'newCycle', seat: from } as const) : ({ do: 'round' } as const)
    state.steps = [next, { do: 'endRound' }]
    return
  }
  state.turn = { ...noTurn(), seat, actions, points, start: !begun }
  state.steps = [{ do: 'turnLoop', seat }]
}

/** The node of a space's name, or of the place that has it. */
function nodeCalled(state: State, name: SpaceName, field: string): Node {
  const node = graphOf(state.board).places[name as (typeof PLACES)[number]] ?? parseSpace(state.board, name)
  if (node === undefined) throw new BadInput(`position.${field}`, `there is no space '${name}' on this map`)
  return node
}

function layTiles(state: State, { tiles, under }: Described): Board {
  const { scenario } = state.options
  const spots = SPOTS[scenario]
  const named = new Map<number, TileId>()
  for (const [at, tile] of [...Object.entries(tiles), ...Object.entries(under)]) {
    if (spots[Number(at)]?.cell !== TILES[tile].back)
      throw new BadInput('position.tiles', `'${tile}' cannot lie at position ${at}`)
    if ([...named.values()].includes(tile)) throw new BadInput('position.tiles', `'${tile}' is named twice`)
    named.set(Number(at), tile)
  }
  const fixed = spots.map(({ cell }) => cell)
  const rest = state.board.tiles.filter(tile => ![...named.values(), ...fixed].includes(tile))
  shuffle(state.random, rest)
  const laid = spots.map(({ cell }, at) => {
    const tile = named.get(at)
    if (tile !== undefined) return tile
    if (cell !== 'dangerous' && cell !== 'deadly') return cell
    const found = rest.findIndex(other => TILES[other].back === cell)
    return rest.splice(found, 1)[0]!
  })
  return { scenario, tiles: laid, up: state.board.up.map((up, at) => up || String(at) in tiles) }
}

function seatPlayer(state: State, given: Described['players'][number], who: number): Player {
  const { at, hp, letters, traits, character = CHARACTER_IDS[who]!, ...rest } = given
  const { hp: most, letter: own, becomes } = CHARACTERS[character]
  const owned = letters ?? [own]
  if (given.eliminated) return { ...newPlayer(), character, eliminated: true }
  for (const one of owned) if (one !== own) state.supply[LETTERS.indexOf(one)]!--
  return {
    ...newPlayer(),
    ...rest,
    character,
    node: nodeCalled(state, at, `players.${who}.at`),
    hp: hp ?? most,
    letters: LETTERS.filter(one => owned.includes(one)),
    traits: traits ?? (becomes === null ? [] : [becomes]),
  }
}

function putFoes(state: State, { foes, stacks, waiting }: Described): void {
  for (const { face, at, up } of foes) {
    const faction = (FACTIONS as readonly string[]).includes(face)
    const kind = faction ? (face as Faction) : ENEMIES[face as keyof typeof ENEMIES].type
    state.foes.push({
      id: state.nextFoe++,
      kind,
      face: faction ? null : (face as keyof typeof ENEMIES),
      node: nodeCalled(state, at, 'foes'),
      up,
    })
  }
  for (const type of ENEMY_TYPES) {
    const onMap = state.foes.flatMap(one => (one.kind === type ? [one.face!] : []))
    dealPile(state, state.stacks[type] as Pile<string>, stacks[type] ?? none, onMap, `stacks.${type}`)
  }
  state.waiting = [...waiting]
}

function stageQuests(state: State, { quests, wreck }: Described): void {
  for (const [n, given] of quests.entries()) {
    const { card, caps, marker, start, carrier, capped } =
      typeof given === 'number' ? { card: given, caps: 0, capped: [] as string[] } : given
    const node = marker === undefined ? NOWHERE : nodeCalled(state, marker, `quests.${n}.marker`)
    const staged: Staged = {
      card,
      caps,
      marker:
        marker === undefined
          ? null
          : {
              colour: MARKERS[n % MARKERS.length]!.colour,
              node,
              start: start === undefined ? node : nodeCalled(state, start, `quests.${n}.start`),
              carrier: carrier ?? -1,
            },
      capped: capped.map(name => nodeCalled(state, name, `quests.${n}.capped`)),
      turn: 0,
      base: state.players.map(() => 0),
    }
    state.quests.push(staged)
  }
  if (wreck !== undefined) state.wreck = nodeCalled(state, wreck, 'wreck')
}

/** Named cards go where they are named, the others into the decks by chance. */
function dealCards(state: State, described: Described): void {
  const { agendas, loot, assets, decks, trashed, quests, beside } = described
  const held = (deck: ItemDeck): string[] =>
    state.players.flatMap(({ equipped, inventory }) =>
      [...equipped, ...inventory].filter(item => ITEM_DECKS[item] === deck),
    )
  dealPile(state, state.lootPile as Pile<string>, loot, held('loot'), 'loot')
  state.row = dealPile(state, state.assetPile as Pile<string>, assets, held('asset'), 'assets') as State['row']
  const owned = [...held('unique'), ...beside]
  state.uniques = state.uniques.filter(unique => !owned.includes(unique))
  state.beside = [...beside]
  const perks = state.players.flatMap(one => one.perks)
  state.perks = state.perks.filter(perk => !perks.includes(perk))
  const hands = [...state.players.flatMap(one => one.agendas), ...agendas.hidden]
  dealPile(state, state.agendaPile, agendas, hands, 'agendas')
  state.agendaPile.hidden = [...agendas.hidden]
  for (const deck of ENCOUNTER_DECKS) {
    const exact = decks[deck]
    if (exact !== undefined) state.decks[deck] = exact.toReversed()
    else shuffle(state.random, state.decks[deck])
  }
  const kept = state.players.flatMap(one => one.kept.map(({ card }) => card))
  const used = [
    ...ENCOUNTER_DECKS.flatMap(deck => state.decks[deck]),
    ...state.quests.map(({ card }) => card),
    ...kept,
    ...trashed,
  ]
  const stars = [...STAR_DECKS.wasteland, ...STAR_DECKS.settlement].filter(card => !used.includes(card))
  state.trashed = [...trashed, ...stars]
  state.library = state.library.filter(card => !used.includes(card))
  if (quests.length !== new Set(state.quests.map(({ card }) => card)).size)
    throw new BadInput('position.quests', 'a card is named twice')
}

interface Deal<Card> {
  readonly row?: readonly Card[] | undefined
  readonly next: readonly Card[]
  readonly discard: readonly Card[]
  readonly deck?: number | undefined
}

/** Fills a pile and returns the row: the one described, or none. */
function dealPile<Card>(
  state: State,
  target: Pile<Card>,
  { row, next, discard, deck }: Deal<Card>,
  inPlay: readonly Card[],
  name: string,
): Card[] {
  const rest = [...target.deck]
  for (const card of [...inPlay, ...next, ...discard, ...(row ?? [])]) {
    const at = rest.indexOf(card)
    if (at < 0) throw new BadInput(`position.${name}`, `there are not so many of '${String(card)}'`)
    rest.splice(at, 1)
  }
  shuffle(state.random, rest)
  const surplus = deck === undefined ? 0 : rest.length + next.length - deck
  if (surplus < 0 || surplus > rest.length)
    throw new BadInput(`position.${name}.deck`, `can be ${next.length} to ${next.length + rest.length} cards here`)
  target.discard = [...discard, ...rest.splice(0, surplus)]
  target.deck = [...rest, ...next.toReversed()]
  return [...(row ?? [])]
}

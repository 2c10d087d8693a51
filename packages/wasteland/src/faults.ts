import type { Pile } from '@overseer/kernel'
import { AGENDAS } from './content/agendas.ts'
import { CHARACTERS } from './content/survivors/characters.ts'
import { ENEMIES, ENEMY_STACKS } from './content/enemies.ts'
import {
  ASSET_DECK,
  CHARACTER_ITEM_IDS,
  ITEM_DECKS,
  type ItemDeck,
  ITEMS,
  LOOT_DECK,
  UNIQUE_DECK,
} from './content/items/items.ts'
import { LAST_NUMBER, LIBRARY, STAR_DECKS } from './content/cards/library.ts'
import { PERK_IDS } from './content/survivors/perks.ts'
import { ENCOUNTER_DECKS, ENEMY_TYPES, LETTERS } from './content/terms.ts'
import { DANGEROUS_TILES, DEADLY_TILES, TILES } from './content/map/tiles.ts'
import { TRAIT_SIDES } from './content/survivors/traits.ts'
import { graphOf } from './map/graph.ts'
import { isWholeTile, type Node, NOWHERE, positionOf, SHIP, SPOTS } from './map/layout.ts'
import { questWith } from './rules/map/icons.ts'
import { MOST_AGENDAS } from './rules/round/agendas.ts'
import { fitTogether } from './rules/items/belongings.ts'
import { inventoryLimit } from './rules/items/passives.ts'
import { agendasOf } from './rules/setup/setup.ts'
import { MOST_RADS } from './rules/survivors/survivors.ts'
import type { Player, State } from './state.ts'

/** What play can never lead to: lost cards and tokens, figures where nobody can stand, values beyond their tracks. */
export function faults(state: State): string[] {
  return [
    ...boardFaults(state),
    ...itemFaults(state),
    ...tokenFaults(state),
    ...cardFaults(state),
    ...state.players.flatMap((player, seat) => playerFaults(state, player, seat)),
    ...tableFaults(state),
  ]
}

/** Every piece in exactly one place. */
function conserved<Piece>(name: string, all: readonly Piece[], here: readonly Piece[]): string[] {
  const surplus = [...here]
  const missing = all.filter(piece => {
    const at = surplus.indexOf(piece)
    if (at >= 0) surplus.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map(piece => `${name}: ${String(piece)} is missing`),
    ...surplus.map(piece => `${name}: ${String(piece)} is there once too often`),
  ]
}

const cards = <Card>({ deck, discard }: Pile<Card>): Card[] => [...deck, ...discard]

/** Each position has a tile of its kind, and each random tile lies somewhere. */
function boardFaults({ board, options }: State): string[] {
  const spots = SPOTS[options.scenario]
  if (board.scenario !== options.scenario) return ['board: belongs to another scenario']
  if (board.tiles.length !== spots.length || board.up.length !== spots.length)
    return [`board: has ${board.tiles.length} tiles`]
  const wrong = spots.flatMap(({ cell }, at) => {
    const tile = board.tiles[at]!
    if (cell === 'dangerous' || cell === 'deadly') return TILES[tile].back === cell ? [] : [`board: ${tile} at ${at}`]
    return tile === cell && board.up[at] ? [] : [`board: ${tile} at ${at} instead of ${cell}`]
  })
  const random = board.tiles.filter(tile => TILES[tile].back === 'dangerous' || TILES[tile].back === 'deadly')
  return [...wrong, ...conserved('tiles', [...DANGEROUS_TILES, ...DEADLY_TILES], random)]
}

function itemFaults(state: State): string[] {
  const owned = (deck: ItemDeck): string[] =>
    state.players.flatMap(({ equipped, inventory }) =>
      [...equipped, ...inventory].filter(item => ITEM_DECKS[item] === deck),
    )
  const events = state.steps.flatMap(step => (step.do === 'lootEvent' ? [step.card] : []))
  const flipped = state.flipped === null ? [] : [state.flipped]
  const own = owned('character')
  return [
    ...conserved<string>('loot', LOOT_DECK, [...cards(state.lootPile), ...owned('loot'), ...events]),
    ...conserved<string>('assets', ASSET_DECK, [
      ...cards(state.assetPile),
      ...state.row,
      ...flipped,
      ...owned('asset'),
    ]),
    ...conserved<string>('uniques', UNIQUE_DECK, [...state.uniques, ...state.beside, ...owned('unique')]),
    ...conserved<string>(
      'characters',
      CHARACTER_ITEM_IDS.filter(item => own.includes(item)),
      own,
    ),
    ...conserved<string>('perks', PERK_IDS, [...state.perks, ...state.players.flatMap(({ perks }) => perks)]),
    ...conserved<string>('agendas', agendasOf(state.options), [
      ...state.agendaPile.deck,
      ...state.agendaPile.discard,
      ...state.agendaPile.hidden,
      ...(state.revealed === null ? [] : [state.revealed]),
      ...state.players.flatMap(({ agendas }) => agendas),
    ]),
  ]
}

/** Enemy tokens by type, letters, and where everything stands. */
function tokenFaults(state: State): string[] {
  const found: string[] = []
  const { fight } = state
  for (const type of ENEMY_TYPES) {
    const onMap = state.foes.flatMap(foe => (foe.kind === type ? [foe.face!] : []))
    const drawn = fight !== null && fight.foe === 0 && fight.kind === type ? [fight.face!] : []
    found.push(...conserved<string>(type, ENEMY_STACKS[type], [...cards(state.stacks[type]), ...onMap, ...drawn]))
  }
  for (const { id, kind, face, node, up } of state.foes) {
    if (id <= 0 || id >= state.nextFoe) found.push(`foes: ${id} was never placed`)
    if (face !== null && ENEMIES[face].type !== kind) found.push(`foes: ${face} is no ${kind}`)
    if (face === null && ((kind !== 'star' && kind !== 'shield') || !up)) found.push(`foes: ${id} has no face`)
    const displaced = state.steps.some(step => step.do === 'displaced' && step.foe === id)
    if (!displaced && (!isNode(state, node) || node === SHIP)) found.push(`foes: ${id} stands nowhere`)
  }
  if (new Set(state.foes.map(({ id }) => id)).size < state.foes.length) found.push('foes: a number twice')
  for (const [at, letter] of LETTERS.entries()) {
    const owned = state.players.filter(
      ({ letters, character }) =>
        letters.includes(letter) && character !== null && CHARACTERS[character].letter !== letter,
    ).length
    if (state.supply[at]! + owned !== 5) found.push(`supply: ${letter} adds up to ${state.supply[at]! + owned}`)
  }
  return found
}

/** A space of a faceup tile, a facedown tile, or card 104. */
function isNode(state: State, node: Node): boolean {
  if (node === SHIP) return true
  if (isWholeTile(node)) return state.board.up[positionOf(node)] === false
  return graphOf(state.board).spaces[node] !== undefined
}

/** Every quest and encounter is in the library, a deck, somebody's hands, on the stage, or gone. */
function cardFaults(state: State): string[] {
  const all = Array.from({ length: LAST_NUMBER }, (_, i) => i + 1)
  const here = [
    ...state.library,
    ...ENCOUNTER_DECKS.flatMap(deck => state.decks[deck]),
    ...state.reading,
    ...state.trashed,
    ...state.buried,
    ...state.turn.later,
    ...state.quests.map(({ card }) => card),
    ...state.players.flatMap(({ kept }) => kept.map(({ card }) => card)),
  ]
  const found = conserved('library', [...all, ...STAR_DECKS.wasteland, ...STAR_DECKS.settlement], here)
  for (const deck of ENCOUNTER_DECKS)
    for (const number of state.decks[deck]) {
      const card = LIBRARY[number]
      if (card?.card !== 'encounter' || card.deck !== deck) found.push(`decks.${deck}: ${number} does not belong there`)
    }
  for (const { card, marker } of state.quests) {
    if (LIBRARY[card]?.card !== 'quest') found.push(`quests: ${card} is no quest`)
    // Somebody may resign while it is asked where the marker goes; if that ends the game it stays in the air.
    const lifted = state.outcome !== null || state.steps.some(step => step.do === 'markerSpace' && step.card === card)
    if (marker !== null && marker.node !== NOWHERE && !lifted && !isNode(state, marker.node))
      found.push(`quests: the marker of ${card} is nowhere`)
  }
  return found
}

function playerFaults(state: State, player: Player, seat: number): string[] {
  const found: string[] = []
  const name = `players.${seat}`
  const { equipped, inventory, exhausted, traits, letters, agendas, revealed, character } = player
  const owned = [...equipped, ...inventory]
  if (player.rads < 0 || player.rads > MOST_RADS) found.push(`${name}.rads: ${player.rads}`)
  if (character !== null && (player.hp < 0 || player.hp > CHARACTERS[character].hp))
    found.push(`${name}.hp: ${player.hp}`)
  if (player.caps < 0) found.push(`${name}.caps: ${player.caps}`)
  if (!exhausted.every((card, at) => owned.includes(card) && exhausted.indexOf(card) === at))
    found.push(`${name}.exhausted: holds what is not there`)
  if (equipped.some((card, at) => equipped.slice(0, at).some(other => !fitTogether(other, card))))
    found.push(`${name}.equipped: ${equipped.join()} do not go together`)
  if (equipped.some(card => !['weapon', 'apparel', 'companion'].includes(ITEMS[card].kind)))
    found.push(`${name}.equipped: ${equipped.join()}`)
  if (LETTERS.filter(letter => letters.includes(letter)).join() !== letters.join())
    found.push(`${name}.letters: ${letters.join()} is not in order, each letter once`)
  if (new Set(traits).size < traits.length || traits.some(trait => traits.includes(TRAIT_SIDES[trait].other)))
    found.push(`${name}.traits: ${traits.join()}`)
  if (revealed !== null && (!agendas.includes(revealed) || AGENDAS[revealed].faction === null))
    found.push(`${name}.revealed: ${revealed} shows no loyalty`)
  return [...found, ...placeFaults(state, player, name), ...limitFaults(state, player, name, seat)]
}

function placeFaults(state: State, { node, eliminated, character }: Player, name: string): string[] {
  if (node === NOWHERE) {
    const waits = eliminated || state.round === 0 || state.steps.some(({ do: what }) => what === 'respawn')
    return waits || state.outcome !== null ? [] : [`${name}.node: is nowhere`]
  }
  if (eliminated || character === null) return [`${name}.node: has a place without a survivor`]
  if (node === SHIP) {
    const boarded = questWith(state, 'boardCard') !== undefined
    const leaving = state.steps.some(({ do: what }) => what === 'placeAt')
    return boarded || leaving || state.outcome !== null ? [] : [`${name}.node: on a card that is not there`]
  }
  return isNode(state, node) && !isWholeTile(node) ? [] : [`${name}.node: no space`]
}

function limitFaults(state: State, player: Player, name: string, seat: number): string[] {
  const found: string[] = []
  const asked = (what: string): boolean =>
    state.outcome !== null || state.steps.some(step => step.do === what && 'seat' in step && step.seat === seat)
  if (player.inventory.length > inventoryLimit(player) && !asked('overflow'))
    found.push(`${name}.inventory: ${player.inventory.length} cards`)
  if (player.agendas.length > MOST_AGENDAS && !asked('agendaLimit'))
    found.push(`${name}.agendas: ${player.agendas.length} cards`)
  return found
}

function tableFaults(state: State): string[] {
  const found: string[] = []
  const count = state.options.seats
  if (state.players.length !== count) found.push(`players: ${state.players.length} of ${count}`)
  if (state.first < 0 || state.first >= count) found.push(`first: no seat ${state.first}`)
  if (state.queue.some(seat => seat < 0 || seat >= count)) found.push('queue: names no seat')
  if (state.turn.seat >= count) found.push(`turn: no seat ${state.turn.seat}`)
  if (state.star < 0 || state.shield < 0) found.push('power: below the start of the track')
  if (state.turn.points < 0 || state.turn.actions < 0) found.push('turn: fewer than no actions or points')
  if ((state.outcome !== null) !== (state.steps.length === 0))
    found.push('outcome: a game is over when nothing is left to do')
  const characters = state.players.flatMap(({ character }) => (character === null ? [] : [character]))
  if (new Set(characters).size < characters.length) found.push('players: a character twice')
  return found
}

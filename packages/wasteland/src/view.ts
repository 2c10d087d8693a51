import { branch, type Onlooker, type Pile, type Random, type Seat, shuffle } from '@overseer/kernel'
import type { AgendaId } from './content/agendas.ts'
import type { EnemyId } from './content/enemies.ts'
import type { AssetId, LootId } from './content/items/items.ts'
import { LIBRARY } from './content/cards/library.ts'
import type { CardNumber } from './content/cards/types.ts'
import { everyResult } from './content/cards/walk.ts'
import { ENCOUNTER_DECKS, type EncounterDeck, ENEMY_TYPES, type EnemyType } from './content/terms.ts'
import { type TileId, TILES } from './content/map/tiles.ts'
import type { Board } from './map/layout.ts'
import { goalOf, influenceOf } from './rules/round/agendas.ts'
import { result, type WastelandResult } from './rules/round/ending.ts'
import { type Basket, type Foe, type Offer, type Player, playerAt, type State } from './state.ts'
import type { Step } from './steps.ts'
import { clone, clonePlayer, cloneTurn } from './clone.ts'

/** What somebody at the table may know (W-INFO). */
export interface View
  extends Omit<
    State,
    | 'players'
    | 'board'
    | 'stacks'
    | 'agendaPile'
    | 'lootPile'
    | 'assetPile'
    | 'decks'
    | 'library'
    | 'buried'
    | 'offer'
    | 'offers'
    | 'steps'
    | 'random'
  > {
  players: PlayerView[]
  board: Omit<Board, 'tiles'> & { readonly tiles: readonly (TileId | null)[] } // null: facedown
  stacks: Record<EnemyType, OpenPile<EnemyId>>
  agendaPile: { readonly deck: number; readonly discard: readonly AgendaId[]; readonly hidden: number }
  lootPile: OpenPile<LootId>
  assetPile: OpenPile<AssetId>
  decks: Record<EncounterDeck, number>
  offer: OfferView | null
  offers: number // made in this camp action
  goal: number // of influence
  pending: (Step & { readonly seat: Seat; readonly ask: string }) | null // the question with all that belongs to it
  result: WastelandResult | null
}

/** A survivor: everything is public but the agendas in hand (W-SURV-R1). */
export interface PlayerView extends Omit<Player, 'agendas'> {
  agendas: readonly (AgendaId | null)[] // null: hidden
  influence: number | null // of the onlooker, or of everybody once the game is over
}

/** A pile as one sees it: how many cards are left, and the discards. */
export interface OpenPile<Card> {
  readonly deck: number
  readonly discard: readonly Card[]
}

export type BasketView = Omit<Basket, 'agendas' | 'shown'> & { readonly agendas: readonly (AgendaId | null)[] }
export type OfferView = Omit<Offer, 'give' | 'want' | 'before'> & {
  readonly give: BasketView
  readonly want: BasketView
  readonly before: BasketView | null
}

const openPile = <Card>({ deck, discard }: Pile<Card>): OpenPile<Card> => ({
  deck: deck.length,
  discard: discard.slice(),
})

/** Field by field, in the order of a state: nothing gets into a view because it was forgotten here. */
export function view(state: State, onlooker: Onlooker): View {
  const { board, stacks, agendaPile, decks, steps } = state
  const top = steps[steps.length - 1] as (Step & { seat: Seat }) | undefined
  return {
    options: state.options,
    round: state.round,
    turnCount: state.turnCount,
    players: state.players.map((player, seat) => viewPlayer(state, player, seat, onlooker)),
    first: state.first,
    queue: state.queue.slice(),
    last: state.last,
    nextStarter: state.nextStarter,
    turn: cloneTurn(state.turn),
    board: { ...board, tiles: board.tiles.map((tile, at) => (board.up[at] ? tile : null)) },
    foes: state.foes.map(foe => (foe.up ? foe : { ...foe, face: null })),
    nextFoe: state.nextFoe,
    stacks: {
      critter: openPile(stacks.critter),
      human: openPile(stacks.human),
      robot: openPile(stacks.robot),
      monster: openPile(stacks.monster),
      superMutant: openPile(stacks.superMutant),
    },
    star: state.star,
    shield: state.shield,
    agendaPile: {
      deck: agendaPile.deck.length,
      discard: agendaPile.discard.slice(),
      hidden: agendaPile.hidden.length,
    },
    revealed: state.revealed,
    lootPile: openPile(state.lootPile),
    assetPile: openPile(state.assetPile),
    row: state.row.slice(),
    flipped: state.flipped,
    uniques: state.uniques.slice(),
    beside: state.beside.slice(),
    perks: state.perks.slice(),
    supply: state.supply.slice(),
    decks: {
      wasteland: decks.wasteland.length,
      settlement: decks.settlement.length,
      vault84: decks.vault84.length,
      vault109: decks.vault109.length,
    },
    reading: state.reading.slice(),
    trashed: state.trashed.slice(),
    quests: state.quests.slice(),
    wreck: state.wreck,
    waiting: state.waiting.slice(),
    filled: state.filled.slice(),
    due: state.due.slice(),
    fight: state.fight,
    trial: state.trial,
    offer: state.offer && viewOffer(state.offer, onlooker, top?.do === 'offer'),
    offers: state.offers.length,
    camped: state.camped.slice(),
    outcome: state.outcome,
    barrier: state.barrier,
    goal: goalOf(state),
    pending: top === undefined ? null : { ...top, ask: top.do },
    result: result(state) ?? null,
  }
}

/** What is seen of the survivor at a seat. */
export function survivorOf({ players }: Pick<View, 'players'>, seat: Seat): PlayerView {
  const player = players[seat]
  if (player === undefined) throw new Error(`there is no seat ${seat}`)
  return player
}

/** W-INFO-2, W-INFL-R5; after the end nothing is hidden (W-END-R3). */
function viewPlayer(state: State, player: Player, seat: Seat, onlooker: Onlooker): PlayerView {
  const known = state.outcome !== null || seat === onlooker
  const agendas = player.agendas.map(agenda => (known || agenda === player.revealed ? agenda : null))
  return { ...clonePlayer(player), agendas, influence: known ? influenceOf(state, seat) : null }
}

/** W-TRADE-R5: agendas in an offer are known to their owner, and to the other side if they are shown. */
function viewOffer(offer: Offer, onlooker: Onlooker, making: boolean): OfferView {
  const { from, to, give, want, before } = offer
  return {
    ...offer,
    give: viewBasket(give, onlooker === from, !making && onlooker === to),
    want: viewBasket(want, onlooker === to, onlooker === from),
    before: before && viewBasket(before, onlooker === to, onlooker === from),
  }
}

function viewBasket({ cards, caps, agendas, shown }: Basket, owner: boolean, partner: boolean): BasketView {
  return {
    cards,
    caps,
    agendas: agendas.map(agenda => (owner || (partner && shown.includes(agenda)) ? agenda : null)),
  }
}

/**
 * A view as the rules see it. Rules that read only what lies open (the map, the boards, equipment, staged quests) work on
 * a view as they do on a state; nothing that is hidden in a view may be asked of them.
 */
export function asState(view: View): State {
  return view as unknown as State
}

/** A state that this seat cannot tell from the real one: everything hidden from it is dealt anew. */
export function sample(state: State, seat: Seat, random: Random): State {
  const other = clone(state)
  other.random = branch(random)
  if (state.outcome !== null) return other
  dealTiles(other, random)
  for (const type of ENEMY_TYPES) dealFaces(other, type, random)
  dealPossibleAgendas(other, seat, random)
  mix(random, other.lootPile.deck)
  mix(random, other.assetPile.deck)
  dealVault(other, random)
  for (const deck of ENCOUNTER_DECKS) mix(random, other.decks[deck])
  return other
}

/** Shuffles what is hidden, so that its order before does not matter: with the same luck it lies the same again. */
function mix<Card>(random: Random, cards: Card[]): void {
  cards.sort()
  shuffle(random, cards)
}

/** W-MAP-R1: the kind on the back is known. */
function dealTiles(state: State, random: Random): void {
  const { tiles, up } = state.board
  const hidden = tiles.filter((_, at) => !up[at])
  if (hidden.length === 0) return
  mix(random, hidden)
  const dealt = tiles.slice()
  for (const [at, tile] of tiles.entries()) {
    if (up[at]) continue
    let found = 0
    while (TILES[hidden[found]!].back !== TILES[tile].back) found++
    dealt[at] = hidden[found]!
    hidden.splice(found, 1)
  }
  state.board = { ...state.board, tiles: dealt }
}

/** W-ENEMY-5: a facedown token could be any that is not seen. */
function dealFaces(state: State, type: EnemyType, random: Random): void {
  const unseen = state.stacks[type].deck
  const isDown = ({ kind, up }: Foe): boolean => kind === type && !up
  for (const foe of state.foes) if (isDown(foe)) unseen.push(foe.face!)
  mix(random, unseen)
  for (const [at, foe] of state.foes.entries()) if (isDown(foe)) state.foes[at] = { ...foe, face: unseen.pop()! }
}

/** The agendas that a seat knows of: its own, revealed ones, and those shown to it in an offer. */
function isKnown(state: State, owner: Seat, agenda: AgendaId, seat: Seat): boolean {
  if (owner === seat || playerAt(state, owner).revealed === agenda) return true
  const { offer } = state
  if (offer === null) return false
  const making = state.steps[state.steps.length - 1]?.do === 'offer'
  if (offer.to === seat && !making && offer.give.shown.includes(agenda)) return true
  return offer.from === seat && (offer.before?.shown.includes(agenda) ?? false)
}

const TRIES = 12

/** Nobody else can have reached the goal: the game would be over (W-INFL-R1). */
function dealPossibleAgendas(state: State, seat: Seat, random: Random): void {
  const goal = goalOf(state)
  const hasWon = (_: unknown, other: number): boolean => other !== seat && influenceOf(state, other) >= goal
  for (let left = TRIES; left > 0; left--) {
    dealAgendas(state, seat, random)
    if (!state.players.some(hasWon)) return
  }
}

function dealAgendas(state: State, seat: Seat, random: Random): void {
  const pile = state.agendaPile
  const before: AgendaId[] = [...pile.deck, ...pile.hidden]
  for (const [owner, player] of state.players.entries())
    for (const agenda of player.agendas) if (!isKnown(state, owner, agenda, seat)) before.push(agenda)
  const after = before.slice()
  mix(random, after)
  const anew = (agenda: AgendaId): AgendaId => after[before.indexOf(agenda)] ?? agenda
  pile.hidden = after.slice(pile.deck.length, pile.deck.length + pile.hidden.length)
  pile.deck = after.slice(0, pile.deck.length)
  for (const player of state.players) player.agendas = player.agendas.map(anew)
  if (state.offer !== null) state.offer = dealOffer(state.offer, anew)
  if (state.offers.length === 0) return
  state.offers = state.offers.map(key => key.replaceAll(/a\d\d/g, agenda => anew(agenda as AgendaId)))
}

type Anew = (agenda: AgendaId) => AgendaId

function dealOffer(offer: Offer, anew: Anew): Offer {
  const { give, want, before } = offer
  return {
    ...offer,
    give: dealBasket(give, anew),
    want: dealBasket(want, anew),
    before: before && dealBasket(before, anew),
  }
}

function dealBasket(basket: Basket, anew: Anew): Basket {
  return { ...basket, agendas: basket.agendas.map(anew), shown: basket.shown.map(anew) }
}

/** 070, 071: which cards of the pool made the deck, nobody has seen. */
function dealVault(state: State, random: Random): void {
  if (state.buried.length === 0) return
  const pool = new Set([...state.buried, ...vaultPool()])
  const unseen = [...state.buried, ...state.decks.vault84.filter(card => pool.has(card))]
  mix(random, unseen)
  state.buried = unseen.splice(0, state.buried.length)
  state.decks.vault84 = state.decks.vault84.map(card => (pool.has(card) ? unseen.pop()! : card))
}

let pool: readonly CardNumber[] | undefined

/** The cards of which a vault's deck is made (070, 071). Few games need them, and all cards have to be read for it. */
function vaultPool(): readonly CardNumber[] {
  pool ??= LIBRARY.flatMap(card =>
    card === undefined ? [] : everyResult(card).flatMap(result => (result.do === 'vaultPool' ? result.cards : [])),
  )
  return pool
}

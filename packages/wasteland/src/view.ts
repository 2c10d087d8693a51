import { branch, type Onlooker, type Pile, type Random, type Seat, shuffle } from '@overseer/kernel'
import type { AgendaId } from './content/agendas.ts'
import type { EnemyId } from './content/enemies.ts'
import type { AssetId, LootId } from './content/items.ts'
import { LIBRARY } from './content/library.ts'
import { ENCOUNTER_DECKS, type EncounterDeck, ENEMY_TYPES, type EnemyType } from './content/terms.ts'
import { type TileId, TILES } from './content/tiles.ts'
import { type Board, hideAnew } from './map.ts'
import { goalOf, influenceOf } from './rules/agendas.ts'
import { result, type WastelandResult } from './rules/ending.ts'
import { type Basket, clone, clonePlayer, cloneTurn, type Foe, type Offer, type Player, type State } from './state.ts'
import type { Step } from './steps.ts'

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

const openPile = <Card>({ deck, discard }: Pile<Card>): OpenPile<Card> => ({ deck: deck.length, discard: [...discard] })

export function view(state: State, onlooker: Onlooker): View {
  const { library: _library, buried: _buried, steps, random: _random, ...open } = state
  const over = state.outcome !== null
  const top = steps[steps.length - 1] as (Step & { seat: Seat }) | undefined
  return {
    ...open,
    queue: [...state.queue],
    turn: cloneTurn(state.turn),
    players: state.players.map((player, seat) => viewPlayer(state, player, seat, onlooker, over)),
    board: { ...state.board, tiles: state.board.tiles.map((tile, at) => (state.board.up[at] ? tile : null)) },
    foes: state.foes.map(foe => (foe.up ? foe : { ...foe, face: null })),
    stacks: Object.fromEntries(ENEMY_TYPES.map(type => [type, openPile(state.stacks[type])])) as View['stacks'],
    agendaPile: {
      deck: state.agendaPile.deck.length,
      discard: [...state.agendaPile.discard],
      hidden: state.agendaPile.hidden.length,
    },
    lootPile: openPile(state.lootPile),
    assetPile: openPile(state.assetPile),
    row: [...state.row],
    uniques: [...state.uniques],
    beside: [...state.beside],
    perks: [...state.perks],
    supply: [...state.supply],
    decks: Object.fromEntries(ENCOUNTER_DECKS.map(deck => [deck, state.decks[deck].length])) as View['decks'],
    reading: [...state.reading],
    trashed: [...state.trashed],
    quests: [...state.quests],
    waiting: [...state.waiting],
    filled: [...state.filled],
    due: [...state.due],
    offer: state.offer && viewOffer(state.offer, onlooker, top?.do === 'offer'),
    offers: state.offers.length,
    camped: [...state.camped],
    goal: goalOf(state),
    pending: top === undefined ? null : { ...top, ask: top.do },
    result: result(state) ?? null,
  }
}

/** W-INFO-2, W-INFL-R5; after the end nothing is hidden (W-END-R3). */
function viewPlayer(state: State, player: Player, seat: Seat, onlooker: Onlooker, over: boolean): PlayerView {
  const known = over || seat === onlooker
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

/** A state that this seat cannot tell from the real one: everything hidden from it is dealt anew. */
export function sample(state: State, seat: Seat, random: Random): State {
  const other = clone(state)
  other.random = branch(random)
  if (state.outcome !== null) return other
  dealTiles(other, random)
  for (const type of ENEMY_TYPES) dealFaces(other, type, random)
  dealAgendas(other, seat, random)
  shuffle(random, other.lootPile.deck)
  shuffle(random, other.assetPile.deck)
  dealVault(other, random)
  for (const deck of ENCOUNTER_DECKS) shuffle(random, other.decks[deck])
  return other
}

/** W-MAP-R1: the kind on the back is known. */
function dealTiles(state: State, random: Random): void {
  const { tiles, up } = state.board
  const hidden = tiles.filter((_, at) => !up[at])
  shuffle(random, hidden)
  const dealt = tiles.map((tile, at) => {
    if (up[at]) return tile
    const found = hidden.findIndex(other => TILES[other].back === TILES[tile].back)
    return hidden.splice(found, 1)[0]!
  })
  state.board = hideAnew(state.board, dealt)
}

/** W-ENEMY-5: a facedown token could be any that is not seen. */
function dealFaces(state: State, type: EnemyType, random: Random): void {
  const pile = state.stacks[type]
  const down = state.foes.filter(foe => foe.kind === type && !foe.up)
  const unseen = [...pile.deck, ...down.map(foe => foe.face!)]
  shuffle(random, unseen)
  pile.deck = unseen.slice(0, pile.deck.length)
  const faces = unseen.slice(pile.deck.length)
  state.foes = state.foes.map((foe): Foe => (foe.kind === type && !foe.up ? { ...foe, face: faces.pop()! } : foe))
}

/** The agendas that a seat knows of: its own, revealed ones, and those shown to it in an offer. */
function isKnown(state: State, owner: Seat, agenda: AgendaId, seat: Seat): boolean {
  if (owner === seat || state.players[owner]!.revealed === agenda) return true
  const { offer } = state
  if (offer === null) return false
  const making = state.steps[state.steps.length - 1]?.do === 'offer'
  if (offer.to === seat && !making && offer.give.shown.includes(agenda)) return true
  return offer.from === seat && (offer.before?.shown.includes(agenda) ?? false)
}

function dealAgendas(state: State, seat: Seat, random: Random): void {
  const pile = state.agendaPile
  const before: AgendaId[] = [...pile.deck, ...pile.hidden]
  for (const [owner, player] of state.players.entries())
    for (const agenda of player.agendas) if (!isKnown(state, owner, agenda, seat)) before.push(agenda)
  const after = [...before]
  shuffle(random, after)
  const dealt = new Map(before.map((agenda, at) => [agenda, after[at]!]))
  const anew = (agenda: AgendaId): AgendaId => dealt.get(agenda) ?? agenda
  pile.deck = pile.deck.map(anew)
  pile.hidden = pile.hidden.map(anew)
  for (const player of state.players) player.agendas = player.agendas.map(anew)
  const inBasket = (basket: Basket): Basket => ({
    ...basket,
    agendas: basket.agendas.map(anew),
    shown: basket.shown.map(anew),
  })
  if (state.offer !== null) {
    const { give, want, before: met } = state.offer
    state.offer = { ...state.offer, give: inBasket(give), want: inBasket(want), before: met && inBasket(met) }
  }
  state.offers = state.offers.map(key => key.replaceAll(/a\d\d/g, agenda => anew(agenda as AgendaId)))
}

/** 070, 071: which cards of the pool made the deck, nobody has seen. */
function dealVault(state: State, random: Random): void {
  if (state.buried.length === 0) return
  const pool = new Set([...state.buried, ...POOL])
  const unseen = [...state.buried, ...state.decks.vault84.filter(card => pool.has(card))]
  shuffle(random, unseen)
  state.buried = unseen.splice(0, state.buried.length)
  state.decks.vault84 = state.decks.vault84.map(card => (pool.has(card) ? unseen.pop()! : card))
}

/** The cards that 070 and 071 shuffle. */
const POOL: readonly number[] = poolOf()

function poolOf(): readonly number[] {
  const card = LIBRARY[70]
  if (card?.card !== 'encounter') return []
  return card.options.flatMap(({ success }) => success.flatMap(it => (it.do === 'vaultPool' ? it.cards : [])))
}

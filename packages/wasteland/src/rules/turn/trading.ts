import { type Emit, push, reveal, type Seat } from '@overseer/kernel'
import { ACCEPT, byName, type ChoiceOf, COUNTER, PROPOSE, SKIP, WANT_AGENDAS } from '../../choice.ts'
import { AGENDA_IDS, type AgendaId } from '../../content/agendas.ts'
import { ITEM_IDS, type ItemId } from '../../content/items/items.ts'
import type { Event } from '../../event.ts'
import { graphOf, nameAt, reaches, stepsTo, walksFrom } from '../../map/graph.ts'
import { NOWHERE, SHIP, UNREACHABLE } from '../../map/layout.ts'
import { because, type Facts, type Objection } from '../../refusal.ts'
import { ask, windowOf } from '../asking.ts'
import { type Basket, type Offer, type Player, playerAt, type State, takeOut } from '../../state.ts'
import { loseAgenda } from '../round/agendas.ts'
import { offerToEquip } from '../items/belongings.ts'

/**
 * Trades (W-TRADE-R1). An offer is put together piece by piece, then answered: accepted, declined, or met once by a
 * counter-offer. The camper makes as many different offers as they like, and may withdraw one while it is considered.
 */

const EMPTY: Basket = { cards: [], caps: 0, agendas: [], shown: [] }

/** W-CAMP-4: survivors in the same or an adjacent space. */
export function partners(state: State, seat: Seat): Seat[] {
  const { node } = playerAt(state, seat)
  if (state.players.length === 1 || node === NOWHERE || node === SHIP) return []
  const next = walksFrom(state.board, node)
  const found: Seat[] = []
  for (let other = 0; other < state.players.length; other++) {
    const there = playerAt(state, other).node // NOWHERE once eliminated
    if (other !== seat && (there === node || next.includes(there))) found.push(other)
  }
  return found
}

/** W-CAMP-4: why there can be no trade with somebody. */
export function whyNotPartner(state: State, seat: Seat, partner: Seat): Objection | undefined {
  if (partners(state, seat).includes(partner)) return undefined
  const there = state.players[partner]?.node ?? NOWHERE
  const { node } = playerAt(state, seat)
  if (partner === seat || there === NOWHERE || there === SHIP || node === SHIP) return 'W-CAMP-4'
  const distance = stepsTo(reaches(graphOf(state.board), node), there)
  return distance === UNREACHABLE
    ? because('W-CAMP-4', { noWay: nameAt(state.board, there) })
    : because('W-CAMP-4', { distance, reach: 1 })
}

/** The trading part begins with a partner; further partners and offers follow until it is ended. */
export function tradeChoice(state: State, seat: Seat, partner: Seat): void {
  push(state, { do: 'trading', seat })
  beginOffer(state, seat, partner)
}

function beginOffer(state: State, seat: Seat, partner: Seat): void {
  state.offer = { from: seat, to: partner, give: EMPTY, want: EMPTY, counter: false, before: null }
  push(state, { do: 'offer', seat })
}

/** Another offer, or the end of the trading part (W-TRADE-R7). */
export const trading = windowOf({
  options: (state, { seat }) => partners(state, seat).map(to => ({ do: 'trade', with: to })),
  rule: 'W-CAMP-R5',
  why: { trade: (state, { seat }, { with: partner }) => whyNotPartner(state, seat, partner) },
  answers: { trade: (state, { seat }, { with: partner }) => beginOffer(state, seat, partner) },
})

// Putting an offer together

function isEmpty({ cards, caps, agendas }: Basket): boolean {
  return cards.length === 0 && caps === 0 && agendas.length === 0
}

/** Whether there are copies of a card that are not in the basket yet. */
function isLeft({ equipped, inventory }: Player, { cards }: Basket, card: ItemId): boolean {
  return copies(equipped, card) + copies(inventory, card) > copies(cards, card)
}

function copies(cards: readonly ItemId[], card: ItemId): number {
  let n = 0
  for (const one of cards) if (one === card) n++
  return n
}

// The pieces of an offer, made once; those of Caps as they are needed.
const GIVE = byName(ITEM_IDS, (card): ChoiceOf<'give'> => ({ do: 'give', card }))
const WANT = byName(ITEM_IDS, (card): ChoiceOf<'want'> => ({ do: 'want', card }))
const GIVE_SHOWN = byName(AGENDA_IDS, (agenda): ChoiceOf<'giveAgenda'> => ({ do: 'giveAgenda', agenda, shown: true }))
const GIVE_HIDDEN = byName(AGENDA_IDS, (agenda): ChoiceOf<'giveAgenda'> => ({ do: 'giveAgenda', agenda, shown: false }))
const GIVE_CAPS: ChoiceOf<'giveCaps'>[] = []
const WANT_CAPS: ChoiceOf<'wantCaps'>[] = []

/** What is put into an offer, and what ends it. */
type Piece = ChoiceOf<'give' | 'want' | 'giveCaps' | 'wantCaps' | 'giveAgenda' | 'wantAgendas'>
type Sending = ChoiceOf<'propose' | 'skip'>

function listCards(
  player: Player,
  basket: Basket,
  pieces: Readonly<Record<ItemId, Piece>>,
  list: (Piece | Sending)[],
): void {
  const from = list.length
  for (const cards of [player.equipped, player.inventory])
    for (const card of cards)
      if (isLeft(player, basket, card) && !list.includes(pieces[card], from)) list.push(pieces[card])
}

export const offer = ask<(Piece | Sending)['do']>({
  options(state) {
    const list: (Piece | Sending)[] = []
    const { from, to, give, want, before } = offerOf(state)
    const mine = playerAt(state, from)
    const theirs = playerAt(state, to)
    listCards(mine, give, GIVE, list)
    listCards(theirs, want, WANT, list)
    if (give.caps === 0)
      for (let n = 1; n <= mine.caps; n++) list.push((GIVE_CAPS[n] ??= Object.freeze({ do: 'giveCaps', n })))
    if (want.caps === 0)
      for (let n = 1; n <= theirs.caps; n++) list.push((WANT_CAPS[n] ??= Object.freeze({ do: 'wantCaps', n })))
    for (const agenda of mine.agendas)
      if (!give.agendas.includes(agenda)) list.push(GIVE_SHOWN[agenda], GIVE_HIDDEN[agenda])
    if (before !== null && before.agendas.length > 0 && want.agendas.length === 0) list.push(WANT_AGENDAS)
    if (whyNotPropose(state) === undefined) list.push(PROPOSE)
    list.push(SKIP)
    return list
  },
  rule: 'W-TRADE-4',
  why: {
    give(state, _step, { card }) {
      const { from, give } = offerOf(state)
      return whyNotLeft(playerAt(state, from), give, card, { notYours: card })
    },
    want(state, _step, { card }) {
      const { to, want } = offerOf(state)
      return whyNotLeft(playerAt(state, to), want, card, { notTheirs: card, seat: to })
    },
    giveCaps: (state, _step, { n }) => whyNotCaps(playerAt(state, offerOf(state).from), offerOf(state).give, n),
    wantCaps: (state, _step, { n }) => whyNotCaps(playerAt(state, offerOf(state).to), offerOf(state).want, n),
    giveAgenda(state, _step, { agenda }) {
      const { from, give } = offerOf(state)
      if (!playerAt(state, from).agendas.includes(agenda)) return because('W-TRADE-1', { notYours: agenda })
      return give.agendas.includes(agenda) ? 'W-TRADE-1' : undefined
    },
    wantAgendas(state) {
      const { before, want } = offerOf(state)
      return before !== null && before.agendas.length > 0 && want.agendas.length === 0 ? undefined : 'W-TRADE-1'
    },
    propose: whyNotPropose,
    skip: () => undefined,
  },
  answers: {
    give(state, _step, { card }) {
      const { give } = offerOf(state)
      changeOffer(state, { give: { ...give, cards: [...give.cards, card] } })
    },
    want(state, _step, { card }) {
      const { want } = offerOf(state)
      changeOffer(state, { want: { ...want, cards: [...want.cards, card] } })
    },
    giveCaps: (state, _step, { n }) => changeOffer(state, { give: { ...offerOf(state).give, caps: n } }),
    wantCaps: (state, _step, { n }) => changeOffer(state, { want: { ...offerOf(state).want, caps: n } }),
    giveAgenda(state, _step, choice) {
      const { give } = offerOf(state)
      const shown = choice.shown ? [...give.shown, choice.agenda] : give.shown
      changeOffer(state, { give: { ...give, agendas: [...give.agendas, choice.agenda], shown } })
    },
    wantAgendas(state) {
      const { want, before } = offerOf(state)
      if (before !== null) changeOffer(state, { want: { ...want, agendas: before.agendas, shown: before.shown } })
    },
    propose: (state, _step, _choice, emit) => propose(state, emit),
    skip(state, _step, _choice, emit) {
      const { from, to, counter } = offerOf(state)
      state.offer = null
      if (counter) emit?.({ type: 'tradeDeclined', seat: from, with: to })
      else endTrading(state) // nothing was offered yet, so there is nothing to tell
    },
  },
})

/** The offer that is being made or answered. */
function offerOf({ offer }: State): Offer {
  if (offer === null) throw new Error('no offer is being made')
  return offer
}

/** One piece more is in the offer; whoever makes it is asked again. */
function changeOffer(state: State, change: Partial<Pick<Offer, 'give' | 'want'>>): void {
  const made = offerOf(state)
  state.offer = { ...made, ...change }
  push(state, { do: 'offer', seat: made.from })
}

function whyNotLeft(player: Player, basket: Basket, card: ItemId, facts: Facts): Objection | undefined {
  if (isLeft(player, basket, card)) return undefined
  return because('W-TRADE-1', basket.cards.includes(card) ? { noMore: card } : facts)
}

function whyNotCaps({ caps }: Player, basket: Basket, n: number): Objection | undefined {
  if (n > caps) return because('W-TRADE-1', { missing: n - caps, of: 'caps' })
  return basket.caps === 0 && n >= 1 ? undefined : 'W-TRADE-1'
}

/** W-TRADE-R7: the camper ends the trading part at any moment; the offer is withdrawn. */
function endTrading(state: State): void {
  if (state.steps[state.steps.length - 1]?.do === 'trading') state.steps.pop()
}

/** W-TRADE-R7: something must be in it, and the same offer is made once. */
function whyNotPropose(state: State): Objection | undefined {
  const made = offerOf(state)
  if (isEmpty(made.give) && isEmpty(made.want)) return because('W-TRADE-R7', { emptyOffer: true })
  if (made.counter || state.offers.length === 0 || !state.offers.includes(keyOf(made))) return undefined
  return because('W-TRADE-R7', { sameOffer: true })
}

/** What makes an offer the same as another: to whom, what for what, and which agendas are shown. */
function keyOf({ to, give, want }: Offer): string {
  const text = ({ cards, caps, agendas, shown }: Basket): string =>
    `${cards.toSorted().join()}/${caps}/${agendas.toSorted().join()}/${shown.toSorted().join()}`
  return `${to}:${text(give)}:${text(want)}`
}

function propose(state: State, emit?: Emit<Event>): void {
  const made = offerOf(state)
  const { from, to, counter, give } = made
  if (!counter) state.offers.push(keyOf(made))
  emit?.({ type: counter ? 'tradeCountered' : 'tradeOffered', seat: from, with: to })
  for (const agenda of give.shown) emit?.({ type: 'agendaShown', seat: from, agenda, to: [from, to] }) // W-TRADE-5
  if (give.shown.length > 0) reveal(state) // W-TRADE-R7: what was seen is not taken back
  push(state, { do: 'answerOffer', seat: to })
}

// Withdrawing an offer while the partner considers it (W-TRADE-R7)

/** What is asked now, and the offer it is about: the same in a state and in a view. */
interface Considered {
  readonly offer: Pick<Offer, 'from' | 'to' | 'counter'> | null
  readonly asked: { readonly do: string; readonly seat?: Seat } | undefined
}

/** The camper whose offer a partner considers: to answer it, or to make a counter-offer. */
export function withdrawer({ offer, asked }: Considered): Seat | undefined {
  if (offer === null || (asked?.do !== 'answerOffer' && asked?.do !== 'offer')) return undefined
  const camper = offer.counter ? offer.to : offer.from
  return asked.seat === camper ? undefined : camper
}

export function whyNotWithdraw(state: State, seat: Seat): Objection | undefined {
  const { offer: made, steps } = state
  const camper = withdrawer({ offer: made, asked: steps[steps.length - 1] })
  return seat === camper ? undefined : because('W-TRADE-R7', { nothingToWithdraw: true })
}

/** The partner is asked no more; the trading part goes on. */
export function withdrawOffer(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { from, to } = offerOf(state)
  state.offer = null
  state.steps.pop()
  emit?.({ type: 'tradeWithdrawn', seat, with: seat === from ? to : from })
}

/** W-TRADE-2: both sides must agree; the partner may answer an offer with one of their own. */
export const answerOffer = ask<'accept' | 'counter' | 'skip'>({
  options: state => (offerOf(state).counter ? [ACCEPT, SKIP] : [ACCEPT, COUNTER, SKIP]),
  rule: 'W-TRADE-R1',
  why: {
    accept: () => undefined,
    counter: state => (offerOf(state).counter ? 'W-TRADE-R1' : undefined),
    skip: () => undefined,
  },
  answers: {
    accept(state, _step, _choice, emit) {
      const made = offerOf(state)
      state.offer = null
      swap(state, made, emit)
    },
    counter(state) {
      const { from, to, give } = offerOf(state)
      state.offer = { from: to, to: from, give: EMPTY, want: EMPTY, counter: true, before: give }
      push(state, { do: 'offer', seat: to })
    },
    skip(state, _step, _choice, emit) {
      const { from, to } = offerOf(state)
      state.offer = null
      emit?.({ type: 'tradeDeclined', seat: to, with: from })
    },
  },
})

/** W-TRADE-R1, W-TRADE-R3: one swap; received cards may be equipped, then the limits count on both sides. */
function swap(state: State, { from, to, give, want }: Offer, emit?: Emit<Event>): void {
  emit?.({ type: 'traded', seat: from, with: to })
  push(state, { do: 'check' })
  for (const seat of [to, from]) push(state, { do: 'overflow', seat }, { do: 'agendaLimit', seat })
  hand(state, to, from, want, emit)
  hand(state, from, to, give, emit)
}

function hand(state: State, seat: Seat, other: Seat, { cards, caps, agendas }: Basket, emit?: Emit<Event>): void {
  const giver = playerAt(state, seat)
  const taker = playerAt(state, other)
  for (const item of cards) {
    const exhausted = takeOut(giver.exhausted, item)
    if (!takeOut(giver.inventory, item)) takeOut(giver.equipped, item)
    taker.inventory.push(item)
    if (exhausted) taker.exhausted.push(item) // W-TRADE-6
    takeOut(state.camped, item)
    emit?.({ type: 'itemTraded', seat, with: other, item })
  }
  offerToEquip(state, other, cards.toReversed())
  giver.caps -= caps
  taker.caps += caps
  if (caps > 0) emit?.({ type: 'capsTraded', seat, with: other, n: caps })
  handAgendas(state, giver, taker, seat, agendas, emit)
  if (agendas.length > 0) emit?.({ type: 'agendasTraded', seat, with: other, n: agendas.length })
}

/** W-TRADE-R4: loyalty ends with the card; its new owner holds it hidden. */
function handAgendas(
  state: State,
  giver: Player,
  taker: Player,
  seat: Seat,
  agendas: readonly AgendaId[],
  emit?: Emit<Event>,
): void {
  for (const agenda of agendas) {
    if (giver.agendas.includes(agenda)) {
      loseAgenda(state, seat, agenda, emit)
      taker.agendas.push(agenda)
    }
  }
}

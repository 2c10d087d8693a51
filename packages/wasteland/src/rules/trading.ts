import type { Emit, Question, Seat } from '@overseer/kernel'
import { ACCEPT, byName, type Choice, COUNTER, PROPOSE, SKIP, WANT_AGENDAS } from '../choice.ts'
import { AGENDA_IDS, type AgendaId } from '../content/agendas.ts'
import { ITEM_IDS, type ItemId } from '../content/items.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { graphOf, NOWHERE, SHIP } from '../map.ts'
import { type Basket, type Offer, type Player, push, type State, takeOut } from '../state.ts'
import type { Step } from '../steps.ts'
import { loseAgenda } from './agendas.ts'
import { isEquippable } from './passives.ts'

/**
 * Trades (W-TRADE-R1). An offer is put together piece by piece, then answered: accepted, declined, or met once by a
 * counter-offer. A camper makes at most two offers to each partner in one camp action, so that it comes to an end.
 */

type Ask = Step & { readonly seat: Seat }

const OFFERS_EACH = 2
const EMPTY: Basket = { cards: [], caps: 0, agendas: [], shown: [] }

/** W-CAMP-4: survivors in the same or an adjacent space. */
export function partners(state: State, seat: Seat): Seat[] {
  const { node } = state.players[seat]!
  if (state.players.length === 1 || node === NOWHERE || node === SHIP) return []
  const next = graphOf(state.board).walks[node]!
  const found: Seat[] = []
  for (let other = 0; other < state.players.length; other++) {
    const there = state.players[other]!.node // NOWHERE once eliminated
    if (other !== seat && (there === node || next.includes(there))) found.push(other)
  }
  return found
}

function offersMade(state: State, partner: Seat): number {
  let made = 0
  for (const key of state.offers) if (key.startsWith(`${partner}:`)) made++
  return made
}

function openPartners(state: State, seat: Seat): Seat[] {
  const found = partners(state, seat)
  return state.offers.length === 0 ? found : found.filter(partner => offersMade(state, partner) < OFFERS_EACH)
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
export const trading: Question<State, Ask, Choice, Event> = {
  open: (state, { seat }) => openPartners(state, seat).length > 0,
  choices: (state, { seat }) => [...openPartners(state, seat).map((to): Choice => ({ do: 'trade', with: to })), SKIP],
  why(state, { seat }, wish) {
    if (wish.do === 'skip') return undefined
    if (wish.do !== 'trade') return 'W-CAMP-R5'
    if (!partners(state, seat).includes(wish.with)) return 'W-CAMP-4'
    return openPartners(state, seat).includes(wish.with) ? undefined : 'W-TRADE-R7'
  },
  answer(state, step, choice) {
    if (choice.do !== 'trade') return
    push(state, step)
    beginOffer(state, step.seat, choice.with)
  },
}

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
const GIVE = byName(ITEM_IDS, (card): Choice => ({ do: 'give', card }))
const WANT = byName(ITEM_IDS, (card): Choice => ({ do: 'want', card }))
const GIVE_SHOWN = byName(AGENDA_IDS, (agenda): Choice => ({ do: 'giveAgenda', agenda, shown: true }))
const GIVE_HIDDEN = byName(AGENDA_IDS, (agenda): Choice => ({ do: 'giveAgenda', agenda, shown: false }))
const GIVE_CAPS: Choice[] = []
const WANT_CAPS: Choice[] = []

function listCards(player: Player, basket: Basket, pieces: Readonly<Record<ItemId, Choice>>, list: Choice[]): void {
  const from = list.length
  for (const cards of [player.equipped, player.inventory])
    for (const card of cards)
      if (isLeft(player, basket, card) && !list.includes(pieces[card], from)) list.push(pieces[card])
}

export const offer: Question<State, Ask, Choice, Event> = {
  choices(state) {
    const list: Choice[] = []
    const { from, to, give, want, before } = state.offer!
    const mine = state.players[from]!
    const theirs = state.players[to]!
    listCards(mine, give, GIVE, list)
    listCards(theirs, want, WANT, list)
    if (give.caps === 0)
      for (let n = 1; n <= mine.caps; n++) list.push((GIVE_CAPS[n] ??= Object.freeze({ do: 'giveCaps', n })))
    if (want.caps === 0)
      for (let n = 1; n <= theirs.caps; n++) list.push((WANT_CAPS[n] ??= Object.freeze({ do: 'wantCaps', n })))
    for (const agenda of mine.agendas)
      if (!give.agendas.includes(agenda)) list.push(GIVE_SHOWN[agenda], GIVE_HIDDEN[agenda])
    if (before !== null && before.agendas.length > 0 && want.agendas.length === 0) list.push(WANT_AGENDAS)
    if (mayPropose(state)) list.push(PROPOSE)
    list.push(SKIP)
    return list
  },
  why: (state, _step, wish) => (wish.do === 'skip' ? undefined : whyNotAdd(state, wish)),
  answer(state, step, choice, emit) {
    const { from, to, counter } = state.offer!
    if (choice.do === 'skip') {
      state.offer = null
      emit?.({ type: 'tradeWithdrawn', seat: from, with: to })
      if (!counter) endTrading(state)
    } else if (choice.do === 'propose') propose(state, emit)
    else {
      push(state, step)
      state.offer = withPiece(state.offer!, choice)
    }
  },
}

/** W-TRADE-R7: the camper ends the trading part at any moment; the offer is withdrawn. */
function endTrading(state: State): void {
  if (state.steps[state.steps.length - 1]?.do === 'trading') state.steps.pop()
}

/** W-TRADE-R7: something must be in it, and the same offer is made once. */
function mayPropose(state: State): boolean {
  const { give, want, counter } = state.offer!
  if (isEmpty(give) && isEmpty(want)) return false
  return counter || state.offers.length === 0 || !state.offers.includes(keyOf(state.offer!))
}

function keyOf({ to, give, want }: Offer): string {
  const text = ({ cards, caps, agendas }: Basket): string =>
    `${cards.toSorted().join()}/${caps}/${agendas.toSorted().join()}`
  return `${to}:${text(give)}:${text(want)}`
}

function whyNotAdd(state: State, wish: Choice): RuleId | undefined {
  const { from, to, give, want, before } = state.offer!
  const mine = state.players[from]!
  const theirs = state.players[to]!
  switch (wish.do) {
    case 'give':
      return isLeft(mine, give, wish.card) ? undefined : 'W-TRADE-1'
    case 'want':
      return isLeft(theirs, want, wish.card) ? undefined : 'W-TRADE-1'
    case 'giveCaps':
      return give.caps === 0 && wish.n >= 1 && wish.n <= mine.caps ? undefined : 'W-TRADE-1'
    case 'wantCaps':
      return want.caps === 0 && wish.n >= 1 && wish.n <= theirs.caps ? undefined : 'W-TRADE-1'
    case 'giveAgenda':
      return mine.agendas.includes(wish.agenda) && !give.agendas.includes(wish.agenda) ? undefined : 'W-TRADE-1'
    case 'wantAgendas':
      return before !== null && before.agendas.length > 0 && want.agendas.length === 0 ? undefined : 'W-TRADE-1'
    case 'propose':
      return mayPropose(state) ? undefined : 'W-TRADE-R7'
    default:
      return 'W-TRADE-4'
  }
}

function withPiece(offer: Offer, choice: Choice): Offer {
  const { give, want } = offer
  switch (choice.do) {
    case 'give':
      return { ...offer, give: { ...give, cards: [...give.cards, choice.card] } }
    case 'want':
      return { ...offer, want: { ...want, cards: [...want.cards, choice.card] } }
    case 'giveCaps':
      return { ...offer, give: { ...give, caps: choice.n } }
    case 'wantCaps':
      return { ...offer, want: { ...want, caps: choice.n } }
    case 'giveAgenda': {
      const shown = choice.shown ? [...give.shown, choice.agenda] : give.shown
      return { ...offer, give: { ...give, agendas: [...give.agendas, choice.agenda], shown } }
    }
    case 'wantAgendas':
      return { ...offer, want: { ...want, agendas: offer.before!.agendas, shown: offer.before!.shown } }
    default:
      return offer
  }
}

function propose(state: State, emit?: Emit<Event>): void {
  const made = state.offer!
  const { from, to, counter, give } = made
  if (!counter) state.offers.push(keyOf(made))
  emit?.({ type: counter ? 'tradeCountered' : 'tradeOffered', seat: from, with: to })
  for (const agenda of give.shown) emit?.({ type: 'agendaShown', seat: from, agenda, to: [from, to] }) // W-TRADE-5
  push(state, { do: 'answerOffer', seat: to })
}

/** W-TRADE-2: both sides must agree; the partner may answer an offer with one of their own. */
export const answerOffer: Question<State, Ask, Choice, Event> = {
  choices: state => (state.offer!.counter ? [ACCEPT, SKIP] : [ACCEPT, COUNTER, SKIP]),
  why(state, _step, wish) {
    if (wish.do === 'accept' || wish.do === 'skip') return undefined
    return wish.do === 'counter' && !state.offer!.counter ? undefined : 'W-TRADE-R1'
  },
  answer(state, _step, choice, emit) {
    const made = state.offer!
    const { from, to, give } = made
    state.offer = null
    if (choice.do === 'accept') return swap(state, made, emit)
    if (choice.do === 'skip') return emit?.({ type: 'tradeDeclined', seat: to, with: from })
    state.offer = { from: to, to: from, give: EMPTY, want: EMPTY, counter: true, before: give }
    push(state, { do: 'offer', seat: to })
  },
}

/** W-TRADE-R1, W-TRADE-R3: one swap; received cards may be equipped, then the limits count on both sides. */
function swap(state: State, { from, to, give, want }: Offer, emit?: Emit<Event>): void {
  emit?.({ type: 'traded', seat: from, with: to })
  push(state, { do: 'check' })
  for (const seat of [to, from]) push(state, { do: 'overflow', seat }, { do: 'agendaLimit', seat })
  hand(state, to, from, want, emit)
  hand(state, from, to, give, emit)
}

function hand(state: State, seat: Seat, other: Seat, { cards, caps, agendas }: Basket, emit?: Emit<Event>): void {
  const giver = state.players[seat]!
  const taker = state.players[other]!
  for (const item of cards) {
    const exhausted = takeOut(giver.exhausted, item)
    if (!takeOut(giver.inventory, item)) takeOut(giver.equipped, item)
    taker.inventory.push(item)
    if (exhausted) taker.exhausted.push(item) // W-TRADE-6
    takeOut(state.camped, item)
    if (isEquippable(item)) push(state, { do: 'equip', seat: other, card: item })
    emit?.({ type: 'itemTraded', seat, with: other, item })
  }
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

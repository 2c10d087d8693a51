import type { Seat } from '@overseer/kernel'
import { type Basket, type Choice, type ItemId, type Offer, type State } from '@overseer/wasteland'
import { valueOfAgenda } from '../influence.ts'
import { type Context, contextOf } from '../context.ts'
import { worthOfMoney } from '../rewards.ts'
import { TASTE } from '../taste.ts'
import { worthOfHaving } from './worth-of-cards.ts'

/** Trades: what is accepted, and what is offered by oneself. */

const GAIN = 0.4 // what a trade must bring
const FAIR = 0.6 // of what it brings the other side

/** What a trade brings whoever gets one basket for the other. */
function balance(context: Context, gets: Basket, gives: Basket): number {
  return worthOfBasket(context, gets, 1) - worthOfBasket(context, gives, -1)
}

function worthOfBasket(context: Context, { cards, caps, agendas }: Basket, sign: 1 | -1): number {
  let worth = sign * worthOfMoney(context, sign * caps)
  for (const card of cards) worth += worthOfHaving(context, card)
  for (const agenda of agendas) worth += valueOfAgenda(context.state, context.seat, agenda, context.hope)
  return worth
}

/** Whether an offer is good, and no better for a rival; among friends it is enough that it helps somebody. */
function isGood(own: Context, other: Context, gets: Basket, gives: Basket): boolean {
  const mine = balance(own, gets, gives)
  const theirs = balance(other, gives, gets)
  if (own.state.options.friends !== null) return mine + theirs > GAIN
  return mine > GAIN && mine >= FAIR * theirs
}

const asSeenBy = (state: State, seat: Seat): Context => contextOf(state, seat, TASTE)

export function answerOffer({ state, seat }: Context, choices: readonly Choice[]): Choice | undefined {
  const { offer } = state
  const good = offer !== null && isGood(asSeenBy(state, seat), asSeenBy(state, offer.from), offer.give, offer.want)
  return choices.find(choice => choice.do === (good ? 'accept' : 'skip'))
}

/** A card of the other side for Caps: the offer that is worth most. */
interface Deal {
  readonly with: Seat
  readonly card: ItemId
  readonly caps: number
}

/** For each card as many Caps as make both sides content. */
function dealWith({ state, seat, player }: Context, partner: Seat): Deal | undefined {
  const [own, other] = [asSeenBy(state, seat), asSeenBy(state, partner)]
  let best: Deal | undefined
  let most = 0
  for (const card of new Set([...other.player.equipped, ...other.player.inventory]))
    for (let caps = 1; caps <= player.caps; caps++) {
      const gets: Basket = { ...NOTHING, cards: [card] }
      const gives: Basket = { ...NOTHING, caps }
      if (!isGood(other, own, gives, gets)) continue
      const mine = balance(own, gets, gives)
      if (mine > most && isGood(own, other, gets, gives)) {
        most = mine
        best = { with: partner, card, caps }
      }
      break // more Caps are never better
    }
  return best
}

const NOTHING: Basket = { cards: [], caps: 0, agendas: [], shown: [] }

/** The next piece of the offer that is being put together. */
export function nextPiece(context: Context, choices: readonly Choice[]): Choice | undefined {
  const { offer } = context.state
  const deal = offer === null || offer.counter ? undefined : dealWith(context, offer.to)
  if (offer === null || deal === undefined) return choices.find(choice => choice.do === 'skip')
  return choices.find(choice => isNext(offer, deal, choice)) ?? choices.find(choice => choice.do === 'skip')
}

function isNext({ give, want }: Offer, { card, caps }: Deal, choice: Choice): boolean {
  if (!want.cards.includes(card)) return choice.do === 'want' && choice.card === card
  if (give.caps === 0) return choice.do === 'giveCaps' && choice.n === caps
  return choice.do === 'propose'
}

/** The partner to trade with, before anything was offered in this camp action. */
export function tradeChoice(context: Context, choices: readonly Choice[]): Choice | undefined {
  if (context.state.offers.length > 0) return undefined
  return choices.find(choice => choice.do === 'trade' && dealWith(context, choice.with) !== undefined)
}

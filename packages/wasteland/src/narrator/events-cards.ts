import { encounterCard, questCard } from '../content/cards/library.ts'
import type { CardNumber } from '../content/cards/types.ts'
import { storyOf } from '../text/loaded.ts'
import type { Tell, Texts } from './event-table.ts'
import { itemName, spaceText } from './phrases.ts'
import type { Teller } from './teller.ts'

/** What happens with cards: items, the shop, trades, encounters and quests. */

type OfItem =
  | ('itemGained' | 'itemEquipped' | 'itemDiscarded' | 'itemReadied' | 'itemUsed')
  | ('companionLeft' | 'companionRecruited' | 'eventResolved')
const ofItem: Tell<OfItem> = (teller, _view, { type, seat, item }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), item: itemName(teller, item) })

const ofPerk: Tell<'perkGained' | 'perkUsed'> = (teller, _view, { type, seat, perk }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), perk: teller.say(`perk.${perk}`) })

const ofPrice: Tell<'itemBought' | 'itemSold'> = (teller, _view, { type, seat, item, caps }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), item: itemName(teller, item), n: caps })

const ofShop: Tell<'shopAdded' | 'shopDropped' | 'assetRevealed' | 'assetDropped'> = (teller, _view, { type, item }) =>
  teller.say(`event.${type}`, { item: itemName(teller, item) })

const ofPair: Tell<'tradeOffered' | 'tradeCountered' | 'traded'> = (teller, _view, event) =>
  teller.say(`event.${event.type}`, { who: teller.nameOf(event.seat), other: teller.nameOf(event.with) })

const ofRefusal: Tell<'tradeDeclined' | 'tradeWithdrawn'> = (teller, _view, { type, seat }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat) })

const handedOver: Tell<'capsTraded' | 'agendasTraded'> = (teller, _view, event) =>
  teller.say(`event.${event.type}`, {
    who: teller.nameOf(event.seat),
    other: teller.nameOf(event.with),
    n: event.n,
  })

const ofCard: Tell<'cardTrashed' | 'cardReturned' | 'cardSetAside'> = (teller, _view, { type, card }) =>
  teller.say(`event.${type}`, { card: teller.title(card) })

const ofMarker: Tell<'markerPlaced' | 'markerMoved'> = (teller, view, { type, card, at }) =>
  teller.say(`event.${type}`, { card: teller.title(card), space: spaceText(teller, view, at) })

const ofCarrier: Tell<'markerCarried' | 'markerPutDown'> = (teller, _view, { type, seat, card }) =>
  teller.say(`event.${type}`, { who: teller.nameOf(seat), card: teller.title(card) })

type OfObjective = 'questAttempted' | 'questFailed' | 'objectiveCompleted' | 'objectiveCounted'
const ofObjective: Tell<OfObjective> = (teller, _view, { type, seat, card, objective }) =>
  teller.say(`event.${type}`, {
    who: teller.nameOf(seat),
    card: teller.title(card),
    goal: goalText(teller, card, objective),
  })

/** Where a quest has a single objective, its name says enough. */
function goalText({ say, line }: Teller, card: CardNumber, objective: number): string {
  return questCard(card).objectives.length === 1 ? '' : say('card.goal', { line: line(card, objective) })
}

/** What happened, and below it what is read out. */
function withStory(sentence: string, story: string | undefined): string {
  return story === undefined ? sentence : `${sentence}\n${story}`
}

/** What is read out once it is known how an option or objective went. */
function outcomeStory({ language }: Teller, card: CardNumber, n: number, success: boolean): string | undefined {
  const part = storyOf(language, card)?.options[n - 1]
  return success ? part?.success : part?.failure
}

/** Nobody chooses a forced option, nor the only thing that can happen on a card (W-ENC-6). */
function isForced(card: CardNumber, n: number): boolean {
  const { options } = encounterCard(card)
  const option = options[n - 1]
  return option !== undefined && (option.forced || (options.length === 1 && option.conditions.length === 0))
}

type CardEvent =
  | OfItem
  | OfObjective
  | ('perkGained' | 'perkUsed' | 'itemBought' | 'itemSold')
  | ('shopAdded' | 'shopDropped' | 'assetRevealed' | 'assetDropped' | 'deckReshuffled')
  | ('tradeOffered' | 'tradeCountered' | 'traded' | 'tradeDeclined' | 'tradeWithdrawn')
  | ('itemTraded' | 'capsTraded' | 'agendasTraded')
  | ('encounterDrawn' | 'optionChosen' | 'optionResolved')
  | ('cardAdded' | 'cardsAdded' | 'cardTrashed' | 'cardReturned' | 'cardSetAside' | 'cardKept')
  | ('questStaged' | 'capsOnCard' | 'spaceCapped')
  | ('markerPlaced' | 'markerMoved' | 'markerCarried' | 'markerPutDown')

export const CARD_EVENTS: Texts<CardEvent> = {
  // Items, perks and the shop
  perkGained: ofPerk,
  perkUsed: ofPerk,
  itemGained: ofItem,
  itemEquipped: ofItem,
  itemDiscarded: ofItem,
  itemReadied: ofItem,
  itemUsed: ofItem,
  companionLeft: ofItem,
  companionRecruited: ofItem,
  eventResolved: ofItem,
  itemBought: ofPrice,
  itemSold: ofPrice,
  shopAdded: ofShop,
  shopDropped: ofShop,
  assetRevealed: ofShop,
  assetDropped: ofShop,
  deckReshuffled: ({ say }, _view, { deck }) =>
    deck === 'loot' || deck === 'assets' || deck === 'agendas'
      ? say(`event.deckReshuffled.${deck}`)
      : say('event.deckReshuffled.enemies', { type: say(`type.${deck}`) }),

  // Trade
  tradeOffered: ofPair,
  tradeCountered: ofPair,
  traded: ofPair,
  tradeDeclined: ofRefusal,
  tradeWithdrawn: ofRefusal,
  itemTraded: (teller, _view, event) =>
    teller.say('event.itemTraded', {
      who: teller.nameOf(event.seat),
      other: teller.nameOf(event.with),
      item: itemName(teller, event.item),
    }),
  capsTraded: handedOver,
  agendasTraded: handedOver,

  // Encounters
  encounterDrawn(teller, _view, { seat, deck, card }) {
    const told = { who: teller.nameOf(seat), card: teller.title(card), deck: teller.say(`deck.${deck}`) }
    return withStory(teller.say('event.encounterDrawn', told), storyOf(teller.language, card)?.intro)
  },
  optionChosen(teller, _view, { seat, card, option }) {
    const told = { who: teller.nameOf(seat), line: teller.line(card, option) }
    return teller.say(isForced(card, option) ? 'event.optionForced' : 'event.optionChosen', told)
  },
  optionResolved(teller, _view, { seat, card, option, success }) {
    const story = outcomeStory(teller, card, option, success)
    if (story !== undefined) return teller.say('event.optionResolved', { story })
    return teller.say(success ? 'event.optionDone' : 'event.optionFailed', { who: teller.nameOf(seat) })
  },
  cardAdded: ({ say }, _view, { deck }) => say('event.cardAdded', { deck: say(`deck.${deck}`) }),
  cardsAdded: ({ say }, _view, { n, deck }) => say('event.cardsAdded', { n, deck: say(`deck.${deck}`) }),
  cardTrashed: ofCard,
  cardReturned: ofCard,
  cardSetAside: ofCard,
  cardKept: (teller, _view, { seat, card, tag }) =>
    teller.say('event.cardKept', {
      who: teller.nameOf(seat),
      card: teller.title(card),
      tag: teller.say(`tag.${tag}`),
    }),

  // Quests
  questStaged: (teller, _view, { card }) =>
    withStory(teller.say('event.questStaged', { card: teller.title(card) }), storyOf(teller.language, card)?.intro),
  questAttempted: (teller, view, event) =>
    event.objective === 0
      ? teller.say('event.markerLed', { who: teller.nameOf(event.seat), card: teller.title(event.card) })
      : ofObjective(teller, view, event),
  questFailed: (teller, view, event) =>
    withStory(ofObjective(teller, view, event), outcomeStory(teller, event.card, event.objective, false)),
  objectiveCompleted: (teller, view, event) =>
    withStory(ofObjective(teller, view, event), outcomeStory(teller, event.card, event.objective, true)),
  objectiveCounted: ofObjective,
  capsOnCard: (teller, _view, { card, n }) => teller.say('event.capsOnCard', { card: teller.title(card), n }),
  spaceCapped: (teller, view, { at }) => teller.say('event.spaceCapped', { space: spaceText(teller, view, at) }),
  markerPlaced: ofMarker,
  markerMoved: ofMarker,
  markerCarried: ofCarrier,
  markerPutDown: ofCarrier,
}

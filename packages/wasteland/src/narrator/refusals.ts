import type { Refusal } from '@overseer/kernel'
import type { FoeId } from '../choice.ts'
import { AGENDA_IDS, type AgendaId } from '../content/agendas.ts'
import type { ItemId } from '../content/items/items.ts'
import type { PerkId } from '../content/survivors/perks.ts'
import type { Facts } from '../refusal.ts'
import type { View } from '../view.ts'
import { conditionText } from './cards/conditions-and-tasks.ts'
import { markText } from './effects.ts'
import {
  agendaName,
  cardName,
  enemyText,
  factionName,
  foeCalled,
  itemName,
  list,
  spaceText,
  tokenName,
} from './phrases.ts'
import type { Teller } from './teller.ts'

/** Refusals in words: what on the table stands in the way, from the facts that a rule gives. */

type NamesOf<F> = F extends unknown ? keyof F : never
/** The facts that a sentence is about; the others only add to it. */
type Subject = Exclude<NamesOf<Facts>, 'needs' | 'reach' | 'most' | 'card' | 'of' | 'unit' | 'seat' | 'holds'>
type About<S extends Subject> = Extract<Facts, { readonly [Name in S]: unknown }>
type Sentence<S extends Subject> = (facts: About<S>, teller: Teller, view: View) => string

const SENTENCES: { readonly [S in Subject]: Sentence<S> } = {
  // Of the turn
  actions: (_facts, { say }) => say('why.actions'),
  points: ({ points, needs }, { say }) => say('why.points', { n: points, needs }),
  done: ({ done }, { say }) => say(`why.done.${done}`),
  onlyAtStart: (_facts, { say }) => say('why.onlyAtStart'),
  notYourTurn: (_facts, { say }) => say('why.notYourTurn'),
  over: (_facts, { say }) => say('why.over'),
  gone: ({ gone }, { say, nameOf }) => say('why.gone', { who: nameOf(gone) }),
  // Of the map
  distance: ({ distance, reach }, { say }) =>
    reach === 0 ? say('why.distanceHere', { n: distance }) : say('why.distance', { n: distance, reach }),
  noWay: ({ noWay }, teller, view) => teller.say('why.noWay', { space: spaceText(teller, view, noWay) }),
  facedown: (_facts, { say }) => say('why.facedown'),
  faceup: (_facts, { say }) => say('why.faceup'),
  aboard: (_facts, { say }) => say('why.aboard'),
  takenBy: ({ takenBy }, { say, nameOf }) => say('why.takenBy', { who: nameOf(takenBy) }),
  noIcon: (_facts, { say }) => say('why.noIcon'),
  emptyDeck: ({ emptyDeck }, { say }) => say('why.emptyDeck', { deck: say(`deck.${emptyDeck}`) }),
  marker: ({ marker }, teller, view) =>
    marker === null
      ? teller.say('why.markerNowhere')
      : teller.say('why.marker', { space: spaceText(teller, view, marker) }),
  carrier: ({ carrier }, { say, nameOf }, view) =>
    carrier === view.pending?.seat ? say('why.carrierYou') : say('why.carrier', { who: nameOf(carrier) }),
  // Of enemies
  blockedBy: ({ blockedBy }, teller, view) =>
    teller.say('why.blockedBy', { enemy: enemyCalled(teller, view, blockedBy) }),
  inactive: (_facts, { say }) => say('why.inactive'),
  noEnemy: ({ noEnemy }, teller, view) => teller.say('why.noEnemy', { token: tokenName(teller, view, noEnemy) }),
  loyalTo: ({ loyalTo }, teller, view) => teller.say('why.loyalTo', { faction: factionName(teller, view, loyalTo) }),
  needsRanged: (_facts, { say }) => say('why.needsRanged'),
  level: ({ level, most }, { say }) => say('why.level', { level, n: most }),
  // Of quests and encounters
  unmet: ({ unmet }, teller, view) => teller.say('why.unmet', { what: conditionText({ teller, view }, unmet) }),
  notStaged: ({ notStaged }, { say, title }) => say('why.notStaged', { card: title(notStaged) }),
  noAction: (_facts, { say }) => say('why.noAction'),
  forced: (_facts, { say }) => say('why.forced'),
  noAsset: (_facts, { say }) => say('why.noAsset'),
  // Of what is paid
  missing: ({ missing, of }, { say }) =>
    of === 'caps'
      ? say('why.missingCaps', { n: missing })
      : say('why.missingCards', { what: say(`holding.${of}`, { n: missing }) }),
  least: ({ least, unit }, { say }) =>
    unit > 1 ? say('why.leastUnit', { n: least, unit }) : say('why.least', { n: least }),
  // Of cards
  notYours: ({ notYours }, teller) => teller.say('why.notYours', { card: nameOfCard(teller, notYours) }),
  notTheirs: ({ notTheirs, seat }, teller) =>
    teller.say('why.notTheirs', { who: teller.nameOf(seat), card: itemName(teller, notTheirs) }),
  noMore: ({ noMore }, teller) => teller.say('why.noMore', { card: itemName(teller, noMore) }),
  notEquipped: ({ notEquipped }, teller) => teller.say('why.notEquipped', { card: itemName(teller, notEquipped) }),
  notEquippable: ({ notEquippable }, teller) =>
    teller.say('why.notEquippable', { card: itemName(teller, notEquippable) }),
  cannotWear: ({ cannotWear }, teller) => teller.say('why.cannotWear', { card: itemName(teller, cannotWear) }),
  together: ({ together }, teller) =>
    teller.say('why.together', {
      cards: list(
        teller,
        together.map(card => itemName(teller, card)),
      ),
    }),
  idle: ({ idle }, teller) => teller.say('why.idle', { card: itemName(teller, idle) }),
  exhausted: ({ exhausted }, teller) => teller.say('why.exhausted', { card: itemName(teller, exhausted) }),
  notExhausted: ({ notExhausted }, teller) => teller.say('why.notExhausted', { card: itemName(teller, notExhausted) }),
  when: ({ when, card }, teller) =>
    when === 'passive'
      ? teller.say('why.whenPassive', { card: cardName(teller, card) })
      : teller.say('why.when', { card: cardName(teller, card), when: teller.say(`when.${when}`) }),
  limit: ({ limit, card }, teller) =>
    teller.say('why.limit', { card: cardName(teller, card), limit: teller.say(`limit.${limit}`) }),
  useless: ({ useless }, teller) => teller.say('why.useless', { card: cardName(teller, useless) }),
  inventory: ({ inventory, holds }, { say }) => say('why.inventory', { n: inventory, holds }),
  notInInventory: ({ notInInventory }, teller) =>
    teller.say('why.notInInventory', { card: itemName(teller, notInInventory) }),
  agendas: ({ most }, { say }) => say('why.agendas', { most }),
  noLoyalty: ({ noLoyalty }, teller) => teller.say('why.noLoyalty', { agenda: agendaName(teller, noLoyalty) }),
  alreadyLoyal: ({ alreadyLoyal }, teller) =>
    teller.say('why.alreadyLoyal', { agenda: agendaName(teller, alreadyLoyal) }),
  nothingRevealed: (_facts, { say }) => say('why.nothingRevealed'),
  // Of the shop and of trades
  notInShop: ({ notInShop }, teller) => teller.say('why.notInShop', { card: itemName(teller, notInShop) }),
  notDiscarded: ({ notDiscarded }, teller) => teller.say('why.notDiscarded', { card: itemName(teller, notDiscarded) }),
  priceless: ({ priceless }, teller) => teller.say('why.priceless', { card: itemName(teller, priceless) }),
  forSale: ({ forSale }, teller) => teller.say('why.forSale', { card: itemName(teller, forSale) }),
  mark: ({ mark, card }, teller) =>
    teller.say('why.mark', { card: itemName(teller, card), mark: markText(teller, mark) }),
  emptyOffer: (_facts, { say }) => say('why.emptyOffer'),
  sameOffer: (_facts, { say }) => say('why.sameOffer'),
  nothingToWithdraw: (_facts, { say }) => say('why.nothingToWithdraw'),
  // Of a survivor's board
  trait: ({ trait }, { say }) => say('why.trait', { trait: say(`trait.${trait}`) }),
  without: ({ without }, { say }) => say('why.without', { trait: say(`trait.${without}`) }),
  letter: ({ letter }, { say }) => say('why.letter', { letter: say(`letter.${letter}`) }),
  // Of dice
  rerolls: (_facts, { say }) => say('why.rerolls'),
  locked: (_facts, { say }) => say('why.locked'),
  shows: (_facts, { say }) => say('why.shows'),
}

/** Why not, as the facts have it; undefined if there are none, or none that we know. */
export function factsText(teller: Teller, view: View, facts: Refusal['facts']): string | undefined {
  const subject = Object.keys(facts ?? {}).find(name => Object.hasOwn(SENTENCES, name)) as Subject | undefined
  if (subject === undefined) return undefined
  const sentence = SENTENCES[subject] as (facts: unknown, teller: Teller, view: View) => string
  return sentence(facts, teller, view)
}

function enemyCalled(teller: Teller, view: View, id: FoeId): string {
  const foe = foeCalled(view, id)
  return foe === undefined ? String(id) : enemyText(teller, view, foe)
}

function nameOfCard(teller: Teller, card: ItemId | PerkId | AgendaId): string {
  return isAgenda(card) ? agendaName(teller, card) : cardName(teller, card)
}

function isAgenda(card: ItemId | PerkId | AgendaId): card is AgendaId {
  return (AGENDA_IDS as readonly string[]).includes(card)
}

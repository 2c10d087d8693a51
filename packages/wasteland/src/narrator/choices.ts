import type { OutOfTurn } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { AGENDAS, type AgendaId } from '../content/agendas.ts'
import { type CharacterId, CHARACTERS } from '../content/survivors/characters.ts'
import { type ItemId, ITEMS } from '../content/items/items.ts'
import type { CardNumber } from '../content/cards/types.ts'
import type { SpaceName } from '../map/layout.ts'
import { graphOf } from '../map/graph.ts'
import { parseSpace } from '../map/layout.ts'
import { iconsAt } from '../rules/map/icons.ts'
import { stepCost } from '../rules/map/movement.ts'
import { priceOf, proceedsOf, type Terms } from '../rules/items/shopping.ts'
import { type Player, playerAt } from '../state.ts'
import { asState, type View } from '../view.ts'
import { agendaText, characterCard, perkText, useText } from './effects.ts'
import {
  agendaInHand,
  cardName,
  dieText,
  enemyNotes,
  factionName,
  foeCalled,
  foeText,
  itemName,
  list,
  noted,
  spaceText,
  thereNotes,
} from './phrases.ts'
import { optionNotes } from './cards/printed.ts'
import type { Teller } from './teller.ts'

/** Answers, as buttons say them. Two answers to one question never read alike. */
export function choiceText(teller: Teller, view: View, choice: Choice): string {
  const tell = CHOICES[choice.do] as (teller: Teller, view: View, choice: Choice) => string
  return tell(teller, view, choice)
}

type Texts = {
  readonly [D in Choice['do']]: (teller: Teller, view: View, choice: Choice & { readonly do: D }) => string
}

type Simple =
  | ('move' | 'camp' | 'end' | 'rested' | 'wantAgendas' | 'propose' | 'accept' | 'counter' | 'yes')
  | OutOfTurn['do']
const simple = ({ say }: Teller, _view: View, choice: { readonly do: Simple }): string => say(`choice.${choice.do}`)

type OfItem = 'give' | 'want' | 'recruit' | 'take' | 'discard' | 'equip' | 'stow'
const ofItem = (teller: Teller, _view: View, choice: { readonly do: OfItem; readonly card: ItemId }): string =>
  teller.say(`choice.${choice.do}`, { card: itemName(teller, choice.card) })

type OfCaps = 'giveCaps' | 'wantCaps' | 'caps'
const ofCaps = ({ say }: Teller, _view: View, choice: { readonly do: OfCaps; readonly n: number }): string =>
  say(`choice.${choice.do}`, { n: choice.n })

type OfMarker = 'carry' | 'putDown'
const ofMarker = (teller: Teller, _view: View, choice: { readonly do: OfMarker; readonly card: CardNumber }): string =>
  teller.say(`choice.${choice.do}`, { card: teller.title(choice.card) })

/** What is put on and what is taken off; the rest stays as it is. */
function arrangeText(teller: Teller, view: View, equip: readonly ItemId[]): string {
  const { say } = teller
  if (equip.length === 0) return say('choice.arrangeNone')
  const worn = view.pending === null ? [] : playerAt(asState(view), view.pending.seat).equipped
  const named = (items: readonly ItemId[]): string =>
    list(
      teller,
      items.map(item => itemName(teller, item)),
    )
  const on = equip.filter(item => !worn.includes(item))
  const off = worn.filter(item => !equip.includes(item))
  if (off.length === 0) return say('choice.arrange', { items: named(on) })
  if (on.length === 0) return say('choice.arrangeOff', { items: named(off) })
  return say('choice.arrangeSwap', { items: named(on), off: named(off) })
}

const CHOICES: Texts = {
  // The start of a game and of a turn
  character: (teller, _view, { character }) => characterText(teller, character),
  arrange: (teller, view, { equip }) => arrangeText(teller, view, equip),
  loyal: (teller, view, { agenda }) => loyalText(teller, view, agenda),
  // A turn
  move: simple,
  camp: simple,
  end: simple,
  step: (teller, view, { to }) => stepText(teller, view, to),
  explore: (teller, view, { tile }) => teller.say('choice.explore', { tile: spaceText(teller, view, tile) }),
  encounter: (teller, view, { icon }) => encounterText(teller, view, icon),
  fight: (teller, view, { foe }) => teller.say('choice.fight', { enemy: foeChoice(teller, view, foe) }),
  quest(teller, _view, { card, objective: n }) {
    if (n === 0) return teller.say('choice.questMarker', { card: teller.title(card) })
    return teller.say('choice.quest', { card: teller.title(card), line: teller.line(card, n) })
  },
  carry: ofMarker,
  putDown: ofMarker,
  use: (teller, _view, { card, effect }) =>
    teller.say('choice.use', { card: cardName(teller, card), effect: useText(teller, card, effect) }),
  // Fights and tests
  reroll: (teller, view, { dice }) => teller.say('choice.reroll', { dice: rerolled(teller, view, dice) }),
  rested: simple,
  set: (teller, _view, { die, face }) => teller.say('choice.set', { die: die + 1, face: dieText(teller, face) }),
  // Camp and trade
  trade: (teller, _view, choice) => teller.say('choice.trade', { who: teller.nameOf(choice.with) }),
  pay: (teller, _view, { card }) =>
    teller.say('choice.pay', { n: ITEMS[card].unexhaust, card: itemName(teller, card) }),
  give: ofItem,
  want: ofItem,
  giveCaps: ofCaps,
  wantCaps: ofCaps,
  giveAgenda: (teller, view, { agenda, shown }) =>
    teller.say(shown ? 'choice.giveAgendaShown' : 'choice.giveAgenda', { agenda: ownAgenda(teller, view, agenda) }),
  wantAgendas: simple,
  propose: simple,
  accept: simple,
  counter: simple,
  // Cards
  option: (teller, view, { n }) => optionText(teller, view, n),
  buy: (teller, view, { card }) =>
    teller.say('choice.buy', { n: priceOf(asked(view), card, termsOf(view)) ?? 0, card: itemName(teller, card) }),
  sell: (teller, view, { card }) =>
    teller.say('choice.sell', { n: proceedsOf(card, termsOf(view)) ?? 0, card: itemName(teller, card) }),
  recruit: ofItem,
  take: ofItem,
  discard: ofItem,
  equip: ofItem,
  stow: ofItem,
  agenda: (teller, view, { agenda }) =>
    teller.say('choice.agenda', { agenda: ownAgenda(teller, view, agenda), bonus: agendaText(teller, view, agenda) }),
  letter({ say }, view, { letter }) {
    const owned = asked(view).letters.includes(letter)
    return say(owned ? 'choice.letterPerk' : 'choice.letter', { letter, name: say(`letter.${letter}`) })
  },
  perk: (teller, _view, { perk }) =>
    teller.say('choice.perk', { perk: teller.say(`perk.${perk}`), effect: perkText(teller, perk) }),
  trait: ({ say }, _view, { trait }) => say('choice.trait', { trait: say(`trait.${trait}`) }),
  objective: (teller, _view, { card, objective: n }) =>
    teller.say('choice.objective', { card: teller.title(card), line: teller.line(card, n) }),
  survivor: (teller, _view, { seat }) => teller.say('choice.survivor', { who: teller.nameOf(seat) }),
  caps: ofCaps,
  // Where, and whom
  space: (teller, view, { at }) =>
    noted(teller.say('choice.space', { space: spaceText(teller, view, at) }), thereNotes(teller, view, at)),
  foe: (teller, view, { foe }) => teller.say('choice.foe', { enemy: foeChoice(teller, view, foe) }),
  moveFoe(teller, view, { foe: id, to }) {
    const foe = foeCalled(view, id)
    const enemy = foe === undefined ? String(id) : foeText(teller, view, foe)
    return teller.say('choice.moveFoe', { enemy, space: spaceText(teller, view, to) })
  },
  yes: simple,
  skip: (teller, view) => skipText(teller, view),
  resign: simple,
  agreeEnd: simple,
  withdraw: simple,
}

/** The one who is asked; with nobody asked, the first seat. */
function asked(view: View): Player {
  return playerAt(asState(view), view.pending?.seat ?? 0)
}

function characterText(teller: Teller, character: CharacterId): string {
  const { say } = teller
  const { letter, hp } = CHARACTERS[character]
  return say('choice.character', {
    character: say(`character.${character}`),
    letter: say(`letter.${letter}`),
    hp,
    card: characterCard(teller, character),
  })
}

function ownAgenda(teller: Teller, view: View, agenda: AgendaId): string {
  return agendaInHand(teller, view, asked(view).agendas, agenda)
}

function loyalText(teller: Teller, view: View, agenda: AgendaId | null): string {
  const faction = agenda === null ? null : AGENDAS[agenda].faction
  if (agenda === null || faction === null) return teller.say('choice.disloyal')
  return teller.say('choice.loyal', {
    agenda: ownAgenda(teller, view, agenda),
    faction: factionName(teller, view, faction),
  })
}

function stepText(teller: Teller, view: View, to: SpaceName): string {
  const { say } = teller
  const space = spaceText(teller, view, to)
  const { board } = asState(view)
  const node = parseSpace(board, to)
  const known = node !== undefined && graphOf(board).spaces[node] !== undefined
  const n = known ? stepCost(asState(view), view.pending?.seat ?? 0, node) : 1
  const text = n > 1 ? say('choice.stepCost', { space, n }) : say('choice.step', { space })
  return noted(text, thereNotes(teller, view, to))
}

function encounterText({ say }: Teller, view: View, icon: 'printed' | 'sepulcher'): string {
  const icons = iconsAt(asState(view), asked(view).node)
  const met = icons.find(({ place }) => (place === 'sepulcher') === (icon === 'sepulcher'))
  const place = say(met?.place ? `place.${met.place}` : 'place.here')
  const text = say('choice.encounter', { place })
  if (met === undefined || met.deck === 'vault84' || met.deck === 'vault109') return text
  return noted(text, [say('space.icon', { kind: say(`deck.${met.deck}`), level: met.level })])
}

/** An enemy to fight or to pick, with its numbers. */
function foeChoice(teller: Teller, view: View, id: number): string {
  const foe = foeCalled(view, id)
  return foe === undefined ? String(id) : noted(foeText(teller, view, foe), [enemyNotes(teller, view, foe)])
}

/** The dice that are rolled again, by their place and what they show. */
function rerolled(teller: Teller, { trial, fight }: View, dice: readonly number[]): string {
  const lying = (trial ?? fight)?.dice ?? []
  return dice.map(die => [die + 1, lying[die] === undefined ? '' : dieText(teller, lying[die])].join(' ')).join(', ')
}

/** The bold part of an option, with what it asks for. */
function optionText(teller: Teller, view: View, n: number): string {
  const { pending } = view
  if (pending === null || pending.do !== 'option') return teller.say('card.option', { n })
  const { card } = pending.run
  const text = teller.say('choice.option', { line: teller.line(card, n) })
  return noted(text, [optionNotes(teller, view, card, n)])
}

const NO_TERMS: Terms = { n: 0, discount: 0, kinds: [], saleBonus: 0 }

/** What the shop allows now. */
function termsOf({ pending }: View): Terms {
  return pending !== null && pending.do === 'shop' ? pending : NO_TERMS
}

const SKIPS = [
  ...(['camp', 'payReady', 'trading', 'offer', 'answerOffer', 'beforeRoll', 'reroll', 'beforeHits'] as const),
  ...(['setDie', 'shop', 'drawNext', 'markerStep', 'moveFoe'] as const),
]

function skipText({ say }: Teller, { pending }: View): string {
  const question = SKIPS.find(one => one === pending?.ask)
  return question === undefined ? say('choice.skip') : say(`choice.skip.${question}`)
}

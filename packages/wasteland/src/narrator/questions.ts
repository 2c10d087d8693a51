import type { CardNumber } from '../content/cards/types.ts'
import { factionLevel, isBeset } from '../rules/fight/foes.ts'
import { inventoryLimit } from '../rules/items/passives.ts'
import { hpMax } from '../rules/survivors/survivors.ts'
import { resultsAt } from '../content/cards/addresses.ts'
import { type Player, playerAt } from '../state.ts'
import { storyOf } from '../text/loaded.ts'
import { asState, type BasketView, type View } from '../view.ts'
import { itemText } from './effects.ts'
import { agendaName, foeCalled, foeText, itemName, labelled, list, sentence, tokenName } from './phrases.ts'
import { readerOf } from './cards/conditions-and-tasks.ts'
import { resultsText } from './cards/results.ts'
import { rollFacts } from './rolls.ts'
import type { Teller } from './teller.ts'
import type { Run } from '../run.ts'

/** The question that is pending: what one has to know, then what is asked. */
export function questionText(teller: Teller, view: View): string {
  const { pending } = view
  if (pending === null) return ''
  const facts = factsOf(teller, view, pending).map(sentence)
  return [...facts, askText(teller, view, pending)].join('\n')
}

type Pending = NonNullable<View['pending']>

/** Without a reroll left nobody is told to reroll. */
function askText({ say }: Teller, { trial, fight }: View, { ask }: Pending): string {
  if (ask === 'reroll' && (trial ?? fight)?.rerolls === 0) return say('ask.rerollNone')
  return say(`ask.${ask}` as 'ask.act')
}

function factsOf(teller: Teller, view: View, pending: Pending): string[] {
  const { say } = teller
  const player = playerAt(asState(view), pending.seat)
  switch (pending.do) {
    case 'pickCharacter':
      return [say(`scenario.${view.options.scenario}`)]
    case 'act':
      return turnFacts(teller, view, pending.seat)
    case 'beforeRoll':
    case 'reroll':
    case 'beforeHits':
    case 'setDie':
      return rollFacts(teller, view)
    case 'moveStep':
    case 'markerStep':
      return [...markerFacts(teller, pending), say('fact.steps', { n: pending.left })]
    case 'markerSpace':
      return markerFacts(teller, pending)
    case 'enemyStep':
      return foeFacts(teller, view, pending.foe)
    case 'fogCleared':
      return foeFacts(teller, view, pending.condenser)
    case 'fogSpace':
      return [say('about.fog', { n: factionLevel(asState(view), 'shield') })]
    case 'tokenSpace':
      return [tokenName(teller, view, pending.faction)]
    case 'camp':
      return [healthText(teller, player)]
    case 'offer':
    case 'answerOffer':
      return offerFacts(teller, view)
    case 'option':
      return encounterFacts(teller, view, pending.run)
    case 'drawNext':
      return [say('table.deckLeft', { deck: say(`deck.${pending.run.deck!}`), n: view.decks[pending.run.deck!] })]
    case 'pickSurvivor':
      return [resultsText(readerOf(teller, view, pending.run.card), resultsAt(pending.run.card, pending.path))].filter(
        Boolean,
      )
    case 'giveUp':
      return [say('task.discard', { what: say(`holding.${pending.what}`, { n: pending.left }) })]
    case 'payReady':
    case 'payCaps':
      return [say('fact.caps', { n: player.caps })]
    case 'shop':
      return [`${say('fact.deals', { n: pending.n })} ${say('fact.caps', { n: player.caps })}`]
    case 'equip':
      return [labelled(teller, itemName(teller, pending.card), itemText(teller, pending.card))]
    case 'overflow':
      return [say('fact.inventory', { n: player.inventory.length, limit: inventoryLimit(player) })]
    case 'pickPerk':
      return [say(`letter.${pending.letter}`)]
    default:
      return []
  }
}

/** What is left of the turn, and what an enemy in the space stands against. */
function turnFacts({ say }: Teller, view: View, seat: number): string[] {
  const { actions, points } = view.turn
  const left = [say('table.actions', { n: actions }), ...(points > 0 ? [say('table.points', { n: points })] : [])]
  return [left.join(', '), ...(isBeset(asState(view), seat) ? [say('fact.beset')] : [])]
}

function healthText({ say }: Teller, player: Player): string {
  return say('fact.health', { hp: player.hp, max: hpMax(player), rads: player.rads })
}

/** Card 0 is the wreck; a survivor who has to move has no marker. */
function markerFacts(teller: Teller, pending: Pending): string[] {
  if (!('card' in pending) || typeof pending.card !== 'number') return []
  const card: CardNumber = pending.card
  return [card === 0 ? teller.say('place.wreck') : teller.say('fact.marker', { card: teller.title(card) })]
}

function foeFacts(teller: Teller, view: View, id: number): string[] {
  const foe = foeCalled(view, id)
  return foe === undefined ? [] : [foeText(teller, view, foe)]
}

/** The card as it is read out: its introduction; the bold parts of the options are the answers (W-ENC-2). */
function encounterFacts(teller: Teller, view: View, { card, deck, level }: Run): string[] {
  const { say, language } = teller
  const kind = deck === null ? [] : [say(`deck.${deck}`)]
  const facts = [`${teller.title(card)} (${[...kind, say('table.enemyLevel', { n: level })].join(', ')})`]
  const story = storyOf(language, card)
  if (story !== undefined) facts.push(story.intro)
  if (view.flipped !== null)
    facts.push(say('fact.turnedOver', { item: itemName(teller, view.flipped), text: itemText(teller, view.flipped) }))
  return facts
}

/** What each side would give. */
function offerFacts(teller: Teller, { offer }: View): string[] {
  if (offer === null) return []
  const { say } = teller
  const side = (seat: number, basket: BasketView): string =>
    say('table.offerGive', { who: teller.nameOf(seat), what: basketText(teller, basket) })
  const { from, to, give, want, before } = offer
  const facts = [side(from, give), side(to, want)]
  if (before !== null && !isBare(before)) facts.unshift(say('fact.before', { what: basketText(teller, before) }))
  return facts
}

/** Whoever asks for something as a gift has offered nothing. */
function isBare({ cards, caps, agendas }: BasketView): boolean {
  return cards.length === 0 && caps === 0 && agendas.length === 0
}

function basketText(teller: Teller, { cards, caps, agendas }: BasketView): string {
  const { say } = teller
  const hidden = agendas.filter(agenda => agenda === null).length
  return list(teller, [
    ...cards.map(card => itemName(teller, card)),
    ...(caps > 0 ? [say('table.caps', { n: caps })] : []),
    ...agendas.flatMap(agenda => (agenda === null ? [] : [agendaName(teller, agenda)])),
    ...(hidden > 0 ? [say('table.agendas', { n: hidden })] : []),
  ])
}

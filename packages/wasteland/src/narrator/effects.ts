import { AGENDAS, type AgendaId, type Bonus, type Check, stepsFor, type Thing } from '../content/agendas.ts'
import { type CharacterId, CHARACTERS } from '../content/survivors/characters.ts'
import { type ItemId, ITEMS } from '../content/items/items.ts'
import { type PerkId, PERKS } from '../content/survivors/perks.ts'
import type { Demand, Effect, Mark, Verb } from '../content/items/types.ts'
import { LETTERS } from '../content/terms.ts'
import type { View } from '../view.ts'
import { cardName, factionName, list, sentence } from './phrases.ts'
import type { Teller } from './teller.ts'

/** What items, perks, characters and agendas do, in words. */

function verbText(teller: Teller, verb: Verb, perk: boolean): string {
  const { say } = teller
  switch (verb.do) {
    case 'reroll':
      if (verb.letters.length === 0) return say('verb.reroll', { n: verb.n })
      if (verb.letters.length === LETTERS.length) return say('verb.rerollTests', { n: verb.n })
      return say('verb.rerollLetters', { n: verb.n, letters: list(teller, verb.letters, 'or') })
    case 'heal':
      return verb.n === 'rads' ? say('verb.healRads') : say('verb.heal', { n: verb.n })
    case 'weak':
      return say('verb.weak', { area: say(`area.${verb.area}`) })
    case 'ignore':
      return say(`verb.ignore.${verb.what}`)
    case 'limit':
      return say(perk ? 'verb.limitSoon' : 'verb.limit', { n: verb.n })
    case 'become':
      return say('verb.become', {
        traits: list(
          teller,
          verb.traits.map(trait => say(`trait.${trait}`)),
          'or',
        ),
      })
    case 'lose':
      return say('verb.lose', { trait: say(`trait.${verb.trait}`) })
    case 'strike':
      return say('verb.strike', { level: verb.level, range: verb.range })
    case 'calm':
      return say('verb.calm', { n: verb.n, range: verb.range })
    case 'shop':
      return verb.discount > 0
        ? say('verb.shopCheaper', { n: verb.n, discount: verb.discount })
        : say('verb.shop', { n: verb.n })
    case 'risk':
    case 'ready':
    case 'scout':
    case 'act':
      return say(`verb.${verb.do}`)
    default:
      return say(`verb.${verb.do}`, { n: verb.n })
  }
}

/** 'In a fight, exhaust: 1 hit on the enemy.' */
function effectText(teller: Teller, effect: Effect, perk = false): string {
  const { say } = teller
  const verbs = effect.verbs.map(verb => verbText(teller, verb, perk)).join(', ')
  const what =
    effect.limit === null ? verbs : say('effect.limited', { what: verbs, limit: say(`limit.${effect.limit}`) })
  if (effect.when === 'passive') return say('effect.passive', { what: sentence(what) })
  const when = say(`when.${effect.when}`)
  if (effect.cost === 'none') return say('effect.free', { when, what })
  const cost = effect.cost === 'caps' ? say('cost.caps', { n: effect.caps }) : say(`cost.${effect.cost}`)
  return say('effect.paid', { when, cost, what })
}

/** One effect of an item or a perk; they count from 0. */
export function useText(teller: Teller, card: ItemId | PerkId, at: number): string {
  const perk = card in PERKS
  const effect = (perk ? PERKS[card as PerkId] : ITEMS[card as ItemId]).effects[at]
  return effect === undefined ? cardName(teller, card) : effectText(teller, effect, perk)
}

export function perkText(teller: Teller, perk: PerkId): string {
  return PERKS[perk].effects.map(effect => effectText(teller, effect, true)).join(' ')
}

// Items

export function markText({ say }: Teller, mark: Mark): string {
  return mark.is === 'trait' ? say(`trait.${mark.trait}`) : say('demand.letter', { letter: mark.letter })
}

function demandText(teller: Teller, demand: Demand): string {
  const { say } = teller
  switch (demand.is) {
    case 'trait':
    case 'not':
      return say(`demand.${demand.is}`, { trait: say(`trait.${demand.trait}`) })
    case 'letter':
      return say('demand.letter', { letter: demand.letter })
    case 'caps':
      return say('demand.caps', { n: demand.n })
    case 'drug':
      return say('demand.drug')
    case 'or':
      return list(
        teller,
        demand.of.map(one => demandText(teller, one)),
        'or',
      )
  }
}

/** What is printed on an item besides its name and its price: 'ranged, rerolls: P A; In a fight, …'. */
export function itemText(teller: Teller, item: ItemId): string {
  const { say } = teller
  const { kind, letters, ranged, armor, under, robot, mark, demand, unexhaust, effects } = ITEMS[item]
  const facts = [
    say(`kind.${kind}`),
    robot ? say('print.robot') : '',
    ranged ? say('print.ranged') : '',
    letters.length > 0 ? say('print.letters', { letters: letters.join(' ') }) : '',
    armor > 0 ? say('print.armor', { n: armor }) : '',
    mark === null ? '' : say('print.mark', { mark: markText(teller, mark) }),
    demand === null ? '' : say('print.demand', { demand: demandText(teller, demand) }),
    unexhaust > 0 ? say('print.unexhaust', { n: unexhaust }) : '',
    under ? say('print.under') : '',
  ]
  const printed = facts.filter(Boolean).join(', ')
  return [`${sentence(printed)}.`, ...effects.map(effect => effectText(teller, effect))].join(' ')
}

/** The card that a character brings along, and what it does. */
export function characterCard(teller: Teller, character: CharacterId): string {
  const { say } = teller
  const { card, armor, noApparel, becomes, effects } = CHARACTERS[character]
  const name = say(`item.${card}`)
  if (card in ITEMS) return `${name}. ${itemText(teller, card as ItemId)}`
  const facts = [
    armor > 0 ? say('effect.ownArmor', { n: armor }) : '',
    noApparel ? say('effect.noApparel') : '',
    becomes === null ? '' : say('effect.startsAs', { trait: say(`trait.${becomes}`) }),
    ...effects.map(effect => effectText(teller, effect)),
  ]
  return [`${name}.`, ...facts.filter(Boolean)].join(' ')
}

// Agendas

function thingText(teller: Teller, view: View, thing: Thing): string {
  if (thing !== 'starPower' && thing !== 'shieldPower') return teller.say(`thing.${thing}`)
  return teller.say('thing.power', { faction: factionName(teller, view, thing === 'starPower' ? 'star' : 'shield') })
}

function checkText(teller: Teller, view: View, check: Check): string {
  const { say } = teller
  if (check.is === 'owns') return say('check.owns', { n: check.n, thing: thingText(teller, view, check.thing) })
  if (check.is === 'trait')
    return say('check.trait', {
      traits: list(
        teller,
        check.traits.map(trait => say(`trait.${trait}`)),
        'or',
      ),
    })
  return say('check.equipped', {
    kinds: list(
      teller,
      check.kinds.map(kind => say(`kind.${kind}`)),
    ),
  })
}

function bonusText(teller: Teller, view: View, bonus: Bonus): string {
  const { say } = teller
  switch (bonus.is) {
    case 'lead': {
      const faction = factionName(teller, view, bonus.faction)
      const { leadCap } = view.options
      return leadCap === null ? say('bonus.lead', { faction }) : say('bonus.leadCapped', { faction, n: leadCap })
    }
    case 'atLeast': {
      const steps = stepsFor(bonus, view.players.length)
      const levels = [...new Set(steps)].map(n => say('bonus.step', { n, bonus: 1 + steps.lastIndexOf(n) }))
      return say('bonus.atLeast', { thing: sentence(thingText(teller, view, bonus.thing)), levels: levels.join(', ') })
    }
    case 'atMost':
      return say('bonus.atMost', {
        thing: sentence(thingText(teller, view, bonus.thing)),
        one: bonus.one,
        two: bonus.two,
      })
    case 'also':
      return say('bonus.also', {
        first: sentence(checkText(teller, view, bonus.first)),
        second: checkText(teller, view, bonus.second),
      })
    case 'balance':
      return say('bonus.balance', { n: bonus.from })
  }
}

/** '1 influence. Caps: 10 or more +1, 16 or more +2.' */
export function agendaText(teller: Teller, view: View, agenda: AgendaId): string {
  return teller.say('agenda.worth', { bonus: bonusText(teller, view, AGENDAS[agenda].bonus) })
}

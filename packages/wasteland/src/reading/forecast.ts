import type { Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../choice.ts'
import { type Activation, AGENDAS, agendaDeck, type AgendaId } from '../content/agendas.ts'
import { questCard } from '../content/cards/library.ts'
import type { CardNumber } from '../content/cards/types.ts'
import { everyResult } from '../content/cards/walk.ts'
import { FACTION_SHEETS } from '../content/factions.ts'
import { ENEMY_TYPES, type Faction, FACTIONS } from '../content/terms.ts'
import { graphOf } from '../map/graph.ts'
import type { SpaceName } from '../map/layout.ts'
import { factionLevel, isFaction, tokensOnMap } from '../rules/fight/foes.ts'
import { effectsOf } from '../rules/items/using-items.ts'
import { planOf } from '../rules/round/activation.ts'
import { opponent } from '../rules/round/agendas.ts'
import { asState, type View } from '../view.ts'

/** What the agenda deck will bring: factions that rise, enemies that act, and the end of the game. */

/** How loudly to speak of it. */
export type Warning = 'none' | 'notice' | 'warning' | 'alarm'

export interface FactionAhead {
  readonly side: Faction
  readonly power: number
  readonly end: number // of the track
  readonly level: number // of its tokens
  readonly friend: boolean // in the co-operative variant
  readonly movers: readonly { readonly card: CardNumber; readonly n: number }[] // staged quests that can move it
}

export interface DeckAhead {
  readonly cards: number // left; the last one makes the factions rise
  readonly rise: readonly Faction[] // who then gains 1 power
  readonly ends: readonly Faction[] // who then reaches the end of the track
  readonly endsIn: number | null // agenda cards until the deck alone has brought a faction there; null: never
  readonly lost: boolean // that is a defeat for everybody who has not enough influence then
  readonly warning: Warning
}

export function factionsAhead(view: View): FactionAhead[] {
  const state = asState(view)
  return FACTIONS.map(side => ({
    side,
    power: state[side],
    end: view.options.trackEnd,
    level: factionLevel(state, side),
    friend: view.options.friends === side,
    movers: view.quests.flatMap(({ card }) => moversOn(card, side)),
  }))
}

function moversOn(card: CardNumber, side: Faction): { card: CardNumber; n: number }[] {
  const gains = everyResult(questCard(card)).flatMap(result =>
    result.do === 'power' && result.faction === side && typeof result.n === 'number' ? [result.n] : [],
  )
  return gains.length === 0 ? [] : [{ card, n: Math.max(...gains) }]
}

/** W-AGENDA-8 to W-AGENDA-10, W-SOLO-4: who rises when the deck runs out. */
function rising(view: View, powers: Readonly<Record<Faction, number>>): Faction[] {
  const enemy = opponent(asState(view))
  if (enemy !== null) return [enemy]
  if (view.players.length > 1) return [...FACTIONS]
  return FACTIONS.filter(side => powers[side] <= Math.min(powers.star, powers.shield))
}

const SOON = 2
const IN_SIGHT = 5

export function deckAhead(view: View): DeckAhead {
  const end = view.options.trackEnd
  const powers = { star: view.star, shield: view.shield }
  const cards = view.agendaPile.deck
  const rise = rising(view, powers)
  const ends = rise.filter(side => powers[side] + 1 >= end)
  const endsIn = cardsToEnd(view, powers, end)
  const lost = ends.some(side => side !== view.options.friends)
  return { cards, rise, ends, endsIn, lost, warning: warningOf(view, cards, ends.length > 0, end) }
}

function warningOf(view: View, cards: number, ends: boolean, end: number): Warning {
  if (view.outcome !== null) return 'none'
  if (ends) return cards <= SOON ? 'alarm' : cards <= IN_SIGHT ? 'warning' : 'notice'
  if (Math.max(view.star, view.shield) >= end - 1) return 'warning'
  return cards <= SOON ? 'notice' : 'none'
}

/**
 * The factions that a quest action or a card put to use takes to the end of the track if it works, by what is printed; the
 * agendas that it draws can empty the deck.
 */
export function tracksEndedBy(view: View, choice: Choice): Faction[] {
  const gains: { readonly do: string; readonly n?: unknown; readonly faction?: Faction }[] = []
  if (choice.do === 'quest') {
    const objective = questCard(choice.card).objectives[choice.objective - 1]
    gains.push(...everyResult(objective?.results ?? []))
  } else if (choice.do === 'use') gains.push(...(effectsOf(choice.card)[choice.effect]?.verbs ?? []))
  const sum = (of: typeof gains): number => of.reduce((all, { n }) => all + (typeof n === 'number' ? n : 0), 0)
  const drawn = view.options.friends === null ? sum(gains.filter(gain => gain.do === 'agenda')) : 0
  const { cards, rise } = deckAhead(view)
  return FACTIONS.filter(side => {
    const risen = drawn > 0 && drawn >= cards && rise.includes(side) ? 1 : 0
    const gained = risen + sum(gains.filter(gain => gain.do === 'power' && gain.faction === side))
    return gained > 0 && view[side] + gained >= view.options.trackEnd
  })
}

/** The deck is renewed again and again, each time without the card that was the last of it. */
function cardsToEnd(view: View, now: Readonly<Record<Faction, number>>, end: number): number | null {
  const { deck, discard, hidden } = view.agendaPile
  const circle = deck + discard.length + hidden + (view.revealed === null ? 0 : 1)
  if (circle === 0) return null
  const powers = { ...now }
  let cards = deck
  for (;;) {
    for (const side of rising(view, powers)) powers[side]++
    if (powers.star >= end || powers.shield >= end) return cards
    cards += Math.max(1, circle - 1)
  }
}

// Who acts next

/** What an active enemy would do, as the table is now. */
export interface FoeAhead {
  readonly foe: FoeId
  readonly fights: Seat | null // whom it would reach and fight
  readonly goes: readonly SpaceName[] // one of these spaces
}

export interface ActivationAhead {
  readonly kind: Activation
  readonly chance: number // that the next agenda card activates it
  readonly foes: readonly FoeAhead[]
  readonly wakes: readonly FoeId[] // facedown: they become active
  readonly brings: 'reinforcement' | 'fog' | 'clearing' | null
}

/** W-ROUND-4, W-ROUND-5: by what nobody at the table but the others could know of the deck, likeliest first. */
export function activationsAhead(view: View): ActivationAhead[] {
  const pool = unseenAgendas(view)
  if (pool.length === 0) return []
  const state = asState(view)
  const { names } = graphOf(state.board)
  return [...ENEMY_TYPES, ...FACTIONS]
    .map((kind: Activation): ActivationAhead => {
      const foes = view.foes.filter(foe => foe.kind === kind)
      const acting = isFaction(kind) && FACTION_SHEETS[view.options.scenario][kind].role !== 'enemy' ? [] : foes
      return {
        kind,
        chance: pool.filter(agenda => AGENDAS[agenda].strip.includes(kind)).length / pool.length,
        foes: acting
          .filter(({ up }) => up)
          .map(foe => {
            const { victim, steps } = planOf(state, foe)
            return { foe: foe.id, fights: victim < 0 ? null : victim, goes: steps.map(node => names[node]!) }
          }),
        wakes: foes.filter(({ up }) => !up).map(({ id }) => id),
        brings: bringsOf(view, kind),
      }
    })
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
}

function bringsOf(view: View, kind: Activation): ActivationAhead['brings'] {
  if (!isFaction(kind)) return null
  const { role } = FACTION_SHEETS[view.options.scenario][kind]
  if (role === 'fog') return factionLevel(asState(view), kind) > 0 ? 'fog' : null
  if (role === 'condenser') return 'clearing'
  return tokensOnMap(asState(view), kind) === 0 ? 'reinforcement' : null
}

/** The agendas that could be on top of the deck, for all that this onlooker knows. */
function unseenAgendas(view: View): AgendaId[] {
  const seen = new Set([
    ...view.agendaPile.discard,
    ...view.players.flatMap(({ agendas }) => agendas),
    ...(view.revealed === null ? [] : [view.revealed]),
  ])
  return view.agendaPile.deck === 0 ? [] : agendaDeck(view.players.length).filter(agenda => !seen.has(agenda))
}

import type { CardUse, Seat, Statistics } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { AGENDA_IDS, agendaDeck, AGENDAS } from '../content/agendas.ts'
import { CHARACTER_IDS } from '../content/survivors/characters.ts'
import { ENEMY_IDS } from '../content/enemies.ts'
import { FACTION_SHEETS } from '../content/factions.ts'
import { CHARACTER_ITEM_IDS, ITEM_IDS } from '../content/items/items.ts'
import { cardKey, LIBRARY } from '../content/cards/library.ts'
import { PERK_IDS } from '../content/survivors/perks.ts'
import { FACTIONS } from '../content/terms.ts'
import { DANGEROUS_TILES, DEADLY_TILES } from '../content/map/tiles.ts'
import type { Event } from '../event.ts'
import { isFaction } from '../rules/fight/foes.ts'
import { influenceOf, worthOf } from '../rules/round/agendas.ts'
import { near } from './scenes/scene-for.ts'
import { type Foe, playerAt, type State } from '../state.ts'
import { leadsTo } from './leads-to.ts'
import { measures } from './measures.ts'
import { enemyName, objectiveKey, objectivesOf, optionKey, optionsOf, type Use, use, usesOf } from './uses.ts'

/** What is counted when many games are played. */

const FACTION_TOKENS = [
  ...new Set(
    Object.values(FACTION_SHEETS).flatMap(sheets =>
      FACTIONS.flatMap(faction => (sheets[faction].role === 'enemy' ? [sheets[faction].token] : [])),
    ),
  ),
]

const MOST_PLAYERS = 4

const DECK: readonly Use[] = [
  ...CHARACTER_IDS.map(id => use('character played', id)),
  ...[...DANGEROUS_TILES, ...DEADLY_TILES].map(id => use('tile explored', id)),
  ...ITEM_IDS.filter(id => !(CHARACTER_ITEM_IDS as readonly string[]).includes(id)).map(id => use('item gained', id)),
  ...ITEM_IDS.flatMap(usesOf),
  ...PERK_IDS.map(id => use('perk gained', id)),
  ...distinct(PERK_IDS.flatMap(usesOf)),
  ...[...ENEMY_IDS, ...FACTION_TOKENS].flatMap(id => [use('enemy fought', id), use('enemy killed', id)]),
  ...agendaDeck(MOST_PLAYERS).map(id => use('agenda drawn', id)),
  ...AGENDA_IDS.map(id => use('agenda activated', id)),
  ...LIBRARY.flatMap((_, number) => [...optionsOf(number), ...objectivesOf(number)]),
]

function distinct(uses: readonly Use[]): Use[] {
  return uses.filter((one, at) => uses.findIndex(other => other.kind === one.kind && other.card === one.card) === at)
}

export const statistics: Statistics<State, Choice, Event> = {
  deck: DECK,
  cards: (state, event) => usesIn(state, event),
  leadsTo,
  near,
  rounds: state => state.round,
  ending: state => (state.outcome === null ? '' : endingOf(state)),
  sources(state, seat) {
    const sources: Record<string, number> = { agendas: playerAt(state, seat).agendas.length }
    for (const agenda of playerAt(state, seat).agendas) {
      const { name } = AGENDAS[agenda]
      sources[name] = (sources[name] ?? 0) + worthOf(state, seat, agenda) - 1
    }
    return influenceOf(state, seat) === 0 ? {} : sources
  },
  measures,
}

/** How it ended, and whether anybody won: a faction can carry its friends to victory. */
function endingOf({ outcome }: State): string {
  const { ending, winners } = outcome!
  if (ending === 'influence') return winners.length > 1 ? 'influence, shared' : 'influence'
  return winners.length > 0 ? `${ending}, won` : ending
}

/** An explosion also kills what lies facedown: nobody has seen which enemy that was. */
const diedUnseen = ({ kind, face }: Pick<Foe, 'kind' | 'face'>): boolean => face === null && !isFaction(kind)

function usesIn(state: State, event: Event): CardUse[] {
  const { scenario } = state.options
  const by = (seat: Seat, kind: string, card: string): CardUse[] => [{ ...use(kind, card), seat }]
  switch (event.type) {
    case 'characterPicked':
      return by(event.seat, 'character played', event.character)
    case 'tileExplored':
      return by(event.seat, 'tile explored', event.tile)
    case 'itemGained':
    case 'eventResolved':
      return by(event.seat, 'item gained', event.item)
    case 'itemUsed':
      return by(event.seat, 'item used', `${event.item} ${event.effect}`)
    case 'perkGained':
      return by(event.seat, 'perk gained', event.perk)
    case 'perkUsed':
      return by(event.seat, 'perk used', event.perk)
    case 'fightBegan':
      return by(event.seat, 'enemy fought', enemyName(scenario, event))
    case 'enemyKilled':
      return event.seat === null || diedUnseen(event) ? [] : by(event.seat, 'enemy killed', enemyName(scenario, event))
    case 'agendaDrawn':
      return by(event.seat, 'agenda drawn', event.agenda)
    case 'agendaRevealed':
      return by(state.first, 'agenda activated', event.agenda)
    case 'optionResolved':
      return by(event.seat, 'option', optionKey(event.card, event.option, event.success))
    case 'questStaged':
      return by(state.first, 'quest staged', cardKey(event.card))
    case 'objectiveCompleted':
      return by(event.seat, 'objective completed', objectiveKey(event.card, event.objective))
    case 'objectiveCounted':
      return by(event.seat, 'objective counted', objectiveKey(event.card, event.objective))
    default:
      return []
  }
}

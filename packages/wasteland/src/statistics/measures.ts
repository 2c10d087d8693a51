import { type CardUse, type Measures, type Random, type Seat, shuffle } from '@overseer/kernel'
import { AGENDA_NAMES, AGENDAS } from '../content/agendas.ts'
import { ASSET_IDS } from '../content/items/items.ts'
import { CHARACTER_IDS } from '../content/survivors/characters.ts'
import type { Event } from '../event.ts'
import type { Options } from '../options.ts'
import { worthOf } from '../rules/round/agendas.ts'
import { type State, playerAt } from '../state.ts'
import { type Use, use } from './uses.ts'

/** What balance is judged by, besides the uses of cards. */

const ACTIONS = ['move', 'explore', 'encounter', 'fight', 'quest', 'camp'] as const
const DIFFICULTIES = [1, 2, 3, 4, 5, 6]
const MOST_PLAYERS = 4

const USES: readonly Use[] = [
  ...CHARACTER_IDS.map(id => use('character', id)),
  ...orders(),
  ...['agenda held at the end', 'agenda that paid', 'influence of its bonus'].flatMap(kind =>
    AGENDA_NAMES.map(name => use(kind, name)),
  ),
  ...ASSET_IDS.map(id => use('item bought or recruited', id)),
  ...ACTIONS.map(action => use('action', action)),
  ...DIFFICULTIES.flatMap(n => [use('test taken', String(n)), use('test passed', String(n))]),
  ...['killed', 'eliminated'].map(what => use('survivor', what)),
  ...['gained', 'paid'].map(what => use('Caps', what)),
  ...['made', 'accepted'].map(what => use('offer', what)),
  use('loyalty', 'declared'),
  use('agenda deck', 'depleted'),
]

/** 'second of 3': who comes first may matter with every number of players. */
function orders(): Use[] {
  const uses: Use[] = []
  for (let players = 2; players <= MOST_PLAYERS; players++)
    for (let place = 1; place <= players; place++) uses.push(use('place in the first round', placeOf(place, players)))
  return uses
}

function placeOf(place: number, players: number): string {
  return `${place} of ${players}`
}

export const measures: Measures<State, Event> = {
  uses: USES,
  in: measured,
  shares: [
    { part: 'agenda that paid', of: 'agenda held at the end' },
    { part: 'influence of its bonus', of: 'agenda held at the end' },
    { part: 'perk used', of: 'perk gained' },
    { part: 'enemy killed', of: 'enemy fought' },
    { part: 'test passed', of: 'test taken' },
    { part: 'objective completed', of: 'quest staged' },
  ],
  beginsTurn: ({ type }) => type === 'turnBegan',
  deal: (options, random) => dealt(options as Options, random),
}

/** Characters by chance: bots would always pick the same ones. */
function dealt(options: Options, random: Random): Options {
  if (options.characters !== null) return options
  const characters = [...CHARACTER_IDS]
  shuffle(random, characters)
  return { ...options, characters: characters.slice(0, options.seats) }
}

function measured(state: State, event: Event): CardUse[] {
  const by = (seat: Seat, kind: string, card: string, times = 1): CardUse[] =>
    Array.from({ length: times }, () => ({ kind, card, seat }))
  switch (event.type) {
    case 'turnBegan':
      return orderOf(state, event.seat)
    case 'actionTaken':
      return by(event.seat, 'action', event.action)
    case 'testEnded': {
      const taken = by(event.seat, 'test taken', String(event.n))
      return event.passed ? [...taken, ...by(event.seat, 'test passed', String(event.n))] : taken
    }
    case 'itemBought':
    case 'companionRecruited':
      return by(event.seat, 'item bought or recruited', event.item)
    case 'killed':
    case 'eliminated':
      return by(event.seat, 'survivor', event.type)
    case 'capsGained':
      return by(event.seat, 'Caps', 'gained', event.n)
    case 'capsPaid':
      return by(event.seat, 'Caps', 'paid', event.n)
    case 'tradeOffered':
      return by(event.seat, 'offer', 'made')
    case 'traded':
      return by(event.seat, 'offer', 'accepted')
    case 'loyaltyDeclared':
      return by(event.seat, 'loyalty', 'declared')
    case 'deckReshuffled':
      return event.deck === 'agendas' ? by(state.first, 'agenda deck', 'depleted') : []
    case 'gameEnded':
      return state.players.flatMap(({ character }, seat) => [
        ...(character === null ? [] : by(seat, 'character', character)), // dealt or picked
        ...handOf(state, seat),
      ])
    default:
      return []
  }
}

function orderOf({ round, players, first }: State, seat: Seat): CardUse[] {
  const count = players.length
  if (round !== 1 || count === 1) return []
  const place = 1 + ((seat - first + count) % count)
  return [{ kind: 'place in the first round', card: placeOf(place, count), seat }]
}

/** The agendas of a hand, which of them paid, and how much. */
function handOf(state: State, seat: Seat): CardUse[] {
  return playerAt(state, seat).agendas.flatMap(agenda => {
    const { name } = AGENDAS[agenda]
    const bonus = worthOf(state, seat, agenda) - 1
    return [
      { kind: 'agenda held at the end', card: name, seat },
      ...(bonus > 0 ? [{ kind: 'agenda that paid', card: name, seat }] : []),
      ...Array.from({ length: bonus }, () => ({ kind: 'influence of its bonus', card: name, seat })),
    ]
  })
}

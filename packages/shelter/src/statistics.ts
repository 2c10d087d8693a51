import type { CardUse, Seat, Statistics } from '@overseer/kernel'
import type { Choice } from './choice.ts'
import { type ItemId, ITEM_IDS, ITEMS } from './content/items.ts'
import { BUILT_ROOMS, type BuiltRoomId, ROOMS, TOP_ROOMS } from './content/rooms.ts'
import { THREAT_IDS, THREATS } from './content/threats.ts'
import type { Event } from './event.ts'
import { breakdown } from './rules/ending.ts'
import { crewAt, placementOf, playerAt, spaceThere, type State } from './state.ts'
import { nameSpace, placeAt, roomIndex, spaceCalled, type SpaceName } from './vault.ts'

type Use = Omit<CardUse, 'seat'>

const use = (kind: string, card: string): Use => ({ kind, card })

/** How an item pays off: put to use, counted in a fight, or scored at the end. */
function payOff(item: ItemId): Use {
  const { does } = ITEMS[item].ability
  return use(does === 'score' ? 'item scored' : does === 'steady' ? 'item counted' : 'item used', item)
}

const HALVES = ['left', 'right'] as const

const DECK: readonly Use[] = [
  ...ITEM_IDS.map(item => use('item taken', item)),
  ...ITEM_IDS.map(payOff),
  ...BUILT_ROOMS.map(room => use('room built', room)),
  ...[...TOP_ROOMS, ...BUILT_ROOMS].flatMap(room => HALVES.map(half => use('space used', `${room} ${half}`))),
  ...['topElevator', 'elevator'].map(elevator => use('space used', elevator)),
  ...[...TOP_ROOMS, ...BUILT_ROOMS].flatMap(room =>
    HALVES.filter(half => ROOMS[room][half].letter !== null).map(half => use('space doubled', `${room} ${half}`)),
  ),
  ...THREAT_IDS.flatMap(threat => ['threat faced', 'threat doubled', 'threat beaten'].map(kind => use(kind, threat))),
]

export const statistics: Statistics<State, Choice, Event> = {
  deck: DECK,
  cards: (state, event) => usesIn(state, event),
  leadsTo,
  rounds: state => state.round,
  ending: state => state.ending ?? '',
  sources(state, seat) {
    const { sources, items, lost } = breakdown(state, seat)
    const scored = Object.values(items).reduce((sum, n) => sum + n, 0)
    return { ...sources, items: scored, lost: -lost }
  },
}

function usesIn(state: State, event: Event): CardUse[] {
  switch (event.type) {
    case 'itemTaken':
      return [{ ...use('item taken', event.item), seat: event.seat }]
    case 'itemUsed':
      return [{ ...use('item used', event.item), seat: event.seat }]
    case 'roomBuilt':
      return [{ ...use('room built', event.room), seat: event.seat }]
    case 'placed':
      return [{ ...visit(state, event.space, 'used', 'faced'), seat: event.seat }]
    case 'rewardDoubled':
      return [{ ...visit(state, nameSpace(placementOf(state).space), 'doubled', 'doubled'), seat: event.seat }]
    case 'diceRolled':
      return steadyItems(state, event.seat)
    case 'threatBeaten':
      return [{ ...use('threat beaten', event.threat), seat: crewAt(state, spaceCalled(event.space)).seat }]
    case 'gameEnded':
      return state.players.flatMap((_, seat) =>
        Object.keys(breakdown(state, seat).items).map(item => ({ ...use('item scored', item), seat })),
      )
    default:
      return []
  }
}

function steadyItems(state: State, seat: Seat): CardUse[] {
  return playerAt(state, seat)
    .items.filter(item => ITEMS[item].ability.does === 'steady')
    .map(item => ({
      ...use('item counted', item),
      seat,
    }))
}

/** A space by the name of its room, or the threat that covers it. */
function visit(state: State, space: SpaceName, room: 'used' | 'doubled', threatened: 'faced' | 'doubled'): Use {
  const id = spaceCalled(space)
  const threat = state.threats[id]
  if (threat) return use(`threat ${threatened}`, threat)
  const { level, slot, half } = placeAt(id)
  if (slot < 0) return use(`space ${room}`, level === 0 ? 'topElevator' : 'elevator')
  return use(`space ${room}`, `${state.vault[roomIndex(level, slot)]} ${half}`)
}

function leadsTo(state: State, choice: Choice): Use[] {
  switch (choice.do) {
    case 'place': {
      const space = spaceThere(state, spaceCalled(choice.space))
      const uses = [visit(state, choice.space, 'used', 'faced')]
      if (space.letter !== null && (choice.who === space.letter || choice.with === space.letter))
        uses.push(visit(state, choice.space, 'doubled', 'doubled'))
      if (THREATS[uses[0]!.card as keyof typeof THREATS] !== undefined) uses.push(use('threat beaten', uses[0]!.card))
      return uses
    }
    case 'use':
      return [use('item used', choice.item)]
    case 'item':
      return [use('item taken', choice.item), payOff(choice.item)]
    case 'room':
      return [...(choice.drop === undefined ? [] : [use('item used', 'parrot')]), ...ofRoom(choice.room)]
    default:
      return []
  }
}

function ofRoom(room: BuiltRoomId): Use[] {
  return [
    use('room built', room),
    ...HALVES.flatMap(half => [use('space used', `${room} ${half}`), use('space doubled', `${room} ${half}`)]),
  ]
}

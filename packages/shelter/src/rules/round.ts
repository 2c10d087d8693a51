import { draw, type Emit, push, reshuffle, roll, type Seat } from '@overseer/kernel'
import type { ChoiceOf, Use } from '../choice.ts'
import { LAST_ROUND } from '../content/limits.ts'
import type { ThreatId } from '../content/threats.ts'
import type { Event } from '../event.ts'
import { available, isGone, placementOf, playerAt, type State, type Step } from '../state.ts'
import { ELEVATOR_COLUMN, type Level, nameSpace, placeAt, roomIndex, spaceAt } from '../vault.ts'
import { windowOf } from './asking.ts'
import { winners } from './ending.ts'
import { exchanges, makeExchange, whyNotExchange } from './exchanging.ts'
import { listUses, useItem, whyNotUse } from './items.ts'

/** SH-RND-1: threats (not in round 1), placing, recall. */
export function round(state: State, _step: Step, emit?: Emit<Event>): void {
  state.round++
  for (const player of state.players) if (!isGone(player)) player.passed = false
  emit?.({ type: 'roundBegan', round: state.round })
  push(state, { do: 'turn', seat: state.token }, { do: 'recall' }, { do: 'endRound' })
  if (state.round > 1) for (let level = state.players.length; level >= 0; level--) push(state, { do: 'spawn', level })
}

/** SH-RND-2, SH-RND-3: the next seat clockwise that has a dweller left and has not passed. */
export function turn(state: State, { seat }: { seat: Seat }): void {
  state.placement = null
  const next = nextToPlace(state, seat)
  if (next === undefined) return
  push(state, { do: 'place', seat: next }, { do: 'turn', seat: (next + 1) % state.players.length })
}

function nextToPlace(state: State, from: Seat): Seat | undefined {
  const count = state.players.length
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count
    const player = playerAt(state, seat)
    if (!player.passed && available(player) > 0) return seat
  }
  return undefined
}

/** SH-ITM-2 b, SH-RES-3: items and the exchange of this turn, after the placement and its income, as often as wanted. */
export const afterPlacing = windowOf({
  options(state, { seat }) {
    const { exchange } = placementOf(state)
    const list: (ChoiceOf<'exchange'> | Use)[] = exchange === null ? [] : exchanges(state, seat, exchange)
    listUses(state, seat, 'turn', list)
    return list
  },
  rule: 'SH-RND-2',
  why: {
    use: (state, { seat }, wish) => whyNotUse(state, seat, 'turn', wish),
    exchange(state, { seat }, wish) {
      const { exchange } = placementOf(state)
      return exchange === null ? 'SH-RES-3' : whyNotExchange(state, seat, exchange, wish)
    },
  },
  answers: {
    use: (state, { seat }, use, emit) => useItem(state, seat, use, emit),
    exchange: (state, { seat }, choice, emit) => makeExchange(state, seat, placementOf(state).exchange!, choice, emit),
  },
})

/** Whether the game ends with the round being played. */
function endsNow(state: State): boolean {
  return state.ending !== null || state.round >= LAST_ROUND
}

/** SH-THR-1, SH-THR-2: two dice name a column of the level; 7, no room or a threat already there brings nothing. */
export function spawn(state: State, { level }: { level: Level }, emit?: Emit<Event>): void {
  const dice = [roll(state, 6), roll(state, 6)] as const
  emit?.({ type: 'threatRolled', level, dice })
  const column = dice[0] + dice[1]
  if (column === ELEVATOR_COLUMN) return // SH-THR-5
  const space = spaceAt(level, column)
  if (state.threats[space] || state.vault[roomIndex(level, placeAt(space).slot)] === null) return
  const threat = nextThreat(state, emit)
  if (threat === undefined) return
  state.threats[space] = threat
  emit?.({ type: 'threatSpawned', space: nameSpace(space), threat })
  if (state.threatPile.deck.length === 0 && state.ending === null) {
    state.ending = 'threatDeck' // SH-END-1
    emit?.({ type: 'endTriggered', ending: 'threatDeck' })
  }
}

/** SH-END-2: once the deck is out, the discarded threats serve for the rest. */
function nextThreat(state: State, emit?: Emit<Event>): ThreatId | undefined {
  const pile = state.threatPile
  if (pile.deck.length === 0 && pile.discard.length > 0) {
    reshuffle(state, pile)
    emit?.({ type: 'deckReshuffled', deck: 'threats' })
  }
  return draw(state, pile)
}

/** SH-REC-1, SH-ITM-3: items are readied; then the game ends or goes on. */
export function endRound(state: State, _step: Step, emit?: Emit<Event>): void {
  for (const player of state.players) player.exhausted = []
  if (!endsNow(state)) return push(state, { do: 'round' })
  if (state.ending === null) {
    state.ending = 'lastRound' // SH-END-5
    emit?.({ type: 'endTriggered', ending: 'lastRound' })
  }
  emit?.({ type: 'gameEnded', winners: winners(state) })
}

import { type Emit, push, reveal, type Seat, shuffle } from '@overseer/kernel'
import { AGENDAS, type AgendaId, type Bonus, type Check, stepsFor, type Thing } from '../../content/agendas.ts'
import { ITEM_DECKS, type ItemId, ITEMS, type ItemKind } from '../../content/items/items.ts'
import type { Faction } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { because } from '../../refusal.ts'
import { ask } from '../asking.ts'
import { graphOf } from '../../map/graph.ts'
import { livingFrom, othersThan, type Player, playerAt, type State, takeOut } from '../../state.ts'

/** The agenda deck, the power track that it drives, and the influence that agendas give. */

export const MOST_AGENDAS = 4

/** The faction that the survivors of the co-operative variant stand against. */
export function opponent(state: State): Faction | null {
  const { friends } = state.options
  return friends === null ? null : friends === 'star' ? 'shield' : 'star'
}

/** One agenda card, depletion included (W-AGENDA-8 to W-AGENDA-10, W-AGENDA-R1, W-AGENDA-R2). */
export function takeAgenda(state: State, emit?: Emit<Event>): AgendaId | undefined {
  const pile = state.agendaPile
  if (pile.deck.length === 0) reshuffleAgendas(state, emit)
  const card = pile.deck.pop()
  if (card === undefined) return undefined
  reveal(state)
  if (pile.deck.length === 0) deplete(state, emit)
  return card
}

function reshuffleAgendas(state: State, emit?: Emit<Event>): void {
  const pile = state.agendaPile
  if (pile.discard.length + pile.hidden.length === 0) return
  pile.deck = [...pile.discard, ...pile.hidden]
  pile.discard = []
  pile.hidden = []
  shuffle(state.random, pile.deck)
  emit?.({ type: 'deckReshuffled', deck: 'agendas' })
}

/** The deck is renewed, goes to the right-hand neighbour, and the factions advance. */
function deplete(state: State, emit?: Emit<Event>): void {
  reshuffleAgendas(state, emit)
  passDeck(state, emit)
  const enemy = opponent(state)
  if (enemy !== null) return gainPower(state, enemy, 1, emit)
  const { star, shield } = state
  const solo = state.players.length === 1 // W-SOLO-4; not for the last of several (W-SOLO-R4)
  if (!solo || star <= shield) gainPower(state, 'star', 1, emit)
  if (!solo || shield <= star) gainPower(state, 'shield', 1, emit)
}

/** W-AGENDA-9, W-KILL-10, W-KILL-R7: to the next living survivor on the right. */
export function passDeck(state: State, emit?: Emit<Event>): void {
  const count = state.players.length
  let seat = state.first
  for (let i = 0; i < count; i++) {
    seat = (seat + count - 1) % count
    if (!playerAt(state, seat).eliminated) break
  }
  if (seat === state.first) return
  state.first = seat
  emit?.({ type: 'deckPassed', seat })
}

/** W-TRACK-R1, W-TRACK-R2: the end is looked at afterwards, see `check`. */
export function gainPower(state: State, faction: Faction, n: number, emit?: Emit<Event>): void {
  if (n <= 0) return
  state[faction] += n
  emit?.({ type: 'powerGained', faction, n, power: state[faction] })
}

/** W-RES-9, W-RES-R6: n cards as one draw; the limit is enforced when all are there. */
export function drawAgendas(state: State, seat: Seat, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated || n <= 0) return
  const enemy = opponent(state)
  if (enemy !== null) return pushBack(state, enemy, n, emit)
  let drawn = 0
  for (let i = 0; i < n; i++) {
    const agenda = takeAgenda(state, emit)
    if (agenda === undefined) break
    player.agendas.push(agenda)
    drawn++
    emit?.({ type: 'agendaDrawn', seat, agenda, to: [seat] })
  }
  if (drawn > 0) emit?.({ type: 'agendasDrawn', seat, n: drawn, to: othersThan(state, seat) })
  push(state, { do: 'agendaLimit', seat }, { do: 'check' })
}

/** The co-operative variant: nobody holds agendas; each reward throws the opponent back. */
function pushBack(state: State, faction: Faction, n: number, emit?: Emit<Event>): void {
  const lost = Math.min(n, state[faction])
  if (lost === 0) return
  state[faction] -= lost
  emit?.({ type: 'powerLost', faction, n: lost, power: state[faction] })
}

/** W-AGENDA-5, W-LOYAL-5: down to four, the revealed one included. */
export const agendaLimit = ask({
  open: (state, { seat }) => playerAt(state, seat).agendas.length > MOST_AGENDAS,
  options: (state, { seat }) => playerAt(state, seat).agendas.map(agenda => ({ do: 'agenda', agenda })),
  rule: 'W-AGENDA-5',
  why: {
    agenda(state, { seat }, { agenda }) {
      return playerAt(state, seat).agendas.includes(agenda) ? undefined : because('W-AGENDA-5', { notYours: agenda })
    },
  },
  answers: {
    agenda(state, { seat }, { agenda }, emit) {
      push(state, { do: 'agendaLimit', seat })
      discardAgenda(state, seat, agenda, emit)
    },
  },
})

export function discardAgenda(state: State, seat: Seat, agenda: AgendaId, emit?: Emit<Event>): void {
  loseAgenda(state, seat, agenda, emit)
  state.agendaPile.hidden.push(agenda)
  emit?.({ type: 'agendaDiscarded', seat, agenda, to: [seat] })
  emit?.({ type: 'agendasDiscarded', seat, n: 1, to: othersThan(state, seat) })
}

/** W-LOYAL-R2: loyalty ends with the card. */
export function loseAgenda(state: State, seat: Seat, agenda: AgendaId, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  takeOut(player.agendas, agenda)
  if (player.revealed !== agenda) return
  player.revealed = null
  emit?.({ type: 'loyaltyEnded', seat })
}

// Influence

const GOALS = [11, 10, 9, 8] as const

/** W-INFL-3, W-GOLD-R5. */
export function goalOf(state: State): number {
  return GOALS[state.players.length - 1]!
}

/** W-INFL-1: what a survivor's agendas come to. */
export function influenceOf(state: State, seat: Seat): number {
  const player = playerAt(state, seat)
  let influence = 0
  for (const agenda of player.agendas) influence += 1 + bonusOf(state, player, AGENDAS[agenda].bonus)
  return influence
}

/** Whether a survivor's agendas come to a goal. Asked after every effect: it stops where the rest cannot reach it any more. */
export function comesTo(state: State, seat: Seat, goal: number): boolean {
  const player = playerAt(state, seat)
  const most = mostWorth(state)
  let left = player.agendas.length
  let missing = goal
  for (const agenda of player.agendas) {
    if (missing > left-- * most) return false
    missing -= 1 + bonusOf(state, player, AGENDAS[agenda].bonus)
  }
  return missing <= 0
}

/** What one agenda is worth to a survivor. */
export function worthOf(state: State, seat: Seat, agenda: AgendaId): number {
  return 1 + bonusOf(state, playerAt(state, seat), AGENDAS[agenda].bonus)
}

const MOST_BONUS = 3 // but for leads

/** More than this no agenda can be worth now: all bonuses but leads end at 3. */
export function mostWorth(state: State): number {
  return 1 + Math.max(MOST_BONUS, Math.abs(state.star - state.shield))
}

function bonusOf(state: State, player: Player, bonus: Bonus): number {
  switch (bonus.is) {
    case 'lead': {
      const lead = bonus.faction === 'star' ? state.star - state.shield : state.shield - state.star
      const { leadCap } = state.options
      return Math.max(0, leadCap === null ? lead : Math.min(lead, leadCap)) // W-INFL-R4
    }
    case 'atLeast': {
      const n = countOf(state, player, bonus.thing)
      let paid = 0
      for (const step of stepsFor(bonus, state.players.length)) if (n >= step) paid++
      return paid
    }
    case 'atMost': {
      const n = countOf(state, player, bonus.thing)
      return n <= bonus.two ? 2 : n <= bonus.one ? 1 : 0
    }
    case 'also':
      return holds(state, player, bonus.first) ? (holds(state, player, bonus.second) ? 2 : 1) : 0
    case 'balance': {
      if (state.star < bonus.from || state.shield < bonus.from) return 0
      return Math.max(0, 2 - Math.abs(state.star - state.shield))
    }
  }
}

function holds(state: State, player: Player, check: Check): boolean {
  if (check.is === 'owns') return countOf(state, player, check.thing) >= check.n
  if (check.is === 'trait') return check.traits.some(trait => player.traits.includes(trait))
  return check.kinds.every(kind => player.equipped.some(item => ITEMS[item].kind === kind))
}

/** How much of what a bonus counts a survivor has. */
export function countOf(state: State, player: Player, thing: Thing): number {
  switch (thing) {
    case 'letters':
      return player.letters.length
    case 'caps':
      return player.caps
    case 'rads':
      return player.rads
    case 'perks':
      return player.perks.length
    case 'inventory':
      return player.inventory.length
    case 'drugs':
      return ofKind(player, 'drug')
    case 'magazines':
      return ofKind(player, 'magazine')
    case 'junk':
      return ofKind(player, 'junk')
    case 'companions':
      return ofKind(player, 'companion')
    case 'assets':
      return assets(player)
    case 'starPower':
      return state.star
    case 'shieldPower':
      return state.shield
    case 'facedownTiles':
      return graphOf(state.board).facedown
  }
}

function ofKind(player: Player, kind: ItemKind): number {
  let n = 0
  for (const item of player.equipped) if (ITEMS[item].kind === kind) n++
  for (const item of player.inventory) if (ITEMS[item].kind === kind) n++
  return n
}

/** What comes from the shop or is one of a kind; not what lay about, and not what a character began with. */
const isAsset = (item: ItemId): boolean => ITEM_DECKS[item] === 'asset' || ITEM_DECKS[item] === 'unique'

function assets(player: Player): number {
  let n = 0
  for (const item of player.equipped) if (isAsset(item)) n++
  for (const item of player.inventory) if (isAsset(item)) n++
  return n
}

/** Who sets ties and orders when nobody else does (W-GOLD-R3). */
export function firstPlayer(state: State): Seat {
  return livingFrom(state, state.first)
}

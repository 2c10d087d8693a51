import type { Emit, Question, Seat } from '@overseer/kernel'
import { type Choice, PASS, placementsOf, placeTwo, type Who } from '../choice.ts'
import { type Letter, LETTERS, type Space } from '../content/icons.ts'
import { SIDE_ROOMS } from '../content/limits.ts'
import { OWN_ELEVATOR, ROOMS, TOP_ELEVATOR } from '../content/rooms.ts'
import type { RuleId } from '../content/rule-ids.ts'
import { THREATS } from '../content/threats.ts'
import type { Event } from '../event.ts'
import { ownerOf, type Player, push, type State, type Step, spaceIn } from '../state.ts'
import {
  columnsOf,
  ELEVATOR_COLUMN,
  type Level,
  nameSpace,
  parseSpace,
  PLACES,
  roomIndex,
  SLOTS,
  type SpaceId,
  spaceAt,
} from '../vault.ts'
import { canPayForSomeRoom } from './building.ts'
import { canPay } from './cubes.ts'
import { listUses, useItem, whyNotUse } from './items.ts'

type Ask = { readonly seat: Seat }

/** A player's turn: place, pass, or use items first (SH-RND-4, SH-RND-5, SH-ITM-2 a). */
export const place: Question<State, Ask & Step, Choice, Event> = {
  choices(state, { seat }) {
    const list: Choice[] = []
    const { plain, hurt, trained } = state.players[seat]!
    const hands: Hands = {
      well: plain > 0 ? [placementsOf('plain')] : [],
      hurt: hurt > 0 ? [placementsOf('hurt')] : [],
    }
    for (const letter of trained) hands.well.push(placementsOf(letter))
    for (let level = 0; level <= state.players.length; level++) listLevel(state, seat, level, hands, list)
    listUses(state, seat, 'turn', list)
    list.push(PASS)
    return list
  },
  why(state, { seat }, wish) {
    if (wish.do === 'pass') return undefined
    if (wish.do === 'use') return whyNotUse(state, seat, 'turn', wish)
    return wish.do === 'place' ? whyNotPlace(state, seat, wish) : (EARNED[wish.do] ?? 'SH-RND-2')
  },
  answer(state, step, choice, emit) {
    const { seat } = step
    if (choice.do === 'pass') {
      state.players[seat]!.passed = true
      emit?.({ type: 'passed', seat })
    } else if (choice.do === 'use') {
      push(state, step)
      useItem(state, seat, choice, emit)
    } else if (choice.do === 'place') {
      putDown(state, seat, choice, emit)
    }
  },
}

/** What a dweller must be sent for: the rule says how one comes by it. */
const EARNED: Partial<Record<Choice['do'], RuleId>> = { item: 'SH-ITM-1', room: 'SH-BLD-3' }

/** The placements, by space, of each kind of dweller the player has at hand. */
interface Hands {
  readonly well: (readonly Choice[])[]
  readonly hurt: (readonly Choice[])[]
}

/** Every placement on one level, from left to right. */
function listLevel(state: State, seat: Seat, level: Level, hands: Hands, list: Choice[]): void {
  const { vault, threats } = state
  for (let slot = 0; slot < SLOTS; slot++) {
    if (slot === SIDE_ROOMS && (level === 0 || ownerOf(state, level) === seat))
      listSpace(state, seat, spaceAt(level, ELEVATOR_COLUMN), level === 0 ? TOP_ELEVATOR : OWN_ELEVATOR, hands, list)
    const room = vault[roomIndex(level, slot)]
    if (!room) continue
    const id = spaceAt(level, columnsOf(slot)[0])
    const { left, right } = ROOMS[room]
    const onLeft = threats[id]
    const onRight = threats[id + 1]
    listSpace(state, seat, id, onLeft ? THREATS[onLeft] : left, hands, list)
    listSpace(state, seat, id + 1, onRight ? THREATS[onRight] : right, hands, list)
  }
}

/** SH-PLC-3, SH-PLC-6: the dwellers that suit a space, if it is open. */
function listSpace(state: State, seat: Seat, id: SpaceId, space: Space, hands: Hands, list: Choice[]): void {
  if (state.crews[id] || unaffordable(state, seat, space)) return
  if (space.linked) listPairs(state.players[seat]!, id, space, list)
  else for (const placements of space.hurtOnly ? hands.hurt : hands.well) list.push(placements[id]!)
}

/** Why nobody of this player's could go to a space now, or undefined. */
function closed(state: State, seat: Seat, id: SpaceId, space: Space): RuleId | undefined {
  if (state.crews[id]) return 'SH-PLC-1'
  const { level, slot } = PLACES[id]!
  if (slot < 0 && level > 0 && ownerOf(state, level) !== seat) return 'SH-PLC-1'
  return unaffordable(state, seat, space)
}

/** SH-PLC-2: who cannot pay cannot place there. */
function unaffordable(state: State, seat: Seat, { cost, free }: Space): RuleId | undefined {
  if (free) return undefined
  if (cost.roomPrice) return canPayForSomeRoom(state, seat) ? undefined : 'SH-BLD-3'
  const player = state.players[seat]!
  return canPay(player, cost) && (!cost.item || player.items.length > 0) ? undefined : 'SH-PLC-2'
}

function listPairs(player: Player, id: SpaceId, space: Space, list: Choice[]): void {
  const suitable = suitableFor(player, space)
  for (let i = 0; i < suitable.length; i++)
    for (let j = i; j < suitable.length; j++)
      if (i !== j || count(player, suitable[i]!) > 1) list.push(placeTwo(suitable[i]!, suitable[j]!, id))
}

function suitableFor(player: Player, space: Space): Who[] {
  if (space.hurtOnly) return player.hurt > 0 ? ['hurt'] : []
  return player.plain > 0 ? ['plain', ...player.trained] : player.trained
}

/** How many dwellers of a kind are available. */
function count(player: Player, who: Who): number {
  if (who === 'plain') return player.plain
  if (who === 'hurt') return player.hurt
  return player.trained.includes(who) ? 1 : 0
}

function whyNotPlace(state: State, seat: Seat, wish: Extract<Choice, { do: 'place' }>): RuleId | undefined {
  const id = parseSpace(wish.space)
  const space = id === undefined ? undefined : spaceIn(state, id)
  if (id === undefined || space === undefined) return 'SH-PLC-1'
  return closed(state, seat, id, space) ?? unsuitable(state.players[seat]!, space, wish.who, wish.with)
}

/** Why these dwellers may not go to an open space. Two are named in the order of WHO_ORDER. */
function unsuitable(player: Player, space: Space, who: Who, other: Who | undefined): RuleId | undefined {
  if (count(player, who) === 0) return 'SH-PLC-1'
  if ((who === 'hurt') !== space.hurtOnly) return 'SH-PLC-3'
  if ((other !== undefined) !== space.linked) return 'SH-PLC-6'
  if (other === undefined) return undefined
  if ((other === 'hurt') !== space.hurtOnly) return 'SH-PLC-3'
  if (count(player, other) < (who === other ? 2 : 1)) return 'SH-PLC-6'
  return WHO_ORDER.indexOf(who) <= WHO_ORDER.indexOf(other) ? undefined : 'SH-PLC-6'
}

const WHO_ORDER: readonly Who[] = ['plain', 'hurt', ...LETTERS]

/** SH-PLC-7: the dwellers take their space; what follows is a list of steps. */
function putDown(state: State, seat: Seat, choice: Extract<Choice, { do: 'place' }>, emit?: Emit<Event>): void {
  const id = parseSpace(choice.space)!
  const space = spaceIn(state, id)!
  const player = state.players[seat]!
  const who = choice.with === undefined ? [choice.who] : [choice.who, choice.with]
  for (const one of who) takeAway(player, one)
  const hurt = space.hurtOnly ? who.length : 0
  state.crews[id] = { seat, count: who.length, hurt, train: null, fresh: 0 }
  state.placement = {
    seat,
    space: id,
    doubled: space.letter !== null && who.includes(space.letter), // SH-LET-1, SH-LET-2: one is enough
    declared: [],
    room: null,
    bonus: 0,
    dice: [],
    exchange: null,
  }
  emit?.({ type: 'placed', seat, space: nameSpace(id), who })
  pushPlacement(state, seat, space)
}

/** SH-TRN-3: a trained dweller leaves its slot; the training ends with this placement, used or not. */
function takeAway(player: Player, who: Who): void {
  if (who === 'plain') player.plain--
  else if (who === 'hurt') player.hurt--
  else player.trained = player.trained.filter((letter: Letter) => letter !== who)
}

function pushPlacement(state: State, seat: Seat, space: Space): void {
  const { steps } = state // pushed from the last to the first
  steps.push({ do: 'afterPlacing', seat })
  pushIncome(state, seat)
  steps.push({ do: space.needs > 0 ? 'fight' : 'reward' })
  const { cost } = space
  if (!space.free) {
    if (cost.injure) steps.push({ do: 'injure' })
    if (cost.item) steps.push({ do: 'payItem', seat })
    if (cost.any > 0) steps.push({ do: 'payAny', seat, n: cost.any })
    steps.push(cost.roomPrice ? { do: 'chooseRoom', seat } : { do: 'payFixed' })
  }
  if (space.letter !== null) steps.push({ do: 'declare', seat })
}

/** SH-INC-1: the owner of the level, if that is somebody else and it is a room that was used. */
function pushIncome(state: State, seat: Seat): void {
  const { space } = state.placement!
  const { level, slot } = PLACES[space]!
  const owner = ownerOf(state, level)
  if (owner === undefined || owner === seat || slot < 0 || state.threats[space]) return
  state.steps.push({ do: 'income', seat: owner })
}

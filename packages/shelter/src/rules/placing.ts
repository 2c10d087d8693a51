import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import { type Choice, type ChoiceOf, PASS, placementsOf, placeTwo, type Use, WHO, type Who } from '../choice.ts'
import type { Letter, Space } from '../content/icons.ts'
import { SIDE_ROOMS } from '../content/limits.ts'
import { OWN_ELEVATOR, ROOMS, TOP_ELEVATOR } from '../content/rooms.ts'
import { type ThreatId, THREATS } from '../content/threats.ts'
import type { Event } from '../event.ts'
import { because, type Facts, type Objection } from '../refusal.ts'
import { ownerOf, type Player, playerAt, type State, spaceIn, spaceThere } from '../state.ts'
import {
  columnsOf,
  ELEVATOR_COLUMN,
  type Level,
  nameSpace,
  parseSpace,
  placeAt,
  roomIndex,
  SLOTS,
  type SpaceId,
  spaceAt,
  spaceCalled,
} from '../vault.ts'
import { ask } from './asking.ts'
import { canPayForSomeRoom, whyNoRoom } from './building.ts'
import { canPay, missingFrom } from './cubes.ts'
import { pushIncome } from './income.ts'
import { listUses, useItem, whyNotUse } from './items.ts'

/** A player's turn: place, pass, or use items first (SH-RND-4, SH-RND-5, SH-ITM-2 a). */
export const place = ask({
  options(state, { seat }) {
    const list: (ChoiceOf<'place'> | ChoiceOf<'pass'> | Use)[] = []
    const { plain, hurt, trained } = playerAt(state, seat)
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
  rule: 'SH-RND-2',
  why: {
    pass: () => undefined,
    use: (state, { seat }, wish) => whyNotUse(state, seat, 'turn', wish),
    place: whyNotPlace,
    // A dweller must be sent for these.
    item: () => because('SH-ITM-1', { earnedBy: 'item' }),
    room: () => because('SH-BLD-3', { earnedBy: 'build' }),
  },
  answers: {
    pass(state, { seat }, _pass, emit) {
      playerAt(state, seat).passed ||= true
      emit?.({ type: 'passed', seat })
    },
    use(state, { seat }, use, emit) {
      push(state, { do: 'place', seat }) // asked again
      useItem(state, seat, use, emit)
    },
    place: putDown,
  },
})

/** The placements, by space, of each kind of dweller the player has at hand. */
interface Hands {
  readonly well: (readonly ChoiceOf<'place'>[])[]
  readonly hurt: (readonly ChoiceOf<'place'>[])[]
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
  if (state.crews[id] || !isAffordable(state, seat, space)) return
  if (space.linked) listPairs(playerAt(state, seat), id, space, list)
  else for (const placements of space.hurtOnly ? hands.hurt : hands.well) list.push(placements[id]!)
}

/** SH-PLC-2: who cannot pay cannot place there. */
function isAffordable(state: State, seat: Seat, { cost, free }: Space): boolean {
  if (free) return true
  if (cost.roomPrice) return canPayForSomeRoom(state, seat)
  const player = playerAt(state, seat)
  return canPay(player, cost) && (!cost.item || player.items.length > 0)
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

function whyNotPlace(state: State, { seat }: Asked, wish: ChoiceOf<'place'>): Objection | undefined {
  const id = parseSpace(wish.space)
  const space = id === undefined ? undefined : spaceIn(state, id)
  if (id === undefined || space === undefined) return because('SH-PLC-1', { noRoom: true })
  return (
    whyClosed(state, seat, id, space) ?? whyNotSuitable(playerAt(state, seat), space, wish, state.threats[id] ?? null)
  )
}

/** Why nobody of this player's could go to a space now. */
function whyClosed(state: State, seat: Seat, id: SpaceId, space: Space): Objection | undefined {
  const crew = state.crews[id]
  if (crew) return because('SH-PLC-1', { takenBy: crew.seat })
  const { level, slot } = placeAt(id)
  const owner = slot < 0 ? ownerOf(state, level) : undefined
  if (owner !== undefined && owner !== seat) return because('SH-PLC-1', { elevatorOf: owner })
  if (isAffordable(state, seat, space)) return undefined
  return space.cost.roomPrice ? whyNoRoom(state, seat) : whyUnaffordable(playerAt(state, seat), space)
}

function whyUnaffordable(player: Player, { cost }: Space): Objection {
  return because('SH-PLC-2', canPay(player, cost) ? { noItem: true } : { missing: missingFrom(player, cost) })
}

/** Why these dwellers may not go to an open space. Two are named in the order of WHO. */
function whyNotSuitable(
  player: Player,
  space: Space,
  { who, with: other }: ChoiceOf<'place'>,
  threat: ThreatId | null,
): Objection | undefined {
  const { hurtOnly, linked } = space
  if (count(player, who) === 0) return because('SH-PLC-1', hurtOnly ? whoMayGo(player, space, threat) : { none: who })
  if ((who === 'hurt') !== hurtOnly) return because('SH-PLC-3', whoMayGo(player, space, threat))
  if ((other !== undefined) !== linked) return because('SH-PLC-6', { dwellers: linked ? 2 : 1 })
  if (other === undefined) return undefined
  if ((other === 'hurt') !== hurtOnly) return because('SH-PLC-3', whoMayGo(player, space, threat))
  if (count(player, other) < (who === other ? 2 : 1)) return because('SH-PLC-6', { dwellers: 2 })
  return WHO.indexOf(who) <= WHO.indexOf(other) ? undefined : 'SH-PLC-6'
}

function whoMayGo({ hurt }: Player, { hurtOnly }: Space, threat: ThreatId | null): Facts {
  return hurtOnly ? { onlyHurt: true, hurt } : { onlyWell: true, threat }
}

/** SH-PLC-7: the dwellers take their space; what follows is a list of steps. */
function putDown(state: State, { seat }: Asked, choice: ChoiceOf<'place'>, emit?: Emit<Event>): void {
  const id = spaceCalled(choice.space)
  const space = spaceThere(state, id)
  const player = playerAt(state, seat)
  const who = choice.with === undefined ? [choice.who] : [choice.who, choice.with]
  for (const dweller of who) takeAway(player, dweller)
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
    exchanges: 0,
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
  pushIncome(state)
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

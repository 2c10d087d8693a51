import { among, type Emit, roll, type Seat } from '@overseer/kernel'
import type { Choice, Moment, Use } from '../choice.ts'
import { type Ability, type ItemId, ITEMS } from '../content/items.ts'
import { type Cubes, fullPrice, RESOURCES } from '../content/icons.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { because, type Objection } from '../refusal.ts'
import { crewAt, placementOf, type Player, playerAt, spaceAtPlacement, type State } from '../state.ts'
import { nameSpace, spaceCalled } from '../vault.ts'
import { changeCrew } from './crews.ts'
import { canPay, gainCubes, missingFrom, payCubes } from './cubes.ts'
import { makeReady } from './rewards.ts'
import { fillTrack } from './tracks.ts'

/** SH-ITM-2: what 'any time' means. */
const ANY_TIME: readonly Moment[] = ['turn', 'beforeRoll', 'afterRoll']

/** How each ability is used; abilities that are not here work by themselves. */
interface Usage<A extends Ability> {
  readonly when: readonly Moment[]
  readonly untimely: RuleId // refuses it at another moment
  readonly discarded?: true // goes to the discards instead of turning
  ways(state: State, seat: Seat, item: ItemId, ability: A): Use[]
  /** Refuses a use that would do nothing, or a wrong target. */
  refuse(state: State, seat: Seat, wish: Use, ability: A): Objection
  use(state: State, seat: Seat, use: Use, ability: A, emit: Emit<Event> | undefined): void
}

type Usages = { readonly [D in Ability['does']]?: Usage<Extract<Ability, { does: D }>> }

const USAGES: Usages = {
  bonus: {
    when: ['beforeRoll'],
    untimely: 'SH-FGT-2',
    ways: (_state, _seat, item) => [{ do: 'use', item }],
    refuse: () => 'SH-FGT-2',
    use(state, _seat, _use, { bonus }) {
      const placement = placementOf(state)
      state.placement = { ...placement, bonus: placement.bonus + bonus }
    },
  },
  reroll: {
    when: ['afterRoll'],
    untimely: 'SH-FGT-2',
    ways(state, _seat, item, { dice }) {
      const [a, b] = placementOf(state).dice as [number, number]
      const ways: Use[] = [{ do: 'use', item, dice: [a] }]
      if (b !== a) ways.push({ do: 'use', item, dice: [b] })
      if (dice === 2) ways.push({ do: 'use', item, dice: a <= b ? [a, b] : [b, a] })
      return ways
    },
    refuse: (state, _seat, _wish, { dice }) => because('SH-FGT-2', { rolled: placementOf(state).dice, again: dice }),
    use(state, _seat, { dice: again }) {
      const placement = placementOf(state)
      const left = [...again!]
      const dice = placement.dice.map(face => {
        const at = left.indexOf(face)
        if (at < 0) return face
        left.splice(at, 1)
        return roll(state, 6)
      })
      state.placement = { ...placement, dice }
    },
  },
  dress: {
    when: ['declare'],
    untimely: 'SH-PLC-7',
    ways: (state, _seat, item, { letter }) => (spaceAtPlacement(state).letter === letter ? [{ do: 'use', item }] : []),
    refuse(state, _seat, _wish, { letter }) {
      const shown = spaceAtPlacement(state).letter
      return shown === null || shown === letter ? 'SH-LET-1' : because('SH-LET-1', { letter, shown })
    },
    use: declare,
  },
  armor: {
    when: ['declare'],
    untimely: 'SH-PLC-7',
    ways(state, seat, item, { pay }) {
      const fought = spaceAtPlacement(state).needs > 0
      return fought && canPay(playerAt(state, seat), fullPrice(pay)) ? [{ do: 'use', item }] : []
    },
    refuse: (state, seat, _wish, { pay }) =>
      spaceAtPlacement(state).needs > 0
        ? lacking('SH-LET-3', playerAt(state, seat), pay)
        : because('SH-LET-3', { noFight: true }),
    use(state, seat, use, { pay }, emit) {
      payCubes(state, seat, pay, emit)
      declare(state, seat, use)
    },
  },
  ready: {
    when: ANY_TIME,
    untimely: 'SH-ITM-2',
    ways: (state, seat, item) => playerAt(state, seat).exhausted.map(on => ({ do: 'use', item, on })),
    refuse(state, seat, { on }) {
      const { items, exhausted } = playerAt(state, seat)
      if (exhausted.length === 0) return because('SH-ITM-4', { noneExhausted: true })
      if (on === undefined || exhausted.includes(on)) return 'SH-ITM-4'
      return because('SH-ITM-4', items.includes(on) ? { ready: on } : { notYours: on })
    },
    use: (state, seat, { on }, _ability, emit) => makeReady(state, seat, on!, emit),
  },
  trade: {
    when: ANY_TIME,
    untimely: 'SH-ITM-2',
    ways: (state, seat, item, { pay }) => (canPay(playerAt(state, seat), fullPrice(pay)) ? [{ do: 'use', item }] : []),
    refuse: (state, seat, _wish, { pay }) => lacking('SH-ITM-2', playerAt(state, seat), pay),
    use(state, seat, _use, { pay, gain }, emit) {
      payCubes(state, seat, pay, emit)
      for (const resource of RESOURCES) {
        const n = gain[resource]
        if (n !== undefined) gainCubes(state, seat, resource, n, emit)
      }
    },
  },
  swap: {
    when: ANY_TIME,
    untimely: 'SH-ITM-2',
    ways(state, seat, item) {
      if (state.itemTrack.length === 0) return []
      return others(playerAt(state, seat), item).map(on => ({ do: 'use', item, on }))
    },
    refuse(state, seat, { item, on }) {
      const player = playerAt(state, seat)
      if (state.itemTrack.length === 0) return because('SH-ITM-1', { emptyTrack: 'items' })
      if (others(player, item).length === 0) return because('SH-ITM-1', { noOtherItem: true })
      return on === undefined || player.items.includes(on) ? 'SH-ITM-1' : because('SH-ITM-1', { notYours: on })
    },
    use(state, seat, { on }, _ability, emit) {
      discardItem(state, seat, on!)
      emit?.({ type: 'itemSwapped', seat, item: on! })
      fillTrack(state, 'items', emit)
      state.steps.push({ do: 'takeItem', seat })
    },
  },
  heal: {
    when: ANY_TIME,
    untimely: 'SH-ITM-2',
    discarded: true,
    ways(state, seat, item) {
      const ways: Use[] = playerAt(state, seat).hurt > 0 ? [{ do: 'use', item, at: 'home' }] : []
      for (const [space, crew] of state.crews.entries())
        if (crew !== null && crew.seat === seat && crew.hurt > 0) ways.push({ do: 'use', item, at: nameSpace(space) })
      return ways
    },
    refuse(state, seat, { item, at }, ability) {
      if (this.ways(state, seat, item, ability).length === 0) return because('SH-HEA-1', { nobodyHurt: 'anywhere' })
      return at === undefined ? 'SH-HEA-1' : because('SH-HEA-1', { nobodyHurt: 'there' })
    },
    use(state, seat, { at }, _ability, emit) {
      if (at === 'home') {
        const player = playerAt(state, seat)
        player.hurt--
        player.plain++
      } else {
        const space = spaceCalled(at!)
        changeCrew(state, space, { hurt: crewAt(state, space).hurt - 1 })
      }
      emit?.({ type: 'healed', seat, at: at! })
    },
  },
}

/** SH-LET-1: from now on the placement counts as a trained dweller's. */
function declare(state: State, _seat: Seat, { item }: Use): void {
  const placement = placementOf(state)
  state.placement = { ...placement, doubled: true, declared: [...placement.declared, item] }
}

/** What is missing from the price of a use, if anything is. */
function lacking(rule: RuleId, player: Player, pay: Cubes): Objection {
  const price = fullPrice(pay)
  return canPay(player, price) ? rule : because(rule, { missing: missingFrom(player, price) })
}

function others(player: Player, item: ItemId): ItemId[] {
  return player.items.filter(other => other !== item)
}

export function isReady(player: Player, item: ItemId): boolean {
  return player.items.includes(item) && !player.exhausted.includes(item)
}

/** Why an item is not there to be exhausted: it is not one's own (SH-ITM-2), or turned already (SH-ITM-3). */
export function whyNotReady(player: Player, item: ItemId): Objection | undefined {
  if (!player.items.includes(item)) return because('SH-ITM-2', { notYours: item })
  return player.exhausted.includes(item) ? because('SH-ITM-3', { exhausted: item }) : undefined
}

export function exhaust(player: Player, item: ItemId): void {
  player.exhausted.push(item)
}

export function discardItem(state: State, seat: Seat, item: ItemId): void {
  const player = playerAt(state, seat)
  player.items = others(player, item)
  if (player.exhausted.includes(item)) player.exhausted = player.exhausted.filter(other => other !== item)
  state.itemPile.discard.push(item)
}

/** Whether an item turns when it is used: one that always counts, scores or is discarded never does. */
export function canExhaust(item: ItemId): boolean {
  const usage = usageOf(item)
  return usage === undefined ? ITEMS[item].ability.does === 'discount' : !usage.discarded
}

function usageOf(item: ItemId): Usage<Ability> | undefined {
  return USAGES[ITEMS[item].ability.does]
}

/** Whether an item is ever used between placements. */
export function isUsedOnTurn(item: ItemId): boolean {
  return usageOf(item)?.when.includes('turn') === true
}

/** Adds every use of an item that is possible now. */
export function listUses(state: State, seat: Seat, moment: Moment, list: Choice[]): void {
  const player = playerAt(state, seat)
  for (const item of player.items) {
    const usage = usageOf(item)
    if (usage === undefined || !usage.when.includes(moment) || player.exhausted.includes(item)) continue
    for (const way of usage.ways(state, seat, item, ITEMS[item].ability)) list.push(way)
  }
}

/** Every use of an item that is possible now. */
export function usesOf(state: State, seat: Seat, moment: Moment): Use[] {
  const uses: Use[] = []
  listUses(state, seat, moment, uses)
  return uses
}

/** Why an item cannot be used so now; undefined if it can. */
export function whyNotUse(state: State, seat: Seat, moment: Moment, wish: Use): Objection | undefined {
  const { item } = wish
  const unready = whyNotReady(playerAt(state, seat), item)
  if (unready !== undefined) return unready
  const { ability } = ITEMS[item]
  const usage = usageOf(item)
  if (usage === undefined)
    return because('SH-ITM-2', ability.does === 'discount' ? { when: 'paying' } : { passive: item })
  if (!usage.when.includes(moment)) return because(usage.untimely, { when: usage.when[0]! })
  return among(usage.ways(state, seat, item, ability), wish) ? undefined : usage.refuse(state, seat, wish, ability)
}

export function useItem(state: State, seat: Seat, use: Use, emit: Emit<Event> | undefined): void {
  const usage = usageOf(use.item)!
  emit?.({ type: 'itemUsed', seat, item: use.item })
  if (usage.discarded) discardItem(state, seat, use.item)
  else exhaust(playerAt(state, seat), use.item)
  usage.use(state, seat, use, ITEMS[use.item].ability, emit)
}

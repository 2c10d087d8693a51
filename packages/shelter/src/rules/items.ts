import { type Emit, roll, type Seat } from '@overseer/kernel'
import { among, type Choice, type Use } from '../choice.ts'
import { type Ability, type ItemId, ITEMS } from '../content/items.ts'
import { fullPrice, RESOURCES } from '../content/icons.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { type Player, type State, spaceIn } from '../state.ts'
import { nameSpace, parseSpace } from '../vault.ts'
import { canPay, gainCubes, payCubes } from './cubes.ts'
import { changeCrew, makeReady } from './rewards.ts'
import { fillTrack } from './tracks.ts'

/** The windows in which items are used: one's own turn (a, b), around a fight's roll (c, d), and while placing. */
export type Moment = 'turn' | 'beforeRoll' | 'afterRoll' | 'declare'

/** SH-ITM-2: what 'any time' means. */
const ANY_TIME: readonly Moment[] = ['turn', 'beforeRoll', 'afterRoll']

/** How each ability is used; abilities that are not here work by themselves. */
interface Usage<A extends Ability> {
  readonly when: readonly Moment[]
  readonly untimely: RuleId // refuses it at another moment
  readonly rule: RuleId // refuses a use that would do nothing, or a wrong target
  readonly discarded?: true // goes to the discards instead of turning
  ways(state: State, seat: Seat, item: ItemId, ability: A): Use[]
  use(state: State, seat: Seat, use: Use, ability: A, emit: Emit<Event> | undefined): void
}

type Usages = { readonly [D in Ability['does']]?: Usage<Extract<Ability, { does: D }>> }

const USAGES: Usages = {
  bonus: {
    when: ['beforeRoll'],
    untimely: 'SH-FGT-2',
    rule: 'SH-FGT-2',
    ways: (_state, _seat, item) => [{ do: 'use', item }],
    use(state, _seat, _use, { bonus }) {
      const placement = state.placement!
      state.placement = { ...placement, bonus: placement.bonus + bonus }
    },
  },
  reroll: {
    when: ['afterRoll'],
    untimely: 'SH-FGT-2',
    rule: 'SH-FGT-2',
    ways(state, _seat, item, { dice }) {
      const [a, b] = state.placement!.dice as [number, number]
      const ways: Use[] = [{ do: 'use', item, dice: [a] }]
      if (b !== a) ways.push({ do: 'use', item, dice: [b] })
      if (dice === 2) ways.push({ do: 'use', item, dice: [a, b] })
      return ways
    },
    use(state, _seat, { dice: again }) {
      const left = [...again!]
      const dice = state.placement!.dice.map(face => {
        const at = left.indexOf(face)
        if (at < 0) return face
        left.splice(at, 1)
        return roll(state, 6)
      })
      state.placement = { ...state.placement!, dice }
    },
  },
  dress: {
    when: ['declare'],
    untimely: 'SH-PLC-7',
    rule: 'SH-LET-1',
    ways(state, _seat, item, { letter }) {
      return spaceIn(state, state.placement!.space)!.letter === letter ? [{ do: 'use', item }] : []
    },
    use: declare,
  },
  armor: {
    when: ['declare'],
    untimely: 'SH-PLC-7',
    rule: 'SH-LET-3',
    ways(state, seat, item, { pay }) {
      const space = spaceIn(state, state.placement!.space)!
      return space.needs > 0 && canPay(state.players[seat]!, fullPrice(pay)) ? [{ do: 'use', item }] : []
    },
    use(state, seat, use, { pay }, emit) {
      payCubes(state, seat, pay, emit)
      declare(state, seat, use)
    },
  },
  ready: {
    when: ANY_TIME,
    untimely: 'SH-ITM-2',
    rule: 'SH-ITM-4',
    ways: (state, seat, item) => state.players[seat]!.exhausted.map(on => ({ do: 'use', item, on })),
    use: (state, seat, { on }, _ability, emit) => makeReady(state, seat, on!, emit),
  },
  trade: {
    when: ANY_TIME,
    untimely: 'SH-ITM-2',
    rule: 'SH-ITM-2',
    ways: (state, seat, item, { pay }) => (canPay(state.players[seat]!, fullPrice(pay)) ? [{ do: 'use', item }] : []),
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
    rule: 'SH-ITM-1',
    ways(state, seat, item) {
      if (state.itemTrack.length === 0) return []
      return others(state.players[seat]!, item).map(on => ({ do: 'use', item, on }))
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
    rule: 'SH-HEA-1',
    discarded: true,
    ways(state, seat, item) {
      const ways: Use[] = state.players[seat]!.hurt > 0 ? [{ do: 'use', item, at: 'home' }] : []
      for (const [space, crew] of state.crews.entries())
        if (crew !== null && crew.seat === seat && crew.hurt > 0) ways.push({ do: 'use', item, at: nameSpace(space) })
      return ways
    },
    use(state, seat, { at }, _ability, emit) {
      const player = state.players[seat]!
      if (at === 'home') {
        player.hurt--
        player.plain++
      } else {
        const space = parseSpace(at!)!
        changeCrew(state, space, { hurt: state.crews[space]!.hurt - 1 })
      }
      emit?.({ type: 'healed', seat, at: at! })
    },
  },
}

/** SH-LET-1: from now on the placement counts as a trained dweller's. */
function declare(state: State, _seat: Seat, { item }: Use): void {
  const placement = state.placement!
  state.placement = { ...placement, doubled: true, declared: [...placement.declared, item] }
}

function others(player: Player, item: ItemId): ItemId[] {
  return player.items.filter(other => other !== item)
}

export function isReady(player: Player, item: ItemId): boolean {
  return player.items.includes(item) && !player.exhausted.includes(item)
}

/** SH-ITM-3: an exhausted item cannot be exhausted again. */
export function exhaust(player: Player, item: ItemId): void {
  player.exhausted.push(item)
}

export function discardItem(state: State, seat: Seat, item: ItemId): void {
  const player = state.players[seat]!
  player.items = others(player, item)
  if (player.exhausted.includes(item)) player.exhausted = player.exhausted.filter(other => other !== item)
  state.itemPile.discard.push(item)
}

function usageOf(item: ItemId): Usage<Ability> | undefined {
  return USAGES[ITEMS[item].ability.does]
}

/** Adds every use of an item that is possible now. */
export function listUses(state: State, seat: Seat, moment: Moment, list: Choice[]): void {
  const player = state.players[seat]!
  for (const item of player.items) {
    const usage = usageOf(item)
    if (usage === undefined || !usage.when.includes(moment) || player.exhausted.includes(item)) continue
    for (const way of usage.ways(state, seat, item, ITEMS[item].ability)) list.push(way)
  }
}

/** Whether any item could be used now. */
export function anyUse(state: State, seat: Seat, moment: Moment): boolean {
  const uses: Choice[] = []
  listUses(state, seat, moment, uses)
  return uses.length > 0
}

/** Why an item cannot be used so now; undefined if it can. */
export function whyNotUse(state: State, seat: Seat, moment: Moment, wish: Use): RuleId | undefined {
  const player = state.players[seat]!
  if (!player.items.includes(wish.item)) return 'SH-ITM-2'
  if (player.exhausted.includes(wish.item)) return 'SH-ITM-3'
  const usage = usageOf(wish.item)
  if (usage === undefined) return 'SH-ITM-2'
  if (!usage.when.includes(moment)) return usage.untimely
  return among(usage.ways(state, seat, wish.item, ITEMS[wish.item].ability), wish) ? undefined : usage.rule
}

export function useItem(state: State, seat: Seat, use: Use, emit: Emit<Event> | undefined): void {
  const usage = usageOf(use.item)!
  emit?.({ type: 'itemUsed', seat, item: use.item })
  if (usage.discarded) discardItem(state, seat, use.item)
  else exhaust(state.players[seat]!, use.item)
  usage.use(state, seat, use, ITEMS[use.item].ability, emit)
}

import {
  type Effect,
  effectsOf,
  hpMax,
  isHostile,
  type ItemId,
  levelOf,
  PERKS,
  reaches,
  type Use,
  type Verb,
} from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { bountyOn } from '../quest-goals.ts'
import type { Context } from '../context.ts'
import { worthOfExperience, worthOfLoot, worthOfMoney, worthOfTrait, worthToHand } from '../rewards.ts'
import { harm, healthValue, worthOfXp } from '../survivor.ts'
import { worthOfHaving } from './worth-of-cards.ts'
import type { Plans } from './plans.ts'

/** Items and perks put to use between actions: what it brings against what it costs. */

const EXHAUSTED = 0.5
const PERK = 1
const POINT = 0.35 // of movement, to somebody who has a way to go
const ACTION = 1.3
const TILE = 1.2
const RISK = -0.5 // of becoming Addicted

/** What using a card costs: the card or its rest, and what agendas count of it. */
export function costOfUse(context: Context, { card, effect }: Use): number {
  const { cost, caps } = effectsOf(card)[effect] as Effect
  if (cost === 'exhaust') return EXHAUSTED
  if (cost === 'caps') return -worthOfMoney(context, -caps)
  return card in PERKS ? PERK - worthToHand(context, 'perks', -1) : worthOfHaving(context, card as ItemId)
}

/** What using a card now is worth, less its cost. */
export function worthOfUse(plans: Plans, use: Use): number {
  const { context } = plans
  let worth = 0
  for (const verb of (effectsOf(use.card)[use.effect] as Effect).verbs) worth += worthOfVerb(plans, verb)
  return worth - costOfUse(context, use)
}

function worthOfVerb(plans: Plans, verb: Verb): number {
  const { context } = plans
  const { state, player, graph } = context
  switch (verb.do) {
    case 'heal': {
      const n = typeof verb.n === 'number' ? verb.n : 0
      return healthValue(Math.min(hpMax(player), player.hp + n), player.rads) - healthValue(player.hp, player.rads)
    }
    case 'cure':
      return healthValue(player.hp, Math.max(0, player.rads - verb.n)) - healthValue(player.hp, player.rads)
    case 'rad':
      return harm(state, player, 0, verb.n)
    case 'xp':
      return worthOfExperience(context, verb.n) + 0.5
    case 'caps':
      return worthOfMoney(context, verb.n)
    case 'loot':
      return worthOfLoot(context, verb.n)
    case 'agenda':
      return context.agenda * verb.n
    case 'points':
      return isWalking(plans) ? POINT * verb.n : 0
    case 'scout':
      return itemAt(graph.hidden, player.node).length > 0 ? TILE : 0
    case 'become':
      return Math.max(...verb.traits.map(trait => worthOfTrait(context, trait)))
    case 'lose':
      return player.traits.includes(verb.trait) ? 1 : 0
    case 'risk':
      return RISK
    case 'ready':
      return EXHAUSTED * player.exhausted.length
    case 'strike':
      return strikeWorth(context, verb.level, verb.range)
    case 'shop':
      return context.shop(context, verb.n)
    case 'act':
      return state.turn.actions === 0 && plans.best.length > 0 ? ACTION : 0
    default:
      return 0
  }
}

/** Whether the best plan still needs Move actions. */
function isWalking({ best, context }: Plans): boolean {
  const [plan] = best
  return plan !== undefined && plan.to !== context.player.node && plan.actions > 1
}

function strikeWorth(context: Context, level: number, range: number): number {
  const { state, seat, player, graph } = context
  if (player.node < 0) return 0
  const far = reaches(graph, player.node)
  let best = 0
  for (const foe of state.foes) {
    if (!isHostile(state, seat, foe) || levelOf(state, foe.kind, foe.face) > level) continue
    if ((far[foe.node] ?? 99) > range) continue
    best = Math.max(best, worthOfXp(player, levelOf(state, foe.kind, foe.face)) + bountyOn(context, foe))
  }
  return best
}

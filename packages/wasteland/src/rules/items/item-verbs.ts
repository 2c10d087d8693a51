import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import type { ItemId } from '../../content/items/items.ts'
import type { PerkId } from '../../content/survivors/perks.ts'
import type { Trait } from '../../content/survivors/traits.ts'
import type { Verb } from '../../content/items/types.ts'
import type { Event } from '../../event.ts'
import { nodeCalled } from '../../map/layout.ts'
import { playerAt, type State } from '../../state.ts'
import { drawAgendas } from '../round/agendas.ts'
import { readyAll } from '../turn/camping.ts'
import { faceOf, rollDie } from '../fight/dice.ts'
import { effectsOf } from './using-items.ts'
import { explore, listExplorations, whyNotExplore } from '../map/exploring.ts'
import { pickOne } from '../asking.ts'
import { endIfKilled } from '../fight/fighting.ts'
import { maskOf } from './passives.ts'
import { openShop } from './shopping.ts'
import { becomeTrait, cureRads, gainCaps, gainXp, loseTrait, recover, sufferRads } from '../survivors/survivors.ts'

/** The vocabulary of items and perks, carried out verb by verb. */

type VerbsStep = {
  readonly seat: Seat
  readonly card: ItemId | PerkId
  readonly effect: number
  readonly at: number
}

export function itemVerbs(state: State, step: VerbsStep, emit?: Emit<Event>): void {
  const list = effectsOf(step.card)[step.effect]?.verbs ?? []
  const verb = list[step.at]
  if (verb === undefined || playerAt(state, step.seat).eliminated) return
  if (step.at + 1 < list.length) push(state, { do: 'itemVerbs', ...step, at: step.at + 1 })
  carryOut(state, step.seat, verb, emit)
}

function carryOut(state: State, seat: Seat, verb: Verb, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  switch (verb.do) {
    case 'reroll':
      if (state.trial !== null) state.trial = { ...state.trial, rerolls: state.trial.rerolls + verb.n }
      else if (state.fight !== null) state.fight = { ...state.fight, rerolls: state.fight.rerolls + verb.n }
      return
    case 'hit':
      if (state.fight !== null) state.fight = { ...state.fight, hits: state.fight.hits + verb.n }
      return
    case 'block':
      if (state.fight !== null) state.fight = { ...state.fight, block: state.fight.block + verb.n }
      return
    case 'weak':
      if (state.fight !== null) state.fight = { ...state.fight, weak: state.fight.weak | maskOf([verb.area]) }
      return
    case 'setDie':
      return push(state, { do: 'setDie', seat, left: verb.n })
    case 'heal':
      return verb.n === 'rads' ? undefined : recover(state, seat, verb.n, emit)
    case 'cure':
      return cureRads(state, seat, verb.n, emit)
    case 'rad':
      sufferRads(state, seat, verb.n, emit)
      endIfKilled(state, seat, emit)
      return
    case 'xp':
      return gainXp(state, seat, verb.n, emit)
    case 'caps':
      return gainCaps(state, seat, verb.n, emit)
    case 'loot':
      return push(state, { do: 'drawLoot', seat, n: verb.n })
    case 'agenda':
      return drawAgendas(state, seat, verb.n, emit)
    case 'points':
      state.turn.points += verb.n
      emit?.({ type: 'pointsGained', seat, n: verb.n })
      return
    case 'limit': // until the end of the next own turn
      player.extraInventory = Math.max(player.extraInventory, verb.n)
      player.extraInventoryTurns = 2
      return
    case 'become':
      return push(state, { do: 'pickTrait', seat, traits: verb.traits })
    case 'lose':
      return loseTrait(state, seat, verb.trait, emit)
    case 'risk':
      return risk(state, seat, emit)
    case 'ready':
      return readyAll(state, seat, emit)
    case 'strike':
      return push(state, { do: 'strike', seat, level: verb.level, range: verb.range })
    case 'calm':
      return push(state, { do: 'calm', seat, left: verb.n, range: verb.range })
    case 'scout':
      return push(state, { do: 'scout', seat })
    case 'shop':
      return openShop(state, seat, { n: verb.n, discount: verb.discount, kinds: [], saleBonus: 0 }, emit)
    case 'act':
      state.turn.actions++
      emit?.({ type: 'actionGained', seat })
      return
    case 'slow':
    case 'ignore':
    case 'discount':
      return // passive only
  }
}

/** A drug: with a hit on one die its user becomes Addicted; option drugRisk may settle it without a roll. */
function risk(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { drugRisk } = state.options
  if (drugRisk === 0) return
  if (drugRisk === 50) {
    const die = rollDie(state)
    const addicted = faceOf(die).hits > 0
    emit?.({ type: 'riskRolled', seat, die, addicted })
    if (!addicted) return
  }
  becomeTrait(state, seat, 'addicted', emit)
}

type PickTrait = Asked & { readonly traits: readonly Trait[] }

/** One of several traits, by choice; picking one that is held changes nothing (W-TRAIT-R3). */
export const pickTrait = pickOne({
  options: (_state, { traits }: PickTrait): ChoiceOf<'trait'>[] => traits.map(trait => ({ do: 'trait', trait })),
  rule: 'W-TRAIT-4',
  effect: (state, { seat }, { trait }, emit) => becomeTrait(state, seat, trait, emit),
})

/** An explore action that costs none. */
export const scout = pickOne({
  options(state, { seat }) {
    const list: ChoiceOf<'explore'>[] = []
    listExplorations(state, seat, list)
    return list
  },
  rule: 'W-EXPL-1',
  why: { explore: (state, { seat }, { tile }) => whyNotExplore(state, seat, tile) },
  effect: (state, { seat }, { tile }, emit) => explore(state, seat, nodeCalled(state.board, tile), emit),
})

import type { Emit, Question, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import type { ItemId } from '../content/items.ts'
import type { PerkId } from '../content/perks.ts'
import type { Trait } from '../content/traits.ts'
import type { Verb } from '../content/vocabulary-items.ts'
import { FACES } from '../content/dice.ts'
import type { Event } from '../event.ts'
import { graphOf, type Node, NOWHERE, parseSpace } from '../map.ts'
import { push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { drawAgendas } from './agendas.ts'
import { readyAll } from './camping.ts'
import { rollDie } from './dice.ts'
import { effectsOf } from './effects.ts'
import { explore } from './exploring.ts'
import { endIfKilled } from './fighting.ts'
import { maskOf } from './passives.ts'
import { openShop } from './shopping.ts'
import { becomeTrait, cureRads, gainCaps, gainXp, loseTrait, recover, sufferRads } from './survivors.ts'

/** The vocabulary of items and perks, carried out verb by verb. */

type Ask = Step & { readonly seat: Seat }

type VerbsStep = {
  readonly seat: Seat
  readonly card: ItemId | PerkId
  readonly effect: number
  readonly at: number
}

export function verbs(state: State, step: VerbsStep, emit?: Emit<Event>): void {
  const list = effectsOf(step.card)[step.effect]!.verbs
  const verb = list[step.at]
  if (verb === undefined || state.players[step.seat]!.eliminated) return
  if (step.at + 1 < list.length) push(state, { do: 'verbs', ...step, at: step.at + 1 })
  carryOut(state, step.seat, verb, emit)
}

function carryOut(state: State, seat: Seat, verb: Verb, emit?: Emit<Event>): void {
  const player = state.players[seat]!
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
    case 'success':
      if (state.trial !== null) state.trial = { ...state.trial, bonus: state.trial.bonus + verb.n }
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
      player.lift = Math.max(player.lift, verb.n)
      player.liftTurns = 2
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
    const addicted = FACES[die - 1]!.hits > 0
    emit?.({ type: 'riskRolled', seat, die, addicted })
    if (!addicted) return
  }
  becomeTrait(state, seat, 'addicted', emit)
}

type PickTrait = Ask & { readonly traits: readonly Trait[] }

/** One of several traits, by choice; picking one that is held changes nothing (W-TRAIT-R3). */
export const pickTrait: Question<State, PickTrait, Choice, Event> = {
  open: (_state, { traits }) => traits.length > 1,
  settle(state, { seat, traits }, emit) {
    if (traits[0] !== undefined) becomeTrait(state, seat, traits[0], emit)
  },
  choices: (_state, { traits }) => traits.map(trait => ({ do: 'trait', trait })),
  why: (_state, { traits }, wish) => (wish.do === 'trait' && traits.includes(wish.trait) ? undefined : 'W-TRAIT-4'),
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'trait') becomeTrait(state, seat, choice.trait, emit)
  },
}

function hiddenTiles(state: State, seat: Seat): readonly Node[] {
  const { node } = state.players[seat]!
  return node === NOWHERE ? [] : graphOf(state.board).hidden[node]!
}

/** An explore action that costs none. */
export const scout: Question<State, Ask, Choice, Event> = {
  open: (state, { seat }) => hiddenTiles(state, seat).length > 1,
  settle(state, { seat }, emit) {
    const [only] = hiddenTiles(state, seat)
    if (only !== undefined) explore(state, seat, only, emit)
  },
  choices(state, { seat }) {
    const { explores } = graphOf(state.board)
    return hiddenTiles(state, seat).map(node => explores[node]!)
  },
  why(state, { seat }, wish) {
    const node = wish.do === 'explore' ? parseSpace(state.board, wish.tile) : undefined
    return node !== undefined && hiddenTiles(state, seat).includes(node) ? undefined : 'W-EXPL-1'
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'explore') explore(state, seat, parseSpace(state.board, choice.tile)!, emit)
  },
}

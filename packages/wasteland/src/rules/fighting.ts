import type { Emit, Question, Seat } from '@overseer/kernel'
import { type Choice, type FoeId, SKIP } from '../choice.ts'
import type { EnemyId } from '../content/enemies.ts'
import type { Ability, EnemyType, Faction } from '../content/terms.ts'
import type { Event } from '../event.ts'
import { graphOf, type Node, NOWHERE } from '../map.ts'
import { type Fight, push, type State, type TaskRef } from '../state.ts'
import type { Step } from '../steps.ts'
import { noteDamage } from './deeds.ts'
import { areasOf, hitsOn, rollDice } from './dice.ts'
import { anyUse, listUses, type Moment, useCard, whyNotUse } from './effects.ts'
import { discardFace, drawToken, noteFoeKill, pushSpoils, takeFromMap, turnDown } from './enemies.ts'
import {
  abilitiesOf,
  abilityBit,
  ARMOR,
  atPeace,
  foeCalled,
  levelOf,
  RADIATION,
  RANGED,
  RETREAT,
  vulnerabilityOf,
} from './foes.ts'
import { armorOf, hasRangedWeapon, matchHits, safeFromRadiation, weakening, weaponRerolls } from './passives.ts'
import { isFatal, killIfFatal, loseHp, sufferRads } from './survivors.ts'

/** Fights, step by step (W-FIGHT-1). */

type Ask = Step & { readonly seat: Seat }

const NEW: Omit<Fight, 'seat' | 'foe' | 'kind' | 'face' | 'node' | 'far' | 'plus' | 'extra' | 'task'> = {
  dice: [],
  locked: 0,
  rerolls: 0,
  rested: false,
  hits: 0,
  block: 0,
  weak: 0,
  matched: 0,
  damage: 0,
}

/** A fight with an enemy on the map. */
export function fightFoe(state: State, seat: Seat, id: FoeId, emit?: Emit<Event>, task: TaskRef | null = null): void {
  const { kind, face, node } = foeCalled(state, id)!
  const far = node !== state.players[seat]!.node
  begin(state, { ...NEW, seat, foe: id, kind, face, node, far, plus: 0, extra: null, task }, emit)
}

/** W-FIGHT-14: with a token from the supply. Without one the task has failed (W-FIGHT-R10). */
export function drawAndFight(
  state: State,
  seat: Seat,
  type: EnemyType,
  plus: number,
  extra: Ability | null,
  task: TaskRef | null,
  emit?: Emit<Event>,
): void {
  const face = drawToken(state, type, emit)
  if (face === undefined) return skipFight(state, seat, task, emit)
  begin(state, supplied(seat, type, face, plus, extra, task), emit)
}

/** W-FIGHT-R14: the present numbers of a faction, without a token; never by someone loyal to it (W-LOYAL-R4). */
export function fightFaction(
  state: State,
  seat: Seat,
  faction: Faction,
  task: TaskRef | null,
  emit?: Emit<Event>,
): void {
  if (atPeace(state, seat, faction)) return skipFight(state, seat, task, emit)
  begin(state, supplied(seat, faction, null, 0, null, task), emit)
}

/** W-FIGHT-R11: it is in no space, so nobody has a range bonus. */
function supplied(
  seat: Seat,
  kind: EnemyType | Faction,
  face: EnemyId | null,
  plus: number,
  extra: Ability | null,
  task: TaskRef | null,
): Fight {
  return { ...NEW, seat, foe: 0, kind, face, node: NOWHERE, far: false, plus, extra, task }
}

/** W-LOYAL-R5: a fight that does not take place is not won. */
export function skipFight(state: State, seat: Seat, task: TaskRef | null, emit?: Emit<Event>): void {
  emit?.({ type: 'fightSkipped', seat })
  if (task !== null) push(state, { do: 'taskDone', task, ok: false, excess: 0, hurt: 0, paid: 0 })
}

function begin(state: State, fight: Fight, emit?: Emit<Event>): void {
  state.fight = fight
  emit?.({ type: 'fightBegan', seat: fight.seat, level: fightLevel(state, fight), ...tell(fight) })
  push(state, { do: 'beforeRoll', seat: fight.seat }, { do: 'rollFight' })
}

const tell = ({ foe, kind, face }: Fight) => ({ foe, kind, face })

/** W-CON-R22: what a card adds counts for everything. */
export function fightLevel(state: State, { kind, face, plus }: Fight): number {
  return levelOf(state, kind, face) + plus
}

function fightAbilities(state: State, { kind, face, extra }: Fight): number {
  return abilitiesOf(state, kind, face) | (extra === null ? 0 : abilityBit(extra))
}

/** W-FIGHT-16, W-FIGHT-R16: effects before the roll and before step 4; those before step 3 belong to the rerolls. */
function fightWindow(moment: Moment): Question<State, Ask, Choice, Event> {
  return {
    open: (state, { seat }) => state.fight?.seat === seat && anyUse(state, seat, moment),
    choices(state, { seat }) {
      const list: Choice[] = []
      listUses(state, seat, moment, list)
      list.push(SKIP)
      return list
    },
    why(state, { seat }, wish) {
      if (wish.do === 'skip') return undefined
      return wish.do === 'use' ? whyNotUse(state, seat, moment, wish) : 'W-FIGHT-R16'
    },
    answer(state, step, choice, emit) {
      if (choice.do !== 'use') return
      push(state, step)
      useCard(state, step.seat, choice, emit)
    },
  }
}

export const beforeRoll = fightWindow('beforeRoll')
export const beforeHits = fightWindow('beforeHits')

/** W-FIGHT-2, W-FIGHT-3. */
export function rollFight(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { fight } = state
  if (fight === null) return
  const { seat } = fight
  const dice = rollDice(state)
  state.fight = { ...fight, dice, rerolls: fight.rerolls + weaponRerolls(state.players[seat]!) }
  emit?.({ type: 'diceRolled', seat, dice })
  push(state, { do: 'reroll', seat }, { do: 'takeHits' })
}

/** W-FIGHT-5, W-FIGHT-6, W-FIGHT-R2: what the enemy does as the dice lie: hits less armor, times the level, as one blow. */
export function enemyBlow(state: State, fight: Fight): { hits: number; blocked: number; damage: number } {
  const player = state.players[fight.seat]!
  const ranged = (fightAbilities(state, fight) & RANGED) !== 0
  const bonus = fight.far && ranged && !hasRangedWeapon(player) ? 1 : 0 // W-ABIL-9, W-ABIL-11
  const hits = hitsOn(fight.dice) + bonus
  const blocked = Math.min(hits, armorOf(player) + fight.block)
  return { hits, blocked, damage: (hits - blocked) * fightLevel(state, fight) }
}

/** The enemy's blow, then Radiation (W-ABIL-R2). */
export function takeHits(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { fight } = state
  if (fight === null) return
  const { seat } = fight
  const player = state.players[seat]!
  const abilities = fightAbilities(state, fight)
  const { hits, blocked, damage } = enemyBlow(state, fight)
  emit?.({ type: 'enemyHit', seat, hits, blocked, damage, ...tell(fight) })
  state.fight = { ...fight, damage }
  if (damage > 0) {
    loseHp(state, seat, damage, emit)
    noteDamage(state, seat, damage)
    if (!isFatal(player) && (abilities & RADIATION) !== 0 && !safeFromRadiation(player))
      sufferRads(state, seat, fightLevel(state, fight), emit)
  }
  if (!endIfKilled(state, seat, emit)) push(state, { do: 'beforeHits', seat }, { do: 'strikeFoe' })
}

/** W-FIGHT-11: a survivor killed in a fight ends it; the kill is handled before anything else. */
export function endIfKilled(state: State, seat: Seat, emit?: Emit<Event>): boolean {
  if (!isFatal(state.players[seat]!)) return false
  if (state.fight?.seat === seat) endFight(state, false, emit)
  return killIfFatal(state, seat)
}

/** How many dice match the enemy (W-FIGHT-7). */
export function matchingDice(state: State, fight: Fight): number {
  const areas = vulnerabilityOf(state, fight.kind, fight.face) | fight.weak | weakening(state.players[fight.seat]!)
  let matching = 0
  for (const face of fight.dice) if ((areasOf(face) & areas) !== 0) matching++
  return matching
}

/** W-FIGHT-8: what the survivor does as the dice lie; enough hits kill, Armor needs one more (W-ABIL-6). */
export function survivorBlow(state: State, fight: Fight): { hits: number; needed: number } {
  const player = state.players[fight.seat]!
  const abilities = fightAbilities(state, fight)
  const matching = matchingDice(state, fight)
  const range = fight.far && (abilities & RANGED) === 0 && hasRangedWeapon(player) ? 1 : 0 // W-FACT-3, W-FACT-R2
  return {
    hits: matching + fight.hits + range + (matching > 0 ? matchHits(player) : 0),
    needed: fightLevel(state, fight) + ((abilities & ARMOR) !== 0 ? 1 : 0),
  }
}

export function strikeFoe(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { fight } = state
  if (fight === null) return
  const { hits, needed } = survivorBlow(state, fight)
  emit?.({ type: 'survivorHit', seat: fight.seat, hits, needed, ...tell(fight) })
  endFight(state, hits >= needed, emit)
}

/** W-FIGHT-R9: replacement, experience, loot, objectives, then whatever the fight was fought for. */
export function endFight(state: State, won: boolean, emit?: Emit<Event>): void {
  const fight = state.fight!
  state.fight = null
  const { seat, foe, kind, face, plus, extra, task, damage } = fight
  emit?.({ type: 'fightEnded', seat, won, ...tell(fight) })
  if (task !== null) push(state, { do: 'taskDone', task, ok: won, excess: 0, hurt: damage, paid: 0 })
  const standing = foe === 0 ? undefined : foeCalled(state, foe)
  if (won) {
    const bit = extra === null ? 0 : abilityBit(extra)
    emit?.({ type: 'enemyKilled', seat, ...tell(fight), at: placeOf(state, fight.node) })
    pushSpoils(state, seat, kind, face, plus, bit)
    if (standing !== undefined) takeFromMap(state, standing)
    noteFoeKill(state, seat, kind, face, plus, bit)
  } else if (standing !== undefined && (fightAbilities(state, fight) & RETREAT) !== 0) turnDown(state, standing, emit)
  if (foe === 0) discardFace(state, kind, face) // W-ENEMY-9
}

function placeOf(state: State, node: Node): string | null {
  return node < 0 ? null : graphOf(state.board).names[node]!
}

import { type Emit, push, type Seat } from '@overseer/kernel'
import type { FoeId } from '../../choice.ts'
import type { EnemyId } from '../../content/enemies.ts'
import type { Ability, EnemyType, Faction } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { nameAt } from '../../map/graph.ts'
import { type Node, NOWHERE } from '../../map/layout.ts'
import { type Fight, playerAt, type State } from '../../state.ts'
import { windowOf } from '../asking.ts'
import { noteDamage } from '../cards/triggers.ts'
import { enemyBlow, fightAbilities, fightLevel, kills, survivorBlow } from './blows.ts'
import { rollDice } from './dice.ts'
import { type Moment, useCard, usesNow, whyNotUse } from '../items/using-items.ts'
import { discardFace, drawToken, noteFoeKill, pushSpoils, takeFromMap, turnDown } from './enemies.ts'
import { abilityBit, atPeace, foeCalled, foeOnMap, RADIATION, RETREAT } from './foes.ts'
import { safeFromRadiation, weaponRerolls } from '../items/passives.ts'
import { isFatal, killIfFatal, loseHp, sufferRads } from '../survivors/survivors.ts'
import type { TaskRef } from '../../run.ts'

/** Fights, step by step (W-FIGHT-1). */

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
  const { kind, face, node } = foeOnMap(state, id)
  const far = node !== playerAt(state, seat).node
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
  if (face === undefined) return skipFight(state, seat, task, false, emit)
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
  if (atPeace(state, seat, faction)) return skipFight(state, seat, task, true, emit)
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
export function skipFight(state: State, seat: Seat, task: TaskRef | null, loyal: boolean, emit?: Emit<Event>): void {
  emit?.({ type: 'fightSkipped', seat, loyal })
  if (task !== null) push(state, { do: 'taskDone', task, ok: false, excess: 0, hurt: 0, paid: 0 })
}

function begin(state: State, fight: Fight, emit?: Emit<Event>): void {
  state.fight = fight
  emit?.({ type: 'fightBegan', seat: fight.seat, level: fightLevel(state, fight), ...tell(fight) })
  push(state, { do: 'beforeRoll', seat: fight.seat }, { do: 'rollFight' })
}

const tell = ({ foe, kind, face }: Fight) => ({ foe, kind, face })

/** W-FIGHT-16, W-FIGHT-R16: effects before the roll and before step 4; those before step 3 belong to the rerolls. */
function fightWindow(moment: Moment, isUseful: (state: State, fight: Fight) => boolean) {
  return windowOf({
    options: (state, { seat }) =>
      state.fight?.seat === seat && isUseful(state, state.fight) ? usesNow(state, seat, moment) : [],
    rule: 'W-FIGHT-R16',
    why: { use: (state, { seat }, use) => whyNotUse(state, seat, moment, use) },
    answers: { use: (state, { seat }, use, emit) => useCard(state, seat, use, emit) },
  })
}

export const beforeRoll = fightWindow('beforeRoll', () => true)
export const beforeHits = fightWindow('beforeHits', (state, fight) => !kills(state, fight))

/** W-FIGHT-2, W-FIGHT-3. */
export function rollFight(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { fight } = state
  if (fight === null) return
  const { seat } = fight
  const dice = rollDice(state)
  state.fight = { ...fight, dice, rerolls: fight.rerolls + weaponRerolls(playerAt(state, seat)) }
  emit?.({ type: 'diceRolled', seat, dice })
  push(state, { do: 'reroll', seat }, { do: 'takeHits' })
}

/** The enemy's blow, then Radiation (W-ABIL-R2). */
export function takeHits(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { fight } = state
  if (fight === null) return
  const { seat } = fight
  const player = playerAt(state, seat)
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
  if (!isFatal(playerAt(state, seat))) return false
  if (state.fight?.seat === seat) endFight(state, false, emit)
  return killIfFatal(state, seat)
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
  const { fight } = state
  if (fight === null) return
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
  return node < 0 ? null : nameAt(state.board, node)
}

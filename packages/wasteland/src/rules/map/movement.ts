import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import type { FoeId } from '../../choice.ts'
import type { Event } from '../../event.ts'
import { nameAt, spaceAt, walksFrom } from '../../map/graph.ts'
import { type Node, SHIP } from '../../map/layout.ts'
import { type Player, playerAt, type State } from '../../state.ts'
import { pickFoe, pickSpace } from '../asking.ts'
import { fightFoe } from '../fight/fighting.ts'
import { abilitiesOf, AGGRESSIVE, foeCalled, isFaction, isHostile } from '../fight/foes.ts'
import { standingRule } from './icons.ts'
import { carries, takeMarkersAlong } from './markers.ts'
import { healsFromRads, safeInDifficult, safeInIrradiated } from '../items/passives.ts'
import { killIfFatal, recover, sufferRads } from '../survivors/survivors.ts'
import { fogRads } from './tokens.ts'

/** Survivors who move: points, terrain, and the enemies that wait for them. */

/** W-MOVE-2, W-MOVE-3: points for entering a space; a carried marker makes every space difficult. */
export function stepCost(state: State, seat: Seat, node: Node): number {
  const hard = spaceAt(state.board, node).difficult && !safeInDifficult(playerAt(state, seat))
  return hard || carries(state, seat) ? 2 : 1
}

/** W-MOVE-R4: relocate, terrain, then Aggressive fights. */
export function enter(state: State, seat: Seat, node: Node, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  player.node = node
  emit?.({ type: 'survivorMoved', seat, at: nameAt(state.board, node) })
  takeMarkersAlong(state, seat, node, emit)
  irradiate(state, seat, terrainRads(state, player, node), emit)
  if (killIfFatal(state, seat)) return
  const waiting = lurking(state, seat, node)
  if (waiting.length > 0) push(state, { do: 'aggressive', seat, foes: waiting, deaths: player.deaths })
}

/** W-TERR-3, and the fog of Far Harbor on top of it. */
export function terrainRads(state: State, player: Player, node: Node): number {
  const irradiated = spaceAt(state.board, node).irradiated && !safeInIrradiated(player)
  return (irradiated ? 1 : 0) + fogRads(state, player, node)
}

function irradiate(state: State, seat: Seat, rads: number, emit?: Emit<Event>): void {
  if (rads === 0) return
  if (healsFromRads(playerAt(state, seat))) recover(state, seat, rads, emit)
  else sufferRads(state, seat, rads, emit)
}

/** W-ABIL-2, W-ABIL-R8: the aggressive enemies of a space that fight whoever enters. */
export function lurking(state: State, seat: Seat, node: Node): FoeId[] {
  const waiting: FoeId[] = []
  for (const foe of state.foes) if (foe.node === node && isLurking(state, seat, foe.id)) waiting.push(foe.id)
  return waiting
}

function isLurking(state: State, seat: Seat, id: FoeId): boolean {
  const foe = foeCalled(state, id)
  if (foe === undefined || !isHostile(state, seat, foe)) return false
  if ((abilitiesOf(state, foe.kind, foe.face) & AGGRESSIVE) === 0) return false
  return !(isFaction(foe.kind) && isRedirected(state, foe.kind))
}

/** 024, 055: the tokens of this faction go for a marker and leave survivors alone. */
function isRedirected(state: State, faction: string): boolean {
  return state.quests.some(({ card }) => standingRule(card, 'redirect')?.faction === faction)
}

type Aggressive = Asked & { readonly foes: readonly FoeId[]; readonly deaths: number }

function stillThere(state: State, { seat, foes, deaths }: Aggressive): FoeId[] {
  const player = playerAt(state, seat)
  if (player.eliminated || player.deaths !== deaths) return [] // W-ABIL-R5
  return foes.filter(id => foeCalled(state, id)?.node === player.node && isLurking(state, seat, id))
}

/** W-ABIL-4: the survivor orders the fights. */
export const aggressive = pickFoe<Aggressive>({
  foes: stillThere,
  rule: 'W-ABIL-4',
  effect(state, step, foe, emit) {
    const foes = stillThere(state, step).filter(other => other !== foe)
    if (foes.length > 0) push(state, { ...step, do: 'aggressive', foes })
    fightFoe(state, step.seat, foe, emit)
  },
})

type MoveStep = Asked & { readonly left: number; readonly deaths: number }

function ways(state: State, { seat, deaths, left }: MoveStep): readonly Node[] {
  const player = playerAt(state, seat)
  if (left === 0 || player.eliminated || player.deaths !== deaths || player.node < 0 || player.node === SHIP) return []
  return walksFrom(state.board, player.node)
}

/** W-CON-R5: exactly so many steps, costs ignored; rads and Aggressive apply. */
export const moveStep = pickSpace<MoveStep>({
  nodes: ways,
  rule: 'W-CON-R5',
  effect(state, step, node, emit) {
    push(state, { ...step, do: 'moveStep', left: step.left - 1 })
    enter(state, step.seat, node, emit)
  },
})

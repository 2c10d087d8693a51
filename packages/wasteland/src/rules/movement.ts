import type { Emit, Question, Seat } from '@overseer/kernel'
import { among, type Choice, type FoeId } from '../choice.ts'
import type { Event } from '../event.ts'
import { graphOf, type Node, parseSpace, SHIP } from '../map.ts'
import { type Player, push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { fightFoe } from './fighting.ts'
import { abilitiesOf, AGGRESSIVE, foeCalled, isFaction, isHostile } from './foes.ts'
import { standingRule } from './icons.ts'
import { carries, takeMarkersAlong } from './markers.ts'
import { healsFromRads, safeInDifficult, safeInIrradiated } from './passives.ts'
import { killIfFatal, recover, sufferRads } from './survivors.ts'
import { fogRads } from './tokens.ts'

/** Survivors who move: points, terrain, and the enemies that wait for them. */

type Ask = Step & { readonly seat: Seat }

/** W-MOVE-2, W-MOVE-3: points for entering a space; a carried marker makes every space difficult. */
export function stepCost(state: State, seat: Seat, node: Node): number {
  const hard = graphOf(state.board).spaces[node]!.difficult && !safeInDifficult(state.players[seat]!)
  return hard || carries(state, seat) ? 2 : 1
}

/** W-MOVE-R4: relocate, terrain, then Aggressive fights. */
export function enter(state: State, seat: Seat, node: Node, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  player.node = node
  emit?.({ type: 'survivorMoved', seat, at: graphOf(state.board).names[node]! })
  takeMarkersAlong(state, seat, node, emit)
  irradiate(state, seat, terrainRads(state, player, node), emit)
  if (killIfFatal(state, seat)) return
  const waiting = lurking(state, seat, node)
  if (waiting.length > 0) push(state, { do: 'aggressive', seat, foes: waiting, deaths: player.deaths })
}

/** W-TERR-3, and the fog of Far Harbor on top of it. */
function terrainRads(state: State, player: Player, node: Node): number {
  const irradiated = graphOf(state.board).spaces[node]!.irradiated && !safeInIrradiated(player)
  return (irradiated ? 1 : 0) + fogRads(state, player, node)
}

function irradiate(state: State, seat: Seat, rads: number, emit?: Emit<Event>): void {
  if (rads === 0) return
  if (healsFromRads(state.players[seat]!)) recover(state, seat, rads, emit)
  else sufferRads(state, seat, rads, emit)
}

/** W-ABIL-2, W-ABIL-R8: the aggressive enemies of a space that fight whoever enters. */
function lurking(state: State, seat: Seat, node: Node): FoeId[] {
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

type Aggressive = Ask & { readonly foes: readonly FoeId[]; readonly deaths: number }

function stillThere(state: State, { seat, foes, deaths }: Aggressive): FoeId[] {
  const player = state.players[seat]!
  if (player.eliminated || player.deaths !== deaths) return [] // W-ABIL-R5
  return foes.filter(id => foeCalled(state, id)?.node === player.node && isLurking(state, seat, id))
}

/** W-ABIL-4: the survivor orders the fights. */
export const aggressive: Question<State, Aggressive, Choice, Event> = {
  open: (state, step) => stillThere(state, step).length > 1,
  settle(state, step, emit) {
    const [only] = stillThere(state, step)
    if (only !== undefined) fightFoe(state, step.seat, only, emit)
  },
  choices: (state, step) => stillThere(state, step).map(foe => ({ do: 'foe', foe })),
  why: (state, step, wish) =>
    wish.do === 'foe' && stillThere(state, step).includes(wish.foe) ? undefined : 'W-ABIL-4',
  answer(state, step, choice, emit) {
    if (choice.do !== 'foe') return
    push(state, { ...step, do: 'aggressive', foes: step.foes.filter(foe => foe !== choice.foe) })
    fightFoe(state, step.seat, choice.foe, emit)
  },
}

type MoveStep = Ask & { readonly left: number; readonly deaths: number }

function ways(state: State, { seat, deaths, left }: MoveStep): readonly Node[] {
  const player = state.players[seat]!
  if (left === 0 || player.eliminated || player.deaths !== deaths || player.node < 0 || player.node === SHIP) return []
  return graphOf(state.board).walks[player.node]!
}

/** W-CON-R5: exactly so many steps, costs ignored; rads and Aggressive apply. */
export const moveStep: Question<State, MoveStep, Choice, Event> = {
  open: (state, step) => ways(state, step).length > 1,
  settle(state, step, emit) {
    const [only] = ways(state, step)
    if (only !== undefined) goOn(state, step, only, emit)
  },
  choices(state, step) {
    const { picks } = graphOf(state.board)
    return ways(state, step).map(node => picks[node]!)
  },
  why: (state, step, wish) => (among(moveStep.choices(state, step), wish) ? undefined : 'W-CON-R5'),
  answer(state, step, choice, emit) {
    if (choice.do === 'space') goOn(state, step, parseSpace(state.board, choice.at)!, emit)
  },
}

function goOn(state: State, step: MoveStep, node: Node, emit?: Emit<Event>): void {
  push(state, { ...step, do: 'moveStep', left: step.left - 1 })
  enter(state, step.seat, node, emit)
}

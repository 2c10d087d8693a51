import type { Emit, Seat } from '@overseer/kernel'
import { CAMP, type ChoiceOf, type FoeId, MOVE } from '../../choice.ts'
import type { Event } from '../../event.ts'
import { graphOf, nameAt, reaches, stepsTo, walksFrom } from '../../map/graph.ts'
import { isWholeTile, nodeCalled, SHIP, UNREACHABLE } from '../../map/layout.ts'
import { because, type Objection } from '../../refusal.ts'
import { type Foe, playerAt, type State } from '../../state.ts'
import { listEncounters, startEncounter, whyNotEncounter } from '../cards/encounters.ts'
import { listQuests, startQuest, whyNotQuest } from '../cards/quests.ts'
import { fightFoe } from '../fight/fighting.ts'
import { atPeace, foeCalled, isBeset, isEnemy, isFaction, isHostile, whyBeset } from '../fight/foes.ts'
import { hasRangedWeapon, slowness } from '../items/passives.ts'
import { explore, listExplorations, whyNotExplore } from '../map/exploring.ts'
import { startCamp } from './camping.ts'
import { endStart } from './starting.ts'
import type { TurnChoice, TurnGroup } from './turn-acts.ts'

/** The six actions (W-ACT-1). Each costs one of the two of a turn. */
type Action = 'move' | 'explore' | 'fight' | 'encounter' | 'quest' | 'camp'

export const MOVE_POINTS = 2

const NO_ACTION_LEFT = because('W-ACT-2', { actions: 0 })

/** W-ACT-2: each of them costs one of the actions of the turn. */
const ACTION = {
  why: (state: State): Objection | undefined => (state.turn.actions > 0 ? undefined : NO_ACTION_LEFT),
  begin(state: State, seat: Seat, action: Action, emit: Emit<Event> | undefined): void {
    endStart(state)
    state.turn.actions--
    emit?.({ type: 'actionTaken', seat, action })
  },
}

const isAboard = (state: State, seat: Seat): boolean => playerAt(state, seat).node === SHIP

/** What can be done whoever is there, but only on the map. */
export const ACTIONS: TurnGroup<'move' | 'explore' | 'fight'> = {
  ...ACTION,
  open: (state, seat) => state.turn.actions > 0 && !isAboard(state, seat),
  acts: {
    move: {
      list: (_state, _seat, list) => void list.push(MOVE),
      why: (state, seat) => (isAboard(state, seat) ? because('W-CON-C104', { aboard: true }) : undefined),
      take: addPoints,
    },
    explore: {
      list: listExplorations,
      why: (state, seat, { tile }) => whyNotExplore(state, seat, tile),
      take: (state, seat, { tile }, emit) => explore(state, seat, nodeCalled(state.board, tile), emit),
    },
    fight: {
      list: listFights,
      why: (state, seat, { foe }) => whyNotFight(state, seat, foeCalled(state, foe)),
      take: (state, seat, { foe }, emit) => fightFoe(state, seat, foe, emit),
    },
  },
}

/** What an enemy in the survivor's space rules out (W-CAMP-3, W-ENC-13, W-QACT-4). */
export const RESTRICTED_ACTIONS: TurnGroup<'encounter' | 'quest' | 'camp'> = {
  ...ACTION,
  open: (state, seat) => state.turn.actions > 0 && !isBeset(state, seat),
  acts: {
    encounter: {
      list: listEncounters,
      why: (state, seat, { icon }) => whyNotEncounter(state, seat, icon),
      take: (state, seat, { icon }, emit) => startEncounter(state, seat, icon, emit),
    },
    quest: { list: listQuests, why: whyNotQuest, take: startQuest },
    camp: {
      list: (_state, _seat, list) => void list.push(CAMP),
      why: (state, seat) => whyBeset(state, seat, 'W-CAMP-3'),
      take: startCamp,
    },
  },
}

/** W-MOVE-1, W-MOVE-R1; power armor slows the first move action of a turn. */
function addPoints(state: State, seat: Seat): void {
  const slow = state.turn.hurried ? 0 : slowness(playerAt(state, seat))
  state.turn.hurried = true
  state.turn.points += Math.max(0, MOVE_POINTS - slow)
}

/** W-FACT-1, W-FACT-2, W-FACT-R1: in the own space, or with a ranged weapon in an adjacent one. */
function listFights(state: State, seat: Seat, list: TurnChoice[]): void {
  const player = playerAt(state, seat)
  const next = walksFrom(state.board, player.node)
  const ranged = hasRangedWeapon(player)
  for (const foe of state.foes)
    if ((foe.node === player.node || (ranged && next.includes(foe.node))) && isHostile(state, seat, foe))
      list.push(fightChoice(foe.id))
}

const FIGHTS: ChoiceOf<'fight'>[] = []

/** The choice to fight an enemy, made once for each number. */
function fightChoice(foe: FoeId): ChoiceOf<'fight'> {
  return (FIGHTS[foe] ??= Object.freeze({ do: 'fight', foe }))
}

function whyNotFight(state: State, seat: Seat, foe: Foe | undefined): Objection | undefined {
  if (foe === undefined) return 'W-FACT-1'
  const { kind } = foe
  if (isFaction(kind) && !isEnemy(state, foe)) return because('W-FTOK-1', { noEnemy: kind })
  if (!foe.up) return because('W-ENEMY-5', { inactive: foe.id })
  if (isFaction(kind) && atPeace(state, seat, kind)) return because('W-LOYAL-R4', { loyalTo: kind })
  const { board } = state
  if (isWholeTile(foe.node)) return because('W-FACT-R3', { facedown: nameAt(board, foe.node) })
  const player = playerAt(state, seat)
  if (foe.node === player.node) return undefined
  const ranged = hasRangedWeapon(player)
  if (walksFrom(board, player.node).includes(foe.node))
    return ranged ? undefined : because('W-FACT-2', { needsRanged: true })
  const distance = player.node === SHIP ? UNREACHABLE : stepsTo(reaches(graphOf(board), player.node), foe.node)
  return distance === UNREACHABLE
    ? because('W-FACT-1', { noWay: nameAt(board, foe.node) })
    : because('W-FACT-1', { distance, reach: ranged ? 1 : 0 })
}

import type { Emit, Question, Seat } from '@overseer/kernel'
import { CAMP, type Choice, END, type FoeId, MOVE } from '../choice.ts'
import { AGENDAS, type AgendaId } from '../content/agendas.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { graphOf, isWholeTile, parseSpace, type SpaceName, SHIP } from '../map.ts'
import { type Foe, push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { arrangements, rearrange, whyNotArrange } from './arranging.ts'
import { startCamp } from './camping.ts'
import { listUses, useCard, whyNotUse } from './effects.ts'
import { listEncounters, startEncounter, whyNotEncounter } from './encounters.ts'
import { isOver } from './ending.ts'
import { explore } from './exploring.ts'
import { fightFoe } from './fighting.ts'
import { atPeace, foeCalled, isBeset, isEnemy, isHostile } from './foes.ts'
import { carryMarker, mayCarry, mayPutDown, putDownMarker, questCalled } from './markers.ts'
import { enter, stepCost } from './movement.ts'
import { hasRangedWeapon, slowness } from './passives.ts'
import { listQuests, startQuest, whyNotQuest } from './quests.ts'
import { resetRow } from './shopping.ts'

/** A turn: two actions, and everything around them (D-08). */

type Ask = Step & { readonly seat: Seat }

const MOVE_POINTS = 2

/** Between two things a survivor does: the shop is put right, the end is looked at, deeds are completed. */
export function turnLoop(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  resetRow(state, emit)
  if (isOver(state, emit)) return
  if (state.due.length > 0) push(state, { do: 'deeds' }, { do: 'turnLoop', seat })
  else if (state.turn.over) push(state, { do: 'endTurn', seat })
  else push(state, { do: 'act', seat }, { do: 'turnLoop', seat })
}

export const act: Question<State, Ask, Choice, Event> = {
  choices(state, { seat }) {
    const list: Choice[] = []
    if (state.turn.start) listStart(state, seat, list)
    listMarkers(state, seat, list)
    if (state.turn.points > 0) listSteps(state, seat, list)
    if (state.turn.actions > 0) listActions(state, seat, list)
    listUses(state, seat, 'turn', list)
    list.push(END)
    return list
  },
  why(state, { seat }, wish) {
    switch (wish.do) {
      case 'end':
        return undefined
      case 'arrange':
        if (!state.turn.start) return 'W-TURN-R1'
        return state.turn.arranged ? 'W-TURN-R4' : whyNotArrange(state.players[seat]!, wish.equip)
      case 'loyal':
        if (!state.turn.start) return 'W-TURN-R1'
        return state.turn.pledged ? 'W-TURN-R4' : whyNotLoyal(state, seat, wish.agenda)
      case 'step':
        return whyNotStep(state, seat, wish.to)
      case 'carry':
      case 'putDown':
        return whyNotMarker(state, seat, wish)
      case 'use':
        return whyNotUse(state, seat, 'turn', wish)
      default:
        return whyNotAct(state, seat, wish)
    }
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'arrange') {
      state.turn.arranged = true
      return rearrange(state, seat, choice.equip, emit)
    }
    if (choice.do === 'loyal') {
      state.turn.pledged = true
      return pledge(state, seat, choice.agenda, emit)
    }
    state.turn.start = false
    proceed(state, seat, choice, emit)
  },
}

function proceed(state: State, seat: Seat, choice: Choice, emit?: Emit<Event>): void {
  switch (choice.do) {
    case 'end':
      state.turn.over = true
      return
    case 'step': {
      const node = parseSpace(state.board, choice.to)!
      state.turn.points -= stepCost(state, seat, node)
      return enter(state, seat, node, emit)
    }
    case 'carry':
      return carryMarker(state, seat, choice.card, emit)
    case 'putDown':
      return putDownMarker(state, seat, choice.card, emit)
    case 'use':
      return useCard(state, seat, choice, emit)
    default:
      takeAction(state, seat, choice, emit)
  }
}

// The start of the turn (W-TURN-3)

function listStart(state: State, seat: Seat, list: Choice[]): void {
  const player = state.players[seat]!
  if (!state.turn.arranged) for (const choice of arrangements(player)) list.push(choice)
  if (state.turn.pledged) return
  for (const agenda of player.agendas)
    if (AGENDAS[agenda].faction !== null && agenda !== player.revealed) list.push({ do: 'loyal', agenda })
  if (player.revealed !== null) list.push({ do: 'loyal', agenda: null })
}

function whyNotLoyal(state: State, seat: Seat, agenda: AgendaId | null): RuleId | undefined {
  const { agendas, revealed } = state.players[seat]!
  if (agenda === null) return revealed === null ? 'W-LOYAL-9' : undefined
  if (!agendas.includes(agenda)) return 'W-LOYAL-1'
  if (AGENDAS[agenda].faction === null) return 'W-LOYAL-R1'
  return agenda === revealed ? 'W-LOYAL-6' : undefined
}

/** W-LOYAL-1, W-LOYAL-7, W-LOYAL-9: reveal, switch or withdraw. */
function pledge(state: State, seat: Seat, agenda: AgendaId | null, emit?: Emit<Event>): void {
  state.players[seat]!.revealed = agenda
  if (agenda === null) emit?.({ type: 'loyaltyEnded', seat })
  else emit?.({ type: 'loyaltyDeclared', seat, agenda, faction: AGENDAS[agenda].faction! })
}

// Markers and steps

function listMarkers(state: State, seat: Seat, list: Choice[]): void {
  for (const quest of state.quests) {
    if (quest.marker === null) continue
    if (mayCarry(state, seat, quest)) list.push({ do: 'carry', card: quest.card })
    if (mayPutDown(state, seat, quest)) list.push({ do: 'putDown', card: quest.card })
  }
}

function whyNotMarker(
  state: State,
  seat: Seat,
  wish: Extract<Choice, { do: 'carry' | 'putDown' }>,
): RuleId | undefined {
  const quest = questCalled(state, wish.card)
  const may = wish.do === 'carry' ? mayCarry : mayPutDown
  return quest !== undefined && may(state, seat, quest) ? undefined : 'W-CON-C028'
}

function listSteps(state: State, seat: Seat, list: Choice[]): void {
  const { walks, steps } = graphOf(state.board)
  for (const node of walks[state.players[seat]!.node]!)
    if (state.turn.points > 1 || stepCost(state, seat, node) === 1) list.push(steps[node]!)
}

function whyNotStep(state: State, seat: Seat, to: SpaceName): RuleId | undefined {
  const node = parseSpace(state.board, to)
  if (node === undefined || isWholeTile(node)) return 'W-MOVE-R3'
  if (!graphOf(state.board).walks[state.players[seat]!.node]!.includes(node)) return 'W-MOVE-2'
  const cost = stepCost(state, seat, node)
  if (cost <= state.turn.points) return undefined
  return cost > 1 ? 'W-MOVE-3' : 'W-MOVE-2'
}

// Actions

function listActions(state: State, seat: Seat, list: Choice[]): void {
  const { node } = state.players[seat]!
  const beset = isBeset(state, seat)
  if (node !== SHIP) {
    list.push(MOVE)
    const { hidden, explores } = graphOf(state.board)
    for (const tile of hidden[node]!) list.push(explores[tile]!)
    listFights(state, seat, list)
    if (!beset) listEncounters(state, seat, list)
  }
  if (beset) return
  listQuests(state, seat, list)
  list.push(CAMP)
}

/** W-FACT-1, W-FACT-2, W-FACT-R1: in the own space, or with a ranged weapon in an adjacent one. */
function listFights(state: State, seat: Seat, list: Choice[]): void {
  const player = state.players[seat]!
  const next = graphOf(state.board).walks[player.node]!
  const ranged = hasRangedWeapon(player)
  for (const foe of state.foes)
    if ((foe.node === player.node || (ranged && next.includes(foe.node))) && isHostile(state, seat, foe))
      list.push(fightChoice(foe.id))
}

const FIGHTS: Choice[] = []

/** The choice to fight an enemy, made once for each number. */
function fightChoice(foe: FoeId): Choice {
  return (FIGHTS[foe] ??= Object.freeze({ do: 'fight', foe }))
}

function whyNotAct(state: State, seat: Seat, wish: Choice): RuleId | undefined {
  if (!ACTIONS.has(wish.do)) return 'W-TURN-1'
  if (state.turn.actions === 0) return 'W-ACT-2'
  switch (wish.do) {
    case 'move':
      return state.players[seat]!.node === SHIP ? 'W-CON-C104' : undefined
    case 'camp':
      return isBeset(state, seat) ? 'W-CAMP-3' : undefined
    case 'explore':
      return whyNotExplore(state, seat, wish.tile)
    case 'fight':
      return whyNotFight(state, seat, foeCalled(state, wish.foe))
    case 'encounter':
      return whyNotEncounter(state, seat, wish.icon)
    case 'quest':
      return whyNotQuest(state, seat, wish)
    default:
      return 'W-TURN-1'
  }
}

const ACTIONS: ReadonlySet<Choice['do']> = new Set(['move', 'camp', 'explore', 'fight', 'encounter', 'quest'])

function whyNotExplore(state: State, seat: Seat, tile: SpaceName): RuleId | undefined {
  const node = parseSpace(state.board, tile)
  const { hidden } = graphOf(state.board)
  return node !== undefined && hidden[state.players[seat]!.node]!.includes(node) ? undefined : 'W-EXPL-1'
}

function whyNotFight(state: State, seat: Seat, foe: Foe | undefined): RuleId | undefined {
  if (foe === undefined) return 'W-FACT-1'
  if (!isEnemy(state, foe)) return 'W-FTOK-1'
  if (!foe.up) return 'W-ENEMY-5'
  if (atPeace(state, seat, foe.kind)) return 'W-LOYAL-2'
  if (isWholeTile(foe.node)) return 'W-FACT-R3'
  const player = state.players[seat]!
  if (foe.node === player.node) return undefined
  if (!graphOf(state.board).walks[player.node]!.includes(foe.node)) return 'W-FACT-1'
  return hasRangedWeapon(player) ? undefined : 'W-FACT-2'
}

function takeAction(state: State, seat: Seat, choice: Choice, emit?: Emit<Event>): void {
  state.turn.actions--
  const action = choice.do
  switch (action) {
    case 'move':
      emit?.({ type: 'actionTaken', seat, action })
      return addPoints(state, seat)
    case 'camp':
      emit?.({ type: 'actionTaken', seat, action })
      return startCamp(state, seat)
    case 'explore':
      emit?.({ type: 'actionTaken', seat, action })
      return explore(state, seat, parseSpace(state.board, choice.tile)!, emit)
    case 'fight':
      emit?.({ type: 'actionTaken', seat, action })
      return fightFoe(state, seat, choice.foe, emit)
    case 'encounter':
      emit?.({ type: 'actionTaken', seat, action })
      return startEncounter(state, seat, choice.icon, emit)
    case 'quest':
      emit?.({ type: 'actionTaken', seat, action })
      return startQuest(state, seat, choice, emit)
  }
}

/** W-MOVE-1, W-MOVE-R1; power armor slows the first move action of a turn. */
function addPoints(state: State, seat: Seat): void {
  const slow = state.turn.hurried ? 0 : slowness(state.players[seat]!)
  state.turn.hurried = true
  state.turn.points += Math.max(0, MOVE_POINTS - slow)
}

import type { Emit, Question, Seat } from '@overseer/kernel'
import { type Choice, SKIP } from '../choice.ts'
import { MARKERS, type MarkerColour } from '../content/markers.ts'
import type { CardNumber, Place } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { distances, graphOf, type Node, NOWHERE, parseSpace, SHIP, UNREACHABLE } from '../map.ts'
import { livingSeats, type Marker, push, type Staged, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { noteMarker } from './deeds.ts'
import { isBeset, levelOf } from './foes.ts'
import { levelAt, placeNode, standingRule } from './icons.ts'

/** Quest markers: where they are put, carried and moved. */

type Ask = Step & { readonly seat: Seat }

export function questCalled(state: State, card: CardNumber): Staged | undefined {
  for (const quest of state.quests) if (quest.card === card) return quest
  return undefined
}

/** Puts a changed quest in its place. */
export function replaceQuest(state: State, quest: Staged): void {
  const at = state.quests.findIndex(({ card }) => card === quest.card)
  if (at >= 0) state.quests[at] = quest
}

function setMarker(state: State, card: CardNumber, marker: Marker | null): void {
  const quest = questCalled(state, card)
  if (quest !== undefined) replaceQuest(state, { ...quest, marker })
}

/** W-QCARD-9: the first colour that is not on the map; the wreck has the first one. */
function freeColour(state: State): MarkerColour {
  const taken = new Set(state.quests.map(({ marker }) => marker?.colour))
  if (state.wreck !== NOWHERE) taken.add(MARKERS[0].colour)
  return (MARKERS.find(({ colour }) => !taken.has(colour)) ?? MARKERS[MARKERS.length - 1]!).colour
}

/** Puts the marker of a card into a space, or there from where it was. */
function putMarker(state: State, card: CardNumber, node: Node, emit?: Emit<Event>): void {
  const quest = questCalled(state, card)
  if (quest === undefined) return
  const colour = quest.marker?.colour ?? freeColour(state)
  setMarker(state, card, { colour, node, start: node, carrier: -1 })
  if (node !== NOWHERE) emit?.({ type: 'markerPlaced', card, at: graphOf(state.board).names[node]! })
}

/** Moves the marker of a card; its objectives look at where it comes to rest. */
function shiftMarker(state: State, card: CardNumber, node: Node, emit?: Emit<Event>): void {
  const marker = questCalled(state, card)?.marker
  if (!marker) return
  setMarker(state, card, { ...marker, node })
  emit?.({ type: 'markerMoved', card, at: graphOf(state.board).names[node]! })
}

/** "Marker stays": the card that is being staged takes it over. */
export function inheritMarker(state: State, from: CardNumber, card: CardNumber): void {
  const marker = questCalled(state, from)?.marker
  if (!marker) return
  setMarker(state, from, null)
  setMarker(state, card, marker)
}

// Carrying (028, 041)

/** Whether a survivor carries a marker: every space then counts as difficult. */
export function carries(state: State, seat: Seat): boolean {
  for (const { marker } of state.quests) if (marker !== null && marker.carrier === seat) return true
  return false
}

/** W-CON-C028: once a turn, free, in the own space, with no unfriendly active enemy there. */
export function mayCarry(state: State, seat: Seat, quest: Staged): boolean {
  const { marker, card } = quest
  if (marker === null || marker.carrier >= 0 || state.turn.carried) return false
  if (marker.node !== state.players[seat]!.node || standingRule(card, 'carryMarker') === undefined) return false
  return !isBeset(state, seat)
}

export function mayPutDown(state: State, seat: Seat, quest: Staged): boolean {
  return quest.marker?.carrier === seat && !state.turn.putDown && !isBeset(state, seat)
}

export function carryMarker(state: State, seat: Seat, card: CardNumber, emit?: Emit<Event>): void {
  setMarker(state, card, { ...questCalled(state, card)!.marker!, carrier: seat })
  state.turn.carried = true
  emit?.({ type: 'markerCarried', seat, card })
}

export function putDownMarker(state: State, seat: Seat, card: CardNumber, emit?: Emit<Event>): void {
  setMarker(state, card, { ...questCalled(state, card)!.marker!, carrier: -1 })
  state.turn.putDown = true
  emit?.({ type: 'markerPutDown', seat, card })
}

/** What a survivor carries goes along. */
export function takeMarkersAlong(state: State, seat: Seat, node: Node, emit?: Emit<Event>): void {
  for (const { card, marker } of state.quests) {
    if (marker === null || marker.carrier !== seat) continue
    shiftMarker(state, card, node, emit)
    noteMarker(state, seat, card)
  }
}

/** Killed, or placed elsewhere: it stays behind. */
export function leaveMarkers(state: State, seat: Seat, emit?: Emit<Event>): void {
  for (const { card, marker } of state.quests) {
    if (marker === null || marker.carrier !== seat) continue
    setMarker(state, card, { ...marker, carrier: -1 })
    emit?.({ type: 'markerPutDown', seat, card })
  }
}

// Where a card puts a marker

/** The spaces a place stands for, from the highest down to those that are equal. */
export function placeNodes(state: State, place: Place, seat: Seat, card: CardNumber): Node[] {
  const graph = graphOf(state.board)
  const { node } = state.players[seat]!
  switch (place) {
    case 'here':
      return node === NOWHERE ? [] : [node]
    case 'marker': {
      const at = questCalled(state, card)?.marker?.node ?? NOWHERE
      return at === NOWHERE ? [] : [at]
    }
    case 'highestSettlement':
      return highest(graph.open, at => levelAt(state, at, 'settlement'))
    case 'highestWasteland':
      return highest(graph.open, at => levelAt(state, at, 'wasteland'))
    case 'highestRobot':
      return highestRobots(state)
    case 'mostLetters':
      return mostLetters(state)
    case 'empty':
    case 'card104':
    case 'startTile':
    case 'threeAway':
    case 'eachPlaced':
      return []
    default: {
      const at = placeNode(state, place)
      return at === undefined ? [] : [at]
    }
  }
}

function highest(nodes: readonly Node[], level: (node: Node) => number): Node[] {
  let best = 1
  let found: Node[] = []
  for (const node of nodes) {
    const n = level(node)
    if (n > best) {
      best = n
      found = [node]
    } else if (n === best) found.push(node)
  }
  return found
}

function highestRobots(state: State): Node[] {
  let best = 0
  let found: Node[] = []
  for (const { kind, face, node, up } of state.foes) {
    if (kind !== 'robot' || !up) continue
    const level = levelOf(state, kind, face)
    if (level > best) {
      best = level
      found = [node]
    } else if (level === best) found.push(node)
  }
  return found
}

/** Of the survivors with most letters, in turn order. */
function mostLetters(state: State): Node[] {
  const seats = livingSeats(state).filter(seat => state.players[seat]!.node >= 0 && state.players[seat]!.node !== SHIP)
  const most = Math.max(0, ...seats.map(seat => state.players[seat]!.letters.length))
  return seats.filter(seat => state.players[seat]!.letters.length === most).map(seat => state.players[seat]!.node)
}

type MarkerSpace = Ask & { readonly card: CardNumber; readonly nodes: readonly Node[] }

/** D-26: where a marker goes that the card leaves open; card 0 is the wreck. */
export const markerSpace: Question<State, MarkerSpace, Choice, Event> = {
  open: (_state, { nodes }) => nodes.length > 1,
  settle: (state, { card, nodes }, emit) => layMarker(state, card, nodes[0] ?? NOWHERE, emit),
  choices(state, { nodes }) {
    const { picks } = graphOf(state.board)
    return nodes.map(node => picks[node]!)
  },
  why(state, { nodes }, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && nodes.includes(node) ? undefined : 'W-QCARD-9'
  },
  answer(state, { card }, choice, emit) {
    if (choice.do === 'space') layMarker(state, card, parseSpace(state.board, choice.at)!, emit)
  },
}

function layMarker(state: State, card: CardNumber, node: Node, emit?: Emit<Event>): void {
  if (card !== 0) return putMarker(state, card, node, emit)
  state.wreck = node
  emit?.({ type: 'wreckPlaced', at: graphOf(state.board).names[node]! })
}

/** W-CON-R7: whoever flips a tile puts the markers that lay on it into spaces of it. */
export function layOutMarkers(state: State, seat: Seat, from: Node, nodes: readonly Node[]): void {
  for (const { card, marker } of state.quests)
    if (marker?.node === from) push(state, { do: 'markerSpace', seat, card, nodes })
  if (state.wreck === from) push(state, { do: 'markerSpace', seat, card: 0, nodes })
}

// Markers that move

type MarkerStep = Ask & { readonly card: CardNumber; readonly left: number }

function markerWalks(state: State, card: CardNumber): readonly Node[] {
  const marker = questCalled(state, card)?.marker
  return marker && marker.node >= 0 ? graphOf(state.board).walks[marker.node]! : []
}

/** 025, 138, 139: step by step over faceup spaces, by choice; it may stop early. */
export const markerStep: Question<State, MarkerStep, Choice, Event> = {
  open: (state, { card, left }) => left > 0 && markerWalks(state, card).length > 0,
  settle: (state, { seat, card }) => noteMarker(state, seat, card),
  choices(state, { card }) {
    const { picks } = graphOf(state.board)
    return [...markerWalks(state, card).map(node => picks[node]!), SKIP]
  },
  why(state, { card }, wish) {
    if (wish.do === 'skip') return undefined
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && markerWalks(state, card).includes(node) ? undefined : 'W-CON-R7'
  },
  answer(state, step, choice, emit) {
    if (choice.do === 'space') {
      shiftMarker(state, step.card, parseSpace(state.board, choice.at)!, emit)
      push(state, { ...step, do: 'markerStep', left: step.left - 1 })
    } else noteMarker(state, step.seat, step.card)
  },
}

/** W-CON-R6, W-CON-R2: the next nodes on a shortest way to the nearest of the targets. */
export function stepsToward(state: State, from: Node, targets: readonly Node[]): Node[] {
  const graph = graphOf(state.board)
  const here = distances(graph, from)
  const nearest = Math.min(UNREACHABLE, ...targets.map(target => here[target]!))
  if (nearest === 0 || nearest === UNREACHABLE) return []
  const aims = targets.filter(target => here[target] === nearest)
  return graph.near[from]!.filter(node => aims.some(aim => distances(graph, aim)[node] === nearest - 1))
}

type Toward = Ask & { readonly card: CardNumber; readonly place: Place }

function towardNodes(state: State, { seat, card, place }: Toward): Node[] {
  const from = questCalled(state, card)?.marker?.node ?? NOWHERE
  if (from < 0 || from === SHIP) return []
  let targets = placeNodes(state, place, seat, card)
  if (place === 'mostLetters') targets = nearestFirst(state, from, targets)
  return stepsToward(state, from, targets)
}

/** 111: the nearest of them, then the one earlier in turn order. */
function nearestFirst(state: State, from: Node, targets: readonly Node[]): Node[] {
  const far = distances(graphOf(state.board), from)
  const nearest = Math.min(...targets.map(target => far[target]!))
  return targets.filter(target => far[target] === nearest).slice(0, 1)
}

/** A marker's step at the end of a round; of several ways the first player picks one. */
export const markerToward: Question<State, Toward, Choice, Event> = {
  open: (state, step) => towardNodes(state, step).length > 1,
  settle(state, step, emit) {
    const [only] = towardNodes(state, step)
    if (only !== undefined) goToward(state, step, only, emit)
  },
  choices(state, step) {
    const { picks } = graphOf(state.board)
    return towardNodes(state, step).map(node => picks[node]!)
  },
  why(state, step, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && towardNodes(state, step).includes(node) ? undefined : 'W-CON-R6'
  },
  answer(state, step, choice, emit) {
    if (choice.do === 'space') goToward(state, step, parseSpace(state.board, choice.at)!, emit)
  },
}

function goToward(state: State, { seat, card }: Toward, node: Node, emit?: Emit<Event>): void {
  shiftMarker(state, card, node, emit)
  noteMarker(state, seat, card)
}

import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import { LIBRARY } from '../../content/cards/library.ts'
import { MARKERS, type MarkerColour } from '../../content/map/markers.ts'
import type { CardNumber, Place } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import { distances, graphOf, nameAt, nearTo, spaceChoices, stepsTo, walksFrom } from '../../map/graph.ts'
import { type Node, nodeCalled, NOWHERE, SHIP, UNREACHABLE } from '../../map/layout.ts'
import { because, type Objection } from '../../refusal.ts'
import { livingSeats, type Marker, playerAt, type Staged, type State } from '../../state.ts'
import { noteMarker } from '../cards/triggers.ts'
import { mayPick, pickSpace } from '../asking.ts'
import { levelOf, whyBeset } from '../fight/foes.ts'
import { levelAt, placeNode, standingRule } from './icons.ts'

/** Quest markers: where they are put, carried and moved. */

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
  if (node !== NOWHERE) emit?.({ type: 'markerPlaced', card, at: nameAt(state.board, node) })
}

/** Moves the marker of a card; its objectives look at where it comes to rest. */
function shiftMarker(state: State, card: CardNumber, node: Node, emit?: Emit<Event>): void {
  const marker = questCalled(state, card)?.marker
  if (!marker) return
  setMarker(state, card, { ...marker, node })
  emit?.({ type: 'markerMoved', card, at: nameAt(state.board, node) })
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

/** The quests whose marker can be carried, by their number. */
const CARRIED: readonly boolean[] = LIBRARY.map(
  card => card !== undefined && standingRule(card.number, 'carryMarker') !== undefined,
)

/** Whether there is a marker on the table that can be carried at all. */
export function anyToCarry(state: State): boolean {
  for (const { card } of state.quests) if (CARRIED[card]) return true
  return false
}

/** W-CON-C028: free and as often as one likes, in the own space, with no unfriendly active enemy there. */
export function whyNotCarry(state: State, seat: Seat, card: CardNumber): Objection | undefined {
  const quest = questCalled(state, card)
  if (quest === undefined) return because('W-CON-C028', { notStaged: card })
  if (quest.marker === null || !CARRIED[card]) return 'W-CON-C028'
  const { carrier, node } = quest.marker
  if (carrier >= 0) return because('W-CON-C028', { carrier })
  if (node !== playerAt(state, seat).node)
    return because('W-CON-C028', { marker: node === NOWHERE ? null : nameAt(state.board, node) })
  return whyBeset(state, seat, 'W-CON-C028')
}

export function whyNotPutDown(state: State, seat: Seat, card: CardNumber): Objection | undefined {
  const marker = questCalled(state, card)?.marker
  if (!marker) return because('W-CON-C028', { notStaged: card })
  if (marker.carrier !== seat)
    return marker.carrier < 0 ? 'W-CON-C028' : because('W-CON-C028', { carrier: marker.carrier })
  return whyBeset(state, seat, 'W-CON-C028')
}

export function carryMarker(state: State, seat: Seat, card: CardNumber, emit?: Emit<Event>): void {
  handMarker(state, card, seat)
  emit?.({ type: 'markerCarried', seat, card })
}

export function putDownMarker(state: State, seat: Seat, card: CardNumber, emit?: Emit<Event>): void {
  handMarker(state, card, -1)
  emit?.({ type: 'markerPutDown', seat, card })
}

function handMarker(state: State, card: CardNumber, carrier: Seat): void {
  const marker = questCalled(state, card)?.marker
  if (marker) setMarker(state, card, { ...marker, carrier })
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
  const { node } = playerAt(state, seat)
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
    case 'boardCard':
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
  const seats = livingSeats(state).filter(
    seat => playerAt(state, seat).node >= 0 && playerAt(state, seat).node !== SHIP,
  )
  const most = Math.max(0, ...seats.map(seat => playerAt(state, seat).letters.length))
  return seats.filter(seat => playerAt(state, seat).letters.length === most).map(seat => playerAt(state, seat).node)
}

type MarkerSpace = Asked & { readonly card: CardNumber; readonly nodes: readonly Node[] }

/** D-26: where a marker goes that the card leaves open; card 0 is the wreck. */
export const markerSpace = pickSpace<MarkerSpace>({
  nodes: (_state, { nodes }) => nodes,
  rule: 'W-QCARD-9',
  effect: (state, { card }, node, emit) => layMarker(state, card, node, emit),
  none: (state, { card }, emit) => layMarker(state, card, NOWHERE, emit),
})

function layMarker(state: State, card: CardNumber, node: Node, emit?: Emit<Event>): void {
  if (card !== 0) return putMarker(state, card, node, emit)
  state.wreck = node
  emit?.({ type: 'wreckPlaced', at: nameAt(state.board, node) })
}

/** W-CON-R7: whoever flips a tile puts the markers that lay on it into spaces of it. */
export function layOutMarkers(state: State, seat: Seat, from: Node, nodes: readonly Node[]): void {
  for (const { card, marker } of state.quests)
    if (marker?.node === from) push(state, { do: 'markerSpace', seat, card, nodes })
  if (state.wreck === from) push(state, { do: 'markerSpace', seat, card: 0, nodes })
}

// Markers that move

type MarkerStep = Asked & { readonly card: CardNumber; readonly left: number }

function markerWalks(state: State, card: CardNumber): readonly Node[] {
  const marker = questCalled(state, card)?.marker
  return marker ? walksFrom(state.board, marker.node) : []
}

/** 025, 138, 139: step by step over faceup spaces, by choice; it may stop early. */
export const markerStep = {
  ...mayPick<ChoiceOf<'space'>, MarkerStep>({
    options: (state, { card, left }) => (left > 0 ? spaceChoices(state.board, markerWalks(state, card)) : []),
    rule: 'W-CON-R7',
    effect(state, step, { at }, emit) {
      shiftMarker(state, step.card, nodeCalled(state.board, at), emit)
      push(state, { ...step, do: 'markerStep', left: step.left - 1 })
    },
    skipped: comeToRest,
  }),
  settle: comeToRest,
}

/** Where the marker stands now is where it has come to. */
function comeToRest(state: State, { seat, card }: MarkerStep): void {
  noteMarker(state, seat, card)
}

/** W-CON-R6, W-CON-R2: the next nodes on a shortest way to the nearest of the targets. */
export function stepsToward(state: State, from: Node, targets: readonly Node[]): Node[] {
  const graph = graphOf(state.board)
  const here = distances(graph, from)
  const nearest = Math.min(UNREACHABLE, ...targets.map(target => stepsTo(here, target)))
  if (nearest === 0 || nearest === UNREACHABLE) return []
  const aims = targets.filter(target => here[target] === nearest)
  return nearTo(state.board, from).filter(node => aims.some(aim => distances(graph, aim)[node] === nearest - 1))
}

type Toward = { readonly seat: Seat; readonly card: CardNumber; readonly place: Place }

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
  const nearest = Math.min(...targets.map(target => stepsTo(far, target)))
  return targets.filter(target => far[target] === nearest).slice(0, 1)
}

/** W-CON-R6: a marker's step at the end of a round; of several equally short ways the first. */
export function markerToward(state: State, step: Toward, emit?: Emit<Event>): void {
  const [node] = towardNodes(state, step)
  if (node === undefined) return
  shiftMarker(state, step.card, node, emit)
  noteMarker(state, step.seat, step.card)
}

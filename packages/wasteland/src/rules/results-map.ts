import type { Emit, Question, Seat } from '@overseer/kernel'
import { type Choice, type FoeId, SKIP } from '../choice.ts'
import type { EnemyType, Faction, IconKind } from '../content/terms.ts'
import type { CardNumber, Place, Result } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { BOARDING_CARD, graphOf, type Node, NOWHERE, parseSpace, reaches, SHIP, UNREACHABLE } from '../map.ts'
import { decider, livingSeats, type Path, push, remainingHp, type Run, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { noteCaps, noteMarked, noteRemoved } from './deeds.ts'
import { putSurvivor, startSpaces } from './dying.ts'
import { killFoe, moveFoe } from './enemies.ts'
import { fightFoe, skipFight } from './fighting.ts'
import { abilitiesOf, AGGRESSIVE, atPeace, foeCalled, isEnemy, isHostile } from './foes.ts'
import { levelAt, placeNode } from './icons.ts'
import { leaveMarkers, placeNodes, questCalled, replaceQuest } from './markers.ts'
import { unmarkedIcon } from './conditions.ts'
import { isFatal, killIfFatal } from './survivors.ts'
import { placeToken, placeTokenAt, removeToken } from './tokens.ts'

/** Results that change the map: tokens, markers, Caps on cards and spaces, enemies and figures. */

type Ask = Step & { readonly seat: Seat }

// Tokens

/** W-CON-R3, W-CON-R10. */
export function putTokens(state: State, run: Run, faction: Faction, place: Place, n: number, emit?: Emit<Event>): void {
  for (let i = 0; i < n; i++) {
    if (place === 'eachPlaced') for (const node of state.filled) placeToken(state, faction, node, run.seat, emit)
    else if (place === 'here' || place === 'marker')
      for (const node of placeNodes(state, place, run.seat, run.card)) placeToken(state, faction, node, run.seat, emit)
    else if (isName(place)) placeTokenAt(state, faction, place, run.seat, emit)
  }
}

type Name = Exclude<
  Place,
  | 'here'
  | 'marker'
  | 'empty'
  | 'card104'
  | 'startTile'
  | 'threeAway'
  | 'highestSettlement'
  | 'highestWasteland'
  | 'highestRobot'
  | 'mostLetters'
  | 'eachPlaced'
>

const RELATIVE: ReadonlySet<Place> = new Set<Place>([
  ...(['here', 'marker', 'empty', 'card104', 'startTile', 'threeAway'] as const),
  ...(['highestSettlement', 'highestWasteland', 'highestRobot', 'mostLetters', 'eachPlaced'] as const),
])

function isName(place: Place): place is Name {
  return !RELATIVE.has(place)
}

/** One token in the survivor's space (030), or all in the marker's (024, 055). */
export function takeTokens(state: State, run: Run, faction: Faction, place: Place, emit?: Emit<Event>): void {
  const [node] = placeNodes(state, place, run.seat, run.card)
  const here = state.foes.filter(foe => foe.kind === faction && foe.node === node)
  for (const foe of place === 'here' ? here.slice(0, 1) : here) {
    removeToken(state, foe, emit)
    if (place === 'here') noteRemoved(state, run.seat, faction)
  }
}

type PerSurvivor = Extract<Result, { do: 'tokensPerSurvivor' }>

/** 018, 019: on the highest settlements; 065: each survivor puts one of each, from the first player on. */
export function tokensPerSurvivor(state: State, run: Run, { by, put }: PerSurvivor): void {
  state.filled = []
  const seats = livingSeats(state)
  const asked = by === 'choice' ? seats : [decider(state, run.seat)]
  const each = by === 'choice' ? 1 : seats.length
  for (const seat of asked.toReversed())
    for (const { faction, kind } of put.toReversed())
      push(state, { do: 'tokenSpace', seat, faction, kind, highest: by === 'level', left: each })
}

type TokenSpace = Ask & {
  readonly faction: Faction
  readonly kind: IconKind
  readonly highest: boolean
  readonly left: number
}

/** The spaces for the next token: each only once, of the highest level, or without other tokens if possible. */
function tokenNodes(state: State, { kind, highest, left }: TokenSpace): Node[] {
  if (left === 0) return []
  const free = graphOf(state.board).open.filter(node => levelAt(state, node, kind) > 0 && !state.filled.includes(node))
  if (highest) {
    const best = Math.max(0, ...free.map(node => levelAt(state, node, kind)))
    return free.filter(node => levelAt(state, node, kind) === best)
  }
  const bare = free.filter(node => !state.foes.some(foe => foe.node === node && foe.face === null))
  return bare.length > 0 ? bare : free
}

export const tokenSpace: Question<State, TokenSpace, Choice, Event> = {
  open(state, step) {
    const nodes = tokenNodes(state, step)
    return step.highest ? nodes.length > step.left : nodes.length > 1
  },
  settle(state, step, emit) {
    const [node] = tokenNodes(state, step)
    if (node !== undefined) fill(state, step, node, emit)
  },
  choices(state, step) {
    const { picks } = graphOf(state.board)
    return tokenNodes(state, step).map(node => picks[node]!)
  },
  why(state, step, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    if (node !== undefined && tokenNodes(state, step).includes(node)) return undefined
    return step.highest ? 'W-CON-C018' : 'W-CON-C065'
  },
  answer(state, step, choice, emit) {
    if (choice.do === 'space') fill(state, step, parseSpace(state.board, choice.at)!, emit)
  },
}

function fill(state: State, step: TokenSpace, node: Node, emit?: Emit<Event>): void {
  if (step.left > 1) push(state, { ...step, do: 'tokenSpace', left: step.left - 1 })
  state.filled.push(node)
  placeToken(state, step.faction, node, step.seat, emit)
}

/** 017: the token that was just put into the survivor's space. */
export function fightToken(state: State, seat: Seat, faction: Faction, emit?: Emit<Event>): void {
  const { node } = state.players[seat]!
  const foe = state.foes.findLast(one => one.kind === faction && one.node === node && isEnemy(state, one))
  if (foe === undefined || atPeace(state, seat, faction)) return skipFight(state, seat, null, emit)
  fightFoe(state, seat, foe.id, emit)
}

// Markers

/** W-QCARD-9, W-CON-R2, W-CON-C023: where the card says; its survivor picks among several spaces. */
export function markerFor(state: State, run: Run, place: Place): void {
  if (questCalled(state, run.card) === undefined) return
  const nodes = markerNodes(state, run, place)
  push(state, { do: 'markerSpace', seat: decider(state, run.seat), card: run.card, nodes })
}

function markerNodes(state: State, { seat, card }: Run, place: Place): Node[] {
  if (place === 'startTile') return startSpaces(state)
  return place === 'threeAway' ? threeAway(state, seat) : placeNodes(state, place, seat, card)
}

function threeAway(state: State, seat: Seat): Node[] {
  const { node } = state.players[seat]!
  if (node === NOWHERE || node === SHIP) return []
  const graph = graphOf(state.board)
  const far = reaches(graph, node)
  const most = Math.max(...graph.open.map(space => (far[space] === UNREACHABLE ? 0 : Math.min(3, far[space]!))))
  return graph.open.filter(space => far[space] === most)
}

// Caps

export function capOnCard(state: State, { seat, card }: Run, n: number, emit?: Emit<Event>): void {
  const quest = questCalled(state, card)
  if (quest === undefined) return
  const caps = Math.max(0, quest.caps + n)
  replaceQuest(state, { ...quest, caps })
  emit?.({ type: 'capsOnCard', card, n: caps })
  if (n > 0) noteCaps(state, seat, card)
}

export function capOnSpace(state: State, run: Run, emit?: Emit<Event>): void {
  const quest = questCalled(state, run.card)
  const icon = unmarkedIcon(state, run)
  if (quest === undefined || icon === undefined) return
  replaceQuest(state, { ...quest, capped: [...quest.capped, icon] })
  emit?.({ type: 'spaceCapped', card: run.card, at: graphOf(state.board).names[state.players[run.seat]!.node]! })
  noteMarked(state, run.seat)
}

export function clearCaps(state: State, card: CardNumber): void {
  const quest = questCalled(state, card)
  if (quest !== undefined) replaceQuest(state, { ...quest, capped: [] })
}

// Enemies

/** 098: everything within the range of the marker's space; at the end of a round it is nobody's doing. */
export function killAll(state: State, run: Run, path: Path, range: number): void {
  if (run.spot < 0) return
  const far = reaches(graphOf(state.board), run.spot)
  const by = path[0] === 'roundEnd' ? -1 : run.seat
  for (const seat of livingSeats(state).reverse()) {
    const { node } = state.players[seat]!
    if (node >= 0 && far[node]! <= range) push(state, { do: 'fell', seat })
  }
  for (const foe of state.foes.toReversed())
    if (far[foe.node]! <= range && isEnemy(state, foe)) push(state, { do: 'slay', foe: foe.id, by })
}

export function slay(state: State, { foe: id, by }: { foe: FoeId; by: Seat }, emit?: Emit<Event>): void {
  const foe = foeCalled(state, id)
  if (foe !== undefined) killFoe(state, foe, by < 0 || state.players[by]!.eliminated ? null : by, emit)
}

export function fell(state: State, { seat }: { seat: Seat }): void {
  const player = state.players[seat]!
  if (!isFatal(player)) player.hp = 0
  killIfFatal(state, seat)
}

/** 132: each active enemy of a type on a faceup tile may be moved one step. */
export function moveEnemies(state: State, seat: Seat, type: EnemyType, n: number): void {
  const foes = state.foes.filter(foe => foe.kind === type && foe.up && isOpenSpace(state, foe.node)).map(foe => foe.id)
  for (let i = 0; i < n; i++) push(state, { do: 'moveFoe', seat: decider(state, seat), foes })
}

function isOpenSpace(state: State, node: Node): boolean {
  return graphOf(state.board).spaces[node] !== undefined
}

type MoveFoe = Ask & { readonly foes: readonly FoeId[] }

function foeMoves(state: State, { foes }: MoveFoe): Choice[] {
  const graph = graphOf(state.board)
  return foes.flatMap(id => {
    const foe = foeCalled(state, id)
    if (foe === undefined || !foe.up) return []
    return graph.walks[foe.node]!.map((node): Choice => ({ do: 'moveFoe', foe: id, to: graph.names[node]! }))
  })
}

export const moveFoeQuestion: Question<State, MoveFoe, Choice, Event> = {
  open: (state, step) => foeMoves(state, step).length > 0,
  choices: (state, step) => [...foeMoves(state, step), SKIP],
  why(state, { foes }, wish) {
    if (wish.do === 'skip') return undefined
    const foe = wish.do === 'moveFoe' && foes.includes(wish.foe) ? foeCalled(state, wish.foe) : undefined
    const node = wish.do === 'moveFoe' ? parseSpace(state.board, wish.to) : undefined
    if (foe === undefined || node === undefined || !foe.up) return 'W-CON-C132'
    return graphOf(state.board).walks[foe.node]!.includes(node) ? undefined : 'W-CON-C132'
  },
  answer(state, step, choice, emit) {
    if (choice.do !== 'moveFoe') return
    push(state, { ...step, do: 'moveFoe', foes: step.foes.filter(foe => foe !== choice.foe) })
    const foe = foeCalled(state, choice.foe)!
    moveFoe(state, foe, parseSpace(state.board, choice.to)!, emit)
    pounce(state, choice.foe, emit)
  },
}

/** W-ABIL-2, W-ABIL-3, W-ABIL-R10: an aggressive enemy that has entered a space fights one survivor there. */
export function pounce(state: State, id: FoeId, emit?: Emit<Event>): void {
  const foe = foeCalled(state, id)
  if (foe === undefined || (abilitiesOf(state, foe.kind, foe.face) & AGGRESSIVE) === 0) return
  const victim = weakest(
    state,
    livingSeats(state).filter(seat => state.players[seat]!.node === foe.node && isHostile(state, seat, foe)),
  )
  if (victim !== undefined) fightFoe(state, victim, id, emit)
}

/** W-ACTIV-4, W-ACTIV-5, W-ABIL-R1: the least remaining HP, then the earlier in turn order. */
function weakest(state: State, inTurnOrder: readonly Seat[]): Seat | undefined {
  let found: Seat | undefined
  for (const seat of inTurnOrder)
    if (found === undefined || remainingHp(state.players[seat]!) < remainingHp(state.players[found]!)) found = seat
  return found
}

// Figures

/** W-MOVE-R6: the survivor is put somewhere; what was carried stays behind. */
export function placeSurvivor(state: State, seat: Seat, place: Place, emit?: Emit<Event>): void {
  if (place === 'empty') return push(state, { do: 'placeAt', seat })
  const node = place === 'card104' ? boarding(state) : isName(place) ? placeNode(state, place) : undefined
  if (node === undefined || node === NOWHERE) return
  leaveMarkers(state, seat, emit)
  putSurvivor(state, seat, node, emit)
}

function boarding(state: State): Node | undefined {
  return questCalled(state, BOARDING_CARD) === undefined ? undefined : SHIP
}

/** W-CON-R4: faceup, without survivor, enemy or faction token. */
function emptySpaces(state: State): Node[] {
  const taken = new Set<Node>()
  for (const { node } of state.players) taken.add(node)
  for (const { node } of state.foes) taken.add(node)
  return graphOf(state.board).open.filter(node => !taken.has(node))
}

export const placeAt: Question<State, Ask, Choice, Event> = {
  open: (state, { seat }) => !state.players[seat]!.eliminated && emptySpaces(state).length > 0,
  choices(state) {
    const { picks } = graphOf(state.board)
    return emptySpaces(state).map(node => picks[node]!)
  },
  why(state, _step, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && emptySpaces(state).includes(node) ? undefined : 'W-CON-R4'
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'space') return
    leaveMarkers(state, seat, emit)
    putSurvivor(state, seat, parseSpace(state.board, choice.at)!, emit)
  },
}

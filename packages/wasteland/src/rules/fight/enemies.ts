import { draw, type Emit, push, reshuffle, type Seat } from '@overseer/kernel'
import type { EnemyId } from '../../content/enemies.ts'
import type { EnemyType, Faction } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { distances, farthest, graphOf, nameAt, stepsTo } from '../../map/graph.ts'
import type { Node } from '../../map/layout.ts'
import { type Foe, playerAt, type State } from '../../state.ts'
import { noteKill, noteMonsters } from '../cards/triggers.ts'
import { abilitiesOf, isFaction, levelOf, LOOT, removeFoe, replaceFoe } from './foes.ts'
import { gainXp } from '../survivors/survivors.ts'

/** The stacks of enemy tokens, and what happens to a token on the map. */

/** W-LIMIT-3, W-LIMIT-R1: a used-up stack is made anew at once, or when the next token is needed. */
export function drawToken(state: State, type: EnemyType, emit?: Emit<Event>): EnemyId | undefined {
  const pile = state.stacks[type]
  renew(state, type, emit)
  const face = draw(state, pile)
  renew(state, type, emit)
  return face
}

function renew(state: State, type: EnemyType, emit?: Emit<Event>): void {
  const pile = state.stacks[type]
  if (pile.deck.length > 0 || pile.discard.length === 0) return
  reshuffle(state, pile)
  emit?.({ type: 'deckReshuffled', deck: type })
}

function tellFoe({ id, kind, face, up }: Foe): {
  readonly foe: number
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
} {
  return { foe: id, kind, face: up ? face : null }
}

export function placeFoe(
  state: State,
  kind: EnemyType | Faction,
  face: EnemyId | null,
  node: Node,
  up: boolean,
  emit?: Emit<Event>,
): Foe {
  const foe: Foe = { id: state.nextFoe++, kind, face, node, up }
  state.foes.push(foe)
  if (face !== null) emit?.({ type: 'enemyPlaced', ...tellFoe(foe), at: nameAt(state.board, node) })
  return foe
}

/** W-SETUP-20, W-EXPL-3, W-EXPL-R4: a random token for an icon; none if there is none. */
export function fillIcon(state: State, type: EnemyType, node: Node, emit?: Emit<Event>): void {
  const face = drawToken(state, type, emit)
  if (face !== undefined) placeFoe(state, type, face, node, true, emit)
}

export function moveFoe(state: State, foe: Foe, node: Node, emit?: Emit<Event>): void {
  const moved: Foe = { ...foe, node }
  replaceFoe(state, moved)
  emit?.({ type: 'enemyMoved', ...tellFoe(moved), at: nameAt(state.board, node) })
  if (foe.kind === 'monster') noteMonsters(state)
}

/** W-ABIL-13, W-FTOK-3: an enemy becomes inactive; a faction token is discarded instead. */
export function turnDown(state: State, foe: Foe, emit?: Emit<Event>): void {
  const at = nameAt(state.board, foe.node)
  if (isFaction(foe.kind)) {
    removeFoe(state, foe.id)
    emit?.({ type: 'tokenRemoved', faction: foe.kind, at })
  } else {
    replaceFoe(state, { ...foe, up: false })
    emit?.({ type: 'enemyTurnedDown', ...tellFoe(foe), at })
  }
}

export function turnUp(state: State, foe: Foe, emit?: Emit<Event>): void {
  const turned: Foe = { ...foe, up: true }
  replaceFoe(state, turned)
  emit?.({ type: 'enemyTurnedUp', ...tellFoe(turned), at: nameAt(state.board, foe.node) })
  if (foe.kind === 'monster') noteMonsters(state)
}

/** W-LIMIT-R2: to the pile of its type; faction tokens have none. */
export function discardFace(state: State, kind: EnemyType | Faction, face: EnemyId | null): void {
  if (face !== null) state.stacks[kind as EnemyType].discard.push(face)
}

/** W-ENEMY-2, W-KILL-11, W-KILL-12: the token leaves the map; for one of the stacks a fresh one will come. */
export function takeFromMap(state: State, foe: Foe): void {
  removeFoe(state, foe.id)
  discardFace(state, foe.kind, foe.face)
  if (foe.face !== null) state.steps.push({ do: 'replacement', kind: foe.kind as EnemyType, node: foe.node })
}

/** W-KILL-13, W-FIGHT-R9: a kill outside a fight. Nobody's kill gives nothing (W-KILL-R9). */
export function killFoe(state: State, foe: Foe, seat: Seat | null, emit?: Emit<Event>): void {
  emit?.({ type: 'enemyKilled', seat, ...tellFoe(foe), at: nameAt(state.board, foe.node) })
  if (seat !== null) pushSpoils(state, seat, foe.kind, foe.face, 0, 0)
  takeFromMap(state, foe)
  if (seat !== null) noteFoeKill(state, seat, foe.kind, foe.face, 0, 0)
}

/** W-FIGHT-R9: experience and level-ups, then the loot card, then the objectives met. */
export function pushSpoils(
  state: State,
  seat: Seat,
  kind: EnemyType | Faction,
  face: EnemyId | null,
  plus: number,
  extra: number,
): void {
  const loot = ((abilitiesOf(state, kind, face) | extra) & LOOT) !== 0
  push(state, { do: 'spoils', seat, xp: levelOf(state, kind, face) + plus, loot }, { do: 'completeDue' })
}

export function noteFoeKill(
  state: State,
  seat: Seat,
  kind: EnemyType | Faction,
  face: EnemyId | null,
  plus: number,
  extra: number,
): void {
  noteKill(state, seat, kind, face, levelOf(state, kind, face) + plus, abilitiesOf(state, kind, face) | extra)
}

type Spoils = { readonly seat: Seat; readonly xp: number; readonly loot: boolean }

export function spoils(state: State, { seat, xp, loot }: Spoils, emit?: Emit<Event>): void {
  if (loot) push(state, { do: 'check' }, { do: 'drawLoot', seat, n: 1 }) // W-ABIL-12, W-ABIL-R9
  gainXp(state, seat, xp, emit)
}

/** W-ENEMY-3: the spaces with a matching icon that are nearest to where the enemy was. */
function nearestIcons(state: State, kind: EnemyType, node: Node): Node[] {
  const graph = graphOf(state.board)
  const far = distances(graph, node)
  let best = Number.POSITIVE_INFINITY
  let nearest: Node[] = []
  for (const icon of graph.spawns[kind]) {
    const distance = stepsTo(far, icon)
    if (distance < best) {
      best = distance
      nearest = [icon]
    } else if (distance === best) nearest.push(icon)
  }
  return nearest
}

type Replacement = { readonly kind: EnemyType; readonly node: Node }

/**
 * W-ENEMY-4, W-ENEMY-R8: among equally close icons the one farthest from the first player. Drawn after the killed token
 * was discarded, so that it may be that very one (W-ENEMY-R1).
 */
export function replacement(state: State, { kind, node }: Replacement, emit?: Emit<Event>): void {
  const icon = farthest(state.board, playerAt(state, state.first).node, nearestIcons(state, kind, node))
  if (icon === undefined) return
  const face = drawToken(state, kind, emit)
  if (face !== undefined) placeFoe(state, kind, face, icon, false, emit)
}

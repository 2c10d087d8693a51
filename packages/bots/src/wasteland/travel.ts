import {
  type Condition,
  type Foe,
  type Goal,
  type Graph,
  iconsAt,
  isHostile,
  isWholeTile,
  type ItemId,
  ITEMS,
  type Node,
  placeNode,
  reaches,
  safeInDifficult,
  SHIP,
  type Space,
  type Staged,
} from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import type { Context } from './context.ts'

/** Where goals are, and how many actions it takes to get there. */

const STEPS = 2 // of a move action
const UNSEEN = 6 // steps that a facedown tile in the way costs
const BESET = 1.2 // actions, for an enemy in the way

/** The space of a node where there is one. */
export function spaceAt({ spaces }: Graph, node: Node): Space {
  const space = spaces[node]
  if (space === undefined) throw new RangeError(`there is no space ${node}`)
  return space
}

/** Move actions until the survivor could stand there; Infinity if it cannot. */
export function travelCost({ state, seat, player, graph }: Context, to: Node): number {
  if (to === player.node) return 0
  if (player.node < 0 || player.node === SHIP || to === SHIP) return Infinity
  const points = state.turn.seat === seat ? state.turn.points : 0
  return Math.max(0, distancesFrom(graph, player.node, !safeInDifficult(player))[to]! - points) / STEPS
}

// A memory of a pure function, for those whom terrain slows and those whom it does not.
const distances = new WeakMap<Graph, readonly [(Float64Array | undefined)[], (Float64Array | undefined)[]]>()

/** Points from a space to every other; a facedown tile on the way has to be explored and crossed. */
function distancesFrom(graph: Graph, from: Node, slowed: boolean): Float64Array {
  let known = distances.get(graph)
  if (known === undefined) distances.set(graph, (known = [[], []]))
  return (known[slowed ? 1 : 0][from] ??= findDistances(graph, from, slowed))
}

function findDistances({ near, spaces }: Graph, from: Node, slowed: boolean): Float64Array {
  const far = new Float64Array(near.length).fill(Infinity)
  far[from] = 0
  const queue = [from]
  for (let head = 0; head < queue.length; head++) {
    const node = itemAt(queue, head)
    for (const next of itemAt(near, node)) {
      const way = far[node]! + (isWholeTile(next) ? UNSEEN : slowed && spaces[next]?.difficult ? 2 : 1)
      if (way >= far[next]!) continue
      far[next] = way
      queue.push(next)
    }
  }
  return far
}

/** The same for something that an enemy in the space forbids. */
export function approachCost(context: Context, to: Node): number {
  return travelCost(context, to) + (context.beset.has(to) ? BESET : 0)
}

/** Actions until no enemy is near that a quest wants gone. */
export function clearingCost({ graph, beset }: Context, at: Node, conditions: readonly Condition[]): number {
  const clear = conditions.find(condition => condition.is === 'noEnemyWithin')
  if (clear === undefined) return 0
  const far = reaches(graph, at)
  let actions = 0
  for (const node of beset) if (node !== at && itemAt(far, node) <= clear.n) actions += 2 * BESET
  return actions
}

/** The enemies near a place that a quest wants gone. */
export function inTheWay({ state, seat, graph }: Context, at: Node, conditions: readonly Condition[]): Foe[] {
  const clear = conditions.find(condition => condition.is === 'noEnemyWithin')
  if (clear === undefined) return []
  const far = reaches(graph, at)
  return state.foes.filter(foe => foe.node < SHIP && isHostile(state, seat, foe) && itemAt(far, foe.node) <= clear.n)
}

/** Whether what a quest asks of the survivor itself, apart from the place, is there. */
export function meetsConditions({ player, state }: Context, conditions: readonly Condition[]): boolean {
  return conditions.every(condition => {
    switch (condition.is) {
      case 'trait':
        return condition.traits.some(trait => player.traits.includes(trait))
      case 'remainingHp':
        return player.hp - player.rads <= condition.max
      case 'onCard':
        return player.node === SHIP
      case 'has':
        return (
          condition.what === 'contribution' || player.equipped.some(item => isWith(item, condition.what === 'robot'))
        )
      case 'equipped':
        return (
          condition.kinds.every(kind => player.equipped.some(item => ITEMS[item].kind === kind)) &&
          condition.items.every(item => player.equipped.includes(item))
        )
      case 'majority':
        return state.players.length === 1
      default:
        return true
    }
  })
}

function isWith(item: ItemId, robot: boolean): boolean {
  return ITEMS[item].kind === 'companion' && (!robot || ITEMS[item].robot)
}

/** The spaces where a quest can be done; undefined if its place has not been found. */
export function placesFor(
  context: Context,
  quest: Staged,
  conditions: readonly Condition[],
): readonly Node[] | undefined {
  const { state, graph, player } = context
  for (const condition of conditions)
    switch (condition.is) {
      case 'at': {
        const node = placeNode(state, condition.place)
        return node === undefined ? undefined : [node]
      }
      case 'anyOf': {
        const nodes = condition.of.flatMap(part => placesFor(context, quest, [part]) ?? [])
        return nodes.length === 0 ? undefined : nodes
      }
      case 'atKind':
        return graph.open.filter(node => isKind(context, quest, node, condition, conditions))
      case 'atTerrain':
        return graph.open.filter(node => spaceAt(graph, node)[condition.terrain])
      case 'atMarker': {
        const node = condition.of === 'wreck' ? state.wreck : (quest.marker?.node ?? -1)
        return node >= 0 ? [node] : []
      }
      case 'atToken':
        return state.foes.filter(({ kind }) => kind === condition.faction).map(({ node }) => node)
      case 'nearToken':
        return state.foes
          .filter(({ kind }) => kind === condition.faction)
          .flatMap(({ node }) => graph.walks[node] ?? [])
      default:
    }
  return [player.node]
}

type AtKind = Extract<Condition, { is: 'atKind' }>

function isKind(
  { state, graph }: Context,
  quest: Staged,
  node: Node,
  { kind, min }: AtKind,
  conditions: readonly Condition[],
): boolean {
  const { deck, level } = spaceAt(graph, node)
  if (deck !== kind || level < min) return iconsAt(state, node).some(icon => icon.deck === kind && icon.level >= min)
  return !(quest.capped.includes(node) && conditions.some(({ is }) => is === 'unmarked'))
}

/** Where a marker should come to. */
export function goalNodes({ state, graph }: Context, goal: Goal): readonly Node[] {
  if ('place' in goal) {
    const node = graph.places[goal.place]
    return node === undefined ? [] : [node]
  }
  if ('enemy' in goal) return state.foes.filter(foe => foe.up && foe.kind === goal.enemy).map(({ node }) => node)
  return graph.open.filter(node => spaceAt(graph, node).deck === goal.kind)
}

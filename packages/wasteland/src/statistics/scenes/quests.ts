import { ENEMIES, ENEMY_IDS } from '../../content/enemies.ts'
import { encounterCard, LIBRARY } from '../../content/cards/library.ts'
import { type TileId, TILES } from '../../content/map/tiles.ts'
import type { CardNumber, Goal, Prey, Quest, Trigger } from '../../content/cards/types.ts'
import { type Node, positionOf, SHIP } from '../../map/layout.ts'
import type { Position } from '../../schema/position.ts'
import { EASY, easyStacks, givenFor, optionScene, optionsWith, staged } from './encounters.ts'
import { castFor, spotsFor } from './conditions.ts'
import {
  able,
  always,
  GOOD,
  type Ground,
  groundOf,
  nameOf,
  nth,
  type Quests,
  scenarioOf,
  type Survivor,
  unable,
} from './scenery.ts'

/** Scenes in front of an objective: whatever completes it can be done at once. */

/** `counted`: only one more of several is wanted, not the last one. */
export function objectiveScene(number: CardNumber, which: number, counted: boolean, n: number): Position | undefined {
  const quest = LIBRARY[number]
  const objective = quest?.card === 'quest' ? quest.objectives[which - 1] : undefined
  if (objective === undefined) return undefined
  const ground = groundOf(scenarioOf(number, n), n)
  const part = objective.by === 'count' ? objective.count : objective
  const scene =
    part.by === 'action' ? actionScene(ground, number, part, n) : triggerScene(ground, number, which, part.trigger, n)
  if (scene === undefined || objective.by !== 'count') return withTraits(scene, part.conditions)
  if (counted) return scene
  return { ...scene, quests: scene.quests!.map(one => almost(ground, one, objective.trigger, scene.players[0]!.at!)) }
}

type Questing = Extract<Quest['objectives'][number], { by: 'action' }>

function actionScene(
  ground: Ground,
  card: CardNumber,
  { conditions, tasks }: Questing,
  n: number,
): Position | undefined {
  const at = nth(spotsFor(ground, conditions), n)
  if (at === undefined) return undefined
  const who = able(nameOf(ground, at))
  const cast = castFor(ground, conditions, at, { ...who, ...givenFor(tasks, who) })
  return {
    ...table(ground, cast.players),
    foes: cast.foes,
    quests: [staged(card, ground, at === SHIP ? ground.graph.open[0]! : at)],
    ...(ground.scenario === 'capital' ? { wreck: nameOf(ground, at) } : {}),
    stacks: easyStacks(),
    dice: always(GOOD),
  }
}

function table({ scenario, tiles }: Ground, players: Survivor[]): Position {
  return { options: { scenario }, tiles: { ...tiles }, players, begun: true }
}

function withTraits(scene: Position | undefined, conditions: readonly { is: string }[]): Position | undefined {
  const wanted = conditions.find(one => one.is === 'trait') as { traits: NonNullable<Survivor['traits']> } | undefined
  if (scene === undefined || wanted === undefined) return scene
  const [me, ...others] = scene.players
  return { ...scene, players: [{ ...me, traits: wanted.traits.slice(0, 1) }, ...others] }
}

/** A count that lacks one more, which is to be done here. */
function almost({ graph }: Ground, quest: Quests[number], trigger: Trigger, here: string): Quests[number] {
  if (typeof quest === 'number') return quest
  if (trigger.on === 'capsOnCard') return { ...quest, caps: trigger.n - 1 }
  if (trigger.on !== 'allMarked') return quest
  const icons = graph.open.filter(node => graph.spaces[node]!.deck === trigger.kind).map(node => graph.names[node]!)
  return { ...quest, capped: icons.filter(name => name !== here) }
}

type On<T extends Trigger['on']> = Extract<Trigger, { on: T }>

function triggerScene(
  ground: Ground,
  card: CardNumber,
  objective: number,
  trigger: Trigger,
  n: number,
): Position | undefined {
  const here = nth(spotsFor(ground, [{ is: 'atKind', kind: 'wasteland', min: 1, max: 9 }]), n)!
  const quest = staged(card, ground, here)
  const start = { ...table(ground, [able(nameOf(ground, here)), {}]), quests: [quest], dice: always(GOOD) }
  switch (trigger.on) {
    case 'killed':
      return { ...start, foes: [{ face: preyOf(trigger, n), at: nameOf(ground, here) }] }
    case 'explored':
      return exploring(ground, start, trigger, n)
    case 'placed':
      return placing(ground, card, trigger, n)
    case 'removed': {
      const foes: Position['foes'] = [{ face: trigger.faction, at: nameOf(ground, here) }]
      return { ...start, quests: [quest, 30], foes }
    }
    case 'radsInTurn':
      return adding(optionScene(RADS_CARD, encounterCard(RADS_CARD).options[0]!, false, n), quest)
    case 'damageInFight': {
      const [me, other] = start.players
      const foes: Position['foes'] = [{ face: 'looter', at: nameOf(ground, here) }]
      return { ...start, foes, players: [{ ...me, equipped: ['superSledge'] }, other!] }
    }
    case 'campedNear': {
      const next = ground.graph.walks[here]![0]!
      return { ...start, foes: [{ face: 'sentryBot', at: nameOf(ground, next) }] }
    }
    case 'markerAt':
      return leading(ground, card, trigger.goal, n)
    case 'via':
      return viaScene(card, objective, n)
    default:
      return undefined
  }
}

/** An encounter that gives two rads to whoever fails. */
const RADS_CARD = 106

function adding(scene: Position | undefined, quest: Quests[number]): Position | undefined {
  return scene && { ...scene, quests: [...(scene.quests ?? []), quest] }
}

/** An enemy whose death counts. */
function preyOf(
  { name, type, minLevel, ability, factions }: Prey,
  n: number,
): NonNullable<Position['foes']>[number]['face'] {
  if (name !== null) return name
  const faction = nth(factions, n)
  if (faction !== undefined) return faction
  const fits = ENEMY_IDS.filter(id => {
    const enemy = ENEMIES[id]
    return (
      (type === null || enemy.type === type) &&
      enemy.level >= minLevel &&
      (ability === null || enemy.abilities.includes(ability))
    )
  })
  return nth(fits, n)!
}

/** One tile of the right kind beside the survivor lies facedown. */
function exploring(ground: Ground, start: Position, { back }: On<'explored'>, n: number): Position | undefined {
  const tiles = Object.values(ground.tiles).filter(tile => back === null || TILES[tile].back === back)
  const tile = nth(tiles, n)
  return tile && hiding(ground, start, tile)
}

/** The same scene with one tile facedown, and the survivor beside it. */
export function hiding(ground: Ground, scene: Position, tile: TileId): Position | undefined {
  const { graph, tiles } = ground
  const position = Object.keys(tiles).find(at => tiles[at] === tile)
  if (position === undefined) return undefined
  const { [position]: _under, ...up } = tiles
  const inside = (node: Node): boolean => positionOf(node) === Number(position)
  const beside = graph.open.find(node => !inside(node) && graph.walks[node]!.some(inside))
  if (beside === undefined) return undefined
  const [me, ...others] = scene.players
  const players = [{ ...me, at: nameOf(ground, beside) }, ...others]
  return { ...scene, tiles: up, under: { [position]: tile }, players }
}

/** So many tokens on the map that the next one completes the objective, and an encounter that brings it. */
function placing(
  ground: Ground,
  card: CardNumber,
  { faction, minOnMap }: On<'placed'>,
  n: number,
): Position | undefined {
  const ways = optionsWith(one => one.do === 'token' && one.faction === faction && one.place === 'here').filter(
    way => scenarioOf(way.card, 0) === ground.scenario && scenarioOf(way.card, 1) === ground.scenario,
  )
  const way = nth(ways, n)
  const scene = way && optionScene(way.card, way.option, way.success, n)
  if (scene === undefined) return undefined
  const away = ground.graph.open.map(node => nameOf(ground, node)).filter(name => name !== scene.players[0]!.at)
  const foes = away.slice(0, minOnMap - 1).map(at => ({ face: faction, at }))
  const quests = scene.quests!.filter(one => typeof one === 'number' || one.card !== card)
  return { ...scene, foes, quests: [...quests, staged(card, ground, ground.graph.open[0]!)] }
}

/** The encounter that completes an objective. */
function viaScene(card: CardNumber, objective: number, n: number): Position | undefined {
  const ways = optionsWith(
    one => one.do === 'complete' && one.card === card && (one.objective === objective || one.objective === 'choice'),
  )
  const way = nth(ways, n)
  return way && optionScene(way.card, way.option, way.success, n)
}

/** The marker one step before its goal: to be carried, to be led, or to go by itself at the end of the round. */
function leading(ground: Ground, card: CardNumber, goal: Goal, n: number): Position | undefined {
  const { graph } = ground
  const to = nth(goalNodes(ground, goal), n)
  const from = to === undefined ? undefined : nth(graph.walks[to]!, n)
  if (to === undefined || from === undefined) return undefined
  const { standing, roundEnd } = LIBRARY[card] as Quest
  const led = standing.find(rule => rule.rule === 'markerAction')
  const foes: Position['foes'] = 'enemy' in goal ? [{ face: EASY[goal.enemy], at: nameOf(ground, to) }] : []
  return {
    ...table(ground, [{ ...unable(nameOf(ground, from)) }, {}]),
    foes,
    quests: [staged(card, ground, from)],
    dice: led === undefined ? [] : exactly(led.test.n + 1),
    ...(roundEnd.length > 0 ? { actions: 0 } : { points: 4 }),
  }
}

function goalNodes({ graph }: Ground, goal: Goal): readonly Node[] {
  if ('place' in goal) return [graph.places[goal.place]!]
  return graph.open.filter(node => 'enemy' in goal || graph.spaces[node]!.deck === goal.kind)
}

/** Dice with so many hits. */
function exactly(hits: number): number[] {
  return [0, 1, 2].map(die => Math.min(2, Math.max(0, hits - 2 * die))).map(n => (n === 2 ? GOOD : n === 1 ? 2 : 1))
}

import type { Seat } from '@overseer/kernel'
import {
  type Amount,
  ENEMY_STACKS,
  type Faction,
  type Graph,
  graphOf,
  hasTrait,
  hpMax,
  isHostile,
  LIBRARY,
  type Node,
  type Player,
  type Result,
  type Results,
  type State,
  type Task,
  testRerolls,
  tokensOnMap,
} from '@overseer/wasteland'
import { type Foe, worthOfFight } from './bouts.ts'
import { worthOfAgenda, worthOfPower } from './cause.ts'
import { passes } from './odds.ts'
import { harm, vigour, worthOfCaps, worthOfXp } from './survivor.ts'

/** What the words of cards promise to a survivor. */

/** Whoever reckons, and what they reckon with again and again. */
export interface Mind {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly graph: Graph
  readonly beset: ReadonlySet<Node> // spaces with an enemy that would fight the survivor
  readonly agenda: number // what drawing one is worth
}

export function mindOf(state: State, seat: Seat): Mind {
  return {
    state,
    seat,
    player: state.players[seat]!,
    graph: graphOf(state.board),
    beset: besetNodes(state, seat),
    agenda: worthOfAgenda(state, seat),
  }
}

function besetNodes(state: State, seat: Seat): ReadonlySet<Node> {
  const nodes = new Set<Node>()
  for (const foe of state.foes) if (isHostile(state, seat, foe)) nodes.add(foe.node)
  return nodes
}

const LOOT = 1.3
const ASSET = 2.6
const UNIQUE = 4.5
const QUEST = 2.2 // a new one to do
const CARD = 0.5 // a new one to meet
const TOKEN = -0.4
const KEPT = 1

function amount(mind: Mind, n: Amount, level: number): number {
  switch (n) {
    case 'L':
      return level
    case 'L+1':
      return level + 1
    case 'L-1':
      return Math.max(0, level - 1)
    case 'all':
      return 20
    case 'excess':
      return 1
    case 'paid':
      return mind.player.caps
    case 'tens':
      return Math.floor(mind.player.caps / 10)
    default:
      return n
  }
}

export function worthOfResults(mind: Mind, results: Results, level: number): number {
  let worth = 0
  for (const result of results) worth += worthOfResult(mind, result, level)
  return worth
}

function worthOfResult(mind: Mind, result: Result, level: number): number {
  const { state, seat, player } = mind
  switch (result.do) {
    case 'when':
      return (worthOfResults(mind, result.yes, level) + worthOfResults(mind, result.no, level)) / 2
    case 'xp':
      return worthOfXp(player, amount(mind, result.n, level))
    case 'caps':
      return worthOfCaps(player, amount(mind, result.n, level))
    case 'loseCaps':
      return worthOfCaps(player, -amount(mind, result.n, level))
    case 'loot':
      return LOOT * amount(mind, result.n, level)
    case 'agenda':
      return mind.agenda * amount(mind, result.n, level)
    case 'damage':
      return harm(state, player, amount(mind, result.n, level), 0)
    case 'rads':
      return harm(state, player, 0, amount(mind, result.n, level))
    case 'heal': {
      const hp = Math.min(hpMax(player), player.hp + amount(mind, result.n, level))
      return vigour(hp, player.rads) - vigour(player.hp, player.rads)
    }
    case 'cure': {
      const rads = Math.max(0, player.rads - amount(mind, result.n, level))
      return vigour(player.hp, rads) - vigour(player.hp, player.rads)
    }
    case 'unique':
      return UNIQUE
    case 'power':
      return worthOfPower(state, seat, result.faction, amount(mind, result.n, level))
    case 'stage':
      return QUEST * result.cards.length
    case 'add':
      return CARD * result.cards.length
    case 'become':
      return result.trait === 'addicted' ? -1 : hasTrait(player, result.trait) ? 0 : 0.3
    case 'shop':
      return 0.4 + 0.13 * Math.min(player.caps, 14) * Math.min(2, amount(mind, result.n, level))
    case 'takeShop':
    case 'takeAssetDiscard':
    case 'takeRevealed':
      return ASSET
    case 'companionDraw':
      return 1.5
    case 'fight':
      return worthOfDrawnFight(mind, result, 0)
    case 'attempt':
      return worthOfAttempt(mind, [result.task], result.success, result.fail, level)
    case 'forSurvivor':
      return forSurvivor(mind, result, level)
    case 'killEnemy':
      return 1.5
    case 'token':
      return TOKEN * result.n + worthOfPlacing(mind, result.faction, 'placed')
    case 'removeToken':
      return worthOfPlacing(mind, result.faction, 'removed')
    case 'complete':
      return worthOfCompletion(mind, result.card, result.objective)
    case 'keep':
      return KEPT
    case 'drawNext':
      return 0.8
    case 'moveMarker':
    case 'capOnCard':
    case 'capOnSpace':
      return 1
    default:
      return 0
  }
}

/** Results for others count only as far as one may be among them. */
function forSurvivor(mind: Mind, { who, results }: Extract<Result, { do: 'forSurvivor' }>, level: number): number {
  const worth = worthOfResults(mind, results, level)
  switch (who.who) {
    case 'each':
    case 'onIrradiated':
      return worth
    case 'mostEndorsed':
    case 'othersAtVault84':
      return worth / mind.state.players.length
    case 'holder':
      return mind.player.kept.some(({ tag }) => tag === who.tag) ? worth : 0
    default:
      return 0
  }
}

/** What the quests give for a token put on the map, or taken from it. */
function worthOfPlacing(mind: Mind, faction: Faction, on: 'placed' | 'removed'): number {
  const { state } = mind
  let worth = 0
  for (const { card } of state.quests) {
    const quest = LIBRARY[card]
    if (quest?.card !== 'quest') continue
    for (const it of quest.objectives) {
      if (it.by !== 'trigger' || it.trigger.on !== on || it.trigger.faction !== faction) continue
      const wanting = it.trigger.on === 'placed' ? it.trigger.minOnMap - 1 - tokensOnMap(state, faction) : 0
      worth += worthOfResults(mind, it.results, 1) / (1 + Math.max(0, wanting))
    }
  }
  return worth
}

/** What completing an objective brings, whichever way it comes about. */
function worthOfCompletion(mind: Mind, card: number, objective: number | 'choice'): number {
  const quest = LIBRARY[card]
  if (quest?.card !== 'quest' || !mind.state.quests.some(staged => staged.card === card)) return 0
  const worths = quest.objectives.map(it => worthOfResults(mind, it.by === 'count' ? it.count.results : it.results, 1))
  return objective === 'choice' ? Math.max(...worths) : (worths[objective - 1] ?? 0)
}

/** Tasks one after the other: what success and failure bring, and what the way there costs. */
export function worthOfAttempt(
  mind: Mind,
  tasks: readonly Task[],
  success: Results,
  fail: Results,
  level: number,
): number {
  const failed = worthOfResults(mind, fail, level)
  let worth = worthOfResults(mind, success, level)
  for (let i = tasks.length - 1; i >= 0; i--) worth = worthOfTask(mind, tasks[i]!, worth, failed)
  return worth
}

function worthOfTask(mind: Mind, task: Task, won: number, lost: number): number {
  const { state, player } = mind
  switch (task.do) {
    case 'test': {
      const chance = testChance(player, task.letters, task.n)
      return chance * won + (1 - chance) * lost
    }
    case 'fight':
      return lost + worthOfDrawnFight(mind, task, won - lost)
    case 'fightFaction':
      return (
        lost +
        worthOfFight(
          mind.state,
          player,
          { kind: task.faction, face: null, plus: 0, extra: null, far: false },
          won - lost,
        )
      )
    case 'pay':
      return won + worthOfCaps(player, -task.n)
    case 'payAny':
      return won + worthOfCaps(player, -task.min)
    case 'payPer':
      return won + worthOfCaps(player, -task.n)
    case 'discard':
      return won - (task.what === 'junk' || task.what === 'aid' ? 1 : 3) * task.n
    case 'suffer':
      return won + (task.what === 'damage' ? harm(state, player, task.n, 0) : harm(state, player, 0, task.n))
  }
}

function testChance(player: Player, letters: Parameters<typeof testRerolls>[1], n: number): number {
  return passes(n, testRerolls(player, letters) + (hasTrait(player, 'wellRested') ? 1 : 0))
}

/** A fight with whatever comes from the stack. */
function worthOfDrawnFight(mind: Mind, fight: Extract<Task, { do: 'fight' }>, won: number): number {
  const { type, level, ability } = fight
  const stack = ENEMY_STACKS[type]
  let sum = 0
  for (const face of stack) {
    const foe: Foe = { kind: type, face, plus: level, extra: ability, far: false }
    sum += worthOfFight(mind.state, mind.player, foe, won)
  }
  return sum / stack.length
}

import type { Seat } from '@overseer/kernel'
import {
  type Amount,
  attemptAfter,
  type CardNumber,
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
  type TaskRef,
  testRerolls,
  type Thing,
  tokensOnMap,
  type Trait,
} from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import { type Foe, worthOfFight } from './fights.ts'
import { bonusProgress, type Hope, nearness, worthOfAgenda, worthOfPower } from './influence.ts'
import { passChance } from './odds.ts'
import { harm, healthValue, worthOfCaps, worthOfXp } from './survivor.ts'
import { influenceOfMore, type Want, worthOfMore } from './wants.ts'

/** What the words of cards are worth to a survivor. */

/** A seat's evaluation of a state: what it needs again and again. */
export interface Context {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly graph: Graph
  readonly beset: ReadonlySet<Node> // spaces with an enemy that would fight the survivor
  readonly agenda: number // what drawing one is worth
  readonly vault: number // what it is worth to open one
  readonly hope: Hope
  readonly wants: readonly Want[]
  readonly staged: number // what a new quest is worth
  readonly known: Fame
  readonly gear: number // how much things count that only lead to influence: less and less
  readonly things: Things
  readonly fear: number // of the end that nobody wins
  readonly counts: boolean // whether a part of what a quest counts is worth a part of its reward
  readonly again: number // what a failed test of a quest leaves of its worth: it can be repeated
  readonly fight: Fighting
  readonly shop: Shopping
  readonly story: Story
}

/** What it is worth to end a quest in one of its ways, besides what that brings. */
type Story = (state: State, card: CardNumber, objective: number) => number

/** What it is worth to become Idolized or Vilified. */
type Fame = (state: State, seat: Seat, trait: Trait) => number

/** What it is worth to fight an enemy whose death is worth `won` beyond its spoils. */
type Fighting = (context: Context, foe: Foe, won: number) => number

/** What a visit to the shop is worth with so many deals. */
type Shopping = (context: Context, deals: number) => number

/** What things are worth that come by chance. */
interface Things {
  readonly loot: number
  readonly asset: number
  readonly unique: number
  readonly companion: number
  readonly xp: number // by how much more than at first sight
}

/** What tells players apart who judge by the same odds. */
export interface Taste {
  readonly eager: number // how much more drawing an agenda is worth than what it will count
  readonly vault: number
  readonly hope: Hope
  readonly wants: (state: State, player: Player) => readonly Want[]
  readonly staged: (agenda: number) => number
  readonly known: Fame
  readonly gear: (state: State, seat: Seat) => number
  readonly things: Things
  readonly fear: (players: number) => number
  readonly counts: boolean
  readonly again: number
  readonly fight: Fighting
  readonly shop: Shopping
  readonly story?: Story
}

const QUEST = 2.2 // a new one to do
const TRAIT = 0.3

/** The greedy bot's. */
export const CLASSIC: Taste = {
  eager: 1,
  vault: 0,
  hope: bonusProgress,
  wants: () => [],
  staged: () => QUEST,
  known: () => TRAIT,
  gear: () => 1,
  things: { loot: 1.3, asset: 2.6, unique: 4.5, companion: 1.5, xp: 1 },
  fear: () => 1,
  counts: false,
  again: 0,
  fight: ({ state, player }, foe, won) => worthOfFight(state, player, foe, won),
  shop: ({ gear, player }, deals) => gear * (0.4 + 0.13 * Math.min(player.caps, 14) * Math.min(2, deals)),
}

export function contextOf(state: State, seat: Seat, taste: Taste = CLASSIC): Context {
  const { vault, hope, wants, known, things, counts, again, fight, shop, story = noStory } = taste
  const player = itemAt(state.players, seat)
  const agenda = taste.eager * worthOfAgenda(state, seat, hope)
  return {
    state,
    seat,
    player,
    graph: graphOf(state.board),
    beset: besetNodes(state, seat),
    agenda,
    vault,
    hope,
    wants: wants(state, player),
    staged: taste.staged(agenda),
    known,
    gear: taste.gear(state, seat),
    things,
    fear: taste.fear(state.players.length),
    counts,
    again,
    fight,
    shop,
    story,
  }
}

const noStory: Story = () => 0

function besetNodes(state: State, seat: Seat): ReadonlySet<Node> {
  const nodes = new Set<Node>()
  for (const foe of state.foes) if (isHostile(state, seat, foe)) nodes.add(foe.node)
  return nodes
}

const CARD = 0.5 // a new one to meet
const TOKEN = -0.4
const KEPT = 1

function amount(context: Context, n: Amount, level: number): number {
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
      return context.player.caps
    case 'tens':
      return Math.floor(context.player.caps / 10)
    default:
      return n
  }
}

export function worthOfResults(context: Context, results: Results, level: number): number {
  let worth = 0
  for (const result of results) worth += worthOfResult(context, result, level)
  return worth
}

function worthOfResult(context: Context, result: Result, level: number): number {
  const worth = WORTHS[result.do] as Worth<Result['do']>
  return worth(context, result, level)
}

/** What a result is worth; `level` is what L stands for on the card. */
type Worth<D extends Result['do']> = (context: Context, result: Result & { readonly do: D }, level: number) => number

const nothing = (): number => 0
const asset = (context: Context): number => context.things.asset * context.gear + worthToHand(context, 'assets', 1)

/** A worth for every word of the vocabulary; what only moves cards about is worth nothing in itself. */
const WORTHS: { readonly [D in Result['do']]: Worth<D> } = {
  // For the survivor
  xp: (context, { n }, level) => worthOfExperience(context, amount(context, n, level)),
  caps: (context, { n }, level) => worthOfMoney(context, amount(context, n, level)),
  loseCaps: (context, { n }, level) => worthOfMoney(context, -amount(context, n, level)),
  loot: (context, { n }, level) => worthOfLoot(context, amount(context, n, level)),
  agenda: (context, { n }, level) => context.agenda * amount(context, n, level),
  damage: (context, { n }, level) => harm(context.state, context.player, amount(context, n, level), 0),
  rads: (context, { n }, level) => worthOfRads(context, amount(context, n, level)),
  heal: (context, { n }, level) => {
    const { player } = context
    const hp = Math.min(hpMax(player), player.hp + amount(context, n, level))
    return healthValue(hp, player.rads) - healthValue(player.hp, player.rads)
  },
  cure: (context, { n }, level) => {
    const { player } = context
    const rads = Math.max(0, player.rads - amount(context, n, level))
    return healthValue(player.hp, rads) - healthValue(player.hp, player.rads)
  },
  become: (context, { trait }) => worthOfTrait(context, trait),
  lose: nothing,
  unique: context => context.things.unique * context.gear + worthToHand(context, 'assets', 1),
  power: (context, { faction, n }, level) => worthOfSteps(context, faction, amount(context, n, level)),
  move: nothing,
  place: nothing,
  // Shop and assets
  shop: (context, { n }, level) => context.shop(context, amount(context, n, level)),
  shopAdd: nothing,
  shopReplace: nothing,
  takeShop: asset,
  takeAssetDiscard: asset,
  revealAsset: nothing,
  takeRevealed: asset,
  dropRevealed: nothing,
  companionDraw: context => context.things.companion * context.gear + worthToHand(context, 'companions', 1),
  // Enemies, tokens and markers
  fight: (context, fight) => worthOfDrawnFight(context, fight, 0),
  fightToken: nothing,
  killEnemy: () => 1.5,
  killAll: nothing,
  moveEnemies: nothing,
  token: (context, { faction, n }) => TOKEN * n + worthOfPlacing(context, faction, 'placed'),
  removeToken: (context, { faction }) => worthOfPlacing(context, faction, 'removed'),
  tokensPerSurvivor: nothing,
  marker: nothing,
  moveMarker: () => 1,
  moveMarkerToward: nothing,
  inheritMarker: nothing,
  capOnCard: () => 1,
  removeCapOnCard: nothing,
  capOnSpace: () => 1,
  clearCaps: nothing,
  // Cards
  stage: ({ staged }, { cards }) => staged * cards.length,
  add: (_context, { cards }) => CARD * cards.length,
  addSelf: nothing,
  addSelfAtTurnEnd: nothing,
  trash: nothing,
  trashFromDeck: nothing,
  vaultPool: ({ vault }) => vault,
  keep: () => KEPT,
  dropKept: nothing,
  complete: (context, { card, objective }) => worthOfCompletion(context, card, objective),
  resolve: nothing,
  drawNext: () => 0.8,
  // What leads on to other results
  when: (context, { yes, no }, level) => (worthOfResults(context, yes, level) + worthOfResults(context, no, level)) / 2,
  ifDamaged: nothing,
  forSurvivor,
  rollPerCompanion: nothing,
  option: nothing,
}

export function worthOfTrait({ state, seat, player, known }: Context, trait: Trait): number {
  if (trait === 'addicted') return ADDICTED
  return hasTrait(player, trait) ? 0 : known(state, seat, trait)
}

const ADDICTED = -1

// A memory for as long as a judgement lasts: many cards give a faction power.
const powers = new WeakMap<Context, Map<number, number>>()
const MOST_POWER = 100

function worthOfSteps(context: Context, faction: Faction, n: number): number {
  const { state, seat, hope, fear } = context
  let known = powers.get(context)
  if (known === undefined) powers.set(context, (known = new Map()))
  const key = faction === 'star' ? n : n + MOST_POWER
  let worth = known.get(key)
  if (worth === undefined) known.set(key, (worth = worthOfPower(state, seat, faction, n, hope, fear)))
  return worth
}

/** What more of something is worth to the hand of agendas. */
export function worthToHand({ state, seat, player, wants }: Context, thing: Thing, n: number): number {
  if (wants.length === 0) return 0
  const worth = worthOfMore(state, player, wants, thing, n)
  return worth > 0 ? worth + nearness(state, seat, influenceOfMore(state, player, wants, thing, n)) : worth
}

function worthOfRads(context: Context, n: number): number {
  return harm(context.state, context.player, 0, n) + worthToHand(context, 'rads', n)
}

export function worthOfMoney(context: Context, n: number): number {
  return context.gear * worthOfCaps(context.player, n) + worthToHand(context, 'caps', n)
}

export function worthOfExperience(context: Context, n: number): number {
  const levels = n / (context.player.letters.length + 1)
  const { player } = context
  const letters = levels * worthToHand(context, 'letters', 1) * (1 - player.letters.length / 8)
  return (
    context.things.xp * context.gear * worthOfXp(player, n) +
    letters +
    levels * (player.letters.length / 8) * worthToHand(context, 'perks', 1)
  )
}

/** Shares of the loot deck that agendas count. */
const IN_LOOT: Readonly<Partial<Record<Thing, number>>> = { magazines: 0.2, drugs: 0.15, junk: 0.12, companions: 0.15 }

export function worthOfLoot(context: Context, n: number): number {
  let worth = context.things.loot * n * context.gear
  for (const { thing } of context.wants) {
    const share = IN_LOOT[thing]
    if (share !== undefined) worth += share * n * worthToHand(context, thing, 1)
  }
  return worth
}

/** Results for others count only as far as one may be among them. */
function forSurvivor(
  context: Context,
  { who, results }: Extract<Result, { do: 'forSurvivor' }>,
  level: number,
): number {
  const worth = worthOfResults(context, results, level)
  switch (who.who) {
    case 'each':
    case 'onIrradiated':
      return worth
    case 'mostEndorsed':
    case 'othersAtVault84':
      return worth / context.state.players.length
    case 'holder':
      return context.player.kept.some(({ tag }) => tag === who.tag) ? worth : 0
    default:
      return 0
  }
}

/** What the quests give for a token put on the map, or taken from it. */
function worthOfPlacing(context: Context, faction: Faction, on: 'placed' | 'removed'): number {
  const { state } = context
  let worth = 0
  for (const { card } of state.quests) {
    const quest = LIBRARY[card]
    if (quest?.card !== 'quest') continue
    for (const objective of quest.objectives) {
      if (objective.by !== 'trigger') continue
      const { trigger, results } = objective
      if (trigger.on !== on || trigger.faction !== faction) continue
      const missing = trigger.on === 'placed' ? trigger.minOnMap - 1 - tokensOnMap(state, faction) : 0
      worth += worthOfResults(context, results, 1) / (1 + Math.max(0, missing))
    }
  }
  return worth
}

/** What completing an objective brings, whichever way it comes about. */
function worthOfCompletion(context: Context, card: number, objective: number | 'choice'): number {
  const quest = LIBRARY[card]
  if (quest?.card !== 'quest' || !context.state.quests.some(staged => staged.card === card)) return 0
  const worths = quest.objectives.map(wanted =>
    worthOfResults(context, wanted.by === 'count' ? wanted.count.results : wanted.results, 1),
  )
  return objective === 'choice' ? Math.max(...worths) : (worths[objective - 1] ?? 0)
}

/** Tasks one after the other: what success and failure bring, and what the way there costs. */
export function worthOfAttempt(
  context: Context,
  tasks: readonly Task[],
  success: Results,
  fail: Results,
  level: number,
  more = 0, // for success, besides
): number {
  const failed = worthOfResults(context, fail, level)
  let worth = more + worthOfResults(context, success, level)
  for (const task of tasks.toReversed()) worth = worthOfTask(context, task, worth, failed)
  return worth
}

/** What hangs on a task: the tasks and results after it against those of failing. */
export function stakesOf(context: Context, task: TaskRef | null): number {
  if (task === null) return 1
  const { tasks, success, fail } = attemptAfter(task)
  const { level } = task.run
  return Math.max(0.5, worthOfAttempt(context, tasks, success, fail, level) - worthOfResults(context, fail, level))
}

function worthOfTask(context: Context, task: Task, won: number, lost: number): number {
  const { state, player } = context
  switch (task.do) {
    case 'test': {
      const chance = testChance(player, task.letters, task.n)
      return chance * won + (1 - chance) * lost
    }
    case 'fight':
      return lost + worthOfDrawnFight(context, task, won - lost)
    case 'fightFaction':
      return (
        lost + context.fight(context, { kind: task.faction, face: null, plus: 0, extra: null, far: false }, won - lost)
      )
    case 'pay':
      return won + worthOfMoney(context, -task.n)
    case 'payAny':
      return won + worthOfMoney(context, -task.min)
    case 'payPer':
      return won + worthOfMoney(context, -task.n)
    case 'discard':
      return won - (task.what === 'junk' || task.what === 'aid' ? 1 : 3) * task.n
    case 'suffer':
      return won + (task.what === 'damage' ? harm(state, player, task.n, 0) : harm(state, player, 0, task.n))
  }
}

/** How likely all tests are passed if nothing else is asked for; undefined if something is. */
export function chanceOfTests({ player }: Context, tasks: readonly Task[]): number | undefined {
  let chance = 1
  for (const task of tasks) {
    if (task.do !== 'test') return undefined
    chance *= testChance(player, task.letters, task.n)
  }
  return chance
}

function testChance(player: Player, letters: Parameters<typeof testRerolls>[1], n: number): number {
  return passChance(n, testRerolls(player, letters) + (hasTrait(player, 'wellRested') ? 1 : 0))
}

/** A fight with whatever comes from the stack. */
function worthOfDrawnFight(context: Context, fight: Extract<Task, { do: 'fight' }>, won: number): number {
  const { type, level, ability } = fight
  const stack = ENEMY_STACKS[type]
  let sum = 0
  for (const face of stack) {
    const foe: Foe = { kind: type, face, plus: level, extra: ability, far: false }
    sum += context.fight(context, foe, won)
  }
  return sum / stack.length
}

import {
  type Amount,
  ENEMY_STACKS,
  type Faction,
  hasTrait,
  hpMax,
  LIBRARY,
  type Result,
  type Results,
  type Task,
  type Thing,
  tokensOnMap,
  type Trait,
} from '@overseer/wasteland'
import type { Context } from './context.ts'
import type { Foe } from './fights.ts'
import { nearness, worthOfPower } from './influence.ts'
import { harm, healthValue, worthOfCaps, worthOfXp } from './survivor.ts'
import { influenceOfMore, worthOfMore } from './wants.ts'

/** What the words of cards are worth to a survivor. */

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

/** A fight with whatever comes from the stack. */
export function worthOfDrawnFight(context: Context, fight: Extract<Task, { do: 'fight' }>, won: number): number {
  const { type, level, ability } = fight
  const stack = ENEMY_STACKS[type]
  let sum = 0
  for (const face of stack) {
    const foe: Foe = { kind: type, face, plus: level, extra: ability, far: false }
    sum += context.fight(context, foe, won)
  }
  return sum / stack.length
}

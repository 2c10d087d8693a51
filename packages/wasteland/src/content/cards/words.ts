import type { EnemyId } from '../enemies.ts'
import { ITEM_KINDS, type ItemId, type ItemKind, type UniqueId } from '../items/items.ts'
import type { Ability, EncounterDeck, EnemyType, Faction, IconKind, PlaceName, Terrain } from '../terms.ts'
import type { Trait } from '../survivors/traits.ts'
import type {
  ActionObjective,
  Amount,
  CardNumber,
  Clear,
  Condition,
  CountObjective,
  Encounter,
  Fight,
  FightFaction,
  Goal,
  Holding,
  Objective,
  Option,
  Place,
  Prey,
  Quest,
  Result,
  Results,
  Selector,
  Shopping,
  Standing,
  Tag,
  Task,
  Test,
  Trigger,
  TriggerObjective,
} from './types.ts'
import { lettersOf } from '../items/types.ts'

/** A short function for every word of the card vocabulary, named as in the tables of the specification. */

// Cards

export function encounter(number: CardNumber, deck: EncounterDeck, ...options: Option[]): Encounter {
  return { card: 'encounter', number, deck, onDraw: [], options }
}

/** An encounter with results before its options. */
export const onDraw = (results: Results, card: Encounter): Encounter => ({ ...card, onDraw: results })

export function quest(number: CardNumber, ...objectives: Objective[]): Quest {
  return { card: 'quest', number, onStage: [], roundEnd: [], standing: [], objectives }
}

/** A quest with something printed above its objectives. */
export const above = (what: Partial<Pick<Quest, 'onStage' | 'roundEnd' | 'standing'>>, card: Quest): Quest => ({
  ...card,
  ...what,
})

// Options

export const option = (...success: Result[]): Option => ({
  forced: false,
  conditions: [],
  tasks: [],
  success,
  fail: [],
})

export const attempt = (task: Task, success: Results, fail: Results = []): Option => ({
  ...option(...success),
  tasks: [task],
  fail,
})

export const needs = (condition: Condition, what: Option): Option => ({ ...what, conditions: [condition] })
export const forced = (condition: Condition, what: Option): Option => ({ ...needs(condition, what), forced: true })

// Objectives

/** A quest action: where and what (white part), the instructions, the results. */
export const action = (
  white: Condition | readonly Condition[],
  tasks: readonly Task[],
  results: Results,
  fail: Results = [],
): ActionObjective => ({ by: 'action', conditions: 'is' in white ? [white] : white, tasks, results, fail })

export const deed = (trigger: Trigger, results: Results, conditions: readonly Condition[] = []): TriggerObjective => ({
  by: 'trigger',
  trigger,
  conditions,
  results,
})

export const counted = (
  count: ActionObjective | TriggerObjective,
  trigger: Trigger,
  results: Results,
): CountObjective => ({ by: 'count', count, trigger, results })

// Conditions

export const not = (of: Condition): Condition => ({ is: 'not', of })
export const anyOf = (...of: Condition[]): Condition => ({ is: 'anyOf', of })
export const at = (place: PlaceName): Condition => ({ is: 'at', place })
export const atKind = (kind: IconKind, min = 1, max = 9): Condition => ({ is: 'atKind', kind, min, max })
export const atTerrain = (terrain: Terrain): Condition => ({ is: 'atTerrain', terrain })
export const awayFromNamed = (n: number): Condition => ({ is: 'awayFromNamed', n })
export const onCard = (card: CardNumber): Condition => ({ is: 'onCard', card })
export const atToken = (faction: Faction): Condition => ({ is: 'atToken', faction })
export const nearToken = (faction: Faction): Condition => ({ is: 'nearToken', faction })
export const noToken = (faction: Faction): Condition => ({ is: 'noToken', faction })
export const tokenAtMarker = (faction: Faction): Condition => ({ is: 'tokenAtMarker', faction })
export const atMarker = (of: 'card' | 'wreck' = 'card'): Condition => ({ is: 'atMarker', of })
export const trait = (...traits: Trait[]): Condition => ({ is: 'trait', traits })
export const has = (what: 'companion' | 'robot' | 'contribution'): Condition => ({ is: 'has', what })
export const held = (tag: Tag): Condition => ({ is: 'held', tag })
export const equipped = (...what: (ItemKind | ItemId)[]): Condition => ({
  is: 'equipped',
  kinds: what.filter(isKind),
  items: what.filter(name => !isKind(name)),
})
export const remainingHp = (max: number): Condition => ({ is: 'remainingHp', max })
export const noEnemyWithin = (n: number): Condition => ({ is: 'noEnemyWithin', n })
export const majority = (terrain: Terrain): Condition => ({ is: 'majority', terrain })
export const survivorNear: Condition = { is: 'survivorNear' }
export const survivorWith = (withTrait: Trait): Condition => ({ is: 'survivorWith', trait: withTrait })
export const staged = (card: CardNumber): Condition => ({ is: 'staged', card })
export const capsOnCard = (n: number): Condition => ({ is: 'capsOnCard', n })
export const unmarked: Condition = { is: 'unmarked' }
export const lastOfDeck: Condition = { is: 'lastOfDeck' }

const isKind = (what: ItemKind | ItemId): what is ItemKind => (ITEM_KINDS as readonly string[]).includes(what)

// Tasks

export const test = (letters: string, n: number, helpedBy: Tag | null = null): Test => ({
  do: 'test',
  letters: lettersOf(letters),
  n,
  helpedBy,
})
export const fight = (type: EnemyType, { level = 0, ability }: Stronger = {}): Fight => ({
  do: 'fight',
  type,
  level,
  ability: ability ?? null,
})
interface Stronger {
  readonly level?: number
  readonly ability?: Ability
}
export const fightFaction = (faction: Faction): FightFaction => ({ do: 'fightFaction', faction })
export const pay = (n: number): Task => ({ do: 'pay', n })
export const payAny = (min: number): Task => ({ do: 'payAny', min })
export const payPer = (n: number): Task => ({ do: 'payPer', n })
export const discard = (what: Holding, n = 1): Task => ({ do: 'discard', what, n })
export const suffer = (what: 'damage' | 'rads', n: number): Task => ({ do: 'suffer', what, n })

// Triggers

export const killed = (prey: Partial<Prey>): Trigger => ({ on: 'killed', ...ANY_PREY, ...prey })
const ANY_PREY: Prey = { type: null, name: null, minLevel: 0, ability: null, factions: [], last: false }
export const killedNamed = (name: EnemyId): Trigger => killed({ name })
export const killedLast = (faction: Faction): Trigger => killed({ factions: [faction], last: true })
export const explored = (back: 'deadly' | null = null): Trigger => ({ on: 'explored', back })
export const placed = (faction: Faction, minOnMap = 1, noneWithin: Clear | null = null): Trigger => ({
  on: 'placed',
  faction,
  minOnMap,
  noneWithin,
})
export const removed = (faction: Faction): Trigger => ({ on: 'removed', faction })
export const radsInTurn = (n: number): Trigger => ({ on: 'radsInTurn', n })
export const damageInFight = (n: number): Trigger => ({ on: 'damageInFight', n })
export const campedNear = (level: number): Trigger => ({ on: 'campedNear', level })
export const markerAt = (goal: Goal): Trigger => ({ on: 'markerAt', goal })
export const capsReach = (n: number): Trigger => ({ on: 'capsOnCard', n })
export const allMarked = (kind: IconKind): Trigger => ({ on: 'allMarked', kind })
export const via = (...cards: CardNumber[]): Trigger => ({ on: 'via', cards })

// Results

export const when = (question: Condition | readonly Condition[], yes: Results, no: Results = []): Result => ({
  do: 'when',
  if: 'is' in question ? [question] : question,
  yes,
  no,
})
export const xp = (n: Amount): Result => ({ do: 'xp', n })
export const caps = (n: Amount): Result => ({ do: 'caps', n })
export const loseCaps = (n: Amount): Result => ({ do: 'loseCaps', n })
export const loot = (n: Amount): Result => ({ do: 'loot', n })
export const agenda = (n: Amount): Result => ({ do: 'agenda', n })
export const unique = (item: UniqueId): Result => ({ do: 'unique', item })
export const power = (faction: Faction, n: Amount): Result => ({ do: 'power', faction, n })
export const stage = (...cards: CardNumber[]): Result => ({ do: 'stage', cards })
export const add = (...cards: CardNumber[]): Result => ({ do: 'add', cards })
export const addSelf: Result = { do: 'addSelf' }
export const addSelfAtTurnEnd: Result = { do: 'addSelfAtTurnEnd' }
export const trash: Result = { do: 'trash' }
export const become = (gained: Trait): Result => ({ do: 'become', trait: gained })
export const lose = (lost: Trait): Result => ({ do: 'lose', trait: lost })
export const damage = (n: Amount): Result => ({ do: 'damage', n })
export const rads = (n: Amount): Result => ({ do: 'rads', n })
export const heal = (n: Amount): Result => ({ do: 'heal', n })
export const cure = (n: Amount): Result => ({ do: 'cure', n })
export const move = (n: number): Result => ({ do: 'move', n })
export const place = (where: Place): Result => ({ do: 'place', place: where })
export const shop = (n: Amount, terms: Partial<Omit<Shopping, 'do' | 'n'>> = {}): Result => ({
  do: 'shop',
  n,
  discount: 0,
  kinds: [],
  saleBonus: 0,
  ...terms,
})
export const shopAdd = (n: Amount): Result => ({ do: 'shopAdd', n })
export const shopReplace = (n: Amount): Result => ({ do: 'shopReplace', n })
export const takeShop: Result = { do: 'takeShop' }
export const takeAssetDiscard: Result = { do: 'takeAssetDiscard' }
export const revealAsset: Result = { do: 'revealAsset' }
export const takeRevealed: Result = { do: 'takeRevealed' }
export const dropRevealed: Result = { do: 'dropRevealed' }
export const companionDraw = (who: 'meets' | 'any'): Result => ({ do: 'companionDraw', who })
export const fightToken = (faction: Faction): Result => ({ do: 'fightToken', faction })
export const doOption = (n: number): Result => ({ do: 'option', n })
export const adjacent: Selector = { who: 'adjacent' }
export const chosen = (withTrait: Trait): Selector => ({ who: 'chosen', trait: withTrait })
export const onIrradiated: Selector = { who: 'onIrradiated' }
export const mostEndorsed = (rank: 'sole' | 'tied'): Selector => ({ who: 'mostEndorsed', rank })
export const fewestEndorsed: Selector = { who: 'fewestEndorsed' }
export const othersAtVault84: Selector = { who: 'othersAtVault84' }
export const holder = (tag: Tag): Selector => ({ who: 'holder', tag })
export const each: Selector = { who: 'each' }
export const forSurvivor = (who: Selector, ...results: Result[]): Result => ({ do: 'forSurvivor', who, results })
export const killEnemy = (range: number): Result => ({ do: 'killEnemy', range })
export const killAll = (range: number): Result => ({ do: 'killAll', range })
export const moveEnemies = (type: EnemyType, n: number): Result => ({ do: 'moveEnemies', type, n })
export const token = (faction: Faction, where: Place, n = 1): Result => ({ do: 'token', faction, place: where, n })
export const removeToken = (faction: Faction, where: Place): Result => ({ do: 'removeToken', faction, place: where })
export const tokensPerSurvivor = (by: 'level' | 'choice', ...put: [Faction, IconKind][]): Result => ({
  do: 'tokensPerSurvivor',
  by,
  put: put.map(([faction, kind]) => ({ faction, kind })),
})
export const marker = (where: Place): Result => ({ do: 'marker', place: where })
export const moveMarker = (n: Amount): Result => ({ do: 'moveMarker', n })
export const moveMarkerToward = (where: Place): Result => ({ do: 'moveMarkerToward', place: where })
export const inheritMarker: Result = { do: 'inheritMarker' }
export const capOnCard = (n: Amount): Result => ({ do: 'capOnCard', n })
export const removeCapOnCard = (n: Amount): Result => ({ do: 'removeCapOnCard', n })
export const capOnSpace: Result = { do: 'capOnSpace' }
export const clearCaps: Result = { do: 'clearCaps' }
export const complete = (card: CardNumber, objective: number | 'choice'): Result => ({
  do: 'complete',
  card,
  objective,
})
export const keep = (tag: Tag): Result => ({ do: 'keep', tag })
export const dropKept = (tag: Tag): Result => ({ do: 'dropKept', tag })
export const resolve = (card: CardNumber): Result => ({ do: 'resolve', card })
export const drawNext: Result = { do: 'drawNext', may: false }
export const mayDrawNext: Result = { do: 'drawNext', may: true }
export const trashFromDeck = (...cards: CardNumber[]): Result => ({ do: 'trashFromDeck', cards })
export const vaultPool = (...cards: CardNumber[]): Result => ({ do: 'vaultPool', cards })
export const rollPerCompanion = (face: number, ...results: Result[]): Result => ({
  do: 'rollPerCompanion',
  face,
  results,
})
export const ifDamaged = (...results: Result[]): Result => ({ do: 'ifDamaged', results })

// Standing rules

export const markerAction = (task: Test, ...results: Result[]): Standing => ({
  rule: 'markerAction',
  test: task,
  results,
})
export const redirect = (faction: Faction): Standing => ({ rule: 'redirect', faction })
export const carryMarker: Standing = { rule: 'carryMarker' }
export const beforeEncounter = (deck: EncounterDeck, foe: Fight): Standing => ({
  rule: 'beforeEncounter',
  deck,
  fight: foe,
})
export const levelBonus = (n: number): Standing => ({ rule: 'levelBonus', n })
export const extraIcon = (kind: IconKind, level: number, name: PlaceName): Standing => ({
  rule: 'extraIcon',
  kind,
  level,
  name,
})
export const boardCard: Standing = { rule: 'boardCard' }

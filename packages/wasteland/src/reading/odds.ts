import type { Seat } from '@overseer/kernel'
import { questCard } from '../content/cards/library.ts'
import type { CardNumber, Task, Test } from '../content/cards/types.ts'
import { canAfford, isBarred } from '../rules/cards/tasks.ts'
import { areasOf, hitsOn } from '../rules/fight/dice.ts'
import { HELPER_HITS } from '../rules/fight/testing.ts'
import { testRerolls } from '../rules/items/passives.ts'
import { type Foe, playerAt, type TestRoll } from '../state.ts'
import { asState, type View, survivorOf } from '../view.ts'
import { type Help, helpsFor, type Means, NO_MEANS, type Occasion, together } from './helps.ts'
import { RerollOdds, type Score } from './rerolls.ts'
import { facesOf, type Opponent, type Stance, stanceAgainst, stanceIn } from './stance.ts'

/**
 * The odds of tests and fights, exactly: rerolls are spent for the best chance to win, then not to die, then for the least
 * damage. A kill counts only if the survivor lives, for the enemy strikes first.
 */
export interface Chance {
  readonly win: number // the test is passed, the enemy killed
  readonly die: number
  readonly damage: number // expected, after armor
  readonly rads: number // expected
}

/** What one more thing would make of it. */
export type Helped = Help & { readonly chance: Chance }

export interface Odds {
  readonly chance: Chance // with the rerolls one has
  readonly helps: readonly Helped[] // each by itself
  readonly all: Chance // with everything that may be used
  readonly rerolls: number
}

export interface FightOdds extends Odds {
  readonly level: number
  readonly needed: number // hits that dice and cards must still bring
  readonly armor: number
}

/** A roll that lies on the table. */
export interface RollOdds extends Odds {
  readonly is: 'test' | 'fight'
  readonly kept: Chance // as the dice lie
  readonly rerolled: readonly { readonly dice: readonly number[]; readonly chance: Chance }[] // best first
}

const NOT_DYING = 1e-3
const UNHURT = 1e-6

const toScore = ({ win, die, damage, rads }: Chance): Score => [
  win - NOT_DYING * die - UNHURT * (damage + rads),
  win,
  die,
  damage,
  rads,
]
const toChance = ([, win, die, damage, rads]: Score): Chance => ({
  win: win!,
  die: die!,
  damage: damage!,
  rads: rads!,
})

/** What a final roll comes to. */
type Outcome = (dice: readonly number[]) => Chance

function fightOutcome(stance: Stance, means: Means, struck: boolean): Outcome {
  const { level, needed, armor, rads } = stance
  const areas = stance.areas | means.areas
  const life = stance.life - means.rads
  return dice => {
    const damage = struck ? 0 : Math.max(0, hitsOn(dice) + stance.shots - armor - means.block) * level
    const hurt = damage > 0 && damage < life ? rads : 0
    if (damage + hurt >= life) return { win: 0, die: 1, damage, rads: hurt }
    let matching = 0
    for (const face of dice) if ((areasOf(face) & areas) !== 0) matching++
    const paid = Math.min(Math.max(0, matching - stance.matched), means.perMatch)
    const hits = matching + stance.hits + means.hits + (matching > 0 ? stance.matchHits : 0) + paid
    return { win: hits >= needed ? 1 : 0, die: 0, damage, rads: hurt }
  }
}

function testOutcome(n: number, bonus: number): Outcome {
  return dice => ({ win: hitsOn(dice) + bonus >= n ? 1 : 0, die: 0, damage: 0, rads: 0 })
}

function solve(outcome: Outcome, rerolls: number, sets: number, locked = 0): RerollOdds {
  return new RerollOdds(dice => toScore(outcome(dice)), rerolls, sets, locked)
}

const average = (chances: readonly Chance[]): Chance => {
  const mean = (fact: keyof Chance): number => chances.reduce((sum, one) => sum + one[fact], 0) / chances.length
  return { win: mean('win'), die: mean('die'), damage: mean('damage'), rads: mean('rads') }
}

function oddsWith(helps: readonly Help[], rerolls: number, chanceWith: (means: Means) => Chance): Odds {
  const chance = chanceWith(NO_MEANS)
  const helped = helps.map(help => ({ ...help, chance: chanceWith(help.means) }))
  const [only] = helped
  const all = helped.length > 1 ? chanceWith(together(helps)) : (only?.chance ?? chance)
  return { chance, helps: helped, all, rerolls }
}

/** A test that has not begun. */
export function testOdds(view: View, seat: Seat, { letters, n, helpedBy }: Test): Odds {
  const player = playerAt(asState(view), seat)
  const rerolls = testRerolls(player, letters)
  const bonus = HELPER_HITS * player.kept.filter(({ tag }) => tag === helpedBy).length
  return oddsWith(helpsFor(view, seat, { is: 'test', letters, rested: false }), rerolls, means =>
    toChance(solve(testOutcome(n, bonus), rerolls + means.rerolls, means.sets).before),
  )
}

const AHEAD: Occasion = { is: 'fight', stage: 'ahead', rested: false }

/** A fight that has not begun; against an enemy that nobody has seen, the average of all it could be. */
export function fightOdds(view: View, seat: Seat, opponent: Opponent): FightOdds {
  const stances = facesOf(view, opponent).map(face => stanceAgainst(view, seat, { ...opponent, face }))
  const mean = (fact: 'level' | 'needed' | 'hits' | 'armor'): number =>
    stances.reduce((sum, stance) => sum + stance[fact], 0) / stances.length
  const rerolls = stances[0]?.rerolls ?? 0
  const odds = oddsWith(helpsFor(view, seat, AHEAD), rerolls, means =>
    average(
      stances.map(stance =>
        toChance(solve(fightOutcome(stance, means, false), stance.rerolls + means.rerolls, means.sets).before),
      ),
    ),
  )
  return { ...odds, level: mean('level'), needed: mean('needed') - mean('hits'), armor: mean('armor') }
}

/** A fight with an enemy on the map. */
export function foeOdds(view: View, seat: Seat, { kind, face, node }: Foe): FightOdds {
  const far = node !== survivorOf(view, seat).node
  return fightOdds(view, seat, { kind, face, plus: 0, extra: null, far })
}

/** The roll under way, whoever makes it; undefined if no dice lie on the table. */
export function rollOdds(view: View): RollOdds | undefined {
  const { trial, fight } = view
  if (trial !== null) return trialOdds(view, trial)
  if (fight === null || fight.dice.length === 0) return undefined
  const { seat, dice, locked, rested } = fight
  const struck = view.pending?.ask === 'beforeHits'
  const stance = stanceIn(view, fight)
  const helps = helpsFor(view, seat, { is: 'fight', stage: struck ? 'struck' : 'rolled', rested })
  const rerolls = struck ? 0 : stance.rerolls
  return underWay('fight', dice, locked, rerolls, helps, means => fightOutcome(stance, means, struck))
}

/** The fight under way before its dice are cast; undefined if there is none, or they lie on the table. */
export function openingOdds(view: View): Odds | undefined {
  const { fight } = view
  if (fight === null || fight.dice.length > 0) return undefined
  const stance = stanceIn(view, fight)
  const helps = helpsFor(view, fight.seat, { is: 'fight', stage: 'ahead', rested: fight.rested })
  return oddsWith(helps, stance.rerolls, means =>
    toChance(solve(fightOutcome(stance, means, false), stance.rerolls + means.rerolls, means.sets).before),
  )
}

function trialOdds(view: View, { seat, letters, n, bonus, dice, locked, rerolls, rested }: TestRoll): RollOdds {
  const helps = helpsFor(view, seat, { is: 'test', letters, rested })
  return underWay('test', dice, locked, rerolls, helps, () => testOutcome(n, bonus))
}

function underWay(
  is: 'test' | 'fight',
  dice: readonly number[],
  locked: number,
  rerolls: number,
  helps: readonly Help[],
  outcome: (means: Means) => Outcome,
): RollOdds {
  const plain = solve(outcome(NO_MEANS), rerolls, 0, locked)
  const odds = oddsWith(helps, rerolls, means =>
    toChance(solve(outcome(means), rerolls + means.rerolls, means.sets, locked).best(dice)),
  )
  const rerolled = plain
    .rerolled(dice)
    .sort((a, b) => b.score[0]! - a.score[0]!)
    .map(({ dice: which, score }) => ({ dice: which, chance: toChance(score) }))
  return { is, ...odds, kept: toChance(plain.kept(dice)), rerolled }
}

// What cards ask for

/** The tasks of an option or objective, in order; the first failure ends the attempt. */
export interface AttemptOdds {
  readonly affordable: boolean // every payment can be made, and loyalty forbids no fight
  readonly chance: Chance // of the whole
  readonly all: Chance // with everything that may be used in each of them
  readonly tasks: readonly { readonly task: Task; readonly odds: Odds | null }[] // null: no dice
}

const SURE: Chance = { win: 1, die: 0, damage: 0, rads: 0 }
/** W-FIGHT-R10: without a token there is no fight, and the task has failed. */
const LOST: Chance = { win: 0, die: 0, damage: 0, rads: 0 }
const NO_FIGHT: Odds = { chance: LOST, helps: [], all: LOST, rerolls: 0 }
const SURE_ODDS: Odds = { chance: SURE, helps: [], all: SURE, rerolls: 0 }

export function attemptOdds(view: View, seat: Seat, tasks: readonly Task[]): AttemptOdds {
  const listed = tasks.map(task => ({ task, odds: taskOdds(view, seat, task) }))
  const chain = (pick: (odds: Odds) => Chance): Chance =>
    listed.reduce((sum, { odds }) => after(sum, pick(odds ?? SURE_ODDS)), SURE)
  return {
    affordable: canAfford(asState(view), seat, tasks) && !isBarred(asState(view), seat, tasks),
    chance: chain(({ chance }) => chance),
    all: chain(({ all }) => all),
    tasks: listed,
  }
}

/** One thing, and once it is done the next. */
function after(first: Chance, next: Chance): Chance {
  return {
    win: first.win * next.win,
    die: first.die + first.win * next.die,
    damage: first.damage + first.win * next.damage,
    rads: first.rads + first.win * next.rads,
  }
}

function taskOdds(view: View, seat: Seat, task: Task): Odds | null {
  switch (task.do) {
    case 'test':
      return testOdds(view, seat, task)
    case 'fight':
      if (view.stacks[task.type].deck === 0) return NO_FIGHT
      return fightOdds(view, seat, { kind: task.type, face: null, plus: task.level, extra: task.ability, far: false })
    case 'fightFaction':
      return fightOdds(view, seat, { kind: task.faction, face: null, plus: 0, extra: null, far: false })
    default:
      return null
  }
}

/** The quest action of an objective, counted from 1; undefined if none is needed. 0: the action of the marker. */
export function questOdds(view: View, seat: Seat, card: CardNumber, objective: number): AttemptOdds | undefined {
  const { objectives, standing } = questCard(card)
  if (objective === 0) {
    const rule = standing.find(one => one.rule === 'markerAction')
    return rule === undefined ? undefined : attemptOdds(view, seat, [rule.test])
  }
  const wanted = objectives[objective - 1]
  const part = wanted?.by === 'count' ? wanted.count : wanted
  return part?.by === 'action' ? attemptOdds(view, seat, part.tasks) : undefined
}

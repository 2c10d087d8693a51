import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import { type ItemId, ITEMS } from '../../content/items/items.ts'
import { type Attempt, attemptAt, failureAt, successAt, type TaskAt } from '../../content/cards/addresses.ts'
import type { Holding, Task } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import { type Player, playerAt, type State } from '../../state.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import type { Faction } from '../../content/terms.ts'
import { because, type Objection } from '../../refusal.ts'
import { ask, pickOne } from '../asking.ts'
import { discardItem } from '../items/belongings.ts'
import { drawAndFight, fightFaction } from '../fight/fighting.ts'
import { atPeace } from '../fight/foes.ts'
import { belongings } from '../items/passives.ts'
import { isFatal, killIfFatal, loseHp, spendCaps, sufferRads, whyMissing } from '../survivors/survivors.ts'
import { startTest } from '../fight/testing.ts'
import type { Run, TaskRef } from '../../run.ts'

/** Tasks: what must succeed before results are earned, in order; the first failure ends the attempt. */

/** What is left to do after a task, and what comes of it. */
export function attemptAfter({ run, path, at }: TaskRef): Attempt {
  const { tasks, success, fail } = attemptAt(run.card, path)
  return { tasks: tasks.slice(at + 1), success, fail }
}

/** W-RES-R7: the survivor was killed, or eliminated, since this began. */
export function isCutShort(state: State, run: Run): boolean {
  const player = playerAt(state, run.seat)
  return player.eliminated || player.deaths !== run.deaths
}

type TasksStep = { readonly run: Run; readonly path: TaskAt; readonly at: number }

export function tasks(state: State, { run, path, at }: TasksStep, emit?: Emit<Event>): void {
  const task = attemptAt(run.card, path).tasks[at]
  if (task === undefined) return succeed(state, run, path, emit)
  if (isCutShort(state, run)) return fail(state, run, path, emit) // W-ENC-R6, W-QCARD-R8
  begin(state, task, { run, path, at }, emit)
}

type TaskDone = {
  readonly task: TaskRef
  readonly ok: boolean
  readonly excess: number
  readonly hurt: number
  readonly paid: number
}

export function taskDone(state: State, { task, ok, excess, hurt, paid }: TaskDone, emit?: Emit<Event>): void {
  const { path, at } = task
  const run: Run = { ...task.run, excess, hurt: task.run.hurt + hurt, paid: task.run.paid + paid }
  if (ok) push(state, { do: 'tasks', run, path, at: at + 1 })
  else fail(state, run, path, emit)
}

function succeed(state: State, run: Run, path: TaskAt, emit?: Emit<Event>): void {
  tellOutcome(run, path, true, emit)
  push(state, { do: 'results', run, path: successAt(path), at: 0 })
}

/** W-QCARD-R6: earlier effects stand, and a printed failure result is carried out. */
function fail(state: State, run: Run, path: TaskAt, emit?: Emit<Event>): void {
  tellOutcome(run, path, false, emit)
  const failure = failureAt(path)
  if (failure !== undefined && attemptAt(run.card, path).fail.length > 0)
    push(state, { do: 'results', run, path: failure, at: 0 })
}

function tellOutcome({ seat, card }: Run, at: TaskAt, success: boolean, emit?: Emit<Event>): void {
  if (emit === undefined) return
  const [list, index, count] = at
  if (list === 'options') emit({ type: 'optionResolved', seat, card, option: index + 1, success })
  if (list !== 'objectives') return
  const type = !success ? 'questFailed' : count === undefined ? 'objectiveCompleted' : 'objectiveCounted'
  emit({ type, seat, card, objective: index + 1 })
}

function done(state: State, task: TaskRef, ok: boolean, paid = 0): void {
  push(state, { do: 'taskDone', task, ok, excess: 0, hurt: 0, paid })
}

function begin(state: State, task: Task, ref: TaskRef, emit?: Emit<Event>): void {
  const { seat } = ref.run
  switch (task.do) {
    case 'test':
      return startTest(state, seat, task, ref, emit)
    case 'fight':
      return drawAndFight(state, seat, task.type, task.level, task.ability, ref, emit)
    case 'fightFaction':
      return fightFaction(state, seat, task.faction, ref, emit)
    case 'pay':
      spendCaps(state, seat, task.n, emit)
      return done(state, ref, true, task.n)
    case 'payAny':
      return push(state, { do: 'payCaps', seat, task: ref, unit: 1, min: task.min })
    case 'payPer':
      return push(state, { do: 'payCaps', seat, task: ref, unit: task.n, min: task.n })
    case 'discard':
      done(state, ref, true)
      return push(state, { do: 'giveUp', seat, what: task.what, left: task.n })
    case 'suffer':
      if (task.what === 'damage') loseHp(state, seat, task.n, emit)
      else sufferRads(state, seat, task.n, emit)
      done(state, ref, !isFatal(playerAt(state, seat)))
      killIfFatal(state, seat)
  }
}

/** W-CON-R9: equipped or carried. */
function matches(card: ItemId, what: Holding): boolean {
  const { kind, robot } = ITEMS[card]
  return what === 'robot' ? kind === 'companion' && robot : kind === what
}

function holdings(player: Player, what: Holding): ItemId[] {
  return belongings(player).filter(card => matches(card, what))
}

/** W-CON-R19, W-ENC-R4: every payment can be made in full. */
export function canAfford(state: State, seat: Seat, list: readonly Task[]): boolean {
  const player = playerAt(state, seat)
  for (const task of list) if (shortage(player, task) > 0) return false
  return true
}

/** Why not every payment can be made in full, by this rule. */
export function whyUnaffordable(state: State, seat: Seat, list: readonly Task[], rule: RuleId): Objection | undefined {
  const player = playerAt(state, seat)
  for (const task of list) {
    const missing = shortage(player, task)
    if (missing > 0) return because(rule, { missing, of: task.do === 'discard' ? task.what : 'caps' })
  }
  return undefined
}

/** What a survivor lacks for a task. */
function shortage(player: Player, task: Task): number {
  switch (task.do) {
    case 'pay':
    case 'payPer':
      return task.n - player.caps
    case 'payAny':
      return task.min - player.caps
    case 'discard':
      return task.n - holdings(player, task.what).length
    default:
      return 0
  }
}

/** W-LOYAL-R4, W-QCARD-R7: they demand a fight that loyalty forbids. */
export function isBarred(state: State, seat: Seat, list: readonly Task[]): boolean {
  return barredFaction(state, seat, list) !== undefined
}

/** Why not, by this rule, if loyalty forbids a fight that they demand. */
export function whyBarred(state: State, seat: Seat, list: readonly Task[], rule: RuleId): Objection | undefined {
  const loyalTo = barredFaction(state, seat, list)
  return loyalTo && because(rule, { loyalTo })
}

function barredFaction(state: State, seat: Seat, list: readonly Task[]): Faction | undefined {
  for (const task of list) if (task.do === 'fightFaction' && atPeace(state, seat, task.faction)) return task.faction
  return undefined
}

type PayCaps = Asked & { readonly task: TaskRef; readonly unit: number; readonly min: number }

/** 064, 055: an amount of choice. */
export const payCaps = ask<'caps', PayCaps>({
  options(state, { seat, unit, min }) {
    const list: ChoiceOf<'caps'>[] = []
    for (let n = min; n <= playerAt(state, seat).caps; n += unit) list.push({ do: 'caps', n })
    return list
  },
  rule: 'W-CON-C064',
  why: {
    caps(state, { seat, unit, min }, { n }) {
      if (n < min || n % unit !== 0) return because('W-CON-C064', { least: min, unit })
      return whyMissing(playerAt(state, seat), n)
    },
  },
  answers: {
    caps(state, { seat, task }, { n }, emit) {
      spendCaps(state, seat, n, emit)
      done(state, task, true, n)
    },
  },
})

type GiveUp = Asked & { readonly what: Holding; readonly left: number }

/** Cards discarded for a quest or an encounter. */
export const giveUp = pickOne({
  options: (state, { seat, what, left }: GiveUp): ChoiceOf<'discard'>[] =>
    left === 0 ? [] : [...new Set(holdings(playerAt(state, seat), what))].map(card => ({ do: 'discard', card })),
  rule: 'W-CON-R9',
  effect(state, step, { card }, emit) {
    push(state, { ...step, do: 'giveUp', left: step.left - 1 }, { do: 'overflow', seat: step.seat })
    discardItem(state, step.seat, card, emit)
  },
})

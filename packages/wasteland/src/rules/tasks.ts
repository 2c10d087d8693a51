import type { Emit, Question, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type ItemId, ITEMS } from '../content/items.ts'
import { LIBRARY } from '../content/library.ts'
import type { ActionObjective, Holding, Option, Result, Results, Standing, Task } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { type Path, type Player, push, type Run, type State, type TaskRef } from '../state.ts'
import type { Step } from '../steps.ts'
import { discardItem } from './belongings.ts'
import { drawAndFight, fightFaction } from './fighting.ts'
import { atPeace } from './foes.ts'
import { belongings } from './passives.ts'
import { isFatal, killIfFatal, loseHp, payCaps, sufferRads } from './survivors.ts'
import { startTest } from './testing.ts'

/** Tasks: what must succeed before results are earned, in order; the first failure ends the attempt. */

type Ask = Step & { readonly seat: Seat }

type Attempt = Extract<Result, { do: 'attempt' }>
type MarkerAction = Extract<Standing, { rule: 'markerAction' }>
type Holder = Option | ActionObjective | Attempt | MarkerAction

/** The part of a card's literal that a path leads to. */
function partOf(card: number, path: Path): unknown {
  let part: unknown = LIBRARY[card]
  for (const key of path) part = (part as Record<string | number, unknown>)[key]
  return part
}

function tasksOf(holder: Holder): readonly Task[] {
  if ('tasks' in holder) return holder.tasks
  return 'task' in holder ? [holder.task] : [holder.test]
}

const successOf = (holder: Holder): string => ('success' in holder ? 'success' : 'results')

/** What is left to do after a task, and what comes of it. */
export function attemptAfter({ run, path, at }: TaskRef): { tasks: readonly Task[]; success: Results; fail: Results } {
  const holder = partOf(run.card, path) as Holder
  const success = 'success' in holder ? holder.success : holder.results
  return { tasks: tasksOf(holder).slice(at + 1), success, fail: 'fail' in holder ? holder.fail : [] }
}

/** W-RES-R7: the survivor was killed, or eliminated, since this began. */
export function isCutShort(state: State, run: Run): boolean {
  const player = state.players[run.seat]!
  return player.eliminated || player.deaths !== run.deaths
}

type TasksStep = { readonly run: Run; readonly path: Path; readonly at: number }

export function tasks(state: State, { run, path, at }: TasksStep, emit?: Emit<Event>): void {
  const holder = partOf(run.card, path) as Holder
  const task = tasksOf(holder)[at]
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

function succeed(state: State, run: Run, path: Path, emit?: Emit<Event>): void {
  tellOutcome(run, path, true, emit)
  push(state, { do: 'results', run, path: [...path, successOf(partOf(run.card, path) as Holder)], at: 0 })
}

/** W-QCARD-R6: earlier effects stand, and a printed failure result is carried out. */
function fail(state: State, run: Run, path: Path, emit?: Emit<Event>): void {
  tellOutcome(run, path, false, emit)
  const holder = partOf(run.card, path) as Holder
  if ('fail' in holder && holder.fail.length > 0) push(state, { do: 'results', run, path: [...path, 'fail'], at: 0 })
}

function tellOutcome({ seat, card }: Run, path: Path, success: boolean, emit?: Emit<Event>): void {
  if (emit === undefined) return
  const [list, index] = path as [string, number]
  if (list === 'options' && path.length === 2) emit({ type: 'optionResolved', seat, card, option: index + 1, success })
  if (list !== 'objectives') return
  const type = !success ? 'questFailed' : path.length === 2 ? 'objectiveCompleted' : 'objectiveCounted'
  emit({ type, seat, card, objective: index + 1 })
}

function done(state: State, task: TaskRef, ok: boolean, paid = 0): void {
  push(state, { do: 'taskDone', task, ok, excess: 0, hurt: 0, paid })
}

function begin(state: State, task: Task, ref: TaskRef, emit?: Emit<Event>): void {
  const { seat } = ref.run
  switch (task.do) {
    case 'test':
      return startTest(state, seat, task.letters, task.n, ref, emit)
    case 'fight':
      return drawAndFight(state, seat, task.type, task.level, task.ability, ref, emit)
    case 'fightFaction':
      return fightFaction(state, seat, task.faction, ref, emit)
    case 'pay':
      payCaps(state, seat, task.n, emit)
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
      done(state, ref, !isFatal(state.players[seat]!))
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
  const player = state.players[seat]!
  for (const task of list) {
    if (task.do === 'pay' && player.caps < task.n) return false
    if (task.do === 'payAny' && player.caps < task.min) return false
    if (task.do === 'payPer' && player.caps < task.n) return false
    if (task.do === 'discard' && holdings(player, task.what).length < task.n) return false
  }
  return true
}

/** W-LOYAL-R4, W-QCARD-R7: it demands a fight that loyalty forbids. */
export function isBarred(state: State, seat: Seat, list: readonly Task[]): boolean {
  return list.some(task => task.do === 'fightFaction' && atPeace(state, seat, task.faction))
}

type PayCaps = Ask & { readonly task: TaskRef; readonly unit: number; readonly min: number }

/** 064, 055: an amount of choice. */
export const payCapsQuestion: Question<State, PayCaps, Choice, Event> = {
  choices(state, { seat, unit, min }) {
    const list: Choice[] = []
    for (let n = min; n <= state.players[seat]!.caps; n += unit) list.push({ do: 'caps', n })
    return list
  },
  why(state, { seat, unit, min }, wish) {
    if (wish.do !== 'caps' || wish.n < min || wish.n % unit !== 0) return 'W-CON-C064'
    return wish.n <= state.players[seat]!.caps ? undefined : 'W-CAPS-R1'
  },
  answer(state, { seat, task }, choice, emit) {
    if (choice.do !== 'caps') return
    payCaps(state, seat, choice.n, emit)
    done(state, task, true, choice.n)
  },
}

type GiveUp = Ask & { readonly what: Holding; readonly left: number }

/** Cards discarded for a quest or an encounter. */
export const giveUp: Question<State, GiveUp, Choice, Event> = {
  open: (state, { seat, what, left }) => left > 0 && new Set(holdings(state.players[seat]!, what)).size > 1,
  settle(state, step, emit) {
    const [card] = holdings(state.players[step.seat]!, step.what)
    if (step.left > 0 && card !== undefined) give(state, step, card, emit)
  },
  choices: (state, { seat, what }) =>
    [...new Set(holdings(state.players[seat]!, what))].map(card => ({ do: 'discard', card })),
  why: (state, { seat, what }, wish) =>
    wish.do === 'discard' && holdings(state.players[seat]!, what).includes(wish.card) ? undefined : 'W-CON-R9',
  answer(state, step, choice, emit) {
    if (choice.do === 'discard') give(state, step, choice.card, emit)
  },
}

function give(state: State, step: GiveUp, card: ItemId, emit?: Emit<Event>): void {
  push(state, { ...step, do: 'giveUp', left: step.left - 1 }, { do: 'overflow', seat: step.seat })
  discardItem(state, step.seat, card, emit)
}

export function resultsAt(card: number, path: Path): Results {
  return partOf(card, path) as Results
}

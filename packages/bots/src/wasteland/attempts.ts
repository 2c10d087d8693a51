import {
  attemptAfter,
  hasTrait,
  type Player,
  type Results,
  type Task,
  type TaskRef,
  testRerolls,
} from '@overseer/wasteland'
import type { Context } from './context.ts'
import { passChance } from './odds.ts'
import { worthOfDrawnFight, worthOfMoney, worthOfResults } from './rewards.ts'
import { harm } from './survivor.ts'

/** What it is worth to try what cards ask for. */

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

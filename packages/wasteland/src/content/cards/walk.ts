import type { Card, Condition, Objective, Result, Results, Task, Trigger } from './types.ts'

/** Walks over the words of a card, however deep they stand, in the order they are printed. */

interface Visitor {
  readonly result?: (result: Result) => void
  readonly condition?: (condition: Condition) => void
  readonly task?: (task: Task) => void
  readonly trigger?: (trigger: Trigger) => void
}

export function walkCard(card: Card, visitor: Visitor): void {
  if (card.card === 'encounter') {
    walkResults(card.onDraw, visitor)
    for (const { conditions, tasks, success, fail } of card.options) {
      for (const condition of conditions) walkCondition(condition, visitor)
      for (const task of tasks) visitor.task?.(task)
      walkResults(success, visitor)
      walkResults(fail, visitor)
    }
    return
  }
  walkResults(card.onStage, visitor)
  walkResults(card.roundEnd, visitor)
  for (const rule of card.standing) {
    if (rule.rule !== 'markerAction') continue
    visitor.task?.(rule.test)
    walkResults(rule.results, visitor)
  }
  for (const objective of card.objectives) walkObjective(objective, visitor)
}

function walkObjective(objective: Objective, visitor: Visitor): void {
  if (objective.by === 'count') walkObjective(objective.count, visitor)
  else for (const condition of objective.conditions) walkCondition(condition, visitor)
  if (objective.by !== 'action') visitor.trigger?.(objective.trigger)
  if (objective.by === 'action') for (const task of objective.tasks) visitor.task?.(task)
  walkResults(objective.results, visitor)
  if (objective.by === 'action') walkResults(objective.fail, visitor)
}

function walkResults(results: Results, visitor: Visitor): void {
  for (const result of results) {
    visitor.result?.(result)
    if (result.do === 'when') for (const condition of result.if) walkCondition(condition, visitor)
    for (const list of listsIn(result)) walkResults(list, visitor)
  }
}

/** The lists of results that a result holds. */
function listsIn(result: Result): readonly Results[] {
  if (result.do === 'when') return [result.yes, result.no]
  return 'results' in result ? [result.results] : []
}

/** A condition, and those inside it. */
function walkCondition(condition: Condition, visitor: Visitor): void {
  visitor.condition?.(condition)
  if (condition.is === 'not') walkCondition(condition.of, visitor)
  if (condition.is === 'anyOf') for (const one of condition.of) walkCondition(one, visitor)
}

/** Every result of a card or of a list, those inside others included. */
export function everyResult(of: Card | Results): Result[] {
  const found: Result[] = []
  const visitor: Visitor = { result: result => found.push(result) }
  if ('card' in of) walkCard(of, visitor)
  else walkResults(of, visitor)
  return found
}

/** Every condition of a card or of a list of results, those inside others included. */
export function everyCondition(of: Card | Results): Condition[] {
  const found: Condition[] = []
  const visitor: Visitor = { condition: condition => found.push(condition) }
  if ('card' in of) walkCard(of, visitor)
  else walkResults(of, visitor)
  return found
}

/** Every deed that completes an objective of a card. */
export function everyTrigger(of: Card): Trigger[] {
  const found: Trigger[] = []
  walkCard(of, { trigger: trigger => found.push(trigger) })
  return found
}

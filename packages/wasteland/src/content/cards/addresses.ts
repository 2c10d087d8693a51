import { LIBRARY } from './library.ts'
import type { Card, CardNumber, Result, Results, Task } from './types.ts'

/** Where something stands on a card, so that a state can say what is being carried out without repeating the card. */

/** Tasks: of an option, of an objective, of one deed of a count objective, or of a standing rule. */
export type TaskAt = readonly ['options' | 'objectives' | 'standing', number] | readonly ['objectives', number, 'count']

/** The way down into results that hold results: which one of the list, then which of its lists. */
type Inner = readonly (number | 'yes' | 'no' | 'results')[]

/** A list of results. With a number at its end it is one result of the list. */
export type ResultsAt =
  | readonly ['onDraw' | 'onStage' | 'roundEnd', ...Inner]
  | readonly ['options', number, 'success' | 'fail', ...Inner]
  | readonly ['objectives', number, 'results' | 'fail', ...Inner]
  | readonly ['objectives', number, 'count', 'results' | 'fail', ...Inner]
  | readonly ['standing', number, 'results', ...Inner]

/** Tasks and what comes of them, whatever part of a card they stand on. */
export interface Attempt {
  readonly tasks: readonly Task[]
  readonly success: Results
  readonly fail: Results
}

export function attemptAt(number: CardNumber, at: TaskAt): Attempt {
  return findAttempt(number, at) ?? nothingAt(number, at)
}

export function resultsAt(number: CardNumber, at: ResultsAt): Results {
  return findResults(number, at) ?? nothingAt(number, at)
}

function nothingAt(number: CardNumber, at: TaskAt | ResultsAt): never {
  throw new Error(`card ${number} has nothing at ${at.join('.')}`)
}

export function successAt(at: TaskAt): ResultsAt {
  if (at[0] === 'options') return ['options', at[1], 'success']
  if (at[0] === 'standing') return ['standing', at[1], 'results']
  return at[2] === 'count' ? ['objectives', at[1], 'count', 'results'] : ['objectives', at[1], 'results']
}

/** Where the results of a failure stand; undefined for what cannot have any. */
export function failureAt(at: TaskAt): ResultsAt | undefined {
  if (at[0] === 'options') return ['options', at[1], 'fail']
  if (at[0] === 'standing') return undefined
  return at[2] === 'count' ? ['objectives', at[1], 'count', 'fail'] : ['objectives', at[1], 'fail']
}

/** A list that a result holds. */
export function inside(at: ResultsAt, list: 'yes' | 'no' | 'results'): ResultsAt {
  return [...at, list]
}

/** Undefined if there is no such thing on the card, as in a state from outside. */
export function findAttempt(number: CardNumber, at: TaskAt): Attempt | undefined {
  const card = LIBRARY[number]
  if (card === undefined) return undefined
  if (card.card === 'encounter') return at[0] === 'options' ? card.options[at[1]] : undefined
  if (at[0] === 'standing') {
    const rule = card.standing[at[1]]
    return rule?.rule === 'markerAction' ? { tasks: [rule.test], success: rule.results, fail: [] } : undefined
  }
  const objective = at[0] === 'objectives' ? card.objectives[at[1]] : undefined
  const action = at[2] === 'count' && objective?.by === 'count' ? objective.count : objective
  if (action?.by !== 'action') return undefined
  return { tasks: action.tasks, success: action.results, fail: action.fail }
}

export function findResults(number: CardNumber, at: ResultsAt): Results | undefined {
  const card = LIBRARY[number]
  if (card === undefined) return undefined
  let list = outermost(card, at)
  for (let i = depthOf(at); i < at.length && list !== undefined; i += 2) {
    const result = list[Number(at[i])]
    list = result === undefined ? undefined : listIn(result, at[i + 1])
  }
  return list
}

/** How many words of an address lead to the outermost list. */
function depthOf(at: ResultsAt): number {
  if (at[0] === 'options' || at[0] === 'standing') return 3
  if (at[0] === 'objectives') return at[2] === 'count' ? 4 : 3
  return 1
}

function outermost(card: Card, at: ResultsAt): Results | undefined {
  if (card.card === 'encounter') {
    if (at[0] === 'onDraw') return card.onDraw
    return at[0] === 'options' ? card.options[at[1]]?.[at[2]] : undefined
  }
  if (at[0] === 'onStage' || at[0] === 'roundEnd') return card[at[0]]
  if (at[0] === 'standing') {
    const rule = card.standing[at[1]]
    return rule?.rule === 'markerAction' ? rule.results : undefined
  }
  if (at[0] !== 'objectives') return undefined
  const objective = card.objectives[at[1]]
  if (at[2] !== 'count') return objective && outcome(objective, at[2])
  return objective?.by === 'count' ? outcome(objective.count, at[3]) : undefined
}

function outcome(
  objective: { readonly results: Results; readonly fail?: Results },
  which: 'results' | 'fail',
): Results | undefined {
  return objective[which]
}

function listIn(result: Result, list: string | number | undefined): Results | undefined {
  if (result.do === 'when') return list === 'yes' || list === 'no' ? result[list] : undefined
  return 'results' in result && list === 'results' ? result.results : undefined
}

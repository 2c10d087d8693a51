import { type Emit, push } from '@overseer/kernel'
import type { ResultsAt } from '../../../content/cards/addresses.ts'
import type { Amount, Result } from '../../../content/cards/types.ts'
import type { Event } from '../../../event.ts'
import type { Run } from '../../../run.ts'
import type { State } from '../../../state.ts'

/** Carries out one result. `at` is where the result itself stands: lists inside it are found from there. */
export type CarryOut<D extends Result['do']> = (
  state: State,
  result: Result & { readonly do: D },
  run: Run,
  at: ResultsAt,
  emit?: Emit<Event>,
) => void

/** One for each word of the vocabulary. */
export type ResultTable = { readonly [D in Result['do']]: CarryOut<D> }

/** W-ENC-11, W-RES-2, W-RES-R4. */
export function amountOf(n: Amount, { level, excess, paid }: Run): number {
  switch (n) {
    case 'L':
      return level
    case 'L+1':
      return level + 1
    case 'L-1':
      return Math.max(0, level - 1)
    case 'all':
      return Number.POSITIVE_INFINITY
    case 'excess':
      return excess
    case 'paid':
      return paid
    case 'tens':
      return Math.floor(paid / 10)
    default:
      return n
  }
}

/** A list of results is next. */
export function pushResults(state: State, run: Run, path: ResultsAt): void {
  push(state, { do: 'results', run, path, at: 0 })
}

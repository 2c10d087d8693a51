import { type Emit, push } from '@overseer/kernel'
import { type ResultsAt, resultsAt } from '../../../content/cards/addresses.ts'
import type { Result } from '../../../content/cards/types.ts'
import type { Event } from '../../../event.ts'
import type { Run } from '../../../run.ts'
import type { State } from '../../../state.ts'
import { isOver } from '../../round/ending.ts'
import { isCutShort } from '../tasks.ts'
import { BRANCH_RESULTS } from './branches.ts'
import { CARD_RESULTS } from './cards.ts'
import { ENEMY_RESULTS } from './enemies.ts'
import { FIGURE_RESULTS } from './figures.ts'
import { MARKER_RESULTS } from './markers.ts'
import { SHOP_RESULTS } from './shop.ts'
import { SURVIVOR_RESULTS } from './survivors.ts'
import type { CarryOut, ResultTable } from './table.ts'
import { TOKEN_RESULTS } from './tokens.ts'

/** The results of the card vocabulary, carried out one after the other (W-QCARD-8, W-RES-R1). */

const RESULTS: ResultTable = {
  ...SURVIVOR_RESULTS,
  ...SHOP_RESULTS,
  ...FIGURE_RESULTS,
  ...ENEMY_RESULTS,
  ...TOKEN_RESULTS,
  ...MARKER_RESULTS,
  ...CARD_RESULTS,
  ...BRANCH_RESULTS,
}

type ResultsStep = { readonly run: Run; readonly path: ResultsAt; readonly at: number }

/** Between two results everything that the last one started is over: the end is looked at, then met objectives are completed. */
export function results(state: State, step: ResultsStep, emit?: Emit<Event>): void {
  if (isOver(state, emit)) return
  if (state.due.length > 0) return push(state, { do: 'completeDue' }, { do: 'results', ...step })
  const { run, path, at } = step
  const result = resultsAt(run.card, path)[at]
  if (result === undefined) return
  push(state, { do: 'results', run, path, at: at + 1 })
  if (isCutShort(state, run) && LAPSING.has(result.do)) return
  const carryOut = RESULTS[result.do] as CarryOut<Result['do']>
  carryOut(state, result, run, [...path, at], emit)
}

/** W-RES-R7, W-CON-R13: what does not happen any more once the survivor was killed midway. */
const LAPSING: ReadonlySet<Result['do']> = new Set([
  'fight',
  'fightToken',
  'option',
  'move',
  'place',
  'shop',
  'drawNext',
])

import { type Emit, push } from '@overseer/kernel'
import { inside, type ResultsAt } from '../../../content/cards/addresses.ts'
import type { Event } from '../../../event.ts'
import type { Run } from '../../../run.ts'
import { playerAt, type State } from '../../../state.ts'
import { rollDie } from '../../fight/dice.ts'
import { allHold } from '../conditions.ts'
import { companions, forSurvivors } from '../selecting.ts'
import { pushResults, type ResultTable } from './table.ts'

/** Results that lead on to other results or tasks: if, for whom, and how often. */
export const BRANCH_RESULTS = {
  when: (state, result, run, at) => pushResults(state, run, inside(at, allHold(state, result.if, run) ? 'yes' : 'no')),
  ifDamaged(state, _result, run, at) {
    if (run.hurt > 0) pushResults(state, run, inside(at, 'results'))
  },
  forSurvivor: (state, { who }, run, at) => forSurvivors(state, who, run, inside(at, 'results')),
  rollPerCompanion: (state, { face }, run, at, emit) => rollPerCompanion(state, run, face, inside(at, 'results'), emit),
  option: (state, { n }, run) => push(state, { do: 'tasks', run, path: ['options', n - 1], at: 0 }),
} satisfies Partial<ResultTable>

/** 097: a die for each companion, equipped or carried; no rerolls. */
function rollPerCompanion(state: State, run: Run, face: number, list: ResultsAt, emit?: Emit<Event>): void {
  const dice = companions(playerAt(state, run.seat)).map(() => rollDie(state))
  if (dice.length === 0) return
  emit?.({ type: 'companionsRolled', seat: run.seat, dice })
  for (const die of dice) if (die === face) pushResults(state, run, list)
}

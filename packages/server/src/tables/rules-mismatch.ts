import { gameCalled } from '@overseer/games/wordless'
import { IllegalChoice, isOutOfTurn, same } from '@overseer/kernel'
import type { RulesMismatch } from '@overseer/protocol'
import { Problem } from '../http/problem.ts'
import { TablePlay, type TableSetup, type Snapshot } from './table-play.ts'
import type { Logged } from './entry.ts'
import { Slices } from './slices.ts'

export class RulesMismatchProblem extends Problem {
  readonly mismatch: RulesMismatch
  constructor(mismatch: RulesMismatch) {
    super(409, 'other-rules', `This table cannot be played by today’s rules: ${mismatch.why}.`)
    this.mismatch = mismatch
  }
}

/** How a log leaves a table by today's rules. Throws RulesMismatchProblem if it does not fit them. */
export async function fold(setup: TableSetup, rows: readonly Logged[], snapshot?: Snapshot): Promise<TablePlay> {
  const play = begun(setup, snapshot)
  const slices = new Slices()
  for (const row of rows) {
    follow(play, row)
    await slices.rest()
  }
  return play
}

function begun(setup: TableSetup, snapshot: Snapshot | undefined): TablePlay {
  try {
    return new TablePlay(setup, snapshot)
  } catch (error) {
    throw new RulesMismatchProblem({ n: 0, ...reason(error), ...versions(setup) })
  }
}

function follow(play: TablePlay, row: Logged): void {
  const { n, seat, entry } = row
  try {
    if ('choice' in entry && !isOutOfTurn(entry.choice) && play.asked !== seat)
      throw new Error(`entry ${n} is not for seat ${seat} to decide`)
    play.apply(row)
  } catch (error) {
    throw new RulesMismatchProblem({ n, ...reason(error), ...versions(play.setup) })
  }
}

function reason(error: unknown): Pick<RulesMismatch, 'rule' | 'why'> {
  return { rule: error instanceof IllegalChoice ? error.refusal.rule : null, why: (error as Error).message }
}

function versions({ game, rulesVersion: played }: TableSetup): Pick<RulesMismatch, 'played' | 'today'> {
  try {
    return { played, today: gameCalled(game).game.rulesVersion }
  } catch {
    return { played, today: null }
  }
}

/** A game that ended: it must end today as it did. Throws RulesMismatchProblem if it does not. */
export function checkEnd(play: TablePlay, result: unknown): void {
  const today = play.game.result(play.state)
  if (same(JSON.parse(JSON.stringify(today ?? null)), result)) return
  const why = today === undefined ? 'it is not over after its last choice' : 'it ends with another result'
  throw new RulesMismatchProblem({ n: play.n, rule: null, why, ...versions(play.setup) })
}

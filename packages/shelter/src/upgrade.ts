import { type Game, type GameRecord, opening, playChoices } from '@overseer/kernel'
import { type Choice, SKIP } from './choice.ts'
import { LAST_ROUND } from './content/limits.ts'
import { flow } from './rules/flow.ts'
import type { Options } from './rules/setup.ts'
import { available, type State } from './state.ts'

type Record = GameRecord<Choice, Options>

/**
 * A record of version 1 as one of version 2, with the same course and end. Version 2 only asks more: the window after a
 * placement also opens after the last one of the game (SH-ITM-2) and for a third exchange (SH-RES-3). Whoever was not
 * asked there declines.
 */
export function upgrade(game: Game<State, Choice, Options>, record: Record): Record | undefined {
  if (record.rulesVersion !== 1) return undefined
  const state = opening(game, record)
  const choices: Choice[] = []
  const play = (choice: Choice): void => {
    flow.apply(state, choice)
    choices.push(choice)
  }
  playChoices(record.choices, 0, choice => {
    if (isWindow(state) && flow.why(state, choice) !== undefined) play(SKIP)
    play(choice)
  })
  if (isWindow(state) && wasOver(state)) play(SKIP)
  return { ...record, rulesVersion: game.rulesVersion, choices }
}

function isWindow(state: State): boolean {
  return flow.pending(state)?.ask === 'afterPlacing'
}

/** Version 1 closed the window of the last placement of the game. */
function wasOver({ ending, round, players }: State): boolean {
  return (ending !== null || round >= LAST_ROUND) && players.every(player => player.passed || available(player) === 0)
}

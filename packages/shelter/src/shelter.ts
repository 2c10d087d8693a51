import type { Game } from '@overseer/kernel'
import type { Choice } from './choice.ts'
import type { Event } from './event.ts'
import { faults } from './faults.ts'
import { parsePosition } from './position.ts'
import { result } from './rules/ending.ts'
import { flow } from './rules/flow.ts'
import { type Options, setup } from './rules/setup.ts'
import { parseChoice, parseOptions, parseState } from './schema.ts'
import { clone, type State } from './state.ts'
import { sample, type View, view } from './view.ts'

/** Fallout Shelter: The Board Game, for two to four. */
export const shelter: Game<State, Choice, Options, View, Event> = {
  id: 'shelter',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  open: true,
  settled: ['pending', 'result', 'placement', 'barrier'],
  setup,
  players: state => state.players.length,
  pending: flow.pending,
  choices: flow.choices,
  why: flow.why,
  apply: flow.apply,
  clone,
  view,
  sample,
  result,
  faults,
  parse: { options: parseOptions, choice: parseChoice, state: parseState, position: parsePosition },
}

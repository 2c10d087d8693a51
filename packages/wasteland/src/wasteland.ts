import type { Game } from '@overseer/kernel'
import type { Choice } from './choice.ts'
import type { Event } from './event.ts'
import { faults } from './faults.ts'
import type { Options } from './options.ts'
import { parsePosition } from './position.ts'
import { conceding } from './rules/conceding.ts'
import { result } from './rules/ending.ts'
import { setup } from './rules/setup.ts'
import { parseChoice, parseOptions } from './schema.ts'
import { parseState } from './schema-state.ts'
import { clone, type State } from './state.ts'
import { sample, type View, view } from './view.ts'

/** Fallout: The Board Game, for one to four. */
export const wasteland: Game<State, Choice, Options, View, Event> = {
  id: 'wasteland',
  seats: { min: 1, max: 4 },
  rulesVersion: 1,
  settled: ['pending', 'result'],
  setup,
  players: state => state.players.length,
  ...conceding,
  clone,
  view,
  sample,
  result,
  faults,
  parse: { options: parseOptions, choice: parseChoice, state: parseState, position: parsePosition },
}

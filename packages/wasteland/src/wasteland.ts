import type { Game } from '@overseer/kernel'
import type { Choice } from './choice.ts'
import type { Event } from './event.ts'
import { faults } from './faults.ts'
import type { Options } from './options.ts'
import { parsePosition } from './schema/position.ts'
import { leaving } from './rules/round/leaving.ts'
import { result } from './rules/round/ending.ts'
import { setup } from './rules/setup/setup.ts'
import { parseChoice, parseOptions } from './schema/choice.ts'
import { parseState } from './schema/state.ts'
import type { State } from './state.ts'
import { sample, type View, view } from './view.ts'
import { clone } from './clone.ts'

/** Fallout: The Board Game, for one to four. */
export const wasteland: Game<State, Choice, Options, View, Event> = {
  id: 'wasteland',
  seats: { min: 1, max: 4 },
  rulesVersion: 5,
  onlyBetweenChoices: ['pending', 'result'],
  setup,
  players: state => state.players.length,
  ...leaving,
  outOfTurn: true,
  clone,
  view,
  sample,
  result,
  faults,
  parse: { options: parseOptions, choice: parseChoice, state: parseState, position: parsePosition },
}

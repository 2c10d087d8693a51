import type { Game } from '@overseer/kernel'
import type { Choice } from './choice.ts'
import type { Event } from './event.ts'
import { faults } from './faults.ts'
import { parsePosition } from './position.ts'
import { result } from './rules/ending.ts'
import { leaving } from './rules/leaving.ts'
import { type Options, setup } from './rules/setup.ts'
import { parseChoice, parseOptions, parseState } from './schema.ts'
import { clone, type State } from './state.ts'
import { upgrade } from './upgrade.ts'
import { sample, type View, view } from './view.ts'

/** Fallout Shelter: The Board Game, for two to four. */
export const shelter: Game<State, Choice, Options, View, Event> = {
  id: 'shelter',
  seats: { min: 2, max: 4 },
  rulesVersion: 2,
  openInformation: true,
  onlyBetweenChoices: ['pending', 'result', 'placement', 'barrier'],
  setup,
  players: state => state.players.length,
  ...leaving,
  outOfTurn: true,
  clone,
  view,
  sample,
  result,
  faults,
  upgrade: record => upgrade(shelter, record),
  parse: { options: parseOptions, choice: parseChoice, state: parseState, position: parsePosition },
}

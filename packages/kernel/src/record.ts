import * as z from 'zod'
import { BadInput, IllegalChoice } from './error.ts'
import type { Chancy } from './chance.ts'
import type { Emit, Game } from './game.ts'
import { parseWith } from './parse.ts'
import { checkSeed, type Seed } from './random.ts'

/** A whole game. Everything else about it is worked out by playing it again. */
export interface GameRecord<Choice = unknown, Options = unknown> {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options | null // null if it began at a position or a state
  readonly seed: Seed
  readonly position?: unknown // where it began, if not at the set-up: a description …
  readonly state?: unknown // … or a whole state
  readonly choices: readonly Choice[]
}

const shape = z.strictObject({
  game: z.string(),
  rulesVersion: z.number(),
  options: z.unknown(),
  seed: z.unknown(),
  position: z.unknown().optional(),
  state: z.unknown().optional(),
  choices: z.array(z.unknown()),
})

/** Which game a piece of data claims to be a record of. */
export function recordedGame(data: unknown): string {
  return parseWith(z.object({ game: z.string() }), data, 'record').game
}

/** Data from outside as a record of this game, every choice well formed; whether each is legal shows in `replay`. */
export function parseRecord<State extends Chancy, Choice, Options>(
  game: Game<State, Choice, Options>,
  data: unknown,
): GameRecord<Choice, Options> {
  const { position, state, ...record } = parseWith(shape, data, 'record')
  if (record.game !== game.id) throw new BadInput('record.game', `is '${record.game}', not '${game.id}'`)
  if (record.rulesVersion !== game.rulesVersion)
    throw new BadInput(
      'record.rulesVersion',
      `was played by version ${record.rulesVersion} of the rules; this engine plays version ${game.rulesVersion}`,
    )
  return {
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: within('record', () => parseOptions(game, record.options, position !== undefined || state !== undefined)),
    seed: within('record', () => checkSeed(record.seed)),
    ...(position === undefined ? {} : { position }),
    ...(state === undefined ? {} : { state }),
    choices: record.choices.map((choice, n) => within(`record.choices.${n}`, () => game.parse.choice(choice))),
  }
}

/** A game that began at a position has no options of its own. */
function parseOptions<Options>(
  game: Game<Chancy, unknown, Options>,
  options: unknown,
  positioned: boolean,
): Options | null {
  return positioned && options === null ? null : game.parse.options(options)
}

/** Runs a parser and puts the place before the field it complains about. */
function within<T>(place: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(place, error.message)
    throw error
  }
}

/** The state a record begins with. */
export function opening<State extends Chancy, Choice, Options>(
  game: Game<State, Choice, Options>,
  record: GameRecord<Choice, Options>,
): State {
  if (record.state !== undefined) return game.parse.state(record.state)
  if (record.position !== undefined) return game.parse.position(record.position, record.seed)
  if (record.options === null) throw new BadInput('record.options', 'are missing')
  return game.setup(record.options, record.seed)
}

/** Plays a record up to its end, or its first `until` choices. An illegal choice is BadInput naming its number and rule. */
export function replay<State extends Chancy, Choice, Options, Event>(
  game: Game<State, Choice, Options, unknown, Event>,
  record: GameRecord<Choice, Options>,
  until = record.choices.length,
  emit?: Emit<Event>,
): State {
  const state = opening(game, record)
  for (let n = 0; n < until; n++) {
    try {
      game.apply(state, record.choices[n]!, emit)
    } catch (error) {
      if (error instanceof IllegalChoice) throw new BadInput(`record.choices.${n}`, error.message)
      throw error
    }
  }
  return state
}

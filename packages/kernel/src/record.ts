import * as z from 'zod'
import { BadInput, BrokenRecord, IllegalChoice } from './error.ts'
import type { AnyState } from './chance.ts'
import { once } from './once.ts'
import type { Emit, Game, GameRecord } from './game.ts'
import { parseWith } from './parse.ts'
import { checkSeed, type Seed } from './random.ts'

/** A record with no choices yet. */
export function newRecord<Choice, Options>(
  game: Game<AnyState, Choice, Options>,
  options: Options | null,
  seed: Seed,
): GameRecord<Choice, Options> {
  return { game: game.id, rulesVersion: game.rulesVersion, options, seed, choices: [] }
}

const shape = once(() =>
  z.strictObject({
    game: z.string(),
    rulesVersion: z.number(),
    options: z.unknown(),
    seed: z.unknown(),
    position: z.unknown().optional(),
    state: z.unknown().optional(),
    choices: z.array(z.unknown()),
    players: z.array(z.strictObject({ name: z.string().max(60), bot: z.string().max(60).nullable() })).optional(),
    practice: z.literal(true).optional(),
  }),
)

/** Which game a piece of data claims to be a record of. */
export function recordedGame(data: unknown): string {
  return parseWith(z.object({ game: z.string() }), data, 'record').game
}

/** Data from outside as a record of this game, every choice well formed; whether each is legal shows in `replay`. */
export function parseRecord<State extends AnyState, Choice, Options>(
  game: Game<State, Choice, Options>,
  data: unknown,
): GameRecord<Choice, Options> {
  const { position, state, players, practice, ...record } = parseWith(shape(), data, 'record')
  if (record.game !== game.id) throw new BadInput('record.game', `is '${record.game}', not '${game.id}'`)
  const parsed = {
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: within('record', '', () =>
      parseOptions(game, record.options, position !== undefined || state !== undefined),
    ),
    seed: within('record', '', () => checkSeed(record.seed)),
    ...(position === undefined ? {} : { position }),
    ...(state === undefined ? {} : { state }),
    choices: record.choices.map((choice, n) =>
      within(`record.choices.${n}`, 'choice', () => game.parse.choice(choice)),
    ),
    ...(players === undefined ? {} : { players }),
    ...(practice === undefined ? {} : { practice }),
  }
  const playable = parsed.rulesVersion === game.rulesVersion ? parsed : game.upgrade?.(parsed)
  if (playable !== undefined) return playable
  throw new BadInput(
    'record.rulesVersion',
    `was played by version ${record.rulesVersion} of the rules; this engine plays version ${game.rulesVersion}`,
  )
}

/** A game that began at a position has no options of its own. */
function parseOptions<Options>(
  game: Game<AnyState, unknown, Options>,
  options: unknown,
  positioned: boolean,
): Options | null {
  return positioned && options === null ? null : game.parse.options(options)
}

/** Runs a parser and puts the place before the field it complains about, or in place of a `root` it begins with. */
function within<T>(place: string, root: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const path = error.field.split('.').filter((part, at) => part !== '' && !(at === 0 && part === root))
    throw new BadInput([place, ...path].join('.'), error.problem)
  }
}

/** The state a record begins with. */
export function opening<State extends AnyState, Choice, Options, Event>(
  game: Game<State, Choice, Options, unknown, Event>,
  record: GameRecord<Choice, Options>,
  emit?: Emit<Event>,
): State {
  if (record.state !== undefined) return game.parse.state(record.state)
  if (record.position !== undefined) return game.parse.position(record.position, record.seed, emit)
  if (record.options === null) throw new BadInput('record.options', 'are missing')
  return game.setup(record.options, record.seed)
}

/** Plays choices of a record, the first of which is its `first`. BrokenRecord at one that the rules forbid. */
export function playChoices<Choice>(choices: readonly Choice[], first: number, apply: (choice: Choice) => void): void {
  for (const [n, choice] of choices.entries())
    try {
      apply(choice)
    } catch (error) {
      if (error instanceof IllegalChoice) throw new BrokenRecord(first + n, error.refusal)
      throw error
    }
}

/**
 * Plays a record up to its end, or its first `until` choices. `told` hears every event while the state is as it left it.
 * Throws BrokenRecord at a choice that the rules forbid.
 */
export function replay<State extends AnyState, Choice, Options, Event>(
  game: Game<State, Choice, Options, unknown, Event>,
  record: GameRecord<Choice, Options>,
  until = record.choices.length,
  told?: (event: Event, state: State) => void,
): State {
  const state = opening(game, record)
  const emit = told && ((event: Event): void => told(event, state))
  playChoices(record.choices.slice(0, until), 0, choice => game.apply(state, choice, emit))
  return state
}

import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Entry } from '@overseer/bots'
import { GAMES, gameCalled } from '@overseer/bots/games'
import {
  BadInput,
  checkSeed,
  type GameRecord,
  IllegalChoice,
  LANGUAGES,
  Match,
  newRecord,
  parseRecord,
  parseWith,
  recordedGame,
} from '@overseer/kernel'
import type { Command } from 'commander'
import * as z from 'zod'

/** The engine protocol: one JSON object a line in, one out. `docs/protocol.md` describes it. */

const PROTOCOL = 1

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description('speak the engine protocol: JSON lines on standard input and output')
    .action(async () => {
      const engine = new Engine()
      for await (const line of createInterface({ input: process.stdin }))
        if (line.trim() !== '') process.stdout.write(`${JSON.stringify(engine.answer(line))}\n`)
    })
}

type Id = string | number | undefined
type Answer = { readonly id?: Id } & ({ readonly ok: unknown } | { readonly error: ErrorAnswer })

interface ErrorAnswer {
  readonly code: 'bad-json' | 'bad-command' | 'bad-input' | 'no-game' | 'illegal' | 'undo-closed' | 'internal'
  readonly message: string
  readonly field?: string
  readonly rule?: string
}

/** An answer that says no. */
class Refusal extends Error {
  readonly code: ErrorAnswer['code']
  constructor(code: ErrorAnswer['code'], message: string) {
    super(message)
    this.code = code
  }
}

const id = z.union([z.string(), z.number()]).optional()
const seat = z.union([z.number().int().min(0), z.literal('spectator')])
const none = {}

/** What each command takes besides `cmd` and `id`. */
const COMMANDS = {
  hello: none,
  new: { game: z.string(), options: z.unknown(), seed: z.string().optional() },
  load: {
    record: z.unknown().optional(),
    game: z.string().optional(),
    state: z.unknown().optional(),
    seed: z.string().optional(),
  },
  save: { what: z.enum(['record', 'state']).default('record') },
  set: { game: z.string(), position: z.unknown(), seed: z.string().optional() },
  pending: none,
  choices: none,
  why: { choice: z.unknown(), lang: z.enum(LANGUAGES).default('en') },
  apply: { choice: z.unknown() },
  undo: none,
  view: { seat },
  result: none,
}

type Commands = { [Name in keyof typeof COMMANDS]: z.infer<z.ZodObject<(typeof COMMANDS)[Name]>> }

interface Table {
  readonly entry: Entry
  readonly match: Match
}

/** One table and what may be asked of it. A line that cannot be obeyed changes nothing. */
export class Engine {
  #table: Table | undefined

  answer(line: string): Answer {
    let name: Id
    try {
      const message = parseLine(line)
      name = parseWith(id, message.id, 'id')
      const command = message.cmd
      if (typeof command !== 'string' || !Object.hasOwn(COMMANDS, command))
        throw new Refusal('bad-command', `cmd: must be one of ${Object.keys(COMMANDS).join(', ')}`)
      return answerTo(name, { ok: this.#obey(command as keyof Commands, message) })
    } catch (error) {
      return answerTo(name, { error: explain(error) })
    }
  }

  #obey(command: keyof Commands, { cmd: _cmd, id: _id, ...rest }: Record<string, unknown>): unknown {
    const wanted = parseWith(z.strictObject(COMMANDS[command]), rest, command)
    const act = this.#acts[command] as (wanted: unknown) => unknown
    return act(wanted)
  }

  get #open(): Table {
    if (this.#table === undefined)
      throw new Refusal('no-game', "there is no game yet: begin with 'new', 'load' or 'set'")
    return this.#table
  }

  #begin(entry: Entry, record: GameRecord): unknown {
    this.#table = { entry, match: new Match(entry.game, record) }
    return this.#acts.pending({})
  }

  readonly #acts: { [Name in keyof Commands]: (wanted: Commands[Name]) => unknown } = {
    hello: () => ({ name: 'overseer', protocol: PROTOCOL, games: Object.keys(GAMES), commands: Object.keys(COMMANDS) }),
    new: ({ game, options, seed }) => {
      const entry = gameCalled(game)
      const parsed = entry.game.parse.options(options)
      return this.#begin(entry, newRecord(entry.game, parsed, seedOr(seed)))
    },
    set: ({ game, position, seed }) => {
      const entry = gameCalled(game)
      return this.#begin(entry, { ...newRecord(entry.game, null, seedOr(seed)), position })
    },
    load: ({ record, game, state, seed }) => {
      if (record !== undefined) {
        const entry = gameCalled(recordedGame(record))
        return this.#begin(entry, parseRecord(entry.game, record))
      }
      if (game === undefined || state === undefined)
        throw new BadInput('load', "needs a 'record', or a 'game' and a 'state'")
      const entry = gameCalled(game)
      return this.#begin(entry, { ...newRecord(entry.game, null, seedOr(seed)), state })
    },
    save: ({ what }) => (what === 'record' ? { record: this.#open.match.record } : { state: this.#open.match.state }),
    pending: () => ({ pending: this.#game.pending(this.#open.match.state) ?? null }),
    choices: () => ({ choices: this.#game.choices(this.#open.match.state) }),
    why: ({ choice, lang }) => {
      const rule = this.#game.why(this.#open.match.state, this.#game.parse.choice(choice))
      return rule === undefined ? { rule: null } : { rule, ...this.#open.entry.narrator(lang, []).rule(rule) }
    },
    apply: ({ choice }) => {
      const events: unknown[] = []
      this.#open.match.apply(this.#game.parse.choice(choice), (event: unknown) => events.push(event))
      return { events, pending: this.#game.pending(this.#open.match.state) ?? null }
    },
    undo: () => {
      const closed = this.#open.match.undoClosed
      if (closed !== undefined) throw new Refusal('undo-closed', closed)
      this.#open.match.undo()
      return { pending: this.#game.pending(this.#open.match.state) ?? null }
    },
    view: ({ seat: onlooker }) => {
      const seats = this.#game.players(this.#open.match.state)
      if (typeof onlooker === 'number' && onlooker >= seats)
        throw new BadInput('view.seat', `there are only ${seats} seats, from 0`)
      return { view: this.#game.view(this.#open.match.state, onlooker) }
    },
    result: () => ({ result: this.#game.result(this.#open.match.state) ?? null }),
  }

  get #game(): Entry['game'] {
    return this.#open.entry.game
  }
}

function parseLine(line: string): Record<string, unknown> {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch {
    throw new Refusal('bad-json', 'the line is not JSON')
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Refusal('bad-json', 'the line is not a JSON object')
  return data as Record<string, unknown>
}

function answerTo(name: Id, answer: { ok: unknown } | { error: ErrorAnswer }): Answer {
  return name === undefined ? answer : { id: name, ...answer }
}

function seedOr(seed: string | undefined): string {
  return seed === undefined ? randomBytes(16).toString('hex') : checkSeed(seed)
}

function explain(error: unknown): ErrorAnswer {
  if (error instanceof Refusal) return { code: error.code, message: error.message }
  if (error instanceof BadInput) return { code: 'bad-input', field: error.field, message: error.message }
  if (error instanceof IllegalChoice) return { code: 'illegal', rule: error.rule, message: error.message }
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) }
}

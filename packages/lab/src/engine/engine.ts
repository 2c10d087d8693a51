import { createInterface } from 'node:readline'
import { BOT_NAMES } from '@overseer/bots'
import { type GameEntry, GAMES, gameCalled } from '@overseer/games'
import { BadInput, type GameRecord, newRecord, parseRecord, parseWith, recordedGame } from '@overseer/kernel'
import type { Command } from 'commander'
import * as z from 'zod'
import { COMMANDS, type Commands, ENVELOPE, type Id } from './commands.ts'
import { describe } from './describe.ts'
import { type ErrorAnswer, explain, Unable } from './errors.ts'
import { seedOr, Table } from './table.ts'

/** The engine protocol: one JSON object a line in, one out. `docs/protocol.md` describes it. */

const PROTOCOL = 2

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

type Answer = { readonly id?: Id } & ({ readonly ok: unknown } | { readonly error: ErrorAnswer })
type Acts = { [Name in keyof Commands]: (wanted: Commands[Name], table: TableName) => unknown }
type TableName = string | number

const FIRST: TableName = 0 // the table of who names none

/** Tables and what may be asked of them. A line that cannot be obeyed changes nothing. */
export class Engine {
  readonly #tables = new Map<TableName, Table>()

  answer(line: string): Answer {
    let name: Id
    try {
      const message = parseLine(line)
      name = parseWith(ENVELOPE.id, message.id, 'id')
      return answerTo(name, { ok: this.#obey(message) })
    } catch (error) {
      return answerTo(name, { error: explain(error) })
    }
  }

  #obey({ cmd, id: _id, table, ...rest }: Record<string, unknown>): unknown {
    if (typeof cmd !== 'string' || !Object.hasOwn(COMMANDS, cmd))
      throw new Unable('bad-command', `cmd: must be one of ${Object.keys(COMMANDS).join(', ')}`)
    const command = cmd as keyof Commands
    const wanted = parseWith(z.strictObject(COMMANDS[command]), rest, '')
    const act = this.#acts[command] as (wanted: unknown, table: TableName) => unknown
    return act(wanted, parseWith(ENVELOPE.table, table, 'table') ?? FIRST)
  }

  #open(name: TableName): Table {
    const table = this.#tables.get(name)
    if (table === undefined) throw new Unable('no-game', "there is no game yet: begin with 'new', 'load' or 'set'")
    return table
  }

  /** Sits down at a table, whatever was there before. */
  #begin(name: TableName, entry: GameEntry, record: GameRecord): unknown {
    const table = new Table(entry, record)
    this.#tables.set(name, table)
    return { ...(table.opened.length > 0 && { events: table.opened }), pending: table.pending }
  }

  readonly #acts: Acts = {
    hello: () => ({
      name: 'overseer',
      protocol: PROTOCOL,
      games: Object.keys(GAMES),
      bots: BOT_NAMES,
      commands: Object.keys(COMMANDS),
    }),
    describe: ({ game, lang }) => describe(gameCalled(game), lang),
    new: ({ game, options, seed }, table) => {
      const entry = gameCalled(game)
      const parsed = entry.game.parse.options(options)
      return this.#begin(table, entry, newRecord(entry.game, parsed, seedOr(seed)))
    },
    set: ({ game, position, seed }, table) => {
      const entry = gameCalled(game)
      return this.#begin(table, entry, { ...newRecord(entry.game, null, seedOr(seed)), position })
    },
    load: (wanted, table) => {
      if (wanted.record !== undefined) return this.#loadRecord(wanted, table)
      const { game, state, seed } = wanted
      if (game === undefined) throw new BadInput('game', "is missing: a 'record' is needed, or a 'game' and a 'state'")
      if (state === undefined) throw new BadInput('state', 'is missing')
      const entry = gameCalled(game)
      return this.#begin(table, entry, { ...newRecord(entry.game, null, seedOr(seed)), state })
    },
    save: ({ what }, table) =>
      what === 'record' ? { record: this.#open(table).record } : { state: this.#open(table).state },
    tables: () => ({
      tables: [...this.#tables].map(([table, { entry, pending }]) => ({ table, game: entry.game.id, pending })),
    }),
    close: (_wanted, table) => {
      this.#open(table)
      this.#tables.delete(table)
      return {}
    },
    pending: (_wanted, table) => ({ pending: this.#open(table).pending }),
    choices: (_wanted, table) => ({ choices: this.#open(table).choices }),
    why: ({ choice, lang }, table) => this.#open(table).why(choice, lang),
    apply: ({ choice, lang }, table) => this.#open(table).apply(choice, lang),
    undo: (_wanted, name) => {
      const table = this.#open(name)
      table.undo()
      return { pending: table.pending }
    },
    view: ({ seat }, table) => ({ view: this.#open(table).view(seat) }),
    odds: ({ seat, lang }, table) => this.#open(table).read('odds', seat, lang),
    ways: ({ seat, lang }, table) => this.#open(table).read('ways', seat, lang),
    ahead: ({ seat, lang }, table) => this.#open(table).read('ahead', seat, lang),
    plans: ({ seat, lang, seed }, table) => this.#open(table).plans(seat, lang, seed),
    advise: ({ ms, seed }, table) => this.#open(table).advise(ms, seed),
    bot: ({ bot, ms, seed, apply }, table) => this.#open(table).bot(bot, ms, seed, apply),
    result: (_wanted, table) => ({ result: this.#open(table).result }),
  }

  /** A record says all by itself; what is said beside it must not contradict it. */
  #loadRecord({ record, game, state, seed }: Commands['load'], table: TableName): unknown {
    const recorded = recordedGame(record)
    if (game !== undefined && game !== recorded)
      throw new BadInput('game', `is '${game}', but the record is of '${recorded}'`)
    if (state !== undefined) throw new BadInput('state', 'cannot be loaded together with a record')
    if (seed !== undefined) throw new BadInput('seed', 'stands in the record')
    const entry = gameCalled(recorded)
    return this.#begin(table, entry, parseRecord(entry.game, record))
  }
}

function parseLine(line: string): Record<string, unknown> {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch {
    throw new Unable('bad-json', 'the line is not JSON')
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Unable('bad-json', 'the line is not a JSON object')
  return data as Record<string, unknown>
}

function answerTo(name: Id, answer: { ok: unknown } | { error: ErrorAnswer }): Answer {
  return name === undefined ? answer : { id: name, ...answer }
}

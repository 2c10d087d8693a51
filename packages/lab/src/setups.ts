import { DEFAULT_GAME, type GameEntry, gameCalled } from '@overseer/games'
import { BadInput, canonical, parseJson } from '@overseer/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'

/** Which games of a game are to be played: its scenarios, numbers of players and options. */

export interface SetupFlags {
  readonly game: string
  readonly scenario?: string
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** One way to set a game up. */
export interface Setup {
  readonly scenario: string
  readonly seats: number
  readonly options: unknown // as parsed
}

/** Adds what a command takes that sets games up. */
export function takesScenario(command: Command): Command {
  return command
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--scenario <name>', 'which of its scenarios')
    .option('--options <json>', 'further options of the game, such as \'{"first":0}\'', optionsOf)
}

/** The same with the number of players. */
export function takesSetup(command: Command): Command {
  return takesScenario(command).option('--seats <n>', 'how many players', wholeNumber('--seats', 1, 8))
}

function optionsOf(text: string): Readonly<Record<string, unknown>> {
  const data = parseJson(text, '--options')
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadInput('--options', 'must be a JSON object')
  return data as Record<string, unknown>
}

/** Every way to set the game up that the flags leave open, each once: by scenario, then by the number of players. */
export function setupsOf(entry: GameEntry, flags: SetupFlags): Setup[] {
  const found = new Map<string, Setup>()
  for (const scenario of scenariosOf(entry, flags.scenario))
    for (const seats of seatsOf(entry, flags)) {
      const setup = { scenario, seats, options: parsed(entry, scenario, seats, flags.options) }
      const key = canonical(setup.options)
      if (!found.has(key)) found.set(key, setup)
    }
  return [...found.values()]
}

/** Each setup in turn. */
export function setupAt(setups: readonly Setup[], n: number): Setup {
  const setup = setups[n % setups.length]
  if (setup === undefined) throw new BadInput('', 'there is no way to set the game up')
  return setup
}

/** The usual way: the first scenario, and two players if nobody says how many. */
export function usualSetup(entry: GameEntry, flags: SetupFlags): Setup {
  const setups = setupsOf(entry, flags)
  return setups.find(({ seats }) => seats === USUAL_SEATS) ?? setupAt(setups, 0)
}

const USUAL_SEATS = 2

/** A setup with further options of the game. */
export function withOptions(entry: GameEntry, { scenario, seats }: Setup, options: object): Setup {
  return { scenario, seats, options: parsed(entry, scenario, seats, options) }
}

function parsed(entry: GameEntry, scenario: string, seats: number, options: object = {}): unknown {
  return entry.game.parse.options({ ...entry.box.scenarios[scenario], ...options, seats })
}

function scenariosOf({ game, box }: GameEntry, wanted?: string): string[] {
  const names = Object.keys(box.scenarios)
  if (wanted === undefined) return names
  if (!names.includes(wanted)) throw new BadInput('--scenario', `${game.id} has ${names.join(', ')}`)
  return [wanted]
}

function seatsOf({ game }: GameEntry, { seats, options }: SetupFlags): number[] {
  const { min, max } = game.seats
  const wanted = seats ?? options?.seats
  if (wanted === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i)
  if (typeof wanted !== 'number' || wanted < min || wanted > max)
    throw new BadInput('--seats', `${game.id} is for ${min} to ${max} players`)
  return [wanted]
}

/** The game that the flags name, and the ways to set it up. */
export function gameAndSetups(flags: SetupFlags): { entry: GameEntry; setups: Setup[] } {
  const entry = gameCalled(flags.game)
  return { entry, setups: setupsOf(entry, flags) }
}

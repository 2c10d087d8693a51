import type { Chancy } from './chance.ts'
import { IllegalChoice } from './error.ts'
import type { Game } from './game.ts'
import { Match, newRecord } from './match.ts'
import { canonical, difference } from './plain.ts'
import { below, type Random, type Seed } from './random.ts'
import { type GameRecord, parseRecord, replay } from './record.ts'

/** What every game must keep to, checked while it is played. `lab fuzz` and the tests of each game use it. */

/** A promise of the contract that did not hold, with the record that shows it. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly record: GameRecord
  constructor(promise: string, record: GameRecord) {
    super(promise)
    this.record = record
  }
}

export interface Trial {
  readonly options: unknown
  readonly position?: unknown // where it begins, if not at the set-up
  readonly seats: number
  readonly seed: Seed
  readonly random: Random // for what the harness itself decides by chance
  readonly bound: number // decisions after which a game must be over
  readonly most?: number // decisions after which nobody looks any further
  readonly thoroughness: number // 0 to 1: how often the costly checks are made
  /** Picks one of the choices; at random if not given. */
  readonly choose?: (choices: readonly unknown[], state: Chancy) => number
}

/** Plays one game to its end and checks everything on the way. Throws Broken; returns the record. */
export function examine(game: Game, trial: Trial): GameRecord {
  const { random } = trial
  const match = new Match(game, startOf(game, trial))
  const broken = (promise: string): never => {
    throw new Broken(promise, match.record)
  }
  const seen: unknown[] = [] // choices of earlier positions: wishes that may be illegal by now
  let twin = match.state // goes through JSON before every choice and must stay the same
  let snapshots: string[] = [JSON.stringify(match.state)] // the states undo must bring back, byte for byte
  for (let n = 0; ; n++) {
    const { state } = match
    const choices = game.choices(state)
    if (game.pending(state) === undefined) break
    if (n === trial.most) break
    if (n === trial.bound) broken(`no end after ${n} decisions`)
    if (game.result(state) !== undefined) broken('a result before the end')
    const costly = below(random, 1000) < trial.thoroughness * 1000
    checkChoices(game, state, choices, broken)
    if (costly) {
      checkSoundness(game, state, broken)
      checkEveryChoice(game, state, choices, random, broken)
      checkRefusals(game, state, choices, [...pick(seen, 20, random), ...distort(choices, random)], broken)
      checkViews(game, state, trial.seats, random, broken)
    }
    const choice = choices[trial.choose?.(choices, state) ?? below(random, choices.length)]
    seen.push(choice)
    if (seen.length > 200) seen.shift()
    twin = JSON.parse(JSON.stringify(twin)) as Chancy
    match.apply(choice)
    game.apply(twin, choice)
    if (costly) same(match.state, twin, 'the twin that went through JSON differs', broken)
    snapshots = [...snapshots, JSON.stringify(match.state)].slice(-1 - match.undoCount)
    if (costly && below(random, 4) === 0) snapshots = checkUndo(match, snapshots, broken)
  }
  same(match.state, twin, 'the twin that went through JSON differs', broken)
  if (game.pending(match.state) === undefined) checkEnd(game, match, broken)
  checkReplay(game, match, broken)
  return match.record
}

function startOf(game: Game, { options, position, seed }: Trial): GameRecord {
  if (position === undefined) return newRecord(game, game.parse.options(options), seed)
  return { ...newRecord(game, null, seed), position }
}

type Fail = (promise: string) => never

function same(a: unknown, b: unknown, promise: string, broken: Fail): void {
  const found = difference(a, b)
  if (found !== undefined) broken(`${promise} at ${found}`)
}

function checkChoices(game: Game, state: Chancy, choices: readonly unknown[], broken: Fail): void {
  if (choices.length === 0) broken('a decision without a choice')
  if (new Set(choices.map(canonical)).size < choices.length) broken('the same choice twice')
  for (const choice of choices) {
    const rule = game.why(state, choice)
    if (rule !== undefined) broken(`${canonical(choice)} is offered but refused by ${rule}`)
  }
}

function checkSoundness(game: Game, state: Chancy, broken: Fail): void {
  for (const fault of game.faults(state)) broken(fault)
  same(game.clone(state), state, 'a clone differs', broken)
  same(game.parse.state(JSON.parse(JSON.stringify(state))), state, 'a state read back differs', broken)
}

function checkEveryChoice(game: Game, state: Chancy, choices: readonly unknown[], random: Random, broken: Fail): void {
  const before = JSON.stringify(state)
  for (const choice of pick(choices, 12, random)) {
    same(game.parse.choice(JSON.parse(JSON.stringify(choice))), choice, 'a choice read back differs', broken)
    const copy = game.clone(state)
    game.apply(copy, choice)
    for (const fault of game.faults(copy)) broken(`after ${canonical(choice)}: ${fault}`)
  }
  if (JSON.stringify(state) !== before) broken('playing on a clone changed the original')
}

/** What is not offered is refused, with a rule, and leaves no trace. */
function checkRefusals(
  game: Game,
  state: Chancy,
  choices: readonly unknown[],
  wishes: readonly unknown[],
  broken: Fail,
): void {
  const legal = new Set(choices.map(canonical))
  const before = JSON.stringify(state)
  for (const wish of wishes) {
    if (legal.has(canonical(wish))) continue
    const rule = game.why(state, wish)
    if (typeof rule !== 'string' || rule === '') broken(`${canonical(wish)} is not offered but not refused`)
    try {
      game.apply(state, wish)
      broken(`${canonical(wish)} is refused by ${rule} but played`)
    } catch (error) {
      if (!(error instanceof IllegalChoice) || error.rule !== rule) throw error
    }
  }
  if (JSON.stringify(state) !== before) broken('a refused choice changed the state')
}

/** Choices with a field taken from another one, or left out. */
function distort(choices: readonly unknown[], random: Random): unknown[] {
  return pick(choices, 10, random).flatMap(choice => {
    const keys = Object.keys(choice as object).filter(key => key !== 'do')
    if (keys.length === 0) return []
    const key = keys[below(random, keys.length)]!
    const donor = choices[below(random, choices.length)] as Record<string, unknown>
    const { [key]: _left, ...rest } = choice as Record<string, unknown>
    return key in donor ? [{ ...rest, [key]: donor[key] }] : []
  })
}

/** Nobody's view tells anything of what is hidden from them. */
function checkViews(game: Game, state: Chancy, seats: number, random: Random, broken: Fail): void {
  const choices = game.choices(state)
  const shown = game.view(state, 'spectator')
  for (let seat = 0; seat < seats; seat++) {
    const sampled = game.sample(state, seat, random)
    for (const fault of game.faults(sampled)) broken(`sample for seat ${seat}: ${fault}`)
    const view = game.view(state, seat)
    if (game.open) same(view, shown, `seat ${seat} sees more than others in an open game`, broken)
    same(view, game.view(sampled, seat), `the view of seat ${seat} knows hidden things`, broken)
    if (game.pending(state)?.seat === seat)
      same(choices, game.choices(sampled), 'the choices know hidden things', broken)
    const text = JSON.stringify(view)
    for (const word of state.random.key) if (word > 1e6 && text.includes(String(word))) broken('a view holds the key')
  }
  if (JSON.stringify(shown).includes(String(state.random.key[0]))) broken('a view holds the key')
}

/** Back to the barrier and forth again. */
function checkUndo(match: Match, snapshots: string[], broken: Fail): string[] {
  const taken = match.record.choices.slice(match.record.choices.length - match.undoCount)
  let at = snapshots.length - 1
  if (snapshots[at] !== JSON.stringify(match.state)) broken('the harness lost track of the snapshots')
  while (match.undo()) if (JSON.stringify(match.state) !== snapshots[--at]) broken('undo does not restore the state')
  if (at !== 0) broken(`undo stopped ${at} choices before the barrier`)
  for (const choice of taken) match.apply(choice)
  if (JSON.stringify(match.state) !== snapshots.at(-1)) broken('the same choices after undo lead elsewhere')
  return snapshots
}

function checkEnd(game: Game, match: Match, broken: Fail): void {
  const result = game.result(match.state)
  if (result === undefined) return broken('no result at the end')
  if (result.winners.some(seat => result.ranks[seat] !== 1)) broken('a winner is not ranked first')
  if (game.choices(match.state).length > 0) broken('choices after the end')
}

function checkReplay(game: Game, match: Match, broken: Fail): void {
  const record = parseRecord(game, JSON.parse(JSON.stringify(match.record)))
  same(replay(game, record), match.state, 'the record replays to another state', broken)
}

/** At most n of a list, by chance, in its order. */
function pick<T>(list: readonly T[], n: number, random: Random): T[] {
  if (list.length <= n) return [...list]
  const start = below(random, list.length)
  return Array.from({ length: n }, (_, i) => list[(start + i * 7) % list.length]!)
}

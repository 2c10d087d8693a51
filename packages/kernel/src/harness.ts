import type { AnyState } from './chance.ts'
import { IllegalChoice } from './error.ts'
import type { Game, GameRecord, Onlooker } from './game.ts'
import { Match } from './match.ts'
import { AGREE_END, resign } from './out-of-turn.ts'
import { canonical, difference } from './plain.ts'
import { below, type Random, type Seed } from './random.ts'
import { newRecord, parseRecord, replay } from './record.ts'

/** What every game must keep to, checked while it is played. `lab fuzz` and the tests of each game use it. */

/** A promise of the contract that did not hold, with the record that shows it. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly record: GameRecord
  constructor(promise: string, record: GameRecord, cause?: unknown) {
    super(promise, { cause })
    this.record = record
  }
}

/** A state as somebody observes it who does not know all of it. */
export interface ObservedState {
  readonly state: AnyState
  readonly onlooker: Onlooker
  /** The samples to think with. For two states that somebody cannot tell apart they are the same: what they tell is chance. */
  sample(random: Random): AnyState
}

/** What is told to somebody besides view, choices and refusals, by its name: odds, advice, pictures. */
export type Tells = (observed: ObservedState) => Readonly<Record<string, () => unknown>>

export interface Trial {
  readonly options: unknown
  readonly position?: unknown // where it begins, if not at the set-up
  readonly seats: number
  readonly seed: Seed
  readonly random: Random // for what the harness itself decides by chance
  readonly bound: number // decisions after which a game must be over
  readonly most?: number // decisions after which nobody looks any further
  readonly thoroughness: number // 0 to 1: how often the costly checks are made
  /** Whatever else players are told: it must not depend on what is hidden from them either. */
  readonly tells?: Tells
  readonly toldEvery?: number // of the costly checks, one in so many; bots take their time
  /** Picks one of the choices; at random if not given. */
  readonly choose?: (choices: readonly unknown[], state: AnyState) => number
}

/** Plays one game to its end and checks everything on the way. Throws Broken; returns the record. */
export function examine(game: Game, trial: Trial): GameRecord {
  const match = new Match(game, startOf(game, trial))
  try {
    playAndCheck(game, trial, match)
  } catch (error) {
    if (error instanceof Broken) throw error
    throw new Broken(`it threw ${error instanceof Error ? error.message : String(error)}`, match.record, error)
  }
  return match.record
}

function playAndCheck(game: Game, trial: Trial, match: Match): void {
  const { random } = trial
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
      const wishes = [...pick(seen, 20, random), ...distort(choices, random)]
      checkSoundness(game, state, broken)
      checkEveryChoice(game, state, choices, random, broken)
      checkRefusals(game, state, choices, wishes, broken)
      if (game.outOfTurn) checkOutOfTurn(game, state, below(random, trial.seats), broken)
      checkHidden(game, state, trial, [...choices, ...wishes], broken)
    }
    const choice = choices[trial.choose?.(choices, state) ?? below(random, choices.length)]
    seen.push(choice)
    if (seen.length > 200) seen.shift()
    twin = JSON.parse(JSON.stringify(twin)) as AnyState
    match.apply(choice)
    game.apply(twin, choice)
    if (costly) same(match.state, twin, 'the twin that went through JSON differs', broken)
    snapshots = [...snapshots, JSON.stringify(match.state)].slice(-1 - match.undoCount)
    if (costly && below(random, 4) === 0) snapshots = checkUndo(match, snapshots, broken)
  }
  same(match.state, twin, 'the twin that went through JSON differs', broken)
  if (game.pending(match.state) === undefined) checkEnd(game, match, broken)
  checkReplay(game, match, broken)
}

function startOf(game: Game, { options, position, seed }: Trial): GameRecord {
  if (position === undefined) return newRecord(game, game.parse.options(options), seed)
  return { ...newRecord(game, null, seed), position }
}

const TOLD_EVERY = 20 // of the costly checks

type Fail = (promise: string) => never

function same(a: unknown, b: unknown, promise: string, broken: Fail): void {
  const found = difference(a, b)
  if (found !== undefined) broken(`${promise} at ${found}`)
}

function checkChoices(game: Game, state: AnyState, choices: readonly unknown[], broken: Fail): void {
  if (choices.length === 0) broken('a decision without a choice')
  if (new Set(choices.map(canonical)).size < choices.length) broken('the same choice twice')
  for (const choice of choices) {
    const refusal = game.why(state, choice)
    if (refusal !== undefined) broken(`${canonical(choice)} is offered but refused by ${refusal.rule}`)
  }
}

function checkSoundness(game: Game, state: AnyState, broken: Fail): void {
  for (const fault of game.faults(state)) broken(fault)
  same(game.clone(state), state, 'a clone differs', broken)
  same(game.parse.state(JSON.parse(JSON.stringify(state))), state, 'a state read back differs', broken)
}

function checkEveryChoice(
  game: Game,
  state: AnyState,
  choices: readonly unknown[],
  random: Random,
  broken: Fail,
): void {
  const before = JSON.stringify(state)
  try {
    for (const choice of pick(choices, 12, random)) {
      same(game.parse.choice(JSON.parse(JSON.stringify(choice))), choice, 'a choice read back differs', broken)
      const copy = game.clone(state)
      game.apply(copy, choice)
      for (const fault of game.faults(copy)) broken(`after ${canonical(choice)}: ${fault}`)
    }
  } finally {
    if (JSON.stringify(state) !== before) broken('playing on a clone changed the original')
  }
}

/** Whoever resigns is asked no more and does not win; an agreed end has no winner. */
function checkOutOfTurn(game: Game, state: AnyState, seat: number, broken: Fail): void {
  const left = game.clone(state)
  if (game.why(left, resign(seat)) === undefined) {
    game.apply(left, game.parse.choice(resign(seat)))
    for (const fault of game.faults(left)) broken(`after seat ${seat} resigned: ${fault}`)
    if (game.pending(left)?.seat === seat) broken(`seat ${seat} is asked although it resigned`)
    if (game.result(left)?.winners.includes(seat)) broken(`seat ${seat} wins although it resigned`)
    if (game.why(left, resign(seat)) === undefined) broken(`seat ${seat} can resign twice`)
    same(game.parse.state(JSON.parse(JSON.stringify(left))), left, 'a state after a resignation differs', broken)
  }
  const ended = game.clone(state)
  game.apply(ended, game.parse.choice(AGREE_END))
  if (game.result(ended)?.winners.length !== 0 || game.pending(ended))
    broken('an agreed end is not one without a winner')
  for (const fault of game.faults(ended)) broken(`after an agreed end: ${fault}`)
}

/** What is not offered is refused, with a rule, and leaves no trace. */
function checkRefusals(
  game: Game,
  state: AnyState,
  choices: readonly unknown[],
  wishes: readonly unknown[],
  broken: Fail,
): void {
  const legal = new Set(choices.map(canonical))
  const before = JSON.stringify(state)
  for (const wish of wishes) {
    if (legal.has(canonical(wish))) continue
    const refusal = game.why(state, wish)
    if (refusal === undefined || refusal.rule === '') return broken(`${canonical(wish)} is not offered but not refused`)
    same(JSON.parse(JSON.stringify(refusal)), refusal, 'a refusal is not plain data', broken)
    try {
      game.apply(state, wish)
      broken(`${canonical(wish)} is refused by ${refusal.rule} but played`)
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      same(error.refusal, refusal, 'playing is refused otherwise than `why` says', broken)
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

/** Nothing that is told to somebody depends on what is hidden from them: views, choices, refusals, and what `tells` has. */
function checkHidden(
  game: Game,
  state: AnyState,
  { seats, random, tells, toldEvery = TOLD_EVERY }: Pick<Trial, 'seats' | 'random' | 'tells' | 'toldEvery'>,
  wishes: readonly unknown[],
  broken: Fail,
): void {
  const shown = game.view(state, 'spectator')
  const samples = Array.from({ length: seats }, (_, seat) => game.sample(state, seat, random))
  for (const [seat, sampled] of samples.entries()) {
    for (const fault of game.faults(sampled)) broken(`sample for seat ${seat}: ${fault}`)
    const view = game.view(state, seat)
    if (game.openInformation) same(view, shown, `seat ${seat} sees more than others in an open game`, broken)
    same(view, game.view(sampled, seat), `the view of seat ${seat} knows hidden things`, broken)
    same(game.pending(state), game.pending(sampled), `the question that seat ${seat} sees knows hidden things`, broken)
    same(shown, game.view(sampled, 'spectator'), 'the view of spectators knows hidden things', broken)
    checkLeaving(game, state, sampled, seats, seat, broken)
    const text = JSON.stringify(view)
    for (const word of state.random.key) if (word > 1e6 && text.includes(String(word))) broken('a view holds the key')
  }
  if (JSON.stringify(shown).includes(String(state.random.key[0]))) broken('a view holds the key')
  checkAnswers(game, state, samples, wishes, broken)
  if (tells !== undefined && below(random, toldEvery) === 0) {
    const seat = below(random, seats)
    for (const onlooker of [seat, game.pending(state)!.seat, 'spectator'] as const)
      checkTold(tells, game, state, samples[typeof onlooker === 'number' ? onlooker : seat]!, onlooker, broken)
  }
}

/** Somebody is told the same of two states that they cannot tell apart, also where it cannot be told. */
function checkTold(
  tells: Tells,
  game: Game,
  state: AnyState,
  sampled: AnyState,
  onlooker: Onlooker,
  broken: Fail,
): void {
  const seat = typeof onlooker === 'number' ? onlooker : 0
  const sample = (random: Random): AnyState => game.sample(state, seat, random)
  const [real, other] = [tells({ state, onlooker, sample }), tells({ state: sampled, onlooker, sample })]
  for (const name of new Set([...Object.keys(real), ...Object.keys(other)])) {
    const found = difference(outcomeOf(real[name]), outcomeOf(other[name]))
    if (found !== undefined) broken(`${name} tells ${onlooker} hidden things at ${found}`)
  }
}

function outcomeOf(tell: (() => unknown) | undefined): unknown {
  try {
    return { told: tell?.() ?? null }
  } catch (error) {
    return { threw: String(error) }
  }
}

/** Whether somebody may resign, or all may end it, depends on nothing hidden: the server asks it for everybody. */
function checkLeaving(game: Game, state: AnyState, sampled: AnyState, seats: number, seat: number, broken: Fail): void {
  if (!game.outOfTurn) return
  for (const word of [AGREE_END, ...Array.from({ length: seats }, (_, one) => resign(one))])
    same(
      game.why(state, word),
      game.why(sampled, word),
      `whether ${canonical(word)} may be said tells seat ${seat}`,
      broken,
    )
}

/** Whoever is asked is offered and refused the same in a state they cannot tell from this one, whatever they wish for. */
function checkAnswers(
  game: Game,
  state: AnyState,
  samples: readonly AnyState[],
  wishes: readonly unknown[],
  broken: Fail,
): void {
  const asked = samples[game.pending(state)!.seat]!
  same(game.choices(state), game.choices(asked), 'the choices know hidden things', broken)
  const known = new Set(wishes.map(canonical))
  const others = samples.flatMap(sample => game.choices(sample)).filter(wish => !known.has(canonical(wish)))
  for (const wish of [...wishes, ...others]) {
    const found = difference(game.why(state, wish), game.why(asked, wish))
    if (found !== undefined) broken(`why not ${canonical(wish)} knows hidden things at ${found}`)
  }
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

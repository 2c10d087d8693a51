import { randomBytes } from 'node:crypto'
import { advise, botCalled, type Limit, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import type { GameEntry, ReadingName } from '@overseer/games'
import {
  BadInput,
  checkSeed,
  type Decision,
  type GameRecord,
  type Language,
  Match,
  type Onlooker,
  type Refusal,
  seedRandom,
} from '@overseer/kernel'
import { Unable } from './errors.ts'

/** One table, and what may be asked of it. */
export class Table {
  readonly entry: GameEntry
  readonly opened: readonly unknown[] // the events before its first question
  readonly #match: Match
  readonly #questions: Readonly<Record<string, readonly string[]>>

  constructor(entry: GameEntry, record: GameRecord) {
    const opened: unknown[] = []
    this.entry = entry
    this.#match = new Match(entry.game, record, event => opened.push(event))
    this.opened = opened
    this.#questions = entry.guide.questions
  }

  get record(): GameRecord {
    return this.#match.record
  }

  get state(): unknown {
    return this.#match.state
  }

  get pending(): Decision | null {
    return this.entry.game.pending(this.#match.state) ?? null
  }

  get choices(): unknown[] {
    return this.entry.game.choices(this.#match.state)
  }

  get result(): unknown {
    return this.entry.game.result(this.#match.state) ?? null
  }

  /** Why a wish is not legal now, and in words; what is not asked at all says so. */
  why(data: unknown, lang: Language): unknown {
    const wish = this.#parse(data)
    const refusal = this.entry.game.why(this.#match.state, wish)
    if (refusal === undefined) return { rule: null }
    const narrator = this.entry.narrator(lang, [])
    const other = this.#otherKind(wish)
    return {
      ...(other && { asked: other.asked, takes: other.takes }),
      ...refusal,
      sentence: this.#sentence(refusal, wish, lang),
      ...narrator.rule(refusal.rule),
    }
  }

  apply(data: unknown, lang: Language): unknown {
    const wish = this.#parse(data)
    const refusal = this.entry.game.why(this.#match.state, wish)
    if (refusal !== undefined) {
      const other = this.#otherKind(wish)
      if (other !== undefined) throw other.unable
      throw new Unable('illegal', this.#sentence(refusal, wish, lang), refusal)
    }
    return this.#play(wish)
  }

  undo(): void {
    const closed = this.#match.undoClosed
    if (closed !== undefined) throw new Unable('undo-closed', closed)
    this.#match.undo()
  }

  view(onlooker: Onlooker): unknown {
    if (typeof onlooker === 'number') this.#checkSeat(onlooker)
    return this.entry.game.view(this.#match.state, onlooker)
  }

  /** What a seat may know about its chances, as data and in words; without a seat, the one that is asked. */
  read(name: ReadingName, wanted: number | undefined, lang: Language): unknown {
    const seat = wanted ?? this.pending?.seat ?? 0
    this.#checkSeat(seat)
    const reading = this.entry.readings[name]
    if (reading === undefined) throw new Unable('bad-command', `${this.entry.game.id} has no '${name}'`)
    const view = this.entry.game.view(this.#match.state, seat)
    return { [name]: reading.read(view, seat), lines: reading.tell(view, seat, lang, []) }
  }

  /** What whoever is asked could set out to do, the best first, with its words. */
  plans(wanted: number | undefined, lang: Language, seed: string | undefined): unknown {
    const { game, narrator } = this.entry
    const planner = knowledgeOf(game.id).plans
    if (planner === undefined) throw new Unable('bad-command', `${game.id} has no 'plans'`)
    if (wanted !== undefined) this.#checkSeat(wanted)
    const { observation } = this.#observed()
    const { seat, view } = observation
    if (wanted !== undefined && wanted !== seat)
      throw new Unable('not-asked', `seat ${wanted} is not asked but seat ${seat}`)
    const { choice: tell, plan: tellPlan } = narrator(lang, [])
    const { before, plans } = planner(observation, seedRandom(seedOr(seed)))
    return {
      before: before === null ? null : { choice: before, words: tell(view, before) },
      plans: plans.map(plan => ({ ...plan, words: tellPlan?.(view, plan) })),
    }
  }

  /** What the strongest bot thinks of the choices, the best first. */
  advise(ms: number, seed: string | undefined): unknown {
    const { knowledge, observation } = this.#observed()
    return { advice: advise(knowledge, observation, seedRandom(seedOr(seed)), within(ms)) }
  }

  /** What a bot would choose, played if so wanted. */
  bot(name: string, ms: number, seed: string | undefined, apply: boolean): unknown {
    const { knowledge, observation } = this.#observed()
    const choice = botCalled(name, knowledge).choose(observation, seedRandom(seedOr(seed)), within(ms))
    return apply ? { choice, ...this.#play(choice) } : { choice }
  }

  #play(choice: unknown): { readonly events: unknown[]; readonly pending: Decision | null } {
    const events: unknown[] = []
    this.#match.apply(choice, event => events.push(event))
    return { events, pending: this.pending }
  }

  #observed() {
    if (this.pending === null) throw new Unable('not-asked', 'nobody is asked: the game is over')
    const { game } = this.entry
    return { knowledge: knowledgeOf(game.id), observation: observe(game, this.#match.state) }
  }

  #parse(data: unknown): unknown {
    return this.entry.game.parse.choice(data)
  }

  #sentence(refusal: Refusal, wish: unknown, lang: Language): string {
    const { game } = this.entry
    const view = game.view(this.#match.state, this.pending?.seat ?? 'spectator')
    return this.entry.narrator(lang, []).refusal(view, refusal, wish)
  }

  /** A choice of a kind that the question does not take. */
  #otherKind(wish: unknown): { asked: string; takes: readonly string[]; unable: Unable } | undefined {
    const asked = this.pending?.ask
    const takes = asked === undefined ? undefined : this.#questions[asked]
    const { do: kind } = wish as { readonly do?: string }
    if (asked === undefined || takes === undefined || kind === undefined) return undefined
    if (takes.includes(kind) || this.entry.guide.always.includes(kind)) return undefined
    const message = `'${kind}' is no answer to '${asked}', which takes ${takes.join(', ')}`
    return { asked, takes, unable: new Unable('not-asked', message, { asked, takes }) }
  }

  #checkSeat(seat: number): void {
    const seats = this.entry.game.players(this.#match.state)
    if (seat >= seats) throw new BadInput('seat', `there is no seat ${seat} among ${seats}, which count from 0`)
  }
}

function within(ms: number): Limit {
  return { ms, clock: () => performance.now() }
}

export function seedOr(seed: string | undefined): string {
  return seed === undefined ? randomBytes(16).toString('hex') : checkSeed(seed)
}

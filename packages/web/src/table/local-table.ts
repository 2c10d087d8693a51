import {
  type Chancy,
  type GameRecord,
  Match,
  maySee,
  type Random,
  type RuleId,
  type Seat,
  seedRandom,
} from '@overseer/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import { gameCalled } from '../games.ts'
import { BotRoom } from './bot-room.ts'
import type { Advice, Chair, Frame, Table, TableState } from './table.ts'

/** A table on this device: the rules run here, the bots in a worker, and every choice is saved. */
export class LocalTable implements Table {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly hints = true
  readonly #match: Match
  readonly #state
  readonly #bots = new BotRoom()
  readonly #chance: Random
  readonly #save: (record: GameRecord) => void
  readonly #history: Frame[] = []
  readonly #told: number[] = [] // how many frames each choice brought about
  #closed = false

  constructor(record: GameRecord, chairs: readonly Chair[], save: (record: GameRecord) => void) {
    this.game = record.game
    this.chairs = chairs
    const { game } = gameCalled(record.game)
    this.#match = new Match(game, { ...record, choices: [] })
    for (const choice of record.choices) this.#play(choice)
    this.#chance = seedRandom(`bots of ${record.seed}`)
    this.#save = save
    this.#state = signal<TableState>(this.#look([], 0))
    this.#carryOn()
  }

  get state(): ReadonlySignal<TableState> {
    return this.#state
  }

  get record(): GameRecord {
    return this.#match.record
  }

  get history(): readonly Frame[] {
    return this.#history
  }

  choose(choice: unknown, version: number): void {
    if (version !== this.#state.value.version || this.#state.value.choices.length === 0) return
    if (this.#match.game.why(this.#match.state, choice) !== undefined) return
    this.#apply(choice)
  }

  undo(): void {
    if (this.#state.value.undo !== null) return
    this.#match.undo()
    this.#history.length -= this.#told.pop()!
    this.#save(this.#match.record)
    this.#show([])
  }

  why(wish: unknown): Promise<RuleId | undefined> {
    return Promise.resolve(this.#match.game.why(this.#match.state, wish))
  }

  hint(): Promise<readonly Advice[]> {
    const { pending, version } = this.#state.value
    if (pending === null) return Promise.resolve([])
    const { game, state } = this.#match
    const seen = game.sample(state, pending.seat, this.#chance)
    return this.#bots.ask({ game: this.game, bot: null, state: seen, seed: `hint ${version}` }) as Promise<
      readonly Advice[]
    >
  }

  close(): void {
    this.#closed = true
    this.#bots.close()
  }

  #apply(choice: unknown): void {
    const frames = this.#play(choice)
    this.#save(this.#match.record)
    this.#show(frames)
  }

  #play(choice: unknown): Frame[] {
    const frames: Frame[] = []
    const { game } = this.#match
    this.#match.apply(choice, event => {
      const onlooker = this.#onlooker
      if (maySee(event, onlooker)) frames.push({ event, view: game.view(this.#match.state, onlooker) })
    })
    this.#history.push(...frames)
    this.#told.push(frames.length)
    return frames
  }

  #show(frames: readonly Frame[]): void {
    this.#state.value = this.#look(frames, this.#state.value.version + 1)
    this.#carryOn()
  }

  /** The person who looks: whoever is asked, if that is one, else the first person at the table. */
  get #onlooker(): Seat | 'spectator' {
    const asked = this.#match.game.pending(this.#match.state)?.seat
    if (asked !== undefined && this.#isPerson(asked)) return asked
    const person = this.chairs.findIndex(({ bot }) => bot === null)
    return person < 0 ? 'spectator' : person
  }

  #isPerson(seat: Seat): boolean {
    return this.chairs[seat]?.bot === null
  }

  #look(frames: readonly Frame[], version: number): TableState {
    const { game, state } = this.#match
    const pending = game.pending(state) ?? null
    const mine = pending !== null && this.#isPerson(pending.seat)
    const last = this.#match.undoSeat
    return {
      version,
      view: game.view(state, this.#onlooker),
      pending,
      choices: mine ? game.choices(state) : [],
      thinking: pending === null || mine ? null : pending.seat,
      undo: last !== undefined && !this.#isPerson(last) ? 'othersDecided' : (this.#match.undoClosed ?? null),
      frames,
    }
  }

  /** Lets a bot decide if it is one's turn. What it says counts only if nothing has changed meanwhile. */
  #carryOn(): void {
    const { thinking, version } = this.#state.value
    if (thinking === null || this.#closed) return
    const { game, state } = this.#match
    const seen: Chancy = game.sample(state, thinking, this.#chance)
    const question = {
      game: this.game,
      bot: this.chairs[thinking]!.bot!,
      state: seen,
      seed: `${version} ${this.#chance.drawn}`,
    }
    void this.#bots.ask(question).then(choice => {
      if (!this.#closed && this.#state.value.version === version) this.#apply(choice)
    })
  }
}

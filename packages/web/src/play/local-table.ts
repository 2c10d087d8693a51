import type { Advice } from '@overseer/bots'
import {
  type AnyState,
  type Frame,
  type GameRecord,
  IllegalChoice,
  Match,
  type Onlooker,
  play,
  type Random,
  type Refusal,
  type Seat,
  seatView,
  seedRandom,
  type UndoClosed,
} from '@overseer/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import { gameCalled } from '../games/kits.ts'
import { pace } from '../page/settings.ts'
import type { Chair, Table, TableState } from '../table/table.ts'
import { BotRoom } from './bot-room.ts'

/** Keeps a game as it is after a choice. */
type Save = (record: GameRecord, state: AnyState) => void

/** A choice that was made: what undo must know of it. */
interface Step {
  readonly person: boolean // somebody at this screen made it
  readonly barrier: number // of undo, before it
  readonly frames: number // how many it brought about
}

const HELD_BACK_MS = 150

/** A table on this device: the rules run here, the bots in a worker, and every choice is saved. */
export class LocalTable implements Table {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly hints = true
  #match: Match
  readonly #state
  readonly #bots = new BotRoom()
  readonly #chance: Random
  readonly #save: Save
  readonly #history: Frame[] = []
  readonly #steps: Step[] = [] // one for each choice
  readonly #failed = signal<Seat | null>(null)
  #decided = -1 // the version at which a person decides for a bot that failed
  #version = 0
  #unseen: Frame[] = [] // what bots did since the state was last shown
  #soon: ReturnType<typeof setTimeout> | undefined // it will be
  #closed = false

  constructor(record: GameRecord, chairs: readonly Chair[], save: Save) {
    this.game = record.game
    this.chairs = chairs
    this.#match = new Match(gameCalled(record.game).game, { ...record, choices: [] })
    for (const choice of record.choices) this.#play(choice)
    this.#chance = seedRandom(`bots of ${record.seed}`)
    this.#save = save
    this.#state = signal<TableState>(this.#look([]))
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
    try {
      this.#apply(choice)
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error // nothing has happened, and nothing more is to be said
    }
  }

  /** Takes back the last choice a person made, with all that bots answered to it. */
  undo(): void {
    if (this.#undoClosed() !== null) return // which may be so though it is not shown yet
    const gone = this.#steps.splice(this.lastOwn)
    const choices = this.#match.record.choices.slice(0, this.#steps.length)
    this.#match = new Match(this.#match.game, { ...this.#match.record, choices })
    this.#history.length -= gone.reduce((sum, { frames }) => sum + frames, 0)
    this.#unseen = []
    this.#save(this.#match.record, this.#match.state)
    this.#show()
    this.#carryOn()
  }

  /** Which choice a person here made last; -1 if nobody did. */
  get lastOwn(): number {
    return this.#steps.findLastIndex(({ person }) => person)
  }

  /** Games here count for nothing: what bots did is taken back too, unless a die or a card has come out since. */
  #undoClosed(): UndoClosed | null {
    const last = this.#steps[this.lastOwn]
    if (last === undefined) return 'nothingToUndo'
    return last.barrier === this.#match.state.barrier ? null : 'somethingRevealed'
  }

  why(wish: unknown): Promise<Refusal | undefined> {
    return Promise.resolve(this.#match.game.why(this.#match.state, wish))
  }

  async hint(): Promise<readonly Advice[]> {
    const { pending, version } = this.#state.value
    if (pending === null) return []
    return this.#bots.advise({ game: this.game, state: this.#sample(pending.seat), seed: `hint ${version}` })
  }

  /** A bot that was to decide and failed. */
  get failed(): ReadonlySignal<Seat | null> {
    return this.#failed
  }

  /** The bot that failed tries once more. */
  thinkAgain(): void {
    this.#failed.value = null
    this.#carryOn()
  }

  /** A person decides for the bot that failed, this one time. */
  decideForBot(): void {
    this.#failed.value = null
    this.#decided = this.#version
    this.#state.value = this.#look([])
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#soon)
    this.#bots.close()
  }

  #apply(choice: unknown): void {
    const byBot = this.#thinking !== null
    const frames = this.#play(choice)
    this.#save(this.#match.record, this.#match.state)
    this.#unseen.push(...frames)
    if (byBot && this.#thinking !== null && pace.peek() === 'atOnce') this.#showSoon()
    else this.#show()
    this.#carryOn()
  }

  /** Where bots play at once, what one does is shown with what the next does: to draw it takes longer than to think of it. */
  #showSoon(): void {
    this.#soon ??= setTimeout(() => this.#show(), HELD_BACK_MS)
  }

  #play(choice: unknown): readonly Frame[] {
    const onlooker = this.#onlooker
    const { barrier } = this.#match.state
    const seat = this.#match.game.pending(this.#match.state)?.seat ?? 0
    const frames = play(this.#match, choice, [onlooker]).get(onlooker)?.frames ?? []
    this.#history.push(...frames)
    this.#steps.push({ person: this.#isPerson(seat), barrier, frames: frames.length })
    return frames
  }

  #show(): void {
    clearTimeout(this.#soon)
    this.#soon = undefined
    this.#version++
    const frames = this.#unseen
    this.#unseen = []
    this.#state.value = this.#look(frames)
  }

  /** The bot that is to decide. */
  get #thinking(): Seat | null {
    const asked = this.#match.game.pending(this.#match.state)?.seat
    return asked === undefined || this.#isPerson(asked) || this.#version === this.#decided ? null : asked
  }

  /** The person who looks: whoever is asked, if that is one, else the first person at the table. */
  get #onlooker(): Onlooker {
    const asked = this.#match.game.pending(this.#match.state)?.seat
    if (asked !== undefined && this.#isPerson(asked)) return asked
    const person = this.chairs.findIndex(({ bot }) => bot === null)
    return person < 0 ? 'spectator' : person
  }

  #isPerson(seat: Seat): boolean {
    return this.chairs[seat]?.bot === null
  }

  #look(frames: readonly Frame[]): TableState {
    const decides = this.#version === this.#decided
    const seen = seatView(this.#match, this.#onlooker, seat => decides || this.#isPerson(seat))
    return { ...seen, version: this.#version, undo: this.#undoClosed(), thinking: this.#thinking, frames }
  }

  #sample(seat: Seat): unknown {
    return this.#match.game.sample(this.#match.state, seat, this.#chance)
  }

  /**
   * Lets a bot decide if it is one's turn. What it says counts only if nothing has changed meanwhile. One that fails gets
   * another sample to think about; if that does not help either, the people at the table are told.
   */
  #carryOn(tries = 2): void {
    const thinking = this.#thinking
    const bot = thinking === null ? null : (this.chairs[thinking]?.bot ?? null)
    if (thinking === null || bot === null || this.#closed) return
    const match = this.#match
    const { length } = this.#steps
    const position = { game: this.game, state: this.#sample(thinking), seed: `${length} ${this.#chance.drawn}` }
    const isCurrent = () => !this.#closed && this.#match === match && this.#steps.length === length
    this.#bots.choose(bot, position).then(
      choice => {
        if (isCurrent()) this.#apply(choice)
      },
      () => {
        if (!isCurrent()) return
        if (tries > 1) return this.#carryOn(tries - 1)
        if (this.#unseen.length > 0) this.#show()
        this.#failed.value = thinking
      },
    )
  }
}

import { type Frame, type Game, Match, newRecord, play, type Refusal, same, seatView } from '@overseer/kernel'
import { signal } from '@preact/signals'
import type { Lesson } from '../games/lessons.ts'
import type { Chair, Table, TableState } from '../table/table.ts'

const LEARNER = 0

/** How far somebody is: a lesson, and a step in it. */
export interface Place {
  readonly lesson: number
  readonly step: number
}

/** A table that teaches: it waits for one certain choice at a time and plays the other players' parts. */
export class LessonTable implements Table {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly hints = false
  readonly state
  readonly step = signal(0)
  readonly #lesson: Lesson
  readonly #match
  readonly #frames: Frame[] = []

  /** The first `from` steps have been done already. */
  constructor(game: Game, lesson: Lesson, chairs: readonly Chair[], from = 0) {
    this.game = game.id
    this.#lesson = lesson
    this.chairs = chairs
    this.#match = new Match(game, { ...newRecord(game, null, 'lesson'), position: lesson.position })
    this.state = signal<TableState>(this.#look([], 0))
    for (const step of lesson.steps.slice(0, from)) this.#advance(step.do === undefined ? [] : [step.do])
  }

  get record() {
    return this.#match.record
  }

  get history(): readonly Frame[] {
    return this.#frames
  }

  choose(choice: unknown, version: number): void {
    const wanted = this.#lesson.steps[this.step.value]?.do
    if (version !== this.state.value.version || wanted === undefined || !same(choice, wanted)) return
    this.#advance([wanted])
  }

  /** Reads on. */
  next(): void {
    if (this.#lesson.steps[this.step.value]?.do === undefined) this.#advance([])
  }

  #advance(choices: readonly unknown[]): void {
    const step = this.#lesson.steps[this.step.value]
    const frames = [...choices, ...(step?.after ?? [])].flatMap(choice => this.#play(choice))
    this.#frames.push(...frames)
    this.step.value++
    this.state.value = this.#look(frames, this.state.value.version + 1)
  }

  #play(choice: unknown): readonly Frame[] {
    return play(this.#match, choice, [LEARNER]).get(LEARNER)?.frames ?? []
  }

  #look(frames: readonly Frame[], version: number): TableState {
    const { do: wanted, at: place = null } = this.#lesson.steps[this.step.value] ?? {}
    const seen = seatView(this.#match, LEARNER, seat => wanted !== undefined && seat === LEARNER)
    const choices = seen.choices.filter(choice => same(choice, wanted)) // only what is spoken of glows
    return { ...seen, choices, place, version, thinking: null, undo: 'nothingToUndo', frames }
  }

  undo(): void {}
  close(): void {}

  why(wish: unknown): Promise<Refusal | undefined> {
    return Promise.resolve(this.#match.game.why(this.#match.state, wish))
  }

  hint(): Promise<readonly []> {
    return Promise.resolve([])
  }
}

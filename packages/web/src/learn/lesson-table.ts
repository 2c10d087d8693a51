import { shelter, type Choice, type Event, type View } from '@overseer/shelter'
import { Match, newRecord, type RuleId, same } from '@overseer/kernel'
import { signal } from '@preact/signals'
import type { Chair, Frame, Table, TableState } from '../table/table.ts'
import type { Lesson } from './lessons.ts'

/** A table that teaches: it waits for one certain choice at a time and plays the other player's part. */
export class LessonTable implements Table {
  readonly game = 'shelter'
  readonly chairs: readonly Chair[]
  readonly hints = false
  readonly state
  readonly step = signal(0)
  readonly wrong = signal<Choice | null>(null) // what was asked for, after something else was tried
  readonly #lesson: Lesson
  readonly #match
  readonly #frames: Frame[] = []

  constructor(lesson: Lesson, chairs: readonly Chair[]) {
    this.#lesson = lesson
    this.chairs = chairs
    this.#match = new Match(shelter, { ...newRecord(shelter, null, 'lesson'), position: lesson.position })
    this.state = signal<TableState>(this.#look([], 0))
  }

  get record() {
    return this.#match.record
  }

  get history(): readonly Frame[] {
    return this.#frames
  }

  get done(): boolean {
    return this.step.value >= this.#lesson.steps.length
  }

  choose(choice: unknown, version: number): void {
    const wanted = this.#lesson.steps[this.step.value]?.do
    if (version !== this.state.value.version || wanted === undefined) return
    if (!same(choice, wanted)) return void (this.wrong.value = wanted)
    this.#advance([wanted])
  }

  /** Reads on. */
  next(): void {
    if (this.#lesson.steps[this.step.value]?.do === undefined) this.#advance([])
  }

  #advance(choices: readonly Choice[]): void {
    const step = this.#lesson.steps[this.step.value]
    const frames: Frame[] = []
    for (const choice of [...choices, ...(step?.after ?? [])]) {
      if (shelter.why(this.#match.state, choice) !== undefined) break
      this.#match.apply(choice, (event: Event) => frames.push({ event, view: shelter.view(this.#match.state, 0) }))
    }
    this.#frames.push(...frames)
    this.wrong.value = null
    this.step.value++
    this.state.value = this.#look(frames, this.state.value.version + 1)
  }

  #look(frames: readonly Frame[], version: number): TableState {
    const { state } = this.#match
    const wanted = this.#lesson.steps[this.step.value]?.do
    const pending = shelter.pending(state) ?? null
    const view: View = shelter.view(state, 0)
    const choices = wanted === undefined || pending?.seat !== 0 ? [] : shelter.choices(state)
    return { version, view, pending, choices, thinking: null, undo: 'nothingToUndo', frames }
  }

  undo(): void {}
  close(): void {}

  why(wish: unknown): Promise<RuleId | undefined> {
    return Promise.resolve(shelter.why(this.#match.state, wish as Choice))
  }

  hint(): Promise<readonly []> {
    return Promise.resolve([])
  }
}

import type { Frame, GameRecord } from '@overseer/kernel'
import { signal } from '@preact/signals'
import { momentAt, type Replay } from '../table/replay.ts'
import type { Table, TableState } from '../table/table.ts'

/** Choices that somebody may try at a position, and who hears of it. */
interface Trial {
  readonly choices: readonly unknown[]
  try(choice: unknown): void
}

/** One position of a record, to be looked at; with a trial, to answer what is asked there. */
export class StillTable implements Table {
  readonly game: string
  readonly record: GameRecord
  readonly chairs: Table['chairs']
  readonly hints = false
  readonly state
  readonly history: readonly Frame[]

  readonly #trial: Trial | undefined

  constructor(record: GameRecord, chairs: Table['chairs'], at: number, replay: Replay, trial?: Trial) {
    this.#trial = trial
    const { view, pending, frames } = momentAt(replay, at)
    this.game = record.game
    this.record = record
    this.chairs = chairs
    this.history = replay.frames.slice(0, frames)
    this.state = signal<TableState>({
      version: at,
      view,
      pending,
      choices: trial?.choices ?? [],
      thinking: null,
      undo: 'nothingToUndo',
      frames: [],
    })
  }

  choose(choice: unknown): void {
    this.#trial?.try(choice)
  }

  undo(): void {}
  close(): void {}
  why(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
  hint(): Promise<readonly []> {
    return Promise.resolve([])
  }
}

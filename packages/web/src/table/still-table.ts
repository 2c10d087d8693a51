import { type Chancy, type GameRecord, opening, replay } from '@overseer/kernel'
import { signal } from '@preact/signals'
import { gameCalled } from '../games.ts'
import type { Frame, Table, TableState } from './table.ts'

/** A game from its start to its end. */
export interface Story {
  readonly frames: readonly Frame[]
  readonly told: readonly number[] // how many of them by the time of so many choices
  readonly end: unknown // the last view
}

/** Everything that happened, with the table after each event. */
export function tellAll(record: GameRecord): Story {
  const { game } = gameCalled(record.game)
  const frames: Frame[] = []
  const told = [0]
  const state = opening(game, record)
  for (const choice of record.choices) {
    game.apply(state, choice, event => frames.push({ event, view: game.view(state, 'spectator') }))
    told.push(frames.length)
  }
  return { frames, told, end: game.view(state, 'spectator') }
}

export function replayTo(record: GameRecord, at: number): Chancy {
  return replay(gameCalled(record.game).game, record, at)
}

/** One position of a record, to be looked at only. */
export class StillTable implements Table {
  readonly game: string
  readonly record: GameRecord
  readonly chairs: Table['chairs']
  readonly hints = false
  readonly state
  readonly history: readonly Frame[]

  constructor(record: GameRecord, chairs: Table['chairs'], at: number, { frames, told }: Story) {
    const { game } = gameCalled(record.game)
    const state = replayTo(record, at)
    this.game = record.game
    this.record = record
    this.chairs = chairs
    this.history = frames.slice(0, told[at])
    this.state = signal<TableState>({
      version: at,
      view: game.view(state, 'spectator'),
      pending: game.pending(state) ?? null,
      choices: [],
      thinking: null,
      undo: 'nothingToUndo',
      frames: [],
    })
  }

  choose(): void {}
  undo(): void {}
  close(): void {}
  why(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
  hint(): Promise<readonly []> {
    return Promise.resolve([])
  }
}

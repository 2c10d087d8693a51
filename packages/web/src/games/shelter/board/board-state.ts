import { same } from '@overseer/kernel'
import { type Choice, type Event, narratorWith, type View } from '@overseer/shelter'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import { language } from '../../../page/settings.ts'
import type { Stage } from '../../../table/stage.ts'
import { chairAt, type Table } from '../../../table/table.ts'
import { shelterSay, shelterWords } from '../words.ts'
import { type Asked, type Picked, placements, type Play, type Refused, stillThere, topic } from './play.ts'

const NOTHING: readonly Choice[] = []

/** Something that means nothing in the next position. */
interface Passing<T> {
  readonly it: T
  readonly version: number
}

/** The board of one table: what it shows, and what somebody does at it. */
export class BoardState {
  readonly play: ReadonlySignal<Play>
  /** The play as it was drawn last. A click is meant for what was seen, however late it comes. */
  drawn: Play
  readonly #table: Table
  readonly #hand = signal<Passing<Picked> | null>(null)
  readonly #asked = signal<Passing<Asked> | null>(null)

  constructor(table: Table, stage: Stage) {
    this.#table = table
    topic.value = null // what another table explained
    const names = table.chairs.map(({ name }) => name)
    const nameOf = (seat: number): string => chairAt(table, seat).name
    const words = computed(() => ({
      say: shelterSay(language.value),
      narrator: narratorWith(shelterWords.in(language.value), language.value, names),
    }))
    const busy = computed(() => stage.scene.value.busy)
    const view = computed((): View => {
      const shown = stage.scene.value.view as View
      return busy.value ? { ...shown, pending: null } : shown
    })
    const choices = computed(() => (busy.value ? NOTHING : (table.state.value.choices as readonly Choice[])))
    const lately = computed(() => {
      const scene = stage.scene.value // the news change with it
      const events = scene.busy ? [] : stage.news.map(({ event }) => event as Event)
      return stillThere(events, scene.view as View)
    })
    const picked = computed(() => this.#current(this.#hand.value))
    const open = computed(() => placements(choices.value, picked.value))
    let near =
      table.seat ??
      Math.max(
        0,
        table.chairs.findIndex(({ bot }) => bot === null),
      )
    this.play = computed(() => {
      const { version, pending, thinking } = table.state.value
      if (table.state.value.choices.length > 0 && pending !== null) near = pending.seat
      return {
        version,
        view: view.value,
        event: stage.scene.value.event as Event | null,
        thinking,
        nameOf,
        ...words.value,
        choices: choices.value,
        open: open.value,
        lately: lately.value,
        picked: picked.value,
        asked: this.#current(this.#asked.value),
        near,
      }
    })
    this.drawn = this.play.peek()
  }

  #current<T>(passing: Passing<T> | null): T | null {
    return passing?.version === this.#table.state.value.version ? passing.it : null
  }

  choose(choice: Choice): void {
    topic.value = null
    this.#table.choose(choice, this.drawn.version)
  }

  /** Several choices lie behind one thing: asks which. */
  ask(title: string, choices: readonly Choice[], at: string): void {
    this.#asked.value = { it: { title, choices, at }, version: this.drawn.version }
  }

  /** Takes a dweller in hand, or puts it back. */
  pick(who: Picked): void {
    this.#asked.value = null
    this.#hand.value = { it: who, version: this.drawn.version }
  }

  /** Puts back what is in hand and forgets what was asked. */
  cancel(): void {
    this.#asked.value = null
    this.#hand.value = null
  }

  /** Makes the one choice, asks which of several, and does nothing without any. */
  chooseOrAsk(choices: readonly Choice[], title: string, at: string): void {
    const [only, ...others] = choices
    if (others.length > 0) this.ask(title, choices, at)
    else if (only !== undefined) this.choose(only)
  }

  /** Why a wish is not allowed. */
  async why(wish: Choice): Promise<Refused | undefined> {
    const refusal = await this.#table.why(wish)
    if (refusal === undefined) return undefined
    const { narrator, view } = this.drawn
    const { rule } = refusal
    return { rule, sentence: narrator.refusal(view, refusal, wish), text: narrator.rule(rule)?.text ?? '' }
  }
}

export const BoardContext = createContext<BoardState | null>(null)

/** The board, for whatever is done at it. */
export function useBoard(): BoardState {
  const board = useContext(BoardContext)
  if (board === null) throw new Error('there is no board around this')
  return board
}

/** All that the board shows; whoever uses it is drawn with every change. */
export function usePlay(): Play {
  return useBoard().play.value
}

/** A part of what the board shows; whoever uses only that is drawn again when it has changed (see `memo`). */
export function useShown<T>(select: (play: Play) => T, dependencies: readonly unknown[]): T {
  const { play } = useBoard()
  const shown = useMemo(() => {
    let last: { readonly it: T } | undefined
    return computed(() => {
      const next = select(play.value)
      if (last === undefined || !same(last.it, next)) last = { it: next }
      return last.it
    })
  }, [play, ...dependencies])
  return shown.value
}

import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Stage } from '../table/stage.ts'
import type { Table } from '../table/table.ts'
import { isForShow } from './show-controls.tsx'

const NOTHING: readonly never[] = []

/** What the board of any game shows of its table. While the stage still shows what has happened, nobody is asked. */
export interface Shown<View, Choice> {
  readonly busy: ReadonlySignal<boolean>
  readonly view: ReadonlySignal<View>
  readonly choices: ReadonlySignal<readonly Choice[]>
  readonly near: ReadonlySignal<number> // whoever is asked at this screen, or was last
}

export function shownAt<View extends object, Choice>(table: Table, stage: Stage): Shown<View, Choice> {
  const busy = computed(() => stage.scene.value.busy)
  const view = computed((): View => {
    const shown = stage.scene.value.view as View
    return busy.value ? { ...shown, pending: null } : shown
  })
  const choices = computed(() => (busy.value ? NOTHING : (table.state.value.choices as readonly Choice[])))
  const firstPerson = table.chairs.findIndex(({ bot }) => bot === null)
  let last = table.seat ?? Math.max(0, firstPerson)
  const near = computed(() => {
    const { choices: open, pending } = table.state.value
    if (open.length > 0 && pending !== null) last = pending.seat
    return last
  })
  return { busy, view, choices, near }
}

/** A signal that is empty again at the next version of the table: for what means nothing then, such as what is in hand. */
export class Passing<T> {
  readonly #table: Table
  readonly #held = signal<{ readonly it: T; readonly version: number } | null>(null)

  constructor(table: Table) {
    this.#table = table
  }

  get value(): T | null {
    const held = this.#held.value
    return held?.version === this.#table.state.value.version ? held.it : null
  }

  put(it: T, version: number): void {
    this.#held.value = { it, version }
  }

  clear(): void {
    this.#held.value = null
  }
}

/** A click into the board skips what is being shown, unless it is for the controls of the show. */
export function skipper(stage: Stage): (click: Event) => void {
  return click => {
    if (stage.scene.value.busy && !isForShow(click)) stage.skip()
  }
}

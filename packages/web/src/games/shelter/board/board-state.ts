import { same } from '@overseer/kernel'
import { type Choice, type Event, narratorWith, type View } from '@overseer/shelter'
import { computed, type ReadonlySignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import { language } from '../../../page/settings.ts'
import type { Scene, Stage } from '../../../table/stage.ts'
import { chairAt, type Table, type TableState } from '../../../table/table.ts'
import { Passing, shownAt } from '../../shown.ts'
import { shelterSay, shelterWords } from '../words.ts'
import { type Asked, type Picked, placements, type Play, type Refused, stillThere, topic } from './play.ts'

/** The board of one table: what it shows, and what somebody does at it. */
export class BoardState {
  readonly play: ReadonlySignal<Play>
  /** The play as it was drawn last. A click is meant for what was seen, however late it comes. */
  drawn: Play
  readonly #table: Table
  readonly #hand: Passing<Picked>
  readonly #asked: Passing<Asked>

  constructor(table: Table, stage: Stage) {
    this.#table = table
    this.#hand = new Passing(table)
    this.#asked = new Passing(table)
    topic.value = null // what another table explained
    const names = table.chairs.map(({ name }) => name)
    const nameOf = (seat: number): string => chairAt(table, seat).name
    const words = computed(() => ({
      say: shelterSay(language.value),
      narrator: narratorWith(shelterWords.in(language.value), language.value, names),
    }))
    const { view, choices, near } = shownAt<View, Choice>(table, stage)
    const lately = computed(() => {
      const scene = stage.scene.value // the news change with it
      const events = scene.busy ? [] : stage.news.map(({ event }) => event as Event)
      return stillThere(events, scene.view as View)
    })
    const picked = computed(() => this.#hand.value)
    const open = computed(() => placements(choices.value, picked.value))
    this.play = computed(() => {
      const { version, thinking, place } = table.state.value
      return {
        version,
        view: view.value,
        event: stage.scene.value.event as Event | null,
        thinking: stage.scene.value.busy ? null : thinking,
        active: activeSeat(stage.scene.value, table.state.value),
        nameOf,
        ...words.value,
        choices: choices.value,
        taught: place !== undefined,
        open: open.value,
        lately: lately.value,
        picked: picked.value,
        asked: this.#asked.value,
        near: near.value,
      }
    })
    this.drawn = this.play.peek()
  }

  choose(choice: Choice): void {
    topic.value = null
    this.#table.choose(choice, this.drawn.version)
  }

  /** Several choices lie behind one thing: asks which. */
  ask(title: string, choices: readonly Choice[], at: string): void {
    this.#asked.put({ title, choices, at }, this.drawn.version)
  }

  /** Takes a dweller in hand, or puts it back. */
  pick(who: Picked): void {
    this.#asked.clear()
    this.#hand.put(who, this.drawn.version)
  }

  /** Puts back what is in hand and forgets what was asked. */
  cancel(): void {
    this.#asked.clear()
    this.#hand.clear()
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

/** Whoever is at it: while something is shown, who does that; else whoever is asked. */
function activeSeat({ busy, seat }: Scene, { thinking, pending }: TableState): number | null {
  return busy ? seat : (thinking ?? pending?.seat ?? null)
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

import { same } from '@overseer/kernel'
import {
  aheadOf,
  captions,
  type Choice,
  type Event,
  narrator,
  spaceNames,
  type View,
  waysOf,
  withdrawerOf,
} from '@overseer/wasteland'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import { language } from '../../../page/settings.ts'
import type { Stage } from '../../../table/stage.ts'
import { chairAt, type Table } from '../../../table/table.ts'
import { gesture } from '../../../table/attention.ts'
import { Passing, shownAt } from '../../shown.ts'
import { tellRefusal } from '../../tell-refusal.ts'
import { type Asked, type Play, type Proposal, type Refused, topic } from './play.ts'
import { discreet, isShared, veiled } from './secrets.ts'
import { waysAsked } from './targets.ts'

const MOVE: Choice = { do: 'move' }

/** The table of one game: what it shows, and what somebody does at it. */
export class BoardState {
  readonly play: ReadonlySignal<Play>
  /** The play as it was drawn last. A click is meant for what was seen, however late it comes. */
  drawn: Play
  readonly #table: Table
  readonly #stage: Stage
  readonly #asked: Passing<Asked>
  readonly #proposal: Passing<Proposal>
  /** Choices that belong to one gesture and are still to be sent. */
  #rest: readonly Choice[] = []
  /** Who has had a look at their agendas, at a screen that several people share; until somebody else is asked. */
  readonly #looks = signal<number | null>(null)
  readonly #stop: () => void

  constructor(table: Table, stage: Stage) {
    this.#table = table
    this.#stage = stage
    this.#asked = new Passing(table)
    this.#proposal = new Passing(table)
    const names = table.chairs.map(({ name }) => name)
    const nameOf = (seat: number): string => chairAt(table, seat).name
    const words = computed(() => ({
      captions: captions(language.value, names),
      spaces: spaceNames(language.value),
      narrator: narrator(language.value, names),
    }))
    const { busy, view, choices, near } = shownAt<View, Choice>(table, stage)
    const ways = computed(() => {
      const { pending } = view.value
      if (choices.value.length === 0 || pending?.ask !== 'act') return null
      return waysAsked(waysOf(view.value, pending.seat), choices.value, table.state.value.place)
    })
    const shared = computed(() => isShared(table, view.value))
    const concealed = computed(() => shared.value && this.#looks.value !== near.value)
    const known = computed(() => (concealed.value ? veiled(view.value, near.value) : view.value))
    const ahead = computed(() => aheadOf(known.value, near.value))
    const told = computed(() =>
      shared.value ? discreet(words.value.narrator, this.#looks.value) : words.value.narrator,
    )
    this.play = computed(() => {
      const { version, thinking } = table.state.value
      return {
        version,
        view: view.value,
        event: stage.scene.value.event as Event | null,
        thinking,
        nameOf,
        ...words.value,
        narrator: told.value,
        concealed: concealed.value,
        known: known.value,
        choices: choices.value,
        withdraws: table.withdraw !== undefined && !busy.value && withdrawerOf(view.value) === table.seat,
        asked: this.#asked.value,
        near: near.value,
        ways: ways.value,
        ahead: ahead.value,
      }
    })
    this.drawn = this.play.peek()
    const goOn = effect(() => {
      if (table.state.value.version >= 0 && this.#rest.length > 0) queueMicrotask(() => this.#goOn())
    })
    const hinted = gesture.subscribe(choices => {
      if (choices.length === 0) return
      gesture.value = []
      queueMicrotask(() => this.perform(choices as readonly Choice[]))
    })
    const covers = effect(() => {
      if (near.value !== this.#looks.peek()) this.#looks.value = null
    })
    this.#stop = () => [goOn, hinted, covers].forEach(stop => stop())
  }

  close(): void {
    this.#rest = []
    this.#stop()
  }

  choose(choice: Choice): void {
    topic.value = null
    this.#rest = []
    this.#table.choose(choice, this.drawn.version)
  }

  /** Turns up the agendas of whoever is asked, for them to see. */
  look(): void {
    this.#looks.value = this.drawn.near
  }

  /** Takes the offer back that somebody else considers. */
  withdraw(): void {
    topic.value = null
    this.#table.withdraw?.()
  }

  /** Makes several choices by one gesture; steps take the Move actions they need. */
  perform(choices: readonly Choice[]): void {
    topic.value = null
    this.#rest = choices
    this.#goOn()
  }

  /** The next choice if it is possible, a Move action for a step; something that came between ends the gesture. */
  #goOn(): void {
    const [next, ...rest] = this.#rest
    if (next === undefined) return
    const { choices, version } = this.#table.state.value
    const may = (wish: Choice) => choices.some(choice => same(choice, wish))
    if (may(next)) {
      this.#rest = rest
      this.#table.choose(next, version)
    } else if (next.do === 'step' && may(MOVE)) this.#table.choose(MOVE, version)
    else if (choices.length > 0) this.#rest = []
  }

  /** What has happened at this table, as far as it has been shown. */
  get history(): Table['history'] {
    const { history } = this.#table
    const { behind } = this.#stage.scene.value
    return behind === 0 ? history : history.slice(0, -behind)
  }

  /** What a dialog's pick amounts to, for the prompt to offer. */
  get proposal(): Proposal | null {
    return this.#proposal.value
  }

  propose(proposal: Proposal | null): void {
    if (proposal === null) this.#proposal.clear()
    else this.#proposal.put(proposal, this.drawn.version)
  }

  /** Several choices lie behind one thing: asks which. */
  ask(title: string, choices: readonly Choice[]): void {
    this.#asked.put({ title, choices }, this.drawn.version)
  }

  cancel(): void {
    this.#asked.clear()
  }

  /** Makes the one choice, asks which of several, and does nothing without any. */
  chooseOrAsk(choices: readonly Choice[], title: string): void {
    const [only, ...others] = choices
    if (others.length > 0) this.ask(title, choices)
    else if (only !== undefined) this.choose(only)
  }

  /** Why a wish is not allowed. */
  async why(wish: Choice): Promise<Refused | undefined> {
    const refusal = await this.#table.why(wish)
    if (refusal === undefined) return undefined
    const { narrator: tell, view } = this.drawn
    return { rule: refusal.rule, sentence: await tellRefusal(this.#table.game, tell, view, refusal, wish) }
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

/** Offers in the prompt what is picked in a dialog, as long as it is shown; null: nothing is picked. */
export function useProposal(proposal: Proposal | null): void {
  const board = useBoard()
  const latest = useRef(proposal)
  latest.current = proposal
  const { version } = board.play.value
  useEffect(() => {
    board.propose(proposal && { ...proposal, run: () => latest.current?.run() })
    return () => board.propose(null)
  }, [proposal?.label, proposal?.n, version])
}

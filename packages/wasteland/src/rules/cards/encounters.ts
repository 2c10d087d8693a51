import { type Asked, type Emit, push, reveal, type Seat } from '@overseer/kernel'
import { type Choice, type ChoiceOf, YES } from '../../choice.ts'
import { encounterCard } from '../../content/cards/library.ts'
import type { EncounterDeck } from '../../content/terms.ts'
import type { CardNumber, Option } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import { nameAt } from '../../map/graph.ts'
import { because, type Objection } from '../../refusal.ts'
import { mayPick, pickOne } from '../asking.ts'
import { type Node, SHIP } from '../../map/layout.ts'
import { playerAt, type State, takeOut } from '../../state.ts'
import { dropRevealed } from '../items/assets.ts'
import { allHold, whyUnmet } from './conditions.ts'
import { drawAndFight } from '../fight/fighting.ts'
import { whyBeset } from '../fight/foes.ts'
import { foundedIcon, type Icon, printedIcon, standingRule } from '../map/icons.ts'
import { newRun } from './library.ts'
import { isCutShort, whyBarred, whyUnaffordable } from './tasks.ts'
import type { Run } from '../../run.ts'

/** Encounters: which can be had, how a card is read, and what becomes of it. */

type IconName = 'printed' | 'sepulcher'

const ICON_NAMES: readonly IconName[] = ['printed', 'sepulcher']
const ENCOUNTERS: Readonly<Record<IconName, Choice>> = {
  printed: Object.freeze({ do: 'encounter', icon: 'printed' }),
  sepulcher: Object.freeze({ do: 'encounter', icon: 'sepulcher' }),
}

function iconCalled(state: State, node: Node, name: IconName): Icon | undefined {
  return name === 'printed' ? printedIcon(state, node) : foundedIcon(state, node)
}

/** Adds the encounters that a survivor who is not beset can have now. */
export function listEncounters(state: State, seat: Seat, list: Choice[]): void {
  const { node } = playerAt(state, seat)
  if (node === SHIP) return
  for (const name of ICON_NAMES) {
    const icon = iconCalled(state, node, name)
    if (icon !== undefined && whyNotMeet(state, icon) === undefined) list.push(ENCOUNTERS[name])
  }
}

export function whyNotEncounter(state: State, seat: Seat, name: IconName): Objection | undefined {
  const { node } = playerAt(state, seat)
  if (node === SHIP) return because('W-CON-C104', { aboard: true })
  const icon = iconCalled(state, node, name)
  if (icon === undefined) return because('W-ENC-1', { noIcon: nameAt(state.board, node) })
  return whyNotMeet(state, icon) ?? whyBeset(state, seat, 'W-ENC-13')
}

const SAME_ICON = because('W-ENC-9', { done: 'icon' })
const SECOND_ENCOUNTER = because('W-ENC-R1', { done: 'encounter' })

/** Why nothing is met at an icon now. */
function whyNotMeet(state: State, { id, deck }: Icon): Objection | undefined {
  const { encountered, icons } = state.turn
  if (icons.includes(id)) return SAME_ICON
  if (encountered && state.options.encounterLimit === 'perTurn') return SECOND_ENCOUNTER
  if (state.decks[deck].length > 0) return undefined
  return because(deck.startsWith('vault') ? 'W-ENC-12' : 'W-EICON-2', { emptyDeck: deck })
}

/** W-ENC-1; a quest may put a fight before it (109). */
export function startEncounter(state: State, seat: Seat, name: IconName, emit?: Emit<Event>): void {
  const { node, deaths } = playerAt(state, seat)
  const icon = iconCalled(state, node, name)
  if (icon === undefined) return
  state.turn.encountered = true
  state.turn.icons.push(icon.id)
  push(state, { do: 'encounter', seat, deck: icon.deck, icon: icon.id, level: icon.level, deaths })
  for (const { card } of state.quests) {
    const before = standingRule(card, 'beforeEncounter')
    if (before?.deck !== icon.deck) continue
    const { type, level, ability } = before.fight
    drawAndFight(state, seat, type, level, ability, null, emit)
  }
}

type EncounterStep = {
  readonly seat: Seat
  readonly deck: EncounterDeck
  readonly icon: Node
  readonly level: number
  readonly deaths: number
}

/** The top card of the deck is read; whoever was killed before meets nothing any more. */
export function encounter(state: State, step: EncounterStep, emit?: Emit<Event>): void {
  const { seat, deck, icon, level, deaths } = step
  const player = playerAt(state, seat)
  if (player.eliminated || player.deaths !== deaths) return
  const card = state.decks[deck].pop()
  if (card === undefined) return // W-CON-R1: no next card, the encounter ends
  reveal(state)
  emit?.({ type: 'encounterDrawn', seat, deck, card })
  readCard(state, { ...newRun(state, seat, card), deck, icon, level })
}

/** W-ENC-2, W-ENC-3: what comes before the options, the options, and the end of the card. */
export function readCard(state: State, run: Run): void {
  state.reading.push(run.card)
  push(state, { do: 'option', seat: run.seat, run }, { do: 'closeCard', card: run.card })
  if (encounterCard(run.card).onDraw.length > 0) push(state, { do: 'results', run, path: ['onDraw'], at: 0 })
}

/** The option that must be taken, from 0; -1: none (W-ENC-6, W-ENC-7, W-ENC-R2, W-ENC-R8). */
function forcedOption(state: State, run: Run): number {
  return encounterCard(run.card).options.findIndex(option => option.forced && allHold(state, option.conditions, run))
}

/** W-ENC-5 to W-ENC-7, W-ENC-R4: the options that can be picked. */
function openOptions(state: State, run: Run): ChoiceOf<'option'>[] {
  const forced = forcedOption(state, run)
  const list: ChoiceOf<'option'>[] = []
  for (const [at, option] of encounterCard(run.card).options.entries())
    if (at === forced || (forced < 0 && whyNotOption(state, run, option) === undefined))
      list.push({ do: 'option', n: at + 1 })
  return list
}

function whyNotOption(state: State, run: Run, { forced, conditions, tasks, success }: Option): Objection | undefined {
  if (forced) return because('W-ENC-7', { forced: true })
  const { seat } = run
  const why =
    whyUnmet(state, conditions, run, 'W-ENC-5') ??
    whyUnaffordable(state, seat, tasks, 'W-ENC-R4') ??
    whyBarred(state, seat, tasks, 'W-LOYAL-R4')
  if (why !== undefined) return why
  const needsAsset = success.some(result => result.do === 'takeRevealed') && state.flipped === null
  return needsAsset ? because('W-CON-CW2', { noAsset: true }) : undefined
}

type OptionStep = Asked & { readonly run: Run }

/** The card may have gone by what came before its options; a killed survivor picks none (W-ENC-R6). */
function isReadable(state: State, run: Run): boolean {
  return state.reading.includes(run.card) && !isCutShort(state, run)
}

/** Without an option that can be picked the card does nothing (W-ENC-R3). */
export const option = pickOne({
  options: (state, { run }: OptionStep) => (isReadable(state, run) ? openOptions(state, run) : []),
  rule: 'W-ENC-3',
  why: {
    option(state, { run }, { n }) {
      const wanted = encounterCard(run.card).options[n - 1]
      return wanted === undefined ? 'W-ENC-3' : whyNotOption(state, run, wanted)
    },
  },
  effect(state, { run }, { n }, emit) {
    emit?.({ type: 'optionChosen', seat: run.seat, card: run.card, option: n })
    push(state, { do: 'tasks', run, path: ['options', n - 1], at: 0 })
  },
})

/** W-ENC-8: to the bottom of its deck, unless a result has disposed of it. */
export function closeCard(state: State, { card }: { card: CardNumber }, emit?: Emit<Event>): void {
  if (state.flipped !== null) dropRevealed(state, emit)
  if (!takeOut(state.reading, card)) return
  state.decks[encounterCard(card).deck].unshift(card)
  emit?.({ type: 'cardReturned', card })
}

type DrawNext = Asked & { readonly run: Run; readonly may: boolean }

/** W-CON-R1: the next card of the deck, as part of the same encounter. */
export const drawNext = {
  ...mayPick({
    options: (state, { may, run }: DrawNext) =>
      may && !isCutShort(state, run) && run.deck !== null && state.decks[run.deck].length > 0 ? [YES] : [],
    rule: 'W-GOLD-3',
    effect: (state, step, _choice, emit) => readNext(state, step, emit),
  }),
  settle(state: State, step: DrawNext, emit?: Emit<Event>) {
    if (!step.may) readNext(state, step, emit)
  },
}

function readNext(state: State, { run }: DrawNext, emit?: Emit<Event>): void {
  const { seat, card, deck, icon, level, deaths } = run
  if (deck === null) return
  if (state.reading.includes(card) && state.decks[deck].length > 0) emit?.({ type: 'cardSetAside', card })
  push(state, { do: 'encounter', seat, deck, icon, level, deaths })
}

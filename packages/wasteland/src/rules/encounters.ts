import { type Emit, type Question, reveal, type Seat } from '@overseer/kernel'
import { type Choice, SKIP, YES } from '../choice.ts'
import { encounterCard } from '../content/library.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { EncounterDeck } from '../content/terms.ts'
import type { CardNumber, Option } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { type Node, SHIP } from '../map.ts'
import { push, type Run, type State, takeOut } from '../state.ts'
import type { Step } from '../steps.ts'
import { allHold } from './conditions.ts'
import { drawAndFight } from './fighting.ts'
import { isBeset } from './foes.ts'
import { foundedIcon, type Icon, printedIcon, standingRule } from './icons.ts'
import { newRun } from './library.ts'
import { canAfford, isBarred, isCutShort } from './tasks.ts'

/** Encounters: which can be had, how a card is read, and what becomes of it. */

type Ask = Step & { readonly seat: Seat }
type IconName = 'printed' | 'sepulcher'

const ICON_NAMES: readonly IconName[] = ['printed', 'sepulcher']
const ENCOUNTERS: Readonly<Record<IconName, Choice>> = {
  printed: Object.freeze({ do: 'encounter', icon: 'printed' }),
  sepulcher: Object.freeze({ do: 'encounter', icon: 'sepulcher' }),
}

function iconCalled(state: State, node: Node, name: IconName): Icon | undefined {
  return name === 'printed' ? printedIcon(state, node) : foundedIcon(state, node)
}

/** Adds the encounters that the survivor can have now. */
export function listEncounters(state: State, seat: Seat, list: Choice[]): void {
  for (const name of ICON_NAMES) if (whyNotEncounter(state, seat, name) === undefined) list.push(ENCOUNTERS[name])
}

export function whyNotEncounter(state: State, seat: Seat, name: IconName): RuleId | undefined {
  const { node } = state.players[seat]!
  if (node === SHIP) return 'W-CON-C104'
  const icon = iconCalled(state, node, name)
  if (icon === undefined) return 'W-ENC-1'
  const { encountered, icons } = state.turn
  if (icons.includes(icon.id)) return 'W-ENC-9'
  if (encountered && state.options.encounterLimit === 'perTurn') return 'W-ENC-R1'
  if (state.decks[icon.deck].length === 0) return icon.deck.startsWith('vault') ? 'W-ENC-12' : 'W-EICON-2'
  return isBeset(state, seat) ? 'W-ENC-13' : undefined
}

/** W-ENC-1; a quest may put a fight before it (109). */
export function startEncounter(state: State, seat: Seat, name: IconName, emit?: Emit<Event>): void {
  const { node, deaths } = state.players[seat]!
  const icon = iconCalled(state, node, name)!
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
  const player = state.players[seat]!
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

/** W-ENC-5 to W-ENC-7, W-ENC-R2, W-ENC-R4, W-ENC-R8: the numbers of the options that can be picked, from 0. */
function openOptions(state: State, run: Run): number[] {
  const { options } = encounterCard(run.card)
  const forced = options.findIndex(option => option.forced && allHold(state, option.conditions, run))
  if (forced >= 0) return [forced]
  const open: number[] = []
  for (const [at, option] of options.entries()) if (whyNotOption(state, run, option) === undefined) open.push(at)
  return open
}

function whyNotOption(state: State, run: Run, option: Option): RuleId | undefined {
  if (option.forced) return 'W-ENC-7'
  if (!allHold(state, option.conditions, run)) return 'W-ENC-5'
  if (!canAfford(state, run.seat, option.tasks)) return 'W-ENC-R4'
  if (isBarred(state, run.seat, option.tasks)) return 'W-LOYAL-R4'
  const needsAsset = option.success.some(result => result.do === 'takeRevealed') && state.flipped === null
  return needsAsset ? 'W-CON-CW2' : undefined
}

type OptionStep = Ask & { readonly run: Run }

/** The card may have gone by what came before its options; a killed survivor picks none (W-ENC-R6). */
function isReadable(state: State, run: Run): boolean {
  return state.reading.includes(run.card) && !isCutShort(state, run)
}

export const option: Question<State, OptionStep, Choice, Event> = {
  open: (state, { run }) => isReadable(state, run) && openOptions(state, run).length > 1,
  settle(state, { run }, emit) {
    const [only] = isReadable(state, run) ? openOptions(state, run) : []
    if (only !== undefined) pick(state, run, only, emit) // none: W-ENC-R3
  },
  choices: (state, { run }) => openOptions(state, run).map(at => ({ do: 'option', n: at + 1 })),
  why(state, { run }, wish) {
    const at = wish.do === 'option' ? wish.n - 1 : -1
    const wanted = encounterCard(run.card).options[at]
    if (wanted === undefined) return 'W-ENC-3'
    return whyNotOption(state, run, wanted) ?? (openOptions(state, run).includes(at) ? undefined : 'W-ENC-6')
  },
  answer(state, { run }, choice, emit) {
    if (choice.do === 'option') pick(state, run, choice.n - 1, emit)
  },
}

function pick(state: State, run: Run, at: number, emit?: Emit<Event>): void {
  emit?.({ type: 'optionChosen', seat: run.seat, card: run.card, option: at + 1 })
  push(state, { do: 'tasks', run, path: ['options', at], at: 0 })
}

/** W-ENC-8: to the bottom of its deck, unless a result has disposed of it. */
export function closeCard(state: State, { card }: { card: CardNumber }, emit?: Emit<Event>): void {
  if (state.flipped !== null) dropFlipped(state, emit)
  if (!takeOut(state.reading, card)) return
  state.decks[encounterCard(card).deck].unshift(card)
  emit?.({ type: 'cardReturned', card })
}

/** W-CON-CW2: a revealed asset that nobody took. */
export function dropFlipped(state: State, emit?: Emit<Event>): void {
  const card = state.flipped
  if (card === null) return
  state.flipped = null
  state.assetPile.discard.push(card)
  emit?.({ type: 'assetDropped', item: card })
}

type DrawNext = Ask & { readonly run: Run; readonly may: boolean }

/** W-CON-R1: the next card of the deck, as part of the same encounter. */
export const drawNext: Question<State, DrawNext, Choice, Event> = {
  open: (state, { may, run }) => may && !isCutShort(state, run) && state.decks[run.deck!].length > 0,
  settle: (state, { run, may }) => (may ? undefined : readNext(state, run)),
  choices: () => [YES, SKIP],
  why: (_state, _step, wish) => (wish.do === 'yes' || wish.do === 'skip' ? undefined : 'W-GOLD-3'),
  answer(state, { run }, choice) {
    if (choice.do === 'yes') readNext(state, run)
  },
}

function readNext(state: State, { seat, deck, icon, level, deaths }: Run): void {
  push(state, { do: 'encounter', seat, deck: deck!, icon, level, deaths })
}

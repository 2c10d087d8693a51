import { below, type Emit, type Question, type Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { CHARACTER_IDS, type CharacterId, CHARACTERS, START_CAPS } from '../content/characters.ts'
import { type ItemId, ITEMS } from '../content/items.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { LETTERS } from '../content/terms.ts'
import type { Event } from '../event.ts'
import { graphOf, type Node, parseSpace, positionAt, wholeTile } from '../map.ts'
import { type Player, push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { mayEquip } from './belongings.ts'
import { putSurvivor, startSpaces } from './dying.ts'
import { fillIcon } from './enemies.ts'
import { addCard } from './library.ts'
import { addLetter, becomeTrait, hpMax } from './survivors.ts'
import { placeTokenAt } from './tokens.ts'

/** What players do, and what is dealt, before the first turn (steps 7 to 9 of setup). */

type Ask = Step & { readonly seat: Seat }

function freeCharacters(state: State): CharacterId[] {
  return CHARACTER_IDS.filter(id => state.players.every(({ character }) => character !== id))
}

/** W-SETUP-13, W-SETUP-R6: unless the options name the characters. */
export const pickCharacter: Question<State, Ask, Choice, Event> = {
  open: state => state.options.characters === null,
  settle: (state, { seat }, emit) => become(state, seat, state.options.characters![seat]!, emit),
  choices: state => freeCharacters(state).map(character => ({ do: 'character', character })),
  why: (state, _step, wish) =>
    wish.do === 'character' && freeCharacters(state).includes(wish.character) ? undefined : 'W-SETUP-13',
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'character') become(state, seat, choice.character, emit)
  },
}

/** W-SETUP-15, W-SETUP-18, and the card of the character (W-CHAR-1 to W-CHAR-3). */
function become(state: State, seat: Seat, character: CharacterId, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  player.character = character
  player.hp = hpMax(player)
  player.caps = START_CAPS
  emit?.({ type: 'characterPicked', seat, character })
  const { becomes, card, letter } = CHARACTERS[character]
  addLetter(player, letter)
  if (becomes !== null) becomeTrait(state, seat, becomes, emit)
  if (card in ITEMS) player.inventory.push(card as ItemId)
}

/** W-SETUP-14, W-SETUP-R2: a space of the camp tile without another survivor, as long as there is one. */
function freeSpaces(state: State): Node[] {
  const all = startSpaces(state)
  const free = all.filter(node => state.players.every(player => player.node !== node))
  return free.length > 0 ? free : all
}

export const startSpace: Question<State, Ask, Choice, Event> = {
  choices(state) {
    const { picks } = graphOf(state.board)
    return freeSpaces(state).map(node => picks[node]!)
  },
  why(state, _step, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && freeSpaces(state).includes(node) ? undefined : 'W-SETUP-14'
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'space') return
    putSurvivor(state, seat, parseSpace(state.board, choice.at)!, emit)
    const player = state.players[seat]!
    const [card] = player.inventory
    if (card !== undefined && mayEquip(player, card)) push(state, { do: 'equip', seat, card }) // W-CHAR-2
  },
}

/** W-SETUP-16, W-SETUP-17: a random letter, new to its owner (W-SETUP-R1), and an agenda; nothing is depleted (W-SETUP-R5). */
export function deal(state: State, _step: unknown, emit?: Emit<Event>): void {
  for (const seat of state.players.map((_, i) => (state.first + i) % state.players.length)) {
    dealLetter(state, state.players[seat]!)
    if (state.options.friends !== null) continue
    const agenda = state.agendaPile.deck.pop()!
    state.players[seat]!.agendas.push(agenda)
    emit?.({ type: 'agendaDrawn', seat, agenda, to: [seat] })
    emit?.({ type: 'agendasDrawn', seat, n: 1 })
  }
}

function dealLetter(state: State, player: Player): void {
  const tokens = LETTERS.flatMap((letter, at) => Array.from({ length: state.supply[at]! }, () => letter))
  const fresh = tokens.filter(letter => !player.letters.includes(letter))
  const letter = fresh[below(state.random, fresh.length)]!
  state.supply[LETTERS.indexOf(letter)]!--
  addLetter(player, letter)
}

/** W-SETUP-19 to W-SETUP-21, W-SETUP-R3, W-SETUP-R4: quests, added cards, tokens, the wreck, then the enemies. */
export function opening(state: State, _step: unknown, emit?: Emit<Event>): void {
  const { scenario } = state.options
  const { stage, add, tokens, wreck } = SCENARIOS[scenario]
  push(state, ...stage.map(card => ({ do: 'stage', card, seat: state.first, from: 0 }) as const), { do: 'populate' })
  for (const card of add) addCard(state, card, emit)
  for (const [faction, place] of tokens) placeTokenAt(state, faction, place, null, emit)
  if (wreck !== null) state.wreck = wholeTile(positionAt(scenario, wreck[0], wreck[1]))
}

export function populate(state: State, _step: unknown, emit?: Emit<Event>): void {
  const graph = graphOf(state.board)
  for (const node of graph.open) for (const type of graph.spaces[node]!.enemies) fillIcon(state, type, node, emit)
}

import { below, type Emit, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import { CHARACTER_IDS, type CharacterId, CHARACTERS, START_CAPS } from '../../content/survivors/characters.ts'
import { type ItemId, ITEMS } from '../../content/items/items.ts'
import { SCENARIOS } from '../../content/map/scenarios.ts'
import { LETTERS } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { graphOf } from '../../map/graph.ts'
import { type Node, positionAt, wholeTile } from '../../map/layout.ts'
import { othersThan, type Player, playerAt, type State } from '../../state.ts'
import { because } from '../../refusal.ts'
import { pickOne, pickSpace } from '../asking.ts'
import { mayEquip, putOn } from '../items/belongings.ts'
import { putSurvivor, startSpaces } from '../survivors/dying.ts'
import { fillIcon } from '../fight/enemies.ts'
import { addCard } from '../cards/library.ts'
import { addLetter, becomeTrait, hpMax } from '../survivors/survivors.ts'
import { placeTokenAt } from '../map/tokens.ts'

/** What players do, and what is dealt, before the first turn (steps 7 to 9 of setup). */

/** The characters that nobody has; the one that the options name, if they do. */
function freeCharacters(state: State, seat: Seat): readonly CharacterId[] {
  const named = state.options.characters?.[seat]
  if (named !== undefined) return [named]
  return CHARACTER_IDS.filter(id => state.players.every(({ character }) => character !== id))
}

/** W-SETUP-13, W-SETUP-R6: unless the options name the characters. */
export const pickCharacter = pickOne({
  options: (state, { seat }): ChoiceOf<'character'>[] =>
    freeCharacters(state, seat).map(character => ({ do: 'character', character })),
  rule: 'W-SETUP-13',
  why: {
    character(state, _step, wish) {
      const takenBy = state.players.findIndex(({ character }) => character === wish.character)
      return takenBy < 0 ? undefined : because('W-SETUP-13', { takenBy })
    },
  },
  effect: (state, { seat }, { character }, emit) => become(state, seat, character, emit),
})

/** W-SETUP-15, W-SETUP-18, and the card of the character (W-CHAR-1 to W-CHAR-3). */
function become(state: State, seat: Seat, character: CharacterId, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
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

export const startSpace = pickSpace({
  nodes: freeSpaces,
  rule: 'W-SETUP-14',
  effect(state, { seat }, node, emit) {
    putSurvivor(state, seat, node, emit)
    const player = playerAt(state, seat)
    const [card] = player.inventory
    if (card !== undefined && mayEquip(player, card)) putOn(state, seat, card, emit) // W-CHAR-2
  },
})

/** W-SETUP-16, W-SETUP-17: a random letter, new to its owner (W-SETUP-R1), and an agenda; nothing is depleted (W-SETUP-R5). */
export function deal(state: State, _step: unknown, emit?: Emit<Event>): void {
  for (const seat of state.players.map((_, i) => (state.first + i) % state.players.length)) {
    dealLetter(state, playerAt(state, seat))
    if (state.options.friends !== null) continue
    const agenda = state.agendaPile.deck.pop()!
    playerAt(state, seat).agendas.push(agenda)
    emit?.({ type: 'agendaDrawn', seat, agenda, to: [seat] })
    emit?.({ type: 'agendasDrawn', seat, n: 1, to: othersThan(state, seat) })
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

import { type Emit, push, type Seat, shuffle } from '@overseer/kernel'
import { encounterCard, LIBRARY, questCard } from '../../content/cards/library.ts'
import type { CardNumber, Condition, Tag } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import { NOWHERE, SHIP } from '../../map/layout.ts'
import { livingSeats, playerAt, type Staged, type State, takeOut } from '../../state.ts'
import { standingRule } from '../map/icons.ts'
import { questCalled } from '../map/markers.ts'
import type { Run } from '../../run.ts'

/** The card library: cards come into play, and leave it. */

/** W-RES-3, W-RES-R2: shuffled among as many cards from the top of its deck as there are players. */
function shuffleIn(state: State, card: CardNumber, emit?: Emit<Event>): void {
  const { deck: kind } = encounterCard(card)
  const deck = state.decks[kind]
  const top = deck.splice(Math.max(0, deck.length - state.players.length))
  top.push(card)
  shuffle(state.random, top)
  deck.push(...top)
  emit?.({ type: 'cardAdded', card, deck: kind })
}

/** W-RES-R3: a card that is not in the library any more cannot be fetched. */
export function addCard(state: State, card: CardNumber, emit?: Emit<Event>): void {
  if (takeOut(state.library, card)) shuffleIn(state, card, emit)
}

/** W-CON-R1: the card that is being carried out, again. */
export function addAgain(state: State, card: CardNumber, emit?: Emit<Event>): void {
  if (takeOut(state.reading, card)) shuffleIn(state, card, emit)
}

/** 086, 088, 090, 092: in no deck until the turn ends. */
export function addLater(state: State, card: CardNumber, emit?: Emit<Event>): void {
  if (state.turn.seat < 0) return addAgain(state, card, emit)
  if (takeOut(state.reading, card)) state.turn.later.push(card)
}

export function addLaterCards(state: State, emit?: Emit<Event>): void {
  const { later } = state.turn
  state.turn.later = []
  for (const card of later) shuffleIn(state, card, emit)
}

/** W-RES-13: back to the box, with both markers (W-QCARD-10). */
export function trashCard(state: State, card: CardNumber, emit?: Emit<Event>): void {
  if (takeOut(state.reading, card) || unstage(state, card, emit)) {
    state.trashed.push(card)
    emit?.({ type: 'cardTrashed', card })
  }
}

/** W-CON-R20: an encounter, or a quest that leaves the stage, kept by a survivor; of an eliminated one it is trashed. */
export function keepCard(state: State, seat: Seat, card: CardNumber, tag: Tag, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated) return trashCard(state, card, emit)
  if (!takeOut(state.reading, card) && !unstage(state, card, emit)) return
  player.kept.push({ card, tag })
  emit?.({ type: 'cardKept', seat, card, tag })
}

export function dropKept(state: State, tag: Tag, emit?: Emit<Event>): void {
  for (const player of state.players) {
    for (const { card } of player.kept.filter(kept => kept.tag === tag)) {
      state.trashed.push(card)
      emit?.({ type: 'cardTrashed', card })
    }
    player.kept = player.kept.filter(kept => kept.tag !== tag)
  }
}

/** 089: wherever they lie in their deck. */
export function trashFromDeck(state: State, cards: readonly CardNumber[], emit?: Emit<Event>): void {
  for (const card of cards)
    if (takeOut(state.decks[encounterCard(card).deck], card)) {
      state.trashed.push(card)
      emit?.({ type: 'cardTrashed', card })
    }
}

/** 070, 071: as many cards of the pool as there are players make the deck; the rest goes unseen. */
export function foundVault(state: State, cards: readonly CardNumber[], emit?: Emit<Event>): void {
  const pool = cards.filter(card => takeOut(state.library, card))
  shuffle(state.random, pool)
  const chosen = pool.splice(0, state.players.length)
  state.buried.push(...pool)
  const deck = 'vault84'
  state.decks[deck].push(...chosen)
  emit?.({ type: 'cardsAdded', n: chosen.length, deck })
}

const asksForWreck = (condition: Condition): boolean =>
  (condition.is === 'atMarker' && condition.of === 'wreck') ||
  (condition.is === 'anyOf' && condition.of.some(asksForWreck))

/** The quests that need the wreck: 044 and 048. */
const WRECKERS: readonly boolean[] = LIBRARY.map(
  card =>
    card?.card === 'quest' &&
    card.objectives.some(objective => objective.by === 'action' && objective.conditions.some(asksForWreck)),
)

function unstage(state: State, card: CardNumber, emit?: Emit<Event>): boolean {
  const quest = questCalled(state, card)
  if (quest === undefined) return false
  takeOut(state.quests, quest)
  if (standingRule(card, 'boardCard') !== undefined) leaveShip(state)
  if (WRECKERS[card] && state.wreck !== NOWHERE && !state.quests.some(other => WRECKERS[other.card])) {
    state.wreck = NOWHERE
    emit?.({ type: 'wreckRemoved' })
  }
  return true
}

/** 104: when it goes, everybody on it goes to an empty space, in turn order. */
function leaveShip(state: State): void {
  for (const seat of livingSeats(state).reverse())
    if (playerAt(state, seat).node === SHIP) push(state, { do: 'placeAt', seat })
}

type StageStep = { readonly card: CardNumber; readonly seat: Seat; readonly from: CardNumber }

/** W-RES-5, W-QCARD-3: faceup into the play area; what its top says is carried out by whoever staged it. */
export function stage(state: State, { card, seat, from }: StageStep, emit?: Emit<Event>): void {
  if (!takeOut(state.library, card)) return // W-RES-R3
  const quest: Staged = {
    card,
    caps: 0,
    marker: null,
    capped: [],
    turn: state.turnCount,
    base: state.players.map(({ radsTurn }) => radsTurn),
  }
  state.quests.push(quest)
  emit?.({ type: 'questStaged', card })
  if (questCard(card).onStage.length === 0) return
  push(state, { do: 'results', run: { ...newRun(state, seat, card), from }, path: ['onStage'], at: 0 })
}

/** A card begins to be carried out. At a quest L is the level of the icon in the survivor's space, else 1 (W-RES-R8). */
export function newRun(state: State, seat: Seat, card: CardNumber): Run {
  return {
    seat,
    card,
    deck: null,
    icon: NOWHERE,
    level: 1,
    deaths: playerAt(state, seat).deaths,
    excess: 0,
    paid: 0,
    hurt: 0,
    spot: questCalled(state, card)?.marker?.node ?? NOWHERE,
    from: 0,
  }
}

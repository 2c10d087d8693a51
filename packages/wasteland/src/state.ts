import type { Onlooker, Pile, Random, Seat } from '@overseer/kernel'
import type { FoeId } from './choice.ts'
import type { AgendaId } from './content/agendas.ts'
import { type Character, type CharacterId, CHARACTERS } from './content/survivors/characters.ts'
import type { EnemyId } from './content/enemies.ts'
import type { AssetId, ItemId, LootId, UniqueId } from './content/items/items.ts'
import type { MarkerColour } from './content/map/markers.ts'
import type { PerkId } from './content/survivors/perks.ts'
import type { Ability, EncounterDeck, EnemyType, Faction, Letter, PlaceName } from './content/terms.ts'
import type { Trait } from './content/survivors/traits.ts'
import type { CardNumber, Tag } from './content/cards/types.ts'
import type { Board, Node } from './map/layout.ts'
import type { Options } from './options.ts'
import type { Due, TaskRef } from './run.ts'
import type { Step } from './steps.ts'

/** How a game can end. A faction's name: it reached the end of the power track; both may by one depletion. */
export const ENDINGS = ['influence', 'star', 'shield', 'both', 'eliminated', 'rounds', 'resigned', 'agreed'] as const
export type Ending = (typeof ENDINGS)[number]

/** One side: the player, the figure, the board and the cards (W-SURV-1). */
export interface Player {
  character: CharacterId | null // null until it is picked
  node: Node // NOWHERE before the start and after the end
  hp: number // 0 to the maximum of the character
  rads: number // 0 to 16
  xp: number // where the peg is: 0 left of the track, 1 to 7 under a letter (W-XP-R2)
  letters: Letter[] // in the order of LETTERS
  traits: Trait[] // in the order they came
  caps: number
  equipped: ItemId[]
  inventory: ItemId[]
  exhausted: ItemId[] // of both
  perks: PerkId[]
  agendas: AgendaId[] // hidden from the others
  revealed: AgendaId | null // the one of them that shows loyalty
  kept: Kept[]
  extraInventory: number // the inventory holds so many cards more …
  extraInventoryTurns: number // … until so many own turns have ended
  deaths: number // times killed
  radsTurn: number // suffered in the present turn
  eliminated: boolean
  leaving: boolean // has resigned; goes as soon as nothing is half done (W-END-R4)
}

/** A library card kept for later (W-CON-R20). Never changed. */
export interface Kept {
  readonly card: CardNumber
  readonly tag: Tag
}

/** An enemy or faction token on the map. Never changed, only replaced, so that clones may share it. */
export interface Foe {
  readonly id: FoeId
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null // null for faction tokens; hidden while it lies facedown
  readonly node: Node
  readonly up: boolean // faceup, hence active
}

/** A staged quest. Never changed, only replaced. */
export interface Staged {
  readonly card: CardNumber
  readonly caps: number // lying on it
  readonly marker: Marker | null
  readonly capped: readonly Node[] // spaces with one of its Caps
  readonly turn: number // when it was staged …
  readonly base: readonly number[] // … and the rads of that turn until then, by seat (W-CON-R17)
}

export interface Marker {
  readonly colour: MarkerColour
  readonly node: Node // NOWHERE: waits for a place (W-QCARD-R5)
  readonly start: Node
  readonly carrier: Seat // -1: nobody
}

/** The turn under way. */
export interface Turn {
  seat: Seat // -1 in setup and at the end of a round
  actions: number
  points: number // of movement
  start: boolean // the window at the start of the turn is open (W-TURN-R1)
  arranged: boolean // equipment, in this window
  pledged: boolean // loyalty was changed
  hurried: boolean // a move action was taken: later ones are not slowed
  encountered: boolean
  icons: Node[] // encounter icons used; SEPULCHER for the one of card 155
  over: boolean // no more actions: the survivor was killed, or ends the turn
  later: CardNumber[] // to be added when the turn ends
}

/** What a roll is made for, and what hangs on it. Never changed, only replaced. */
export interface Fight {
  readonly seat: Seat
  readonly foe: FoeId // 0: drawn from the supply
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
  readonly node: Node // of the enemy; NOWHERE if from the supply
  readonly far: boolean // the two stand in different spaces
  readonly plus: number // levels added by a card
  readonly extra: Ability | null // given by a card
  readonly dice: readonly number[] // empty before the roll
  readonly locked: number // dice that were set, as a mask
  readonly rerolls: number
  readonly rested: boolean // Well Rested was given up
  readonly hits: number // of cards, for the survivor
  readonly block: number
  readonly weak: number // areas where the enemy is vulnerable too, as a mask
  readonly matched: number // uses of a card that allows one for each matching die
  readonly damage: number // dealt to the survivor
  readonly task: TaskRef | null // what it decides
}

export interface TestRoll {
  readonly seat: Seat
  readonly letters: readonly Letter[]
  readonly n: number // hits to reach
  readonly dice: readonly number[]
  readonly locked: number
  readonly rerolls: number
  readonly rested: boolean
  readonly bonus: number // hits added
  readonly task: TaskRef | null
}

export interface Basket {
  readonly cards: readonly ItemId[]
  readonly caps: number
  readonly agendas: readonly AgendaId[]
  readonly shown: readonly AgendaId[] // those of them that the other side may see
}

/** The offer being made or answered. Never changed, only replaced. */
export interface Offer {
  readonly from: Seat
  readonly to: Seat
  readonly give: Basket
  readonly want: Basket // its agendas are those that the other side had offered
  readonly counter: boolean
  readonly before: Basket | null // of a counter-offer: what had been offered
}

/** A faction token that waits until its space is turned up (W-CON-R10). */
interface Waiting {
  readonly faction: Faction
  readonly place: PlaceName
}

interface AgendaPile {
  deck: AgendaId[] // top last
  discard: AgendaId[] // seen by all
  hidden: AgendaId[] // discarded from hands, unseen (W-AGENDA-R5)
}

export interface Outcome {
  readonly ending: Ending
  readonly winners: readonly Seat[]
}

/** Everything about a game of Wasteland. */
export interface State {
  readonly options: Options
  round: number // 0 before the first
  turnCount: number // turns and ends of rounds begun so far
  players: Player[]
  first: Seat // who has the agenda deck
  queue: Seat[] // who still has a turn in this round
  last: Seat // who had the last turn; -1 at the start
  nextStarter: Seat // who was first player when the present turn began (W-ROUND-R7)
  turn: Turn
  board: Board
  foes: Foe[] // in the order of placement
  nextFoe: FoeId
  stacks: Record<EnemyType, Pile<EnemyId>>
  star: number // power, without a cap (W-TRACK-R1)
  shield: number
  agendaPile: AgendaPile
  revealed: AgendaId | null // the agenda card of this end of round
  lootPile: Pile<LootId>
  assetPile: Pile<AssetId>
  row: AssetId[] // the shop, from left to right
  flipped: AssetId | null // the asset turned up by an encounter
  uniques: UniqueId[] // in the deck
  beside: UniqueId[] // discarded, next to it (W-UNIQ-4)
  perks: PerkId[] // in the deck
  supply: number[] // letter tokens, by the order of LETTERS
  decks: Record<EncounterDeck, CardNumber[]> // top last
  library: CardNumber[] // still in it, ascending
  reading: CardNumber[] // encounters being carried out, in nobody's deck (W-ENC-R5)
  trashed: CardNumber[]
  buried: CardNumber[] // vault cards trashed unseen (070, 071)
  quests: Staged[] // in the order of staging
  wreck: Node // of quests 044 and 048, or NOWHERE
  waiting: Waiting[]
  filled: Node[] // the spaces that tokensPerSurvivor has just filled
  due: Due[]
  fight: Fight | null
  trial: TestRoll | null
  offer: Offer | null
  offers: string[] // made in this camp action
  camped: ItemId[] // exhausted cards that this camp action readies (W-CAMP-R2)
  outcome: Outcome | null
  steps: Step[] // what is still to do, next last
  random: Random
  barrier: number // times something hidden or random came out
}

/** Whoever sits in a seat. */
export function playerAt({ players }: Pick<State, 'players'>, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new Error(`nobody sits in seat ${seat}`)
  return player
}

/** The character that somebody plays. Everybody has one once the game has begun. */
export function playedBy({ character }: Player): CharacterId {
  if (character === null) throw new Error('no character is picked yet')
  return character
}

export function characterOf(player: Player): Character {
  return CHARACTERS[playedBy(player)]
}

/** W-HP-7: what decides whom enemies go for. */
export function remainingHp(player: Player): number {
  return player.hp - player.rads
}

/** Takes one copy of a card out of a list. */
export function takeOut<Card>(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/** The next seat clockwise that is not eliminated, from this one on; this one itself if it is not. */
export function livingFrom(state: State, seat: Seat): Seat {
  const count = state.players.length
  for (let i = 0; i < count; i++) {
    const next = (seat + i) % count
    if (!playerAt(state, next).eliminated) return next
  }
  return seat
}

/** Everybody who looks on but one: they are told less of what that seat does in secret. */
export function othersThan({ players }: Pick<State, 'players'>, seat: Seat): Onlooker[] {
  return [...[...players.keys()].filter(other => other !== seat), 'spectator']
}

/** The seats that are not eliminated, clockwise from the first player (W-GOLD-2). */
export function livingSeats(state: State): Seat[] {
  const count = state.players.length
  const seats: Seat[] = []
  for (let i = 0; i < count; i++) {
    const seat = (state.first + i) % count
    if (!playerAt(state, seat).eliminated) seats.push(seat)
  }
  return seats
}

/** Who decides for a seat: the first player once it is eliminated (W-RES-R9). */
export function decider(state: State, seat: Seat): Seat {
  return playerAt(state, seat).eliminated ? livingFrom(state, state.first) : seat
}

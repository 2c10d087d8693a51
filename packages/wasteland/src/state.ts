import type { Pile, Random, Seat } from '@overseer/kernel'
import type { FoeId } from './choice.ts'
import type { Activation, AgendaId } from './content/agendas.ts'
import type { CharacterId } from './content/characters.ts'
import type { EnemyId } from './content/enemies.ts'
import type { AssetId, ItemId, LootId, UniqueId } from './content/items.ts'
import type { MarkerColour } from './content/markers.ts'
import type { PerkId } from './content/perks.ts'
import type { Ability, EncounterDeck, EnemyType, Faction, Letter, PlaceName } from './content/terms.ts'
import type { Trait } from './content/traits.ts'
import type { CardNumber, Tag } from './content/vocabulary-cards.ts'
import type { Board, Node } from './map.ts'
import type { Options } from './options.ts'
import type { Step } from './steps.ts'

/** How a game can end. A faction's name: it reached the end of the power track. */
export const ENDINGS = ['influence', 'star', 'shield', 'eliminated', 'rounds'] as const
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
  lift: number // the inventory holds so many cards more …
  liftTurns: number // … until so many own turns have ended
  deaths: number // times killed
  radsTurn: number // suffered in the present turn
  eliminated: boolean
  leaving: boolean // has conceded; goes as soon as nothing is half done (W-END-R4)
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
  carried: boolean // a marker was picked up
  putDown: boolean
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

export interface Trial {
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

/** The way to a part of a card's literal: 'options', 1, 'success'. */
export type Path = readonly (string | number)[]

/** A card being carried out. Never changed, only replaced. */
export interface Run {
  readonly seat: Seat // whose doing it is
  readonly card: CardNumber
  readonly deck: EncounterDeck | null // of an encounter
  readonly icon: Node // the encounter icon, or NOWHERE
  readonly level: number // what L stands for
  readonly deaths: number // of the survivor when it began: more means killed midway (W-RES-R7)
  readonly excess: number // hits above the difficulty of its last test
  readonly paid: number // Caps
  readonly hurt: number // damage in its last fight
  readonly spot: Node // where the card's marker was when it began
  readonly from: CardNumber // the card that staged it, or 0
}

/** One task of an option or objective. */
export interface TaskRef {
  readonly run: Run
  readonly path: Path // to what holds the tasks
  readonly at: number
}

/** An objective that a deed has met; it is completed as soon as nothing is half done (W-QCARD-R4). */
export interface Due {
  readonly seat: Seat
  readonly card: CardNumber
  readonly objective: number // from 0
  readonly count: boolean // only one more for a count objective
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
export interface Waiting {
  readonly faction: Faction
  readonly place: PlaceName
}

export interface AgendaPile {
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
  turnNo: number // turns and ends of rounds begun so far
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
  trial: Trial | null
  offer: Offer | null
  offers: string[] // made in this camp action
  camped: ItemId[] // exhausted cards that this camp action readies (W-CAMP-R2)
  outcome: Outcome | null
  steps: Step[] // what is still to do, next last
  random: Random
  barrier: number // times something hidden or random came out
}

export type Kind = Activation

/**
 * A state of its own. The copies are made by spreading: objects from literals may be put among the long-lived ones by
 * the machine, once many clones have been kept, and then every further clone is ten times as slow.
 */
export function clone(state: State): State {
  const { stacks, decks } = state
  return {
    ...state,
    players: state.players.map(clonePlayer),
    queue: state.queue.slice(),
    turn: cloneTurn(state.turn),
    foes: state.foes.slice(),
    stacks: {
      ...stacks,
      critter: copyPile(stacks.critter),
      human: copyPile(stacks.human),
      robot: copyPile(stacks.robot),
      monster: copyPile(stacks.monster),
      superMutant: copyPile(stacks.superMutant),
    },
    agendaPile: {
      ...state.agendaPile,
      deck: state.agendaPile.deck.slice(),
      discard: state.agendaPile.discard.slice(),
      hidden: state.agendaPile.hidden.slice(),
    },
    lootPile: copyPile(state.lootPile),
    assetPile: copyPile(state.assetPile),
    row: state.row.slice(),
    uniques: state.uniques.slice(),
    beside: state.beside.slice(),
    perks: state.perks.slice(),
    supply: state.supply.slice(),
    decks: {
      ...decks,
      wasteland: decks.wasteland.slice(),
      settlement: decks.settlement.slice(),
      vault84: decks.vault84.slice(),
      vault109: decks.vault109.slice(),
    },
    library: state.library.slice(),
    reading: state.reading.slice(),
    trashed: state.trashed.slice(),
    buried: state.buried.slice(),
    quests: state.quests.slice(),
    waiting: state.waiting.slice(),
    filled: state.filled.slice(),
    due: state.due.slice(),
    offers: state.offers.slice(),
    camped: state.camped.slice(),
    steps: state.steps.slice(),
    random: { ...state.random, loaded: state.random.loaded.slice() },
  }
}

function copyPile<Card>(pile: Pile<Card>): Pile<Card> {
  return { ...pile, deck: pile.deck.slice(), discard: pile.discard.slice() }
}

export function clonePlayer(player: Player): Player {
  return {
    ...player,
    letters: player.letters.slice(),
    traits: player.traits.slice(),
    equipped: player.equipped.slice(),
    inventory: player.inventory.slice(),
    exhausted: player.exhausted.slice(),
    perks: player.perks.slice(),
    agendas: player.agendas.slice(),
    kept: player.kept.slice(),
  }
}

export function cloneTurn(turn: Turn): Turn {
  return { ...turn, icons: turn.icons.slice(), later: turn.later.slice() }
}

/** Pushes steps so that they are done in the order they are written here. */
export function push(state: State, ...steps: Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) state.steps.push(steps[i]!)
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
    if (!state.players[next]!.eliminated) return next
  }
  return seat
}

/** The seats that are not eliminated, clockwise from the first player (W-GOLD-2). */
export function livingSeats(state: State): Seat[] {
  const count = state.players.length
  const seats: Seat[] = []
  for (let i = 0; i < count; i++) {
    const seat = (state.first + i) % count
    if (!state.players[seat]!.eliminated) seats.push(seat)
  }
  return seats
}

/** Who decides for a seat: the first player once it is eliminated (W-RES-R9). */
export function decider(state: State, seat: Seat): Seat {
  return state.players[seat]!.eliminated ? livingFrom(state, state.first) : seat
}

import type { Seat } from '@overseer/kernel'
import {
  type CardNumber,
  type Graph,
  graphOf,
  isHostile,
  type Node,
  type Player,
  type State,
  type Trait,
} from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import { type Foe, worthOfFight } from './fights.ts'
import { bonusProgress, type Hope, worthOfAgenda } from './influence.ts'
import type { Want } from './wants.ts'

/** A seat's evaluation of a state: what it needs again and again. */
export interface Context {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  readonly graph: Graph
  readonly beset: ReadonlySet<Node> // spaces with an enemy that would fight the survivor
  readonly agenda: number // what drawing one is worth
  readonly vault: number // what it is worth to open one
  readonly hope: Hope
  readonly wants: readonly Want[]
  readonly staged: number // what a new quest is worth
  readonly known: Fame
  readonly gear: number // how much things count that only lead to influence: less and less
  readonly things: Things
  readonly fear: number // of the end that nobody wins
  readonly counts: boolean // whether a part of what a quest counts is worth a part of its reward
  readonly again: number // what a failed test of a quest leaves of its worth: it can be repeated
  readonly fight: Fighting
  readonly shop: Shopping
  readonly story: Story
}

/** What it is worth to end a quest in one of its ways, besides what that brings. */
type Story = (state: State, card: CardNumber, objective: number) => number

/** What it is worth to become Idolized or Vilified. */
type Fame = (state: State, seat: Seat, trait: Trait) => number

/** What it is worth to fight an enemy whose death is worth `won` beyond its spoils. */
type Fighting = (context: Context, foe: Foe, won: number) => number

/** What a visit to the shop is worth with so many deals. */
type Shopping = (context: Context, deals: number) => number

/** What things are worth that come by chance. */
interface Things {
  readonly loot: number
  readonly asset: number
  readonly unique: number
  readonly companion: number
  readonly xp: number // by how much more than at first sight
}

/** What tells players apart who judge by the same odds. */
export interface Taste {
  readonly eager: number // how much more drawing an agenda is worth than what it will count
  readonly vault: number
  readonly hope: Hope
  readonly wants: (state: State, player: Player) => readonly Want[]
  readonly staged: (agenda: number) => number
  readonly known: Fame
  readonly gear: (state: State, seat: Seat) => number
  readonly things: Things
  readonly fear: (players: number) => number
  readonly counts: boolean
  readonly again: number
  readonly fight: Fighting
  readonly shop: Shopping
  readonly story?: Story
}

const QUEST = 2.2 // a new one to do
const TRAIT = 0.3

/** The greedy bot's. */
export const CLASSIC: Taste = {
  eager: 1,
  vault: 0,
  hope: bonusProgress,
  wants: () => [],
  staged: () => QUEST,
  known: () => TRAIT,
  gear: () => 1,
  things: { loot: 1.3, asset: 2.6, unique: 4.5, companion: 1.5, xp: 1 },
  fear: () => 1,
  counts: false,
  again: 0,
  fight: ({ state, player }, foe, won) => worthOfFight(state, player, foe, won),
  shop: ({ gear, player }, deals) => gear * (0.4 + 0.13 * Math.min(player.caps, 14) * Math.min(2, deals)),
}

export function contextOf(state: State, seat: Seat, taste: Taste = CLASSIC): Context {
  const { vault, hope, wants, known, things, counts, again, fight, shop, story = noStory } = taste
  const player = itemAt(state.players, seat)
  const agenda = taste.eager * worthOfAgenda(state, seat, hope)
  return {
    state,
    seat,
    player,
    graph: graphOf(state.board),
    beset: besetNodes(state, seat),
    agenda,
    vault,
    hope,
    wants: wants(state, player),
    staged: taste.staged(agenda),
    known,
    gear: taste.gear(state, seat),
    things,
    fear: taste.fear(state.players.length),
    counts,
    again,
    fight,
    shop,
    story,
  }
}

const noStory: Story = () => 0

function besetNodes(state: State, seat: Seat): ReadonlySet<Node> {
  const nodes = new Set<Node>()
  for (const foe of state.foes) if (isHostile(state, seat, foe)) nodes.add(foe.node)
  return nodes
}

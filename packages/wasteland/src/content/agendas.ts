import type { ItemKind } from './items/item-card.ts'
import type { EnemyType, Faction } from './terms.ts'
import type { Trait } from './survivors/traits.ts'

/** What a bonus counts; items and companions equipped or carried alike. */
export type Thing =
  | 'letters'
  | 'caps'
  | 'rads'
  | 'perks'
  | 'inventory' // cards in it
  | 'drugs'
  | 'magazines'
  | 'junk'
  | 'companions'
  | 'assets' // unique ones too
  | 'starPower'
  | 'shieldPower'
  | 'facedownTiles'

export type Check =
  | { readonly is: 'owns'; readonly thing: Thing; readonly n: number }
  | { readonly is: 'trait'; readonly traits: readonly Trait[] } // any of them
  | { readonly is: 'equipped'; readonly kinds: readonly ItemKind[] } // all of them

/** What an agenda is worth beyond its one influence; of several thresholds the best one met counts. */
export type Bonus =
  | { readonly is: 'lead'; readonly faction: Faction } // steps ahead of the other faction
  | {
      readonly is: 'atLeast'
      readonly thing: Thing
      readonly steps: readonly number[]
      readonly otherwise: Readonly<Record<number, readonly number[]>> // with so many players
    } // one more for each step reached
  | { readonly is: 'atMost'; readonly thing: Thing; readonly one: number; readonly two: number }
  | { readonly is: 'also'; readonly first: Check; readonly second: Check } // the first alone 1, both 2
  | { readonly is: 'balance'; readonly from: number } // both factions this far: one step apart 1, level 2

type Steps = Extract<Bonus, { is: 'atLeast' }>

/** The steps of a bonus at this table: like the goal they depend on the number of players. */
export const stepsFor = ({ steps, otherwise }: Steps, players: number): readonly number[] => otherwise[players] ?? steps

export const AGENDA_NAMES = [
  'freedom',
  'security',
  'knowItAll',
  'managingIt',
  'oneOfAKind',
  'payday',
  'readyForAnything',
  'standingTall',
  'stalemate',
  'rallyingCry',
  'ruleOfLaw',
  'trophyWall',
  'readingRoom',
  'scarredAndGlowing',
  'tightCrew',
  'trainedByHardship',
  'scrapBaron',
] as const
export type AgendaName = (typeof AGENDA_NAMES)[number]

/** Who acts at the end of a round. */
export type Activation = EnemyType | Faction

export interface Agenda {
  readonly name: AgendaName
  readonly players: number // used with so many or more (W-SETUP-8)
  readonly faction: Faction | null // may be revealed for loyalty
  readonly bonus: Bonus
  readonly strip: readonly Activation[] // from left to right
}

const lead = (faction: Faction): Bonus => ({ is: 'lead', faction })
const atLeast = (thing: Thing, steps: readonly number[], otherwise: Steps['otherwise'] = {}): Steps => ({
  is: 'atLeast',
  thing,
  steps,
  otherwise,
})
const power = (thing: 'starPower' | 'shieldPower'): Steps => atLeast(thing, [4, 4, 5], { 3: [5, 5, 5], 4: [5, 5] })
const atMost = (thing: Thing, one: number, two: number): Bonus => ({ is: 'atMost', thing, one, two })
const also = (first: Check, second: Check): Bonus => ({ is: 'also', first, second })
const owns = (thing: Thing, n: number): Check => ({ is: 'owns', thing, n })
const trait = (...traits: Trait[]): Check => ({ is: 'trait', traits })
const equipped = (...kinds: ItemKind[]): Check => ({ is: 'equipped', kinds })

const agenda = (
  players: number,
  name: AgendaName,
  faction: Faction | null,
  bonus: Bonus,
  ...strip: Activation[]
): Agenda => ({ name, players, faction, bonus, strip })

const freedom = (players: number, ...strip: Activation[]): Agenda =>
  agenda(players, 'freedom', 'star', lead('star'), ...strip)
const security = (players: number, ...strip: Activation[]): Agenda =>
  agenda(players, 'security', 'shield', lead('shield'), ...strip)
const rallyingCry = (players: number, ...strip: Activation[]): Agenda =>
  agenda(players, 'rallyingCry', 'star', power('starPower'), ...strip)
const ruleOfLaw = (players: number, ...strip: Activation[]): Agenda =>
  agenda(players, 'ruleOfLaw', 'shield', power('shieldPower'), ...strip)

const stalemate = (players: number, ...strip: Activation[]): Agenda =>
  agenda(players, 'stalemate', null, { is: 'balance', from: 3 }, ...strip)

/** More than can play: these are in the deck of the co-operative variant only, which has all cards and deals none. */
const FRIENDS = 5

/** In every deck the ordinary types come up nearly equally often, and stars and shields equally. */
const AGENDA_CARDS = {
  a01: freedom(1, 'critter', 'human'),
  a02: freedom(1, 'robot', 'monster'),
  a03: security(1, 'superMutant', 'critter'),
  a04: security(1, 'human', 'robot'),
  a05: agenda(1, 'readingRoom', null, atLeast('magazines', [2, 2, 3], { 4: [2, 3] }), 'monster', 'superMutant'),
  a06: rallyingCry(1, 'human', 'critter'),
  a07: agenda(4, 'oneOfAKind', null, atLeast('letters', [6, 7]), 'star', 'superMutant', 'robot'),
  a08: agenda(1, 'payday', null, atLeast('caps', [10, 16]), 'robot', 'superMutant'),
  a09: agenda(
    FRIENDS,
    'readyForAnything',
    null,
    also(owns('inventory', 3), equipped('weapon', 'companion')),
    'monster',
    'human',
  ),
  a10: agenda(1, 'standingTall', null, also(trait('idolized'), owns('perks', 1)), 'star', 'critter'),
  a11: ruleOfLaw(1, 'shield', 'monster'),
  a12: stalemate(4, 'critter', 'superMutant', 'human'),
  a13: agenda(4, 'managingIt', null, also(owns('drugs', 3), trait('wellRested')), 'shield', 'monster', 'human'),
  a14: agenda(
    2,
    'scrapBaron',
    null,
    atLeast('junk', [1, 2, 3], { 3: [1, 3], 4: [1, 3] }),
    'star',
    'superMutant',
    'robot',
  ),
  a15: agenda(2, 'trainedByHardship', null, atLeast('perks', [2, 2, 3], { 4: [2, 3] }), 'shield', 'human', 'monster'),
  a16: freedom(FRIENDS, 'monster'),
  a17: security(FRIENDS, 'robot', 'critter'),
  a18: agenda(3, 'scarredAndGlowing', null, atLeast('rads', [2, 4, 6]), 'star', 'human'),
  a19: agenda(3, 'tightCrew', null, atLeast('companions', [2, 2, 3], { 4: [2, 3] }), 'shield', 'superMutant'),
  a20: stalemate(4, 'robot', 'monster', 'critter'),
  a21: stalemate(FRIENDS, 'robot', 'critter'),
  a22: agenda(FRIENDS, 'trophyWall', null, atLeast('assets', [2, 2, 3]), 'robot', 'critter', 'superMutant'),
  a23: agenda(FRIENDS, 'knowItAll', null, atMost('facedownTiles', 1, 0), 'monster', 'human', 'superMutant'),
} as const satisfies Record<string, Agenda>

export type AgendaId = keyof typeof AGENDA_CARDS
export const AGENDA_IDS = Object.keys(AGENDA_CARDS) as AgendaId[]
export const AGENDAS: Readonly<Record<AgendaId, Agenda>> = AGENDA_CARDS

/** The deck for a number of players (W-SETUP-8). */
export const agendaDeck = (players: number): readonly AgendaId[] =>
  AGENDA_IDS.filter(id => AGENDAS[id].players <= players)

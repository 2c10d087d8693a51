import type { Ability, Area, Faction, PlaceName, ScenarioId } from './terms.ts'

/** The power track runs from 0 (top, start) to the end, six steps further; option `trackEnd` may make it seven. */
export const TRACK_END = 6

/** The colour group of each space of the track, as an index: A, A, B, B, C, C, D; a longer track goes on with D. */
export const TRACK_GROUPS: readonly number[] = [0, 0, 1, 1, 2, 2, 3]

/** What a letter stands for in the groups A, B, C and D of the faction's own position (W-TRACK-3). */
export const LETTER_VALUES = {
  W: [0, 1, 2, 2],
  X: [1, 2, 3, 3],
  Y: [1, 2, 2, 2],
  Z: [1, 1, 2, 2],
} as const
export type TrackLetter = keyof typeof LETTER_VALUES

/** What a faction's tokens are: enemies, or one of the two things of Far Harbor that are not. */
export type TokenRole = 'enemy' | 'fog' | 'condenser'

export interface FactionSheet {
  readonly faction: FactionId
  readonly token: FactionTokenId
  readonly role: TokenRole
  readonly level: TrackLetter // for fog and condensers: the number in their rules
  readonly vulnerable: readonly Area[]
  readonly abilities: readonly Ability[]
  readonly home: PlaceName // where reinforcements appear
}

export const FACTION_IDS = [
  'institute',
  'railroad',
  'enclave',
  'brotherhood',
  'childrenOfAtom',
  'farHarbor',
  'slavers',
  'rebels',
] as const
export type FactionId = (typeof FACTION_IDS)[number]

export const FACTION_TOKEN_IDS = [
  'synthPatrol',
  'railroadAgent',
  'enclaveTrooper',
  'brotherhoodKnight',
  'fog',
  'fogCondenser',
  'pittSlaver',
  'pittRebel',
] as const
export type FactionTokenId = (typeof FACTION_TOKEN_IDS)[number]

/**
 * The two factions of each scenario. An enemy's agenda icon brings a reinforcement to its home if no token of it is on
 * the map, else activates its tokens; fog spreads, condensers clear it. None has Retreat: it would be discarded unkilled
 * (W-FTOK-3) and "kill the last" could not be done. Fog is thin at first: it neither harms nor spreads before the Children
 * of Atom have some power.
 */
export const FACTION_SHEETS: Readonly<Record<ScenarioId, Readonly<Record<Faction, FactionSheet>>>> = {
  commonwealth: {
    shield: enemy('institute', 'synthPatrol', 'X', ['head', 'arms'], ['ranged'], 'citRuins'),
    star: enemy('railroad', 'railroadAgent', 'X', ['head', 'body'], ['loot'], 'theRailroad'),
  },
  capital: {
    shield: enemy('enclave', 'enclaveTrooper', 'X', ['arms', 'body'], ['ranged'], 'projectPurity'),
    star: enemy('brotherhood', 'brotherhoodKnight', 'Y', ['head', 'arms'], ['armor'], 'theTower'),
  },
  farHarbor: {
    shield: cloud('childrenOfAtom', 'fog', 'fog', 'W', 'theNucleus'),
    star: cloud('farHarbor', 'fogCondenser', 'condenser', 'Z', 'farHarbor'),
  },
  pitt: {
    shield: enemy('slavers', 'pittSlaver', 'X', ['body', 'legs'], ['aggressive'], 'haven'),
    star: enemy('rebels', 'pittRebel', 'X', ['arms', 'body', 'legs'], [], 'theMill'),
  },
}

function enemy(
  faction: FactionId,
  token: FactionTokenId,
  level: TrackLetter,
  vulnerable: readonly Area[],
  abilities: readonly Ability[],
  home: PlaceName,
): FactionSheet {
  return { faction, token, role: 'enemy', level, vulnerable, abilities, home }
}

function cloud(
  faction: FactionId,
  token: FactionTokenId,
  role: 'fog' | 'condenser',
  level: TrackLetter,
  home: PlaceName,
): FactionSheet {
  return { faction, token, role, level, vulnerable: [], abilities: [], home }
}

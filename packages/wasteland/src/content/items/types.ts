import type { Area, Letter, Terrain } from '../terms.ts'
import type { Trait } from '../survivors/traits.ts'

/** The vocabulary of items, perks and characters: an effect is `timing: cost -> verbs`. */

/** When an effect works; `turn` is between actions or during a move (W-ITEM-R1), `test` in step 2 of the owner's test. */
export type Timing = 'passive' | 'turn' | 'beforeFight' | 'fight' | 'test' | 'camp' | 'move' | 'gain'

/** What is paid: this card goes, this card turns sideways, or Caps. */
export type EffectCost = 'discard' | 'exhaust' | { readonly caps: number }

/** A limit printed behind an effect. */
export type Limit =
  | 'oncePerMatch' // at most once for each die that matches the enemy
  | 'withMatch' // only if at least one die matches
  | 'onWasteland' // only in a space with a wasteland icon

/** One thing that a card does. */
export type Verb =
  | { readonly do: 'reroll'; readonly n: number; readonly letters: readonly Letter[] } // no letters: any fight or test
  | { readonly do: 'hit'; readonly n: number } // on the enemy, in step 4
  | { readonly do: 'block'; readonly n: number } // enemy hits of this fight, on top of armor
  | { readonly do: 'weak'; readonly area: Area } // the enemy is vulnerable there too
  | { readonly do: 'setDie'; readonly n: number } // turned to faces of choice; not rerolled afterwards
  | { readonly do: 'heal'; readonly n: number | 'rads' } // 'rads': as many HP as the space entered would give rads
  | { readonly do: 'cure' | 'rad' | 'xp' | 'caps' | 'loot' | 'agenda'; readonly n: number }
  | { readonly do: 'points'; readonly n: number } // movement points, now
  | { readonly do: 'slow'; readonly n: number } // the first move action of each turn gives so many points less
  | { readonly do: 'ignore'; readonly what: Terrain | 'radiation' } // irradiated includes fog; radiation: the enemy ability
  | { readonly do: 'limit'; readonly n: number } // inventory; from a perk until the end of the owner's next turn
  | { readonly do: 'become'; readonly traits: readonly Trait[] } // one of them, by choice
  | { readonly do: 'lose'; readonly trait: Trait }
  | { readonly do: 'risk' } // one die: with a hit the owner becomes Addicted
  | { readonly do: 'ready' } // all own cards, without paying
  | { readonly do: 'strike'; readonly level: number; readonly range: number } // kill one enemy up to this level
  | { readonly do: 'calm'; readonly n: number; readonly range: number } // so many enemies become inactive
  | { readonly do: 'scout' } // explore without an action
  | { readonly do: 'shop'; readonly n: number; readonly discount: number }
  | { readonly do: 'discount'; readonly n: number } // each bought card costs so much less, at least 1
  | { readonly do: 'act' } // one further action this turn

export interface Effect {
  readonly when: Timing
  readonly cost: 'none' | 'discard' | 'exhaust' | 'caps'
  readonly caps: number // the price if the cost is Caps
  readonly limit: Limit | null
  readonly verbs: readonly Verb[]
}

/** What a companion demands when it is readied (W-COMP-4). */
export type Demand =
  | { readonly is: 'trait' | 'not'; readonly trait: Trait }
  | { readonly is: 'letter'; readonly letter: Letter }
  | { readonly is: 'caps'; readonly n: number } // owned, not paid
  | { readonly is: 'drug' } // held
  | { readonly is: 'or'; readonly of: readonly Demand[] }

/** What a survivor must have to recruit a companion (W-SHOP-9). */
export type Mark = { readonly is: 'trait'; readonly trait: Trait } | { readonly is: 'letter'; readonly letter: Letter }

export const passive = (...verbs: Verb[]): Effect => effect('passive', verbs)
export const camp = (...verbs: Verb[]): Effect => effect('camp', verbs)
export const move = (...verbs: Verb[]): Effect => effect('move', verbs)
export const gain = (...verbs: Verb[]): Effect => effect('gain', verbs)
export const turn = (cost: EffectCost, ...verbs: Verb[]): Effect => effect('turn', verbs, cost)
export const beforeFight = (cost: EffectCost, ...verbs: Verb[]): Effect => effect('beforeFight', verbs, cost)
export const fight = (cost: EffectCost, ...verbs: Verb[]): Effect => effect('fight', verbs, cost)
export const test = (cost: EffectCost, ...verbs: Verb[]): Effect => effect('test', verbs, cost)

/** An effect with a limit printed behind it. */
export const only = (limit: Limit, what: Effect): Effect => ({ ...what, limit })

function effect(when: Timing, verbs: readonly Verb[], cost?: EffectCost): Effect {
  if (cost === undefined) return { when, cost: 'none', caps: 0, limit: null, verbs }
  if (typeof cost === 'string') return { when, cost, caps: 0, limit: null, verbs }
  return { when, cost: 'caps', caps: cost.caps, limit: null, verbs }
}

/** The letters of a word: 'PIL' is P, I and L. */
export const lettersOf = (word: string): readonly Letter[] => word.split('') as Letter[]

export const reroll = (n: number, letters = ''): Verb => ({ do: 'reroll', n, letters: lettersOf(letters) })
export const hit = (n: number): Verb => ({ do: 'hit', n })
export const block = (n: number): Verb => ({ do: 'block', n })
export const weak = (area: Area): Verb => ({ do: 'weak', area })
export const setDie = (n: number): Verb => ({ do: 'setDie', n })
export const heal = (n: number | 'rads'): Verb => ({ do: 'heal', n })
export const cure = (n: number): Verb => ({ do: 'cure', n })
export const rad = (n: number): Verb => ({ do: 'rad', n })
export const xp = (n: number): Verb => ({ do: 'xp', n })
export const caps = (n: number): Verb => ({ do: 'caps', n })
export const loot = (n: number): Verb => ({ do: 'loot', n })
export const agenda = (n: number): Verb => ({ do: 'agenda', n })
export const points = (n: number): Verb => ({ do: 'points', n })
export const slow = (n: number): Verb => ({ do: 'slow', n })
export const ignore = (what: Terrain | 'radiation'): Verb => ({ do: 'ignore', what })
export const limit = (n: number): Verb => ({ do: 'limit', n })
export const become = (...traits: Trait[]): Verb => ({ do: 'become', traits })
export const lose = (trait: Trait): Verb => ({ do: 'lose', trait })
export const risk: Verb = { do: 'risk' }
export const ready: Verb = { do: 'ready' }
export const strike = (level: number, range: number): Verb => ({ do: 'strike', level, range })
export const calm = (n: number, range: number): Verb => ({ do: 'calm', n, range })
export const scout: Verb = { do: 'scout' }
export const shop = (n: number, discounted = 0): Verb => ({ do: 'shop', n, discount: discounted })
export const discount = (n: number): Verb => ({ do: 'discount', n })
export const act: Verb = { do: 'act' }

/** The vocabulary of the cards: the icons that are printed on them. */

export const LETTERS = ['S', 'P', 'E', 'C', 'I', 'A', 'L'] as const
export type Letter = (typeof LETTERS)[number]

export const RESOURCES = ['power', 'food', 'water'] as const
export type Resource = (typeof RESOURCES)[number]

/** A number of cubes of each kind; a kind left out is none. */
export type Cubes = { readonly [R in Resource]?: number }

/** Cubes, and cubes of the player's choice. */
export type Price = Cubes & { readonly any?: number }

/** What is paid before the rewards: cubes, an item, the dweller's health, the price of the room being built. */
export type Cost = Price & { readonly item?: 1; readonly injure?: true; readonly roomPrice?: true }

/** One reward. */
export type Gain =
  | { readonly icon: Resource | 'any' | 'happiness'; readonly n: number }
  | { readonly icon: 'train'; readonly letter?: Letter }
  | { readonly icon: 'exchange'; readonly left: Cubes; readonly right: Cubes }
  | { readonly icon: 'dweller' | 'item' | 'build' | 'heal' | 'ready' | 'token' | 'refreshItems' | 'refreshRooms' }

/** A place for one dweller, or for two if it is linked. */
export interface Space {
  readonly cost?: Cost
  readonly gain: readonly Gain[]
  readonly letter?: Letter // a dweller trained in it gains everything twice
  readonly hurtOnly?: true
  readonly linked?: true
}

export const power = (n: number): Gain => ({ icon: 'power', n })
export const food = (n: number): Gain => ({ icon: 'food', n })
export const water = (n: number): Gain => ({ icon: 'water', n })
export const any = (n: number): Gain => ({ icon: 'any', n })
export const happiness = (n: number): Gain => ({ icon: 'happiness', n })
export const train = (letter?: Letter): Gain => (letter === undefined ? { icon: 'train' } : { icon: 'train', letter })
export const exchange = (left: Cubes, right: Cubes): Gain => ({ icon: 'exchange', left, right })
export const dweller: Gain = { icon: 'dweller' }
export const item: Gain = { icon: 'item' }
export const build: Gain = { icon: 'build' }
export const heal: Gain = { icon: 'heal' }
export const ready: Gain = { icon: 'ready' }
export const token: Gain = { icon: 'token' }
export const refreshItems: Gain = { icon: 'refreshItems' }
export const refreshRooms: Gain = { icon: 'refreshRooms' }

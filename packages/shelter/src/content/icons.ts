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
type Cost = Price & { readonly item?: 1; readonly injure?: true; readonly roomPrice?: true }

/** One reward. */
export type Gain =
  | { readonly icon: Resource | 'any' | 'happiness'; readonly n: number }
  | { readonly icon: 'train'; readonly letter?: Letter }
  | { readonly icon: 'exchange'; readonly left: Cubes; readonly right: Cubes }
  | { readonly icon: 'dweller' | 'item' | 'build' | 'heal' | 'ready' | 'token' | 'refreshItems' | 'refreshRooms' }

/** A space as the tables write it. */
export interface SpaceCard {
  readonly cost?: Cost
  readonly gain: readonly Gain[]
  readonly letter?: Letter // a dweller trained in it gains everything twice
  readonly hurtOnly?: true
  readonly linked?: true
  readonly needs?: number // a threat that is fought: what the dice must reach
}

/**
 * A place for one dweller, or for two if it is linked, with every field there: the engine looks at spaces millions of
 * times a second, and objects of one shape are read several times faster.
 */
export interface Space {
  readonly cost: Required<Price> & { readonly item: boolean; readonly injure: boolean; readonly roomPrice: boolean }
  readonly free: boolean // nothing at all to pay
  readonly gain: readonly Gain[]
  readonly letter: Letter | null
  readonly hurtOnly: boolean
  readonly linked: boolean
  readonly needs: number // 0 if there is no fight
}

export function space({ cost = {}, gain, letter, hurtOnly, linked, needs = 0 }: SpaceCard): Space {
  const { item, injure, roomPrice } = cost
  return {
    cost: { ...fullPrice(cost), item: item !== undefined, injure: injure === true, roomPrice: roomPrice === true },
    free: Object.keys(cost).length === 0,
    gain,
    letter: letter ?? null,
    hurtOnly: hurtOnly === true,
    linked: linked === true,
    needs,
  }
}

export function fullPrice({ power = 0, food = 0, water = 0, any = 0 }: Price): Required<Price> {
  return { power, food, water, any }
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

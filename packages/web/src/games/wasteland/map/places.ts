import type { EnemyType, Terrain } from '@overseer/wasteland'
import type { Box } from './boxes.ts'

/** What wants a place on a tile, and the places found (placing.ts finds them). */
export interface Ground {
  readonly signs: number // encounter signs
  readonly terrain: Terrain | null
  readonly spawns: readonly EnemyType[] // printed enemies
  readonly name: string | null
  readonly spare: boolean // the name may be left out: the sign says it
  readonly flags: number // quest pennants, on one pole
  readonly scene: boolean
}

/** Figures that stand as one: alone, fanned out, or piled up with a number. */
export interface Party {
  readonly members: readonly number[] // which of the space's figures
  readonly as: 'one' | 'fan' | 'pile'
}

/** What one figure needs: a survivor's base, an enemy's plate, a token that lies. */
export type Footing = 'survivor' | 'enemy' | 'asleep'

/** Whether those of a fan stand in two rows. */
export const isStaggered = (count: number): boolean => count > 3

export interface Placed {
  readonly space: number // which of the tile's
  readonly kind: 'stand' | 'sign' | 'terrain' | 'spawn' | 'name' | 'flags' | 'scene'
  readonly box: Box
  readonly party?: Party // of a stand that is taken
  readonly low?: boolean // … by those who lie
  readonly lines?: readonly string[] // of a name
  readonly size?: number // of a sign or a name's letters, the usual being 1
  readonly flags?: { readonly shown: number; readonly turned: boolean } // how many flags hang on the pole, and to which side
  readonly of?: number // which sign or spawn
}

export interface Crowd {
  readonly feet: readonly Footing[] // in the order of the space's figures
}

export interface Layout {
  readonly size: number // of everything on the tile, the usual being 1
  readonly placed: readonly Placed[]
}

import type { Backdrop } from '../backdrops.ts'

/** What a vignette shows: where, and who and what (see ../../draw.ts for the script). */
export interface VignetteScene {
  readonly on: Backdrop
  readonly of: string
}

export const scene = (on: Backdrop, of: string): VignetteScene => ({ on, of })

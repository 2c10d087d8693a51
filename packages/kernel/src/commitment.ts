import type { Seed } from './random.ts'
import { sha256 } from './sha256.ts'

/**
 * What can be published before a game without telling anything of its seed, and shows afterwards that the seed was not
 * changed. It hashes more than the seed, because the hash of the seed alone is the key of the chance to come.
 */
export function commitmentTo(seed: Seed): string {
  return sha256(`overseer commitment ${seed}`)
    .map(word => word.toString(16).padStart(8, '0'))
    .join('')
}

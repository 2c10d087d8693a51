import type { Player } from '@overseer/protocol'
import type { PlayerRow } from '../storage/schema.ts'

/** A player as anybody may know them. */
export function publicPlayer({ id, name, name_key: claimed }: PlayerRow): Player {
  return { id, name, guest: claimed === null }
}

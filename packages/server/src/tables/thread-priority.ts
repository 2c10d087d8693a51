import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

const NICE = 10

/**
 * Lets the other threads of the process go first on a busy machine. Linux counts each thread for itself and says under a fixed
 * name which one asks; elsewhere this does nothing.
 */
export function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICE)
  } catch {} // then they share as before
}

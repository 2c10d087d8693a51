import { chacha20 } from './chacha20.ts'
import { BadInput } from './error.ts'
import { sha256 } from './sha256.ts'

/** What a game starts from: 1 to 128 printable ASCII characters. The same seed deals the same game on every machine. */
export type Seed = string

/**
 * A ChaCha20 stream as plain data, so that it lives inside a state and travels through JSON.
 * Whoever holds the key knows the future: no view contains it.
 */
export interface Random {
  readonly key: readonly number[] // eight words of 32 bits; never changed, so copies share it
  drawn: number // words taken so far
  loaded: number[] // dice to show next, for tests and puzzles; empty in a fair game
}

/** The stream that belongs to a seed. */
export function seedRandom(seed: Seed): Random {
  return { key: sha256(checkSeed(seed)), drawn: 0, loaded: [] }
}

export function checkSeed(seed: unknown): Seed {
  if (typeof seed !== 'string' || !/^[ -~]{1,128}$/.test(seed))
    throw new BadInput('seed', 'must be 1 to 128 printable ASCII characters')
  return seed
}

/** A stream of its own, keyed by words of another: what is drawn from one says nothing about the other. */
export function branch(random: Random): Random {
  const key: number[] = []
  for (let i = 0; i < 8; i++) key.push(nextWord(random))
  return { key, drawn: 0, loaded: [] }
}

export function cloneRandom(random: Random): Random {
  return { key: random.key, drawn: random.drawn, loaded: random.loaded.length === 0 ? [] : [...random.loaded] }
}

/** A number from 0 to n-1, each equally likely, for n below 2^32; words from the uneven rest are thrown away. */
export function below(random: Random, n: number): number {
  for (;;) {
    const word = nextWord(random)
    const number = word % (n >>> 0) // told to be whole, or the machine divides fractions
    if (word - number + n <= 2 ** 32) return number
  }
}

/** Fisher-Yates, in place: every order is equally likely. */
export function shuffle<Card>(random: Random, cards: Card[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const card = cards[i]!
    cards[i] = cards[j]!
    cards[j] = card
  }
}

/** The next 32 bits of the stream. */
export function nextWord(random: Random): number {
  const at = random.drawn++
  return block(random.key, Math.floor(at / 16))[at % 16]!
}

// The last two blocks are kept: sixteen draws in a row cost one, also when the stream of a game and that of who plays it
// are drawn in turns. It is a memory of a pure function, never part of a game.
interface Kept {
  key: readonly number[] | undefined
  count: number
  readonly words: Uint32Array
}

let latest: Kept = { key: undefined, count: -1, words: new Uint32Array(16) }
let other: Kept = { key: undefined, count: -1, words: new Uint32Array(16) }

function block(key: readonly number[], count: number): Uint32Array {
  if (latest.key === key && latest.count === count) return latest.words
  const swap = other
  other = latest
  latest = swap
  if (latest.key !== key || latest.count !== count) {
    chacha20(key, count, latest.words)
    latest.key = key
    latest.count = count
  }
  return latest.words
}

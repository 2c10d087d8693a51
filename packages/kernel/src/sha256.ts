/** SHA-256 of a short text (FIPS 180-4), because a browser offers it only asynchronously and a set-up cannot wait. */

const ROUND = constants(64, 1 / 3)
const START = constants(8, 1 / 2)

/** The first 32 bits of the fractional parts of a root of the first primes: where the standard takes its numbers from. */
function constants(count: number, power: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every(p => n % p !== 0)) primes.push(n)
  return primes.map(p => ((p ** power % 1) * 2 ** 32) | 0)
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Eight words of 32 bits for a text of bytes 0 to 255. */
export function sha256(text: string): number[] {
  const blocks = padded(text)
  const hash = [...START]
  const w: number[] = []
  for (let at = 0; at < blocks.length; at += 16) {
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = blocks[at + i]!
      else {
        const early = w[i - 15]!
        const late = w[i - 2]!
        const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
        const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
        w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
      }
      const up = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const one = (h + up + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
      const down = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const two = (down + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    const round = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) hash[i] = (hash[i]! + round[i]!) | 0
  }
  return hash.map(word => word >>> 0)
}

/** The text as big-endian words with the closing bit and its length in bits. */
function padded(text: string): number[] {
  const length = (((text.length + 8) >> 6) + 1) * 16
  const words: number[] = Array.from({ length }, () => 0)
  for (let i = 0; i < text.length; i++) words[i >> 2]! |= text.charCodeAt(i) << (24 - (i % 4) * 8)
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8)
  words[length - 1] = text.length * 8
  return words
}

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const // 'expand 32-byte k'

/**
 * One block of ChaCha20 with a zero nonce (RFC 8439 with a counter of 64 bits): sixteen words of 32 bits. The rounds are
 * written out because words in variables of their own take a quarter of the time of words in an array.
 */
export function chacha20(key: readonly number[], count: number, out: Uint32Array): void {
  const low = count | 0
  const high = Math.floor(count / 2 ** 32) | 0
  let x0: number = SIGMA[0]
  let x1: number = SIGMA[1]
  let x2: number = SIGMA[2]
  let x3: number = SIGMA[3]
  let x4 = key[0]! | 0
  let x5 = key[1]! | 0
  let x6 = key[2]! | 0
  let x7 = key[3]! | 0
  let x8 = key[4]! | 0
  let x9 = key[5]! | 0
  let x10 = key[6]! | 0
  let x11 = key[7]! | 0
  let x12 = low
  let x13 = high
  let x14 = 0
  let x15 = 0
  for (let round = 0; round < 10; round++) {
    // down the columns
    x0 = (x0 + x4) | 0
    x12 = turn(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = turn(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = turn(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = turn(x4 ^ x8, 7)
    x1 = (x1 + x5) | 0
    x13 = turn(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = turn(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = turn(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = turn(x5 ^ x9, 7)
    x2 = (x2 + x6) | 0
    x14 = turn(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = turn(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = turn(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = turn(x6 ^ x10, 7)
    x3 = (x3 + x7) | 0
    x15 = turn(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = turn(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = turn(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = turn(x7 ^ x11, 7)
    // along the diagonals
    x0 = (x0 + x5) | 0
    x15 = turn(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = turn(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = turn(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = turn(x5 ^ x10, 7)
    x1 = (x1 + x6) | 0
    x12 = turn(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = turn(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = turn(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = turn(x6 ^ x11, 7)
    x2 = (x2 + x7) | 0
    x13 = turn(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = turn(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = turn(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = turn(x7 ^ x8, 7)
    x3 = (x3 + x4) | 0
    x14 = turn(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = turn(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = turn(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = turn(x4 ^ x9, 7)
  }
  out[0] = x0 + SIGMA[0]
  out[1] = x1 + SIGMA[1]
  out[2] = x2 + SIGMA[2]
  out[3] = x3 + SIGMA[3]
  out[4] = x4 + key[0]!
  out[5] = x5 + key[1]!
  out[6] = x6 + key[2]!
  out[7] = x7 + key[3]!
  out[8] = x8 + key[4]!
  out[9] = x9 + key[5]!
  out[10] = x10 + key[6]!
  out[11] = x11 + key[7]!
  out[12] = x12 + low
  out[13] = x13 + high
  out[14] = x14
  out[15] = x15
}

function turn(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes of an authenticator app (TOTP, RFC 6238): SHA-1, six digits, a new one every 30 seconds. */

const STEP_MS = 30_000
const DIGITS = 6
const OFF_BY = 1 // steps that the clock of a phone may be off
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' // RFC 4648

export function newSecret(): string {
  return base32(randomBytes(SECRET_BYTES))
}

/** The code of a step of time. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const tag = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = tag.at(-1)! & 0x0f
  const number = tag.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS)
}

/** The step whose code this is, near now; undefined if it is no such code. */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  const given = Buffer.from(code)
  const steps = Array.from({ length: 2 * OFF_BY + 1 }, (_, n) => stepAt(now) - OFF_BY + n)
  return steps.find(step => {
    const wanted = Buffer.from(codeAt(secret, step))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** What an authenticator app reads, mostly as a picture. */
export function otpauth(secret: string, name: string, place: string): string {
  const label = encodeURIComponent(`${place}:${name}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: place }).toString()}`
}

export function base32(bytes: Buffer): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31]
  }
  return bits === 0 ? text : text + ALPHABET[(value << (5 - bits)) & 31]
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of text) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xfff
    bits += 5
    if (bits >= 8) bytes.push((value >>> (bits -= 8)) & 0xff)
  }
  return Buffer.from(bytes)
}

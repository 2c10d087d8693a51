import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'

/** What a check of a password costs us, and whoever tries all of them: KiB of memory, passes over it, lanes (OWASP). */
const COSTS: Costs = { m: 19 * 1024, t: 2, p: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

interface Costs {
  readonly m: number
  readonly t: number
  readonly p: number
}

interface Hashed extends Costs {
  readonly salt: Buffer
  readonly tag: Buffer
}

/** Long enough to be no guess. Written the same way on every keyboard: letters with accents come in two forms. */
export const passwordSchema = z.string().normalize('NFKC').min(8).max(200)

const derive = promisify(argon2)

/** A password as it is kept, with all one needs to check it: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return makeHash({ ...COSTS, salt, tag: await tagOf(password, salt, COSTS) })
}

let nobody: Promise<string> | undefined // the hash of a password that nobody has

/** Whether this is the password. Takes as long if there is none to compare with, so that time tells no names. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  const hashed = parseHash(hash ?? (await nobody))
  const same = timingSafeEqual(await tagOf(password, hashed.salt, hashed), hashed.tag)
  return same && hash !== null
}

/** Whether a hash was made at other costs than today's. */
export function isOutdated(hash: string): boolean {
  const { m, t, p } = parseHash(hash)
  return m !== COSTS.m || t !== COSTS.t || p !== COSTS.p
}

function tagOf(password: string, nonce: Buffer, { m, t, p }: Costs): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce, parallelism: p, tagLength: TAG_BYTES, memory: m, passes: t })
}

function makeHash({ m, t, p, salt, tag }: Hashed): string {
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${unpadded(salt)}$${unpadded(tag)}`
}

function parseHash(hash: string): Hashed {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (found === null) throw new Error('this is no hash of a password')
  const [, m, t, p, salt, tag] = found
  return {
    m: Number(m),
    t: Number(t),
    p: Number(p),
    salt: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

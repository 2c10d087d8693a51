import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { WorkTask } from '@overseer/protocol'
import * as z from 'zod'
import type { Database } from '../storage/database.ts'
import { hashOf } from './secrets.ts'

const LASTS_MS = 5 * 60_000
const USED = 'worked ' // how challenges begin that were answered

const END = 16 // characters of a challenge that are hashed with the answer: they are part of its signature, and short

/** A number that took some trying to find: SHA-256 of the end of the challenge, `:` and the answer begins with zero bits. */
export const workSchema = z
  .strictObject({ challenge: z.string().max(300), answer: z.string().regex(/^\d{1,15}$/) })
  .meta({ id: 'Work', description: 'The answer to what POST /api/work asked' })
export type Work = z.infer<typeof workSchema>

const asked = z.strictObject({ why: z.string(), bits: z.int(), until: z.number(), salt: z.string() })

/** Proof of work: what one person does now and then costs nothing to speak of, what a flood does costs it dear. */
export class WorkDesk {
  readonly #database: Database
  readonly #secret: string
  readonly #now: () => number

  constructor(database: Database, secret: string, now: () => number) {
    this.#database = database
    this.#secret = secret
    this.#now = now
  }

  /** Something to work out for one purpose. Nothing is kept before it is answered. */
  ask(why: string, bits: number): WorkTask {
    const salt = randomBytes(9).toString('base64url')
    const wish: z.infer<typeof asked> = { why, bits, until: this.#now() + LASTS_MS, salt }
    const text = Buffer.from(JSON.stringify(wish)).toString('base64url')
    return { challenge: `${text}.${this.#sign(text)}`, bits }
  }

  /** Whether somebody has worked for this, at least so much, and has not shown it before. */
  async isDone(why: string, bits: number, work: Work | undefined): Promise<boolean> {
    if (work === undefined) return false
    const wish = this.#read(work.challenge)
    if (wish === undefined || wish.why !== why || wish.bits < bits || wish.until < this.#now()) return false
    if (zeroBits(`${work.challenge.slice(-END)}:${work.answer}`) < wish.bits) return false
    await this.#database.deleteFrom('challenges').where('expires', '<', this.#now()).execute()
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('challenges')
      .values({ challenge: USED + hashOf(work.challenge), player: null, expires: wish.until })
      .onConflict(again => again.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  /** What was worked for did not come about yet, and not for a wrong try: the work may be shown again. */
  async giveBack({ challenge }: Work): Promise<void> {
    await this.#database
      .deleteFrom('challenges')
      .where('challenge', '=', USED + hashOf(challenge))
      .execute()
  }

  #read(challenge: string): z.infer<typeof asked> | undefined {
    const [text = '', given = ''] = challenge.split('.')
    const [got, wanted] = [Buffer.from(given), Buffer.from(this.#sign(text))]
    if (got.length !== wanted.length || !timingSafeEqual(got, wanted)) return undefined
    return asked.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url')
  }
}

/** How many zero bits a hash begins with. */
function zeroBits(text: string): number {
  const hash = createHash('sha256').update(text).digest()
  const first = hash.findIndex(byte => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24
}

import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Database } from '../storage/database.ts'
import { sharedSetting } from '../storage/settings.ts'

const HOUR = 60 * 60_000
const LOOKS_EVERY = 60_000
const CLAIMED = 'last backup begun'
const GOOD = 'last good backup'
const PROGRAM = fileURLToPath(new URL('../commands/main.ts', import.meta.url))
const NAME = /^overseer-[\dTZ-]+\.backup$/

interface Dependencies {
  readonly database: Database
  readonly url: string
  readonly folder: string | undefined // undefined: somebody else cares for it
  readonly key: Buffer | undefined
  readonly hours: number
  readonly keep: number
  readonly log: Logger
  now(): number
}

/**
 * Makes a backup every so many hours and throws old ones away. Of several processes the one that moves the date on does
 * it, in a process of its own, so that nobody who plays waits for it.
 */
export class Backups {
  readonly #deps: Dependencies
  #timer: ReturnType<typeof setInterval> | undefined
  #looking: Promise<unknown> = Promise.resolve()
  #good = 0
  onOutcome: (outcome: 'made' | 'failed') => void = () => undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** When the last good one was made, by any process; 0: never; NaN: nobody wants any. */
  get lastGood(): number {
    return this.#deps.folder === undefined ? Number.NaN : this.#good
  }

  begin(): void {
    if (this.#deps.folder === undefined) return
    const look = (): void => {
      this.#looking = this.#looking
        .then(() => this.look())
        .catch((error: unknown) => this.#deps.log.error({ err: error }, 'the backups could not be looked after'))
    }
    this.#timer = setInterval(look, LOOKS_EVERY).unref()
    look()
  }

  /** Makes one if it is time; the name of the file. */
  async look(): Promise<string | undefined> {
    const { database, log } = this.#deps
    this.#good = Number(await sharedSetting(database, GOOD, () => '0'))
    const last = await this.#claim()
    if (last === undefined) return undefined
    try {
      const file = await this.#make()
      this.#good = this.#deps.now()
      await this.#set(GOOD, String(this.#good))
      this.#prune()
      this.onOutcome('made')
      log.info({ file }, 'a backup was made')
      return file
    } catch (error) {
      await this.#set(CLAIMED, last) // somebody tries again at the next look
      this.onOutcome('failed')
      log.error({ err: error }, 'a backup could not be made')
      return undefined
    }
  }

  /** The date before, if it is ours to make the next one. */
  async #claim(): Promise<string | undefined> {
    const { database, hours, now } = this.#deps
    const last = await sharedSetting(database, CLAIMED, () => '0')
    if (Number(last) > now() - hours * HOUR) return undefined
    const { numUpdatedRows } = await database
      .updateTable('settings')
      .set({ value: String(now()) })
      .where('name', '=', CLAIMED)
      .where('value', '=', last)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? last : undefined
  }

  async #set(name: string, value: string): Promise<void> {
    await this.#deps.database.updateTable('settings').set({ value }).where('name', '=', name).execute()
  }

  async #make(): Promise<string> {
    const { folder, url, key, now } = this.#deps
    mkdirSync(folder!, { recursive: true, mode: 0o700 })
    const file = join(folder!, `overseer-${new Date(now()).toISOString().replaceAll(/[:.]/g, '-')}.backup`)
    const secret = key === undefined ? {} : { BACKUP_KEY: key.toString('base64') }
    const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATABASE_URL: url, ...secret }
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [PROGRAM, 'backup', file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-1000)))
      child.on('error', reject)
      child.on('exit', code => (code === 0 ? resolve() : reject(new Error(said.trim() || `it ended with ${code}`))))
    })
    return file
  }

  /** The names sort by time. */
  #prune(): void {
    const { folder, keep } = this.#deps
    const old = readdirSync(folder!)
      .filter(name => NAME.test(name))
      .sort()
      .slice(0, -keep)
    for (const name of old) rmSync(join(folder!, name), { force: true })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }
}

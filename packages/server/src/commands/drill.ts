import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { readConfig } from '../operations/config.ts'
import { startServer } from '../server.ts'
import { backup } from './backup.ts'
import { checkFile, linesOf, summary } from './backup-file.ts'
import { withDatabase } from './open.ts'
import { patch } from './patch.ts'
import { restore } from './restore.ts'

interface Drill {
  readonly url: string // of the database a fresh backup is made of
  readonly file: string | undefined // or one that is there already
  readonly key: Buffer | undefined
  now(): number
  print(line: string): void
}

const OTHERWISE = ['processes'] // whoever ran when the backup was made does not run in the copy

/**
 * Restores a backup into a database of its own and proves that everything came back: a drill, so that the day one needs it is
 * not the first. Throws, with the reason, if it could not be restored; leaves nothing behind.
 */
export async function drill({ url, file: given, key, now, print }: Drill): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-drill-'))
  const into = `sqlite:${folder}/restored.db`
  try {
    const file = given ?? join(folder, 'fresh.backup')
    if (given === undefined) print(`made: ${await backup(url, file, false, key)}`)
    const header = await checkFile(file, key)
    print(`read: ${summary(header)}, ${statSync(file).size} bytes, ${key === undefined ? 'NOT sealed' : 'sealed'}`)
    await refusesDamage(file, join(folder, 'damaged.backup'), key)
    print('a copy with one bit changed is refused')
    await restore(into, file, false, now(), key)
    await compare(file, into, join(folder, 'again.backup'), key)
    print('restored: every row of every table is as it was')
    await keepsAudit(into)
    print('the audit log of the copy takes nothing back')
    const differ = await patch(into, print)
    if (differ > 0) print(`${differ} games differ by the rules of this version; overseer patch says which`)
    await serves(into)
    print('a server starts on it and is ready')
    print('The backup can be restored.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A backup that was changed on its way must not be believed. */
async function refusesDamage(file: string, copy: string, key: Buffer | undefined): Promise<void> {
  copyFileSync(file, copy)
  const handle = await open(copy, 'r+')
  try {
    const at = Math.floor(statSync(copy).size / 2)
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at)
    buffer[0]! ^= 1
    await handle.write(buffer, 0, 1, at)
  } finally {
    await handle.close()
  }
  const believed = await checkFile(copy, key).then(
    () => true,
    () => false,
  )
  if (believed) throw new Error('a damaged copy of the backup was not noticed')
}

/** What is in the restored database, written once more, must be what was in the file. */
async function compare(file: string, url: string, again: string, key: Buffer | undefined): Promise<void> {
  await backup(url, again, false, key)
  const [before, after] = [await digests(file, key), await digests(again, key)]
  for (const [table, digest] of before)
    if (after.get(table) !== digest) throw new Error(`the rows of ${table} differ after the restore`)
}

/** For each table a number that tells its rows, in whatever order they come. */
async function digests(file: string, key: Buffer | undefined): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, bigint>()
  const lines = linesOf(file, key)
  await lines.next() // the header
  for await (const line of lines) {
    const [table, row] = line as readonly [string, Record<string, unknown>]
    const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex')
    sums.set(table, BigInt.asUintN(256, (sums.get(table) ?? 0n) + BigInt(`0x${hash}`)))
  }
  return new Map(
    [...sums].filter(([table]) => !OTHERWISE.includes(table)).map(([table, sum]) => [table, sum.toString(16)]),
  )
}

/** The guards of the audit log belong to what is restored. */
async function keepsAudit(url: string): Promise<void> {
  await withDatabase(url, async database => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from sqlite_master where type = 'trigger' and tbl_name = 'audit'
    `.execute(database)
    if (rows[0]!.n < 3) throw new Error('the audit log of the copy is not guarded')
  })
}

async function serves(url: string): Promise<void> {
  const config = readConfig({ DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', FORGET_DAYS: '0' })
  const server = await startServer({ config, log: pino({ level: 'silent' }) })
  try {
    const { status } = await fetch(`${server.url}/readyz`)
    if (status !== 200) throw new Error(`a server on the copy is not ready: ${status}`)
  } finally {
    await server.close()
  }
}

import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLog, readConfig } from '@overseer/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../src/commands/admin.ts'
import { backup } from '../src/commands/backup.ts'
import { checkFile } from '../src/commands/backup-file.ts'
import { drill } from '../src/commands/drill.ts'
import { restore } from '../src/commands/restore.ts'
import { isSealed, seal, unseal } from '../src/commands/sealed.ts'
import { Backups } from '../src/operations/backups.ts'
import { openDatabase } from '../src/storage/database.ts'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { begun, eventually } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'overseer-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
const key = randomBytes(32)
let fresh = 0
const freshUrl = (): string => `sqlite:${folder}/fresh-${fresh++}.db`

async function bytes(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const some of source) all.push(some)
  return Buffer.concat(all)
}
async function* pieces(whole: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < whole.length; at += size) yield await Promise.resolve(whole.subarray(at, at + size))
}

describe('a sealed file', () => {
  const plain = randomBytes(200_000)
  let sealed: Buffer
  beforeAll(async () => {
    sealed = await bytes(seal(pieces(plain, 7001), key))
  })

  test('tells nothing without its key, and everything with it', async () => {
    expect(isSealed(sealed)).toBe(true)
    expect(sealed.includes(plain.subarray(0, 16))).toBe(false)
    expect(await bytes(unseal(pieces(sealed, 1009), key))).toEqual(plain)
    await expect(bytes(unseal(pieces(sealed, 1009), randomBytes(32)))).rejects.toThrow('the key')
  })

  test.each([0, 20, 60, 70_000, 199_000])('is refused if the byte at %i was changed', async at => {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    await expect(bytes(unseal(pieces(changed, 65_536), key))).rejects.toThrow(/sealed|changed/)
  })

  test('is refused if its end is missing, also after a whole piece, and if pieces change places', async () => {
    const start = 18 + 32
    const piece = 4 + 65_536 + 16
    for (const length of [start, start + piece, start + 2 * piece, sealed.length - 1])
      await expect(bytes(unseal(pieces(sealed.subarray(0, length), 65_536), key))).rejects.toThrow(/ends|changed/)
    const [head, first, second, rest] = [0, start, start + piece, start + 2 * piece].map((at, n, all) =>
      sealed.subarray(at, all[n + 1] ?? sealed.length),
    )
    const moved = Buffer.concat([head!, second!, first!, rest!])
    await expect(bytes(unseal(pieces(moved, 65_536), key))).rejects.toThrow('changed')
  })

  test('of nothing is one too', async () => {
    expect(await bytes(unseal(seal(pieces(Buffer.alloc(0), 1), key), key))).toHaveLength(0)
  })
})

describe.each(PATHS)('backups: $name', ({ environment }) => {
  let url: string
  beforeAll(async () => {
    const env = await environment()
    url = env['DATABASE_URL']!
    const server = await testServer(env)
    const { people } = await begun(server.url)
    await admin(url, ['mute', people[0]!.id, '--reason', 'for a test'], Date.now, () => undefined)
    await server.close()
  })

  test('with a key only its owner restores it; a changed one is refused and changes nothing', async () => {
    const file = join(folder, `${fresh++}.backup`)
    expect(await backup(url, file, false, key)).toMatch(/2 players, 1 tables, sealed$/)
    await expect(restore(freshUrl(), file, false, Date.now())).rejects.toThrow('BACKUP_KEY')
    await expect(restore(freshUrl(), file, false, Date.now(), randomBytes(32))).rejects.toThrow('the key')
    const into = freshUrl()
    await restore(into, file, false, Date.now(), key)
    const changed = Buffer.from(readFileSync(file))
    changed[changed.length - 100]! ^= 1
    writeFileSync(file, changed)
    await expect(restore(into, file, true, Date.now(), key)).rejects.toThrow('changed')
    const database = openDatabase(into)
    expect(await database.selectFrom('players').select('id').execute()).toHaveLength(2)
    await expect(database.deleteFrom('audit').execute()).rejects.toThrow('append-only') // guarded as before
    await database.destroy()
  })

  test('where there is a key nothing without a seal is restored', async () => {
    const file = join(folder, `${fresh++}.backup`)
    await backup(url, file, false)
    await expect(restore(freshUrl(), file, false, Date.now(), key)).rejects.toThrow('not sealed')
    expect(await restore(freshUrl(), file, false, Date.now())).toMatch('2 players')
  })

  test('is for its owner alone, whatever lay there before under the name of its first half', async () => {
    const [file, elsewhere] = [join(folder, `${fresh++}.backup`), join(folder, `${fresh++}.trap`)]
    writeFileSync(elsewhere, 'theirs', { mode: 0o644 })
    symlinkSync(elsewhere, `${file}.part`)
    await backup(url, file, false)
    expect(readFileSync(elsewhere, 'utf8')).toBe('theirs')
    const other = join(folder, `${fresh++}.backup`)
    writeFileSync(`${other}.part`, '', { mode: 0o666 })
    await backup(url, other, false)
    for (const one of [file, other]) expect(lstatSync(one).mode & 0o777).toBe(0o600)
  })

  test('a restore over a full database also replaces the audit log, and guards it again', async () => {
    const file = join(folder, `${fresh++}.backup`)
    await backup(url, file, false)
    await restore(url, file, true, Date.now() + 60_000)
    const database = openDatabase(url)
    expect(await database.selectFrom('audit').select('act').execute()).toEqual([{ act: 'mute' }])
    await expect(database.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    await database.destroy()
  })

  test('a drill makes one, restores it, and proves that everything came back', async () => {
    const lines: string[] = []
    await drill({ url, file: undefined, key, now: Date.now, print: line => lines.push(line) })
    expect(lines.join('\n')).toMatch(
      /sealed[^]*one bit changed is refused[^]*every row[^]*takes nothing back[^]*is ready/,
    )
    expect(lines.at(-1)).toBe('The backup can be restored.')
  })

  test('a drill with a file that is damaged fails and says why', async () => {
    const file = join(folder, `${fresh++}.backup`)
    await backup(url, file, false, key)
    writeFileSync(file, readFileSync(file).subarray(0, -40))
    const going = drill({ url, file, key, now: Date.now, print: () => undefined })
    await expect(going).rejects.toThrow(/ends too early|changed/)
  })
})

describe('scheduled backups', () => {
  test('are made when it is time, once for all processes, sealed, and old ones go', async () => {
    const url = freshUrl()
    const server = await testServer({ DATABASE_URL: url })
    await Person.guest(server.url, 'Ann')
    let now = Date.UTC(2026, 10, 17)
    const into = join(folder, 'scheduled')
    const outcomes: string[] = []
    const one = (): Backups => {
      const deps = { database: server.database, url, folder: into, key, hours: 24, keep: 2, log: makeLog('silent') }
      return Object.assign(new Backups({ ...deps, now: () => now }), {
        onOutcome: (made: string) => outcomes.push(made),
      })
    }
    const [first, second] = [one(), one()]
    const made = (await Promise.all([first.look(), second.look()])).filter(file => file !== undefined)
    expect(made).toHaveLength(1)
    expect((await checkFile(made[0]!, key)).counts).toMatchObject({ players: 1 })
    expect(await first.look()).toBeUndefined()
    for (let day = 0; day < 3; day++) {
      now += 25 * 60 * 60_000
      expect(await second.look()).toMatch(/scheduled\/overseer-2026-11-\d\dT[\d-]+Z\.backup$/)
    }
    expect(readdirSync(into)).toHaveLength(2)
    expect(existsSync(made[0]!)).toBe(false)
    expect(second.lastGood).toBe(now)
    rmSync(into, { recursive: true })
    writeFileSync(into, 'no folder')
    now += 25 * 60 * 60_000
    expect(await second.look()).toBeUndefined()
    expect(outcomes).toEqual(['made', 'made', 'made', 'made', 'failed'])
    await server.close()
  })

  test('the environment switches them on, and a wrong key stops the start', async () => {
    expect(() => readConfig({ BACKUP_KEY: 'c2hvcnQ=' })).toThrow('BACKUP_KEY')
    const into = join(folder, 'by-environment')
    const server = await testServer({
      DATABASE_URL: freshUrl(),
      BACKUP_FOLDER: into,
      BACKUP_KEY: key.toString('base64'),
    })
    await eventually(
      () => Promise.resolve(existsSync(into) ? readdirSync(into) : []),
      files => files.some(name => name.endsWith('.backup')),
    )
    await server.close()
  })
})

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'
import { isSealed, unseal } from './sealed.ts'

/**
 * A backup is a gzip file of JSON lines: a header, then one line a row, `["table", {…}]`, tables that others refer to
 * first. It is the same for both databases, so it also moves a server from one to the other. With a key it is sealed.
 */
const headerSchema = z.strictObject({
  overseer: z.literal('backup'),
  format: z.literal(1),
  migrations: z.array(z.string()),
  counts: z.record(z.string(), z.int()),
})
export type Header = z.infer<typeof headerSchema>

export type Row = Readonly<Record<string, unknown>>

export function summary({ counts }: Header): string {
  const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return `${rows} rows, ${counts.players ?? 0} players, ${counts.tables ?? 0} tables`
}

/** What each line of a file says, the header first. A file that ends too early, was damaged or changed throws. */
export async function* linesOf(file: string, key: Buffer | undefined): AsyncGenerator<unknown> {
  const sealed = isSealed(await startOf(file))
  if (sealed && key === undefined) throw new Error(`${file} is sealed: BACKUP_KEY must be the key it was made with`)
  // Whoever can put a file into the folder could else leave out the seal, and put in whatever they like.
  if (!sealed && key !== undefined)
    throw new Error(`${file} is not sealed, as BACKUP_KEY says it is. Restore it without BACKUP_KEY if you trust it`)
  const source = createReadStream(file)
  const packed = sealed ? Readable.from(unseal(source, key!)) : source
  const text = packed.pipe(createGunzip())
  for (const stream of new Set([source, packed])) stream.on('error', (error: Error) => text.destroy(error))
  try {
    for await (const line of createInterface({ input: text })) yield JSON.parse(line)
  } finally {
    source.destroy()
    text.destroy()
  }
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The header of a file, by which one knows what is in it. */
export async function headerIn(file: string, lines: AsyncGenerator<unknown>): Promise<Header> {
  const header = headerSchema.safeParse((await lines.next()).value)
  if (!header.success) throw new Error(`${file} is no backup of Overseer`)
  return header.data
}

/** Reads a whole file and counts what is in it. Throws if that is not what its header promises. */
export async function checkFile(file: string, key: Buffer | undefined): Promise<Header> {
  const lines = linesOf(file, key)
  try {
    const header = await headerIn(file, lines)
    const counts: Record<string, number> = Object.fromEntries(Object.keys(header.counts).map(table => [table, 0]))
    for await (const line of lines) counts[(line as readonly [string])[0]]!++
    for (const [table, n] of Object.entries(header.counts))
      if (counts[table] !== n) throw new Error(`the backup is incomplete: ${counts[table]} of ${n} rows of ${table}`)
    return header
  } finally {
    await lines.return(undefined)
  }
}

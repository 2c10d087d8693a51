// How much script a visit loads over the wire, chunk by chunk. For `npm run page`.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BOXES } from '@overseer/games/boxes'
import type { Browser, Page } from 'playwright-core'

/** A file of script, compressed, in bytes. */
export interface Chunk {
  readonly file: string
  readonly gzip: number
  readonly brotli: number
  readonly visits: readonly string[] // those that load it
}

/** What a visitor does, in English and without the service worker, which would fetch everything. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'at first load': page => page.getByRole('button', { name: 'Play now' }).waitFor(),
  ...Object.fromEntries(
    Object.entries(BOXES).flatMap(([id, { name, seats }]) => [
      [`until the board of ${name.en} is there`, (page: Page) => play(page, id, seats.min)],
      [
        `of ${name.en} and its bots`,
        async (page: Page) => {
          await play(page, id, 2)
          await page.waitForLoadState('networkidle')
        },
      ],
    ]),
  ),
}

/** One player is a person; two are a person and a bot. */
async function play(page: Page, game: string, players: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game)
  await page.getByRole('radio', { name: String(players) }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('[data-answer], [data-node], [data-space]').first().waitFor({ timeout: 60_000 })
}

export async function chunksOf(browser: Browser, address: string, dist: string): Promise<readonly Chunk[]> {
  const loaded = new Map<string, ReadonlySet<string>>()
  for (const [name, visit] of Object.entries(VISITS)) loaded.set(name, await filesOf(browser, address, visit))
  const folder = `${dist}/assets/`
  const files = readdirSync(folder).filter(name => name.endsWith('.js'))
  return files.map(file => {
    const text = readFileSync(folder + file)
    const visits = [...loaded].filter(([, fetched]) => fetched.has(file)).map(([name]) => name)
    return { file, gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length, visits }
  })
}

async function filesOf(
  browser: Browser,
  address: string,
  visit: (page: Page) => Promise<unknown>,
): Promise<Set<string>> {
  const fetched = new Set<string>()
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' })
  context.on('request', request => fetched.add(request.url().split('/').at(-1)!))
  const page = await context.newPage()
  await page.goto(address)
  await visit(page)
  const loaded = new Set(fetched) // what comes behind is no part of it
  await context.close()
  return loaded
}

/** Sums by visit, and for whoever keeps one language for times without a connection. */
export function sizesOf(chunks: readonly Chunk[]): Record<string, number> {
  const kB = (some: readonly Chunk[], how: 'gzip' | 'brotli') =>
    Math.round(some.reduce((sum, chunk) => sum + chunk[how], 0) / 1000)
  const kept = chunks.filter(({ file }) => !/^language-(?!en-)/.test(file))
  const groups = {
    ...Object.fromEntries(
      Object.keys(VISITS).map(visit => [visit, chunks.filter(({ visits }) => visits.includes(visit))]),
    ),
    'kept offline in one language': kept,
    'in all languages': chunks,
  }
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, some]) => [
      [`script ${name}, kB gzip`, kB(some, 'gzip')],
      [`script ${name}, kB brotli`, kB(some, 'brotli')],
    ]),
  )
}

/** A line for each chunk, the largest first. */
export function chunkLines(chunks: readonly Chunk[]): string[] {
  return [...chunks]
    .sort((a, b) => b.gzip - a.gzip)
    .map(({ file, gzip, brotli, visits }) => {
      const sizes = [gzip, brotli].map(size => (size / 1000).toFixed(1).padStart(7)).join('')
      return `${file.padEnd(56)}${sizes}  ${visits.join(', ')}`
    })
}

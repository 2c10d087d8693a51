// `npm run page`: the page measured: what a visit loads, Lighthouse, and how fast a click is answered while a bot thinks.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BOXES, GAME_IDS } from '@overseer/games/boxes'
import type { Browser } from 'playwright-core'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { blockingOf } from './long-tasks.ts'
import { chunkLines, chunksOf, sizesOf } from './script-sizes.ts'
import { readCommandLine } from './usage.ts'
import { WorkMeter } from './work-meter.ts'

const { values } = readCommandLine(
  'npm run page',
  'Measures the page: sizes, Lighthouse, and how fast a click is answered.',
  {
    json: { type: 'boolean', help: 'print the figures as one JSON object' },
    sizes: { type: 'boolean', help: 'only what a visit loads, chunk by chunk' },
    tables: { type: 'boolean', help: 'only the tables: clicks and frames, without Lighthouse' },
    lighthouse: {
      type: 'string',
      help: 'only Lighthouse and blocking, of the start page (home) or the board of a game',
    },
    blocking: { type: 'string', help: 'only how long the main thread is busy, of home or the board of a game' },
    report: { type: 'string', help: 'a folder for all that Lighthouse found' },
  },
)

const { chromium } = await import('playwright-core') // once they are needed: they take long to load
const { freePort, serve } = await import('@overseer/proof')

if (values.report !== undefined) mkdirSync(values.report, { recursive: true })

const root = fileURLToPath(new URL('..', import.meta.url))
const peers = `${root}bench/page`
const PORT = await freePort()
/** What Lighthouse looks at: the start page, and the board of each game, which its lessons show without a saved game. */
const JUDGED: Readonly<Record<string, readonly [what: string, path: string]>> = {
  home: ['', ''],
  ...Object.fromEntries(GAME_IDS.map(id => [id, [` of ${BOXES[id]!.name.en}’s board`, `#/learn/${id}`]])),
}
const TRIES = 3
/** Lighthouse asks the clock on the wall, and a machine of two cores answers it with ten points more or less. */
const RUNS = 5

ensureBuilt()
const judged = !values.sizes && !values.tables // by Lighthouse
const others = values.lighthouse === undefined && values.blocking === undefined // what is measured beside it
if (judged && !existsSync(`${peers}/node_modules/lighthouse`))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] })
const server = await serve(0)
const { address } = server
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? '',
  args: ['--no-sandbox', `--remote-debugging-port=${PORT}`, '--disable-background-networking'],
})
const chunks = values.tables || !others ? [] : await chunksOf(browser, address, `${root}packages/web/dist`)
const figures: Record<string, number | string> = chunks.length === 0 ? {} : sizesOf(chunks)
if (values.blocking !== undefined) {
  const [what, path] = JUDGED[values.blocking]!
  Object.assign(figures, await blockingOf(browser, address + path, what))
} else if (judged)
  for (const [id, [what, path]] of Object.entries(JUDGED))
    if (others || values.lighthouse === id)
      Object.assign(figures, await lighthouse(what, path), await blockingOf(browser, address + path, what))
if (others && !values.sizes) Object.assign(figures, await clickAnswer())
if (others) for (const id of GAME_IDS) Object.assign(figures, await figuresOf(id))
await browser.close()
await server.close()
if (values.json) console.log(JSON.stringify(figures))
else {
  console.log(chunkLines(chunks).join('\n'))
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(52)} ${value}`)
}

/** Lighthouse's scores of an address, by the size of the screen: those of the visit that did as well as the median. */
async function lighthouse(what: string, path: string): Promise<Record<string, number | string>> {
  const scores: Record<string, number | string> = {}
  for (const form of ['mobile', 'desktop']) {
    const visits: Judged[] = []
    for (let n = 0; n < RUNS; n++) visits.push(await visitOf(path, form, n))
    const { performance, ...rest } = visits.toSorted(byPerformance)[(RUNS - 1) / 2]!
    scores[`lighthouse ${form}${what}: performance (median of ${RUNS})`] = performance
    scores[`lighthouse ${form}${what}: performance of each`] = visits.map(visit => visit.performance).join(' ')
    for (const [name, value] of Object.entries(rest))
      scores[`lighthouse ${form}${what}: ${name}`] = Array.isArray(value) ? value.join('; ') : value
  }
  return scores
}

interface Judged {
  readonly performance: number
  readonly [name: string]: number | string[]
}

function byPerformance(one: Judged, other: Judged): number {
  return one.performance - other.performance
}

async function visitOf(path: string, form: string, n: number): Promise<Judged> {
  const report =
    values.report === undefined ? [] : [`${values.report}/${path.split('/').at(-1) || 'home'}-${form}-${n + 1}.json`]
  return JSON.parse(await judge([address + path, String(PORT), form, ...report])) as Judged
}

/** On a busy machine Lighthouse loses the beginning of a visit now and then (NO_NAVSTART); then it looks again. */
async function judge(how: readonly string[], tries = TRIES): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [`${peers}/lighthouse.mjs`, ...how])).stdout
  } catch (error) {
    if (tries <= 1) throw error
    console.error(`Lighthouse failed, and looks again: ${(error as Error).message.split('\n').at(-2) ?? ''}`)
    return judge(how, tries - 1)
  }
}

/** What a game has measured of its own table: `page-figures.ts` by itself, `table-figures.ts` in the browser. */
async function figuresOf(id: string): Promise<Record<string, number>> {
  const part = async <Part>(name: string): Promise<Part | undefined> => {
    const file = new URL(`games/${id}/${name}.ts`, import.meta.url)
    return existsSync(file) ? ((await import(file.href)) as Part) : undefined
  }
  const counted = await part<{ pageFigures(): Record<string, number> }>('page-figures')
  const measured = values.sizes
    ? undefined
    : await part<{ tableFigures(browser: Browser, address: string): Promise<Record<string, number>> }>('table-figures')
  return { ...counted?.pageFigures(), ...(await measured?.tableFigures(browser, address)) }
}

/**
 * From a click to the frame that shows its effect, against the strongest bot: placements, after which it begins to think,
 * and clicks on spaces while it thinks. And how much of that the page itself worked.
 */
async function clickAnswer(): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  await page.goto(address)
  await page.getByRole('combobox', { name: 'seat 2' }).selectOption('overseer')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const meter = await WorkMeter.on(page)
  for (let n = 0; n < 20; n++) {
    await page.locator('[data-space][aria-disabled="false"], [data-answer]').first().waitFor({ timeout: 60_000 })
    await meter.click('[data-space][aria-disabled="false"], [data-answer]')
    await page.waitForTimeout(60)
    await meter.click('[data-space][aria-disabled="true"]')
    await page.waitForTimeout(60)
  }
  const { answered, worked } = meter.worst
  await page.close()
  return { 'click answered, ms (worst of 40)': answered, 'of that work of the page, ms of CPU (worst)': worked }
}

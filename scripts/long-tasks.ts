// How long a page keeps its main thread busy until its board stands, by the processor's clock: Lighthouse asks the clock on
// the wall, which on a busy machine tells more of the others than of the page. For `npm run page`.
import type { Browser } from 'playwright-core'

interface Task {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur: number
  readonly tdur?: number // of the processor, microseconds
}

const LONG = 50 // milliseconds; what is beyond blocks
const RUNS = 3
/** How much slower Lighthouse takes a phone to be. */
const FORMS = {
  mobile: { slower: 4, screen: { width: 412, height: 823 } },
  desktop: { slower: 1, screen: { width: 1280, height: 800 } },
} as const

/** The blocking time of an address from its first paint on, at the median of a few visits, and the longest task. */
export async function blockingOf(browser: Browser, url: string, what: string): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [form, { slower, screen }] of Object.entries(FORMS)) {
    const visits: (readonly number[])[] = []
    for (let n = 0; n < RUNS; n++) visits.push(await tasksOf(browser, url, screen))
    const blocked = visits.map(tasks => sum(tasks.map(ms => Math.max(0, ms * slower - LONG))))
    const longest = visits.map(tasks => Math.max(0, ...tasks))
    figures[`blocking ${form}${what}, ms of CPU (median of ${RUNS})`] = median(blocked)
    figures[`longest task ${form}${what}, ms of CPU (median of ${RUNS})`] = median(longest)
  }
  return figures
}

/** What each task of the main thread took after the first paint, until the page rests. */
async function tasksOf(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<number[]> {
  const context = await browser.newContext({ viewport, locale: 'en', serviceWorkers: 'block' })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['toplevel', 'loading'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Task[] }
  await context.close()
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error(`nothing was painted at ${url}`)
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur, tdur }) => tdur !== undefined && ts + dur > paint.ts)
    .map(({ tdur }) => tdur! / 1000)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const median = (numbers: readonly number[]): number =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)

// `npm run page`: the page measured: what a visit loads, Lighthouse, and how fast a click is answered while a bot thinks.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { serve } from './serve.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const peers = `${root}bench/page`
const json = process.argv.includes('--json')
const PORT = 9333

ensureBuilt()
if (!existsSync(`${peers}/node_modules/lighthouse`))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] })
const server = await serve(0)
const { address } = server
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? '',
  args: ['--no-sandbox', `--remote-debugging-port=${PORT}`, '--disable-background-networking'],
})
const figures: Record<string, number | string> = await scriptSizes()
for (const form of ['mobile', 'desktop']) {
  const { stdout: output } = await promisify(execFile)(process.execPath, [
    `${peers}/lighthouse.mjs`,
    address,
    String(PORT),
    form,
  ])
  for (const [name, value] of Object.entries(JSON.parse(output) as Record<string, number | string[]>))
    figures[`lighthouse ${form}: ${name}`] = Array.isArray(value) ? value.join('; ') : value
}
Object.assign(figures, await clickAnswer())
await browser.close()
await server.close()
if (json) console.log(JSON.stringify(figures))
else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(44)} ${value}`)

/** Compressed script: what the start page needs, what a first game of Shelter needs, and the rest. */
async function scriptSizes(): Promise<Record<string, number | string>> {
  const folder = `${root}packages/web/dist/assets/`
  const html = readFileSync(`${root}packages/web/dist/index.html`, 'utf8')
  const fetched = new Set<string>()
  const page = await browser.newPage({ locale: 'en', serviceWorkers: 'block' }) // which fetches everything
  page.on('request', request => fetched.add(request.url().split('/').at(-1)!))
  await page.goto(address)
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.locator('[data-space]').first().waitFor()
  await page.close()
  const sizes = { first: 0, game: 0, rest: 0 }
  for (const file of readdirSync(folder).filter(name => name.endsWith('.js'))) {
    const when = html.includes(file) ? 'first' : fetched.has(file) ? 'game' : 'rest'
    sizes[when] += gzipSync(readFileSync(folder + file)).length / 1000
  }
  return {
    'script at first load, kB': Math.round(sizes.first),
    'script of Shelter and its bots, kB': Math.round(sizes.game),
    'script of everything else, kB': Math.round(sizes.rest),
  }
}

/**
 * From a click to the frame that shows its effect, against the strongest bot: placements, after which it begins to think,
 * and clicks on spaces while it thinks. And how much of that the page itself worked.
 */
async function clickAnswer(): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await page.getByLabel('Who plays seat 2').selectOption('overseer')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const worst = { answered: 0, worked: 0 }
  for (let n = 0; n < 20; n++) {
    await page.locator('[data-space][aria-disabled="false"], [data-answer]').first().waitFor({ timeout: 60_000 })
    await click('[data-space][aria-disabled="false"], [data-answer]')
    await page.waitForTimeout(60)
    await click('[data-space][aria-disabled="true"]')
    await page.waitForTimeout(60)
  }
  return {
    'click answered, ms (worst of 40)': Math.round(worst.answered),
    'of that work of the page, ms of CPU (worst)': Math.round(worst.worked),
  }

  async function click(selector: string): Promise<void> {
    const before = await worked()
    const took = await page.evaluate(
      wanted =>
        new Promise<number>(resolve => {
          const target = document.querySelector<HTMLElement>(wanted)
          const start = performance.now()
          target?.click()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        }),
      selector,
    )
    worst.answered = Math.max(worst.answered, took)
    worst.worked = Math.max(worst.worked, ((await worked()) - before) * 1000)
  }

  async function worked(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
}

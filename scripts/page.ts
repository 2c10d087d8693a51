// `npm run page`: the page measured: script at first load, Lighthouse, and how fast a click is answered while a bot thinks.
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
const figures: Record<string, number | string> = { ...scriptSizes() }
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
figures['click answered, ms (worst of 20)'] = await clickAnswer()
await browser.close()
await server.close()
if (json) console.log(JSON.stringify(figures))
else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(44)} ${value}`)

/** Compressed script that a visitor loads before anything is clicked, and the rest. */
function scriptSizes(): Record<string, number> {
  const folder = `${root}packages/web/dist/assets/`
  const html = readFileSync(`${root}packages/web/dist/index.html`, 'utf8')
  const sizes = { 'script at first load, kB': 0, 'script later, kB': 0 }
  for (const file of readdirSync(folder).filter(name => name.endsWith('.js')))
    sizes[html.includes(file) ? 'script at first load, kB' : 'script later, kB'] +=
      gzipSync(readFileSync(folder + file)).length / 1000
  return {
    'script at first load, kB': Math.round(sizes['script at first load, kB']),
    'script later, kB': Math.round(sizes['script later, kB']),
  }
}

/** From a click to the next frame that shows its effect, while the strongest bot thinks. */
async function clickAnswer(): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForSelector('[data-space][aria-disabled="false"]')
  let worst = 0
  for (let n = 0; n < 20; n++) {
    await page.waitForSelector('[data-space][aria-disabled="false"], [data-answer]')
    const took = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const target = document.querySelector<HTMLElement>('[data-space][aria-disabled="false"], [data-answer]')!
          const start = performance.now()
          target.click()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        }),
    )
    worst = Math.max(worst, took)
    await page.waitForTimeout(100)
  }
  return Math.round(worst)
}

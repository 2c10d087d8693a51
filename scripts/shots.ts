// `npm run shots`: every screen in every language at three sizes and in both themes, into the folder shots/ (which git
// ignores). Words after it are parts of names, to make only some: `npm run shots -- table de phone`.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@overseer/kernel'
import { chromium } from 'playwright-core'
import { ALL_SCREENS } from '../packages/web/test/all-screens.ts'
import { SHEETS } from '../packages/web/test/screens.ts'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { serve } from '@overseer/proof'
import { readCommandLine } from './usage.ts'

const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}
const { positionals: only } = readCommandLine(
  'npm run shots -- [PART …]',
  'Makes pictures of every screen in every language, at three sizes and in both themes.',
  {},
  { PART: 'only names with all of these parts: a screen, a language, a size, a theme' },
)

ensureBuilt()
mkdirSync(folder, { recursive: true })
const server = await serve(0)
const { address } = server
const browser = await chromium.launch({ executablePath: ensureChromium() ?? '', args: ['--no-sandbox'] })
for (const theme of ['paper', 'terminal'])
  for (const language of LANGUAGES)
    for (const [size, viewport] of Object.entries(SIZES))
      for (const [screen, open] of Object.entries({
        ...ALL_SCREENS,
        ...(size === 'phone' ? SHEETS : {}),
      })) {
        const name = `${screen}-${language}-${size}-${theme}`
        if (!only.every(part => `-${name}-`.includes(`-${part}-`))) continue
        const page = await browser.newPage({
          viewport,
          locale: language,
          reducedMotion: 'reduce',
          ...(size === 'phone' ? { hasTouch: true } : {}),
        })
        page.setDefaultTimeout(20_000)
        page.on('pageerror', error => console.error(name, error.message))
        await page.goto(address)
        await page.evaluate(wanted => localStorage.setItem('overseer.theme', wanted), theme)
        await page.reload()
        try {
          await open(page)
        } catch (error) {
          console.error(name, (error as Error).message.split('\n', 1)[0])
          process.exitCode = 1
        }
        await page.waitForTimeout(250)
        await page.screenshot({ path: `${folder}${name}.png` })
        await page.close()
        console.log(name)
      }
await browser.close()
await server.close()

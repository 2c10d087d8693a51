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
/** Only when they are named. */
const MORE_SIZES = {
  little: { width: 360, height: 640 },
  sideways: { width: 844, height: 390 },
  upright: { width: 820, height: 1180 },
  across: { width: 1180, height: 820 },
  large: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
}
const TOUCHED = ['phone', 'little', 'sideways', 'upright', 'across']
const { positionals: only } = readCommandLine(
  'npm run shots -- [PART …]',
  'Makes pictures of every screen in every language, at three sizes and in both themes.',
  {},
  {
    PART: `only names with all of these parts: a screen (or how its name begins, up to _), a language, a size (also ${Object.keys(MORE_SIZES).join(', ')}), a theme`,
  },
)
const sizes = { ...SIZES, ...Object.fromEntries(Object.entries(MORE_SIZES).filter(([size]) => only.includes(size))) }

ensureBuilt()
mkdirSync(folder, { recursive: true })
const server = await serve(0)
const { address } = server
const browser = await chromium.launch({ executablePath: ensureChromium() ?? '', args: ['--no-sandbox'] })
for (const theme of ['paper', 'terminal'])
  for (const language of LANGUAGES)
    for (const [size, viewport] of Object.entries(sizes))
      for (const [screen, open] of Object.entries({
        ...ALL_SCREENS,
        ...(size === 'phone' ? SHEETS : {}),
      })) {
        const name = `${screen}-${language}-${size}-${theme}`
        if (!only.every(part => `-${name}-`.includes(part.endsWith('_') ? `-${part}` : `-${part}-`))) continue
        const page = await browser.newPage({
          viewport,
          locale: language,
          reducedMotion: 'reduce',
          ...(TOUCHED.includes(size) ? { hasTouch: true } : {}),
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

// Pictures of the contact sheets, into the folder shots/: node packages/web/test/sheets/shoot.ts [sheet …]
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serveSheets } from './server.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const folder = at('../../../../shots/')
mkdirSync(folder, { recursive: true })
const server = await serveSheets()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
page.on('pageerror', error => console.error(error.message))
page.on('console', message => message.type() === 'error' && console.error(message.text()))
for (const sheet of process.argv.slice(2))
  for (const theme of ['paper', 'terminal']) {
    await page.goto(`${server.address}?sheet=${sheet}&theme=${theme}`)
    await page.waitForSelector('.sheet', { timeout: 30_000 })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}sheet-${sheet}-${theme}.png`, fullPage: true })
    console.log(sheet, theme)
  }
await browser.close()
await server.close()

// `npm run shots`: every screen in every language at three sizes, into the folder shots/ (which git ignores).
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@overseer/kernel'
import { chromium, type Page } from 'playwright-core'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { serve } from './serve.ts'

const folder = fileURLToPath(new URL('../shots/', import.meta.url))
const SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}
const only = process.argv.slice(2) // parts of names, to make only some

/** A game in its middle, as a link would bring it; the same for every picture. */
const POSITION = {
  players: [
    { power: 3, food: 5, water: 2, happiness: 9, plain: 2, trained: ['S', 'C'], items: ['shotgun', 'husky', 'globe'] },
    { power: 1, food: 2, water: 4, happiness: 7, plain: 1, trained: ['L'], items: ['minigun'], exhausted: ['minigun'] },
    { food: 1, water: 6, happiness: 6, plain: 1, items: ['powerArmor', 'parrot'], exhausted: ['parrot'] },
    { power: 2, water: 1, happiness: 4, plain: 1, hurt: 1, trained: ['P'] },
  ],
  round: 6,
  vault: `T wasteland vaultDoor[blue,.] vaultEntrance = waterTreatment[red,.] diner[!radroach,.] powerGenerator[green,.]
    A . . garden = fitnessRoom . .
    B . lounge nuclearReactor[.,!moleRat] = radioStudio . .
    C . . . = livingQuarters[yellow2,.] storageRoom .
    D . . weaponWorkshop = . . .`,
}

const SCREENS: Record<string, (page: Page, language: string) => Promise<void>> = {
  home: async () => {},
  table: open => openTable(open),
  text: async page => {
    await openTable(page)
    await page.keyboard.press('t')
  },
  menu: async page => {
    await openTable(page)
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  },
  rules: async page => page.evaluate(() => void (location.hash = '/rules/SH-PLC-2')),
  learn: async page => page.evaluate(() => void (location.hash = '/learn')),
}

async function openTable(page: Page): Promise<void> {
  const saved = {
    id: 'shot',
    record: { game: 'shelter', rulesVersion: 1, options: null, seed: 'shots', position: POSITION, choices: [] },
    chairs: ['Mara', 'Officer', 'Jonas', 'Recruit'].map((name, i) => ({ name, bot: i === 0 ? null : 'greedy' })),
    over: false,
    changed: 0,
  }
  await page.evaluate(text => localStorage.setItem('overseer.game.shot', text), JSON.stringify(saved))
  await page.reload()
  await page.evaluate(() => void (location.hash = '/table/shot'))
  await page.waitForSelector('[data-space]')
}

ensureBuilt()
mkdirSync(folder, { recursive: true })
const server = await serve(0)
const { address } = server
const browser = await chromium.launch({ executablePath: ensureChromium() ?? '', args: ['--no-sandbox'] })
for (const theme of ['paper', 'terminal'])
  for (const language of LANGUAGES)
    for (const [size, viewport] of Object.entries(SIZES))
      for (const [screen, open] of Object.entries(SCREENS)) {
        const name = `${screen}-${language}-${size}-${theme}`
        if (!only.every(part => name.includes(part))) continue
        const page = await browser.newPage({ viewport, locale: language, reducedMotion: 'reduce' })
        page.on('pageerror', error => console.error(name, error.message))
        await page.goto(address)
        await page.evaluate(wanted => localStorage.setItem('overseer.theme', wanted), theme)
        await page.reload()
        await open(page, language)
        await page.waitForTimeout(250)
        await page.screenshot({ path: `${folder}${name}.png` })
        await page.close()
        console.log(name)
      }
await browser.close()
await server.close()

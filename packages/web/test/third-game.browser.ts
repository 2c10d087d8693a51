import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, defaultClientConditions } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { THIRD_GAME_CONDITION, THIRD_GAME_ENV } from '../../games/test/third-game.ts'
import { noFaults, visitAt } from './browser.ts'
import { toLobby } from './online-play.ts'

/** The page and the server with a third game in the registry; neither has a line about it. */

const folder = mkdtempSync(join(tmpdir(), 'overseer-third-game-'))
let server: ChildProcess
let address: string

beforeAll(async () => {
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    resolve: { conditions: [THIRD_GAME_CONDITION, ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
  server = spawn(process.execPath, [fileURLToPath(new URL('third-game-server.ts', import.meta.url)), folder], {
    env: { ...process.env, ...THIRD_GAME_ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(server.stdout!, 'data')) as [Buffer]
  address = line.toString().trim()
}, 120_000)

afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const LOG = 'section[aria-label="Log"] li'

/** Answers whatever is asked, by button or digit, until the game is over. */
async function playToTheEnd(page: Page, over: RegExp): Promise<void> {
  for (let n = 0; ; n++) {
    expect(n).toBeLessThan(60)
    const ended = page.getByText(over).first()
    await ended.or(page.locator('[data-answer]').first()).first().waitFor({ timeout: 60_000 })
    if (await ended.isVisible()) return
    const told = await page.locator(LOG).count()
    if (n % 2 === 0) await page.keyboard.press('1')
    else await page.locator('[data-answer]').first().click({ timeout: 5000 })
    // A bot may answer before anything is drawn, so that the same buttons stay: the log tells that something was chosen.
    const grown = ([log, before]: readonly [string, number]) => document.querySelectorAll(log).length > before
    await page.waitForFunction(grown, [LOG, told] as const, { timeout: 4000 }).catch(() => undefined) // too early: again
  }
}

test('a third game is offered, played against a bot, reviewed and explained, in the words of its box and narrator', async () => {
  const person = await visitAt(address)
  const { page } = person
  await page.getByLabel('Game').first().selectOption('Tin Cans')
  await page.getByLabel('Heap').selectOption('five rounds')
  expect(await page.locator('input[name=seats]').count()).toBe(2)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Which card do you play for the heap?').first().waitFor()
  expect(await page.getByText(/Round 1 of 5: \d cans? on the heap/).count()).toBe(1)
  await playToTheEnd(page, /1\. .*: \d+ cans?/)
  expect(await page.locator(LOG).count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Review the game' }).click()
  await page
    .getByText(/1\. .*: \d+ cans?/)
    .first()
    .waitFor()
  await page.goto(`${address}#/rules/TC-BID-3`)
  await page.getByText('Your card must be higher than every card before it.').waitFor()
  await page.goto(`${address}#/learn/tincans`)
  await page.waitForURL(/#\/rules\//) // a game without lessons sends people to its rules
  noFaults(person)
})

test('a third game speaks the language of the page', async () => {
  const person = await visitAt(address, { locale: 'de' })
  const { page } = person
  await page.getByLabel('Spiel').first().selectOption('Blechdosen')
  await page.getByRole('button', { name: 'Starten', exact: true }).click()
  await page.getByText('Welche Karte spielst du um den Haufen?').first().waitFor()
  noFaults(person)
})

test('a third game is played online against a bot', async () => {
  const person = await visitAt(address)
  const { page } = person
  await toLobby(page)
  await page.getByRole('radio', { name: /^Tin Cans/ }).check()
  await page.getByLabel('Wait for other players').selectOption('0')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.getByText('Which card do you play for the heap?').first().waitFor({ timeout: 90_000 })
  await playToTheEnd(page, /1\. .*: \d+ cans?/)
  noFaults(person)
})

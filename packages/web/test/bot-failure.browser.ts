import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myTurn, noFaults, savedChoices, startGame, type Visit, visit } from './browser.ts'

/** Bots whose worker fails: nobody sits before a table that hangs. */

const WORKER = /bot-worker/
const FAILS = `addEventListener('message', ({ data }) => postMessage({ id: data.id, error: 'out of order' }))`

/** A game against a bot that answers every question with a fault. */
async function withBrokenBot(): Promise<Visit> {
  const visitor = await visit()
  const { page } = visitor
  await page.route(WORKER, route => route.fulfill({ contentType: 'text/javascript', body: FAILS }))
  await startGame(page)
  return visitor
}

/** Plays on until the bot is to decide. */
async function untilItFails(page: Page): Promise<void> {
  const trouble = page.locator('[data-bot-failure]')
  for (let n = 0; n < 20 && (await trouble.count()) === 0; n++) {
    const open = page.locator('[data-space][aria-disabled="false"], [data-answer]')
    await trouble.or(open.first()).first().waitFor()
    if ((await trouble.count()) === 0) await open.first().click()
  }
  await trouble.getByText('Recruit is stuck').waitFor()
}

test('a bot that fails says so, and a person decides for it and plays on', async () => {
  const visitor = await withBrokenBot()
  const { page } = visitor
  await untilItFails(page)
  const before = await savedChoices(page)
  await page.getByRole('button', { name: 'Decide for Recruit' }).click()
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  await expect.poll(() => savedChoices(page)).toBeGreaterThan(before)
  noFaults(visitor)
})

test('a bot whose worker did not start may think again, and the game goes on', async () => {
  const { page } = await visit()
  await page.route(WORKER, route => route.abort())
  await startGame(page)
  await untilItFails(page)
  const before = await savedChoices(page)
  await page.unroute(WORKER)
  await page.getByRole('button', { name: 'Let it think again' }).click()
  await myTurn(page)
  await expect.poll(() => savedChoices(page)).toBeGreaterThan(before)
  expect(await page.locator('[data-bot-failure]').count()).toBe(0)
})

test('a hint that did not come says so, and comes when it is asked for again', async () => {
  const { page } = await visit()
  await page.route(WORKER, route => route.abort())
  await startGame(page)
  await untilItFails(page)
  await page.getByRole('button', { name: 'Decide for Recruit' }).click()
  await page.keyboard.press('h')
  await page.getByText('No hint: something went wrong').waitFor()
  await page.keyboard.press('Escape')
  await page.unroute(WORKER)
  await page.keyboard.press('h')
  await page.locator('[data-hint] li').first().waitFor({ timeout: 90_000 })
})

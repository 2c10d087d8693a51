import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noFaults, PHONE, visit } from './browser.ts'
import { toLobby } from './online-play.ts'

/** Whoever goes back finds a screen where they left it, though what it shows has to be fetched again. */

const depth = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** A wheel goes on turning for a while: where it has come to rest. */
async function rest(page: Page): Promise<number> {
  let before: number
  let now = await depth(page)
  do {
    before = now
    await page.waitForTimeout(150)
    now = await depth(page)
  } while (now !== before)
  return now
}

test('going back finds the lobby where it was left, from another screen of it and from another part of the page', async () => {
  const visitor = await visit('', { viewport: PHONE })
  const { page } = visitor
  await toLobby(page)
  for (const link of ['New table', 'Learn Wasteland']) {
    await page.mouse.move(195, 400)
    await page.mouse.wheel(0, -1000)
    await page.mouse.wheel(0, 1300)
    await expect.poll(() => depth(page)).toBeGreaterThan(100)
    const left = await rest(page)
    await page.getByRole('link', { name: link }).evaluate(one => (one as HTMLElement).click())
    await page.getByRole('heading', { name: 'Play online', level: 1 }).waitFor({ state: 'detached' })
    await expect.poll(() => depth(page), { message: link }).toBe(0)
    await page.goBack()
    await expect.poll(() => depth(page), { message: link }).toBe(left)
  }
  noFaults(visitor)
})

test('whoever scrolls before everything is there again stays where they are', async () => {
  const { page } = await visit('', { viewport: PHONE })
  await toLobby(page)
  await page.getByRole('link', { name: 'New table' }).evaluate(one => one.scrollIntoView({ block: 'center' }))
  const left = await depth(page)
  await page.getByRole('link', { name: 'New table' }).click()
  await expect.poll(() => depth(page)).toBe(0)
  let answer = (): void => undefined
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route(/api\/(tables|crowd|my)/, async route => (await held, route.continue()))
  await page.goBack()
  await page.getByRole('heading', { name: 'Play online', level: 1 }).waitFor()
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => depth(page)).not.toBe(left)
  const here = await rest(page)
  answer()
  await page.locator('[data-going-on]:not(:empty)').waitFor()
  await page.waitForTimeout(300)
  expect(await depth(page)).toBeLessThanOrEqual(here + 5)
})

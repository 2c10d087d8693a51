import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEEPING, noFaults, visit } from './browser.ts'

/** Words come when they are spoken, stories with their scenario, and both are there without a connection afterwards. */

const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1)!)
      .filter(name => name.startsWith('language-')),
  )

/** The parts of the stories that were loaded in a language. */
async function stories(page: Page, language: string): Promise<string[]> {
  const names = (await scripts(page)).filter(name => name.startsWith(`language-${language}-wasteland-stories-`))
  return names.map(name => name.split('stories-')[1]!.split('-')[0]!).sort()
}

const isRulebook = (name: string): boolean => name.includes('-wasteland-rules-')

const PATIENT = { timeout: 60_000 }

/** Alone, so that nothing happens at the table by itself. */
async function playWasteland(page: Page, scenario: string): Promise<void> {
  await page.locator('select:has(option[value="wasteland"])').selectOption('wasteland')
  await page.getByRole('radio', { name: '1', exact: true }).check()
  await page.locator('select:has(option[value="pitt"])').selectOption(scenario)
  await page.locator('main button.main:visible').last().click()
  await page.locator('[data-answer]').first().waitFor()
}

async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return caching.flat().map(({ url }) => url.split('/').at(-1)!)
  })
}

test('a French game of The Pitt loads no other language, and the stories of no other scenario; rulebook and later stories follow the first choice', async () => {
  const visitor = await visit('', { locale: 'fr' })
  const { page } = visitor
  await playWasteland(page, 'pitt')
  await page.waitForLoadState('networkidle')
  expect(await stories(page, 'fr')).toEqual(['common', 'pitt'])
  expect((await scripts(page)).filter(isRulebook)).toEqual([])
  await page.locator('[data-answer]').first().click()
  await expect.poll(async () => (await scripts(page)).filter(isRulebook).length, PATIENT).toBe(1)
  await expect.poll(() => stories(page, 'fr'), PATIENT).toEqual(['common', 'later', 'pitt'])
  expect((await scripts(page)).filter(name => !name.startsWith('language-fr-'))).toEqual([])
  noFaults(visitor)
})

test('without a connection a spoken language is whole, and one that never was says so', async () => {
  const visitor = await visit('', { ...KEEPING, locale: 'fr' })
  const { page, context } = visitor
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 })
  await expect
    .poll(async () => (await keptFiles(page)).filter(name => name.includes('-stories-')).length, PATIENT)
    .toBe(6)
  expect((await keptFiles(page)).filter(name => /^language-(?!fr-)/.test(name))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  const languages = page.locator('select:has(option[lang="de"])')
  await languages.selectOption('de')
  await page.getByRole('status').filter({ hasText: 'Deutsch' }).waitFor()
  expect(await languages.inputValue()).toBe('fr')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')

  await playWasteland(page, 'farHarbor')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await page.getByText('Far Harbor').first().waitFor()
  await page.goto(`${page.url().split('#')[0]}#/rules/W-ACT-1`)
  await page.locator('#W-ACT-1').waitFor()
})

test('stories that do not come are said so and come at another try; the game goes on where it was', async () => {
  const visitor = await visit()
  const { page } = visitor
  await page.route(/-stories-/, route => route.abort())
  await page.locator('select:has(option[value="wasteland"])').selectOption('wasteland')
  await page.locator('main button.main:visible').last().click()
  await page.getByText('could not be loaded').waitFor()
  const { hash } = new URL(page.url())
  await page.unroute(/-stories-/)
  await page.locator('[data-retry]').click()
  await page.locator('[data-answer]').first().waitFor(PATIENT)
  expect(new URL(page.url()).hash).toBe(hash)
})

test('a language that is chosen at a table is loaded with the stories of that table', async () => {
  const visitor = await visit()
  const { page } = visitor
  await playWasteland(page, 'capital')
  await page.locator('[data-answer]').first().click()
  await expect.poll(() => stories(page, 'en'), PATIENT).toEqual(['capital', 'common', 'later'])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('select:has(option[lang="ru"])').selectOption('ru')
  await expect.poll(() => page.locator('html').getAttribute('lang'), PATIENT).toBe('ru')
  await expect.poll(() => stories(page, 'ru'), PATIENT).toEqual(['capital', 'common', 'later'])
  noFaults(visitor)
})

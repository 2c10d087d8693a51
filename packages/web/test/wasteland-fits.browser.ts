import { LANGUAGES, type Language } from '@overseer/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, unpainted, visit } from './browser.ts'
import { brokenWords, overflows, scrollers, unreachable } from './overflows.ts'
import type { Screen } from './screens.ts'
import { WASTELAND_SCREENS, WASTELAND_SHEETS } from './wasteland-screens.ts'
import { MOMENTS, sitAt, visitorWithGames } from './wasteland-visits.ts'

/**
 * Text fits and every button can be reached, in four languages at all sizes. Pages are opened seldom and changed in place:
 * the tightest sizes in every language, each of the others in one language. Of the many questions each has every other size,
 * in languages that differ from question to question.
 */

type Size = readonly [width: number, height: number]

const SIZES: readonly Size[] = [
  [360, 640],
  [390, 844],
  [640, 400], // a desktop zoomed to 200 %
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
]
const TIGHT = [360, 1280] // wide

const languageOf = (n: number) => LANGUAGES[n % LANGUAGES.length]!

const isTight = ([width]: Size) => TIGHT.includes(width)
const sizesOfScreen = (language: string) => SIZES.filter((size, at) => isTight(size) || languageOf(at) === language)
const sizesOfQuestion = (n: number, language: string) =>
  SIZES.filter((size, at) => isTight(size) || ((n + at) % 2 === 0 && languageOf((n >> 1) + at) === language))

/** The names on the map find their places by themselves (wasteland-map.test.ts), and drawing it takes longer than all the rest. */
async function withoutMap(page: Page): Promise<void> {
  await unpainted(page)
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.m-sheet { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.reload()
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async wanted => {
    const select = document.querySelector<HTMLSelectElement>('select:has(option[lang="ru"])')!
    select.value = wanted
    select.dispatchEvent(new Event('change', { bubbles: true }))
    while (document.documentElement.lang !== wanted) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
  }, language)
}

async function faultsAt(page: Page, [width, height]: Size, look: Screen): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await look(page)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const [columns, ...found] = await Promise.all([
    scrollers(page, '[data-tight]'),
    ...[overflows(page), unreachable(page), brokenWords(page)],
  ])
  const scrolling = columns.filter(column => column !== 'the page').map(column => `scrolls: ${column}`)
  return [...found.flat(), ...scrolling].map(fault => `${width}x${height}: ${fault}`)
}

/** What is wrong with what is on the screen, in the language of the moment. It begins at the size where the last one ended. */
async function faultsOf(
  page: Page,
  what: string,
  language: Language,
  sizes: readonly Size[] = sizesOfScreen(language),
  look: Screen = async () => {},
): Promise<string[]> {
  const found: string[] = []
  for (const size of LANGUAGES.indexOf(language) % 2 === 1 ? sizes.toReversed() : sizes)
    found.push(...(await faultsAt(page, size, look)))
  return found.map(fault => `${what}, ${language}, ${fault}`)
}

test('every kind of question fits', async () => {
  const { page } = await visitorWithGames({ viewport: DESKTOP })
  await withoutMap(page)
  const found: string[] = []
  for (const [n, ask] of [...MOMENTS.keys()].entries()) {
    await sitAt(page, ask)
    for (const language of LANGUAGES) {
      await speak(page, language)
      found.push(...(await faultsOf(page, ask, language, sizesOfQuestion(n, language))))
    }
  }
  expect(found).toEqual([])
}, 600_000)

test.each(['w_middle', 'w_turn', 'w_text', 'w_over'])('%s fits', async name => {
  const { page } = await visit()
  await withoutMap(page)
  await WASTELAND_SCREENS[name]!(page)
  const found: string[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    found.push(...(await faultsOf(page, name, language)))
  }
  expect(found).toEqual([])
})

/** At the phone's border the table is made anew, and nothing is open any more. */
test.each(['w_quest', 'w_overview'])('%s fits, opened on every side of the phone’s border', async name => {
  const open = async (page: Page) => {
    if ((await page.locator('dialog:modal').count()) === 0) await WASTELAND_SHEETS[name]!(page)
  }
  const { page } = await visit()
  await withoutMap(page)
  await WASTELAND_SCREENS[name]!(page)
  const found: string[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    found.push(...(await faultsOf(page, name, language, undefined, open)))
  }
  expect(found).toEqual([])
})

test.each(['w_review', 'w_lesson', 'w_rules'])('%s fits', async name => {
  const { page } = await visit()
  await withoutMap(page)
  const found: string[] = []
  for (const language of LANGUAGES) {
    await page.evaluate(wanted => localStorage.setItem('overseer.language', wanted), language)
    await page.reload()
    await WASTELAND_SCREENS[name]!(page)
    found.push(...(await faultsOf(page, name, language)))
  }
  expect(found).toEqual([])
})

test('zoomed to 200 %, an answer is given and every drawer opens', async () => {
  const { page } = await visitorWithGames({ viewport: { width: 640, height: 400 } })
  await sitAt(page, 'act')
  for (const drawer of await page.locator('[data-drawer]:visible').all()) {
    await drawer.click()
    await page.locator('dialog[open] > :last-child').click()
  }
  await sitAt(page, 'option')
  const answer = page.locator('[data-answer]').first()
  await answer.scrollIntoViewIfNeeded()
  await answer.click()
  await page.locator('[data-ask="option"]').waitFor({ state: 'detached' })
})

test('all of a review is in the window at once, in every language; the board may be enlarged, and a moment is one', async () => {
  const { page } = await visit()
  await page.setViewportSize(DESKTOP)
  for (const language of LANGUAGES) {
    await page.evaluate(wanted => localStorage.setItem('overseer.language', wanted), language)
    await page.reload()
    await WASTELAND_SCREENS.w_review!(page)
    await page.evaluate(() => document.fonts.ready)
    expect([language, ...(await scrollers(page, 'main *'))]).toEqual([language])
  }
  await page.locator('[data-turning] button').first().click()
  await page.locator('[data-turning] [aria-pressed="true"]').waitFor()
  const now = page.locator('[data-story] [data-now="true"]')
  expect(await now.count()).toBe(1)
  const [heading, story] = await Promise.all([now.boundingBox(), page.locator('[data-story]').boundingBox()])
  expect(heading!.y + heading!.height).toBeLessThan(story!.y + story!.height) // the column has come to it
  await page.locator('[data-enlarge]').click()
  await page.locator('[data-overview-button]').waitFor()
  await page.locator('[data-enlarge]').click()
  await page.locator('[data-overview-button]').waitFor({ state: 'detached' })
})

test('nothing jumps while a lesson and its board come', async () => {
  const { page } = await visit()
  await page.addInitScript(() => {
    const jumps: number[] = []
    Object.assign(window, { jumps })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) jumps.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const viewport of [DESKTOP, { width: 412, height: 823 }]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => void (location.hash = '/learn/wasteland'))
    await page.reload()
    await page.locator('[data-node]').first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps)
    expect(jumps.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05)
  }
})

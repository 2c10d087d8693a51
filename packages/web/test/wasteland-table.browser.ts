import { guide } from '@overseer/wasteland/guide'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, noFaults, PHONE, type Visit, visit } from './browser.ts'
import { MOMENTS, sitAt, visitorWithGames } from './wasteland-visits.ts'
import { WASTELAND_SCREENS } from './wasteland-screens.ts'
import { pointOf, TABLE_PLACES } from './wasteland-play.ts'

/** Every kind of question, asked at the drawn table and answered as people do. */

/** How many choices the saved game holds. */
async function choicesOf(page: Page, ask: string): Promise<number> {
  return page.evaluate(id => {
    const saved = JSON.parse(localStorage.getItem(`overseer.game.${id}`)!) as { record: { choices: unknown[] } }
    return saved.record.choices.length
  }, ask)
}

type Way = (page: Page) => Promise<void>

const byMouse: Way = async page => {
  const answer = page.locator('[data-answer]').first()
  if ((await answer.count()) > 0) return answer.click()
  const point = (await pointOf(page.locator(TABLE_PLACES).first()))!
  await page.mouse.click(point.x, point.y)
}

const byKeyboard: Way = async page => {
  const answer = page.locator('[data-answer]').first()
  if ((await answer.count()) > 0) return page.keyboard.press((await answer.getAttribute('data-answer'))!)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
}

/** On a phone the map looks where something may be picked; one tap on a place shows, another one does. */
const byTouch: Way = async page => {
  const answer = page.locator('[data-answer]').first()
  if ((await answer.count()) > 0) return answer.tap()
  for (const place of await page.locator(TABLE_PLACES).all()) {
    const point = await pointOf(place)
    if (point === null) continue // out of sight
    await page.touchscreen.tap(point.x, point.y)
    await page.waitForTimeout(400) // else it is a double tap, which zooms
    return page.touchscreen.tap(point.x, point.y)
  }
  throw new Error('no place that may be picked is in sight')
}

const WAYS = [
  { how: 'by mouse', way: byMouse, options: { viewport: DESKTOP } },
  { how: 'by keyboard', way: byKeyboard, options: { viewport: DESKTOP } },
  { how: 'by touch', way: byTouch, options: { viewport: PHONE, hasTouch: true } },
]

test('there is a moment for every kind of question that the rules ask', () => {
  expect([...MOMENTS.keys()].sort()).toEqual(Object.keys(guide.questions).sort())
})

describe.each(WAYS)('every kind of question is answered $how', ({ way, options }) => {
  let visitor: Visit
  beforeAll(async () => {
    visitor = await visitorWithGames(options)
  })

  test.each([...MOMENTS.keys()])('%s', async ask => {
    const { page } = visitor
    const before = MOMENTS.get(ask)!.choices.length
    await sitAt(page, ask)
    for (let n = 0; n < 4 && (await choicesOf(page, ask)) === before; n++) {
      await way(page)
      for (let wait = 0; wait < 10 && (await choicesOf(page, ask)) === before; wait++) await page.waitForTimeout(40)
    }
    expect(await choicesOf(page, ask)).toBeGreaterThan(before)
    await page.evaluate(() => void (location.hash = ''))
    await page.waitForSelector('[data-ask]', { state: 'detached' })
    noFaults(visitor)
  })
})

test('a hint that says where to go goes the whole way there by one click, like a click on the map', async () => {
  const visitor = await visit()
  const { page } = visitor
  await WASTELAND_SCREENS.w_act!(page)
  const choices = () => page.evaluate(() => JSON.parse(localStorage.getItem('overseer.game.shot')!).record.choices)
  const before = ((await choices()) as unknown[]).length
  await page.getByRole('button', { name: 'Hint' }).click()
  const walk = page.locator('[data-suggestion]', { hasText: /^\d?\s*Go to / }).first()
  await walk.waitFor({ timeout: 90_000 })
  await walk.click()
  await expect.poll(async () => (await choices()).length).toBeGreaterThan(before + 1)
  expect((await choices()).slice(before, before + 2)).toMatchObject([{ do: 'move' }, { do: 'step' }])
  noFaults(visitor)
})

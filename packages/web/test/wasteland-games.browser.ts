import { DEFAULTS, SCENARIO_IDS, type ScenarioId, wasteland } from '@overseer/wasteland'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, noFaults, PHONE, unpainted, type Visit, visit } from './browser.ts'
import { pointOf, TABLE_PLACES } from './wasteland-play.ts'

/** Whole games at the drawn table, from the choice of a character to the end: one person alone, or among up to three bots. */

interface Moment {
  readonly is: 'asked' | 'over'
  readonly turn: boolean // it is asked what to do in one's turn
  readonly places: number // where something can be done on the map
  readonly answer: { readonly key: string; readonly x: number; readonly y: number } | null
  readonly size: number // of the saved game
}

/** Waits for the next question, or for the end. The answer is the first one; in one's turn the one that ends it, if it is there. */
function nextMoment(page: Page, before: number): Promise<Moment> {
  return page.evaluate(async size => {
    const now = () => localStorage.getItem('overseer.game.whole')!.length
    const asks = () => document.querySelector('[data-over], [data-answer], [data-node][aria-disabled="false"]') !== null
    for (let n = 0; n < 150 && (now() === size || !asks()); n++) await new Promise(next => setTimeout(next, 10))
    const turn = document.querySelector('[data-ask="act"]') !== null
    const first = document.querySelector<HTMLElement>('[data-answer]')
    const answer = (turn ? document.querySelector<HTMLElement>('[data-answer="0"]') : null) ?? first
    answer?.scrollIntoView({ block: 'nearest' })
    const box = answer?.getBoundingClientRect()
    return {
      is: document.querySelector('[data-over]') === null ? 'asked' : 'over',
      turn,
      places: document.querySelectorAll('[data-node][aria-disabled="false"]').length,
      answer: box ? { key: answer!.dataset.answer!, x: box.x + box.width / 2, y: box.y + box.height / 2 } : null,
      size: now(),
    }
  }, before)
}

interface Way {
  answer(page: Page, answer: NonNullable<Moment['answer']>): Promise<void>
  place(page: Page, n: number): Promise<void>
}

const MOUSE: Way = {
  answer: (page, { x, y }) => page.mouse.click(x, y),
  async place(page, n) {
    const point = await pointOf(page.locator(TABLE_PLACES).nth(n))
    if (point !== null) await page.mouse.click(point.x, point.y)
  },
}

const KEYBOARD: Way = {
  answer: (page, { key }) => page.keyboard.press(key),
  async place(page) {
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
  },
}

/** The first tap shows what it would mean, a button does it. */
const TOUCH: Way = {
  answer: (page, { x, y }) => page.touchscreen.tap(x, y),
  async place(page, n) {
    await page.getByRole('button', { name: 'Whole map' }).tap()
    const point = await pointOf(page.locator(TABLE_PLACES).nth(n))
    if (point === null) return
    await page.touchscreen.tap(point.x, point.y)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const go = page.locator('[data-go]') // where several things can be done, it is asked which instead
    if ((await go.count()) > 0) await go.tap()
  },
}

const NAMES = ['Jonas', 'Officer', 'Recruit']

async function sitDown(scenario: ScenarioId, seats: number, options: BrowserContextOptions): Promise<Visit> {
  const visitor = await visit('', options)
  await unpainted(visitor.page)
  const bots = ['recruit', 'officer', 'recruit'].slice(0, seats - 1).map((bot, n) => ({ name: NAMES[n]!, bot }))
  const record = { game: 'wasteland', rulesVersion: wasteland.rulesVersion, seed: scenario, choices: [] }
  const saved = {
    id: 'whole',
    record: { ...record, options: { ...DEFAULTS, seats, scenario } },
    chairs: [{ name: 'Mara', bot: null }, ...bots],
    over: false,
    changed: 1,
  }
  await visitor.page.evaluate(text => {
    localStorage.setItem('overseer.game.whole', text)
    localStorage.setItem('overseer.aim.wasteland', 'known')
    localStorage.setItem('overseer.pace', 'atOnce')
  }, JSON.stringify(saved))
  await visitor.page.reload()
  await visitor.page.evaluate(() => void (location.hash = '/table/whole'))
  return visitor
}

const MOST = 600 // decisions

/** Walks or explores every third turn, then ends it; takes the first answer to everything else. */
async function playToTheEnd(page: Page, { answer, place }: Way): Promise<void> {
  let size = 0
  let turns = 0
  for (let n = 0; n < MOST; n++) {
    const moment = await nextMoment(page, size)
    if (moment.is === 'over') return
    const stuck = moment.size === size // nothing came of it: something else, then
    size = moment.size
    if (moment.turn) turns++
    if (moment.places > 0 && (moment.answer === null || (moment.turn && turns % 3 === 0 && !stuck)))
      await place(page, stuck ? n % moment.places : moment.places - 1)
    else if (moment.answer !== null) await answer(page, moment.answer)
  }
  throw new Error('the game does not end')
}

const DESK = { viewport: DESKTOP }
const HAND = { viewport: PHONE, hasTouch: true }

test.each([
  ...SCENARIO_IDS.map((scenario, n) => ({ scenario, seats: 4 - n, how: 'by mouse', way: MOUSE, options: DESK })),
  { scenario: 'capital' as const, seats: 2, how: 'by keyboard alone', way: KEYBOARD, options: DESK },
  { scenario: 'pitt' as const, seats: 3, how: 'on a phone by touch', way: TOUCH, options: HAND },
])(
  'a whole game of $scenario with $seats $how',
  async ({ scenario, seats, way, options }) => {
    const visitor = await sitDown(scenario, seats, options)
    await playToTheEnd(visitor.page, way)
    expect(await visitor.page.locator('[data-over]').count()).toBe(1)
    noFaults(visitor)
  },
  600_000,
)

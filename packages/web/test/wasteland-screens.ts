import { readFileSync } from 'node:fs'
import type { Position } from '@overseer/wasteland'
import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'
import { momentsByQuestion } from './wasteland-moments.ts'
import type { WastelandRecord } from './wasteland-rare.ts'

/** Every screen of Wasteland and every kind of question at its table; for pictures, for axe, and for text that must fit. */

const NAMES = ['Mara', 'Officer', 'Jonas', 'Recruit']

async function keep(page: Page, record: WastelandRecord, over: boolean): Promise<void> {
  const seats = record.options?.seats ?? (record.position as Position).players.length
  const chairs = NAMES.slice(0, seats).map(name => ({ name, bot: null }))
  const saved = { id: 'shot', record, chairs, over, changed: Date.UTC(2026, 10, 14, 20, 15) }
  await page.evaluate(text => {
    localStorage.setItem('overseer.game.shot', text)
    localStorage.setItem('overseer.aim.wasteland', 'known')
  }, JSON.stringify(saved))
  await page.reload()
}

async function sit(page: Page, record: WastelandRecord): Promise<void> {
  await keep(page, record, false)
  await to(page, '/table/shot')
  await page.locator('[data-node]').first().waitFor({ state: 'attached' })
}

async function to(page: Page, hash: string): Promise<void> {
  await page.evaluate(wanted => void (location.hash = wanted), hash)
}

function golden(name: string): WastelandRecord {
  return JSON.parse(readFileSync(new URL(`../../wasteland/records/${name}.json`, import.meta.url), 'utf8')) as never
}

/** Four players in the middle of a game, with a question on its card. */
const MIDDLE = 265

/** … and at the beginning of a turn, where the whole map is open. */
const TURN = 337

const moments = Object.fromEntries(
  [...momentsByQuestion()].map(([ask, record]): [string, Screen] => [
    `w_${ask}`,
    async page => {
      await sit(page, record)
      await page.locator(`[data-ask="${ask}"]`).waitFor({ state: 'attached' })
    },
  ]),
)

/** What opens over the table; another way on phones, where it is in a drawer. */
export const WASTELAND_SHEETS: Readonly<Record<string, Screen>> = {
  w_quest: async page => {
    const drawer = page.locator('[data-drawer="quests"]')
    if ((await drawer.count()) > 0) await drawer.click()
    await page.locator('[aria-haspopup="dialog"]:not([data-overview-button])').first().click()
  },
  w_overview: async page => {
    const drawer = page.locator('[data-drawer="goal"]')
    await ((await drawer.count()) > 0 ? drawer : page.locator('[data-overview-button]')).click()
    await page.locator('[data-overview]').waitFor()
  },
}

export const WASTELAND_SCREENS: Readonly<Record<string, Screen>> = {
  ...moments,
  w_middle: page => {
    const record = golden('commonwealth-4-shield')
    return sit(page, { ...record, choices: record.choices.slice(0, MIDDLE) })
  },
  w_quest: async page => {
    await WASTELAND_SCREENS.w_middle!(page)
    await WASTELAND_SHEETS.w_quest!(page)
  },
  w_overview: async page => {
    await WASTELAND_SCREENS.w_turn!(page)
    await WASTELAND_SHEETS.w_overview!(page)
  },
  w_turn: page => {
    const record = golden('commonwealth-4-shield')
    return sit(page, { ...record, choices: record.choices.slice(0, TURN) })
  },
  w_over: page => sit(page, golden('capital-4-influence')),
  w_review: async page => {
    await keep(page, golden('capital-4-influence'), true)
    await to(page, '/review/shot')
    await page.locator('[data-story]').waitFor()
    const board = page.locator('[data-at-once="true"]') // it comes in turns
    if ((await board.count()) > 0) await board.locator('[data-node]').first().waitFor({ state: 'attached' })
  },
  w_lesson: async page => {
    await to(page, '/learn/wasteland')
    await page.locator('[data-node]').first().waitFor({ state: 'attached' })
  },
  w_rules: async page => {
    await to(page, '/rules/wasteland')
    await page.locator('[data-overview]').waitFor()
  },
  w_text: async page => {
    const record = golden('commonwealth-4-shield')
    await sit(page, { ...record, choices: record.choices.slice(0, MIDDLE) })
    await page.keyboard.press('t')
  },
}

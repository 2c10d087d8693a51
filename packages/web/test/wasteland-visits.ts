import type { Position } from '@overseer/wasteland'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { unpainted, type Visit, visit } from './browser.ts'
import { momentsByQuestion } from './wasteland-moments.ts'
import { ASKED } from './wasteland-play.ts'

/** Visitors who come to a table of Wasteland at a moment of every kind of question. */

export const MOMENTS = momentsByQuestion()
const NAMES = ['Mara', 'Officer', 'Jonas', 'Recruit']

/** A visitor whose browser has a saved game for every kind of question, with people on all chairs. */
export async function visitorWithGames(options: BrowserContextOptions): Promise<Visit> {
  const games = [...MOMENTS].map(([ask, record]) => {
    const seats = record.options?.seats ?? (record.position as Position).players.length
    const chairs = NAMES.slice(0, seats).map(name => ({ name, bot: null }))
    return [`overseer.game.${ask}`, JSON.stringify({ id: ask, record, chairs, over: false, changed: 1 })] as const
  })
  const visitor = await visit('', options)
  await unpainted(visitor.page)
  const known = ['overseer.aim.wasteland', 'known'] as const // no card for newcomers lies over the table
  await visitor.page.evaluate(
    saved => saved.forEach(([key, text]) => localStorage.setItem(key, text)),
    [known, ...games],
  )
  await visitor.page.reload()
  return visitor
}

export async function sitAt(page: Page, ask: string): Promise<void> {
  await page.evaluate(id => void (location.hash = `/table/${id}`), ask)
  await page.waitForSelector(`[data-ask="${ask}"]`, { timeout: 60_000, state: 'attached' })
  await page.waitForSelector(ASKED, { timeout: 60_000, state: 'attached' })
}

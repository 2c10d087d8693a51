import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Visit, visit } from './browser.ts'
import { setUp, sitDown } from './online-play.ts'

/** Two people at a table of Shelter that has begun. */
export async function twoAtATable(): Promise<{ ann: Visit; ben: Visit; link: string }> {
  const ann = await visit()
  const ben = await visit()
  const link = await setUp(ann.page)
  await sitDown(ben.page, link)
  await ann.page.getByRole('button', { name: 'Start' }).click()
  for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
  return { ann, ben, link }
}

/** Makes a move if this person is asked, and passes every third time; now and then by a double click, which must not play twice. */
export function tryMove(page: Page, n: number): Promise<'moved' | 'waiting' | 'over'> {
  return page.evaluate(count => {
    if (document.querySelector('[data-over]') !== null) return 'over'
    const asked = document.querySelector('[data-asked]') !== null
    const spaces = asked ? [] : [...document.querySelectorAll<HTMLElement>('[data-space][aria-disabled="false"]')]
    const answer = document.querySelector<HTMLElement>('[data-answer], [data-node][aria-disabled="false"]')
    const space = spaces[count % spaces.length]
    const target = count % 3 === 2 ? (answer ?? space) : (space ?? answer)
    if (!target) return 'waiting'
    const click = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    click()
    if (count % 5 === 0) click()
    return 'moved'
  }, n)
}

/** Plays until the game is over or so many moves have been made. */
export async function playOn(pages: readonly Page[], most: number): Promise<'over' | 'stopped'> {
  let moves = 0
  for (let idle = 0; moves < most; idle++) {
    for (const page of pages) {
      const done = await tryMove(page, moves)
      if (done === 'over') return 'over'
      if (done === 'waiting') continue
      moves++
      idle = 0
    }
    await pages[0]!.waitForTimeout(15)
    if (idle > 2000) throw new Error('nobody is asked')
  }
  return 'stopped'
}

/** What everybody at a table can see: happiness, crews, rooms. */
export function seen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-happiness], [data-room], [data-space]')].map(
      ({ dataset: { happiness, room, space, crew } }) =>
        `${happiness ?? ''} ${room ?? ''} ${space ?? ''} ${crew ?? ''}`,
    ),
  )
}

/** What of the table lies under something else: rooms, cards, players, log. */
export function covered(page: Page, by: string): Promise<string[]> {
  return page.evaluate(selector => {
    const over = document.querySelector(selector)!.getBoundingClientRect()
    return [...document.querySelectorAll('[data-room], [data-space], [data-card], [data-happiness], [data-log]')]
      .filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top
      })
      .map(one => one.outerHTML.slice(0, 80))
  }, by)
}

/** Both may still be on their way to it. */
export async function seeTheSame(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await seen(one)).join() === (await seen(other)).join()).toBe(true)
}

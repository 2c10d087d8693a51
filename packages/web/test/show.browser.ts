import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS, sit } from './screens.ts'
import { move, myTurn, noFaults, startGame, visit } from './browser.ts'

const MOVING = { reducedMotion: 'no-preference' } as const

/** Every text that the log had, painted frame by painted frame, since `watchLog`. */
function watchLog(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[][] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      seen.push([...document.querySelectorAll('[data-log] li:not([data-since])')].map(entry => entry.textContent))
      requestAnimationFrame(look)
    }
    look()
  })
}

async function setPace(page: Page, pace: string): Promise<void> {
  await page.evaluate(wish => localStorage.setItem('overseer.pace', wish), pace)
  await page.reload()
}

test('the log never tells what the board does not show yet', async () => {
  const visitor = await visit('', MOVING)
  const { page } = visitor
  await setPace(page, 'fast')
  await startGame(page)
  await myTurn(page)
  await watchLog(page)
  for (let n = 0; n < 6 && (await myTurn(page)) === 'asked'; n++) await move(page, n)
  await myTurn(page)
  const shrank = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: string[][] }
    return seen.flatMap((log, i) => (i > 0 && log.length < seen[i - 1]!.length ? [seen[i - 1]!.at(-1)] : []))
  })
  expect(shrank).toEqual([])
  noFaults(visitor)
})

test('a long game is told from its first round on, if one asks for it', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.review!(page)
  const entries = page.locator('[data-log] li')
  const first = () => entries.filter({ hasText: /^Round 2 begins/ }).count()
  await entries.filter({ hasText: 'The game is over' }).waitFor()
  expect(await first()).toBe(0) // all at once would be slow
  const earlier = page.getByRole('button', { name: 'Show earlier' })
  for (let n = 0; n < 9 && (await earlier.count()) > 0; n++) await earlier.click()
  expect(await first()).toBe(1)
  noFaults(visitor)
})

test('bots move at the pace one likes; the show can be held, and seen again', async () => {
  const visitor = await visit('', MOVING)
  const { page } = visitor
  await setPace(page, 'slow')
  await startGame(page)
  await myTurn(page)
  expect(await page.locator('[data-since]').count()).toBe(0) // one has not moved yet, whoever began
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  await page.getByRole('heading', { name: 'Showing: Recruit’s move' }).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  const told = await page.locator('[data-log] li').count()
  await page.waitForTimeout(3000)
  expect(await page.locator('[data-log] li').count()).toBe(told) // nothing goes on meanwhile
  await page.getByRole('button', { name: 'Skip to now' }).click()
  await myTurn(page)
  expect(await page.locator('[data-since]').count()).toBe(1)
  const lately = page.locator('[data-lately]')
  expect(await lately.count()).toBe(1) // where the bot has gone
  expect(await lately.getAttribute('data-crew')).toBe('1')
  await lately.hover()
  await page.getByText('Recruit has just sent a dweller here.').waitFor()
  await page.keyboard.press(',')
  await page.getByRole('heading', { name: /^Once more: / }).waitFor()
  await page.keyboard.press('.')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await myTurn(page)).toBe('asked')
  await page.evaluate(() => {
    localStorage.setItem('overseer.lesson.shelter', '4.0')
    location.hash = '/learn/shelter'
  })
  await page.locator('[data-answer]', { hasText: 'Pass' }).click()
  await page.locator('[data-log] li').first().waitFor()
  expect(await page.getByText('Pass now.').count()).toBe(1) // one looks first, then reads what it meant
  await page.getByRole('button', { name: 'Skip to now' }).click()
  await page.getByText('so a threat appears in column 9').waitFor()
  noFaults(visitor)
})

test('what nobody does is not told as somebody’s move: a new round, and the dice for threats', async () => {
  const { page } = await visit('', MOVING)
  await setPace(page, 'slow')
  await sit(page, {
    position: {
      players: [
        { plain: 0, hurt: 1 },
        { plain: 1, passed: true },
      ],
      vault: 'T wasteland vaultDoor vaultEntrance =[blue] waterTreatment diner powerGenerator',
      dice: [1, 1, 1, 2, 1, 3],
    },
  })
  await page.getByText('No dweller can be placed now. All you can do is pass.', { exact: true }).waitFor()
  expect(await page.getByText('Highlighted spaces').count()).toBe(0)
  await page.getByRole('button', { name: 'Pass' }).click()
  await page
    .getByText(/the dice show/i)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('heading', { name: 'Showing: what happens' }).waitFor()
  expect(await page.locator('[data-active="true"]').count()).toBe(0)
})

test('what a click on the log points at is forgotten with the next thing one does, and in a new game', async () => {
  const visitor = await visit()
  const { page } = visitor
  await startGame(page)
  await myTurn(page)
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  await myTurn(page)
  await page.locator('[data-log] li button').first().click()
  await page.locator('[data-log] li button').first().dispatchEvent('pointerleave')
  await page.evaluate(() => (document.querySelector('[data-log] li button') as HTMLElement).click())
  expect(await page.locator('[data-marked]').count()).toBe(1)
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  await myTurn(page)
  expect(await page.locator('[data-marked]').count()).toBe(0)
  await page.evaluate(() => (document.querySelector('[data-log] li button') as HTMLElement).click())
  expect(await page.locator('[data-marked]').count()).toBe(1)
  await page.locator('header a').first().click()
  await page.getByRole('button', { name: 'Play now' }).click()
  await myTurn(page)
  expect(await page.locator('[data-marked]').count()).toBe(0)
  noFaults(visitor)
})

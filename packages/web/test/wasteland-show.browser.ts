import { readFileSync } from 'node:fs'
import { newRecord } from '@overseer/kernel'
import { type Position, wasteland } from '@overseer/wasteland'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lookAround, PHONE } from './browser.ts'
import { ASKED } from './wasteland-play.ts'
import type { WastelandRecord } from './wasteland-rare.ts'

/** What is seen before a fight begins, and while the table shows what happened. */

const BRUTE: Position = {
  players: [{ at: 'farm.b' }],
  tiles: { 1: 'farm' },
  foes: [{ face: 'brute', at: 'farm.b' }],
}
const MEETING: WastelandRecord = { ...newRecord(wasteland, null, 'brute'), position: BRUTE, choices: [] }

async function sitDown(page: Page, record: WastelandRecord, names: readonly string[]): Promise<void> {
  const chairs = names.map(name => ({ name, bot: null }))
  const saved = { id: 'show', record, chairs, over: false, changed: 1 }
  await page.evaluate(text => {
    localStorage.setItem('overseer.aim.wasteland', 'known')
    localStorage.setItem('overseer.game.show', text)
  }, JSON.stringify(saved))
  await page.reload()
  await page.evaluate(() => void (location.hash = '/table/show'))
  await page.locator(ASKED).first().waitFor({ state: 'attached' })
}

const choices = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('overseer.game.show')!).record.choices as unknown)

const CHANCE = /Brute \(level 2\): \d+% to kill, [\d.]+ damage on average, \d+% to be killed/

test('the first tap on Fight says with what chance, the second fights', async () => {
  const page = await lookAround({ viewport: PHONE, hasTouch: true })
  await sitDown(page, MEETING, ['Mara'])
  await page.locator('[data-ask="act"]').getByRole('button', { name: 'Fight', exact: true }).tap()
  const help = page.locator('[data-help]').filter({ hasText: CHANCE })
  await help.waitFor()
  expect(await choices(page)).toEqual([])
  await help.getByRole('button', { name: 'Fight', exact: true }).tap()
  await expect.poll(() => choices(page)).toEqual([{ do: 'fight', foe: 1 }])
})

test('a mouse that points at Fight reads with what chance, and fights by one click', async () => {
  const page = await lookAround()
  await sitDown(page, MEETING, ['Mara'])
  const fight = page.getByRole('button', { name: 'Fight', exact: true })
  await fight.hover()
  await page.locator('[data-help]').filter({ hasText: CHANCE }).waitFor()
  await fight.click()
  await expect.poll(() => choices(page)).toEqual([{ do: 'fight', foe: 1 }])
})

const LAST_TURN = 59 // of a round: what follows is the table's

test('the steps of the show keep their place from one thing that happened to the next', async () => {
  const page = await lookAround({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' })
  const file = new URL('../../wasteland/records/commonwealth-4-shield.json', import.meta.url)
  const record = JSON.parse(readFileSync(file, 'utf8')) as WastelandRecord
  const seats = ['Mara', 'Officer', 'Jonas', 'Recruit']
  await sitDown(page, { ...record, choices: record.choices.slice(0, LAST_TURN) }, seats)
  await page.getByRole('button', { name: 'End turn' }).tap()
  const steps = page.locator('[data-drop="map"] [data-show]')
  await steps.getByRole('button', { name: 'Pause' }).tap()
  const places = new Set<string>()
  const told = new Set<string>()
  while ((await steps.count()) > 0 && told.size < 5) {
    const { x, y, width, height } = (await steps.boundingBox())!
    places.add([x, y, width, height].map(Math.round).join())
    told.add(await page.locator('[data-showing]').innerText())
    await steps.getByRole('button', { name: 'One step forward' }).tap()
  }
  expect(told.size).toBeGreaterThan(3)
  expect(places.size).toBe(1)
})

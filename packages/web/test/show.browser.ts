import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { golden, SCREENS, sit } from './screens.ts'
import { WASTELAND_SCREENS } from './wasteland-screens.ts'
import { move, myTurn, noFaults, PHONE, startGame, visit } from './browser.ts'

const MOVING = { reducedMotion: 'no-preference' } as const
const SIDEWAYS = { width: 844, height: 390 }

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
  const pass = page.locator('[data-answer]', { hasText: 'Pass' })
  await pass.waitFor()
  expect(await page.getByText('All you can do is pass').count()).toBe(0) // whoever is told to pass could do other things
  await pass.click()
  await page.locator('[data-log] li').first().waitFor()
  expect(await page.getByText('Pass now.').count()).toBe(1) // one looks first, then reads what it meant
  await page.getByRole('button', { name: 'Skip to now' }).click()
  await page.getByText('so a threat appears in column 9').waitFor()
  noFaults(visitor)
})

/** What a show says of itself: whose move it is, the lines of the log, and the one that is shown once more. */
async function showOf(page: Page): Promise<{ heading: string; told: number; now: readonly string[] }> {
  return {
    heading: await page.locator('header h1').innerText(),
    told: await page.locator('[data-log] li:not([data-since])').count(),
    now: await page.locator('[data-log] li[aria-current="step"]').allInnerTexts(),
  }
}

const STEPS: readonly { game: string; sitDown: (page: Page) => Promise<void> }[] = [
  {
    game: 'Shelter',
    sitDown: async page => {
      await startGame(page)
      await myTurn(page)
      await page.locator('[data-space][aria-disabled="false"]').first().click()
      await myTurn(page)
    },
  },
  { game: 'Wasteland', sitDown: page => WASTELAND_SCREENS.w_turn!(page) },
]

test.each(STEPS)(
  'one goes through the last turn step by step, by key and button, where nothing moves too: $game',
  async ({ sitDown }) => {
    const visitor = await visit('', { reducedMotion: 'reduce' })
    const { page } = visitor
    await sitDown(page)
    const rest = await showOf(page)
    expect(rest.now).toEqual([])
    await page.keyboard.press('<')
    await page.getByRole('heading', { name: /^Once more: |^Showing: what happens/ }).waitFor()
    const last = await showOf(page)
    expect(last.now).toHaveLength(1)
    expect(last.told).toBe(rest.told) // the log only marks where one is
    await page.waitForTimeout(1500)
    expect(await showOf(page)).toEqual(last) // it stands still
    await page.getByRole('button', { name: 'One step back' }).click()
    await expect.poll(async () => (await showOf(page)).now).not.toEqual(last.now)
    await page.getByRole('button', { name: 'One step forward' }).click()
    await expect.poll(() => showOf(page)).toEqual(last)
    await page.keyboard.press('>')
    await expect.poll(() => showOf(page)).toEqual(rest) // behind the last one is how things stand
    expect(await page.getByRole('button', { name: 'One step forward' }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('<')
    await page.keyboard.press('<')
    await expect.poll(async () => (await showOf(page)).now).not.toEqual([])
    await page.getByRole('button', { name: 'Skip to now' }).click()
    await expect.poll(() => showOf(page)).toEqual(rest)
    noFaults(visitor)
  },
)

const sixtyMoves = { ...golden('2-sixthRoom'), choices: golden('2-sixthRoom').choices.slice(0, 60) }

test.each([
  ['the map of Wasteland', PHONE, WASTELAND_SCREENS.w_turn!, '[data-drop="map"]'],
  ['Shelter’s vault, held sideways', SIDEWAYS, (page: Page) => sit(page, sixtyMoves), '[data-steps]'],
] as const)(
  'on a phone the steps are at hand on %s as long as something is shown',
  async (_on, viewport, open, place) => {
    const visitor = await visit('', { reducedMotion: 'reduce', viewport, hasTouch: true })
    const { page } = visitor
    await open(page)
    const controls = page.locator(`${place} [data-show]`)
    expect(await controls.count()).toBe(0)
    await page.locator('[data-drawer="log"]').tap()
    await page.getByRole('button', { name: 'One step back' }).tap()
    const text = page.locator('p.visually-hidden[role="status"]') // as a screen reader says it
    await controls.waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'detached' }) // the board is in sight
    const last = await text.textContent()
    await controls.getByRole('button', { name: 'One step back' }).tap()
    await expect.poll(() => text.textContent()).not.toBe(last)
    await controls.getByRole('button', { name: 'One step forward' }).tap()
    await expect.poll(() => text.textContent()).toBe(last)
    await controls.getByRole('button', { name: 'Skip to now' }).tap()
    await controls.waitFor({ state: 'detached' })
    noFaults(visitor)
  },
)

test('one goes back in what is shown for the first time; the log forgets nothing by it, and an undo lets nothing stand still', async () => {
  const visitor = await visit('', MOVING)
  const { page } = visitor
  await setPace(page, 'slow')
  await startGame(page)
  await myTurn(page)
  await page.locator('[data-space][aria-disabled="false"]').first().click()
  await page.getByRole('heading', { name: 'Showing: Recruit’s move' }).waitFor()
  await page.keyboard.press('.')
  const held = await showOf(page)
  await page.keyboard.press('<')
  await page.getByRole('heading', { name: /^Once more: / }).waitFor()
  const back = await showOf(page)
  expect(back.told).toBe(held.told)
  expect(back.now).toHaveLength(1)
  await page.keyboard.press('>')
  await expect.poll(async () => (await showOf(page)).now.join()).not.toBe(back.now.join())
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await myTurn(page)).toBe('asked')
  await page.keyboard.press('<')
  await page.getByRole('heading', { name: /^Once more: / }).waitFor()
  await page.keyboard.press('u')
  expect(await myTurn(page)).toBe('asked')
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(1)
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

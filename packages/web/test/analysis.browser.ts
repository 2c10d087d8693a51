import { expect, test } from 'vitest'
import { noFaults, visit } from './browser.ts'
import { SCREENS } from './screens.ts'

test('the review goes through a game by itself, by steps, by rounds and by the arrow keys', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.review!(page)
  const slider = page.getByRole('slider')
  const last = Number(await slider.inputValue())
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Number(await slider.inputValue())).toBe(last - 1)
  await page.getByRole('combobox', { name: 'Go to a round' }).selectOption({ label: 'round 2' })
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(last - 1)
  const second = Number(await slider.inputValue())
  expect(second).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Play by itself' }).click()
  await page.waitForFunction(
    at => Number(document.querySelector<HTMLInputElement>('[type=range]')!.value) > at + 1,
    second,
  )
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: '4× Game speed (Instant)' }).click()
  await page.getByRole('button', { name: '½× Game speed (Slow)' }).waitFor()
  const board = (await page.locator('[data-level="0"]').boundingBox())!
  expect(board.y).toBeLessThan(800) // slider and board are seen together
  await page.getByRole('button', { name: 'Result and analysis' }).click()
  const offer = page.getByRole('button', { name: 'Analyze the game' })
  await expect.poll(async () => (await offer.boundingBox())!.y).toBeLessThan(760)
  noFaults(visitor)
})

test('a turning point may be a move that could not have been better', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.replay!(page)
  await page.evaluate(() => {
    const { record } = JSON.parse(localStorage.getItem('overseer.game.golden')!) as {
      record: { game: string; seed: string; choices: unknown[] }
    }
    const { game, seed, choices } = record
    const judged = [0.5, 0.5, 0.9, 0.9].map((win, i) => ({
      at: 2 * i,
      seat: 0,
      win,
      best: win,
      better: null,
      plan: null,
      went: null,
    }))
    const key = `overseer.analysis2.${game}.${seed}.${choices.length}.${JSON.stringify(choices.at(-1)).length}`
    localStorage.setItem(key, JSON.stringify(judged))
  })
  await page.reload()
  const turning = page.getByRole('button', { name: 'Turning point: move 3' })
  expect(await turning.locator('..').textContent()).toMatch(/Turning point: move 3[A-Z].{9}/) // and what was done there
  await page.getByText('No serious mistakes.').waitFor()
  noFaults(visitor)
})

test('the analysis judges every decision, remembers it, and asks about one’s mistakes', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.replay!(page)
  await page.getByRole('button', { name: 'Analyze the game' }).click()
  await page.getByRole('progressbar').waitFor()
  const analysis = page.locator('[data-analysis]')
  await analysis.locator('[data-curve]').waitFor({ timeout: 170_000 })
  const found = (await analysis.boundingBox())!
  expect(Math.min(found.y, 800 - found.y - found.height), 'what was found is in sight').toBeGreaterThan(-20)
  expect(await analysis.locator('[data-scale] li').allTextContents()).toEqual(['100%', '50%', '0%'])
  await analysis.getByText(/Mara: accuracy \d+%/).waitFor()
  await page.reload()
  await analysis.locator('[data-curve]').waitFor() // at once: it is remembered
  const turning = page.getByRole('button', { name: /Turning point: move/ })
  if ((await turning.count()) > 0) {
    expect(await turning.locator('..').textContent()).toMatch(/Turning point: move \d+[A-Z].{9}/) // and what was done there
    const [, named] = /move (\d+)/.exec((await turning.textContent())!)!
    await turning.click()
    await page.getByText(new RegExp(`^Move ${named} of`)).waitFor()
  }
  if ((await analysis.locator('[data-mistake]').count()) > 0) {
    const mistake = analysis.locator('[data-mistake]').first()
    const move = Number(await mistake.getAttribute('data-mistake')) + 1
    await mistake.getByText(`Move ${move}, −`).waitFor()
    await mistake.getByRole('button', { name: 'Show the better move' }).click()
    const told = await page.locator('[data-quiz="looked at"]').textContent()
    expect(told).toMatch(new RegExp(`^Move ${move}, −\\d+% chance of winning: .*[^.]\\. Better: `)) // nobody asks where the move has gone
    expect(await page.locator('[data-space][aria-disabled="false"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Learn from your mistakes' }).click() // ends what one only looked at
    const asks = await page.locator('[data-quiz="not yet"]').textContent()
    expect(asks).toMatch(/Move \d+, −\d+% chance of winning: .*[^.]\. What would have been better here\?/) // than what
    await page.locator('[data-answer]').first().click() // passing, which is never best so early
    await page.locator('[data-quiz="wrong"]').waitFor()
    const again = await page.locator('[data-quiz="wrong"]').textContent()
    expect(again).toMatch(/Not quite\. Try another move\. Move \d+, −\d+% chance of winning: .*\./) // the question is not gone
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await page
      .locator('[data-quiz="shown"]')
      .getByText(/Better: /)
      .waitFor()
    const tracks = (await page.locator('[data-track]').first().boundingBox())!
    expect(tracks.y + tracks.height).toBeLessThan(800) // the whole board is in sight under the question
  } else await analysis.getByText('No serious mistakes.').waitFor()
  noFaults(visitor)
}, 240_000)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dress, THEMES } from './axe.ts'
import { DESKTOP, myTurn, noFaults, PHONE, visit } from './browser.ts'
import { golden, SCREENS, sit } from './screens.ts'

test('the end tells who won, counts the scores, says what decided it, and leads on', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.over!(page)
  const end = page.getByRole('dialog')
  await end.getByRole('heading').waitFor()
  const scores = await end.locator('[data-score]').evaluateAll(all => all.map(one => Number(one.textContent)))
  expect(scores).toHaveLength(4)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  await end.getByText('Tied on happiness; resources decided.').waitFor()
  await page.setViewportSize(PHONE)
  await end.locator('ol b').evaluateAll(all => all.forEach(one => (one.textContent = 'Bewohner 7650'))) // as a guest is called
  for (const theme of THEMES) {
    await dress(page, theme)
    const cut = await end.locator('ol b').evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth))
    expect(cut.length, `names cut in ${theme}`).toBe(0)
  }
  await end.getByRole('button', { name: 'Look at the board' }).click()
  await page.locator('[data-drawer="log"]').waitFor()
  const header = (await page.locator('main header').first().boundingBox())!
  expect(header.height).toBeLessThan(PHONE.height / 6) // however long its buttons are
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Review the game' }).click()
  await page.getByRole('heading', { name: 'Happiness by round' }).waitFor()
  const shown = await page.locator('[data-total]').evaluateAll(all => all.map(one => Number(one.textContent)))
  expect(shown.sort()).toEqual(scores.sort()) // the chart agrees with the score
  noFaults(visitor)
})

test('the same people play again at a click', async () => {
  const { page } = await visit()
  await sit(page, golden('2-sixthRoom'))
  await page.getByText(/What decided it: .* for /).waitFor() // nobody was tied
  await page.getByRole('button', { name: 'Play another game' }).click()
  expect(await myTurn(page)).toBe('asked')
  await page.getByRole('heading', { name: 'Your turn, Mara' }).waitFor()
})

test('a game of Wasteland that everybody lost is no feast', async () => {
  const visitor = await visit()
  const { page } = visitor
  await page.setInputFiles('input[type=file]', {
    name: 'lost.json',
    mimeType: 'application/json',
    buffer: readFileSync(new URL('../../wasteland/records/commonwealth-2-star.json', import.meta.url)),
  })
  await page.waitForURL(/#\/review\//)
  await page.locator('[data-lost-by-all]').waitFor()
  noFaults(visitor)
})

import { expect, test } from 'vitest'
import { DESKTOP, noFaults, visit } from './browser.ts'

test('a lesson that comes after another tells cards that its game only comes to later', async () => {
  const visitor = await visit('#/learn/wasteland', { viewport: DESKTOP })
  const { page } = visitor
  const lessons = page.locator('select:has(option[value="10"])')
  await page.locator('[data-node]').first().waitFor({ state: 'attached' })
  await lessons.selectOption('5')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.locator('[data-answer="5"]').click()
  await page.locator('[data-quest="67"]').waitFor()
  expect(await page.locator('[data-quest="67"] h3').innerText()).toContain('Vault Rumors')

  await lessons.selectOption('7') // of a trade only what is spoken of glows
  await page.locator('[data-answer="6"]').click()
  await page.getByRole('button', { name: 'Trade with Recruit' }).click()
  const open = page.locator('[role="dialog"] [data-open="true"]')
  await open.first().waitFor()
  expect(await open.allInnerTexts()).toEqual(['Stimpak'])
  noFaults(visitor)
})

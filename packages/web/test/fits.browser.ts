import { expect, test } from 'vitest'
import { dress, THEMES } from './axe.ts'
import { DESKTOP, PHONE, visit } from './browser.ts'
import { misfits, scrolls } from './misfits.ts'
import { SCREENS } from './screens.ts'

test.each(['fr', 'de', 'ru'])(
  'no text is cut or sticks out in the language %s, in either theme, on either size',
  async locale => {
    const found: string[] = []
    for (const viewport of [DESKTOP, PHONE])
      for (const name of ['setup', 'crowded', 'fight', 'review']) {
        const { page, context } = await visit('', { viewport, locale })
        await SCREENS[name]!(page)
        for (const theme of THEMES) {
          await dress(page, theme)
          found.push(...(await misfits(page)).map(text => `${name}, ${theme}, ${viewport.width}: ${text}`))
        }
        await context.close()
      }
    expect(found).toEqual([])
  },
)

test.each(['en', 'fr', 'de', 'ru'])(
  'four players fit on 1280 by 800 without scrolling in the language %s',
  async locale => {
    const { page } = await visit('', { locale })
    await SCREENS.crowded!(page)
    await page.waitForTimeout(150)
    expect(await scrolls(page)).toEqual([])
  },
)

test('zoomed to 200 %, everything of the table can still be reached', async () => {
  const { page } = await visit('', { viewport: { width: 640, height: 400 } })
  await SCREENS.crowded!(page)
  expect(await misfits(page)).toEqual([])
  const space = page.locator('[data-space][aria-disabled="false"]').first()
  await space.scrollIntoViewIfNeeded()
  await space.click()
  await page.locator('[data-answer]').first().click()
  for (const drawer of ['seat', 'tracks', 'log']) {
    await page.locator(`[data-drawer="${drawer}"]`).first().click()
    await page.locator('dialog[open] > :last-child').click()
  }
})

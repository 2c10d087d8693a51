import { expect, test } from 'vitest'
import { DESKTOP, lookAround, noFaults, PHONE, visit } from './browser.ts'
import { SCREENS } from './screens.ts'

/** What each game brings to the page shows at its own table only. */

test('the list of keys is that of the game at this table', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.keys!(page)
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('S P E C I A L').waitFor()
  await keys.getByText('select the dweller trained in that letter').waitFor()
  await page.goto(page.url().split('#')[0]!)
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('wasteland')
  expect(await page.getByRole('link', { name: 'Learn Wasteland' }).getAttribute('href')).toBe('#/learn/wasteland')
  await page.getByRole('combobox', { name: 'First player' }).selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('[data-answer]').first().waitFor()
  await page.locator('[data-aim]').getByText('Whoever first reaches the influence goal wins.').waitFor() // others may go first
  await page.keyboard.press('?')
  await keys.getByText('the numbered choices').waitFor()
  await keys.getByText('undo').waitFor()
  expect(await keys.getByText('S P E C I A L').count()).toBe(0)
  noFaults(visitor)
})

test.each([
  ['en', 'Enter', 'Esc'],
  ['fr', 'Entrée', 'Échap'],
  ['de', 'Eingabe', 'Esc'],
  ['ru', 'Enter', 'Esc'],
])(
  'the list of keys names them as keyboards of %s do, and all its lines begin alike',
  async (locale, enter, escape) => {
    const page = await lookAround({ locale })
    await SCREENS.keys!(page)
    const names = await page.locator('dialog[open] kbd').allInnerTexts()
    expect(names).toEqual(expect.arrayContaining([enter, escape]))
    const lines = page.locator('dialog[open] dd')
    const firsts = await lines.evaluateAll(all => all.map(one => getComputedStyle(one, '::first-letter').textTransform))
    expect(new Set(firsts)).toEqual(new Set(['uppercase']))
  },
)

test('a rule is found by the name of a card that its topic is about', async () => {
  const { page } = await visit('#/rules')
  await page.getByRole('searchbox').fill('minigun')
  await page.getByRole('heading', { name: 'Items' }).waitFor()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1)
  await page.locator('[data-card="items/minigun"]').waitFor()
  await page.getByRole('searchbox').fill('end of the game')
  const first = page.locator('main h2, main [data-card]').first()
  await first.filter({ hasText: 'End of the game' }).waitFor() // before the cards that only speak of the end
  await page.getByRole('searchbox').fill('treat')
  await expect.poll(() => page.locator('h2, [data-card]').first().textContent()).toBe('Threats') // Water Treatment comes after
  await page.getByRole('searchbox').fill('no such thing')
  await page.getByText('No rule mentions “no such thing”.').waitFor()
})

test('the rules begin with what the game is about, its signs and its contents; Escape leaves them', async () => {
  const { page } = await visit()
  await page.getByRole('link', { name: 'Rules' }).click()
  const overview = page.locator('[data-overview]')
  await overview.getByText('Whoever has the most happiness at the end wins.').waitFor()
  await overview.getByText('Resource of your choice', { exact: true }).waitFor()
  expect(await overview.getByRole('navigation').getByRole('button').count()).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play now' }).waitFor()
})

test('a lesson can be chosen, goes back and forth, and is found again after a look at the rules', async () => {
  const { page } = await visit('#/learn/shelter')
  await page.getByRole('combobox', { name: 'Choose a lesson' }).selectOption({ label: '4. Build' })
  await page.getByRole('heading', { name: /Lesson 4 of/ }).waitFor()
  await page.locator('[data-space="A7"]').waitFor() // the board comes behind the words
  expect(await page.locator('[data-space][aria-disabled="false"]').count()).toBe(1) // only what is spoken of
  await page.locator('[data-space="A7"]').click()
  await page.locator('[data-plot="right"]').waitFor()
  await page.getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('searchbox').waitFor()
  await page.goBack()
  await page.locator('[data-plot="right"]').waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.locator('[data-space="A7"][aria-disabled="false"]').waitFor()
})

test('a lesson tells fingers to tap and a mouse to click, however wide the screen is', async () => {
  const FINGERS = { hasTouch: true, isMobile: true }
  for (const [options, word] of [
    [{ ...FINGERS, viewport: DESKTOP }, 'tap'],
    [{ viewport: PHONE }, 'click'],
  ] as const) {
    const { page } = await visit('#/learn/shelter', options)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByText(`Send a dweller there: ${word} the highlighted space.`).waitFor()
  }
})

test('what is typed in the rules is looked for at once; fingers get no keyboard before they ask', async () => {
  const { page } = await visit('#/rules/shelter')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.type('minigun')
  expect(await page.getByRole('searchbox').inputValue()).toBe('minigun')
  const phone = await visit('#/rules/shelter', { viewport: PHONE, hasTouch: true, isMobile: true })
  await phone.page.getByRole('searchbox').waitFor()
  expect(await phone.page.evaluate(() => document.activeElement!.tagName)).toBe('BODY')
})

test('Wasteland is taught on its own board: only what is spoken of can be done, and it goes on when it is', async () => {
  const visitor = await visit('#/learn/wasteland')
  const { page } = visitor
  await page.getByRole('heading', { name: 'Lesson 1 of 11: Move and explore' }).waitFor()
  await page.locator('[data-node]').nth(20).waitFor({ state: 'attached' })
  await page.getByRole('combobox', { name: 'Choose a lesson' }).selectOption({ label: '4. Fights' })
  await page.getByText('Attack.').waitFor()
  expect(await page.locator('[data-answer]').count()).toBe(1)
  await page.getByRole('button', { name: 'Fight' }).click()
  await page.getByText('reroll the two heads').waitFor()
  await page.getByRole('button', { name: /^Reroll 2: / }).click()
  await page.getByText('it is dead, and you gain 2 XP').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Next lesson' }).click()
  await page.getByRole('heading', { name: /Lesson 5 of 11/ }).waitFor()
  await page.goto(`${page.url().split('#')[0]}#/rules/wasteland`)
  await page.getByText('Difficult terrain', { exact: true }).waitFor() // a sign with its name
  await page.getByRole('searchbox').fill('sentry bot')
  await page.locator('[data-card="enemies/sentryBot"]').waitFor()
  noFaults(visitor)
})

import { expect, test } from 'vitest'
import { noFaults, savedChoices, visit } from './browser.ts'
import { SCREENS } from './screens.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a closed space says why it is closed, and the link beside it leads to the rule', async () => {
  const visitor = await visit()
  const { page } = visitor
  await SCREENS.table!(page)
  await page.locator('[data-space="T3"]').hover()
  await page.getByText('Officer is already there.').waitFor()
  await page.locator('[data-space="B7"]').hover()
  await page.getByText('Only Officer can use this elevator.').waitFor()
  await page.getByRole('link', { name: 'SH-PLC-1' }).click()
  await page.waitForURL(/#\/rules\/SH-PLC-1$/)
  await page.getByText('A dweller goes to a free space in the vault').waitFor()
  noFaults(visitor)
})

test('cards and decks explain themselves, and what it takes to get one', async () => {
  const { page } = await visit()
  await SCREENS.table!(page)
  await page.locator('[data-track="plasmaPistol"]').hover()
  await page.getByText('Send a dweller where an item is the reward.').waitFor()
  await page.locator('[data-track="armory"]').hover()
  await page.getByText('To build, send a dweller to your own elevator.').waitFor()
  await page.getByRole('button', { name: /20 in the deck/ }).click()
  await page.getByText('Discard pile: Camera, Stimpak.').waitFor()
  await page.locator('[data-own="shotgun"]').hover()
  await page.getByText('Only in a fight, before the roll.').waitFor()
  expect(await savedChoices(page)).toBe(0)
})

test('undo says why it is closed when somebody asks for it', async () => {
  const { page } = await visit()
  await SCREENS.reroll!(page)
  await page.keyboard.press('u')
  await page.getByText('Dice have been rolled or cards revealed since then.').waitFor()
})

test('on a phone a touch explains and asks, and only the answer plays', async () => {
  const visitor = await visit('', PHONE)
  const { page } = visitor
  await SCREENS.start!(page)
  await page.locator('[data-space="T8"]').tap()
  await page.getByText('gain 1 water (doubled if trained in P).').waitFor()
  expect(await savedChoices(page)).toBe(0)
  await page.locator('[data-space="T8"]').tap() // once more: it still means this space
  await page.waitForTimeout(1300) // longer than an explanation lingers
  await page.getByText('gain 1 water (doubled if trained in P).').waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await page.locator('[data-space="T9"]').tap()
  await page.getByRole('button', { name: 'Send a dweller' }).tap()
  await page.locator('[data-space="T9"][data-crew="1"]').waitFor()
  noFaults(visitor)
})

test('a name for which there is too little room gets smaller, and is not broken within a word', async () => {
  const { page } = await visit('', { locale: 'de' })
  await SCREENS.neighbours!(page)
  const broken = await page.locator('[data-threat] [title]').evaluateAll(names =>
    names.flatMap(name => {
      const words = document.createRange()
      words.selectNodeContents(name)
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      return lines > name.textContent.split(/[\s-]+/).length ? [name.textContent] : []
    }),
  )
  expect(broken).toEqual([])
})

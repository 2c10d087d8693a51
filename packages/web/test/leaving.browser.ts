import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dress } from './axe.ts'
import { noFaults } from './browser.ts'
import { ASKED } from './online-play.ts'
import { covered, playOn, seeTheSame, twoAtATable } from './two-at-a-table.ts'

/** Going back on what was done at a table online, and leaving it. */

test('a move that the other has answered is taken back once they allow it, and both read so', async () => {
  const { ann, ben } = await twoAtATable()
  const pages = [ann.page, ben.page]
  const mayAsk = (page: Page) => page.getByRole('button', { name: 'Ask to undo' }).isVisible()
  let asker: Page | undefined
  let other: Page = ben.page
  const askWhoMay = async (): Promise<void> => {
    asker = undefined
    for (let n = 0; n < 60 && asker === undefined; n++) {
      await playOn(pages, 1)
      await ann.page.waitForTimeout(150)
      for (const page of pages) if (await mayAsk(page)) asker = page
    }
    other = asker === ann.page ? ben.page : ann.page
    await asker!.getByRole('button', { name: 'Ask to undo' }).click()
    await asker!.getByText('You asked to take your last move back.').waitFor()
  }
  await askWhoMay()
  await other.locator('[data-take-back]').getByRole('button').last().click()
  await asker!.getByText('Your request was declined.').waitFor()
  const top = async () => (await other.locator('[data-space="T8"]').boundingBox())!.y
  const quiet = await top()
  await askWhoMay()
  await other.locator('[data-take-back]').waitFor()
  expect(await top()).toBe(quiet) // the table stays where it is
  await other.locator('[data-take-back]').getByRole('button', { name: 'Allow' }).click()
  await other.getByText(/ took back a move\.$/).waitFor()
  await asker!.getByRole('heading', { name: /^Your turn/ }).waitFor()
  await seeTheSame(ann.page, ben.page)
  await asker!.locator('[data-menu]').click()
  await asker!.getByRole('button', { name: 'Offer to end without a winner' }).click()
  const offer = other.locator('[data-offer]')
  await offer.getByRole('button', { name: 'Agree' }).waitFor()
  await offer.getByRole('button').last().click() // one plays on, and reads no more of it
  await offer.waitFor({ state: 'detached' })
  await asker!.getByRole('button', { name: 'Withdraw the offer' }).click()
  await asker!.close()
  await other.getByText('away', { exact: true }).first().waitFor()
  await other.locator('[data-menu]').click()
  await other.getByRole('button', { name: 'Copy link' }).waitFor()
  noFaults(ann)
  noFaults(ben)
})

async function speak(page: Page, label: string, language: string): Promise<void> {
  await page.locator('[data-menu]').click()
  await page.getByLabel(label).selectOption(language)
  await page.keyboard.press('Escape')
}

test('all agree to end: nobody has lost, and whoever is called to play again reads it where they look', async () => {
  const { ann, ben } = await twoAtATable()
  await ben.page.waitForSelector('[data-space]')
  await ben.page.locator('[data-menu]').click()
  await ben.page.getByRole('button', { name: 'Offer to end without a winner' }).click()
  await dress(ann.page, 'terminal') // whose letters are the widest
  await speak(ann.page, 'Language', 'ru')
  await ann.page.locator('[data-offer]').getByRole('button', { name: 'Согласиться' }).waitFor()
  await expect.poll(() => covered(ann.page, '[data-offer]')).toEqual([])
  await speak(ann.page, 'Язык', 'en')
  await ann.page.locator('[data-offer]').getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [ann, ben]) {
    await page.getByRole('heading', { name: 'Nobody wins this time' }).waitFor()
    await page.getByText('The game is over. Nobody wins.').first().waitFor()
    expect(await page.getByText('New overseer').count()).toBe(0)
  }
  await ben.context.setOffline(true)
  await ben.page.locator('[data-rematch]').click()
  await ben.page.locator('dialog [role="alert"]').waitFor() // a click that comes to nothing says so
  await ben.context.setOffline(false)
  await ben.page.locator('[data-rematch]').click()
  const end = ann.page.getByRole('dialog')
  await end.getByText(/^\S.* wants to play again\.$/).waitFor() // one person is not 'the others'
  expect(await ann.page.title()).toBe('(1) Your turn · Overseer')
  await end.getByRole('link', { name: 'Join them' }).click()
  await ann.page.getByRole('heading', { name: 'Waiting room' }).waitFor()
  noFaults(ann)
})

test('whoever lets a bot play may take the seat back', async () => {
  const { ann, ben } = await twoAtATable()
  await Promise.race([ann.page, ben.page].map(page => page.waitForSelector(ASKED)))
  const other = (await ann.page.locator(ASKED).count()) > 0 ? ben.page : ann.page
  await other.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  await other.getByRole('button', { name: 'Let a bot take over' }).click()
  await other.getByText('A bot is playing for you.').waitFor()
  await other.getByRole('button', { name: 'Take your seat back' }).click()
  await other.getByText('A bot is playing for you.').waitFor({ state: 'detached' })
  await other.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
  await other.getByRole('button', { name: 'Resign' }).click()
  await other.getByText(/^Give up this game\? .+ wins it\./).waitFor() // nobody else would play on
  await other.getByRole('button', { name: 'Yes, resign' }).click()
  await other
    .getByRole('dialog')
    .getByText(/ resigns\.$/)
    .waitFor() // or nobody knew what decided it
  noFaults(ann)
  noFaults(ben)
})

import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { postOffice } from '@overseer/proof'
import { noFaults, visit, visitAt } from './browser.ts'
import { noticeServer } from './notice-server.ts'
import { ASKED, atABotsTable, toAccount } from './online-play.ts'

/** E-mails about turns, from the form on the account screen to the link that ends them, over a real mail server. */

const wish = (page: Page) => page.getByRole('combobox', { name: 'E-mail', exact: true })

/** Somebody comes back to a tab they had left open. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** What the server has of it. */
const storedQuiet = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { me } = (await (await fetch('api/me')).json()) as { me: { preferences: { notices: { quiet: unknown } } } }
    return me.preferences.notices.quiet
  })

const linkIn = (text: string, page: string): string => new RegExp(`http://\\S+/mail/${page}\\S+`).exec(text)![0]

test('an address is given, confirmed by its link, told about turns, and unsubscribed', async () => {
  const office = await postOffice()
  onTestFinished(() => office.close())
  const { address, laterBy } = await noticeServer(origin => ({
    SMTP_URL: office.url,
    MAIL_FROM: 'Vault <vault@vault.example>',
    PUBLIC_URL: origin,
  }))
  const ann = await visitAt(address)
  const { page, context } = ann
  await atABotsTable(page)
  await page.waitForSelector(ASKED)
  const table = page.url()
  await toAccount(page)
  expect(await wish(page).count()).toBe(0) // nothing to choose before there is an address
  await page.getByLabel('E-mail address').fill('ann@home.example')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('We have sent you an e-mail. Follow the link in it.').waitFor()
  expect(office.got.map(({ to, headers }) => [to, headers.subject])).toEqual([
    ['ann@home.example', 'Is this your e-mail address?'],
  ])

  const letter = await context.newPage()
  await letter.goto(linkIn(office.got[0]!.text, 'confirm'))
  await letter.getByRole('button', { name: 'Yes, confirm' }).click()
  await letter.getByText('Confirmed. We will e-mail you when it’s your turn and you are away.').waitFor()
  await comeBack(page)
  await page.locator('[data-address]').getByText('ann@home.example').waitFor()
  await expect.poll(() => wish(page).inputValue()).toBe('turn')

  await wish(page).selectOption('digest')
  await page.getByLabel('Time of the daily e-mail').selectOption('7')
  await page.getByLabel('Quiet hours').check()
  await page.getByRole('combobox', { name: 'from', exact: true }).selectOption('23')
  await expect.poll(() => storedQuiet(page)).toMatchObject({ from: 23, to: 8 })
  await page.reload()
  await expect.poll(() => wish(page).inputValue()).toBe('digest')
  expect(await page.getByLabel('Time of the daily e-mail').inputValue()).toBe('7')
  expect(await page.getByRole('combobox', { name: 'from', exact: true }).inputValue()).toBe('23')
  expect(await page.getByRole('combobox', { name: 'to', exact: true }).inputValue()).toBe('8')

  await page.getByLabel('Quiet hours').uncheck()
  await wish(page).selectOption('turn')
  await expect.poll(() => page.getByLabel('Time of the daily e-mail').count()).toBe(0)
  laterBy(3)
  await expect.poll(() => office.got.length).toBe(2)
  const turn = office.got[1]!
  expect(turn.headers.subject).toBe('Shelter: it’s your turn')
  expect(turn.text).toContain(table)

  await letter.goto(linkIn(turn.text, 'unsubscribe'))
  await letter.getByRole('button', { name: 'Stop the e-mails' }).click()
  await letter.getByText('Done. You won’t get any more e-mails from us.').waitFor()
  await comeBack(page)
  await expect.poll(() => wish(page).inputValue()).toBe('off')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByLabel('E-mail address').waitFor()
  noFaults(ann)
}, 60_000)

test('a server that sends no e-mails offers none', async () => {
  const ann = await visit()
  await atABotsTable(ann.page)
  await toAccount(ann.page)
  await ann.page.getByLabel('Quiet hours').waitFor()
  await ann.page.waitForLoadState('networkidle')
  expect(await wish(ann.page).count()).toBe(0)
  expect(await ann.page.getByLabel('E-mail address').count()).toBe(0)
})

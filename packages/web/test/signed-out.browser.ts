import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { noFaults, visit } from './browser.ts'
import { ASKED, atABotsTable, claim } from './online-play.ts'

/** Who one is, in all tabs of a browser. */

test('signing out in one tab shows in the others at once: at the table one only watches, in the lobby one is nobody', async () => {
  const ann = await visit()
  await atABotsTable(ann.page)
  const lobby = await ann.context.newPage()
  await lobby.goto(`${ann.page.url().split('#')[0]}#/online`)
  await lobby.getByRole('link', { name: /Continue: / }).waitFor()
  const account = await ann.context.newPage()
  await account.goto(`${ann.page.url().split('#')[0]}#/online/account`)
  await claim(account, 'six rooms and a cat')
  const name = (await account.locator('[data-account]').textContent())!
  await expect.poll(() => lobby.locator('[data-account]').textContent()).toBe(name)
  await ann.page.waitForSelector(ASKED)

  await account.locator('[data-sign-out]').click()
  await ann.page.getByText('You are watching').waitFor()
  await ann.page.getByText('You have been signed out.').waitFor()
  expect(await ann.page.locator(ASKED).count()).toBe(0)
  await lobby.getByText('You have been signed out.').waitFor()
  expect(await lobby.getByRole('link', { name: /Continue: / }).count()).toBe(0)
  await expect.poll(() => lobby.title()).toBe('Overseer')
  noFaults(ann)
})

test('signing out everywhere reaches another browser at its table', async () => {
  const ann = await visit()
  await atABotsTable(ann.page)
  const table = ann.page.url()
  await ann.page.goto(`${table.split('#')[0]}#/online/account`)
  const name = await claim(ann.page, 'six rooms and a cat')
  const phone = await visit('#/online/account')
  const form = phone.page.locator('[data-sign-in]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill('six rooms and a cat')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await phone.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await phone.page.goto(table)
  await phone.page.waitForSelector(ASKED)
  await ann.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await phone.page.getByText('You have been signed out.').waitFor()
  await phone.page.getByText('You are watching').waitFor()
  await phone.page.getByRole('link', { name: 'Sign in' }).click()
  await phone.page.locator('[data-sign-in]').waitFor()
  noFaults(phone)
})

test('what was asked before one saved one’s name, and is answered after, does not sign one out', async () => {
  const { page } = await visit()
  await atABotsTable(page)
  let answer: () => void = () => undefined
  const saved = new Promise<void>(resolve => (answer = resolve))
  const held: string[] = []
  const hold = (json: object) => async (route: Route) => {
    const url = route.request().url()
    if (route.request().method() !== 'GET' || held.includes(url)) return route.fallback()
    held.push(url)
    await saved
    await route.fulfill({ json }).catch(() => undefined) // the page may be gone
  }
  await page.route('**/api/me', hold({ me: null }))
  await page.route('**/api/my/turns', hold({ tables: null }))
  await page.goto(`${page.url().split('#')[0]}#/online/account`)
  await expect.poll(() => held.length).toBe(2)
  const name = await claim(page, 'six rooms and a cat')
  const late = page.waitForResponse(/api\/my\/turns$/)
  answer()
  await late
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  expect(await page.getByRole('heading', { name: `You are ${name}` }).count()).toBe(1)
  expect(await page.getByText('You have been signed out.').count()).toBe(0)
})

import type { Page } from 'playwright-core'

/** Ways to play over a server as a person does. */

export const ASKED = '[data-space][aria-disabled="false"], [data-answer]'

export async function toLobby(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Play online' }).click()
  await page.getByRole('heading', { name: 'Play online', level: 1 }).waitFor()
  await page.locator('[data-going-on]:not(:empty)').waitFor()
}

/** Sets up a table as somebody wants it, and returns the link to it. */
export async function setUp(page: Page, change: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await toLobby(page)
  await page.getByRole('link', { name: 'New table' }).click()
  await change(page)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  return page.getByLabel('Link to this table').inputValue()
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
  await page.getByRole('button', { name: 'I’m ready' }).click()
  await page.getByRole('button', { name: 'I’m not ready' }).waitFor()
}

/** From the start page to a game against a bot that begins at once. */
export async function atABotsTable(page: Page): Promise<void> {
  await toLobby(page)
  await page.getByLabel('Wait for other players').selectOption('0')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForSelector('[data-space]')
}

export async function toAccount(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/online/account`)
  await page.locator('[data-sign-out]').waitFor()
}

/** Keeps the guest of the account screen under a name of its own, and returns it. */
export async function claim(page: Page, password: string): Promise<string> {
  const name = `Mara ${crypto.randomUUID().slice(0, 8)}`
  const form = page.locator('[data-claim]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Save with a password' }).click()
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  return name
}

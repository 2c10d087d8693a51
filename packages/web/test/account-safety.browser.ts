import { codeAt, stepAt } from '@overseer/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { postOffice } from '@overseer/proof'
import { PHONE, visitAt } from './browser.ts'
import { noticeServer } from './notice-server.ts'
import { claim } from './online-play.ts'

/** What keeps an account its owner's: proofs, an authenticator app, and the way back by e-mail. */

const PASSWORD = 'six rooms and a cat'

/** Strangers from everywhere try somebody's name. */
async function tryAt(address: string, name: string): Promise<void> {
  const wrong = (n: number): Promise<Response> =>
    fetch(`${address}api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n % 6}` },
      body: JSON.stringify({ name, password: 'a guess' }),
    })
  await Promise.all(Array.from({ length: 54 }, (_, n) => wrong(n)))
}

test('an owner shows that it is they, sets up an app, signs in by its code, and comes back by e-mail', async () => {
  const office = await postOffice()
  onTestFinished(() => office.close())
  const { address, laterBy, now } = await noticeServer(origin => ({
    SMTP_URL: office.url,
    MAIL_FROM: 'Vault <vault@vault.example>',
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
  }))
  const { page } = await visitAt(address)
  await page.goto(`${address}#/online/account`) // as nobody yet
  const form = page.locator('[data-claim]')
  await form.getByLabel('Name').fill('Mara')
  await form.getByLabel('Password').fill('password1')
  await form.getByRole('button', { name: 'Save with a password' }).click()
  await page.getByText('This password is too easy to guess').waitFor()
  const name = await claim(page, PASSWORD)

  await page.getByLabel('E-mail address').fill('mara@home.example')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('We have sent you an e-mail.').waitFor()
  await fetch(/http:\S+\/mail\/confirm\S+/.exec(office.got[0]!.text)![0], { method: 'POST' })

  laterBy(11)
  await page.getByLabel('Program name').fill('my bot')
  await page.getByLabel('It may').selectOption('read')
  await page.getByRole('button', { name: 'Create a token' }).click()
  const sheet = page.getByRole('dialog', { name: 'Is it you?' })
  await sheet.getByLabel('Password').fill('wrong')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByText('Wrong name or password.').waitFor()
  await sheet.getByLabel('Password').fill(PASSWORD)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Copy it now').waitFor()
  await page.getByText(/only watch · until/).waitFor()

  const app = page.locator('[data-second-factor]')
  await app.getByRole('button', { name: 'Set up an app' }).click()
  await app.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = (await app.locator('code').textContent())!
  const code = (): string => {
    laterBy(1) // each counts once
    return codeAt(secret, stepAt(now()))
  }
  await app.getByLabel(/^Code from/).fill(code())
  await app.getByRole('button', { name: 'Turn on' }).click()
  await app.getByText('Write these recovery codes down.').waitFor()
  expect(await app.locator('li code').count()).toBe(10)
  await app.getByText('You have 10 recovery codes left.').waitFor()

  await tryAt(address, name) // from now on the page of whoever is new there works before it signs in
  const phone = await visitAt(`${address}#/online/account`, { viewport: PHONE })
  let worked = 0
  phone.page.on('response', response => (worked += response.url().endsWith('/api/work') && response.ok() ? 1 : 0))
  const signIn = phone.page.locator('[data-sign-in]')
  await signIn.getByLabel('Name').fill(name)
  await signIn.getByLabel('Password').fill(PASSWORD)
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await signIn.getByLabel(/^Code from/).waitFor({ timeout: 90_000 }) // work is luck: mostly a second, now and then many
  await signIn.getByLabel(/^Code from/).fill(code())
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await phone.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await phone.page.getByText('Signed in with a new browser').waitFor()
  expect(worked).toBe(1) // what it worked for the password holds for the code
  await phone.page.locator('[data-sign-out]').click()

  const forgotten = phone.page.locator('[data-forgotten]')
  await forgotten.getByText('Forgot your password?').click()
  await forgotten.getByLabel('E-mail address').fill('mara@home.example')
  await forgotten.getByRole('button', { name: 'Send the link' }).click()
  await forgotten.getByText('a link is on its way').waitFor()
  const mail = () => office.got.find(({ headers }) => headers.subject === 'Set a new password')
  await expect.poll(mail).toBeDefined()
  await phone.page.goto(/http:\S+#\/online\/reset\/\S+/.exec(mail()!.text)![0])
  const reset = phone.page.locator('[data-reset]')
  await reset.getByLabel('New password').fill('battery staple')
  await reset.getByRole('button', { name: 'Set password and sign in' }).click()
  await reset.getByLabel(/^Code from/).fill(code())
  await reset.getByRole('button', { name: 'Set password and sign in' }).click()
  await phone.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await phone.page.getByText('Password reset by e-mail').waitFor()
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)

  const download = phone.page.waitForEvent('download')
  await phone.page.locator('[data-export]').click()
  expect((await download).suggestedFilename()).toBe('overseer-data.json')
  await page.reload()
  await page.locator('[data-sign-in]').waitFor()
}, 240_000)

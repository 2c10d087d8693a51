import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noFaults, PHONE, type Visit, visit } from './browser.ts'
import { ASKED, atABotsTable, toAccount } from './online-play.ts'

/** Passkeys, with the authenticator that Chromium has for tests. */

/** A device that keeps passkeys and knows its owner. */
class Device {
  readonly #session: CDPSession
  readonly #id: string

  private constructor(session: CDPSession, id: string) {
    this.#session = session
    this.#id = id
  }

  static async of({ context, page }: Visit, hasResidentKey = true): Promise<Device> {
    const session = await context.newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Device(session, authenticatorId)
  }

  async passkeys() {
    return (await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials
  }

  /** What synced passkeys do: the same ones on another device. */
  async copyTo(other: Device): Promise<void> {
    for (const credential of await this.passkeys())
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential })
  }

  async remove(): Promise<void> {
    await this.#session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.#id })
  }

  async clear(): Promise<void> {
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId: this.#id })
  }
}

const freshName = (): string => `Nora ${crypto.randomUUID().slice(0, 8)}`

async function claimByPasskey(page: Page): Promise<string> {
  const name = freshName()
  await page.locator('[data-claim]').getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save with a passkey' }).click()
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  return name
}

const signIn = (page: Page): Promise<void> =>
  page.locator('[data-sign-in]').getByRole('button', { name: 'Use a passkey' }).click()

test('a guest plays, keeps the name by a passkey, signs out, and goes on in another browser by the same passkey', async () => {
  const ann = await visit()
  const device = await Device.of(ann)
  await atABotsTable(ann.page)
  const table = ann.page.url()
  await toAccount(ann.page)
  const name = await claimByPasskey(ann.page)
  expect((await device.passkeys()).map(({ rpId, userName }) => [rpId, userName])).toEqual([['localhost', name]])
  await ann.page.locator('[data-sign-out]').click()
  await ann.page.locator('[data-sign-in]').waitFor()

  const phone = await visit('#/online/account', { viewport: PHONE })
  await device.copyTo(await Device.of(phone))
  await signIn(phone.page)
  await phone.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await phone.page.goto(`${table.split('#')[0]}#/online`)
  await phone.page.getByRole('link', { name: /Continue: / }).click()
  await phone.page.waitForSelector(ASKED)
  expect(phone.page.url()).toBe(table)
  noFaults(ann)
  noFaults(phone)
})

test('when nothing comes of the question of the browser one reads that nothing has changed, and loses nothing', async () => {
  const ann = await visit()
  const forgetful = await Device.of(ann, false) // it cannot keep what we ask for, and the browser says no
  await atABotsTable(ann.page)
  await toAccount(ann.page)
  const heading = (await ann.page.locator('h2').first().textContent())!
  await ann.page.getByRole('button', { name: 'Save with a passkey' }).click()
  await ann.page.getByText('No passkey was used, and nothing has changed.').waitFor()
  expect(await ann.page.locator('h2').first().textContent()).toBe(heading)
  expect(await forgetful.passkeys()).toEqual([])
  await forgetful.remove()
  const device = await Device.of(ann)
  await claimByPasskey(ann.page) // and the next try works
  await ann.page.locator('[data-sign-out]').click()
  await device.clear()
  await signIn(ann.page) // a device without a passkey for us
  await ann.page.getByText('No passkey was used, and nothing has changed.').waitFor()
  await ann.page.locator('[data-sign-in]').waitFor()
  noFaults(ann)
})

test('a name that somebody has is refused before the device keeps a passkey for it', async () => {
  const ann = await visit()
  await Device.of(ann)
  await atABotsTable(ann.page)
  await toAccount(ann.page)
  const name = await claimByPasskey(ann.page)
  const ben = await visit()
  const device = await Device.of(ben)
  await atABotsTable(ben.page)
  await toAccount(ben.page)
  await ben.page.locator('[data-claim]').getByLabel('Name').fill(name.toUpperCase())
  await ben.page.getByRole('button', { name: 'Save with a passkey' }).click()
  await ben.page.getByText('This name, or one that looks just like it, is already taken.').waitFor()
  expect(await device.passkeys()).toEqual([])
})

test('passkeys are added and removed; the last way in stays, and a passkey sets a password', async () => {
  const ann = await visit()
  const device = await Device.of(ann)
  await atABotsTable(ann.page)
  await toAccount(ann.page)
  await claimByPasskey(ann.page)
  const keys = ann.page.locator('section', { has: ann.page.getByRole('heading', { name: 'Passkeys' }) })
  await expect.poll(() => keys.locator('li').count()).toBe(1)

  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await keys.getByText('You already have a passkey on this device.').waitFor()
  await keys.getByRole('button', { name: 'Remove' }).click()
  await keys.getByText('This is your only way to sign in.').waitFor()

  const password = ann.page.locator('section', { has: ann.page.getByRole('heading', { name: 'Password' }) })
  await password.getByLabel('New password').fill('six rooms and a cat')
  await password.getByRole('button', { name: 'Change password' }).click()
  await password.getByText('Password changed.').waitFor()

  await device.clear() // another device
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect.poll(() => keys.locator('li').count()).toBe(2)
  await keys.getByRole('button', { name: 'Remove' }).first().click()
  await expect.poll(() => keys.locator('li').count()).toBe(1)
  await keys.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => keys.locator('li').count()).toBe(0)
})

test('at an address of numbers, where browsers have no passkeys, none are offered', async () => {
  const ann = await visit()
  await ann.page.goto(`${ann.page.url().replace('localhost', '127.0.0.1')}#/online/account`)
  await ann.page.locator('[data-sign-in]').waitFor()
  expect(await ann.page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
})

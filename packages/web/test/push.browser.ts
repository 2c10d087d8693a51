import type { CDPSession, Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { Browser, receiver } from '@overseer/proof'
import { noFaults, resident, type Visit, visitInWindow } from './browser.ts'
import { noticeServer } from './notice-server.ts'
import { ASKED, atABotsTable, toAccount } from './online-play.ts'

/** Notices of the system, as far as a browser without a push service can be tried. */

const box = (page: Page) => page.locator('[data-notify]')

test('whoever does not allow notices reads what to do about it, and the box stays empty', async () => {
  const ann = await visitInWindow(inject('address'))
  await atABotsTable(ann.page)
  await toAccount(ann.page)
  await box(ann.page).click() // this browser has nobody to ask: it says no
  await ann.page.getByText('Allow notifications for this site in the browser settings').waitFor()
  expect(await box(ann.page).isChecked()).toBe(false)
  noFaults(ann)
  await ann.context.grantPermissions(['notifications']) // and then they do
  await box(ann.page).click()
  await expect.poll(() => box(ann.page).isChecked()).toBe(true)
  await ann.page.getByText('Allow notifications for this site').waitFor({ state: 'detached' })
})

test('without a push service within reach the page says so, tells while it is open, and can be turned off again', async () => {
  const ann = await resident(inject('address'))
  await ann.context.grantPermissions(['notifications'])
  await atABotsTable(ann.page)
  await toAccount(ann.page)
  await box(ann.page).click()
  await ann.page.getByText('This browser’s push service cannot be reached').waitFor()
  expect(await box(ann.page).isChecked()).toBe(true)
  await ann.page.reload()
  await expect.poll(() => box(ann.page).isChecked()).toBe(true)
  await box(ann.page).click()
  await expect.poll(() => box(ann.page).isChecked()).toBe(false)
  await ann.page.reload()
  await box(ann.page).waitFor()
  expect(await box(ann.page).isChecked()).toBe(false)
  noFaults(ann)
})

/** Brings what a push service would bring to the service worker of a page. */
class Postman {
  readonly #session: CDPSession
  readonly #origin: string
  #registration = ''

  private constructor(session: CDPSession, origin: string) {
    this.#session = session
    this.#origin = origin
  }

  static async to({ context, page }: Visit): Promise<Postman> {
    const postman = new Postman(await context.newCDPSession(page), new URL(page.url()).origin)
    postman.#session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      postman.#registration = registrations.at(-1)?.registrationId ?? postman.#registration
    })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await postman.#session.send('ServiceWorker.enable')
    await expect.poll(() => postman.#registration).not.toBe('')
    return postman
  }

  async bring(pushed: object): Promise<void> {
    const at = { origin: this.#origin, registrationId: this.#registration }
    await this.#session.send('ServiceWorker.deliverPushMessage', { ...at, data: JSON.stringify(pushed) })
  }
}

function shown(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => [title, body])
  })
}

test('a turn that the server pushes is told in the language of the person, and a click on it opens the table', async () => {
  const service = await receiver()
  onTestFinished(() => service.close())
  const { address, laterBy } = await noticeServer(() => ({ PUSH_PRIVATE: 'true' }))
  const ann = await visitInWindow(address, { locale: 'ru' })
  const { page, context } = ann
  await context.grantPermissions(['notifications'])
  const keys = new Browser(service.url) // what a browser with a push service would have made
  const table = await page.evaluate(async subscription => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    await post('guest', { preferences: { language: 'ru' } })
    await post('push', subscription)
    const chairs = [{ person: true }, { bot: 'random' }]
    return ((await post('tables', { game: 'shelter', options: { first: 0 }, chairs })) as { id: string }).id
  }, keys.subscription)
  laterBy(2)
  await expect.poll(() => service.got.length).toBe(1)
  const pushed = keys.read(service.got[0]!.body) as { title: string }

  const postman = await Postman.to(ann)
  await postman.bring(pushed)
  await expect.poll(() => shown(page)).toEqual([['Shelter: ваш ход', 'За столом с вами боты.']])
  await postman.bring({ ...pushed, title: 'Shelter: ещё раз' })
  await expect.poll(() => shown(page)).toEqual([['Shelter: ещё раз', 'За столом с вами боты.']]) // one for each table

  const [worker] = context.serviceWorkers()
  await worker!.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (kind: string, about: object) => Event
    } & EventTarget
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await page.waitForSelector(ASKED)
  expect(new URL(page.url()).hash).toBe(`#/online/table/${table}`)
  expect(await shown(page)).toEqual([])
  noFaults(ann)
}, 60_000)

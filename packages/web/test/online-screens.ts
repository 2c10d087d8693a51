import { setTimeout } from 'node:timers/promises'
import { type PlayerPage, TableClient, type TableInfo } from '@overseer/protocol'
import type { Page } from 'playwright-core'
import { WebSocket } from 'ws'
import type { Screen } from './screens.ts'

/** Every online screen, in whatever language; for pictures and for axe. People who are not in the picture use the API. */

interface Table {
  readonly id: string
}

/** Somebody elsewhere. */
class Stranger {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  private constructor(origin: string) {
    this.#origin = origin
  }

  get #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  static async named(origin: string, name: string): Promise<Stranger> {
    const stranger = new Stranger(origin)
    await stranger.post('guest', { name })
    return stranger
  }

  /** With an account. */
  static async known(origin: string, name: string): Promise<Stranger> {
    const stranger = await Stranger.named(origin, name)
    await stranger.post('claim', {
      name: `${name} ${crypto.randomUUID().slice(0, 5)}`,
      password: 'six rooms and a cat',
    })
    return stranger
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    const response = await fetch(`${this.#origin}/api/${path}`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as T
  }

  async join(id: string): Promise<void> {
    await this.post(`tables/${id}/join`)
    await this.post(`tables/${id}/ready`, { ready: true })
  }

  /** Takes the first answer to every question until the game is over. */
  playOut(id: string): Promise<void> {
    const address = `${this.#origin.replace('http', 'ws')}/live/${id}`
    return new Promise(resolve => {
      const play = (): void => {
        const { pending, choices } = client.sight!
        if (choices.length > 0) void client.choose(choices[0])
        if (pending !== null) return
        client.close()
        resolve()
      }
      const client = new TableClient({
        dial: from =>
          new WebSocket(from === undefined ? address : `${address}?from=${from}`, {
            headers: { cookie: this.#cookie },
          }),
        listener: { shown: play, moved: play },
      })
    })
  }
}

const PERSON = { person: true }
const two = (wish: object = {}): object => ({
  game: 'shelter',
  chairs: [PERSON, PERSON],
  options: { first: 0 },
  ...wish,
})
const originOf = (page: Page): string => new URL(page.url()).origin

async function call<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([where, what]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`api/${where}`, { method: 'POST', headers, body: JSON.stringify(what) })
      return (await response.json()) as never
    },
    [path, body] as const,
  )
}

const go = (page: Page, hash: string): Promise<void> => page.evaluate(to => void (location.hash = to), hash)

async function asMara(page: Page): Promise<void> {
  await call(page, 'guest', { name: 'Mara' })
}

/** Mara at a table with Jonas. */
async function seated(page: Page, wish: object = {}): Promise<string> {
  await asMara(page)
  const { id } = await call<Table>(page, 'tables', two(wish))
  const jonas = await Stranger.named(originOf(page), 'Jonas')
  await jonas.join(id)
  return id
}

const CLOCK = { kind: 'live', each: 45_000, reserve: 1_200_000 }

async function atTheTable(page: Page): Promise<void> {
  const id = await seated(page, { clock: CLOCK })
  await call(page, `tables/${id}/start`)
  await go(page, `/online/table/${id}`)
  await page.waitForSelector('[data-space]')
}

const WASTELAND_ASKS = '[data-answer], [data-node][aria-disabled="false"]'

async function read<T>(origin: string, path: string): Promise<T> {
  return (await (await fetch(`${origin}/api/${path}`)).json()) as T
}

async function hostOf(origin: string, id: string): Promise<string> {
  return (await read<TableInfo>(origin, `tables/${id}`)).chairs[0]!.player!.id
}

/** Once the ratings of a game that is over are reckoned: that comes after its last move, not with it. */
async function entered(origin: string, id: string): Promise<void> {
  const host = await hostOf(origin, id)
  while ((await read<PlayerPage>(origin, `players/${host}`)).ratings.length === 0) await setTimeout(50)
}

const finished = new Map<string, Promise<string>>()

/** A game between two strangers that is over; played once for all pictures. */
function finishedGame(origin: string): Promise<string> {
  const there = finished.get(origin)
  if (there !== undefined) return there
  const made = (async () => {
    const people = [await Stranger.known(origin, 'Vera'), await Stranger.known(origin, 'Leo')] as const
    const { id } = await people[0].post<Table>('tables', two({ listed: true, rated: true, clock: CLOCK }))
    await people[1].join(id)
    await people[0].post(`tables/${id}/start`)
    await Promise.all(people.map(one => one.playOut(id)))
    await entered(origin, id)
    return id
  })()
  finished.set(origin, made)
  return made
}

export const ONLINE_SCREENS: Record<string, Screen> = {
  lobby: async page => {
    const origin = originOf(page)
    const vera = await Stranger.named(origin, 'Vera')
    await vera.post('tables', { ...two({ listed: true, clock: CLOCK }), chairs: [PERSON, PERSON, { bot: 'officer' }] })
    await vera.post('tables', { ...two({ listed: true }), chairs: [PERSON, { bot: 'overseer' }] })
    const id = await seated(page, { clock: { kind: 'slow', each: 86_400_000, reserve: 259_200_000 } })
    await call(page, `tables/${id}/start`)
    await go(page, '/online')
    await page.locator('li a[href^="#/online/table"]').first().waitFor()
  },
  waiting: async page => {
    const id = await seated(page)
    await call(page, `tables/${id}/start`)
    await go(page, '/online') // whoever has been here once is asked about next time
    await page.locator('li a[href^="#/online/table"]').first().waitFor()
    await go(page, '/')
    await page.locator('[data-waiting="1"]').waitFor()
  },
  newTable: async page => {
    await go(page, '/online/new')
    await page.locator('form select').first().waitFor()
  },
  waitingRoom: async page => {
    await asMara(page)
    const { id } = await call<Table>(page, 'tables', {
      ...two({ clock: CLOCK }),
      chairs: [PERSON, PERSON, PERSON, PERSON],
    })
    await (await Stranger.named(originOf(page), 'Jonas')).join(id)
    await call(page, `tables/${id}/bot`, { seat: 3, bot: 'recruit' })
    await go(page, `/online/table/${id}`)
    await page.locator('[data-chair="3"]').waitFor()
  },
  onlineTable: atTheTable,
  chat: async page => {
    await atTheTable(page)
    await page.locator('[data-chat]').click()
    await page.locator('aside form input').fill('1, 2, 3 …')
    await page.locator('aside form button').click()
    await page.locator('aside li b').waitFor()
  },
  verify: async page => {
    await go(page, `/online/review/${await finishedGame(originOf(page))}`)
    await page.locator('[data-verify]').click()
    await page.locator('[data-verdict]').waitFor()
  },
  player: async page => {
    const id = await finishedGame(originOf(page))
    await go(page, `/online/player/${await hostOf(originOf(page), id)}`)
    await page.locator('li a[href^="#/online/review"]').waitFor()
  },
  ratings: async page => {
    await go(page, '/online/ratings/shelter')
    await page.locator('nav a[aria-current]').waitFor()
  },
  guest: async page => {
    await asMara(page)
    await go(page, '/online/account')
    await page.locator('[data-claim]').waitFor()
  },
  account: async page => {
    await asMara(page)
    await call(page, 'claim', { name: `Mara ${crypto.randomUUID().slice(0, 5)}`, password: 'six rooms and a cat' })
    await call(page, 'tokens', { name: 'my bot' })
    await go(page, '/online/account')
    await page.locator('[data-sign-out]').waitFor()
  },
  wasteland: async page => {
    await page.locator('select').first().selectOption('wasteland')
    await page.locator('section button.main').first().click()
    await page.waitForSelector('[data-answer]', { timeout: 90_000 })
  },
  wastelandLater: async page => {
    await page.locator('select').first().selectOption('wasteland')
    await page.locator('section button.main').first().click()
    for (let n = 0; n < 8; n++) {
      await page.waitForSelector(WASTELAND_ASKS, { timeout: 90_000, state: 'attached' })
      await page.evaluate(
        asked => document.querySelector(asked)!.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        WASTELAND_ASKS,
      )
      await page.waitForTimeout(300)
    }
  },
}

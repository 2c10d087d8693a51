import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { DESKTOP, noFaults, PHONE, type Visit, visit } from './browser.ts'
import { ASKED, toLobby } from './online-play.ts'
import { ONLINE_SCREENS } from './online-screens.ts'

/** Playing over a real server, in several real browsers. */

/** Sets up a table for two and returns its link. */
async function setUp(page: Page, change: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await toLobby(page)
  await page.getByRole('link', { name: 'New table' }).click()
  await change(page)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  return page.getByLabel('Link to this table').inputValue()
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down here' }).first().click()
  await page.getByRole('button', { name: 'I am ready' }).click()
  await page.getByRole('button', { name: 'Not ready after all' }).waitFor()
}

/** Two people at a table of Shelter that has begun. */
async function twoAtATable(): Promise<{ ann: Visit; ben: Visit; link: string }> {
  const ann = await visit()
  const ben = await visit()
  const link = await setUp(ann.page)
  await sitDown(ben.page, link)
  await ann.page.getByRole('button', { name: 'Start' }).click()
  for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
  return { ann, ben, link }
}

/** Makes a move if this person is asked; now and then by a double click, which must not play twice. */
function tryMove(page: Page, n: number): Promise<'moved' | 'waiting' | 'over'> {
  return page.evaluate(count => {
    if (document.querySelector('[data-over]') !== null) return 'over'
    const asked = document.querySelector('[data-asked]') !== null
    const spaces = asked ? [] : [...document.querySelectorAll<HTMLElement>('[data-space][aria-disabled="false"]')]
    const target = spaces[count % spaces.length] ?? document.querySelector<HTMLElement>('[data-answer]')
    if (target === null) return 'waiting'
    target.click()
    if (count % 5 === 0) target.click()
    return 'moved'
  }, n)
}

/** Plays until the game is over or so many moves have been made. */
async function playOn(pages: readonly Page[], most: number): Promise<'over' | 'stopped'> {
  let moves = 0
  for (let idle = 0; moves < most; idle++) {
    for (const page of pages) {
      const done = await tryMove(page, moves)
      if (done === 'over') return 'over'
      if (done === 'waiting') continue
      moves++
      idle = 0
    }
    await pages[0]!.waitForTimeout(15)
    if (idle > 2000) throw new Error('nobody is asked')
  }
  return 'stopped'
}

/** What everybody at a table can see: happiness, crews, rooms. */
function seen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-happiness], [data-room], [data-space]')].map(
      ({ dataset: { happiness, room, space, crew } }) =>
        `${happiness ?? ''} ${room ?? ''} ${space ?? ''} ${crew ?? ''}`,
    ),
  )
}

/** Both may still be on their way to it. */
async function seeTheSame(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await seen(one)).join() === (await seen(other)).join(), { timeout: 10_000 }).toBe(true)
}

describe('people at one table', () => {
  test('two browsers play a whole game, a third watches; one loses its connection in the middle and comes back', async () => {
    const { ann, ben, link } = await twoAtATable()
    const cid = await visit()
    await cid.page.goto(link)
    await cid.page.getByText('You are watching').waitFor()
    await cid.page.waitForSelector('[data-space]')
    const pages = [ann.page, ben.page]

    expect(await playOn(pages, 25)).toBe('stopped')
    await seeTheSame(cid.page, ann.page)

    await ben.context.setOffline(true)
    await ben.page.getByText('Connection lost, coming back').waitFor()
    const before = await seen(ann.page)
    for (let n = 0; n < 10; n++) {
      await tryMove(ann.page, n)
      await ann.page.waitForTimeout(50)
    }
    await ben.context.setOffline(false)
    await ben.page.getByText('Connection lost, coming back').waitFor({ state: 'detached' })
    await seeTheSame(ben.page, ann.page)
    expect(before.length).toBeGreaterThan(0)

    expect(await playOn(pages, 2000)).toBe('over')
    for (const { page } of [ann, ben, cid]) await page.locator('[data-over]').waitFor()
    await seeTheSame(ben.page, ann.page)
    await seeTheSame(cid.page, ann.page)
    const told = (page: Page) => page.locator('section[aria-label="Log"] li').allTextContents()
    await expect.poll(() => told(cid.page), { timeout: 10_000 }).toEqual(await told(ann.page))

    await ann.page.getByRole('button', { name: 'See how it went' }).click()
    await ann.page.getByRole('heading', { name: 'Happiness by round' }).waitFor()
    await ann.page.getByRole('button', { name: 'Verify this game' }).click()
    await ann.page.getByText('Everything fits. Nobody tampered with this game.').waitFor()
    expect(await ann.page.locator('[data-check="right"]').count()).toBe(4)
    await ann.page.getByRole('button', { name: 'Close' }).click()

    await ben.page.locator('[data-rematch]').click()
    await ben.page.getByRole('heading', { name: 'Before the game' }).waitFor()
    await cid.page.getByRole('link', { name: 'To the next game' }).waitFor()
    noFaults(ann)
    noFaults(cid)
  }, 600_000)

  test('a tampered record is caught, and the page says what is wrong', async () => {
    const ann = await visit()
    const { page } = ann
    await toLobby(page)
    await page.getByLabel('Wait for people').selectOption('0')
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector('[data-space]')
    await page.route('**/api/tables/*/record', async route => {
      const table = route.request().url().split('/').at(-2)!
      const info = (await (await fetch(route.request().url().replace('/record', ''))).json()) as { commitment: string }
      const record = {
        game: 'shelter',
        rulesVersion: 1,
        options: { seats: 2 },
        seed: `another seed for ${table}`,
        choices: [{ do: 'skip' }],
      }
      await route.fulfill({ json: { record, commitment: info.commitment, result: null } })
    })
    await page.goto(page.url().replace('/table/', '/review/'))
    await page.getByText('Something does not fit. Do not trust this result.').waitFor()
    await page.getByText('The number does not follow from the seed: it was exchanged.').waitFor()
    await page.getByText(/Choice 1 breaks a rule \(SH-/).waitFor()
    noFaults(ann)
  })

  test('whoever comes by a link says a name there, and sees at the table who they are and whether it is their turn', async () => {
    const ann = await visit()
    const ben = await visit('', { viewport: PHONE })
    const link = await setUp(ann.page, async page => {
      await page.getByLabel('Name').fill('Ann of 76')
    })
    await ben.page.goto(link)
    await ben.page.getByLabel('Name').fill('Ben of 13')
    await ben.page.getByRole('button', { name: 'Sit down here' }).click()
    await ben.page.locator('[data-chair="1"]', { hasText: 'Ben of 13You' }).waitFor()
    await ben.page.getByRole('button', { name: 'I am ready' }).click()
    await ann.page.getByRole('button', { name: 'Start' }).click()
    for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
    const status = ({ page }: Visit, text: RegExp) => page.locator('header h1', { hasText: text })
    for (const one of [ann, ben]) await status(one, /^Your turn|is thinking/).waitFor()
    const asked = (await status(ann, /^Your turn/).count()) > 0 ? ann : ben
    const [other, name] = asked === ann ? [ben, 'Ann of 76'] : [ann, 'Ben of 13']
    await status(asked, new RegExp(`^Your turn, ${name}$`)).waitFor()
    await status(other, new RegExp(`^${name} is thinking …$`)).waitFor()
    for (const [{ page }, mine] of [
      [ann, 'Ann of 76'],
      [ben, 'Ben of 13'],
    ] as const)
      await page.getByRole('listitem').filter({ hasText: mine }).getByText('You', { exact: true }).waitFor()
    noFaults(ann)
    noFaults(ben)
  })

  test('chat reaches the other one, and a muted person is not read', async () => {
    const { ann, ben } = await twoAtATable()
    await ben.page.locator('[data-chat]').click()
    await ben.page.getByLabel('Say something').fill('Good <b>luck</b>!')
    await ben.page.getByRole('button', { name: 'Send' }).click()
    await ann.page.getByRole('button', { name: 'Chat, 1 unread' }).click()
    const said = ann.page.getByText('Good <b>luck</b>!')
    await said.waitFor()
    await ann.page.getByRole('button', { name: /Do not show what/ }).click()
    await said.waitFor({ state: 'detached' })
    await ann.page.getByRole('button', { name: /Show .* again/ }).click()
    await said.waitFor()
    noFaults(ann)
    noFaults(ben)
  })

  test('whoever lets a bot play may take the seat back', async () => {
    const { ann, ben } = await twoAtATable()
    await Promise.race([ann.page, ben.page].map(page => page.waitForSelector(ASKED)))
    const other = (await ann.page.locator(ASKED).count()) > 0 ? ben.page : ann.page
    await other.evaluate(() => document.querySelector<HTMLButtonElement>('[data-menu]')!.click())
    await other.getByRole('button', { name: 'Let a bot play on for me' }).click()
    await other.getByText('A bot plays for you.').waitFor()
    await other.getByRole('button', { name: 'Take your seat back' }).click()
    await other.getByText('A bot plays for you.').waitFor({ state: 'detached' })
    noFaults(ann)
    noFaults(ben)
  })
})

describe('the lobby', () => {
  test('a public table is found, joined and left; its host sends somebody away and seats a bot', async () => {
    const ann = await visit()
    const ben = await visit('', { viewport: PHONE })
    await setUp(ann.page, async page => {
      await page.getByLabel('Who may join').selectOption('public')
      await page.getByLabel('Players').selectOption('3')
    })
    await toLobby(ben.page)
    const name = await ann.page.locator('[data-account]').textContent()
    await ben.page.getByRole('link', { name: new RegExp(`Join: ${name}`) }).click()
    await ben.page.getByRole('button', { name: 'Sit down here' }).first().click()
    await ann.page.getByRole('button', { name: /^Send .* away$/ }).click()
    await ben.page.getByRole('button', { name: 'Sit down here' }).first().click()
    await ann.page.locator('[data-chair="2"] select').selectOption('recruit')
    const start = ann.page.getByRole('button', { name: 'Start' })
    expect(await start.isDisabled()).toBe(true)
    await ben.page.getByRole('button', { name: 'I am ready' }).click()
    await start.click()
    for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
    const overflow = await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    noFaults(ann)
    noFaults(ben)
  })

  test('play now: two who want the same meet, and the game begins by itself', async () => {
    const people = [await visit(), await visit()]
    for (const { page } of people) {
      await toLobby(page)
      await page.getByLabel('Players').selectOption('2')
      await page.getByLabel('Wait for people').selectOption('180')
      await page.waitForTimeout(300)
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.getByRole('heading', { name: 'Before the game' }).or(page.locator('[data-space]').first()).waitFor()
    }
    for (const { page } of people) await page.waitForSelector('[data-space]')
    expect(people[0]!.page.url()).toBe(people[1]!.page.url())
    for (const person of people) noFaults(person)
  })

  test('the title of the tab counts the games that wait, and a hint is offered against bots only', async () => {
    const ann = await visit()
    const { page } = ann
    await toLobby(page)
    await page.getByLabel('Wait for people').selectOption('0')
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector(ASKED)
    await expect.poll(() => page.title()).toBe('(1) Your turn · Overseer')
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('dialog[open] ol li').first().waitFor({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    const { ann: other } = await twoAtATable()
    expect(await other.page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
    noFaults(ann)
  })
})

test('one claims a name, signs out, signs in on another browser, and goes on playing there', async () => {
  const { ann, ben } = await twoAtATable()
  const table = ann.page.url()
  const name = `Mara ${crypto.randomUUID().slice(0, 8)}`
  await ann.page.goto(`${table.split('#')[0]}#/online/account`)
  const claim = ann.page.locator('[data-claim]')
  await claim.getByLabel('Name').fill(name)
  await claim.getByLabel('Password').fill('six rooms and a cat')
  await claim.getByRole('button', { name: 'Keep by password' }).click()
  await ann.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await ann.page.locator('[data-sign-out]').click()
  await ann.page.locator('[data-sign-in]').waitFor()

  const elsewhere = await visit('#/online/account', { viewport: PHONE })
  const form = elsewhere.page.locator('[data-sign-in]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill('wrong password')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.page.getByText('Name or password is wrong.').waitFor()
  await form.getByLabel('Password').fill('six rooms and a cat')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await elsewhere.page.goto(`${table.split('#')[0]}#/online`)
  await elsewhere.page.getByRole('link', { name: /Continue: / }).click()
  await elsewhere.page.waitForSelector('[data-space]')
  expect(await elsewhere.page.getByText('You are watching').count()).toBe(0)
  expect(await playOn([elsewhere.page, ben.page], 12)).toBe('stopped')
  noFaults(ben)
})

describe('a table in words', () => {
  test('Wasteland is played offline, from the start page, by buttons, digits and typing', async () => {
    const person = await visit()
    const { page } = person
    await page.locator('select').first().selectOption('wasteland')
    await page.getByRole('button', { name: 'Start' }).click()
    for (let n = 0; n < 14; n++) {
      await page.waitForSelector('[data-answer]', { timeout: 30_000 })
      const answer = await page.locator('[data-answer]').first().elementHandle()
      if (n % 3 === 0) await page.keyboard.press('1')
      else
        await page
          .locator('[data-answer]')
          .nth(n % (await page.locator('[data-answer]').count()))
          .click()
      await answer.waitForElementState('hidden') // every question has answers of its own, also one that is asked again
    }
    expect(await page.locator('section[aria-label="Log"] li').count()).toBeGreaterThan(3)
    noFaults(person)
  })

  test('two people play a few rounds of Wasteland online', async () => {
    const ann = await visit()
    const ben = await visit('', { viewport: PHONE })
    const link = await setUp(ann.page, async page => {
      await page.getByLabel('Game').selectOption('wasteland')
      await page.getByLabel('Scenario').selectOption('pitt')
    })
    await sitDown(ben.page, link)
    await ann.page.getByRole('button', { name: 'Start' }).click()
    await playOn([ann.page, ben.page], 40)
    const told = (page: Page) => page.locator('section[aria-label="Log"] li').count()
    expect(await told(ann.page)).toBeGreaterThan(5)
    const overflow = await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    noFaults(ann)
    noFaults(ben)
  })
})

test.each(Object.entries(ONLINE_SCREENS))(
  'axe finds nothing on the %s in either theme, on a desktop and on a phone',
  async (_name, open) => {
    expect(await violations(open, [DESKTOP, PHONE])).toEqual([])
  },
)

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dress, THEMES, violations } from './axe.ts'
import { DESKTOP, noFaults, PHONE, unpainted, type Visit, visit } from './browser.ts'
import { ASKED, setUp, sitDown, toLobby } from './online-play.ts'
import { ONLINE_SCREENS } from './online-screens.ts'
import { brokenWords } from './overflows.ts'
import { covered, playOn, seen, seeTheSame, tryMove, twoAtATable } from './two-at-a-table.ts'

/** Playing over a real server, in several real browsers. */

describe('people at one table', () => {
  test('two browsers play a whole game, a third watches; one loses its connection in the middle and comes back', async () => {
    const { ann, ben, link } = await twoAtATable()
    const cid = await visit()
    await cid.page.goto(link)
    await cid.page.getByText('You are watching').waitFor()
    expect(await cid.page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await cid.page.waitForSelector('[data-space]')
    const pages = [ann.page, ben.page]
    for (const page of [...pages, cid.page]) await unpainted(page)

    expect(await playOn(pages, 25)).toBe('stopped')
    await seeTheSame(cid.page, ann.page)

    await ben.context.setOffline(true)
    await ben.page.getByText('Connection lost. Reconnecting').waitFor()
    expect(await ben.page.getByText('thinking…').count()).toBe(0) // nobody here can know
    expect(await ben.page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
    const before = await seen(ann.page)
    for (let n = 0; n < 10; n++) {
      await tryMove(ann.page, n)
      await ann.page.waitForTimeout(50)
    }
    await ben.context.setOffline(false)
    await ben.page.getByText('Connection lost. Reconnecting').waitFor({ state: 'detached' })
    await seeTheSame(ben.page, ann.page)
    expect(before.length).toBeGreaterThan(0)

    expect(await playOn(pages, 2000)).toBe('over')
    for (const { page } of [ann, ben, cid]) await page.locator('[data-over]').waitFor()
    await seeTheSame(ben.page, ann.page)
    await seeTheSame(cid.page, ann.page)
    const told = (page: Page) => page.locator('section[aria-label="Log"] li:not([data-since])').allTextContents()
    await expect.poll(() => told(cid.page)).toEqual(await told(ann.page))

    await ann.page.getByRole('button', { name: 'Review the game' }).click()
    await ann.page.getByRole('heading', { name: 'Happiness by round' }).waitFor()
    await ann.page.getByRole('button', { name: 'Verify this game' }).click()
    await ann.page.getByText('Everything checks out. Nobody tampered with this game.').waitFor()
    expect(await ann.page.locator('[data-check="right"]').count()).toBe(5)
    await ann.page.getByText('The randomness your browser added is part of this game.').waitFor()
    await ann.page.getByRole('button', { name: 'Close' }).click()

    await ben.page.locator('[data-rematch]').click()
    await ben.page.getByRole('heading', { name: 'Waiting room' }).waitFor()
    await cid.page.getByRole('link', { name: 'To the next game' }).waitFor()
    noFaults(ann)
    noFaults(cid)
  }, 600_000)

  test('a tampered record is caught, and the page says what is wrong', async () => {
    const ann = await visit()
    const { page } = ann
    await toLobby(page)
    await page.getByLabel('Wait for other players').selectOption('0')
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
      await route.fulfill({ json: { record, commitment: info.commitment, result: null, fair: null } })
    })
    await page.goto(page.url().replace('/table/', '/review/'))
    await page.getByText('Something doesn’t add up. Don’t trust this result.').waitFor()
    await page.getByText('The fingerprint does not match the seed: one of them was swapped.').waitFor()
    await page.getByText(/Move 1 breaks a rule \(SH-/).waitFor()
    noFaults(ann)
  })

  test('a game against bots begins with what the browser added to its chance, and the bots can be asked again', async () => {
    const ann = await visit()
    const { page } = ann
    await toLobby(page)
    await page.getByLabel('Wait for other players').selectOption('0')
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector('[data-space]')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Let a bot take over' }).click()
    const address = page.url().replace('#/online/table/', 'api/tables/')
    const status = async () => ((await (await fetch(address)).json()) as { status: string }).status
    await expect.poll(status, { timeout: 60_000 }).toBe('over') // bots are quick among themselves
    await page.goto(page.url().replace('/table/', '/review/'))
    await page.getByRole('button', { name: 'Verify this game' }).click()
    await page.locator('[data-of="share"][data-check="right"]').waitFor()
    await page.locator('[data-verify-bots]').click()
    await page.locator('[data-of="bots"][data-check="right"]').waitFor()
    await page.getByText('Everything checks out. Nobody tampered with this game.').waitFor()
    noFaults(ann)
  })

  test('whoever comes by a link says a name there, and sees at the table who they are and whether it is their turn', async () => {
    const ann = await visit()
    const ben = await visit('', { viewport: PHONE })
    const link = await setUp(ann.page, async page => {
      await page.getByLabel('Name').fill('Ann of 76')
    })
    await ben.page.goto(link)
    await ben.page.getByText(/^Ann of 76 invites you to a game of Shelter\. A game takes 30 to 60 minutes/).waitFor()
    expect(await ben.page.evaluate(() => scrollY)).toBe(0) // a chat further down draws nobody there
    await ben.page.getByLabel('Name').fill('Ben of 13')
    await ben.page.getByRole('button', { name: 'Sit here' }).click()
    await ben.page.locator('[data-chair="1"]', { hasText: 'Ben of 13You' }).waitFor()
    await ben.page.getByText('The table is waiting for you.').waitFor()
    await ann.page.getByText('Waiting for Ben of 13 to be ready.').waitFor()
    expect(await ann.page.title()).toBe('Overseer')
    await ben.page.getByRole('button', { name: 'I’m ready' }).click()
    await expect.poll(() => ann.page.title()).toBe('(1) Your turn · Overseer') // to begin: she may look elsewhere
    await ann.page.getByRole('button', { name: 'Start' }).click()
    for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
    const status = ({ page }: Visit, text: RegExp) => page.locator('header h1', { hasText: text })
    for (const one of [ann, ben]) await status(one, /^Your turn|is thinking/).waitFor()
    const asked = (await status(ann, /^Your turn/).count()) > 0 ? ann : ben
    const [other, name] = asked === ann ? [ben, 'Ann of 76'] : [ann, 'Ben of 13']
    await status(asked, new RegExp(`^Your turn, ${name}$`)).waitFor()
    await status(other, new RegExp(`^${name} is thinking…$`)).waitFor()
    for (const [{ page }, mine] of [
      [ann, 'Ann of 76'],
      [ben, 'Ben of 13'],
    ] as const)
      await page.getByRole('listitem').filter({ hasText: mine }).getByText('You', { exact: true }).waitFor()
    await dress(ben.page, 'terminal') // whose letters are the widest
    const clocks = ben.page.locator('[aria-label="Players"] li [title*="eserve"]')
    expect(await clocks.count()).toBe(2)
    expect(await ben.page.locator('[aria-label="Players"]').getByText('no account').count()).toBe(0) // no room for it
    const ends = () => clocks.evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(PHONE.width)
    noFaults(ann)
    noFaults(ben)
  })

  test('whoever loses the connection while deciding still reads the time that was left, not the reserve', async () => {
    const ann = await visit()
    const ben = await visit()
    const link = await setUp(ann.page, async page => {
      await page.getByLabel('Time to think').selectOption({ label: '1 day per decision, 3 days in reserve' })
    })
    await sitDown(ben.page, link)
    await ann.page.getByRole('button', { name: 'Start' }).click()
    for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
    const asked = await Promise.race([ann, ben].map(async one => (await one.page.waitForSelector(ASKED), one)))
    const left = asked.page.getByTitle('Time left, including reserve')
    await expect.poll(() => left.textContent()).toMatch(/^3\sdays 23\shr$/)
    await asked.context.setOffline(true)
    await asked.page.getByText('Connection lost. Reconnecting').waitFor()
    await expect.poll(() => left.textContent()).toMatch(/^3\sdays 23\shr$/)
  })

  test('chat reaches the other one, and a muted person is not read', async () => {
    const { ann, ben } = await twoAtATable()
    await ben.page.locator('[data-chat]').click()
    await ben.page.getByLabel('Write a message').fill('Good <b>luck</b>!')
    await ben.page.getByRole('button', { name: 'Send' }).click()
    await ann.page.getByRole('button', { name: 'Chat, 1 unread' }).click()
    const said = ann.page.getByText('Good <b>luck</b>!')
    await said.waitFor()
    await ann.page.getByRole('button', { name: /^Report/ }).click()
    await ann.page.getByText('A moderator will look at it.').waitFor()
    await ann.page.getByRole('button', { name: /^Mute/ }).click()
    await said.waitFor({ state: 'detached' })
    await ann.page.getByRole('button', { name: /^Unmute/ }).click()
    await said.waitFor()
    expect(await covered(ann.page, 'aside[data-talk]')).toEqual([])
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
      await page.getByRole('radio', { name: '3', exact: true }).check()
    })
    await toLobby(ben.page)
    await ben.page
      .locator('[data-going-on]')
      .filter({ hasText: /tables? (is|are) waiting for players/ })
      .waitFor()
    await ben.page.locator('[data-guide]').getByText('You don’t need an account.').waitFor() // he is new here
    for (const theme of THEMES) {
      await dress(ben.page, theme)
      expect(await brokenWords(ben.page, 'label > b'), theme).toEqual([]) // names of games stay in one piece
    }
    const name = await ann.page.locator('[data-account]').textContent()
    await ben.page.getByRole('link', { name: new RegExp(`Join: ${name}`) }).click()
    await ben.page.getByRole('button', { name: 'Sit here' }).first().waitFor()
    expect(await ben.page.evaluate(() => scrollY), 'however far down the lobby he was').toBe(0)
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click()
    await ann.page.getByRole('button', { name: /^Remove .*$/ }).click()
    await ann.page.getByRole('button', { name: /^Really remove .*$/ }).click()
    await ben.page.getByRole('alert').filter({ hasText: 'The host removed you' }).waitFor()
    expect(await ben.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0) // nobody offers him what is refused
    await ben.page.reload()
    await ben.page.getByRole('button', { name: 'Sit here' }).first().click()
    await ben.page.getByRole('alert').filter({ hasText: 'You can still watch.' }).waitFor() // it lasts
    await ann.page.locator('[data-chair="1"] select').selectOption('recruit')
    const start = ann.page.getByRole('button', { name: 'Start' })
    expect(await start.isDisabled()).toBe(true)
    await ann.page.locator('[data-chair="2"] select').selectOption('recruit')
    await start.click()
    for (const { page } of [ann, ben]) await page.waitForSelector('[data-space]')
    for (const name of ['Recruit 1', 'Recruit 2'])
      await ann.page.getByRole('list', { name: 'Players' }).getByText(name).waitFor() // as on the board
    const overflow = await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    noFaults(ann)
    expect(ben.faults).toEqual([expect.stringContaining('403')]) // the seat that was refused, as browsers tell it
  })

  test('a rating is told in numbers people know, in words, and as a curve', async () => {
    const visitor = await visit()
    await ONLINE_SCREENS.player!(visitor.page)
    expect(await visitor.page.locator('[data-rating]').textContent()).toMatch(/^1[2-7]\d\d/)
    await visitor.page.getByText(/still settling: probably between \d+ and \d+/).waitFor()
    expect(await visitor.page.locator('#seat-pattern-0').count()).toBe(1) // what counters in lists are painted with
    noFaults(visitor)
  })

  test('play now: two who want the same meet, and the game begins by itself', async () => {
    const people = [await visit(), await visit()]
    for (const { page } of people) {
      await toLobby(page)
      await page.getByLabel('Wait for other players').selectOption('180')
      await page.getByRole('button', { name: 'Play now' }).click()
      await page.getByRole('heading', { name: 'Waiting room' }).or(page.locator('[data-space]').first()).waitFor()
    }
    for (const { page } of people) await page.waitForSelector('[data-space]')
    expect(people[0]!.page.url()).toBe(people[1]!.page.url())
    for (const person of people) noFaults(person)
  })

  test('the title of the tab counts the games that wait, and a hint is offered against bots only', async () => {
    const ann = await visit()
    const { page } = ann
    await toLobby(page)
    await page.getByLabel('Wait for other players').selectOption('0')
    await page.getByLabel('Bots’ level').selectOption('recruit')
    await page.getByRole('button', { name: 'Play now' }).click()
    await page.waitForSelector(ASKED)
    await page.getByText('Recruit').first().waitFor()
    await expect.poll(() => page.title()).toBe('(1) Your turn · Overseer')
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('[data-hint] li').first().waitFor({ timeout: 90_000 })
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
  await claim.getByRole('button', { name: 'Save with a password' }).click()
  await ann.page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  await ann.page.locator('[data-sign-out]').click()
  await ann.page.locator('[data-sign-in]').waitFor()

  const elsewhere = await visit('#/online/account', { viewport: PHONE })
  const form = elsewhere.page.locator('[data-sign-in]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill('wrong password')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.page.getByText('Wrong name or password.').waitFor()
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

/** Whoever begins makes camp, offers the other a Cap and takes the offer back before it is answered. */
async function withdrawAnOffer(pages: readonly Page[]): Promise<void> {
  const acting = '[data-ask="act"] [data-answer]'
  const isActing = async (page: Page): Promise<boolean> => (await page.locator(acting).count()) > 0
  while (!(await isActing(pages[0]!)) && !(await isActing(pages[1]!))) await playOn(pages, 1)
  const [camper, partner] = (await isActing(pages[0]!)) ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!]
  await camper.locator('[data-ask="act"] [data-answer="6"]').click()
  await camper.locator('[data-ask="camp"]').waitFor()
  await camper.getByRole('button', { name: /Trade with/ }).click()
  await camper.getByRole('button', { name: 'One Cap more' }).first().click()
  await camper.getByRole('button', { name: /Make this offer/ }).click()
  await partner.getByRole('button', { name: /Accept/ }).waitFor()
  await camper.getByRole('button', { name: 'Withdraw the offer' }).click()
  await camper.locator('[data-ask="trading"]').waitFor()
  await partner.getByRole('button', { name: /Accept/ }).waitFor({ state: 'detached' })
}

describe('the table of Wasteland', () => {
  test('is played offline, from the start page, by buttons, digits and the map', async () => {
    const person = await visit()
    const { page } = person
    await page.locator('select').first().selectOption('wasteland')
    await page.getByRole('button', { name: 'Start' }).click()
    const asked = page.locator('[data-answer], [data-node][aria-disabled="false"]')
    for (let n = 0; n < 14; n++) {
      await asked.first().waitFor({ timeout: 90_000, state: 'attached' })
      const answers = page.locator('[data-answer]')
      const count = await answers.count()
      if (count === 0) await page.keyboard.press('a').then(() => page.keyboard.press('Enter'))
      else if (n % 3 === 0) await page.keyboard.press((await answers.first().getAttribute('data-answer'))!)
      else await answers.nth(n % count).click()
      await page.waitForTimeout(60)
    }
    expect(await page.locator('section[aria-label="Log"] li:not([data-since])').count()).toBeGreaterThan(3)
    noFaults(person)
  })

  test('is played by two people online for a few rounds', async () => {
    const ann = await visit()
    const ben = await visit('', { viewport: PHONE })
    const link = await setUp(ann.page, async page => {
      await page.getByRole('radio', { name: /^Wasteland/ }).check()
      await page.getByLabel('Scenario').selectOption('pitt')
    })
    await sitDown(ben.page, link)
    await ann.page.getByRole('button', { name: 'Start' }).click()
    await withdrawAnOffer([ann.page, ben.page])
    await playOn([ann.page, ben.page], 40)
    const told = (page: Page) => page.locator('section[aria-label="Log"] li:not([data-since])').count()
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

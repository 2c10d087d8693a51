import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { noFaults, PHONE, unpainted, type Visit, visit } from './browser.ts'
import { setUp, sitDown } from './online-play.ts'

/** A whole game of Wasteland over a server: two people, two officers, somebody who watches, a connection that is lost. */

/** A visitor who does not wait for what is shown. */
async function hasty(options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const visitor = await visit('', options)
  await unpainted(visitor.page)
  await visitor.page.evaluate(() => {
    localStorage.setItem('overseer.pace', 'atOnce')
    localStorage.setItem('overseer.aim.wasteland', 'known')
  })
  await visitor.page.reload()
  return visitor
}

type Done = 'moved' | 'waiting' | 'over'

/** Answers if this person is asked: walks or explores every third turn and ends the others, else takes the first answer. */
function tryMove(page: Page, n: number): Promise<Done> {
  return page.evaluate(count => {
    if (document.querySelector('[data-over]') !== null) return 'over'
    const turn = document.querySelector('[data-ask="act"] [data-answer="0"]')
    const place = document.querySelector('[data-node][aria-disabled="false"]')
    const target = turn !== null && (count % 3 !== 0 || place === null) ? turn : (firstAnswer() ?? place)
    if (target === null) return 'waiting'
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return 'moved'

    function firstAnswer(): Element | null {
      return turn === null ? document.querySelector('[data-answer]') : place
    }
  }, n)
}

const PATIENCE = 3000 // looks at a table where nobody is asked

/** Plays until the game is over or so many answers have been given. */
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
    await pages[0]!.evaluate(() => new Promise(next => setTimeout(next, 15)))
    if (idle > PATIENCE) throw new Error('nobody is asked')
  }
  return 'stopped'
}

/** Who stands where, as everybody sees it. */
function seen(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('[data-figure]')]
      .map(({ dataset, style }) => `${dataset.figure} ${style.transform}`)
      .sort()
      .join('\n'),
  )
}

async function seeTheSame(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await seen(one)) === (await seen(other)), { timeout: 20_000 }).toBe(true)
}

const lost = (page: Page) => page.getByText('Connection lost. Reconnecting')

test('two people play a whole game among bots, a third watches; one loses the connection and comes back', async () => {
  const ann = await hasty()
  const ben = await hasty({ viewport: PHONE })
  const link = await setUp(ann.page, async page => {
    await page.getByRole('radio', { name: /^Wasteland/ }).check()
    await page.getByRole('radio', { name: '4', exact: true }).check()
    for (const seat of [3, 4])
      await page.getByRole('combobox', { name: `Who plays in seat ${seat}` }).selectOption('officer')
  })
  await sitDown(ben.page, link)
  const cid = await hasty()
  await cid.page.goto(link)
  await ann.page.getByRole('button', { name: 'Start' }).click()
  await cid.page.getByText('You are watching').waitFor()
  const pages = [ann.page, ben.page]

  expect(await playOn(pages, 12)).toBe('stopped')
  await seeTheSame(cid.page, ann.page)
  expect(await ann.page.getByRole('region', { name: 'Your agendas' }).count()).toBe(1)
  expect(await cid.page.getByRole('region', { name: 'Your agendas' }).count()).toBe(0) // whoever watches has none
  expect(await cid.page.locator('[data-since]').count()).toBe(0) // … and no last move

  await ben.context.setOffline(true)
  await lost(ben.page).waitFor()
  await playUntilAway(ann.page)
  await ben.context.setOffline(false)
  await lost(ben.page).waitFor({ state: 'detached' })
  await seeTheSame(ben.page, ann.page)

  expect(await playOn(pages, 1000)).toBe('over')
  for (const { page } of [ann, ben, cid]) await page.locator('[data-over]').waitFor()
  await seeTheSame(ben.page, ann.page)
  await seeTheSame(cid.page, ann.page)

  await ann.page.getByRole('button', { name: 'Review the game' }).click()
  await ann.page.locator('[data-story]').waitFor()
  await ann.page.getByRole('button', { name: 'Verify this game' }).click()
  await ann.page.locator('[data-of="share"][data-check="right"]').waitFor()
  expect(await ann.page.locator('[data-check="wrong"]').count()).toBe(0)
  noFaults(ann)
  noFaults(cid)
}, 600_000)

/** Answers whatever this person is asked until it is somebody else's turn to answer. */
async function playUntilAway(page: Page): Promise<void> {
  for (let n = 1; n < 60; n++) {
    if ((await tryMove(page, n)) !== 'moved') return
    await page.evaluate(() => new Promise(next => setTimeout(next, 100)))
  }
}

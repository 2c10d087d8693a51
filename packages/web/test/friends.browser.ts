import { expect, test } from 'vitest'
import { noFaults, visit } from './browser.ts'
import { setUp } from './online-play.ts'
import { scrolls } from './overflows.ts'
import { SCREENS } from './screens.ts'
import { twoAtATable } from './two-at-a-table.ts'

/** People who remember each other, and call each other to a table. */

test('people who played become friends, see that the other is here, and one calls the other to a table', async () => {
  const { ann, ben } = await twoAtATable()
  const lobby = `${ann.page.url().split('#')[0]}#/online`
  for (const { page } of [ann, ben]) await page.goto(lobby)
  await ann.page
    .locator('[data-going-on]')
    .filter({ hasText: /\d+ people online/ })
    .waitFor()
  expect(await ann.page.locator('[data-guide]').count()).toBe(0) // who has played knows
  await ann.page.getByRole('button', { name: /^Add as a friend: / }).click()
  await ann.page.getByText('has not added you yet').waitFor()
  await ben.page.reload()
  await ben.page.getByRole('button', { name: /^Accept: / }).click()
  await ann.page.reload()
  await ann.page.locator('[data-friends]').getByText('online', { exact: true }).waitFor()
  const dot = (await ann.page.locator('[data-friends] [role=img]').first().boundingBox())!
  expect([dot.width, dot.height]).toEqual([11, 11]) // a dot, not a stroke
  await ann.page.locator('[data-friends] a[href*="/player/"]').first().click()
  await ann.page.getByRole('button', { name: 'Block', exact: true }).click()
  await ann.page.getByRole('button', { name: 'Unblock' }).waitFor()
  expect(await ann.page.getByRole('link', { name: /^Challenge: / }).count()).toBe(0) // nobody challenges whom they will not meet
  await ann.page.getByRole('button', { name: 'Unblock' }).click()
  await ann.page.getByRole('button', { name: 'Remove from friends' }).waitFor()
  await ann.page.getByRole('link', { name: /^Challenge: / }).click()
  await ann.page.getByRole('heading', { name: /^Invite / }).waitFor()
  await ann.page.getByRole('button', { name: 'Set up the table' }).click()
  await ann.page.getByText('You can start once every seat is taken.').waitFor()
  await ann.page.getByRole('button', { name: /Invited: / }).waitFor()
  const ownPage = await ben.page.evaluate(async () => {
    const { me } = (await (await fetch('api/me')).json()) as { me: { id: string } }
    return `#/online/player/${me.id}`
  })
  for (const screen of ['#/online/ratings/shelter', '#/online/account', '#/online', ownPage]) {
    await ben.page.goto(lobby.split('#')[0]! + screen)
    await ben.page.locator('[data-invitation]').getByText('invites you to a game of Shelter').waitFor()
    expect(await ben.page.locator('[data-invitation]').count(), screen).toBe(1)
  }
  for (const screen of ['table', 'review'] as const) {
    await ben.page.goto(lobby.split('#')[0]!)
    await SCREENS[screen]!(ben.page)
    await ben.page.locator('[data-invitation]').getByText('invites you to a game of Shelter').waitFor()
    if (screen === 'table') expect(await scrolls(ben.page)).toEqual([]) // the whole vault is in sight
  }
  await ben.page.goto(lobby.split('#')[0]! + ownPage)
  await ben.page.getByText('No finished games yet.').waitFor()
  expect(await ben.page.getByText('No finished games yet.').count()).toBe(1) // once is enough
  await ben.page.goto(lobby.split('#')[0]!)
  await ben.page.getByRole('link', { name: /Play online [12] games? (is|are) waiting for you/ }).waitFor()
  await ben.page.goBack()
  await ben.page.locator('[data-invitation]').getByRole('link', { name: 'Join' }).click()
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await ann.page.getByText(/^Waiting for .* to be ready\.$/).waitFor()
  await ben.page.getByRole('button', { name: 'I’m ready' }).click()
  await ben.page.getByText(/^Everyone is ready\. .* starts the game\.$/).waitFor()
  await ann.page.getByText('Everyone is here. Start whenever you like.').waitFor()
  noFaults(ann)
  noFaults(ben)
})

test('whoever is blocked by a host reads nothing at the table that contradicts its free seat, nor that they are blocked', async () => {
  const [ann, ben] = [await visit(), await visit()]
  const link = await setUp(ann.page)
  await ben.page.goto(link)
  const guest = await ben.page.evaluate(async () => {
    const asked = await fetch('api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return ((await asked.json()) as { me: { id: string } }).me.id
  })
  await ann.page.evaluate(async id => {
    const headers = { 'content-type': 'application/json' }
    await fetch(`api/blocks/${id}`, { method: 'PUT', headers, body: '{"how":"block"}' })
  }, guest)
  await ben.page.reload()
  await ben.page.getByRole('button', { name: 'Sit here' }).click()
  await ben.page
    .getByRole('alert')
    .filter({ hasText: 'That seat is taken or reserved. You can still watch.' })
    .waitFor()
  await ben.page.locator('[data-chair="1"]').getByText('free', { exact: true }).waitFor()
})

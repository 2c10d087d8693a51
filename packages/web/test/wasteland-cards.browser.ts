import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, lookAround, noFaults, PHONE, visit } from './browser.ts'
import { WASTELAND_SCREENS } from './wasteland-screens.ts'

/** What the cards and the overview of Wasteland's table tell before one decides. */

const lowestOf = (all: Locator): Promise<number> =>
  all.evaluateAll(some => Math.max(...some.map(one => one.getBoundingClientRect().bottom)))

test('one key opens the turn and the goal on one screen: standings, factions, the next agenda, what happened since', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_turn!(page)
  await page.keyboard.press('o')
  const sheet = page.getByRole('dialog', { name: 'Overview' })
  await sheet.getByRole('heading', { name: 'How you win' }).waitFor()
  for (const title of ['How it ends', 'Your turn', 'What may act next', 'Since your last turn'])
    expect(await sheet.getByRole('heading', { name: title }).count()).toBe(1)
  expect(await sheet.getByText('Jonas: influence 2 to 8 of 8').count()).toBe(1) // what others hold is hidden
  expect(await sheet.getByText(/1 agenda left in the deck\. Once the last one/).count()).toBe(1)
  expect(await sheet.getByText('Mole Rat (level 1) would fight Mara').count()).toBe(1)
  expect(await sheet.getByText('Jonas kills a Sentry Bot.').count()).toBe(1)
  const { height } = (await sheet.boundingBox())!
  expect(height).toBeLessThanOrEqual(DESKTOP.height)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  noFaults(visitor)
})

test('at the beginning of a turn the line under the prompt sums up what happened; pointing at something takes its place', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_turn!(page)
  await page
    .locator('[data-news]')
    .filter({ hasText: /Since your last turn: .*Officer kills a Raider Scum\./ })
    .waitFor()
  await page.getByRole('button', { name: 'Camp', exact: true }).hover()
  await page.locator('[data-news]').waitFor({ state: 'detached' })
  const quest = page.locator('[data-quest="134"]')
  const chance = '96% to pass; with everything you could use: 98% to pass'
  await quest.locator('[data-objective="1"]').getByRole('img', { name: chance }).waitFor()
  await quest.hover()
  await page
    .locator('[data-help]')
    .filter({ hasText: /2 Move actions away: Red Rocket Station/ })
    .waitFor()
  noFaults(visitor)
})

test('on a phone the strip of the goal opens the same; a card in the drawer is read before it is used', async () => {
  const visitor = await visit('', { viewport: PHONE, hasTouch: true })
  const { page } = visitor
  await WASTELAND_SCREENS.w_turn!(page)
  await page.locator('[data-drawer="goal"]').tap()
  await page.getByRole('heading', { name: 'What may act next' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-drawer="things"]').tap()
  const things = page.locator('dialog[open]')
  expect(await things.evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true)
  for (const open of ['true', 'false']) {
    const card = things.locator(`[data-kind][data-open="${open}"]`).first()
    await card.tap({ force: true })
    await things
      .locator('[data-told]')
      .filter({ hasText: (await card.locator('b').textContent())! })
      .waitFor()
  }
  noFaults(visitor)
})

test('a fight tells what each die does and what it all comes to, and every answer is a row that makes it', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_reroll!(page)
  const card = page.getByRole('dialog')
  await card.getByRole('heading', { name: 'Bounty Hunter' }).waitFor()
  expect(await card.getByRole('button', { name: 'Die 2, hits it' }).count()).toBe(1)
  await card.getByText('2 of 2').waitFor()
  const keep = card.getByRole('button', { name: /Keep the roll 100% to kill, 10 damage on average, 0% to be killed/ })
  await keep.click()
  await page.locator('[data-ask="reroll"]').waitFor({ state: 'detached' })
  noFaults(visitor)
})

test('where dice have to be turned, odds and sums are in sight, on a phone too; there those of any fight, and all options of a story', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  const isWhole = () =>
    page.locator('[role="dialog"] > [tabindex="0"]').evaluate(card => card.scrollHeight <= card.clientHeight)
  await WASTELAND_SCREENS.w_setDie!(page)
  expect(await isWhole()).toBe(true)
  await page.setViewportSize(PHONE)
  expect(await isWhole()).toBe(true)
  await WASTELAND_SCREENS.w_reroll!(page)
  expect(await isWhole()).toBe(true)
  await WASTELAND_SCREENS.w_option!(page)
  expect(await isWhole()).toBe(true)

  const more = page.locator('[data-more]') // where a card goes on below, an arrow says so until one has been there
  expect(await more.count()).toBe(0)
  await page.setViewportSize({ width: 360, height: 640 })
  await more.waitFor()
  await page.getByRole('button', { name: /Go through the scarecrows’ pockets/ }).scrollIntoViewIfNeeded()
  await page.locator('[role="dialog"] > [tabindex="0"]').evaluate(card => card.scrollTo(0, card.scrollHeight))
  await more.waitFor({ state: 'detached' })
  noFaults(visitor)
})

test('on a phone all five characters are in sight, and what their letters are called; on its side all options of a story', async () => {
  const page = await lookAround({ viewport: PHONE })
  await WASTELAND_SCREENS.w_pickCharacter!(page)
  const characters = page.locator('[role="dialog"] [data-answer]')
  expect(await characters.count()).toBe(5)
  expect(await lowestOf(characters)).toBeLessThanOrEqual(PHONE.height)
  for (const [at, letter] of ['Luck', 'Agility', 'Intelligence', 'Strength', 'Perception'].entries())
    expect(await characters.nth(at).innerText()).toContain(letter)

  const sideways = { width: 844, height: 390 }
  await page.setViewportSize(sideways)
  await WASTELAND_SCREENS.w_option!(page)
  const options = page.locator('[role="dialog"] li button')
  expect(await options.count()).toBe(3)
  expect(await lowestOf(options)).toBeLessThanOrEqual(sideways.height)
})

test('an encounter shows what it tests in signs, the chance, and that the outcome is sealed; its dice are drawn as they fall', async () => {
  const visitor = await visit('', { viewport: DESKTOP, reducedMotion: 'no-preference' })
  const { page } = visitor
  await WASTELAND_SCREENS.w_option!(page)
  const dash = page.getByRole('button', { name: /Dash in and out before anything moves/ })
  const told = await dash.textContent()
  expect(told).toContain('13%')
  expect(told).toContain('Sealed until you choose')
  await dash.click()
  await page.locator('[data-cast] svg').first().waitFor()
  await page.keyboard.press('.')
  await page.setViewportSize(PHONE)
  const [dice, steps] = await Promise.all(
    ['[data-cast]', '[data-drop="map"] [data-show]'].map(one => page.locator(one).boundingBox()),
  )
  expect(dice!.y + dice!.height).toBeLessThanOrEqual(steps!.y)
  noFaults(visitor)
})

test('what came of an encounter can be read beside the map, and put away', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_option!(page)
  await page.getByRole('button', { name: /Go through the scarecrows’ pockets instead/ }).click()
  const slip = page.getByRole('complementary', { name: 'Help Yourself' })
  await slip.waitFor()
  expect((await slip.locator('p').textContent())!.length).toBeGreaterThan(40)
  await page.setViewportSize({ width: 360, height: 640 }) // where the story is cut, what it brought is not
  await slip.locator('p').evaluate(story => story.append(' …'.repeat(200)))
  const edge = (one: Locator) => one.evaluate(it => it.getBoundingClientRect().bottom)
  expect(await edge(slip.locator('small'))).toBeLessThan(await edge(slip))
  await page.setViewportSize(DESKTOP)
  await slip.getByRole('button', { name: 'Close' }).click({ force: true })
  await slip.waitFor({ state: 'detached' })
  noFaults(visitor)
})

test('whoever points at an enemy reads how a fight would go, before it begins', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_turn!(page)
  await page.locator('[data-node][aria-label*="Raider Scum (level 1)"]').first().focus()
  const odds = /\d+% to kill, [\d.]+ damage on average, \d+% to be killed/
  await page.locator('[data-help]').filter({ hasText: odds }).waitFor()
  noFaults(visitor)
})

test('a camp tells what it has done in one go', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_camp!(page)
  const card = page.getByRole('dialog')
  for (const part of ['Healed', 'Readied', 'Well Rested']) await card.getByText(part, { exact: true }).waitFor()
  noFaults(visitor)
})

test('a new thing is carried to where it is worn', async () => {
  const visitor = await visit('', { viewport: DESKTOP })
  const { page } = visitor
  await WASTELAND_SCREENS.w_equip!(page)
  const worn = page.getByRole('region', { name: 'Equipped' })
  await page.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Piper' }).dragTo(worn)
  await worn.getByRole('button', { name: 'Piper' }).waitFor()
  noFaults(visitor)
})

test('agendas that could be put into an offer lie face down for the others at the screen, in words too', async () => {
  const page = await lookAround()
  await WASTELAND_SCREENS.w_offer!(page)
  const card = page.getByRole('dialog', { name: 'Put your offer together.' })
  await card.getByRole('heading', { name: 'You could add' }).waitFor()
  expect(await page.getByText('Payday').count()).toBe(0)
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Your agendas: Show them to me' }).waitFor()
  expect(await page.getByText('Payday').count()).toBe(0)
  await page.keyboard.press('t')
  await card.getByRole('button', { name: 'Show them to me' }).click()
  await card.getByRole('button', { name: 'Payday' }).click()
  await page.getByRole('button', { name: 'Make this offer' }).waitFor()
})

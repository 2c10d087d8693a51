import { expect, test } from 'vitest'
import { move, myTurn, noFaults, savedChoices, startGame, visit } from './browser.ts'

test('a game on this device is played in one tab at a time, and nothing that was played is lost', async () => {
  const visitor = await visit()
  const { page, context } = visitor
  const play = async (tab: typeof page) => {
    await myTurn(tab)
    const before = await savedChoices(tab)
    for (let n = 0; (await savedChoices(tab)) === before; n++) {
      await move(tab, n)
      await myTurn(tab)
    }
    return savedChoices(tab)
  }
  await startGame(page)
  await play(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor()
  const played = await play(other)
  await page.getByRole('button', { name: 'Continue here' }).click()
  await other.getByRole('heading', { name: 'This game is open in another tab' }).waitFor()
  await myTurn(page)
  expect(await savedChoices(page)).toBeGreaterThanOrEqual(played)
  await play(page)
  noFaults(visitor)
})

import { expect, onTestFinished, test } from 'vitest'
import { serve } from '@overseer/proof'
import { noFaults, visitAt } from './browser.ts'
import { atABotsTable } from './online-play.ts'

test('a game that does not fit the rules any more says why, at its table and in the lobby, and is not lost', async () => {
  const server = await serve(0)
  onTestFinished(() => server.close())
  const ann = await visitAt(server.address)
  await atABotsTable(ann.page)
  const table = ann.page.url()
  await ann.page.goto('about:blank')
  const misfit = { n: 12, rule: 'SH-PLC-2', why: 'the space is taken', played: 1, today: 2 } // as the server finds it
  await server.database
    .updateTable('tables')
    .set({ status: 'unplayable', misfit: JSON.stringify(misfit) })
    .execute()
  await ann.page.goto(table)
  await ann.page.getByText('The rules have changed and this game no longer fits them. Nothing is lost').waitFor()
  await ann.page.getByText('Incompatible from move 12 on (SH-PLC-2).').waitFor()
  await ann.page.getByRole('link', { name: 'Back to the lobby' }).click()
  await ann.page.getByText('paused: the rules have changed').waitFor()
  await ann.page.getByRole('link', { name: /^Go to table: / }).click()
  await ann.page.getByText('Incompatible from move 12').waitFor()
  expect(ann.page.url()).toBe(table)
  noFaults(ann)
})

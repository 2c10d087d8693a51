import { expect, onTestFinished, test } from 'vitest'
import { serve } from '@overseer/proof'
import axe from 'axe-core'
import { onPage } from './axe.ts'
import { noFaults, PHONE, visitAt } from './browser.ts'

test('somebody is reported, a moderator bans them and announces maintenance, and everybody reads what is up', async () => {
  const server = await serve(0)
  onTestFinished(() => server.close())
  const call = async (page: Awaited<ReturnType<typeof visitAt>>['page'], path: string, body: object) =>
    page.evaluate(
      async ([to, data]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`api/${to}`, { method: 'POST', headers, body: JSON.stringify(data) })).json() as unknown
      },
      [path, body] as const,
    )
  const [ann, ben, mod] = [
    await visitAt(server.address),
    await visitAt(server.address, { viewport: PHONE }),
    await visitAt(server.address, { bypassCSP: true }),
  ]
  for (const [{ page }, name] of [
    [ann, 'Ann of Vault 9'],
    [ben, 'Rude Rob'],
    [mod, 'Mild Mira'],
  ] as const) {
    await call(page, 'guest', {})
    await call(page, 'claim', { name, password: 'a vault has a heavy door' })
  }
  const players = await server.database.selectFrom('players').select(['id', 'name']).execute()
  const idOf = (name: string): string => players.find(player => player.name === name)!.id
  await server.database
    .insertInto('roles')
    .values({ player: idOf('Mild Mira'), role: 'admin' })
    .execute()

  await ann.page.goto(`${server.address}#/online/player/${idOf('Rude Rob')}`)
  await ann.page.getByText('Report', { exact: true }).click()
  await ann.page.getByLabel('What is it about?').selectOption('name')
  await ann.page.getByLabel('What happened?').fill('I do not like it')
  await ann.page.getByRole('button', { name: 'Send the report' }).click()
  await ann.page.getByText('A moderator will look at it.').waitFor()
  await ann.page.goto(`${server.address}#/online/admin`)
  await ann.page.getByText('This page is for moderators.').waitFor()

  await mod.page.goto(`${server.address}#/online/account`)
  await mod.page.getByRole('link', { name: 'Moderation 1' }).click()
  await mod.page.getByText('I do not like it').waitFor()
  await mod.page.evaluate(axe.source)
  expect(await onPage(mod.page, 'everything')).toEqual([])
  await mod.page.getByLabel('Your message to players').fill('New disks.')
  await server.database.updateTable('sessions').set({ proved: 0 }).execute() // that was long ago
  await mod.page.getByRole('button', { name: 'Announce' }).click()
  const sheet = mod.page.getByRole('dialog', { name: 'Is it you?' })
  await sheet.getByLabel('Password').fill('a vault has a heavy door')
  if (process.env['SHOTS'] !== undefined) await mod.page.screenshot({ path: `${process.env['SHOTS']}/proof.png` })
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await mod.page.locator('[data-maintenance]', { hasText: 'New disks.' }).waitFor()
  await mod.page.getByRole('link', { name: 'About Rude Rob' }).click()
  await mod.page.getByLabel('Reason').fill('rude name')
  await mod.page.getByRole('button', { name: 'Ban', exact: true }).click()
  await mod.page.getByRole('button', { name: 'Lift the ban' }).waitFor()
  await mod.page.locator('[data-audit]', { hasText: 'rude name' }).waitFor()
  expect(await onPage(mod.page, 'everything')).toEqual([])
  await mod.page.getByRole('link', { name: 'Back to moderation' }).click()
  await mod.page.getByRole('button', { name: 'Dealt with' }).click()
  await mod.page.getByText('No reports are waiting.').waitFor()

  await ben.page.goto(`${server.address}#/online`)
  await ben.page.locator('[data-banned]', { hasText: 'Reason: rude name' }).waitFor()
  await ben.page.getByText('Maintenance begins').waitFor()
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  noFaults(ann)
  const shots = process.env['SHOTS'] // where somebody wants to look at them
  if (shots === undefined) return
  await mod.page.setViewportSize({ width: 1280, height: 1000 })
  await mod.page.screenshot({ path: `${shots}/admin.png`, fullPage: true })
  await mod.page.goto(`${server.address}#/online/admin/${idOf('Rude Rob')}`)
  await mod.page.getByRole('button', { name: 'Lift the ban' }).waitFor()
  await mod.page.screenshot({ path: `${shots}/case.png`, fullPage: true })
  await ben.page.screenshot({ path: `${shots}/banned.png`, fullPage: true })
  await mod.page.setViewportSize(PHONE)
  await mod.page.screenshot({ path: `${shots}/case-phone.png`, fullPage: true })
})

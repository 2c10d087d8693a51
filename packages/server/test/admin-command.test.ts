import type { Server } from '@overseer/server'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { admin } from '../src/commands/admin.ts'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, eventually } from './tables.ts'

describe.each(PATHS)('overseer admin: $name', ({ environment }) => {
  let server: Server
  let url: string
  beforeEach(async () => {
    const env = await environment()
    url = env['DATABASE_URL']!
    server = await testServer(env)
    onTestFinished(() => server.close())
  })

  const typed = async (...args: string[]): Promise<string> => {
    const lines: string[] = []
    await admin(url, args, Date.now, line => lines.push(line))
    return lines.join('\n')
  }
  const because = ['--reason', 'for a test']

  test('finds people, gives roles, and what it does a running server follows', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    await ann.post('/api/claim', { name: 'Ann Tilly', password: 'a long enough one' })
    expect(await typed('find', 'tilly')).toContain(`${ann.id}  Ann Tilly  player`)
    expect(await typed('role', 'Ann Tilly', 'moderator')).toContain('is moderator now')
    expect(await ann.get('/api/admin')).toMatchObject({ role: 'moderator' })
    await typed('ban', ann.id, '--days', '3', ...because)
    await eventually(
      () => ann.call('GET', '/api/me'),
      ({ status }) => status === 403,
    )
    expect(await typed('show', 'ann tilly')).toContain('"kind": "ban"')
    await typed('unban', 'Ann Tilly', ...because)
    await eventually(
      () => ann.call('GET', '/api/me'),
      ({ status }) => status === 200,
    )
    await typed('sign-out', ann.id, ...because)
    expect(await ann.get('/api/me')).toEqual({ me: null })
    const audit = await typed('audit')
    for (const act of ['give role', 'ban', 'unban', 'end sessions']) expect(audit).toContain(`  ${act}  Ann Tilly`)
    expect(audit).toMatch(/console \w+/)
  })

  test('closes a table under those who play', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    await typed('close', table, ...because)
    for (const seat of seats) await seat.until(() => seat.heard('room').some(room => room.table.status === 'dropped'))
  })

  test('tells everybody of maintenance', async () => {
    const { people, table } = await begun(server.url)
    const [seat] = await allWatching(people, table)
    await typed('maintenance', 'on', '--from', '2100-01-01T00:00Z', '--text', 'New disks.')
    await seat!.until(() => seat!.heard('maintenance').at(-1)?.notice?.text === 'New disks.')
    await typed('maintenance', 'off')
    await seat!.until(() => seat!.heard('maintenance').at(-1)?.notice === null)
  })

  test('says what is wrong', async () => {
    await expect(typed('ban', 'nobody at all', ...because)).rejects.toThrow('no such player')
    await expect(typed('ban', 'nobody')).rejects.toThrow('--reason')
    expect(await typed('nonsense')).toContain('overseer admin find')
  })
})

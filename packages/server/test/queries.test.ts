import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, rounds, testServer } from './helper.ts'
import { allWatching, begun, played, peopleOnly, tableOf } from './tables.ts'

/** Tables of the database that grow with every player or game, and the ones that nobody may go through to answer a call. */
const GROWING =
  /^SCAN (tables|chairs|log|turns|players|messages|sessions|tokens|snapshots|rating_changes|ratings|friends|presence|invitations|notices|reports|account_events|card_uses|last|mine|theirs)\b(?!.*USING (COVERING )?INDEX)/

/** What may: queries of the clock that need all of what they look at, and find little. */
const ALLOWED = [
  /^(update "tables" set "status" = \?|delete from "players") where .*\bin \(select/, // the sweep, once a day
  /from "turns" inner join "tables"/, // whoever is asked, by the day
]

describe('what is asked of the database', () => {
  test('is found by an index, however many people and games there are', { timeout: 240_000 }, async () => {
    const asked = new Set<string>()
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const server = await testServer({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      PUBLIC_URL: 'http://localhost',
    })
    onTestFinished(() => server.close())
    prepare.mockClear() // migrations may look at everything
    const ann = await Person.named(server.url, 'Ann')
    const ben = await Person.named(server.url, 'Ben')
    const table = await played([ann, ben], { listed: true })
    const wish = { game: 'shelter', chairs: peopleOnly(2), listed: true }
    const { id } = await ann.post<{ id: string }>('/api/tables', wish)
    const open = await tableOf([ann, ben], { listed: true })
    const [seat] = await allWatching([ann, ben], open)
    await seat!.ask({ do: 'say', text: 'hello' })
    await ben.call('PUT', `/api/friends/${ann.id}`, {})
    await ann.call('PUT', `/api/friends/${ben.id}`, {})
    await ann.call('POST', `/api/tables/${id}/invite`, { player: ben.id })
    await ann.call('PUT', `/api/blocks/${(await begun(server.url)).people[0]!.id}`, { how: 'mute' })
    await ben.call('POST', '/api/reports', { kind: 'person', player: ann.id })
    await ben.call('POST', '/api/password/forgotten', { email: 'somebody@home.example' })
    for (const path of [
      '/api/tables',
      '/api/tables?status=playing',
      `/api/tables/${table}`,
      `/api/tables/${table}/history`,
      `/api/tables/${table}/record`,
      '/api/my/turns',
      '/api/my/tables',
      '/api/my/tables?status=over',
      `/api/players/${ann.id}`,
      `/api/players/${ann.id}/tables`,
      `/api/players/${ann.id}/cards?game=shelter`,
      '/api/ratings/shelter',
      '/api/friends',
      '/api/crowd',
      '/api/blocks',
      '/api/tokens',
      '/api/me/events',
      '/api/me/export',
    ])
      await ben.call('GET', path)
    await ben.call('POST', '/api/sign-in', { name: 'nobody', password: 'wrong' })
    await rounds(server.url, 'keeper')
    await rounds(server.url, 'notices')
    for (const [sql] of prepare.mock.calls) asked.add(sql)
    prepare.mockRestore()
    expect(asked.size).toBeGreaterThan(80)
    const slow: string[] = []
    for (const text of asked) {
      if (!/^(select|update|delete)/i.test(text) || ALLOWED.some(one => one.test(text))) continue
      const plan = await explained(server, text)
      const scans = plan.filter(line => GROWING.test(line))
      if (scans.length > 0) slow.push(`${scans.join(', ')}: ${text}`)
    }
    expect(slow).toEqual([])
  })
})

/** How SQLite would go about it. */
async function explained({ database }: Server, text: string): Promise<string[]> {
  const count = (text.match(/\?/g) ?? []).length
  const { rows } = await database.executeQuery({
    sql: `explain query plan ${text}`,
    parameters: Array.from({ length: count }, () => null),
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    queryId: { queryId: text },
  } as never)
  return (rows as { detail: string }[]).map(({ detail }) => detail)
}

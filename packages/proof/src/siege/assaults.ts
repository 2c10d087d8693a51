import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_GAME } from '@overseer/games/boxes'
import type { WebSocket } from 'ws'
import type { Assault } from './assault.ts'

/** Every class of attack that aims at other people's patience, by what it does. The figures are findings of the review. */
export const ASSAULTS: Readonly<Record<string, (assault: Assault) => Promise<void>>> = {
  'undo loops, histories, resumes (4)': longLogs,
  'tables full of bots (5)': botTables,
  'tables full of bots, of many new guests (5)': botsOfMany,
  'slow push services, idle tables (7, 19)': idleTables,
  'guests and sign-ins (8, 12, 15)': strangers,
  'chat (17)': chat,
  'lobby (18)': lobby,
  'crowds that come and go (20)': crowds,
  'connections (20)': connections,
  'half requests (25)': halfRequests,
  'reports, blocks and pages of players': pages,
  'everything at the same moment (4)': bursts,
}

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Chooses and takes it back over many connections, while strangers ask for the story of the table. */
async function longLogs(assault: Assault): Promise<void> {
  const { cookies } = assault.target
  const table = await assault.table(cookies[0], ['random'])
  if (table === undefined) return
  const sockets = await Promise.all(Array.from({ length: 20 }, () => assault.connect(table, cookies[0])))
  let version = 0
  let choice: unknown
  for (const socket of sockets)
    socket?.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { v?: number; sight?: { choices: unknown[] } }
      version = Math.max(version, message.v ?? 0)
      choice = message.sight?.choices[0] ?? choice
    })
  const say = (socket: WebSocket | undefined, message: object): void => {
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(message))
  }
  const loops = assault.keepOn(10, async n => {
    say(of(sockets, n), { do: 'choose', id: 1, v: version, choice })
    say(of(sockets, n), { do: 'undo', id: 2, v: version + 1 })
    await sleep(40)
  })
  const stories = assault.keepOn(8, n => assault.call('GET', `/api/tables/${table}/${of(['history', 'record'], n)}`))
  const resumes = assault.keepOn(4, async n => {
    const socket = await assault.connect(table, undefined, `?from=${Math.max(0, version - 1 - (n % 60))}`)
    await sleep(10)
    socket?.terminate()
  })
  await Promise.all([loops, stories, resumes])
}

const STRONGEST = ['overseer', 'overseer', 'overseer']

/** A table at which bots play for everybody. */
async function left(assault: Assault, cookie: string | undefined): Promise<void> {
  const table = await assault.table(cookie, STRONGEST)
  const socket = table === undefined ? undefined : await assault.connect(table, cookie)
  socket?.send(JSON.stringify({ do: 'stand', id: 1 }))
}

async function botTables(assault: Assault): Promise<void> {
  await assault.keepOn(4, n => left(assault, of(assault.target.cookies.slice(0, 4), n)))
}

async function botsOfMany(assault: Assault): Promise<void> {
  await assault.keepOn(8, n => left(assault, of(assault.target.cookies, n)))
}

/** Guests who are asked and never come, and would be told by services that never finish. */
async function idleTables(assault: Assault): Promise<void> {
  const { cookies, dripping } = assault.target
  await assault.keepOn(8, async n => {
    const cookie = of(cookies, n)
    const endpoint = `http://127.0.0.1:${dripping}/drip/${n}`
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    await assault.call('POST', '/api/push', cookie, { endpoint, keys })
    await assault.table(cookie, ['random'])
  })
}

/** New guests without end, and passwords tried at names that exist or do not. */
async function strangers(assault: Assault): Promise<void> {
  await assault.keepOn(12, n =>
    n % 2 === 0
      ? assault.call('POST', '/api/guest', undefined, {})
      : assault.call('POST', '/api/sign-in', undefined, { name: `somebody ${n}`, password: 'not this one' }),
  )
}

/** Everybody talks at a table of others, over many connections each. */
async function chat(assault: Assault): Promise<void> {
  const { table, cookies } = assault.target
  const sockets = await Promise.all(Array.from({ length: 60 }, (_, n) => assault.connect(table, of(cookies, n % 10))))
  await assault.keepOn(10, async n => {
    const socket = of(sockets, n)
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify({ do: 'say', id: 1, text: 'x'.repeat(400) }))
    await sleep(20)
  })
}

async function lobby(assault: Assault): Promise<void> {
  const { cookies } = assault.target
  await assault.keepOn(8, async n => {
    const person = { person: true }
    const wish = { chairs: [person, person], listed: true }
    await assault.table(of(cookies, n), [], wish)
    await assault.call('GET', `/api/tables?page=${n % 20}`)
  })
}

/** Hundreds come to a table of others and leave it again. */
async function crowds(assault: Assault): Promise<void> {
  const { table, cookies } = assault.target
  await assault.keepOn(20, async n => {
    const socket = await assault.connect(table, of(cookies, n))
    await sleep(100)
    socket?.terminate()
  })
}

/** As many connections as they are given, and all stay. */
async function connections(assault: Assault): Promise<void> {
  const { table, cookies } = assault.target
  await assault.keepOn(20, async n => {
    if (assault.sockets.length < 3000) await assault.connect(table, of(cookies, n))
    else await sleep(200)
  })
}

const HALF_OPEN = 400

/** Requests that never end. */
async function halfRequests(assault: Assault): Promise<void> {
  const { port, network } = assault.target
  const open = new Set<Socket>()
  await assault.keepOn(10, async () => {
    if (open.size >= HALF_OPEN) return sleep(200)
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}9\r\n`)
      socket.write('Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":')
    })
    open.add(socket)
    socket.on('error', () => assault.count('hung up'))
    socket.on('close', () => open.delete(socket))
    return sleep(10)
  })
  for (const socket of open) socket.destroy()
}

/** Whatever else the API lets one ask. */
async function pages(assault: Assault): Promise<void> {
  const { cookies } = assault.target
  const players = await Promise.all(
    cookies.slice(0, 20).map(cookie => assault.call<{ me: { id: string } }>('GET', '/api/me', cookie)),
  )
  const ids = players.flatMap(player => player?.me.id ?? [])
  const asks: ((n: number) => Promise<unknown>)[] = [
    n => assault.call('GET', `/api/players/${of(ids, n)}`, of(cookies, n)),
    n => assault.call('GET', `/api/players/${of(ids, n)}/tables`, of(cookies, n)),
    n => assault.call('PUT', `/api/blocks/${of(ids, n)}`, of(cookies, n + 1), { how: 'block' }),
    n => assault.call('POST', '/api/reports', of(cookies, n + 1), { kind: 'person', player: of(ids, n) }),
    n => assault.call('GET', '/api/my/tables', of(cookies, n)),
    n => assault.call('GET', '/api/openapi.json', of(cookies, n)),
  ]
  await assault.keepOn(10, n => of(asks, n)(n))
}

const BURST = 150

/** Many calls that arrive together, again and again. */
async function bursts(assault: Assault): Promise<void> {
  const { cookies, table } = assault.target
  const paths = [
    '/api/tables?status=open',
    `/api/tables/${table}/history`,
    '/api/my/tables',
    `/api/ratings/${DEFAULT_GAME}`,
  ]
  await assault.keepOn(1, () =>
    Promise.all(Array.from({ length: BURST }, (_, n) => assault.call('GET', of(paths, n), of(cookies, n)))),
  )
}

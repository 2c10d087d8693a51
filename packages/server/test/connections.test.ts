import { once } from 'node:events'
import { CLOSE_CODES, TableClient } from '@overseer/protocol'
import { readConfig, type Server, startServer } from '@overseer/server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ConnectionQuota } from '../src/live/connection-quota.ts'
import { Person } from './helper.ts'
import { begun } from './tables.ts'

const arrival = (n: number, more: object = {}) => ({ player: `p${n}`, address: '203.0.113.1', table: 't', ...more })

describe('how many connections there may be', () => {
  const quota = (now = () => 0): ConnectionQuota => new ConnectionQuota(1, now)

  test('ten of one account at one table, a hundred at all, five hundred from one address', () => {
    const here = quota()
    const places = Array.from({ length: 11 }, () => here.enter(arrival(1)))
    expect(places.map(one => one !== undefined)).toEqual([...Array.from({ length: 10 }, () => true), false])
    places[0]!()
    expect(here.enter(arrival(1))).toBeDefined()
    const tables = Array.from({ length: 101 }, (_, n) => here.enter(arrival(2, { table: `t${n}` })))
    expect(tables.filter(one => one !== undefined)).toHaveLength(100)
    const people = Array.from({ length: 600 }, (_, n) => here.enter(arrival(10 + n)))
    expect(people.filter(one => one !== undefined)).toHaveLength(500 - 10 - 100)
    expect(here.enter(arrival(1, { table: 'other', address: '203.0.113.2' }))).toBeDefined()
  })

  test('whoever is not signed in is known by their address alone', () => {
    const here = quota()
    const nobody = (n: number) => here.enter({ player: undefined, address: '203.0.113.1', table: `t${n}` })
    expect(Array.from({ length: 60 }, (_, n) => nobody(n)).filter(one => one !== undefined)).toHaveLength(50)
  })

  test('an audience is no larger than three hundred, and not all from one address', () => {
    const here = quota()
    const watch = (n: number, address: string) => here.watch(arrival(n, { address }))
    expect(Array.from({ length: 70 }, (_, n) => watch(n, 'a')).filter(Boolean)).toHaveLength(60)
    const others = Array.from({ length: 300 }, (_, n) => watch(n, `b${n % 9}`))
    expect(others.filter(Boolean)).toHaveLength(240)
  })

  test('nobody comes and goes without end, nor says more over many connections than over few', () => {
    let time = 0
    const here = quota(() => time)
    const comes = (): boolean => {
      const leave = here.enter(arrival(1))
      leave?.()
      return leave !== undefined
    }
    expect(Array.from({ length: 400 }, comes).filter(Boolean)).toHaveLength(300)
    expect(Array.from({ length: 1100 }, () => here.maySend(arrival(1))).filter(Boolean)).toHaveLength(1000)
    expect(here.maySend(arrival(2))).toBe(true)
    time += 1000
    expect(Array.from({ length: 9 }, comes).filter(Boolean)).toHaveLength(5)
  })
})

describe('a server as it is run', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer({
      config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'sqlite::memory:', SHED_AFTER_MS: '0' }),
      log: pino({ level: 'silent' }),
    })
  })
  afterAll(() => server.close())

  test('turns one connection too many away with a code, and lets it in once another has gone', async () => {
    const { table } = await begun(server.url)
    const eve = await Person.guest(server.url, 'Eve')
    const address = `${server.url.replace('http', 'ws')}/live/${table}`
    const seats = await Promise.all(Array.from({ length: 10 }, () => eve.open(table)))
    const late = new WebSocket(address, { headers: eve.headers })
    const [code, why] = (await once(late, 'close')) as [number, Buffer]
    expect([code, why.toString()]).toEqual([CLOSE_CODES.crowded, 'too-many-connections'])
    const states: string[] = []
    const client = new TableClient({
      dial: () => new WebSocket(address, { headers: eve.headers }),
      listener: { state: state => states.push(state) },
      patience: { longestWait: 50 },
    })
    await expect.poll(() => client.state, { timeout: 60_000 }).toBe('crowded')
    seats[0]!.close()
    await expect.poll(() => client.state, { timeout: 60_000 }).toBe('open')
    expect(new Set(states)).toEqual(new Set(['crowded', 'open']))
    client.close()
    for (const seat of seats) seat.close()
  })
})

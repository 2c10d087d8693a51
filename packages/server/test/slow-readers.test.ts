import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { readConfig, type Server, startServer } from '@overseer/server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropLongest, dropSlowReaders } from '../src/http/slow-readers.ts'
import { metric, Person } from './helper.ts'
import { allWatching, begun, playOn } from './tables.ts'

/** Sends something over a connection of their own and never reads what comes back. */
function deaf(port: number, ...lines: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => undefined)
  socket.write([...lines, '', ''].join('\r\n'))
  return socket
}

/** A frame of a WebSocket, as browsers send them. */
function frame(opcode: number, text: string): Buffer {
  const [mask, data] = [randomBytes(4), Buffer.from(text)]
  const masked = data.map((byte, n) => byte ^ mask[n % 4]!)
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | data.length]), mask, masked])
}
const [TEXT, PONG] = [0x1, 0xa]

describe('whoever asks and does not read the answer', () => {
  const BIG = 'x'.repeat(8 * 2 ** 20) // more than the system keeps for us
  const open = async (limits: Parameters<typeof dropSlowReaders>[1]): Promise<[FastifyInstance, number]> => {
    const app = fastify()
    dropSlowReaders(app, { every: 50, ...limits })
    app.get('/big', () => BIG)
    await app.listen({ port: 0, host: '127.0.0.1' })
    return [app, (app.server.address() as { port: number }).port]
  }
  const held = (app: FastifyInstance): Promise<number> =>
    new Promise(resolve => app.server.getConnections((_error, count) => resolve(count)))

  test('is hung up on after a while', async () => {
    const [app, port] = await open({ within: 300 })
    const socket = deaf(port, 'GET /big HTTP/1.1', 'Host: x')
    await expect.poll(() => held(app)).toBe(1)
    await expect.poll(() => held(app), { timeout: 60_000 }).toBe(0)
    socket.destroy()
    await app.close()
  })

  test('is hung up on at once where many do, the first of them first; whoever reads is answered', async () => {
    const [app, port] = await open({ most: 2 * BIG.length })
    let came = 0
    app.server.on('connection', () => came++)
    const sockets = Array.from({ length: 20 }, () => deaf(port, 'GET /big HTTP/1.1', 'Host: x'))
    await expect.poll(() => came, { timeout: 60_000 }).toBe(20)
    await expect.poll(() => held(app), { timeout: 60_000 }).toBeLessThan(12) // the system keeps half of each for itself
    expect((await (await fetch(`http://127.0.0.1:${port}/big`)).text()).length).toBe(BIG.length)
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  test('goes before those who wait less long, and nobody goes while there is room', () => {
    const dropped: number[] = []
    const reader = (since: number, unread: number) => ({ since, unread, drop: () => dropped.push(since) })
    const readers = [reader(3, 10), reader(1, 10), reader(2, 0), reader(4, 10)]
    dropLongest(readers, 30)
    expect(dropped).toEqual([])
    dropLongest(readers, 15)
    expect(dropped).toEqual([1, 3])
  })
})

describe('at a table', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer({
      config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'sqlite::memory:', SHED_AFTER_MS: '0' }),
      log: pino({ level: 'silent' }),
      limits: { callsPerMinute: 1e6, messagesPerSecond: 1e6 },
      pingEvery: 4000,
    })
  })
  afterAll(() => server.close())

  const upgrade = (table: string, { cookie }: Person): Socket =>
    deaf(
      Number(new URL(server.url).port),
      `GET /live/${table} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Cookie: ${cookie}`,
    )
  const connections = (): Promise<number> => metric(server.url, 'overseer_connections')

  test('a sign of life that nobody read the question for is none', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const eve = upgrade(table, await Person.guest(server.url, 'Eve'))
    const pongs = setInterval(() => eve.write(frame(PONG, '')), 50)
    await expect.poll(connections, { timeout: 60_000 }).toBe(3)
    await expect.poll(connections, { timeout: 60_000 }).toBe(2)
    clearInterval(pongs)
    expect(await playOn(seats, 4)).toBe(4)
    for (const seat of seats) seat.close()
    eve.destroy()
    await expect.poll(connections, { timeout: 60_000 }).toBe(0)
  })

  test('whoever asks and asks and reads nothing is hung up on, and others play on meanwhile', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const eve = upgrade(table, await Person.guest(server.url, 'Eve'))
    await expect.poll(connections, { timeout: 60_000 }).toBe(3)
    const asks = Buffer.concat(
      Array.from({ length: 2000 }, () => frame(TEXT, `{"do":"ping","id":${Number.MAX_SAFE_INTEGER}}`)),
    )
    let playing = 0
    for (let n = 0; n < 150 && (await connections()) > 2; n++) {
      eve.write(asks)
      playing += await playOn(seats, 1, `${n}`)
    }
    expect(playing).toBeGreaterThan(0)
    await expect.poll(connections, { timeout: 60_000 }).toBe(2)
    for (const seat of seats) seat.close()
    eve.destroy()
  })
})

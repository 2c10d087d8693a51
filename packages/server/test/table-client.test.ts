import { type Socket, TableClient, type TableListener } from '@overseer/protocol'
import type { Server } from '@overseer/server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Person, type Seat, testServer } from './helper.ts'
import { allWatching, begun, eventually, playOn } from './tables.ts'

/** A line to a server that may be cut, and on which what the server says may get lost. */
class Line {
  readonly dialled: (number | undefined)[] = [] // from which version each time
  readonly wholes: boolean[] = [] // whether the table came whole each time it was shown
  readonly #person: Person
  readonly client: TableClient
  #socket: WebSocket | undefined
  /** Whether a message gets lost. */
  loses: (text: string) => boolean = () => false

  constructor(person: Person, table: string, listener: TableListener = {}) {
    this.#person = person
    this.client = new TableClient({
      dial: from => this.#dial(table, from),
      listener: { shown: ({ whole }) => this.wholes.push(whole), ...listener },
      patience: { firstWait: 20, longestWait: 100, silence: 200, answer: 1500 },
    })
    lines.push(this)
  }

  #dial(table: string, from: number | undefined): Socket {
    this.dialled.push(from)
    const { url, headers } = this.#person
    const query = from === undefined ? '' : `?from=${from}`
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live/${table}${query}`, { headers })
    this.#socket = socket
    return new Proxy(socket, {
      get: (_target, key) => {
        if (key !== 'addEventListener') {
          const part: unknown = Reflect.get(socket, key)
          return typeof part === 'function' ? (part.bind(socket) as unknown) : part
        }
        return (type: 'message', listen: (event: { readonly data: unknown }) => void): void =>
          socket.addEventListener(type, event => {
            if (type !== 'message' || !this.loses(event.data as string)) listen(event)
          })
      },
    })
  }

  cut(): void {
    this.#socket!.terminate()
  }

  sees({ sight }: Seat): Promise<unknown> {
    return eventually(
      () => Promise.resolve(JSON.stringify(this.client.sight)),
      seen => seen === JSON.stringify(sight),
    )
  }
}

const lines: Line[] = []
const isUpdate = (text: string): boolean => text.startsWith('{"v"')

describe('a client of a table', () => {
  let server: Server
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())
  afterEach(() => {
    for (const { client } of lines.splice(0)) client.close()
  })

  /** Two people who play, and a line of the first of them that only looks on. */
  async function table(): Promise<{ seats: Seat[]; line: Line; people: Person[] }> {
    const { people, table: id } = await begun(server.url)
    const seats = await allWatching(people, id)
    const line = new Line(people[0]!, id)
    await line.sees(seats[0]!)
    return { seats, line, people }
  }

  test('comes back after a lost connection and is sent what it missed, no more', async () => {
    const { seats, line } = await table()
    await playOn(seats, 3)
    await line.sees(seats[0]!)
    line.cut()
    await playOn(seats, 5, 'meanwhile')
    await eventually(
      () => Promise.resolve(line.wholes.length),
      times => times === 2,
    )
    await line.sees(seats[0]!)
    const [first, ...later] = line.dialled
    expect(first).toBeUndefined()
    expect(new Set(later)).toEqual(new Set([3])) // a slow machine may need more than one try
    expect(line.wholes).toEqual([true, false])
    expect(line.client.version).toBe(8)
  })

  test('asks for everything anew when a message got lost', async () => {
    const { seats, line } = await table()
    let lost = 0
    line.loses = text => isUpdate(text) && lost++ === 0
    await playOn(seats, 2)
    await eventually(
      () => Promise.resolve(line.wholes.length),
      times => times === 2,
    )
    await line.sees(seats[0]!)
    expect(line.dialled).toEqual([undefined, undefined])
    expect(line.wholes).toEqual([true, true])
  })

  test('looks again when it chose for a table that is no more as it sees it', async () => {
    const { seats, line } = await table()
    line.loses = isUpdate
    await playOn(seats, 1)
    line.loses = () => false
    const answer = await line.client.choose({ do: 'pass' })
    expect(answer).toMatchObject({ is: 'refused', refused: 'stale', v: 1 })
    await line.sees(seats[0]!)
    expect(line.dialled).toEqual([undefined, undefined])
  })

  test('asks into a silence whether anybody is there, and comes back if nobody answers', async () => {
    const { seats, line } = await table()
    line.loses = () => line.dialled.length === 1
    await eventually(
      () => Promise.resolve(line.dialled.length),
      times => times > 1,
    )
    await playOn(seats, 2)
    await line.sees(seats[0]!)
    expect(line.client.state).toBe('open')
  })

  test('whoever asks over a connection that is lost hears nothing, and nothing is done', async () => {
    const { seats, line } = await table()
    const asked = line.client.ask({ do: 'ping' })
    line.cut()
    expect([undefined, 'pong']).toContain((await asked)?.is)
    await eventually(
      () => Promise.resolve(line.client.state),
      state => state === 'lost',
    )
    expect(await line.client.choose({ do: 'pass' })).toBeUndefined()
    expect(seats[0]!.version).toBe(0)
  })

  test('comes back after signing out as nobody, and sees what anybody may see', async () => {
    const { people, seats, line } = await table()
    const mine = seats[0]!.sight!.pending!.seat === 0
    expect(line.client.sight!.choices.length > 0).toBe(mine)
    await people[0]!.post('/api/sign-out')
    await eventually(
      () => Promise.resolve(line.wholes.length),
      times => times === 2,
    )
    expect(line.client.sight!.choices).toEqual([])
    expect(await line.client.choose({})).toMatchObject({ refused: 'notSeated' })
  })

  test('gives up where there is no table', async () => {
    const { people } = await begun(server.url)
    const states: string[] = []
    const line = new Line(people[0]!, 'abcdefghij', { state: state => states.push(state) })
    await eventually(
      () => Promise.resolve(line.client.state),
      state => state === 'gone',
    )
    line.client.wake()
    expect(states).toEqual(['gone'])
    expect(line.dialled).toHaveLength(1)
  })
})

import { GAMES } from '@overseer/bots/games'
import { maySee, type Onlooker } from '@overseer/kernel'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Course } from '../src/tables/course.ts'
import { readLog } from '../src/tables/log.ts'
import { readSetting } from '../src/tables/store.ts'
import { Person, type Seat, testServer } from './helper.ts'
import { allWatching, begun, peopleOnly, playOn, watching } from './table.ts'

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The words that lie in decks and hands, wherever a state has them. */
function hiddenWords(state: unknown, under = ''): string[] {
  if (typeof state === 'string')
    return ['deck', 'agendas', 'library'].includes(under) && state.length > 2 ? [state] : []
  if (typeof state !== 'object' || state === null) return []
  return Object.entries(state).flatMap(([key, part]) => hiddenWords(part, Array.isArray(state) ? under : key))
}

/** All words in a piece of data. */
function addWords(words: Set<string>, data: unknown): void {
  if (typeof data === 'string') words.add(data)
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) addWords(words, part)
}

/** The messages to one person, by the version of the table they came with. */
function byVersion(texts: readonly string[]): Map<number, unknown[]> {
  const messages = new Map<number, unknown[]>()
  let version = 0
  for (const text of texts) {
    const message = JSON.parse(text) as { is?: string; v?: number }
    if (message.is === undefined || message.is === 'sight') version = message.v!
    messages.set(version, [...(messages.get(version) ?? []), message])
  }
  return messages
}

/** Hidden words that were told to somebody before the rules let them know. */
async function leaks(table: string, onlooker: Onlooker, texts: readonly string[]): Promise<string[]> {
  const course = new Course((await readSetting(server.database, table))!)
  const messages = byVersion(texts)
  const known = new Set<string>()
  const leaked: string[] = []
  const see = (): void => addWords(known, course.game.view(course.state, onlooker))
  const check = (): void => {
    see()
    if (course.asked === onlooker) addWords(known, course.game.choices(course.state))
    const told = new Set<string>()
    addWords(told, messages.get(course.n) ?? [])
    leaked.push(...hiddenWords(course.state).filter(word => told.has(word) && !known.has(word)))
  }
  check()
  for (const row of await readLog(server.database, table)) {
    course.take(row, event => {
      see()
      if (maySee(event, onlooker)) addWords(known, event)
    })
    check()
  }
  return leaked
}

test.each(Object.keys(GAMES))(
  '%s: nothing that ever left the server tells the seed, the key of chance, the order of a deck or a hidden card',
  async game => {
    const { people, table } = await begun(server.url, { game, chairs: peopleOnly(3) })
    const seats = await allWatching(people, table)
    const stranger = new Person(server.url)
    const spectator = await watching(stranger, table)
    const bodies: string[] = []
    const look = async (): Promise<void> => {
      for (const who of [...people, stranger])
        for (const path of ['', '/record'])
          bodies.push(JSON.stringify((await who.call('GET', `/api/tables/${table}${path}`)).data))
    }
    while ((await playOn(seats, 25)) === 25) await look()
    const setting = (await readSetting(server.database, table))!
    const course = new Course(setting)
    expect(hiddenWords(course.state).length).toBeGreaterThan(20)
    expect(hiddenWords(course.state).length).toBeGreaterThan(20)
    const decks = [JSON.stringify(course.state)]
    for (const row of await readLog(server.database, table)) {
      course.take(row)
      decks.push(JSON.stringify(course.state))
    }
    const key = course.state.random.key.map(String)
    const watchers: [Onlooker, Seat][] = [...seats.entries(), ['spectator', spectator]]
    for (const [onlooker, seat] of watchers) {
      expect(await leaks(table, onlooker, seat.texts)).toEqual([])
      const everything = seat.texts.join('\n')
      expect(everything).not.toContain(setting.seed)
      for (const word of key) expect(everything).not.toContain(word)
      for (const order of decksIn(decks)) expect(everything).not.toContain(order)
    }
    for (const body of bodies) {
      expect(body).not.toContain(setting.seed)
      for (const word of key) expect(body).not.toContain(word)
    }
    expect(bodies.length).toBeGreaterThan(8)
  },
)

/** Four cards in a row of any deck at any time, as JSON would tell them. */
function decksIn(states: readonly string[]): string[] {
  const orders = new Set<string>()
  for (const state of states)
    for (const [, cards] of state.matchAll(/"deck":\[("[^\]]*")\]/g)) {
      const deck = cards!.split(',')
      if (deck.length >= 4) orders.add(deck.slice(-4).join(','))
    }
  return [...orders]
}

import { GAMES } from '@overseer/games'
import { maySee, type Onlooker } from '@overseer/kernel'
import type { TableInfo } from '@overseer/protocol'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TablePlay } from '../src/tables/table-play.ts'
import { readLog } from '../src/tables/log.ts'
import { readSetup } from '../src/tables/store.ts'
import { Person, type Seat, testServer } from './helper.ts'
import { allWatching, begun, peopleOnly, playOn, watching } from './tables.ts'

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
  const play = new TablePlay((await readSetup(server.database, table))!)
  const messages = byVersion(texts)
  const known = new Set<string>()
  const leaked: string[] = []
  const see = (): void => addWords(known, play.game.view(play.state, onlooker))
  const check = (): void => {
    see()
    if (play.asked === onlooker) addWords(known, play.game.choices(play.state))
    const told = new Set<string>()
    addWords(told, messages.get(play.n) ?? [])
    leaked.push(...hiddenWords(play.state).filter(word => told.has(word) && !known.has(word)))
  }
  check()
  for (const row of await readLog(server.database, table)) {
    play.apply(row, event => {
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
      const { status } = await stranger.get<TableInfo>(`/api/tables/${table}`)
      if (status === 'over') return // from now on everybody may know
      for (const who of [...people, stranger])
        for (const path of ['', '/record'])
          bodies.push(JSON.stringify((await who.call('GET', `/api/tables/${table}${path}`)).data))
    }
    while ((await playOn(seats, 25)) === 25) await look()
    const setup = (await readSetup(server.database, table))!
    const play = new TablePlay(setup)
    expect(hiddenWords(play.state).length).toBeGreaterThan(20)
    expect(hiddenWords(play.state).length).toBeGreaterThan(20)
    const decks = [JSON.stringify(play.state)]
    for (const row of await readLog(server.database, table)) {
      play.apply(row)
      decks.push(JSON.stringify(play.state))
    }
    const key = play.state.random.key.map(String)
    const watchers: [Onlooker, Seat][] = [...seats.entries(), ['spectator', spectator]]
    for (const [onlooker, seat] of watchers) {
      expect(await leaks(table, onlooker, seat.texts)).toEqual([])
      const everything = seat.texts.join('\n')
      expect(everything).not.toContain(setup.seed)
      for (const word of key) expect(everything).not.toContain(word)
      for (const order of decksIn(decks)) expect(everything).not.toContain(order)
    }
    for (const body of bodies) {
      expect(body).not.toContain(setup.seed)
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

test('which rule forbids a wish is told only to whoever is asked: it may depend on what they alone know', async () => {
  const { people, table } = await begun(server.url, { game: 'wasteland' })
  const seats = await allWatching(people, table)
  const spectator = await watching(new Person(server.url), table)
  const at = seats[0]!.sight!.pending!.seat
  const asked = seats[at]!
  const wish = asked.sight!.choices[0]
  expect(await asked.ask({ do: 'why', wish })).toMatchObject({ is: 'why', rule: null })
  expect(await seats[1 - at]!.ask({ do: 'why', wish })).toMatchObject({ refused: 'notAsked' })
  expect(await spectator.ask({ do: 'why', wish })).toMatchObject({ refused: 'notSeated' })
  await asked.ask({ do: 'stand' }) // the bot that plays for them is asked now
  expect(await asked.ask({ do: 'why', wish })).toMatchObject({ refused: 'notAsked' })
})

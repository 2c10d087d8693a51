import { DEFAULT_GAME } from '@overseer/games/boxes'
import { WebSocket } from 'ws'
import { Visitor, type Target, type Outcome } from './visitor.ts'

/** What somebody says over a connection, and what comes back. */
type Said = Record<string, unknown> & { readonly is?: string; readonly refused?: string }

const PERSON = { person: true }

/** A connection to a table, by somebody or by nobody, that says what no client would. */
class Connection {
  readonly #socket: WebSocket
  readonly heard: Said[] = []
  #wake: () => void = () => undefined
  #next = 1

  constructor(target: Target, table: string, by: Visitor | undefined, address = by?.address ?? '2001:db8:9::1') {
    const who =
      by === undefined ? {} : by.token === '' ? { cookie: by.cookie } : { authorization: `Bearer ${by.token}` }
    this.#socket = new WebSocket(`${target.url.replace('http', 'ws')}/live/${table}`, {
      headers: { ...who, 'x-forwarded-for': address },
    })
    this.#socket.on('error', () => this.#wake())
    this.#socket.on('close', () => this.#wake())
    this.#socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as Said)
      this.#wake()
    })
  }

  get isClosed(): boolean {
    return this.#socket.readyState >= WebSocket.CLOSING
  }

  /** Waits until something is so, or the connection is over. */
  async until(so: () => boolean): Promise<void> {
    while (!so() && !this.isClosed) await new Promise<void>(resolve => (this.#wake = resolve))
  }

  async isIn(): Promise<void> {
    await this.until(() => this.heard.some(({ is }) => is === 'hello'))
  }

  async ask(message: object): Promise<Said> {
    const id = this.#next++
    this.#socket.send(JSON.stringify({ ...message, id }))
    const answer = (): Said | undefined => this.heard.find(one => one['id'] === id)
    await this.until(() => answer() !== undefined)
    return answer() ?? { is: 'refused', refused: 'closed' }
  }

  close(): void {
    this.#socket.terminate()
  }
}

/** Guests at a table of their own that plays. */
async function playing(
  target: Target,
  count: number,
  wish: object = {},
): Promise<{ people: Visitor[]; table: string }> {
  const people: Visitor[] = []
  for (let n = 0; n < count; n++) {
    const person = new Visitor(target)
    await person.call('POST', '/api/guest', {})
    people.push(person)
  }
  const chairs = people.map(() => PERSON)
  const [host, ...others] = people
  const made = await host!.call('POST', '/api/tables', { game: DEFAULT_GAME, chairs, ...wish })
  const table = String(made.data['id'])
  for (const other of others) {
    await other.call('POST', `/api/tables/${table}/join`, {})
    await other.call('POST', `/api/tables/${table}/ready`, { ready: true })
  }
  await host!.call('POST', `/api/tables/${table}/start`, {})
  return { people, table }
}

/** Asks about others' questions, as an opponent, an onlooker, a program that may only look, and nobody at all. */
export async function questions(target: Target): Promise<Outcome> {
  const { people, table } = await playing(target, 2)
  const connections = people.map(person => new Connection(target, table, person))
  for (const connection of connections) await connection.until(() => connection.heard.some(({ is }) => is === 'sight'))
  const sights = connections.map(
    ({ heard }) => heard.find(({ is }) => is === 'sight')!['sight'] as { choices: unknown[] },
  )
  const asked = sights.findIndex(({ choices }) => choices.length > 0)
  const [wish] = sights[asked]!.choices
  const reader = new Visitor(target)
  reader.token = String((await people[asked]!.call('POST', '/api/tokens', { name: 'x', scope: 'read' })).data['token'])
  const stranger = new Visitor(target)
  await stranger.call('POST', '/api/guest', {})
  const thieves = [
    connections[1 - asked]!,
    ...[reader, stranger, undefined].map(by => new Connection(target, table, by)),
  ]
  const worked: string[] = []
  let tries = 0
  for (const [n, connection] of thieves.entries()) {
    await connection.isIn()
    const hers = connection === connections[1 - asked]
    for (const message of [
      { do: 'why', wish },
      { do: 'choose', v: 0, choice: wish },
      ...(hers ? [] : [{ do: 'undo', v: 0 }, { do: 'resign' }, { do: 'stand' }, { do: 'claim' }, { do: 'withdraw' }]),
      ...(hers
        ? []
        : [
            { do: 'offerEnd', offer: true },
            { do: 'askUndo', ask: true },
            { do: 'nonce', nonce: 'ab'.repeat(16) },
          ]),
    ]) {
      tries++
      const answer = await connection.ask(message)
      if (answer.is !== 'refused') worked.push(`thief ${n} was answered ${answer.is} to ${message.do}`)
    }
  }
  for (const connection of [...connections, ...thieves]) connection.close()
  return { tries, worked }
}

/** Says for somebody else that they resign, agree or withdraw, as an answer to one's own question. */
export async function forOthers(target: Target): Promise<Outcome> {
  const { people, table } = await playing(target, 3)
  const connections = people.map(person => new Connection(target, table, person))
  const worked: string[] = []
  let tries = 0
  for (const connection of connections) {
    await connection.until(() => connection.heard.some(({ is }) => is === 'sight'))
    for (const word of ['resign', 'concede', 'withdraw', 'agreeEnd'])
      for (const seat of [0, 1, 2]) {
        tries++
        const answer = await connection.ask({ do: 'choose', v: 0, choice: { do: word, seat } })
        if (answer.is !== 'refused') worked.push(`${word} of seat ${seat} was taken as an answer`)
      }
  }
  const { data } = await people[0]!.call('GET', `/api/tables/${table}`)
  if (data['version'] !== 0) worked.push('the table has changed')
  for (const connection of connections) connection.close()
  return { tries, worked }
}

/** Looks for the present of a table that others are to see later, on every way there is. */
export async function later(target: Target): Promise<Outcome> {
  const { people, table } = await playing(target, 2, { delay: 60_000, listed: true })
  const stranger = new Visitor(target)
  await stranger.call('POST', '/api/guest', {})
  const paths = [`/api/tables/${table}`, `/api/tables/${table}/history`, '/api/tables?status=playing']
  const told = async (): Promise<string[]> => {
    const answers: string[] = []
    for (const by of [stranger, new Visitor(target)]) {
      for (const path of paths) answers.push(JSON.stringify((await by.call('GET', path)).data))
      for (const path of ['record', 'sample'])
        answers.push(String((await by.call('GET', `/api/tables/${table}/${path}`)).status))
      for (const act of ['rematch', 'join', 'start', 'leave'])
        answers.push(JSON.stringify((await by.call('POST', `/api/tables/${table}/${act}`, {})).data))
      for (const person of people)
        for (const page of ['', '/tables'])
          answers.push(JSON.stringify((await by.call('GET', `/api/players/${person.id}${page}`)).data))
      const connection = new Connection(target, table, by)
      await connection.until(() => connection.heard.some(({ is }) => is === 'sight'))
      const shown = connection.heard.filter(({ is }) => is === 'hello' || is === 'sight')
      // How many look on just now is no secret, and no news of the play; that all who play have left would be.
      answers.push(JSON.stringify(shown.map(({ now: _now, watching: _watching, ...rest }) => rest)))
      connection.close()
    }
    return answers
  }
  for (const person of people) {
    const { me } = (await person.call('GET', '/api/me')).data as { me: { id: string } }
    person.id = me.id
  }
  const connections = people.map(person => new Connection(target, table, person))
  const [connection] = connections as [Connection]
  for (const one of connections) await one.isIn()
  const before = await told()
  await connection.ask({ do: 'resign' }) // that ends a game of two
  await connection.until(() => connection.heard.some(one => JSON.stringify(one).includes('"status":"over"')))
  for (const one of connections) one.close() // as people do when it is over
  const after = await told()
  const worked = before.flatMap((text, at) =>
    text === after[at] ? [] : [`the end shows in answer ${at}: ${after[at]!.slice(0, 120)}`],
  )
  return { tries: 2 * before.length, worked }
}

const FLOOD = 400 // control frames at once

/** Floods of what no person sends: control frames, which clients of the protocol answer by themselves. */
export async function signsOfLife(target: Target): Promise<Outcome> {
  const { people, table } = await playing(target, 2)
  const worked: string[] = []
  for (const kind of ['ping', 'pong'] as const) {
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}/live/${table}`, {
      headers: { cookie: people[0]!.cookie, 'x-forwarded-for': people[0]!.address },
    })
    await new Promise(resolve => socket.once('open', resolve))
    const closed = new Promise<number>(resolve => socket.once('close', resolve))
    for (let n = 0; n < FLOOD; n++) socket[kind]('x'.repeat(120))
    const late = new Promise<number>(resolve => setTimeout(resolve, 5000, 0).unref())
    if ((await Promise.race([closed, late])) !== 1008) worked.push(`${FLOOD} frames of ${kind} were borne`)
    socket.terminate()
  }
  return { tries: 2 * FLOOD, worked }
}

/** Two of one network play rated games by one rematch after the other, to which nobody comes through the door. */
export async function rematches(target: Target): Promise<Outcome> {
  const ann = await Visitor.member(target)
  const ben = await Visitor.member(target, ann.address)
  const wish = {
    game: DEFAULT_GAME,
    chairs: [PERSON, PERSON],
    rated: true,
    clock: { kind: 'live', each: 600_000, reserve: 0 },
  }
  let table = String((await ann.call('POST', '/api/tables', wish)).data['id'])
  await ben.call('POST', `/api/tables/${table}/join`, {})
  const worked: string[] = []
  for (let game = 0; game < 3; game++) {
    await ben.call('POST', `/api/tables/${table}/ready`, { ready: true })
    await ann.call('POST', `/api/tables/${table}/start`, {})
    const chairs = await target.database.selectFrom('chairs').select('network').where('table', '=', table).execute()
    if (chairs.some(({ network }) => network === null || network !== chairs[0]!.network))
      worked.push(`game ${game + 1} counts, though both come from one network`)
    const connection = new Connection(target, table, ben)
    await connection.until(() => connection.heard.some(({ is }) => is === 'sight'))
    await connection.ask({ do: 'resign' })
    connection.close()
    table = String((await ann.call('POST', `/api/tables/${table}/rematch`, {})).data['id'])
  }
  return { tries: ann.tries + ben.tries, worked }
}

import { createHash } from 'node:crypto'
import type { Me, ProblemAnswer } from '@overseer/protocol'
import { Authenticator } from './authenticator.ts'
import { Person } from './helper.ts'

export const PASSWORD = 'correct horse'

let people = 0

/** A name that nobody has. */
export const nameFor = (who: string): string => `${who} ${++people}`

/** Somebody with a name of their own. */
export async function member(url: string, name = nameFor('Ann')): Promise<Person & { name: string }> {
  const person = await Person.guest(url, name)
  await person.post('/api/claim', { name, password: PASSWORD })
  return Object.assign(person, { name })
}

/** The same person at another browser. */
export async function elsewhere(url: string, name: string, password = PASSWORD): Promise<Person> {
  const person = new Person(url)
  person.agent = 'another browser'
  const { me } = await person.post<Signed>('/api/sign-in', { name, password })
  person.id = me!.id
  return person
}

/** Who the server says that somebody is. */
export interface Signed {
  readonly me: Me | null
}

export const whoIs = async (person: Person): Promise<Me | null> => (await person.get<Signed>('/api/me')).me

export async function refusal(person: Person, method: string, path: string, body?: unknown): Promise<string> {
  const { status, data } = await person.call<ProblemAnswer>(method, path, body)
  return status < 300 ? String(status) : `${status} ${data.error.code}`
}

/** A passkey for the account of whoever sits there. */
export async function madePasskey(person: Person): Promise<object> {
  return new Authenticator(person.url).make(await person.post<{ challenge: string }>('/api/passkeys/options', {}))
}

/** What a browser works out. */
export function worked({ challenge, bits }: { challenge: string; bits: number }): {
  challenge: string
  answer: string
} {
  for (let n = 0; ; n++) {
    const hash = createHash('sha256')
      .update(`${challenge.slice(-16)}:${n}`)
      .digest('hex')
    if (BigInt(`0x${hash}`) >> BigInt(256 - bits) === 0n) return { challenge, answer: String(n) }
  }
}

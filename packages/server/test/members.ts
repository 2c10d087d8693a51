import { createHash } from 'node:crypto'
import type { ProblemAnswer } from '@overseer/protocol'
import { Authenticator } from './authenticator.ts'
import { Person } from './helper.ts'

export const PASSWORD = 'correct horse'

let people = 0

/** Somebody with a name of their own. */
export async function member(url: string, name = `Ann ${++people}`): Promise<Person & { name: string }> {
  const person = await Person.guest(url, name)
  await person.post('/api/claim', { name, password: PASSWORD })
  return Object.assign(person, { name })
}

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

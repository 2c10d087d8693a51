import { sha256 } from '@overseer/kernel'
import type { WorkTask } from '@overseer/protocol'
import { ApiError, post } from '../api.ts'

/** Working something out for the server, where many came from one network or tried one name. */

const HASHED = 16 // characters at the end of a challenge
const SLICE_MS = 30 // of work, before the page may do something else

let spare: object | undefined // work for a sign-in that still lacks a code: it may be shown again with it

/** Does something; if the server wants work for it, works and does it again. */
export async function workingIfAsked<T>(why: 'guest' | 'sign-in', act: (more: object) => Promise<T>): Promise<T> {
  const first = why === 'sign-in' && spare !== undefined ? { work: spare } : {}
  spare = undefined
  try {
    return await act(first)
  } catch (error) {
    if (!isRefusal(error, 'work-needed')) throw error
    const asked = await post<WorkTask>('work', { for: why })
    const work = { challenge: asked.challenge, answer: await answerTo(asked) }
    return act({ work }).catch((refusal: unknown) => {
      if (isRefusal(refusal, 'code-needed')) spare = work
      throw refusal
    })
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

/** A number with which the hash begins with so many zero bits. */
async function answerTo({ challenge, bits }: WorkTask): Promise<string> {
  const end = challenge.slice(-HASHED)
  let until = performance.now() + SLICE_MS
  for (let n = 0; ; n++) {
    if (zeroBits(sha256(`${end}:${n}`)) >= bits) return String(n)
    if (n % 256 !== 0 || performance.now() < until) continue
    await new Promise(resolve => {
      setTimeout(resolve)
    })
    until = performance.now() + SLICE_MS
  }
}

function zeroBits(words: readonly number[]): number {
  const first = words.findIndex(word => word !== 0)
  return first * 32 + Math.clz32(words[first]!)
}

import { randomBytes } from 'node:crypto'

/** A name for something new that nobody can guess. */
export const newId = (): string => randomBytes(9).toString('base64url')

let count = 0

/** A name that sorts in the order in which names were given, also within one millisecond. */
export function orderedId(at: number): string {
  count = (count + 1) % 2 ** 24
  return `${at.toString(16).padStart(12, '0')}${count.toString(16).padStart(6, '0')}${randomBytes(4).toString('hex')}`
}

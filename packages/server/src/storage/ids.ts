import { randomBytes } from 'node:crypto'

/** A name for something new that nobody can guess. */
export function newId(): string {
  const id = randomBytes(9).toString('base64url')
  return id.startsWith('-') ? newId() : id // commands would read it as an option
}

let count = 0

/** A name that sorts in the order in which names were given, also within one millisecond. */
export function orderedId(at: number): string {
  count = (count + 1) % 2 ** 24
  return `${at.toString(16).padStart(12, '0')}${count.toString(16).padStart(6, '0')}${randomBytes(4).toString('hex')}`
}

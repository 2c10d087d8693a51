import { createHash, randomBytes } from 'node:crypto'

/** What stands in the database for a secret that only its owner has. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

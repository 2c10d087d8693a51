import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { newDatabase } from '@overseer/proof'

/** A way to run the server: everything it promises holds on each. */
export interface Path {
  readonly name: string
  /** The environment of a server with a database of its own; several servers may share it. */
  environment(): Promise<Record<string, string>>
}

export const PATHS: readonly Path[] = [
  {
    name: 'embedded',
    environment: () => Promise.resolve({ DATABASE_URL: `sqlite:${inject('folder')}/${newName()}.db` }),
  },
  {
    name: 'PostgreSQL and Redis',
    environment: async () => ({
      DATABASE_URL: await newDatabase(inject('postgres')),
      BUS_URL: `${inject('redis')}/0`,
    }),
  },
]

/** The path on which several processes can share tables. */
export const SHARED = PATHS[1]!

const newName = (): string => `test_${randomBytes(6).toString('hex')}`

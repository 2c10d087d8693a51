import * as z from 'zod'
import { BadInput } from './error.ts'
import { firstProblem } from './problem.ts'

// Zod would compile its schemas with `new Function`; a page with a strict content policy forbids that.
z.config({ jitless: true })

/** Data through a schema, or BadInput with the path of the first field that is wrong; an empty name names nothing. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown, name: string): T {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const { path, text } = firstProblem(parsed.error.issues, data)
  throw new BadInput([name, ...path.map(String)].filter(part => part !== '').join('.'), text)
}

/** JSON text as data, or BadInput. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(name, `not JSON (${error instanceof Error ? error.message : 'unreadable'})`)
  }
}

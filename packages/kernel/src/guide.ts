import * as z from 'zod'

/** What a program must know to speak of a game: its questions, its names, and the shapes of what is said. */
export interface Guide {
  /** The kinds of choices (`do`) that answer each question. */
  readonly questions: Readonly<Record<string, readonly string[]>>
  /** The kinds that answer anything, or nothing that was asked. */
  readonly always: readonly string[]
  /** The names of cards, places and so on, by what they are. */
  readonly names: Readonly<Record<string, readonly string[]>>
  /** JSON Schemas, by what they describe. */
  schemas(): Schemas
}

type Subject = 'options' | 'choice' | 'position' | 'view' | 'event'
export type Schemas = Readonly<Partial<Record<Subject, unknown>>>

/** Schemas as they are written for everybody. What comes from outside is described as it may be left out there. */
export function jsonSchemas(shapes: Readonly<Record<Subject, z.ZodType>>): Schemas {
  return Object.fromEntries(
    Object.entries(shapes).map(([subject, shape]) => [
      subject,
      z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }),
    ]),
  )
}

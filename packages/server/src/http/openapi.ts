import { incoming, outgoing, problemSchema } from '@overseer/protocol/schemas'
import * as z from 'zod'
import type { Route } from './route.ts'

/** A JSON Schema, and the parts of the document we look into again. */
export type Schema = { readonly [key: string]: unknown }

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly object[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface ApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly securitySchemes: object }
}

const VERSION = '1'

const DESCRIPTION = `Everything the page does, your program can do too.

Sign in: a browser has a cookie (POST /api/guest is enough to get one); a program sends a token, which a player makes under POST /api/tokens, as "Authorization: Bearer …", over HTTP and when it opens a WebSocket. Programs play every game but rated ones, and may not change the account they play for. A token says what it is for (play, or read only) and ends after some days, with a change of password, and when its owner signs out everywhere.

What changes the ways into an account needs a proof of the last ten minutes: signing in is one, POST /api/proof another; else the answer is 403 proof-needed. Where many guests come from one network, or many tried one name, the answer is 403 work-needed: POST /api/work says what to work out, and its answer goes along with the next call.

Errors: every answer other than 2xx is { "error": { "code", "message", "field"? } }. Codes are stable; messages are for people. Too many calls are answered by 429.

Play: make or join a table, then open a WebSocket at /live/{id}. You are sent "hello", and "sight" once the game plays: your view, who is asked, and all your choices. Answer with { "do": "choose", "v": version, "choice": one of them }. Afterwards only updates come. A choice is "done" once it is on the disk; one that was made for another version is refused and never played twice. After a lost connection open /live/{id}?from=<the last version you saw>.`

const LIVE = `A WebSocket. You send LiveIn and receive LiveOut, both JSON text frames. A connection that says nothing for long may be dead: { "do": "ping", "id" } is answered by a pong. Close codes: 1008 too many or bad messages, 1012 the server restarts (connect again), 4401 signed out (connect again, perhaps as somebody else), 4404 there is no such table, 4409 it cannot be played by today's rules.`

/** Schemas of the document: those with a name once, for all to refer to. */
class Shelf {
  readonly schemas: Record<string, Schema> = {}
  readonly #texts = new Map<string, string>()

  /** Answers come first: what may be left out when it is sent but is always there in an answer has two shapes. */
  put(shape: z.ZodType, io: 'input' | 'output'): Schema {
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ it: shape }), { io })
    const names = new Map<string, string>()
    for (const [name, { id: _id, ...def }] of Object.entries($defs)) names.set(name, this.#nameFor(name, def))
    for (const [name, { id: _id, ...def }] of Object.entries($defs))
      this.schemas[names.get(name)!] = referring(def, names)
    return referring(properties!['it'] as Schema, names)
  }

  #nameFor(name: string, def: object): string {
    const text = JSON.stringify(def)
    const there = this.#texts.get(name)
    if (there !== undefined && there !== text) return `${name}Input`
    this.#texts.set(name, text)
    return name
  }
}

function referring(schema: Schema, names: ReadonlyMap<string, string>): Schema {
  const refer = (_all: string, name: string): string => `"#/components/schemas/${names.get(name) ?? name}"`
  return JSON.parse(JSON.stringify(schema).replaceAll(/"#\/\$defs\/([^"]+)"/g, refer)) as Schema
}

/** The API told by the schemas that check it (OpenAPI 3.1). */
export function apiDocument(routes: readonly Route[]): ApiDocument {
  const shelf = new Shelf()
  const problem = shelf.put(problemSchema, 'output')
  const answers = new Map(routes.map(route => [route, shelf.put(route.answer, 'output')]))
  shelf.put(outgoing, 'output')
  shelf.put(incoming, 'input')
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const path = (paths[templateOf(route.path)] ??= {})
    path[route.method.toLowerCase()] = operation(route, answers.get(route)!, problem, shelf)
  }
  paths['/live/{id}'] = { get: liveOperation(problem) }
  return {
    openapi: '3.1.0',
    info: { title: 'Overseer', version: VERSION, description: DESCRIPTION },
    paths,
    components: {
      schemas: shelf.schemas,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'overseer',
          description: 'Over https its name begins with `__Host-`',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const CHAPTERS: Readonly<Record<string, string>> = {
  my: 'tables',
  tables: 'tables',
  players: 'players',
  ratings: 'players',
  tokens: 'tokens',
  'openapi.json': 'api',
}

/** Under which heading an address is told of. */
function chapterOf(path: string): string {
  const first = path.split('/')[2]
  return first === undefined ? 'api' : (CHAPTERS[first] ?? 'account')
}

/** '/api/tables/:id' as OpenAPI writes it. */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function operation(route: Route, answer: Schema, problem: Schema, shelf: Shelf): Operation {
  const { method, path, summary, type = 'application/json' } = route
  const parameters = [...parametersOf(route.params, 'path', shelf), ...parametersOf(route.query, 'query', shelf)]
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [chapterOf(path)],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.signedIn ? { security: [{ cookie: [] }, ...(route.inPerson ? [] : [{ token: [] }])] } : {}),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonOf(shelf.put(route.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: { [type]: { schema: answer } } },
      default: { description: 'Refused', content: jsonOf(problem) },
    },
  }
}

function parametersOf(shape: z.ZodType | undefined, where: 'path' | 'query', shelf: Shelf): Parameter[] {
  if (shape === undefined) return []
  const { properties = {}, required = [] } = shelf.put(shape, 'input') as {
    properties?: Record<string, Schema>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema,
  }))
}

function jsonOf(schema: Schema): Content {
  return { 'application/json': { schema } }
}

function liveOperation(problem: Schema): Operation {
  const version: Schema = { type: 'integer', minimum: 0, description: 'The last version you saw' }
  return {
    operationId: 'live',
    summary: 'Sit at a table, or look on: the WebSocket over which games are played',
    tags: ['live'],
    description: LIVE,
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'from', in: 'query', required: false, schema: version },
    ],
    responses: {
      101: { description: 'A WebSocket; see the schemas LiveIn and LiveOut' },
      default: { description: 'Refused', content: jsonOf(problem) },
    },
  }
}

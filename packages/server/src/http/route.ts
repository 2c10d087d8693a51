import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Caller } from '../accounts/players.ts'
import { forbidden, notSignedIn, Problem } from './problem.ts'

type Shape = z.ZodType

/** What a handler gets: everything checked. */
export interface Call<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly player: Caller | undefined // whoever is signed in
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One address of the API: the schemas check what comes in and describe it to others. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string // as '/api/tables/:id'
  readonly summary: string
  readonly signedIn: boolean // whether somebody must be
  readonly inPerson: boolean // whether a program with a token will not do
  readonly perMinute?: number // calls, for one account or address
  readonly byAddress?: true // for one address, whoever is signed in there
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  readonly answer: Shape
  readonly type?: 'text/html' // of the answer, if it is not JSON
  readonly handler: (call: Call<never, never, never>) => unknown
}

interface Described<P extends Shape, Q extends Shape, B extends Shape> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
}

type Rest = Omit<Route, 'params' | 'query' | 'body' | 'handler' | 'signedIn' | 'inPerson'>

/** Somebody is signed in. */
type By<T> = T & { readonly player: Caller }

/** An address anybody may call. */
export function open<P extends Shape, Q extends Shape, B extends Shape>(
  described: Rest & Described<P, Q, B>,
  handler: (call: Call<z.infer<P>, z.infer<Q>, z.infer<B>>) => unknown,
): Route {
  return { ...described, signedIn: false, inPerson: false, handler }
}

/** An address for those who are signed in, guests among them. */
export function signedIn<P extends Shape, Q extends Shape, B extends Shape>(
  described: Rest & Described<P, Q, B>,
  handler: (call: By<Call<z.infer<P>, z.infer<Q>, z.infer<B>>>) => unknown,
): Route {
  return { ...described, signedIn: true, inPerson: false, handler: handler as Route['handler'] }
}

/** An address for people at their browser: what it does to an account, no program that plays for them may do. */
export function inPerson<P extends Shape, Q extends Shape, B extends Shape>(
  described: Rest & Described<P, Q, B>,
  handler: (call: By<Call<z.infer<P>, z.infer<Q>, z.infer<B>>>) => unknown,
): Route {
  return { ...signedIn(described, handler), inPerson: true }
}

export const nothing = z.strictObject({})

export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  whoIs: (request: FastifyRequest) => Promise<Caller | undefined>,
  patience: number, // how many times the usual limits
): void {
  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path,
      ...(route.perMinute === undefined ? {} : { config: { rateLimit: limitOf(route, route.perMinute * patience) } }),
      async handler(request, reply) {
        const player = await whoIs(request)
        if (route.signedIn && player === undefined) throw notSignedIn()
        if (route.inPerson && player?.program) throw forbidden('Programs may not do that.')
        const call = {
          params: check(route.params, request.params, 'path'),
          query: check(route.query, request.query, 'query'),
          body: check(route.body, request.body, 'body'),
          player,
          request,
          reply,
        }
        const answer = await route.handler(call as never)
        return reply.sent ? reply : (answer ?? {})
      },
    })
}

function limitOf({ byAddress }: Route, max: number): object {
  const keyGenerator = (request: FastifyRequest): string => request.ip
  return { max, timeWindow: 60_000, ...(byAddress ? { keyGenerator } : {}) }
}

function check(shape: Shape | undefined, data: unknown, where: string): unknown {
  if (shape === undefined) return undefined
  const parsed = shape.safeParse(data)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  const field = [where, ...path.map(String)].join('.')
  throw new Problem(400, 'bad-input', `${field}: ${message}`, field)
}

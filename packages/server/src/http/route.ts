import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf } from './address.ts'
import type { Caller } from './caller.ts'
import { holdsNul, isDeep } from './odd-data.ts'
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
  readonly begins?: true // something new, which must wait while the server is looked after
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

/** A request of somebody who is signed in. */
type By<T> = T & { readonly player: Caller }

/** An address anybody may call. */
export function anybody<P extends Shape, Q extends Shape, B extends Shape>(
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

interface Limits {
  readonly patience: number // how many times the usual limits
  processes(): number // among how many processes they are shared
  mayBegin(who: string): void // throws while nothing new may begin, or not for them
  mustWait(route: Route, player: Caller | undefined): boolean // as there is too much to do
}

export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  whoIs: (request: FastifyRequest) => Promise<Caller | undefined>,
  limits: Limits,
): void {
  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path,
      ...(route.perMinute === undefined ? {} : { config: { rateLimit: limitOf(route, route.perMinute, limits) } }),
      async handler(request, reply) {
        const player = await whoIs(request)
        if (route.signedIn && player === undefined) throw notSignedIn()
        if (route.inPerson && player?.program) throw forbidden('Programs may not do that.')
        if (player?.scope === 'read' && route.method !== 'GET') throw forbidden('This token only lets you look.')
        if (limits.mustWait(route, player)) throw waitAWhile(reply)
        if (route.begins) limits.mayBegin(player?.id ?? addressOf(request))
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

/** The refusal of a busy server for what can wait. */
function waitAWhile(reply: FastifyReply): Problem {
  void reply.header('retry-after', '5')
  return new Problem(503, 'unavailable', 'There is too much to do here. Try again in a few seconds.')
}

function limitOf({ byAddress }: Route, perMinute: number, { patience, processes }: Limits): object {
  const max = (): number => Math.ceil((perMinute * patience) / processes())
  return { max, timeWindow: 60_000, ...(byAddress ? { keyGenerator: addressOf } : {}) }
}

function check(shape: Shape | undefined, data: unknown, where: string): unknown {
  if (shape === undefined) return undefined
  if (isDeep(data)) throw new Problem(400, 'bad-input', `${where}: is nested too deeply`, where)
  if (holdsNul(data)) throw new Problem(400, 'bad-input', `${where}: holds a character that is none`, where)
  const parsed = shape.safeParse(data)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  const field = [where, ...path.map(String)].join('.')
  throw new Problem(400, 'bad-input', `${field}: ${message}`, field)
}

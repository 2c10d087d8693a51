import { randomBytes } from 'node:crypto'
import { CLOSE_CODES } from '@overseer/protocol'
import { tableId } from '@overseer/protocol/schemas'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import * as z from 'zod'
import type { Caller } from './http/caller.ts'
import { addOperations, type Operations } from './operations/routes.ts'
import { addressOf } from './http/address.ts'
import {
  addHeaders,
  hangUpAfterRefusal,
  isForFile,
  keepPrivate,
  refuseFloods,
  refuseOtherCharsets,
  refuseOtherNames,
  refuseOtherSites,
  takeTurns,
} from './http/guard.ts'
import { Problem } from './http/problem.ts'
import { addRoutes, type Route } from './http/route.ts'
import { dropSlowReaders } from './http/slow-readers.ts'
import { DatabaseAway } from './storage/database-away.ts'

declare module 'fastify' {
  interface FastifyRequest {
    player: Caller | undefined // on the way to a WebSocket
  }
}

interface AppOptions extends Operations {
  readonly log: Logger
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly allowedHosts: readonly string[]
  readonly trustProxy: false | number | string[]
  readonly perMinute: number // calls of the API, for one account or address
  /** Among how many processes these are shared. */
  processes(): number
  /** Throws while nothing new may begin, or not for them. */
  mayBegin(who: string): void
  /** Whether there is too much to do for this. */
  mustWait(route: Route, player: Caller | undefined): boolean
  readonly routes: readonly Route[]
  whoIs(request: FastifyRequest): Promise<Caller | undefined>
  enter(socket: WebSocket, id: string, player: Caller | undefined, address: string, from: number | undefined): void
}

export const USUAL_PER_MINUTE = 600 // calls of the API, for one account or address
const FROM_ONE_ADDRESS = 5 // times as much: a school has one for all
const REQUEST_MS = 30_000
const BODY_AT_MOST = 64 * 1024
const FRAME_AT_MOST = 16 * 1024

/** The web server, without the page. */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log
  const { trustProxy: proxies } = options
  const app = fastify({
    loggerInstance,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    requestTimeout: REQUEST_MS, // for a whole request to arrive, however slowly it drips
    bodyLimit: BODY_AT_MOST,
    genReqId: () => randomBytes(8).toString('base64url'),
    logController: new LogController({ disableRequestLogging: true }), // addOperations writes one line for each
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = problemAnswer(error, request)
    void reply.code(status).send(body)
  })
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } })
  })
  app.removeContentTypeParser('text/plain') // only JSON, which no form of another site can send
  app.decorateRequest('player', undefined)
  await addHeaders(app, options.publicUrl?.startsWith('https:') ?? false)
  refuseOtherNames(app, options.publicUrl, options.allowedHosts)
  refuseOtherSites(app, options.publicUrl)
  refuseOtherCharsets(app)
  hangUpAfterRefusal(app)
  keepPrivate(app)
  dropSlowReaders(app)
  await app.register(cookie, { secret: options.secret })
  refuseFloods(app, () => (options.perMinute * FROM_ONE_ADDRESS) / options.processes())
  takeTurns(app)
  await app.register(rateLimit, {
    max: () => Math.ceil(options.perMinute / options.processes()),
    timeWindow: 60_000,
    keyGenerator: request => accountOrAddress(request, options),
    allowList: isForFile, // they are counted by address alone
  })
  await app.register(websocket, {
    options: { maxPayload: FRAME_AT_MOST, perMessageDeflate: false, autoPong: false }, // Connection answers, and counts
    errorHandler(error, socket, request) {
      request.log.info({ err: error }, 'a connection broke') // frames too long, or none at all: no fault of ours
      socket.terminate()
    },
  })
  addOperations(app, options)
  addRoutes(app, options.routes, request => options.whoIs(request), {
    patience: options.perMinute / USUAL_PER_MINUTE,
    processes: () => options.processes(),
    mayBegin: who => options.mayBegin(who),
    mustWait: (route, player) => options.mustWait(route, player),
  })
  addLive(app, options)
  return app
}

/** Whose allowance a request is taken from. The page itself is everybody's, and comes also while the database is away. */
async function accountOrAddress(request: FastifyRequest, { whoIs }: Pick<AppOptions, 'whoIs'>): Promise<string> {
  const player = isForFile(request) ? undefined : await whoIs(request).catch(() => undefined) // whoever answers hears of it, too
  return player?.id ?? addressOf(request)
}

const liveQuery = z.object({ from: z.coerce.number().int().min(0).optional() })

function addLive(app: FastifyInstance, options: AppOptions): void {
  app.get<{ Params: { id: string } }>(
    '/live/:id',
    {
      websocket: true,
      async preValidation(request) {
        request.player = await options.whoIs(request)
      },
    },
    (socket, request) => {
      const query = liveQuery.safeParse(request.query)
      if (!tableId.safeParse(request.params).success) return socket.close(CLOSE_CODES.notFound, 'not-found')
      const from = query.success ? query.data.from : undefined
      options.enter(socket, request.params.id, request.player, addressOf(request), from)
    },
  )
}

/** What whoever asked is told. Faults of ours are logged, not told. */
function problemAnswer(error: unknown, request: FastifyRequest): { status: number; body: unknown } {
  if (error instanceof Problem) {
    const { status, code, message, field, details } = error
    return { status, body: { error: { code, message, ...(field === undefined ? {} : { field }), ...details } } }
  }
  const { statusCode = 500, message } = error as { statusCode?: number; message: string }
  if (statusCode === 429) return { status: 429, body: { error: { code: 'too-fast', message } } }
  if (statusCode < 500) return { status: statusCode, body: { error: { code: 'bad-input', message } } }
  if (error instanceof DatabaseAway) {
    request.log.warn({ err: error }, 'the database is away')
    return { status: 503, body: { error: { code: 'unavailable', message: 'Not at the moment. Try again soon.' } } }
  }
  request.log.error({ err: error }, 'a request failed')
  return { status: 500, body: { error: { code: 'trouble', message: 'Something broke here. It has been noted.' } } }
}

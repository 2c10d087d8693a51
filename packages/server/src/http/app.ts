import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import * as z from 'zod'
import type { Caller } from '../accounts/players.ts'
import { tokenIn } from '../accounts/sessions.ts'
import { addOperations, type Operations } from '../operations/routes.ts'
import { tableId } from '../lobby/table-schema.ts'
import { addHeaders, hangUpAfterRefusal, refuseOtherSites } from './guard.ts'
import { Problem } from './problem.ts'
import { addRoutes, type Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    player: Caller | undefined // on the way to a WebSocket
  }
}

interface Front extends Operations {
  readonly log: Logger
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  readonly perMinute: number // calls of the API, for one account or address
  readonly routes: readonly Route[]
  whoIs(request: FastifyRequest): Promise<Caller | undefined>
  enter(socket: WebSocket, id: string, player: Caller | undefined, from: number | undefined): void
}

export const USUAL_PER_MINUTE = 600 // calls of the API, for one account or address
const BODY_AT_MOST = 64 * 1024
const FRAME_AT_MOST = 16 * 1024

/** The web server, without the page. */
export async function makeApp(front: Front): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = front.log
  const app = fastify({
    loggerInstance,
    trustProxy: front.trustProxy,
    bodyLimit: BODY_AT_MOST,
    genReqId: () => randomBytes(8).toString('base64url'),
    logController: new LogController({ disableRequestLogging: true }), // addOperations writes one line for each
  })
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = told(error, request)
    void reply.code(status).send(body)
  })
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } })
  })
  app.removeContentTypeParser('text/plain') // only JSON, which no form of another site can send
  app.decorateRequest('player', undefined)
  await addHeaders(app, front.publicUrl?.startsWith('https:') ?? false)
  refuseOtherSites(app, front.publicUrl)
  hangUpAfterRefusal(app)
  await app.register(cookie, { secret: front.secret })
  await app.register(rateLimit, {
    max: front.perMinute,
    timeWindow: 60_000,
    keyGenerator: request => tokenIn(request) ?? request.ip, // a cookie we did not sign buys nothing
  })
  await app.register(websocket, {
    options: { maxPayload: FRAME_AT_MOST, perMessageDeflate: false },
    errorHandler(error, socket, request) {
      request.log.info({ err: error }, 'a connection broke') // frames too long, or none at all: no fault of ours
      socket.terminate()
    },
  })
  addOperations(app, front)
  addRoutes(app, front.routes, request => front.whoIs(request), front.perMinute / USUAL_PER_MINUTE)
  addLive(app, front)
  return app
}

const liveQuery = z.object({ from: z.coerce.number().int().min(0).optional() })

function addLive(app: FastifyInstance, front: Front): void {
  app.get<{ Params: { id: string } }>(
    '/live/:id',
    {
      websocket: true,
      async preValidation(request) {
        request.player = await front.whoIs(request)
      },
    },
    (socket, request) => {
      const query = liveQuery.safeParse(request.query)
      if (!tableId.safeParse(request.params).success) return socket.close(4404, 'not-found')
      front.enter(socket, request.params.id, request.player, query.success ? query.data.from : undefined)
    },
  )
}

/** What whoever asked is told. Faults of ours are logged, not told. */
function told(error: unknown, request: FastifyRequest): { status: number; body: unknown } {
  if (error instanceof Problem) {
    const { status, code, message, field } = error
    return { status, body: { error: { code, message, ...(field === undefined ? {} : { field }) } } }
  }
  const { statusCode = 500, message } = error as { statusCode?: number; message: string }
  if (statusCode === 429) return { status: 429, body: { error: { code: 'too-fast', message } } }
  if (statusCode < 500) return { status: statusCode, body: { error: { code: 'bad-input', message } } }
  request.log.error({ err: error }, 'a request failed')
  return { status: 500, body: { error: { code: 'trouble', message: 'Something broke here. It has been noted.' } } }
}

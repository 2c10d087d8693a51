import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import type { Metrics } from './metrics.ts'

export interface Operations {
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  ready(): Readiness
}

/** Whether people should be sent here, and what is there of what we need. Without a bus we are slower, no more. */
interface Readiness {
  readonly ok: boolean
  readonly database: boolean
  readonly bus: boolean
}

const QUIET = ['/healthz', '/readyz', '/metrics'] // asked every few seconds: their lines would bury the others

/** What those who run the server look at. */
export function addOperations(app: FastifyInstance, { metrics, metricsToken, ready }: Operations): void {
  const unlimited = { config: { rateLimit: false } }
  app.get('/healthz', unlimited, () => ({ ok: true }))
  app.get('/readyz', unlimited, (_request, reply) => {
    const state = ready()
    return reply.code(state.ok ? 200 : 503).send(state)
  })
  app.get('/metrics', unlimited, async (request, reply) => {
    if (metricsToken === undefined ? !isFromHere(request) : !bears(request, metricsToken))
      throw new Problem(401, 'not-signed-in', 'The metrics want the token that the operator chose (METRICS_TOKEN).')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    metrics.request(route, reply.statusCode, reply.elapsedTime)
    const level = QUIET.includes(route) ? 'debug' : 'info'
    request.log[level](lineOf(request, reply.statusCode, reply.elapsedTime), 'answered')
    done()
  })
}

/** One line for each request. What stands behind the `?` stays out: links in e-mails have their secret there. */
function lineOf({ method, url, ip }: FastifyRequest, status: number, ms: number): object {
  return { method, path: url.split('?')[0], status, ms: Math.round(ms * 10) / 10, ip }
}

/** Whether somebody on this machine asks, and no proxy for somebody else: how much is played when is not for everybody. */
function isFromHere({ headers, raw }: FastifyRequest): boolean {
  const isPassedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(name => headers[name] !== undefined)
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '')
}

function bears(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(token))
}

import { hostname } from 'node:os'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from '@fastify/helmet'
import { addressOf } from './address.ts'
import { FairGate } from './fair-gate.ts'
import { Problem } from './problem.ts'

const MINUTE = 60_000
const UNCOUNTED = ['/healthz', '/readyz']

/** What every answer says to browsers: nothing from elsewhere, no script but ours, no frame around us. */
export async function addHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'no-referrer' },
  })
}

/**
 * Refuses what another site makes a browser send. Browsers name the origin of every request that changes something and
 * of every WebSocket; programs that send a token need none.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || request.headers.upgrade !== undefined
    const { origin, host } = request.headers
    if (!changes || origin === undefined) return done()
    const from = URL.canParse(origin) ? new URL(origin) : undefined
    // Who knows their own address knows also whether it is safe; else a proxy may speak https where we hear http.
    const isOurs = publicUrl === undefined ? from?.host === host : from?.origin === new URL(publicUrl).origin
    done(isOurs ? undefined : new Problem(403, 'other-site', 'This comes from another site.'))
  })
}

/** Names that nobody on the internet can own, and so cannot lead to us by surprise. */
const OWN_NAMES = /^([^.]+|.+\.(localhost|local|lan|home\.arpa|internal))$/

/** Whether a request may be meant for us by this name: a number, a name of this machine or its network, or one we were told. */
export function isOurName(host: string, allowed: readonly string[]): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
  return isIP(name) > 0 || OWN_NAMES.test(name) || [hostname(), ...allowed].some(one => one.toLowerCase() === name)
}

/**
 * Refuses whoever calls us by a name that is not ours. Without an address of our own we believe the one we are called by, and
 * anybody can let a name of theirs lead here.
 */
export function refuseOtherNames(
  app: FastifyInstance,
  publicUrl: string | undefined,
  allowed: readonly string[],
): void {
  if (publicUrl !== undefined) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (host === undefined || isOurName(host, allowed) || UNCOUNTED.includes(request.url)) return done()
    const say = 'This server does not know itself by that name. Its operator sets PUBLIC_URL, or ALLOWED_HOSTS.'
    done(new Problem(403, 'other-site', say))
  })
}

/** Refuses JSON in anything but UTF-8: read otherwise, the same bytes may say something else. */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
    const isKnown = charset === undefined || charset.toLowerCase() === 'utf-8'
    done(isKnown ? undefined : new Problem(415, 'bad-input', 'Only UTF-8 is read here.'))
  })
}

const FILE_COUNTS = 0.1 // of a call: a newcomer fetches two hundred files of the page, and a school comes by one address

/** Whether a file of the page is asked for, by the route that was found: an address can be written in many ways. */
export function isForFile({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && !/^\/(api|live)/.test(url)
}

/** Refuses an address that asks for far too much, whoever it says it is, before anything is looked up for it. */
export function refuseFloods(app: FastifyInstance, perMinute: () => number): void {
  let calls = new Map<string, number>()
  const timer = setInterval(() => (calls = new Map()), MINUTE).unref()
  app.addHook('onClose', () => clearInterval(timer))
  app.addHook('onRequest', (request, _reply, done) => {
    const address = addressOf(request)
    const count = (calls.get(address) ?? 0) + (isForFile(request) ? FILE_COUNTS : 1)
    calls.set(address, count)
    const isQuiet = UNCOUNTED.includes(request.url)
    done(count > perMinute() && !isQuiet ? new Problem(429, 'too-fast', 'Too much from one address.') : undefined)
  })
}

/** Lets requests begin in turn, address by address, unless they have hung up; whether we are well is told at once. */
export function takeTurns(app: FastifyInstance): void {
  const gate = new FairGate()
  app.addHook('onRequest', (request, _reply, done) => {
    if (UNCOUNTED.includes(request.url)) done()
    else gate.enter(addressOf(request), () => (request.raw.socket.destroyed ? undefined : done()))
  })
}

/** Says that answers of the API are for whoever asked, and nobody keeps them. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isForFile(request) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}

/** Hangs up on whoever asked for a WebSocket and was answered otherwise: nobody else would. */
export function hangUpAfterRefusal(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon()
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import helmet from '@fastify/helmet'
import { Problem } from './problem.ts'

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
    const allowed = publicUrl === undefined ? host : new URL(publicUrl).host
    const from = URL.canParse(origin) ? new URL(origin).host : undefined
    done(from === allowed ? undefined : new Problem(403, 'other-site', 'This comes from another site.'))
  })
}

/** Hangs up on whoever asked for a WebSocket and was answered otherwise: nobody else would. */
export function hangUpAfterRefusal(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon()
    done()
  })
}

// Serves the built page. The server package will take this over; until then a few lines do.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

const SAFE = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

const zipped = new Map<string, Buffer>()

/** A server of the page on a port; port 0 takes any free one. */
export function serve(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname))
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { ...SAFE, 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.')
      return
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const cached = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { ...SAFE, 'content-type': type, 'cache-control': cached }
    if (!/text|svg|json/.test(type) || !request.headers['accept-encoding']?.includes('gzip')) {
      response.writeHead(200, headers)
      createReadStream(file).pipe(response)
      return
    }
    if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(file), { level: 9 }))
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' }).end(zipped.get(file))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 8080)
  try {
    await serve(port)
    console.log(`Overseer is ready: http://localhost:${port}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(`Port ${port} is taken. Choose another one: PORT=8081 npm start`)
    process.exitCode = 1
  }
}

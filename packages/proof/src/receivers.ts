import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createSocketServer, type AddressInfo } from 'node:net'

/** Real servers that notices are sent to. */

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly url: string
  readonly got: Received[]
  status: number // that it answers with
  close(): void
}

/** A web server that keeps what is posted to it. */
export async function receiver(): Promise<Receiver> {
  const got: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(one.status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`
  const one: Receiver = {
    url,
    got,
    status: 201,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return one
}

/** A browser's side of Web Push: its keys, and how it reads what was sent to it (RFC 8291, RFC 8188). */
export class Browser {
  readonly #key = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#key.generateKeys()
  }

  get subscription(): object {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: { p256dh: this.#key.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    }
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const signPermit = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender])
    const secret = hkdfSync('sha256', this.#key.computeSecret(sender), this.#auth, info, 32)
    const derive = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes))
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    cipher.setAuthTag(signPermit.subarray(-16))
    const plain = Buffer.concat([cipher.update(signPermit.subarray(0, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

export interface Mail {
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

/** An SMTP server that keeps what it is given. */
export async function postOffice(): Promise<{ readonly url: string; readonly got: Mail[]; close(): void }> {
  const got: Mail[] = []
  const server = createSocketServer(socket => {
    let to = ''
    let data: string[] | undefined
    let rest = ''
    const say = (line: string): boolean => socket.write(`${line}\r\n`)
    const hear = (line: string): unknown => {
      if (data !== undefined) {
        if (line !== '.') return data.push(line.replace(/^\./, ''))
        got.push(readMail(to, data))
        data = undefined
        return say('250 kept')
      }
      if (/^(EHLO|HELO)/i.test(line)) return say('250 office')
      if (/^RCPT TO/i.test(line)) to = /<(.*?)>/.exec(line)![1]!
      if (/^DATA/i.test(line)) {
        data = []
        return say('354 go on')
      }
      return say(/^QUIT/i.test(line) ? '221 bye' : '250 fine')
    }
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) hear(line)
    })
    say('220 office')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, got, close: () => void server.close() }
}

function readMail(to: string, lines: readonly string[]): Mail {
  const { headers, body } = readPart(lines.join('\n'))
  const boundary = /boundary="(.*?)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => readPart(part.trimStart()))
  const find = (type: string): string => parts.find(part => part.headers['content-type']?.startsWith(type))?.body ?? ''
  return { to, headers, text: find('text/plain'), html: find('text/html') }
}

function readPart(text: string): { headers: Record<string, string>; body: string } {
  const end = text.indexOf('\n\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 2))]),
  )
  return { headers, body: decodeBody(text.slice(end + 2), headers['content-transfer-encoding'] ?? '') }
}

function decodeBody(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString()
  return encoding === 'quoted-printable' ? quoted(text.replaceAll('=\n', '')) : text
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    )
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Options {
  readonly challenge: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** A device that makes passkeys, as a phone or a browser does; one key for one account. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #site: URL
  readonly #publicKey: KeyObject
  readonly #privateKey: KeyObject
  #uses = 0

  constructor(site: string) {
    this.#site = new URL(site)
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#publicKey = publicKey
    this.#privateKey = privateKey
  }

  /** The answer to creation options. */
  make({ challenge }: Options): object {
    const id = this.id.toString('base64url')
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([
      this.#data(PRESENT | VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      this.#cose(),
    ])
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]) as never,
    )
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** The answer to request options. */
  sign({ challenge }: Options): object {
    const id = this.id.toString('base64url')
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(PRESENT | VERIFIED)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#site.origin, crossOrigin: false }))
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#uses)
    return Buffer.concat([sha256(Buffer.from(this.#site.hostname)), Buffer.from([flags]), counter])
  }

  /** The public key as WebAuthn writes it (COSE, ES256). */
  #cose(): Buffer {
    const { x, y } = this.#publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const point = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ])
    return Buffer.from(isoCBOR.encode(key as never))
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

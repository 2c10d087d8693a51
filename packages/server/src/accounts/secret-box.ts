import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const MARK = 'v1'
const NONCE = 12
const TAG = 16

interface Key {
  readonly id: string // by which what it sealed is known
  readonly bytes: Buffer
}

/**
 * Seals what the server must be able to read again and nobody else should: AES-256-GCM, by a key derived from a secret. Each
 * piece is sealed for its owner, so that none can be put in the place of another.
 */
export class SecretBox {
  readonly #keys: readonly Key[] // the first one seals

  constructor(secrets: readonly Buffer[]) {
    this.#keys = secrets.map(secret => {
      const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'overseer account secrets', 32))
      return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
    })
  }

  seal(plain: string, owner: string): string {
    const { id, bytes } = this.#keys[0]!
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return [MARK, id, sealed.toString('base64url')].join('.')
  }

  /** Undefined if it was sealed by a secret that we do not have. Throws if it was changed, or is somebody else's. */
  open(text: string, owner: string): string | undefined {
    const [, id, data = ''] = text.split('.')
    const key = this.#keys.find(one => one.id === id)
    if (key === undefined) return undefined
    const sealed = Buffer.from(data, 'base64url')
    const [nonce, tag] = [sealed.subarray(0, NONCE), sealed.subarray(-TAG)]
    const cipher = createDecipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag)
    return cipher.update(sealed.subarray(NONCE, -TAG), undefined, 'utf8') + cipher.final('utf8')
  }

  isSealed(text: string): boolean {
    return text.startsWith(`${MARK}.`)
  }

  /** Whether it was sealed by the secret that seals today. */
  isFresh(text: string): boolean {
    return text.startsWith(`${MARK}.${this.#keys[0]!.id}.`)
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A sealed file: our mark, a salt, then pieces of at most 64 kB, each encrypted and signed by AES-256-GCM. Every piece
 * carries its number and whether it is the last, so that none can be left out, moved or cut off without being noticed; and
 * nothing is passed on that was not checked.
 */
const MARK = Buffer.from('overseer sealed 1\n')
const SALT = 32
const TAG = 16
const PIECE = 64 * 1024

/** Whether a file begins as a sealed one does. */
export function isSealed(start: Buffer): boolean {
  return start.subarray(0, MARK.length).equals(MARK)
}

/** Encrypts whatever comes. */
export async function* seal(source: AsyncIterable<Buffer>, secret: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const key = keyFor(secret, salt)
  yield Buffer.concat([MARK, salt])
  let waiting = Buffer.alloc(0)
  let n = 0
  for await (const some of source) {
    waiting = Buffer.concat([waiting, some])
    while (waiting.length > PIECE) {
      yield sealedPiece(key, n++, waiting.subarray(0, PIECE), false)
      waiting = waiting.subarray(PIECE)
    }
  }
  yield sealedPiece(key, n, waiting, true)
}

/** Decrypts a sealed file. Throws at the first piece that was changed, or if the end is missing. */
export async function* unseal(source: AsyncIterable<Buffer>, secret: Buffer): AsyncGenerator<Buffer> {
  const read = new Reader(source)
  if (!isSealed((await read.take(MARK.length)) ?? Buffer.alloc(0))) throw new Error('it is not a sealed file')
  const key = keyFor(secret, (await read.take(SALT)) ?? Buffer.alloc(0))
  for (let n = 0; ; n++) {
    const length = (await read.take(4))?.readUInt32BE()
    const piece = length === undefined || length > PIECE ? undefined : await read.take(length + TAG)
    if (piece === undefined) throw new Error('the sealed file ends too early')
    const isLast = await read.isOver()
    yield openedPiece(key, n, piece, isLast)
    if (isLast) return
  }
}

function keyFor(secret: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'overseer backup', 32))
}

function nonceOf(n: number): Buffer {
  const nonce = Buffer.alloc(12) // every file has a key of its own, so a count will do
  nonce.writeUInt32BE(n, 8)
  return nonce
}

function sealedPiece(key: Buffer, n: number, plain: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n)).setAAD(Buffer.from([isLast ? 1 : 0]))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(plain.length)
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openedPiece(key: Buffer, n: number, piece: Buffer, isLast: boolean): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(n)).setAAD(Buffer.from([isLast ? 1 : 0]))
  decipher.setAuthTag(piece.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw new Error('the file was changed, or the key is not the one it was sealed with')
  }
}

/** Takes so many bytes at a time from what comes in pieces of any size. */
class Reader {
  readonly #source: AsyncIterator<Buffer>
  #waiting = Buffer.alloc(0)
  #over = false

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Undefined if there are not so many left. */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.#waiting.length < length && !this.#over) await this.#more()
    if (this.#waiting.length < length) return undefined
    const taken = this.#waiting.subarray(0, length)
    this.#waiting = this.#waiting.subarray(length)
    return taken
  }

  async isOver(): Promise<boolean> {
    while (this.#waiting.length === 0 && !this.#over) await this.#more()
    return this.#waiting.length === 0
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#source.next()
    if (done) this.#over = true
    else this.#waiting = Buffer.concat([this.#waiting, value])
  }
}

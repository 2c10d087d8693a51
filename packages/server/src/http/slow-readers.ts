import type { FastifyInstance } from 'fastify'

const LOOK_MS = 1000
const ANSWER_MS = 120_000 // for a whole answer to be read, however slowly
const UNREAD_AT_MOST = 64 * 2 ** 20 // bytes, of all answers together

/** A connection on which something waits to be read. */
export interface Reader {
  readonly unread: number // bytes
  readonly since: number // when it began to wait
  drop(): void
}

/** Hangs up on those who have not read for longest, until so much is left at most. Whoever reads is never long among them. */
export function dropLongest(readers: readonly Reader[], most: number): void {
  let unread = readers.reduce((sum, reader) => sum + reader.unread, 0)
  if (unread <= most) return
  for (const reader of readers.toSorted((a, b) => a.since - b.since)) {
    if (unread <= most) return
    if (reader.unread === 0) continue
    unread -= reader.unread
    reader.drop()
  }
}

/** Hangs up on whoever asks and does not read the answer: each is kept in memory until they do. */
export function dropSlowReaders(
  app: FastifyInstance,
  { within = ANSWER_MS, most = UNREAD_AT_MOST, every = LOOK_MS } = {},
): void {
  const answers = new Set<Reader>()
  app.addHook('onRequest', (request, { raw }, done) => {
    if (request.headers.upgrade === undefined) {
      const answer: Reader = {
        get unread() {
          return raw.writableLength
        },
        since: performance.now(),
        drop: () => raw.destroy(),
      }
      answers.add(answer)
      raw.once('close', () => answers.delete(answer))
    }
    done()
  })
  const timer = setInterval(() => {
    const late = performance.now() - within
    for (const answer of answers) if (answer.since < late) answer.drop()
    dropLongest([...answers], most)
  }, every).unref()
  app.addHook('onClose', () => clearInterval(timer))
}

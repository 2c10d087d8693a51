import { createHash } from 'node:crypto'

const SHINGLE = 8 // so many words in a row are a sentence of somebody else's
const BYTES = 5 // of a hash: two texts that share one have the same words

/** What a text says, word by word: no case, no punctuation, a spelled-out name such as S.P.E.C.I.A.L. is one word. */
function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\{\w+\|([^|}]*)[^}]*\}/g, '$1')
      .replaceAll(/\{\w+\}/g, ' ¤ ') // no sentence of a rulebook has this word
      .replaceAll(/(?:\p{L}\.){3,}/gu, name => name.replaceAll('.', ''))
      .toLowerCase()
      .replaceAll(/[’']/g, "'")
      .match(/[\p{L}\p{N}]+|¤/gu) ?? []
  )
}

/** Every run of eight words of a text, by its hash. */
export function shinglesOf(text: string): Map<string, string> {
  const words = wordsOf(text)
  const runs = words.slice(SHINGLE - 1).map((_, i) => words.slice(i, i + SHINGLE).join(' '))
  return new Map(
    runs.map(run => [
      createHash('sha256')
        .update(run)
        .digest('hex')
        .slice(0, BYTES * 2),
      run,
    ]),
  )
}

/** Hashes as lines of text that can be kept in a file. */
export function packed(hashes: Iterable<string>): string {
  const bytes = Buffer.from([...new Set(hashes)].sort().join(''), 'hex')
  return bytes.toString('base64').replaceAll(/.{120}/g, '$&\n')
}

export function unpacked(text: string): ReadonlySet<string> {
  const hex = Buffer.from(text, 'base64').toString('hex')
  return new Set(hex.match(new RegExp(`.{${BYTES * 2}}`, 'g')))
}

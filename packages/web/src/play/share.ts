import type { GameRecord } from '@overseer/kernel'
import type { Chair } from '../table/table.ts'
import { signed } from './files.ts'

/** A whole game in an address: the record, packed and written in letters an address may hold. */

async function through(
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

/** A link that opens the game, or plays it from its beginning. */
export async function shareLink(record: GameRecord, chairs: readonly Chair[], how: 'game' | 'replay'): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(signed(record, chairs)))
  const packed = await through(new CompressionStream('deflate-raw'), bytes)
  const text = btoa(Array.from(packed, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `${location.href.split('#')[0]}#/${how}/${text}`
}

/** The text of a record in a link; throws if the link is damaged. */
export async function readLink(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
}

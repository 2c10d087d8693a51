/** The server's API as the page uses it. What goes wrong is a Trouble with a code; the page has the words. */

export class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly code: string
  readonly field: string | undefined
  constructor(code: string, message: string, field?: string) {
    super(message)
    this.code = code
    this.field = field
  }
}

const base = (): string => location.href.split(/[?#]/)[0]!.replace(/[^/]*$/, '')

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`${base()}api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Trouble('offline', 'The server cannot be reached.')
  }
  const data: unknown = await response.json().catch(() => undefined)
  if (response.ok && data !== undefined) return data as T
  const { error } = (data ?? {}) as { error?: { code: string; message: string; field?: string } }
  if (error === undefined) throw new Trouble('offline', `There is no server here (${response.status}).`)
  throw new Trouble(error.code, error.message, error.field)
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)

/** Where the live connection to a table is. */
export function liveAddress(table: string, from: number | undefined): string {
  const url = new URL(`live/${table}`, base())
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (from !== undefined) url.searchParams.set('from', String(from))
  return url.href
}

/** The address of a table, to be sent to friends. */
export function tableLink(id: string): string {
  return `${base()}#/online/table/${id}`
}

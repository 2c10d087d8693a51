import type { ProblemAnswer } from '@overseer/protocol'

/** The server's API as the page uses it. What goes wrong is an ApiError with a code; the page has the words. */

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly field: string | undefined
  readonly details: { readonly until: number | null; readonly reason: string }
  constructor(code: string, message: string, field?: string, details = { until: null as number | null, reason: '' }) {
    super(message)
    this.code = code
    this.field = field
    this.details = details
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
    throw new ApiError('offline', 'The server cannot be reached.')
  }
  const data: unknown = await response.json().catch(() => undefined)
  if (response.ok && data !== undefined) return data as T
  const { error } = (data ?? {}) as Partial<ProblemAnswer>
  if (error === undefined) throw new ApiError('offline', `There is no server here (${response.status}).`)
  const { code, message, field, until = null, reason = '' } = error
  throw new ApiError(code, message, field, { until, reason })
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

/** Where the record of a finished game is, with all that shows it was fair. */
export function recordAddress(table: string): string {
  return `${base()}api/tables/${table}/record`
}

/** The address of a table, to be sent to friends. */
export function tableLink(id: string): string {
  return `${base()}#/online/table/${id}`
}

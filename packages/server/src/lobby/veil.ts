import type { TableInfo } from './table-schema.ts'

/**
 * A table as somebody may know it now. Whoever does not sit at it and is to see it later learns nothing early: neither
 * whose turn it is nor that it is over.
 */
export function veiled(info: TableInfo, viewer: string | undefined, now: number): TableInfo {
  if (info.delay === 0 || info.chairs.some(({ player }) => player !== null && player.id === viewer)) return info
  if (info.status !== 'playing' && (info.ended === null || now >= info.ended + info.delay)) return info
  return {
    ...info,
    status: 'playing',
    turn: null,
    since: null,
    version: 0,
    ended: null,
    result: null,
    rematch: null,
  }
}

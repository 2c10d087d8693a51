import type { ChatMessage, TableInfo } from '@overseer/protocol'

/**
 * A table as somebody may know it now. Whoever does not sit at it and is to see it later learns nothing early: neither
 * whose turn it is nor that it is over.
 */
export function delayedInfo(info: TableInfo, viewer: string | undefined, now: number): TableInfo {
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

/** Whether somebody may read by now what was said: those who play may tell of the play, so whoever sees it later reads it later. */
export function mayRead(
  { delay, started, chairs }: TableInfo,
  { player: by, at }: ChatMessage,
  viewer: string | undefined,
  now: number,
): boolean {
  if (delay === 0 || started === null || now >= at + delay) return true
  const sits = (id: string | undefined): boolean => chairs.some(({ player }) => player !== null && player.id === id)
  return sits(viewer) || !sits(by)
}

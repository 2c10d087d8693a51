import type { Onlooker } from '@overseer/kernel'
import type { TableInfo } from '@overseer/protocol'
import type { Caller } from '../http/caller.ts'

/** From where somebody looks at a table. Programs do not play rated games, and some only read; they may look on. */
export function seatOf(info: TableInfo, player: Caller | undefined): Onlooker {
  if ((info.rated && player?.program) || player?.scope === 'read') return 'spectator'
  const chair = player === undefined ? undefined : info.chairs.find(one => one.player?.id === player.id)
  return chair?.seat ?? 'spectator'
}

import type { TableInfo } from '@overseer/protocol'

/**
 * Those who sit at a table, and how many others. Where the play is shown later, only those who sit there learn who of them is
 * here: that all of them have just left tells that it is over.
 */
export function sorted(
  present: readonly string[],
  info: TableInfo,
  viewer?: string,
): { here: string[]; watching: number } {
  const here = present.filter(id => sitsAt(info, id))
  const mayKnow = info.delay === 0 || info.started === null || sitsAt(info, viewer)
  return { here: mayKnow ? here : [], watching: present.length - here.length }
}

export function sitsAt({ chairs }: TableInfo, id: string | undefined): boolean {
  return id !== undefined && chairs.some(({ player }) => player?.id === id)
}

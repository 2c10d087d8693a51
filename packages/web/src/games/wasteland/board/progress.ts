import type { Play } from './play.ts'

/** How far one has come: in influence, or together with one's faction along its track. */
export interface Progress {
  readonly sign: 'influence' | 'star' | 'shield'
  readonly have: number
  readonly all: number
  readonly label: string
}

export function progressOf({
  view,
  captions,
  near,
  ahead,
}: Pick<Play, 'view' | 'captions' | 'near' | 'ahead'>): Progress {
  const { friends, trackEnd: end } = view.options
  if (friends === null) {
    const have = ahead.influence.seats[near]?.least ?? 0
    return { sign: 'influence', have, all: view.goal, label: captions.say('table.goal', { n: view.goal }) }
  }
  const n = Math.min(view[friends], end)
  const label = captions.say('table.powerOf', { faction: captions.faction(view, friends), n, end })
  return { sign: friends, have: n, all: end, label }
}

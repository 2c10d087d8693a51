import type { Frame } from '@overseer/kernel'
import { type Event, narrator, type View } from '@overseer/wasteland'
import { language } from '../../../page/settings.ts'
import { t } from '../words.ts'

const COUNTED = { kills: 'enemyKilled', tiles: 'tileExplored', quests: 'objectiveCompleted' } as const

/** Why it is over, which is what somebody who has lost asks first; and who did most of something, if one alone did: whoever plays alone just did it. */
export function highlights(view: View, frames: readonly Frame[], names: readonly string[]): string[] {
  const [why = ''] = narrator(language.value, names).outcome(view)
  return [why, ...nobodyHadEnough(view), ...mostOf(frames, names)]
}

/** A faction that reaches its end while nobody has the influence that wins. */
function nobodyHadEnough({ result, options }: View): string[] {
  if (result === null || result.winners.length > 0 || options.friends !== null) return []
  const byFaction = result.ending === 'star' || result.ending === 'shield' || result.ending === 'both'
  return byFaction ? [t('end.nobody', { n: result.goal })] : []
}

function mostOf(frames: readonly Frame[], names: readonly string[]): string[] {
  const events = frames.map(({ event }) => event as Event)
  return Object.entries(COUNTED).flatMap(([what, type]) => {
    const counts = names.map((_, seat) => events.filter(event => event.type === type && event.seat === seat).length)
    const most = Math.max(...counts)
    const leaders = names.filter((_, seat) => counts[seat] === most)
    if (most < 2 || leaders.length > 1) return []
    return [
      t(`end.${names.length > 1 ? 'most' : 'alone'}.${what as keyof typeof COUNTED}`, { who: leaders[0]!, n: most }),
    ]
  })
}

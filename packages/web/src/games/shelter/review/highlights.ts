import type { Frame } from '@overseer/kernel'
import { type Event, type ShelterResult, SOURCES, type View } from '@overseer/shelter'
import { language } from '../../../page/settings.ts'
import { happinessOf } from '../board/play.ts'
import { shelterSay, t } from '../words.ts'

/** What decided the game, and what each player did most of. */
export function highlights(view: View, frames: readonly Frame[], names: readonly string[]): string[] {
  const events = frames.map(({ event }) => event as Event)
  const tie = view.result === null ? '' : tied(view.result)
  return [tie || decided(view, names), bestRound(frames, names), ...records(events, names)].filter(line => line !== '')
}

/** SH-END-4: by what a tie was broken, if there was one. */
export function tied({ tieBreaks, winners }: ShelterResult): string {
  const last = tieBreaks.at(-1)
  if (last === undefined) return ''
  return shelterSay(language.value)(winners.length > 1 ? 'tie.shared' : `tie.${last}`)
}

/** Where the winner was furthest ahead of the next, or lost least. */
function decided(view: View, names: readonly string[]): string {
  const { result } = view
  const [winner] = result?.winners ?? []
  if (result == null || winner === undefined) return ''
  const second = result.ranks.findIndex((rank, seat) => seat !== winner && rank <= 2)
  const first = result.breakdown[winner]
  const next = result.breakdown[second]
  if (first === undefined || next === undefined) return ''
  const say = shelterSay(language.value)
  const scored = (items: object): number => Object.values(items as Record<string, number>).reduce((a, b) => a + b, 0)
  const leads = [
    ...SOURCES.map(source => ({ what: say(`source.${source}`), a: first.sources[source], b: next.sources[source] })),
    { what: t('review.items'), a: scored(first.items), b: scored(next.items) },
  ]
  const best = leads.reduce((a, b) => (b.a - b.b > a.a - a.b ? b : a))
  const who = names[winner]!
  const saved = next.lost - first.lost
  if (saved > Math.max(0, best.a - best.b)) return t('end.lostLess', { who, a: first.lost, b: next.lost })
  return best.a <= best.b ? '' : t('end.decided', { what: best.what, who, a: best.a, b: best.b })
}

/** The round in which somebody gained most. */
function bestRound(frames: readonly Frame[], names: readonly string[]): string {
  let best = { n: 0, seat: 0, round: 0 }
  let before = names.map(() => 0)
  for (const { event, view } of frames) {
    if ((event as Event).type !== 'recalled') continue
    const now = names.map((_, seat) => happinessOf(view as View, seat))
    for (const [seat, n] of now.entries())
      if (n - before[seat]! > best.n) best = { n: n - before[seat]!, seat, round: (view as View).round }
    before = now
  }
  return best.n < 2 ? '' : t('end.bestRound', { who: names[best.seat]!, round: best.round, n: best.n })
}

const COUNTED = ['roomBuilt', 'fightWon', 'dwellerJoined', 'itemTaken'] as const

/** Who did most of something, if somebody did. */
function records(events: readonly Event[], names: readonly string[]): string[] {
  return COUNTED.flatMap(type => {
    const counts = names.map((_, seat) => events.filter(event => event.type === type && event.seat === seat).length)
    const most = Math.max(...counts)
    const leaders = names.filter((_, seat) => counts[seat] === most)
    return most < 2 || leaders.length > 1 ? [] : [t(`end.most.${type}`, { who: leaders[0]!, n: most })]
  })
}

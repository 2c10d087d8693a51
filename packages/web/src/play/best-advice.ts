import type { Advice } from '@overseer/bots'
import type { GameKit } from '../games/kit.ts'

const SHOWN = 3

/** The best few choices by the chance to win with them, of those as good the ones that end no game first; of those at one place, or at equal ones, the best one. */
export function bestAdvice(
  list: readonly Advice[],
  view: unknown,
  { placeOf, kindOf, endsAll }: Pick<GameKit, 'placeOf' | 'kindOf' | 'endsAll'>,
): Advice[] {
  const places = new Set<string>()
  const tried = Math.max(...list.map(({ visits }) => visits)) / 20 // what was hardly looked at says nothing
  const risks = ({ choice, plan }: Advice): number => Number(endsAll?.(view, plan?.deed ?? choice) ?? false)
  return list
    .filter(({ visits }) => visits >= tried)
    .sort((a, b) => b.win - a.win || risks(a) - risks(b))
    .filter(({ choice }) => {
      const place = kindOf?.(view, choice) ?? placeOf(choice)
      return place === null || (!places.has(place) && places.add(place))
    })
    .slice(0, SHOWN)
}

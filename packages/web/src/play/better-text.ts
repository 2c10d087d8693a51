import { gameCalled } from '../games/kits.ts'
import { t } from '../text/words.ts'
import { type Judged, tellBetter, tellDone } from './analysis.ts'

/** What was done; an answer that names no place comes with its question, without which nobody could place it. */
export function didText(
  game: string,
  view: unknown,
  judged: Judged,
  played: unknown,
  names: readonly string[],
): string {
  const { kit, narrator } = gameCalled(game)
  const tell = narrator(names)
  const did = tellDone(judged, view, played, tell)
  const walks = judged.plan !== null || judged.went !== null
  const placed = walks || [played, judged.better].some(choice => kit.placeOf(choice) !== null)
  return placed ? did : `${tell.question(view)} ${did}`
}

/** What would have been better, and why. */
export function betterText(game: string, view: unknown, judged: Judged, names: readonly string[]): string {
  const { kit, narrator } = gameCalled(game)
  const { better, plan } = judged
  const brief = plan === null ? kit.brief?.(view, better) : undefined
  const what = brief ?? tellBetter(judged, view, narrator(names))
  const why = kit.reasons?.(view, plan?.deed ?? better, names) ?? []
  return [t('analysis.better', { what: what.replace(/\.$/, '') }), ...why].join(' ')
}

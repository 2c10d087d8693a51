import { gameCalled } from '../games/kits.ts'
import { t } from '../text/words.ts'
import { type Judged, toldOf } from './analysis.ts'

/** What would have been better, and why. */
export function betterText(game: string, view: unknown, judged: Judged, names: readonly string[]): string {
  const { kit, narrator } = gameCalled(game)
  const { better, plan } = judged
  const brief = plan === null ? kit.brief?.(view, better) : undefined
  const what = brief ?? toldOf(judged, view, better, narrator(names)).better
  const why = kit.reasons?.(view, plan?.deed ?? better, names) ?? []
  return [t('analysis.better', { what: what.replace(/\.$/, '') }), ...why].join(' ')
}

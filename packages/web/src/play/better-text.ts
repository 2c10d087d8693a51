import { gameCalled } from '../games/kits.ts'
import { t } from '../text/words.ts'

/** What would have been better, and why. */
export function betterText(game: string, view: unknown, better: unknown, names: readonly string[]): string {
  const { kit, narrator } = gameCalled(game)
  const what = kit.brief?.(view, better) ?? narrator(names).choice(view, better)
  const why = kit.reasons?.(view, better, names) ?? []
  return [t('analysis.better', { what: what.replace(/\.$/, '') }), ...why].join(' ')
}

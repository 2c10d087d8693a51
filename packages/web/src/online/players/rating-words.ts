import type { ShownRating } from '@overseer/protocol'
import { language } from '../../page/settings.ts'
import { t } from '../words.ts'

/** A rating in numbers and words that people know from elsewhere: everybody begins at 1500. */

const SCALE = 60 // points for one of the model's
const SETTLED = 4 // of sigma: after about twenty games
const LEVELS = [20, 25, 30, 35] as const // of mu, where the next word begins

/** A value of the model as it is shown. */
export function points(value: number): number {
  return Math.round(SCALE * value)
}

const shown = (value: number): string =>
  new Intl.NumberFormat(language.value, { useGrouping: false }).format(points(value))

export function ratingText({ mu }: Pick<ShownRating, 'mu'>): string {
  return shown(mu)
}

/** How somebody plays in a word, once enough games say so. */
export function levelText({ mu, sigma }: Pick<ShownRating, 'mu' | 'sigma'>): string {
  if (sigma > SETTLED) return ''
  const level = 1 + LEVELS.filter(from => mu >= from).length
  return t(`ratings.level.${level as 1 | 2 | 3 | 4 | 5}`)
}

/** How sure the rating is. */
export function sureText({ low, high, sigma }: Pick<ShownRating, 'low' | 'high' | 'sigma'>): string {
  return t(sigma > SETTLED ? 'ratings.new' : 'ratings.settled', { low: shown(Math.max(0, low)), high: shown(high) })
}

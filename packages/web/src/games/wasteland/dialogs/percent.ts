import { language } from '../../../page/settings.ts'

/** A chance as people read it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(chance)
}

/** A mean as people read it: a digit after the point, or after the comma. */
export function average(n: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(n)
}

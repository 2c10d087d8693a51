import { language } from '../page/settings.ts'

/** A part of one as people write it in their language: 45%, 45 %. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(part)
}

/** A mean as people read it: a digit after the point, or after the comma. */
export function average(n: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(n)
}

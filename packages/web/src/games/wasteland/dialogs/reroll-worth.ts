import type { Chance } from '@overseer/wasteland'

/** What a reroll is judged by: its chance, or the damage where keeping the dice wins as often. */
export function worthOf(
  { win, damage }: Chance,
  kept: Chance,
): { readonly damage: number; readonly kept: number } | null {
  const shown = (n: number, digits: number) => n.toFixed(digits)
  if (shown(win * 100, 0) !== shown(kept.win * 100, 0) || shown(damage, 1) === shown(kept.damage, 1)) return null
  return { damage, kept: kept.damage }
}

const LEAST = 0.0005 // what cannot be seen in the figures is no gain

/** Whether a way to go on does more good than another: it wins more often, or as often and for less damage. */
export function isBetter(one: Chance, other: Chance): boolean {
  if (Math.abs(one.win - other.win) > LEAST) return one.win > other.win
  return one.damage < other.damage - LEAST
}

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

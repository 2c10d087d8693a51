import type { Choice } from '@overseer/wasteland'

const PLAIN: ReadonlySet<Choice['do']> = new Set([
  ...(['skip', 'yes', 'accept', 'counter', 'propose', 'wantAgendas', 'rested'] as const),
])

/** Whether an answer needs no card, place or number to be understood: a button of the prompt. */
export function isPlain(choice: Choice): boolean {
  return PLAIN.has(choice.do)
}

/** How many numbered answers lie on the card: the ways to reroll are one, for the dice are picked there. */
export function rowsOf(choices: readonly Choice[]): number {
  const rows = choices.filter(choice => !isPlain(choice))
  const others = rows.filter(choice => choice.do !== 'reroll').length
  return others < rows.length ? others + 1 : others
}

/** The name of a card in a catalogue: `room built` speaks of rooms. */
export function nameIn(catalogue: Readonly<Record<string, string>>, kind: string, card: string): string {
  return catalogue[`${kind.split(' ')[0]}.${card}`] ?? card
}

import type { Play } from './play.ts'

/** How many agendas are left, and what the last one brings. */
export function deckWords({ view, captions: { say, faction }, ahead: { deck } }: Play): string {
  const factions = deck.rise.map(side => faction(view, side)).join(', ')
  const end =
    deck.ends === null ? [] : [say(deck.lost ? 'ahead.lost' : 'ahead.won', { faction: faction(view, deck.ends) })]
  return [say('ahead.deck', { n: deck.cards, factions }), ...end].join(' ')
}

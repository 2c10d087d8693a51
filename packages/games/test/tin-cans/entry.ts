import { speaker, type Statistics } from '@overseer/kernel'
import type { Box } from '../../src/box.ts'
import { BOT_LEVELS } from '../../src/box.ts'
import type { GameModule, Listing } from '../../src/entry.ts'
import { tinCans } from './game.ts'
import { narrator } from './narrator.ts'
import { RULE_IDS } from './rules.ts'
import { CARDS, type Choice, type Event, playerAt, type State } from './state.ts'
import { CATALOGUES, type English } from './words.ts'

const box: Box = {
  name: { en: 'Tin Cans', fr: 'Boîtes', de: 'Blechdosen', ru: 'Банки' },
  seats: { min: 2, max: 3 },
  rulePrefix: 'TC',
  bots: BOT_LEVELS,
  settings: [
    {
      option: 'heap',
      name: { en: 'Heap', fr: 'Tas', de: 'Haufen', ru: 'Куча' },
      values: [
        { value: 'small', name: { en: 'three rounds', fr: 'trois manches', de: 'drei Runden', ru: 'три раунда' } },
        { value: 'large', name: { en: 'five rounds', fr: 'cinq manches', de: 'fünf Runden', ru: 'пять раундов' } },
      ],
    },
  ],
  scenarios: { yard: {} },
}

const PLAYED = 'card played'

const statistics: Statistics<State, Choice, Event> = {
  cards: (_state, event) =>
    event.type === 'played' ? [{ kind: PLAYED, card: String(event.card), seat: event.seat }] : [],
  deck: CARDS.map(card => ({ kind: PLAYED, card: String(card) })),
  leadsTo: (_state, choice) => (choice.do === 'play' ? [{ kind: PLAYED, card: String(choice.card) }] : []),
  rounds: ({ round }) => round,
  ending: () => 'last round',
  sources: (state, seat) => ({ cans: playerAt(state, seat).cans }),
}

const module: GameModule = {
  game: tinCans,
  rules: RULE_IDS,
  variants: [{}, { heap: 'large' }],
  words: async language => ({
    narrator: names => narrator(language, names),
    cardName: (_kind, card) => speaker<English>(language, CATALOGUES[language])('card.played', { card }),
  }),
  statistics: async () => statistics,
}

export const tinCansListing: Listing = { box, load: async () => module }

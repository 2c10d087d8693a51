import { CATALOGUES, narrator, RULE_IDS, wasteland } from '@overseer/wasteland'
import { GenericBoard } from './board/generic/board.tsx'
import { GenericSummary } from './board/generic/summary.tsx'
import { type Kit, nameIn } from './games.ts'

/** Wasteland, with a table in words until its board is drawn. */
export const wastelandKit: Kit = {
  game: wasteland,
  rules: RULE_IDS,
  pace: {},
  Board: GenericBoard,
  Summary: GenericSummary,
  favourites: ['character played', 'enemy killed', 'item gained', 'perk gained'],
  narrator,
  cardName: (language, kind, card) => nameIn(CATALOGUES[language], kind, card),
}

import { push } from '@overseer/kernel'
import type { CardNumber } from '../../../content/cards/types.ts'
import type { Run } from '../../../run.ts'
import { decider, type State, takeOut } from '../../../state.ts'
import { completeVia } from '../completing.ts'
import { readCard } from '../encounters.ts'
import {
  addAgain,
  addCard,
  addLater,
  dropKept,
  foundVault,
  keepCard,
  newRun,
  trashCard,
  trashFromDeck,
} from '../library.ts'
import type { ResultTable } from './table.ts'

/** Results for the library, the decks and the staged quests. */
export const CARD_RESULTS = {
  stage: (state, { cards }, { seat, card: from }) =>
    push(state, ...cards.map(card => ({ do: 'stage' as const, card, seat: decider(state, seat), from }))),
  add(state, { cards }, _run, _at, emit) {
    for (const card of cards) addCard(state, card, emit)
  },
  addSelf: (state, _result, { card }, _at, emit) => addAgain(state, card, emit),
  addSelfAtTurnEnd: (state, _result, { card }, _at, emit) => addLater(state, card, emit),
  trash: (state, _result, { card }, _at, emit) => trashCard(state, card, emit),
  trashFromDeck: (state, { cards }, _run, _at, emit) => trashFromDeck(state, cards, emit),
  vaultPool: (state, { cards }, _run, _at, emit) => foundVault(state, cards, emit),
  keep: (state, { tag }, { seat, card }, _at, emit) => keepCard(state, seat, card, tag, emit),
  dropKept: (state, { tag }, _run, _at, emit) => dropKept(state, tag, emit),
  complete(state, { card, objective }, { seat }, _at, emit) {
    if (objective !== 'choice') return completeVia(state, seat, card, objective - 1, emit)
    push(state, { do: 'pickObjective', seat: decider(state, seat), for: seat, card })
  },
  resolve: (state, { card }, run) => resolveInstead(state, run, card),
  drawNext: (state, { may }, run) => push(state, { do: 'drawNext', seat: run.seat, run, may }),
} satisfies Partial<ResultTable>

/** 080: another card is carried out in its place; it comes from the library and is never in a deck. */
function resolveInstead(state: State, run: Run, card: CardNumber): void {
  if (!takeOut(state.library, card)) return
  readCard(state, { ...newRun(state, run.seat, card), deck: run.deck, icon: run.icon, level: run.level })
}

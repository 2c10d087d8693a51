import { push } from '@overseer/kernel'
import { decider } from '../../../state.ts'
import { companionDraw, dropRevealed, revealAsset, takeRevealed } from '../../items/assets.ts'
import { addToRow, openShop } from '../../items/shopping.ts'
import { amountOf, type ResultTable } from './table.ts'

/** Results for the shop and the assets. */
export const SHOP_RESULTS = {
  shop: (state, result, run, _at, emit) => openShop(state, run.seat, { ...result, n: amountOf(result.n, run) }, emit),
  shopAdd(state, { n }, run, _at, emit) {
    for (let i = amountOf(n, run); i > 0; i--) addToRow(state, emit)
  },
  shopReplace: (state, { n }, run) =>
    push(state, { do: 'replaceShop', seat: decider(state, run.seat), left: amountOf(n, run), gone: 0 }),
  takeShop: (state, _result, { seat }) => push(state, { do: 'takeShop', seat }),
  takeAssetDiscard: (state, _result, { seat }) => push(state, { do: 'takeAssetDiscard', seat }),
  revealAsset: (state, _result, _run, _at, emit) => revealAsset(state, emit),
  takeRevealed: (state, _result, { seat }, _at, emit) => takeRevealed(state, seat, emit),
  dropRevealed: (state, _result, _run, _at, emit) => dropRevealed(state, emit),
  companionDraw: (state, { who }, { seat }, _at, emit) => companionDraw(state, seat, who, emit),
} satisfies Partial<ResultTable>

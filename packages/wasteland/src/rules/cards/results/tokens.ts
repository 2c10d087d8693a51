import { type Asked, type Emit, push } from '@overseer/kernel'
import type { Place } from '../../../content/cards/types.ts'
import { type Faction, type IconKind, isPlaceName } from '../../../content/terms.ts'
import type { Event } from '../../../event.ts'
import { graphOf } from '../../../map/graph.ts'
import type { Node } from '../../../map/layout.ts'
import type { Run } from '../../../run.ts'
import { decider, livingSeats, type State } from '../../../state.ts'
import { pickSpace } from '../../asking.ts'
import { levelAt } from '../../map/icons.ts'
import { placeNodes } from '../../map/markers.ts'
import { placeToken, placeTokenAt, removeToken } from '../../map/tokens.ts'
import { noteRemoved } from '../triggers.ts'
import type { ResultTable } from './table.ts'

/** Results for faction tokens. */
export const TOKEN_RESULTS = {
  token(state, { faction, place, n }, run, _at, emit) {
    for (let i = 0; i < n; i++) putToken(state, run, faction, place, emit)
  },
  removeToken: (state, { faction, place }, run, _at, emit) => takeTokens(state, run, faction, place, emit),
  tokensPerSurvivor(state, { by, put }, run) {
    state.filled = []
    const seats = livingSeats(state)
    const asked = by === 'choice' ? seats : [decider(state, run.seat)] // 065: each survivor puts one of each
    const left = by === 'choice' ? 1 : seats.length // 018, 019: on the highest settlements
    for (const seat of asked.toReversed())
      for (const { faction, kind } of put.toReversed())
        push(state, { do: 'tokenSpace', seat, faction, kind, highest: by === 'level', left })
  },
} satisfies Partial<ResultTable>

/** W-CON-R3, W-CON-R10. */
function putToken(state: State, run: Run, faction: Faction, place: Place, emit?: Emit<Event>): void {
  if (isPlaceName(place)) return placeTokenAt(state, faction, place, run.seat, emit)
  for (const node of place === 'eachPlaced' ? state.filled : placeNodes(state, place, run.seat, run.card))
    placeToken(state, faction, node, run.seat, emit)
}

/** One token in the survivor's space (030), or all in the marker's (024, 055). */
function takeTokens(state: State, run: Run, faction: Faction, place: Place, emit?: Emit<Event>): void {
  const [node] = placeNodes(state, place, run.seat, run.card)
  const here = state.foes.filter(foe => foe.kind === faction && foe.node === node)
  for (const foe of place === 'here' ? here.slice(0, 1) : here) {
    removeToken(state, foe, emit)
    if (place === 'here') noteRemoved(state, run.seat, faction)
  }
}

type TokenSpace = Asked & {
  readonly faction: Faction
  readonly kind: IconKind
  readonly highest: boolean
  readonly left: number
}

/** The spaces for the next token: each only once, of the highest level, or without other tokens if possible. */
function tokenNodes(state: State, { kind, highest, left }: TokenSpace): Node[] {
  if (left === 0) return []
  const free = graphOf(state.board).open.filter(node => levelAt(state, node, kind) > 0 && !state.filled.includes(node))
  if (highest) {
    const best = Math.max(0, ...free.map(node => levelAt(state, node, kind)))
    const equal = free.filter(node => levelAt(state, node, kind) === best)
    return equal.length > left ? equal : equal.slice(0, 1) // enough tokens for all of them: nothing to choose
  }
  const bare = free.filter(node => !state.foes.some(foe => foe.node === node && foe.face === null))
  return bare.length > 0 ? bare : free
}

/** Where the next token goes: 018 and 019 say how, 065 leaves it to each survivor. */
export const tokenSpace = pickSpace<TokenSpace>({
  nodes: tokenNodes,
  rule: 'W-CON-C018',
  why: (_state, { highest }) => (highest ? 'W-CON-C018' : 'W-CON-C065'),
  effect(state, step, node, emit) {
    if (step.left > 1) push(state, { ...step, do: 'tokenSpace', left: step.left - 1 })
    state.filled.push(node)
    placeToken(state, step.faction, node, step.seat, emit)
  },
})

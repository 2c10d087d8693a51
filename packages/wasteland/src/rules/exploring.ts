import { type Emit, type Question, reveal, type Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../choice.ts'
import { TILES } from '../content/tiles.ts'
import type { Event } from '../event.ts'
import { graphOf, type Node, parseSpace, positionOf, spacesOf, turnUp, wholeTile } from '../map.ts'
import { push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { noteExplored, noteMarked } from './deeds.ts'
import { fillIcon, moveFoe } from './enemies.ts'
import { foeCalled } from './foes.ts'
import { layOutMarkers } from './markers.ts'
import { placeWaiting } from './tokens.ts'

/** Turning tiles up. */

type Ask = Step & { readonly seat: Seat }

/** W-EXPL-R2: flip, fill the icons, then the enemies and markers that were already there; the deed counts last. */
export function explore(state: State, seat: Seat, node: Node, emit?: Emit<Event>): void {
  const position = positionOf(node)
  const tile = state.board.tiles[position]!
  reveal(state)
  state.board = turnUp(state.board, position)
  emit?.({ type: 'tileExplored', seat, tile, at: graphOf(state.board).names[spacesOf(state.board, position)[0]!]! })
  const graph = graphOf(state.board)
  for (const space of spacesOf(state.board, position))
    for (const type of graph.spaces[space]!.enemies) fillIcon(state, type, space, emit)
  const whole = wholeTile(position)
  push(state, { do: 'explored', seat, position }, { do: 'check' }, { do: 'deeds' })
  layOutMarkers(state, seat, whole, spacesOf(state.board, position))
  for (const foe of state.foes.filter(one => one.node === whole).reverse())
    push(state, { do: 'displaced', seat, foe: foe.id, position })
}

/** What waited for this tile, and the deeds done by turning it up. */
export function explored(state: State, { seat, position }: { seat: Seat; position: number }, emit?: Emit<Event>): void {
  placeWaiting(state, seat, emit)
  noteExplored(state, seat, TILES[state.board.tiles[position]!].back)
  noteMarked(state, seat)
}

type Displaced = Ask & { readonly foe: FoeId; readonly position: number }

/** W-EXPL-4, W-ACTIV-10, W-EXPL-R3: the explorer puts each of them into a space of the tile; no fight arises. */
export const displaced: Question<State, Displaced, Choice, Event> = {
  choices(state, { position }) {
    const { picks } = graphOf(state.board)
    return spacesOf(state.board, position).map(node => picks[node]!)
  },
  why(state, { position }, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && node >= 0 && positionOf(node) === position ? undefined : 'W-EXPL-4'
  },
  answer(state, { foe }, choice, emit) {
    if (choice.do === 'space') moveFoe(state, foeCalled(state, foe)!, parseSpace(state.board, choice.at)!, emit)
  },
}

import { asState, graphOf, type Node } from '@overseer/wasteland'
import type { BoardState } from './board-state.ts'
import { choicesByNode, walkOf, wayTo } from './targets.ts'

/** Goes there, or makes the one choice that is about this place; of several it asks which. */
export function pickNode(board: BoardState, node: Node): void {
  const play = board.drawn
  const there = (choicesByNode(play).get(node) ?? []).filter(choice => choice.do !== 'step')
  const way = wayTo(play, node)
  if (way !== undefined && there.length === 0) return board.perform(walkOf(way))
  const { names } = graphOf(asState(play.view).board)
  const step = way && play.choices.find(choice => choice.do === 'step' && choice.to === names[node])
  board.chooseOrAsk(step === undefined ? there : [step, ...there], play.spaces.title(play.view, names[node]!))
}

import { same } from '@overseer/kernel'
import {
  asState,
  type Choice,
  type Node,
  parseSpace,
  type View,
  type Way,
  type Ways,
  waysOf,
} from '@overseer/wasteland'
import { isActing } from './actions.ts'
import type { Play } from './play.ts'

/** What can be decided on the map, by the space or the facedown tile it is about. */

/** The node that a choice is about; undefined: it has no place. */
function nodeOf(view: View, choice: Choice): Node | undefined {
  const { board } = asState(view)
  switch (choice.do) {
    case 'step':
    case 'moveFoe':
      return parseSpace(board, choice.to)
    case 'space':
      return parseSpace(board, choice.at)
    case 'explore':
      return parseSpace(board, choice.tile)
    case 'fight':
    case 'foe':
      return view.foes.find(({ id }) => id === choice.foe)?.node
    default:
      return undefined
  }
}

type OnMap = Pick<Play, 'view' | 'choices'> & Partial<Pick<Play, 'asked'>>

/** Tiles to explore, once somebody has said that they will: they are picked on the map itself. */
export function tilesAsked({ asked }: Partial<Pick<Play, 'asked'>>): readonly Choice[] | null {
  return asked?.choices.every(choice => choice.do === 'explore') ? asked.choices : null
}

/** The choices that a click on a node stands for. */
export function choicesByNode(play: OnMap): ReadonlyMap<Node, readonly Choice[]> {
  const { view, choices } = play
  const found = new Map<Node, Choice[]>()
  for (const choice of tilesAsked(play) ?? choices) {
    const node = nodeOf(view, choice)
    if (node === undefined || node < 0) continue
    const there = found.get(node)
    if (there === undefined) found.set(node, [choice])
    else there.push(choice)
  }
  return found
}

/** Whether the map itself asks: every answer is a place, apart from one that declines, and they are not all at the same. */
export function isAskedOnMap({ view, choices }: Pick<Play, 'view' | 'choices'>): boolean {
  const nodes = choices.filter(choice => choice.do !== 'skip').map(choice => nodeOf(view, choice) ?? -1)
  const isOnePlace = nodes.length > 1 && new Set(nodes).size === 1 // a click there would ask once more
  return nodes.length > 0 && nodes.every(node => node >= 0) && !isOnePlace
}

/** Where something may be done, in the order of the nodes. */
export function openNodes(play: OnMap & Pick<Play, 'ways'>): readonly Node[] {
  const nodes = new Set(choicesByNode(play).keys())
  if (isWalking(play)) for (const { node } of play.ways?.ways ?? []) nodes.add(node)
  return [...nodes].sort((a, b) => a - b)
}

/** Whether a click on a space may mean to go there. */
const isWalking = (play: OnMap): boolean => isActing(play) && tilesAsked(play) === null

/** The ways that are asked for: in a lesson one to its place alone, and only while it wants a walk. */
export function waysAsked(all: Ways, choices: readonly Choice[], place: string | null | undefined): Ways {
  if (place === undefined) return all
  const ways = all.ways.filter(
    ({ to, steps }) =>
      to === place && choices.some(one => one.do === 'move' || same(one, { do: 'step', to: steps[0]?.to })),
  )
  return { ...all, ways, detours: [] }
}

/** The way that a click on a node would go. */
export function wayTo(play: Play, node: Node): Way | undefined {
  return isWalking(play) ? play.ways?.ways.find(way => way.node === node) : undefined
}

/** The walk to a space that begins with a choice, as a click on the space goes it; null: none of this turn does. */
export function walkFrom(view: View, choice: Choice, to: string): readonly Choice[] | null {
  if (view.pending === null || (choice.do !== 'move' && choice.do !== 'step')) return null
  const { ways, detours } = waysOf(view, view.pending.seat)
  const begins = ({ steps }: Way) => choice.do === 'move' || steps[0]?.to === choice.to
  const way = [...ways, ...detours].find(one => one.to === to && begins(one))
  return way === undefined ? null : walkOf(way)
}

/** The steps of a way that one click goes: all of them if nothing can happen in between, else the first. */
export function walkOf({ steps, quiet }: Way): readonly Choice[] {
  const gone = quiet ? steps : steps.slice(0, 1)
  return gone.map(({ to }) => ({ do: 'step', to }))
}

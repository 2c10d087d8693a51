import { LIBRARY } from '../../content/cards/library.ts'
import type { EncounterDeck, IconKind, PlaceName } from '../../content/terms.ts'
import type { CardNumber, Standing } from '../../content/cards/types.ts'
import { graphOf } from '../../map/graph.ts'
import { type Node, SHIP } from '../../map/layout.ts'
import type { Staged, State } from '../../state.ts'

/** Encounter icons: what is printed, and what staged quests add (153, 155). */

/** The icon of card 155, in lists of icons. */
export const SEPULCHER: Node = SHIP + 1

export interface Icon {
  readonly id: Node // of its space, or SEPULCHER
  readonly deck: EncounterDeck
  readonly level: number
  readonly place: PlaceName | null
}

type Rule<R extends Standing['rule']> = Extract<Standing, { rule: R }>

/** The standing rules of each quest, by its number. */
const STANDING: readonly (readonly Standing[])[] = LIBRARY.map(card => (card?.card === 'quest' ? card.standing : []))

/** A rule of a card, if it has one of this kind. */
export function standingRule<R extends Standing['rule']>(card: CardNumber, rule: R): Rule<R> | undefined {
  for (const standing of STANDING[card]!) if (standing.rule === rule) return standing as Rule<R>
  return undefined
}

/** The first staged quest with a rule of this kind. */
export function questWith(state: State, rule: Standing['rule']): Staged | undefined {
  for (const quest of state.quests) if (standingRule(quest.card, rule) !== undefined) return quest
  return undefined
}

/** W-EICON-1: the icon printed in a space. */
export function printedIcon(state: State, node: Node): Icon | undefined {
  const space = graphOf(state.board).spaces[node]
  if (space === undefined || space.deck === null) return undefined
  return { id: node, deck: space.deck, level: space.level + levelBonus(state, node), place: space.place }
}

function levelBonus(state: State, node: Node): number {
  let bonus = 0
  for (const { card, marker } of state.quests)
    if (marker?.node === node) bonus += standingRule(card, 'levelBonus')?.n ?? 0
  return bonus
}

/** The settlement founded by 155, if it is in this space. */
export function foundedIcon(state: State, node: Node): Icon | undefined {
  for (const { card, marker } of state.quests) {
    if (marker?.node !== node) continue
    const extra = standingRule(card, 'extraIcon')
    if (extra !== undefined) return { id: SEPULCHER, deck: extra.kind, level: extra.level, place: extra.name }
  }
  return undefined
}

export function iconsAt(state: State, node: Node): Icon[] {
  const icons: Icon[] = []
  const printed = printedIcon(state, node)
  if (printed !== undefined) icons.push(printed)
  const founded = foundedIcon(state, node)
  if (founded !== undefined) icons.push(founded)
  return icons
}

/** The highest level of a kind of icon in a space, or 0. */
export function levelAt(state: State, node: Node, kind: IconKind): number {
  let level = 0
  const space = graphOf(state.board).spaces[node]
  if (space?.deck === kind) level = space.level + levelBonus(state, node)
  const founded = foundedIcon(state, node)
  return founded?.deck === kind ? Math.max(level, founded.level) : level
}

/** The space of a name, Sepulcher included; undefined while it is not faceup. */
export function placeNode(state: State, place: PlaceName): Node | undefined {
  if (place !== 'sepulcher') return graphOf(state.board).places[place]
  return questWith(state, 'extraIcon')?.marker?.node
}

import type { CardUse } from '@overseer/kernel'
import { FACTION_SHEETS } from '../content/factions.ts'
import { type ItemId, ITEMS } from '../content/items/items.ts'
import { cardKey, LIBRARY } from '../content/cards/library.ts'
import { type PerkId, PERKS } from '../content/survivors/perks.ts'
import type { ScenarioId } from '../content/terms.ts'
import type { CardNumber, Task } from '../content/cards/types.ts'
import type { Foe } from '../state.ts'

/** The uses of cards that are counted, and their names. */

export type Use = Omit<CardUse, 'seat'>

export const use = (kind: string, card: string): Use => ({ kind, card })

export const optionKey = (card: CardNumber, option: number, success: boolean): string =>
  `${cardKey(card)} ${option} ${success ? 'success' : 'failure'}`
export const objectiveKey = (card: CardNumber, objective: number): string => `${cardKey(card)} ${objective}`

/** Whether a task can fail: a payment cannot. */
const isDoubtful = ({ do: what }: Task): boolean => what === 'test' || what === 'fight' || what === 'fightFaction'

/** The effects of a card that are used, not those that work by themselves. */
export function usesOf(card: ItemId | PerkId): Use[] {
  const perk = card in PERKS
  const effects = perk ? PERKS[card as PerkId].effects : ITEMS[card as ItemId].effects
  return effects.flatMap(({ when }, at) =>
    when === 'passive' || when === 'gain' || when === 'move'
      ? []
      : [perk ? use('perk used', card) : use('item used', `${card} ${at}`)],
  )
}

export function optionsOf(number: CardNumber): Use[] {
  const card = LIBRARY[number]
  if (card?.card !== 'encounter') return []
  return card.options.flatMap(({ tasks }, at) => [
    use('option', optionKey(number, at + 1, true)),
    ...(tasks.some(isDoubtful) ? [use('option', optionKey(number, at + 1, false))] : []),
  ])
}

export function objectivesOf(number: CardNumber): Use[] {
  const card = LIBRARY[number]
  if (card?.card !== 'quest') return []
  return [
    use('quest staged', cardKey(number)),
    ...card.objectives.flatMap((objective, at) => [
      ...(objective.by === 'count' ? [use('objective counted', objectiveKey(number, at + 1))] : []),
      use('objective completed', objectiveKey(number, at + 1)),
    ]),
  ]
}

/** The name of an enemy, or of the token that a faction has in this scenario. */
export function enemyName(scenario: ScenarioId, { kind, face }: Pick<Foe, 'kind' | 'face'>): string {
  if (face !== null) return face
  return kind === 'star' || kind === 'shield' ? FACTION_SHEETS[scenario][kind].token : kind
}

import { encounterCard, LIBRARY } from '../../src/content/cards/library.ts'
import { walkCard } from '../../src/content/cards/walk.ts'
import type {
  Card,
  CardNumber,
  Condition,
  Encounter,
  Objective,
  Place,
  Quest,
  Result,
  Results,
  Task,
  Trigger,
} from '../../src/content/cards/types.ts'

/** Everything that is printed on a card, flattened, for checks that go over all cards. */
export interface CardFacts {
  readonly results: readonly Result[]
  readonly conditions: readonly Condition[]
  readonly tasks: readonly Task[]
  readonly triggers: readonly Trigger[]
}

export const CARDS: readonly Card[] = LIBRARY.filter(card => card !== undefined)
export const QUESTS: readonly Quest[] = CARDS.filter(card => card.card === 'quest')
export const ENCOUNTERS: readonly Encounter[] = CARDS.filter(card => card.card === 'encounter')

export function factsOf(card: Card): CardFacts {
  const results: Result[] = []
  const conditions: Condition[] = []
  const tasks: Task[] = []
  const triggers: Trigger[] = []
  walkCard(card, {
    result: result => results.push(result),
    condition: condition => conditions.push(condition),
    task: task => tasks.push(task),
    trigger: trigger => triggers.push(trigger),
  })
  return { results, conditions, tasks, triggers }
}

/** The numbers of the cards of which something holds. */
export const cardsWith = (holds: (card: Card, facts: CardFacts) => boolean): CardNumber[] =>
  CARDS.filter(card => holds(card, factsOf(card))).map(card => card.number)

/** The cards that a card brings into play: staged, added, put into the vault deck, or resolved in its place. */
export function ledTo(card: Card): CardNumber[] {
  return factsOf(card).results.flatMap(result => {
    if (result.do === 'stage' || result.do === 'add' || result.do === 'vaultPool') return result.cards
    return result.do === 'resolve' ? [result.card] : []
  })
}

/** Every place that a card names. */
export function placesOf(card: Card): Place[] {
  const { results, conditions, triggers } = factsOf(card)
  return [
    ...results.flatMap(result => ('place' in result ? [result.place] : [])),
    ...conditions.flatMap(condition => (condition.is === 'at' ? [condition.place] : [])),
    ...triggers.flatMap(trigger => {
      if (trigger.on === 'markerAt') return 'place' in trigger.goal ? [trigger.goal.place] : []
      return trigger.on === 'placed' && trigger.noneWithin !== null ? [trigger.noneWithin.of] : []
    }),
  ]
}

export const staged = (results: Results): CardNumber[] =>
  results.flatMap(result => (result.do === 'stage' ? result.cards : []))

/** An objective that leaves its card on the table (W-QCARD-R1). */
export const repeatable = (objective: Objective): boolean =>
  !objective.results.some(result => result.do === 'trash' || result.do === 'keep')

export const deckOf = (number: CardNumber): Encounter['deck'] => encounterCard(number).deck

/** '016 018-020' as numbers. */
export const numbers = (list: string): CardNumber[] =>
  list.split(' ').flatMap(entry => {
    const [from, to = from] = entry.split('-').map(Number) as [number, number?]
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })

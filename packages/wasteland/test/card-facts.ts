import { encounterCard, LIBRARY } from '../src/content/library.ts'
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
  Standing,
  Task,
  Trigger,
} from '../src/content/vocabulary-cards.ts'

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
  const facts = {
    results: [] as Result[],
    conditions: [] as Condition[],
    tasks: [] as Task[],
    triggers: [] as Trigger[],
  }
  const addResults = (results: Results): void => {
    for (const result of results) {
      facts.results.push(result)
      if (result.do === 'when') {
        addConditions(result.if)
        addResults([...result.yes, ...result.no])
      }
      if (result.do === 'attempt') addResults([...result.success, ...result.fail])
      if (result.do === 'forSurvivor' || result.do === 'rollPerCompanion' || result.do === 'ifDamaged')
        addResults(result.results)
    }
  }
  const addConditions = (conditions: readonly Condition[]): void => {
    for (const condition of conditions) {
      facts.conditions.push(condition)
      if (condition.is === 'not') addConditions([condition.of])
      if (condition.is === 'anyOf') addConditions(condition.of)
    }
  }
  const addObjective = (objective: Objective): void => {
    addResults(objective.results)
    if (objective.by !== 'count') addConditions(objective.conditions)
    if (objective.by !== 'action') facts.triggers.push(objective.trigger)
    if (objective.by === 'count') addObjective(objective.count)
    if (objective.by === 'action') {
      facts.tasks.push(...objective.tasks)
      addResults(objective.fail)
    }
  }
  const addStanding = (standing: Standing): void => {
    if (standing.rule !== 'markerAction') return
    facts.tasks.push(standing.test)
    addResults(standing.results)
  }
  if (card.card === 'quest') {
    addResults([...card.onStage, ...card.roundEnd])
    card.standing.forEach(addStanding)
    card.objectives.forEach(addObjective)
  } else {
    addResults(card.onDraw)
    for (const option of card.options) {
      addConditions(option.conditions)
      facts.tasks.push(...option.tasks)
      addResults([...option.success, ...option.fail])
    }
  }
  return facts
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

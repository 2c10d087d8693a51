import { cardKey, encounterCard, LIBRARY } from '../../content/cards/library.ts'
import type { CardNumber, Condition, Objective, Standing, Task } from '../../content/cards/types.ts'
import type { View } from '../../view.ts'
import { conditionText, fightText, type Reader, readerOf, taskText, triggerText } from './conditions-and-tasks.ts'
import { sentence, tokenName } from '../phrases.ts'
import { resultsText } from './results.ts'
import type { Teller } from '../teller.ts'

/** Staged quests lie open and are told in full; of an encounter only what is printed in bold (W-ENC-2). */

function demandsText(reader: Reader, conditions: readonly Condition[], tasks: readonly Task[]): string[] {
  return [...conditions.map(one => conditionText(reader, one)), ...tasks.map(one => taskText(reader, one))]
}

/** What an option of an encounter asks for: 'FORCED, only with: Synth', 'test P A, difficulty 4'. */
export function optionNotes(teller: Teller, view: View, card: CardNumber, n: number): string {
  const option = encounterCard(card).options[n - 1]
  if (option === undefined) return ''
  const reader = { teller, view }
  const { forced, conditions, tasks } = option
  const notes = forced ? [teller.say('card.forced')] : []
  for (const condition of conditions) notes.push(teller.say('card.needs', { what: conditionText(reader, condition) }))
  return [...notes, ...tasks.map(task => taskText(reader, task))].join(', ')
}

/** What an option of an encounter brings when it works or fails: for tables that have seen it. */
export function optionResults(teller: Teller, view: View, card: CardNumber, n: number, success: boolean): string {
  const option = encounterCard(card).options[n - 1]
  return option === undefined ? '' : resultsText(readerOf(teller, view, card), success ? option.success : option.fail)
}

/** One objective of a quest: how it is done, and what comes of it. */
export interface PrintedObjective {
  readonly line: string
  readonly how: string
  readonly results: string
}

export function printedObjectives(teller: Teller, view: View, card: CardNumber): PrintedObjective[] {
  const quest = LIBRARY[card]
  if (quest?.card !== 'quest') return []
  const reader = { teller, view }
  return quest.objectives.map((objective, at) => ({
    line: teller.line(card, at + 1),
    how: howText(reader, objective),
    results: outcomeText(reader, objective),
  }))
}

function howText(reader: Reader, objective: Objective): string {
  const { say } = reader.teller
  switch (objective.by) {
    case 'action':
      return say('card.action', { what: demandsText(reader, objective.conditions, objective.tasks).join(', ') })
    case 'trigger': {
      const deed = say('card.trigger', { what: triggerText(reader, objective.trigger) })
      const needs = objective.conditions.map(one => say('card.needs', { what: conditionText(reader, one) }))
      return needs.length === 0 ? deed : `${deed} (${needs.join(', ')})`
    }
    case 'count':
      return `${eachText(reader, objective.count)}. ${say('card.trigger', { what: triggerText(reader, objective.trigger) })}`
  }
}

/** What is done again and again until a count is full. */
function eachText(reader: Reader, count: Extract<Objective, { by: 'count' }>['count']): string {
  const { say } = reader.teller
  const what = resultsText(reader, count.results)
  return count.by === 'action'
    ? say('card.countAction', { how: demandsText(reader, count.conditions, count.tasks).join(', '), what })
    : say('card.countTrigger', { deed: triggerText(reader, count.trigger), what })
}

function outcomeText(reader: Reader, objective: Objective): string {
  const { say } = reader.teller
  const parts = [resultsText(reader, objective.results)]
  const failing = objective.by === 'count' ? objective.count : objective
  if (failing.by === 'action' && failing.fail.length > 0)
    parts.push(say('card.fail', { what: resultsText(reader, failing.fail) }))
  if (!objective.results.some(({ do: what }) => what === 'trash' || what === 'keep'))
    parts.push(sentence(say('card.repeatable')))
  return parts.join('. ')
}

/** What stands above the objectives of a quest and holds while it is staged. */
export function standingTexts(teller: Teller, view: View, card: CardNumber): string[] {
  const quest = LIBRARY[card]
  if (quest?.card !== 'quest') return []
  const reader = { teller, view }
  const rules = quest.standing.map(rule => standingText(reader, rule))
  if (quest.roundEnd.length > 0) rules.push(teller.say('card.roundEnd', { what: resultsText(reader, quest.roundEnd) }))
  return rules
}

function standingText(reader: Reader, rule: Standing): string {
  const { teller, view } = reader
  const { say } = teller
  switch (rule.rule) {
    case 'markerAction':
      return say('standing.markerAction', {
        test: taskText(reader, rule.test),
        what: resultsText(reader, rule.results),
      })
    case 'redirect':
      return say('standing.redirect', { token: tokenName(teller, view, rule.faction) })
    case 'beforeEncounter':
      return say('standing.beforeEncounter', {
        deck: say(`deck.${rule.deck}`),
        fight: fightText(teller, rule.fight),
      })
    case 'levelBonus':
      return say('standing.levelBonus', { n: rule.n })
    case 'extraIcon':
      return say('standing.extraIcon', {
        place: say(`place.${rule.name}`),
        kind: say(`deck.${rule.kind}`),
        level: rule.level,
      })
    case 'carryMarker':
    case 'boardCard':
      return say(`standing.${rule.rule}`)
  }
}

/** 'Derailed (024)'. */
export function cardTitle(teller: Teller, card: CardNumber): string {
  return `${teller.title(card)} (${cardKey(card)})`
}

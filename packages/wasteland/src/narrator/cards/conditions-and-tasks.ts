import { encounterCard } from '../../content/cards/library.ts'
import type { Amount, CardNumber, Condition, Goal, Prey, Task, Test, Trigger } from '../../content/cards/types.ts'
import type { Faction } from '../../content/terms.ts'
import type { View } from '../../view.ts'
import { lettersText, list, slainName, tokenName } from '../phrases.ts'
import type { Teller } from '../teller.ts'

/** Quests and encounters as they are printed: conditions, tasks and deeds. `results.ts` has what comes of them. */

/** Who tells, and what is known of the table: names of factions and places depend on it. */
export interface Reader {
  readonly teller: Teller
  readonly view: View
  readonly level?: number // of the encounter that is told, if it is known
}

/** What the table is asked about this card may tell its level. */
export function readerOf(teller: Teller, view: View, card: CardNumber): Reader {
  const { pending } = view
  const run = pending !== null && 'run' in pending ? pending.run : null
  return run?.card === card && run.deck !== null ? { teller, view, level: run.level } : { teller, view }
}

export const token = ({ teller, view }: Reader, faction: Faction): string => tokenName(teller, view, faction)

export function amountText(reader: Reader, n: Amount): string {
  const known = knownAmount(reader, n)
  return typeof known === 'number' ? String(known) : reader.teller.say(`amount.${known}`)
}

const ABOVE_LEVEL: Partial<Record<Amount, number>> = { L: 0, 'L+1': 1, 'L-1': -1 }

/** As a number, where the level of the encounter says how many. */
export function knownAmount({ level }: Reader, n: Amount): Amount {
  const above = ABOVE_LEVEL[n]
  return level === undefined || above === undefined ? n : level + above
}

// Conditions

export function conditionText(reader: Reader, condition: Condition): string {
  const { teller } = reader
  const { say } = teller
  switch (condition.is) {
    case 'not':
      return say('cond.not', { what: conditionText(reader, condition.of) })
    case 'anyOf':
      return list(
        teller,
        condition.of.map(one => conditionText(reader, one)),
        'or',
      )
    case 'at':
      return say('cond.at', { place: say(`from.${condition.place}`) })
    case 'atKind':
      return atKindText(teller, condition)
    case 'atTerrain':
      return say(`cond.atTerrain.${condition.terrain}`)
    case 'awayFromNamed':
    case 'noEnemyWithin':
    case 'capsOnCard':
      return say(`cond.${condition.is}`, { n: condition.n })
    case 'onCard':
    case 'staged':
      return say(`cond.${condition.is}`, { card: teller.title(condition.card) })
    case 'atToken':
    case 'nearToken':
    case 'noToken':
    case 'tokenAtMarker':
      return say(`cond.${condition.is}`, { token: token(reader, condition.faction) })
    case 'atMarker':
      return say(`cond.atMarker.${condition.of}`)
    case 'trait':
      return say('cond.trait', {
        traits: list(
          teller,
          condition.traits.map(trait => say(`trait.${trait}`)),
          'or',
        ),
      })
    case 'has':
      return say(`cond.has.${condition.what}`)
    case 'held':
      return say('cond.held', { tag: say(`tag.${condition.tag}`) })
    case 'equipped':
      return say('cond.equipped', {
        what: list(teller, [
          ...condition.kinds.map(kind => say(`kind.${kind}`)),
          ...condition.items.map(item => say(`item.${item}`)),
        ]),
      })
    case 'remainingHp':
      return say('cond.remainingHp', { n: condition.max })
    case 'majority':
      return say(`cond.majority.${condition.terrain}`)
    case 'survivorWith':
      return say('cond.survivorWith', { trait: say(`trait.${condition.trait}`) })
    case 'survivorNear':
    case 'unmarked':
    case 'lastOfDeck':
      return say(`cond.${condition.is}`)
  }
}

type AtKind = Extract<Condition, { is: 'atKind' }>

/** 9 is no limit. */
function atKindText({ say }: Teller, { kind, min, max }: AtKind): string {
  const parts = [say(`cond.atKind.${kind}`)]
  if (min > 1) parts.push(say('cond.levelMin', { n: min }))
  if (max < 9) parts.push(say('cond.levelMax', { n: max }))
  return parts.join(', ')
}

// Tasks

export function taskText(reader: Reader, task: Task): string {
  const { say } = reader.teller
  switch (task.do) {
    case 'test':
      return testText(reader.teller, task)
    case 'fight':
      return say('task.fight', { enemy: fightText(reader.teller, task) })
    case 'fightFaction':
      return say('task.fight', { enemy: token(reader, task.faction) })
    case 'pay':
      return say('task.pay', { n: task.n })
    case 'payAny':
      return say('task.payAny')
    case 'payPer':
      return say('task.payPer', { n: task.n })
    case 'discard':
      return say('task.discard', { what: say(`holding.${task.what}`, { n: task.n }) })
    case 'suffer':
      return say(task.what === 'damage' ? 'task.sufferDamage' : 'task.sufferRads', { n: task.n })
  }
}

function testText({ say }: Teller, { letters, n, helpedBy }: Test): string {
  const test = say('task.test', { letters: lettersText(letters), n })
  return helpedBy === null ? test : say('task.testHelped', { test, tag: say(`tag.${helpedBy}`) })
}

type Fight = Extract<Task, { do: 'fight' }>

export function fightText({ say }: Teller, { type, level, ability }: Fight): string {
  let enemy = say(`type.${type}`)
  if (level > 0) enemy = say('task.fightLevel', { enemy, n: level })
  return ability === null ? enemy : say('task.fightAbility', { enemy, ability: say(`ability.${ability}`) })
}

// Deeds

export function triggerText(reader: Reader, trigger: Trigger): string {
  const { teller } = reader
  const { say } = teller
  switch (trigger.on) {
    case 'killed':
      return say(trigger.last ? 'deed.killedLast' : 'deed.killed', { prey: preyText(reader, trigger) })
    case 'explored':
      return say(trigger.back === null ? 'deed.explored' : 'deed.exploredDeadly')
    case 'placed': {
      const placed = token(reader, trigger.faction)
      const { noneWithin, minOnMap } = trigger
      if (noneWithin !== null)
        return say('deed.placedClear', {
          token: placed,
          n: noneWithin.n,
          place: say(`from.${noneWithin.of}`),
          other: token(reader, noneWithin.faction),
        })
      return minOnMap > 1
        ? say('deed.placedMany', { token: placed, n: minOnMap })
        : say('deed.placed', { token: placed })
    }
    case 'removed':
      return say('deed.removed', { token: token(reader, trigger.faction) })
    case 'radsInTurn':
    case 'damageInFight':
    case 'capsOnCard':
      return say(`deed.${trigger.on}`, { n: trigger.n })
    case 'campedNear':
      return say('deed.campedNear', { n: trigger.level })
    case 'markerAt':
      return goalText(reader, trigger.goal)
    case 'allMarked':
      return say(`deed.allMarked.${trigger.kind}`)
    case 'via':
      return say('deed.via', { deck: decksOf(teller, trigger.cards) })
  }
}

/** Where the encounters that do it can be had. */
function decksOf(teller: Teller, cards: readonly CardNumber[]): string {
  const decks = [...new Set(cards.map(card => encounterCard(card).deck))]
  return list(
    teller,
    decks.map(deck => teller.say(`deck.${deck}`)),
    'or',
  )
}

function goalText({ teller: { say } }: Reader, goal: Goal): string {
  if ('place' in goal) return say('deed.markerAt', { place: say(`from.${goal.place}`) })
  if ('kind' in goal) return say(`deed.markerAtKind.${goal.kind}`)
  return say('deed.markerAtEnemy', { enemy: say(`type.${goal.enemy}`) })
}

/** Whom one must kill, as it stands after the verb: 'a human of level 2 or higher'. */
function preyText(reader: Reader, { type, name, minLevel, ability, factions }: Prey): string {
  const { teller, view } = reader
  const { say } = teller
  let prey = say('slain.any')
  if (type !== null) prey = say(`slain.${type}`)
  if (name !== null) prey = say(`slain.${name}`)
  if (factions.length > 0)
    prey = list(
      teller,
      factions.map(one => slainName(teller, view, { kind: one, face: null })),
      'or',
    )
  if (minLevel > 0) prey = say('prey.minLevel', { prey, n: minLevel })
  return ability === null ? prey : say('prey.ability', { prey, ability: say(`ability.${ability}`) })
}

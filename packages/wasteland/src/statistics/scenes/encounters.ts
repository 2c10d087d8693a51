import { recordOf } from '@overseer/kernel'
import { FACTION_SHEETS } from '../../content/factions.ts'
import { FACES } from '../../content/dice.ts'
import { ENEMIES, ENEMY_IDS, type EnemyId } from '../../content/enemies.ts'
import { LIBRARY } from '../../content/cards/library.ts'
import { everyCondition, everyResult } from '../../content/cards/walk.ts'
import { ENEMY_TYPES, type Faction, type ScenarioId } from '../../content/terms.ts'
import type {
  CardNumber,
  Condition,
  Encounter,
  Option,
  Quest,
  Result,
  Results,
  Task,
} from '../../content/cards/types.ts'
import type { Node } from '../../map/layout.ts'
import type { Position } from '../../schema/position.ts'
import { castFor, spotsFor } from './conditions.ts'
import {
  able,
  always,
  GOOD,
  type Ground,
  groundOf,
  nameOf,
  nth,
  type Quests,
  scenarioOf,
  type Survivor,
  unable,
} from './scenery.ts'

/** Scenes in front of an encounter: it is drawn next, and the dice decide as wished. */

/** Enemies that the good face strikes, and that a miss leaves unhurt: one of each type. */
export const EASY = recordOf(
  ENEMY_TYPES,
  (type): EnemyId =>
    ENEMY_IDS.filter(id => ENEMIES[id].type === type && !ENEMIES[id].vulnerable.includes('head'))
      .sort((a, b) => ENEMIES[a].level - ENEMIES[b].level)
      .at(0)!,
)

/** The next enemies of each stack: easy ones. */
export const easyStacks = (): NonNullable<Position['stacks']> => recordOf(ENEMY_TYPES, type => ({ next: [EASY[type]] }))

/** A face without hits that misses the tokens of both factions if it can, else those of the one that is fought. */
function badFace(scenario: ScenarioId, faction: Faction | undefined): number {
  const areas = faction === undefined ? [] : FACTION_SHEETS[scenario][faction].vulnerable
  const at = FACES.findIndex(face => face.hits === 0 && !face.areas.some(area => areas.includes(area)))
  return at + 1
}

/** The quests that a card needs on the table: those it asks for, and those it completes. */
function questsFor(card: Encounter): CardNumber[] {
  const asked = everyCondition(card).flatMap(one => (one.is === 'staged' ? [one.card] : []))
  const completed = everyResult(card).flatMap(one => (one.do === 'complete' ? [one.card] : []))
  return [...new Set([...asked, ...completed])]
}

/** A quest staged as its card would stage it, its marker in a space of choice. */
export function staged(
  card: CardNumber,
  ground: Ground,
  at: number,
  more: Partial<Exclude<Quests[number], number>> = {},
) {
  const quest = LIBRARY[card] as Quest
  const marked = quest.onStage.some(one => one.do === 'marker' || one.do === 'inheritMarker')
  return { card, ...(marked ? { marker: nameOf(ground, at) } : {}), ...more }
}

/** The encounter that is read in place of another one. */
function readInstead(number: CardNumber): Encounter | undefined {
  return LIBRARY.find(
    (card): card is Encounter =>
      card?.card === 'encounter' && everyResult(card.onDraw).some(one => one.do === 'resolve' && one.card === number),
  )
}

/** Whether a card would not be read here but give way to the next one. */
function isPassedOver(ground: Ground, { onDraw }: Encounter, at: Node): boolean {
  const conditions = everyResult(onDraw).flatMap(one => (one.do === 'when' ? one.if : []))
  return conditions.some(one => {
    if (one.is === 'not') return one.of.is === 'at' && !spotsFor(ground, [one.of]).includes(at)
    return one.is === 'atKind' && spotsFor(ground, [one]).includes(at)
  })
}

/** What it takes to get past the card: the conditions under which it is read at all. */
function heldFor(card: Encounter): Condition[] {
  return everyCondition(card.onDraw).filter(one => one.is === 'held')
}

/** An encounter about to be had, one of its options to be chosen, success or failure certain. */
export function optionScene(number: CardNumber, option: Option, success: boolean, n: number): Position | undefined {
  const card = LIBRARY[number]
  if (card?.card !== 'encounter') return undefined
  const instead = readInstead(number)
  const drawn = instead ?? card
  const scenario = scenarioOf(number, n)
  const ground = groundOf(scenario, n)
  const icons = ground.graph.open.filter(node => ground.graph.spaces[node]!.deck === drawn.deck)
  const at = nth(
    icons.filter(node => !isPassedOver(ground, drawn, node)),
    n,
  )
  if (at === undefined) return undefined
  const who = success ? able(nameOf(ground, at)) : unable(nameOf(ground, at))
  const conditions = [...option.conditions, ...(instead === undefined ? [] : heldFor(instead))]
  const cast = castFor(ground, conditions, at, { ...who, ...givenFor(option.tasks, who) })
  return {
    options: { scenario },
    tiles: { ...ground.tiles },
    players: cast.players,
    foes: cast.foes,
    quests: questsFor(card).map(quest => staged(quest, ground, at)),
    decks: { [drawn.deck]: [drawn.number] },
    stacks: easyStacks(),
    dice: always(success ? GOOD : badFace(scenario, factionFought(option.tasks))),
    begun: true,
  }
}

function factionFought(tasks: readonly Task[]): Faction | undefined {
  for (const task of tasks) if (task.do === 'fightFaction') return task.faction
  return undefined
}

/** What a survivor needs to give away. */
export function givenFor(tasks: readonly Task[], { equipped = [] }: Survivor): Survivor {
  for (const task of tasks) {
    if (task.do !== 'discard') continue
    if (task.what === 'aid') return { inventory: ['water', 'water'] }
    if (task.what !== 'junk' && equipped.length === 0) return { equipped: ['superSledge', 'assaultronEscort'] }
  }
  return {}
}

/** The encounters with an option whose results do something, and which option and outcome that is. */
export function optionsWith(
  does: (result: Result) => boolean,
): { card: CardNumber; option: Option; success: boolean }[] {
  return LIBRARY.flatMap(card =>
    card?.card !== 'encounter'
      ? []
      : card.options.flatMap(option =>
          [true, false].flatMap(success =>
            everyResult(success ? option.success : option.fail).some(does)
              ? [{ card: card.number, option, success }]
              : [],
          ),
        ),
  )
}

/** The quests with an objective whose results do something. */
export function objectivesWith(does: (result: Result) => boolean): { card: CardNumber; objective: number }[] {
  return LIBRARY.flatMap(card =>
    card?.card !== 'quest'
      ? []
      : card.objectives.flatMap((objective, at) => {
          const all: Results =
            objective.by === 'count' ? [...objective.results, ...objective.count.results] : objective.results
          return everyResult(all).some(does) ? [{ card: card.number, objective: at + 1 }] : []
        }),
  )
}

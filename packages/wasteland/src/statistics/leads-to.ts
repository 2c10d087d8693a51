import type { Choice } from '../choice.ts'
import { cardKey, LIBRARY } from '../content/cards/library.ts'
import { everyResult } from '../content/cards/walk.ts'
import { PERKS } from '../content/survivors/perks.ts'
import { ENCOUNTER_DECKS, type EncounterDeck } from '../content/terms.ts'
import type { CardNumber, Condition, Objective, Results, Trigger } from '../content/cards/types.ts'
import { distances, graphOf } from '../map/graph.ts'
import { type Node, parseSpace, positionOf, SHIP, type SpaceName } from '../map/layout.ts'
import { foeCalled } from '../rules/fight/foes.ts'
import { iconsAt, placeNode } from '../rules/map/icons.ts'
import { playerAt, type Staged, type State } from '../state.ts'
import { enemyName, objectiveKey, optionKey, optionsOf, type Use, use, usesOf } from './uses.ts'

/** Which uses of cards a choice makes, or leads to: for whoever wants to see all of them. It may look at hidden cards. */

export function leadsTo(state: State, choice: Choice): readonly Use[] {
  switch (choice.do) {
    case 'character':
      return [use('character played', choice.character)]
    case 'use':
      return choice.card in PERKS
        ? [use('perk used', choice.card)]
        : [use('item used', `${choice.card} ${choice.effect}`)]
    case 'buy':
    case 'recruit':
    case 'take':
      return [use('item gained', choice.card), ...usesOf(choice.card)]
    case 'equip':
      return usesOf(choice.card)
    case 'arrange':
      return choice.equip.flatMap(usesOf)
    case 'perk':
      return [use('perk gained', choice.perk), ...usesOf(choice.perk)]
    case 'fight':
    case 'foe':
      return ofFoe(state, choice.foe)
    case 'option':
      return ofOption(state, choice.n)
    case 'quest':
      return choice.objective === 0
        ? objectivesAt(state, choice.card)
        : ofQuest(state, choice.card, choice.objective - 1)
    case 'objective':
      return ofObjective(choice.card, choice.objective - 1)
    case 'encounter':
      return iconsAt(state, nodeOf(state)).flatMap(({ deck }) => nextOptions(state, deck))
    case 'carry':
      return objectivesAt(state, choice.card)
    case 'move':
      return ahead(state)
    case 'step':
      return nearer(state, parseSpace(state.board, choice.to)!)
    case 'explore':
      return [...ofTile(state, choice.tile), ...waitingFor(state, 'explored'), ...missing(state)]
    case 'camp':
      return waitingFor(state, 'campedNear')
    case 'space':
      return ofMarker(state, choice.at)
    default:
      return []
  }
}

function nodeOf(state: State): Node {
  return playerAt(state, Math.max(0, state.turn.seat)).node
}

function ofOption(state: State, n: number): Use[] {
  const number = state.reading.at(-1)
  const card = number === undefined ? undefined : LIBRARY[number]
  const option = card?.card === 'encounter' ? card.options[n - 1] : undefined
  if (number === undefined || option === undefined) return []
  const own = [true, false].map(won => use('option', optionKey(number, n, won)))
  return [...own, ...ofResults(state, [...option.success, ...option.fail])]
}

function ofQuest(state: State, card: CardNumber, at: number): Use[] {
  const objective = objectives(card)[at]
  return objective === undefined ? [] : [...ofObjective(card, at), ...ofResults(state, objective.results)]
}

/** What results bring about, on this card and on others. */
function ofResults(state: State, results: Results): Use[] {
  return everyResult(results).flatMap((one): Use[] => {
    switch (one.do) {
      case 'stage':
        return one.cards.map(card => use('quest staged', cardKey(card)))
      case 'unique':
        return [use('item gained', one.item)]
      case 'agenda':
        return state.agendaPile.deck.slice(-1).map(agenda => use('agenda drawn', agenda))
      case 'complete':
        return one.objective === 'choice' ? objectivesAt(state, one.card) : ofObjective(one.card, one.objective - 1)
      case 'token':
        return waitingFor(state, 'placed')
      case 'removeToken':
        return waitingFor(state, 'removed')
      case 'rads':
        return waitingFor(state, 'radsInTurn')
      default:
        return []
    }
  })
}

function ofObjective(card: CardNumber, at: number): Use[] {
  const key = objectiveKey(card, at + 1)
  return [use('objective completed', key), use('objective counted', key)]
}

function objectivesAt(state: State, card: CardNumber): Use[] {
  if (!state.quests.some(quest => quest.card === card)) return []
  return objectives(card).flatMap((_, at) => ofObjective(card, at))
}

function objectives(card: CardNumber): readonly Objective[] {
  const quest = LIBRARY[card]
  return quest?.card === 'quest' ? quest.objectives : []
}

/** A fight with an enemy, and the quests that ask for its death. */
function ofFoe(state: State, id: number): Use[] {
  const foe = foeCalled(state, id)
  if (foe === undefined || !foe.up) return []
  const name = enemyName(state.options.scenario, foe)
  const hunted = state.quests.flatMap(({ card }) =>
    objectives(card).flatMap((objective, at) =>
      isPrey(triggerOf(objective), foe.kind, foe.face) ? ofObjective(card, at) : [],
    ),
  )
  return [use('enemy fought', name), use('enemy killed', name), ...hunted]
}

function triggerOf(objective: Objective): Trigger | undefined {
  if (objective.by === 'trigger') return objective.trigger
  return objective.by === 'count' && objective.count.by === 'trigger' ? objective.count.trigger : undefined
}

function isPrey(trigger: Trigger | undefined, kind: string, face: string | null): boolean {
  if (trigger?.on !== 'killed') return false
  const { type, name, factions } = trigger
  return (
    (type === null || type === kind) &&
    (name === null || name === face) &&
    (factions.length === 0 || factions.some(faction => faction === kind))
  )
}

/** The options of the card that comes next from a deck. */
function nextOptions(state: State, deck: EncounterDeck): Use[] {
  const next = state.decks[deck].at(-1)
  return next === undefined ? [] : optionsOf(next)
}

/** The tile that lies there, whoever may know it. */
function ofTile({ board }: State, name: SpaceName): Use[] {
  const node = parseSpace(board, name)
  return node === undefined ? [] : [use('tile explored', board.tiles[positionOf(node)]!)]
}

/** The objectives that wait for a trigger of this kind. */
function waitingFor(state: State, on: Trigger['on']): Use[] {
  return state.quests.flatMap(({ card }) =>
    objectives(card).flatMap((objective, at) => (triggerOf(objective)?.on === on ? ofObjective(card, at) : [])),
  )
}

/** A marker that is led to where it should be. */
function ofMarker(state: State, name: SpaceName): Use[] {
  const step = state.steps[state.steps.length - 1]
  if (step?.do !== 'markerStep') return []
  const node = parseSpace(state.board, name)
  return objectives(step.card).flatMap((objective, at) => {
    const trigger = triggerOf(objective)
    if (trigger?.on !== 'markerAt' || !('place' in trigger.goal)) return []
    return placeNode(state, trigger.goal.place) === node ? ofObjective(step.card, at) : []
  })
}

/** Something worth going for: what for, and where it can be had. */
interface Aim {
  readonly uses: readonly Use[]
  readonly nodes: readonly Node[]
}

const ROUNDS_EACH = 4

/** Whoever goes for everything gets nowhere: each survivor has one aim at a time, another one every few rounds. */
function aim(state: State): Aim | undefined {
  const all = aims(state)
  return all[(state.turn.seat * 5 + Math.floor(state.round / ROUNDS_EACH)) % all.length]
}

function aims(state: State): Aim[] {
  const found: Aim[] = []
  for (const quest of state.quests)
    for (const [at, objective] of objectives(quest.card).entries()) {
      const nodes = aimsOf(state, quest, objective)
      if (nodes.length > 0) found.push({ uses: ofObjective(quest.card, at), nodes })
    }
  for (const deck of ENCOUNTER_DECKS) {
    const nodes = graphOf(state.board).open.filter(node => iconsAt(state, node).some(icon => icon.deck === deck))
    if (nodes.length > 0 && state.decks[deck].length > 0) found.push({ uses: nextOptions(state, deck), nodes })
  }
  return found
}

function aimsOf(state: State, quest: Staged, objective: Objective): Node[] {
  const goal = objective.by === 'trigger' && objective.trigger.on === 'markerAt' ? objective.trigger.goal : undefined
  if (goal !== undefined) {
    if (quest.marker !== null && quest.marker.carrier !== state.turn.seat) return [quest.marker.node]
    const node = 'place' in goal ? placeNode(state, goal.place) : undefined
    return node === undefined ? [] : [node]
  }
  const action =
    objective.by === 'action'
      ? objective
      : objective.by === 'count' && objective.count.by === 'action'
        ? objective.count
        : undefined
  return action?.conditions.flatMap(condition => placesOf(state, quest, condition)) ?? []
}

function placesOf(state: State, quest: Staged, condition: Condition): Node[] {
  const { open, spaces } = graphOf(state.board)
  switch (condition.is) {
    case 'at': {
      const node = placeNode(state, condition.place)
      return node === undefined ? [] : [node]
    }
    case 'anyOf':
      return condition.of.flatMap(one => placesOf(state, quest, one))
    case 'atKind':
      return open.filter(node =>
        iconsAt(state, node).some(({ deck, level }) => deck === condition.kind && level >= condition.min),
      )
    case 'atTerrain':
      return open.filter(node => spaces[node]![condition.terrain])
    case 'atMarker': {
      const node = condition.of === 'wreck' ? state.wreck : (quest.marker?.node ?? -1)
      return node >= 0 ? [node] : []
    }
    case 'atToken':
      return state.foes.flatMap(({ kind, node }) => (kind === condition.faction ? [node] : []))
    default:
      return []
  }
}

/** What moving is good for, unless the survivor is already there. */
function ahead(state: State): readonly Use[] {
  const wanted = aim(state)
  return wanted === undefined || wanted.nodes.includes(nodeOf(state)) ? [] : wanted.uses
}

/** What a step brings the survivor nearer to. */
function nearer(state: State, to: Node): readonly Use[] {
  const here = nodeOf(state)
  const wanted = aim(state)
  if (here === SHIP || wanted === undefined) return []
  const far = (from: Node): number =>
    Math.min(...wanted.nodes.map(node => distances(graphOf(state.board), from)[node]!))
  return far(to) < far(here) ? wanted.uses : []
}

/** The objectives whose place has not been found yet. */
function missing(state: State): Use[] {
  return state.quests.flatMap(quest =>
    objectives(quest.card).flatMap((objective, at) => {
      const conditions = objective.by === 'action' ? objective.conditions : []
      const lost = conditions.some(one => one.is === 'at' && placeNode(state, one.place) === undefined)
      return lost ? ofObjective(quest.card, at) : []
    }),
  )
}

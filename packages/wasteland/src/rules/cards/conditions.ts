import type { Seat } from '@overseer/kernel'
import { ITEMS } from '../../content/items/items.ts'
import type { Condition, Holding, Tag } from '../../content/cards/types.ts'
import { graphOf, reaches, spaceAt, stepsTo, walksFrom } from '../../map/graph.ts'
import { type Node, NOWHERE, SHIP } from '../../map/layout.ts'
import { type Player, playerAt, type State } from '../../state.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import { because, type Objection } from '../../refusal.ts'
import { tokensAt } from '../fight/foes.ts'
import { iconsAt, placeNode } from '../map/icons.ts'
import { questCalled } from '../map/markers.ts'
import { hasTrait } from '../items/passives.ts'
import { enemiesWithin } from '../fight/strikes.ts'
import type { Run } from '../../run.ts'

/** The conditions of the card vocabulary. */

/** What a condition needs to know of a card being carried out. */
export type Asker = Pick<Run, 'seat' | 'card' | 'deck'>

export function allHold(state: State, conditions: readonly Condition[], run: Asker): boolean {
  for (const condition of conditions) if (!holds(state, condition, run)) return false
  return true
}

/** Why not all of them hold, by this rule: the first that does not. */
export function whyUnmet(
  state: State,
  conditions: readonly Condition[],
  run: Asker,
  rule: RuleId,
): Objection | undefined {
  for (const unmet of conditions) if (!holds(state, unmet, run)) return because(rule, { unmet, card: run.card })
  return undefined
}

function holds(state: State, condition: Condition, run: Asker): boolean {
  const player = playerAt(state, run.seat)
  const { node } = player
  switch (condition.is) {
    case 'not':
      return !holds(state, condition.of, run)
    case 'anyOf':
      return condition.of.some(one => holds(state, one, run))
    case 'at':
      return node !== NOWHERE && placeNode(state, condition.place) === node
    case 'atKind':
      return atKind(state, node, condition.kind, condition.min, condition.max)
    case 'atTerrain':
      return onTerrain(state, player, condition.terrain)
    case 'awayFromNamed':
      return awayFromNamed(state, node, condition.n)
    case 'onCard':
      return node === SHIP
    case 'atToken':
      return tokensAt(state, condition.faction, node) > 0
    case 'nearToken': {
      const next = node === NOWHERE ? [] : walksFrom(state.board, node)
      return state.foes.some(foe => foe.kind === condition.faction && next.includes(foe.node))
    }
    case 'noToken':
      return tokensAt(state, condition.faction, node) === 0
    case 'tokenAtMarker': {
      const at = questCalled(state, run.card)?.marker?.node ?? NOWHERE
      return at !== NOWHERE && tokensAt(state, condition.faction, at) > 0
    }
    case 'atMarker': {
      const at = condition.of === 'wreck' ? state.wreck : (questCalled(state, run.card)?.marker?.node ?? NOWHERE)
      return at !== NOWHERE && at === node
    }
    case 'trait':
      return condition.traits.some(trait => hasTrait(player, trait))
    case 'has':
      return condition.what === 'contribution' ? hasKept(player, 'contribution') : isWith(player, condition.what)
    case 'held':
      return state.players.some(one => hasKept(one, condition.tag))
    case 'equipped':
      return (
        condition.kinds.every(kind => player.equipped.some(item => ITEMS[item].kind === kind)) &&
        condition.items.every(item => player.equipped.includes(item))
      )
    case 'remainingHp':
      return player.hp - player.rads <= condition.max
    case 'noEnemyWithin':
      return enemiesWithin(state, run.seat, condition.n).length === 0
    case 'majority': {
      const living = state.players.filter(one => !one.eliminated)
      return living.filter(one => onTerrain(state, one, condition.terrain)).length * 2 > living.length
    }
    case 'survivorNear':
      return neighbours(state, run.seat).length > 0
    case 'survivorWith':
      return othersWith(state, run.seat, condition.trait).length > 0
    case 'staged':
      return questCalled(state, condition.card) !== undefined
    case 'capsOnCard':
      return (questCalled(state, run.card)?.caps ?? 0) >= condition.n
    case 'unmarked':
      return unmarkedIcon(state, run) !== undefined
    case 'lastOfDeck':
      return run.deck !== null && state.decks[run.deck].length === 0
  }
}

function atKind(state: State, node: Node, kind: string, min: number, max: number): boolean {
  if (node === NOWHERE) return false
  return iconsAt(state, node).some(({ deck, level }) => deck === kind && level >= min && level <= max)
}

export function onTerrain(state: State, { node }: Player, terrain: 'difficult' | 'irradiated'): boolean {
  return node !== NOWHERE && spaceAt(state.board, node)[terrain]
}

/** 118: steps over faceup spaces; Sepulcher is a named space too. */
function awayFromNamed(state: State, node: Node, n: number): boolean {
  if (node === NOWHERE || node === SHIP) return false
  const far = reaches(graphOf(state.board), node)
  for (const space of graphOf(state.board).open)
    if (stepsTo(far, space) < n && iconsAt(state, space).some(({ place }) => place !== null)) return false
  return true
}

function hasKept(player: Player, tag: Tag): boolean {
  return player.kept.some(kept => kept.tag === tag)
}

/** W-CON-R9: a companion that is equipped. */
function isWith(player: Player, what: Holding): boolean {
  return player.equipped.some(item => ITEMS[item].kind === 'companion' && (what !== 'robot' || ITEMS[item].robot))
}

/** The other survivors in adjacent spaces. */
export function neighbours(state: State, seat: Seat): Seat[] {
  const { node } = playerAt(state, seat)
  if (node === NOWHERE) return []
  const next = walksFrom(state.board, node)
  return others(state, seat).filter(other => next.includes(playerAt(state, other).node))
}

export function othersWith(state: State, seat: Seat, trait: Parameters<typeof hasTrait>[1]): Seat[] {
  return others(state, seat).filter(other => hasTrait(playerAt(state, other), trait))
}

function others(state: State, seat: Seat): Seat[] {
  return [...state.players.keys()].filter(other => other !== seat && !playerAt(state, other).eliminated)
}

/** 066: a settlement icon in the survivor's space that has no cap yet. */
export function unmarkedIcon(state: State, { seat, card }: Asker): Node | undefined {
  const { node } = playerAt(state, seat)
  const quest = questCalled(state, card)
  if (quest === undefined || node === NOWHERE) return undefined
  return iconsAt(state, node).find(({ deck, id }) => deck === 'settlement' && !quest.capped.includes(id))?.id
}

import {
  abilitiesOf,
  abilityBit,
  canAfford,
  type EncounterDeck,
  type Foe,
  levelOf,
  LIBRARY,
  type Prey,
  reaches,
  safeInIrradiated,
  type Staged,
  type State,
  type Trigger,
  UNREACHABLE,
} from '@overseer/wasteland'
import { approach, clearing, goalNodes, placesFor, suits, travel } from './places.ts'
import { type Mind, worthOfAttempt, worthOfResults } from './rewards.ts'
import { harm } from './survivor.ts'

/** What the staged quests want, and what that is worth to a survivor. */
export interface Wanted {
  readonly aims: Aim[] // what can be done somewhere
  readonly hunts: { readonly prey: Prey; readonly worth: number }[]
  readonly met: Partial<Record<EncounterDeck, number>> // for an encounter of a deck
  explored: number // for any tile
  lost: number // what waits in places that nobody has found
}

interface Aim {
  readonly worth: number
  readonly actions: number // until it is done
}

export function wantedBy(mind: Mind): Wanted {
  const wanted: Wanted = { aims: [], hunts: [], met: {}, explored: 0, lost: 0 }
  for (const quest of mind.state.quests) {
    const card = LIBRARY[quest.card]
    if (card?.card !== 'quest') continue
    for (const it of card.objectives) {
      const part = it.by === 'count' ? it.count : it
      if (part.by === 'trigger') wantDeed(mind, quest, part.trigger, worthOfResults(mind, part.results, 1), wanted)
      else if (canAfford(mind.state, mind.seat, part.tasks) && suits(mind, part.conditions)) {
        const worth = worthOfAttempt(mind, part.tasks, part.results, part.fail, 1)
        const nodes = worth > 0 ? placesFor(mind, quest, part.conditions) : []
        if (nodes === undefined) wanted.lost += worth
        else
          for (const node of nodes)
            wanted.aims.push({ worth, actions: 1 + approach(mind, node) + clearing(mind, node, part.conditions) })
      }
    }
  }
  return wanted
}

function wantDeed(mind: Mind, quest: Staged, trigger: Trigger, worth: number, wanted: Wanted): void {
  if (trigger.on === 'killed') wanted.hunts.push({ prey: trigger, worth })
  else if (trigger.on === 'explored') wanted.explored += worth
  else if (trigger.on === 'via') {
    for (const number of trigger.cards) {
      const card = LIBRARY[number]
      if (card?.card !== 'encounter' || worth <= 0) continue
      const deck = mind.state.decks[card.deck]
      if (deck.includes(number)) wanted.met[card.deck] = (wanted.met[card.deck] ?? 0) + worth / deck.length
    }
  } else if (trigger.on === 'radsInTurn') glow(mind, trigger.n, worth, wanted)
  else if (trigger.on === 'markerAt' && quest.marker !== null && quest.marker.node >= 0) {
    const { node, carrier } = quest.marker
    const way = Math.min(UNREACHABLE, ...goalNodes(mind, trigger.goal).map(goal => reaches(mind.graph, node)[goal]!))
    if (way === UNREACHABLE) return
    wanted.aims.push({ worth, actions: 1 + way + (carrier === mind.seat ? 0 : approach(mind, node)) })
  }
}

/** Rads can be had where the ground glows: there, and one step on and back. */
function glow(mind: Mind, n: number, worth: number, wanted: Wanted): void {
  const { state, player, graph, seat } = mind
  if (safeInIrradiated(player)) return
  const left = n - (state.turn.seat === seat ? player.radsTurn : 0)
  const price = harm(state, player, 0, left)
  for (const node of graph.open)
    if (graph.spaces[node]!.irradiated && node !== player.node)
      wanted.aims.push({ worth: worth + price, actions: travel(mind, node) + left - 1 })
}

/** What the quests give for the death of an enemy. */
export function bounty({ state }: Mind, { hunts }: Wanted, foe: Pick<Foe, 'kind' | 'face'>): number {
  let worth = 0
  for (const hunt of hunts) if (isPrey(state, hunt.prey, foe)) worth += hunt.worth
  return worth
}

function isPrey(state: State, prey: Prey, { kind, face }: Pick<Foe, 'kind' | 'face'>): boolean {
  const { type, name, minLevel, ability, factions, last } = prey
  if (type !== null && type !== kind) return false
  if (name !== null && name !== face) return false
  if (factions.length > 0 && !factions.some(faction => faction === kind)) return false
  if (last && state.foes.reduce((n, foe) => (foe.kind === kind ? n + 1 : n), 0) > 1) return false
  if (levelOf(state, kind, face) < minLevel) return false
  return ability === null || (abilitiesOf(state, kind, face) & abilityBit(ability)) !== 0
}

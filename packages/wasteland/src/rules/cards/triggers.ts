import type { Seat } from '@overseer/kernel'
import type { EnemyId } from '../../content/enemies.ts'
import { LIBRARY } from '../../content/cards/library.ts'
import { ABILITIES, type EnemyType, type Faction } from '../../content/terms.ts'
import type { CardNumber, Condition, Goal, Trigger } from '../../content/cards/types.ts'
import { distances, graphOf, stepsTo } from '../../map/graph.ts'
import { NOWHERE, SHIP } from '../../map/layout.ts'
import { type Marker, playerAt, type Staged, type State } from '../../state.ts'
import { hasTrait } from '../items/passives.ts'
import { iconsAt } from '../map/icons.ts'
import { tokensOnMap } from '../fight/foes.ts'

/**
 * Triggers: what meets an objective without an action (W-QCARD-5). It is noted at once, for the quests staged by then
 * (W-CON-R17); `completing.ts` completes the objective as soon as no fight or flip is half done (W-QCARD-R4).
 */

interface Watch {
  readonly objective: number
  readonly trigger: Trigger
  readonly count: boolean // one more for a count objective
  readonly conditions: readonly Condition[]
}

/** What each quest waits for, by its number. */
const WATCHES: readonly (readonly Watch[])[] = LIBRARY.map(card =>
  card?.card !== 'quest'
    ? []
    : card.objectives.flatMap((objective, at): Watch[] => {
        if (objective.by === 'trigger')
          return [{ objective: at, trigger: objective.trigger, count: false, conditions: objective.conditions }]
        if (objective.by === 'action') return []
        const done: Watch = { objective: at, trigger: objective.trigger, count: false, conditions: [] }
        return objective.count.by === 'action'
          ? [done]
          : [
              { objective: at, trigger: objective.count.trigger, count: true, conditions: objective.count.conditions },
              done,
            ]
      }),
)

type On<T extends Trigger['on']> = Extract<Trigger, { on: T }>

/** Notes every objective that waits for such a trigger and accepts this one. */
function note<T extends Trigger['on']>(
  state: State,
  seat: Seat,
  on: T,
  accepts: (trigger: On<T>, quest: Staged) => boolean,
): void {
  for (const quest of state.quests)
    for (const { objective, trigger, count, conditions } of WATCHES[quest.card]!)
      if (trigger.on === on && accepts(trigger as On<T>, quest) && meets(state, seat, conditions))
        if (!isBeingCompleted(state, quest.card)) state.due.push({ seat, card: quest.card, objective, count })
}

/** What an objective's own results do triggers nothing on its own card: 016 stages 019, which places more tokens. */
function isBeingCompleted(state: State, card: CardNumber): boolean {
  return state.steps.some(
    step =>
      step.do === 'results' && step.run.card === card && step.path[0] === 'objectives' && step.path[2] === 'results',
  )
}

/** The conditions beside a trigger are traits of whoever sets it off (120). */
function meets(state: State, seat: Seat, conditions: readonly Condition[]): boolean {
  return conditions.every(
    condition => condition.is !== 'trait' || condition.traits.some(trait => hasTrait(playerAt(state, seat), trait)),
  )
}

/** W-CON-R8: kills by name, type, level or icon; `last` if no token of the faction is left. */
export function noteKill(
  state: State,
  seat: Seat,
  kind: EnemyType | Faction,
  face: EnemyId | null,
  level: number,
  abilities: number,
): void {
  if (state.quests.length === 0) return
  note(state, seat, 'killed', prey => {
    if (prey.type !== null && prey.type !== kind) return false
    if (prey.name !== null && prey.name !== face) return false
    if (level < prey.minLevel) return false
    if (prey.ability !== null && (abilities & (1 << ABILITIES.indexOf(prey.ability))) === 0) return false
    if (prey.factions.length > 0 && !prey.factions.includes(kind as Faction)) return false
    return !prey.last || tokensOnMap(state, kind as Faction) === 0
  })
}

/** W-EXPL-R5: the kind on the back counts. */
export function noteExplored(state: State, seat: Seat, back: string): void {
  note(state, seat, 'explored', trigger => trigger.back === null || trigger.back === back)
}

/** Far Harbor: after setup, whatever placed the token. */
export function notePlaced(state: State, seat: Seat, faction: Faction): void {
  note(state, seat, 'placed', trigger => {
    if (trigger.faction !== faction || tokensOnMap(state, faction) < trigger.minOnMap) return false
    const clear = trigger.noneWithin
    if (clear === null) return true
    const graph = graphOf(state.board)
    const from = graph.places[clear.of]
    if (from === undefined) return true
    const far = distances(graph, from)
    return !state.foes.some(foe => foe.kind === clear.faction && stepsTo(far, foe.node) <= clear.n)
  })
}

/** A token discarded by quest 030, by nothing else. */
export function noteRemoved(state: State, seat: Seat, faction: Faction): void {
  note(state, seat, 'removed', trigger => trigger.faction === faction)
}

/** W-CON-R17: rads of the present turn, from 0 on when the card was staged. */
export function noteRads(state: State, seat: Seat): void {
  const { radsTurn } = playerAt(state, seat)
  note(state, seat, 'radsInTurn', ({ n }, quest) => {
    const before = quest.turn === state.turnCount ? quest.base[seat]! : 0
    return radsTurn - before >= n && !isDue(state, quest.card, seat)
  })
}

function isDue(state: State, card: CardNumber, seat: Seat): boolean {
  return state.due.some(due => due.card === card && due.seat === seat)
}

export function noteDamage(state: State, seat: Seat, damage: number): void {
  note(state, seat, 'damageInFight', ({ n }) => damage >= n)
}

export function noteCamp(state: State, seat: Seat, highest: number): void {
  note(state, seat, 'campedNear', ({ level }) => highest >= level)
}

/** A cap came to lie on a card. */
export function noteCaps(state: State, seat: Seat, card: CardNumber): void {
  note(state, seat, 'capsOnCard', ({ n }, quest) => quest.card === card && quest.caps >= n)
}

/** 066: every settlement of the faceup tiles has a cap. */
export function noteMarked(state: State, seat: Seat): void {
  note(state, seat, 'allMarked', ({ kind }, quest) => {
    if (quest.capped.length === 0 || isDue(state, quest.card, seat)) return false
    const graph = graphOf(state.board)
    return graph.open.every(node =>
      iconsAt(state, node).every(icon => icon.deck !== kind || quest.capped.includes(icon.id)),
    )
  })
}

/** A marker moved: whether it is where it should be. */
export function noteMarker(state: State, seat: Seat, card: CardNumber): void {
  note(state, seat, 'markerAt', ({ goal }, quest) => quest.card === card && isReached(state, goal, quest.marker))
}

/** 138: also when the monster comes to the marker; the first player completes. */
export function noteMonsters(state: State): void {
  note(state, state.first, 'markerAt', ({ goal }, quest) => 'enemy' in goal && isReached(state, goal, quest.marker))
}

function isReached(state: State, goal: Goal, marker: Marker | null): boolean {
  if (marker === null || marker.node === NOWHERE || marker.node === SHIP) return false
  const { node, start } = marker
  const graph = graphOf(state.board)
  if ('place' in goal) return graph.places[goal.place] === node
  if ('enemy' in goal) return state.foes.some(foe => foe.up && foe.kind === goal.enemy && foe.node === node)
  if (goal.notStart && node === start) return false
  return iconsAt(state, node).some(icon => icon.deck === goal.kind)
}

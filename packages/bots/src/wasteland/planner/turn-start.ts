import { AGENDAS, type Choice, type Faction, influenceOf, isEnemy, type ItemId, reaches } from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { worthOfFight } from '../fights.ts'
import { INFLUENCE } from '../influence.ts'
import { bountyOn } from '../quest-goals.ts'
import type { Context } from '../context.ts'
import { worthOfGear } from '../survivor.ts'

/** What is decided before a turn's first action: what to wear, and whom to be loyal to. */

const BETTER = 0.3
const NEAR = 3 // spaces
const OPENNESS = 0.5 // what it costs that everybody sees an agenda

/** The best set of equipment, if it is better than the present one. */
export function bestArrangement(context: Context, choices: readonly Choice[]): Choice | undefined {
  const { player } = context
  let best: Choice | undefined
  let most = wearing(context, player.equipped) + BETTER
  for (const choice of choices) {
    if (choice.do !== 'arrange') continue
    const worth = wearing(context, choice.equip)
    if (worth <= most) continue
    most = worth
    best = choice
  }
  return best
}

/** What gear is worth if these cards are equipped and the others carried. */
function wearing({ state, seat, player }: Context, equip: readonly ItemId[]): number {
  const { equipped, inventory } = player
  const all = [...equipped, ...inventory]
  for (const card of equip) all.splice(all.indexOf(card), 1)
  player.equipped = equip.slice()
  player.inventory = all
  const worth = worthOfGear(player) + INFLUENCE * influenceOf(state, seat)
  player.equipped = equipped
  player.inventory = inventory
  return worth
}

/** Loyalty keeps a faction's tokens off; it ends when there is more to gain by fighting them. */
export function loyaltyChange(context: Context, choices: readonly Choice[]): Choice | undefined {
  const { player } = context
  for (const choice of choices) {
    if (choice.do !== 'loyal') continue
    const faction = factionOf(choice.agenda ?? player.revealed)
    if (faction === null) continue
    const threat = threatOf(context, faction)
    if (choice.agenda === null ? threat < 0 : player.revealed === null && threat > OPENNESS) return choice
  }
  return undefined
}

const factionOf = (agenda: keyof typeof AGENDAS | null): Faction | null =>
  agenda === null ? null : AGENDAS[agenda].faction

/** What the tokens of a faction nearby could cost; below 0 if killing them pays. */
function threatOf(context: Context, faction: Faction): number {
  const { state, player } = context
  if (player.node < 0) return 0
  const far = reaches(context.graph, player.node)
  let threat = 0
  for (const foe of state.foes) {
    if (foe.kind !== faction || !foe.up || !isEnemy(state, foe) || itemAt(far, foe.node) > NEAR) continue
    const { kind, face } = foe
    const won = bountyOn(context, foe)
    threat = Math.max(threat, -worthOfFight(state, player, { kind, face, plus: 0, extra: null, far: false }, won))
    if (won > 0 && threat === 0) threat = -1
  }
  return threat
}

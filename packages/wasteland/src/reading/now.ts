import type { Seat } from '@overseer/kernel'
import type { FoeId } from '../choice.ts'
import type { CardNumber } from '../content/cards/types.ts'
import { graphOf } from '../map/graph.ts'
import { NOWHERE } from '../map/layout.ts'
import { hasRangedWeapon } from '../rules/items/passives.ts'
import { isHostile } from '../rules/fight/foes.ts'
import { withdrawer } from '../rules/turn/trading.ts'
import { playerAt } from '../state.ts'
import { asState, type View } from '../view.ts'
import {
  activationsAhead,
  type ActivationAhead,
  type DeckAhead,
  deckAhead,
  type FactionAhead,
  factionsAhead,
} from './forecast.ts'
import { type InfluenceAhead, influenceAhead } from './influence.ts'
import { type AttemptOdds, type FightOdds, foeOdds, type RollOdds, rollOdds } from './odds.ts'
import { type OptionAhead, optionsAhead } from './options.ts'
import { type QuestAhead, questsAhead } from './quests.ts'

/** Everything that dice decide for a survivor now. */
export interface OddsNow {
  readonly roll: RollOdds | null // that lies on the table
  readonly options: readonly OptionAhead[] // of the encounter that is being read
  readonly fights: readonly { readonly foe: FoeId; readonly odds: FightOdds }[] // within reach
  readonly quests: readonly { readonly card: CardNumber; readonly objective: number; readonly odds: AttemptOdds }[]
}

export function oddsNow(view: View, seat: Seat): OddsNow {
  return {
    roll: rollOdds(view) ?? null,
    options: optionsAhead(view),
    fights: foesInReach(view, seat).map(foe => ({ foe: foe.id, odds: foeOdds(view, seat, foe) })),
    quests: questsAhead(view, seat).flatMap(({ card, objectives }) =>
      objectives.flatMap(({ objective, odds }) => (odds === null ? [] : [{ card, objective, odds }])),
    ),
  }
}

/** W-FACT-1, W-FACT-2: here, or with a ranged weapon next to here; those that would be met on entering are in `ways`. */
function foesInReach(view: View, seat: Seat): View['foes'] {
  const state = asState(view)
  const player = playerAt(state, seat)
  if (player.character === null || player.node === NOWHERE) return []
  const next = hasRangedWeapon(player) ? graphOf(state.board).walks[player.node]! : []
  return view.foes.filter(foe => isHostile(state, seat, foe) && (foe.node === player.node || next.includes(foe.node)))
}

/** Who may withdraw the offer that somebody else considers now (W-TRADE-R7). */
export function withdrawerOf({ offer, pending }: View): Seat | undefined {
  return withdrawer({ offer, asked: pending ?? undefined })
}

/** Everything that lies ahead, for one survivor. */
export interface Ahead {
  readonly quests: readonly QuestAhead[]
  readonly influence: InfluenceAhead
  readonly factions: readonly FactionAhead[]
  readonly deck: DeckAhead
  readonly activations: readonly ActivationAhead[]
}

export function aheadOf(view: View, seat: Seat): Ahead {
  return {
    quests: questsAhead(view, seat),
    influence: influenceAhead(view, seat),
    factions: factionsAhead(view),
    deck: deckAhead(view),
    activations: activationsAhead(view),
  }
}

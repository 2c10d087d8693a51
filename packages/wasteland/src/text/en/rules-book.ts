import type { PrintedRuleId, RulingId } from '../../content/rule-ids.ts'
import { campRules, campRulings } from './rules-camp.ts'
import { cardsRulings } from './rules-cards.ts'
import { encountersRules, encountersRulings } from './rules-encounters.ts'
import { enemiesRules, enemiesRulings } from './rules-enemies.ts'
import { fightsRules, fightsRulings } from './rules-fights.ts'
import { itemsRules, itemsRulings } from './rules-items.ts'
import { mapRules, mapRulings } from './rules-map.ts'
import { powerRules, powerRulings } from './rules-power.ts'
import { questsRules, questsRulings } from './rules-quests.ts'
import { startRules, startRulings } from './rules-start.ts'
import { survivorsRules, survivorsRulings } from './rules-survivors.ts'
import { tableRules, tableRulings } from './rules-table.ts'
import { tradeRules, tradeRulings } from './rules-trade.ts'

/** Every rule of the rulebook, in words for players. */
export const rules: Readonly<Record<PrintedRuleId, string>> = {
  ...startRules,
  ...mapRules,
  ...encountersRules,
  ...fightsRules,
  ...campRules,
  ...questsRules,
  ...enemiesRules,
  ...survivorsRules,
  ...itemsRules,
  ...tradeRules,
  ...powerRules,
  ...tableRules,
}

/** What the rulebook leaves open, settled for this table. */
export const rulings: Readonly<Record<RulingId, string>> = {
  ...startRulings,
  ...mapRulings,
  ...encountersRulings,
  ...fightsRulings,
  ...campRulings,
  ...questsRulings,
  ...enemiesRulings,
  ...survivorsRulings,
  ...itemsRulings,
  ...tradeRulings,
  ...powerRulings,
  ...tableRulings,
  ...cardsRulings,
}

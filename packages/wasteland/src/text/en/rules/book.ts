import type { PrintedRuleId, RulingId } from '../../../content/rule-ids.ts'
import { campRules, campRulings } from './camp.ts'
import { cardsRulings } from './cards.ts'
import { encountersRules, encountersRulings } from './encounters.ts'
import { enemiesRules, enemiesRulings } from './enemies.ts'
import { fightsRules, fightsRulings } from './fights.ts'
import { itemsRules, itemsRulings } from './items.ts'
import { mapRules, mapRulings } from './map.ts'
import { powerRules, powerRulings } from './power.ts'
import { questsRules, questsRulings } from './quests.ts'
import { startRules, startRulings } from './start.ts'
import { survivorsRules, survivorsRulings } from './survivors.ts'
import { tableRules, tableRulings } from './table.ts'
import { tradeRules, tradeRulings } from './trade.ts'

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

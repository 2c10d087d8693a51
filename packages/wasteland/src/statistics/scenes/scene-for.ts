import type { AgendaId } from '../../content/agendas.ts'
import { type ItemId, ITEMS } from '../../content/items/items.ts'
import { cardKey, LIBRARY } from '../../content/cards/library.ts'
import { type PerkId, PERKS } from '../../content/survivors/perks.ts'
import type { TileId } from '../../content/map/tiles.ts'
import type { CardNumber } from '../../content/cards/types.ts'
import type { Position } from '../../schema/position.ts'
import type { Use } from '../uses.ts'
import { objectivesWith, optionScene, optionsWith } from './encounters.ts'
import { agendaScene, enemyScene, gainScene, perkScene, tileScene, useScene } from './components.ts'
import { objectiveScene } from './quests.ts'

/** A position from which play can make a use of a card at once, another one for every number. */
export function near({ kind, card }: Use, n: number): Position | undefined {
  const [name, part, outcome] = card.split(' ') as [string, string?, string?]
  switch (kind) {
    case 'tile explored':
      return tileScene(name as TileId, n)
    case 'item gained':
      return gainScene(name as ItemId, n)
    case 'item used':
      return useScene(name as ItemId, ITEMS[name as ItemId].effects[Number(part)]!, n)
    case 'perk gained':
      return perkScene(n)
    case 'perk used':
      return useScene(name as PerkId, PERKS[name as PerkId].effects[n % PERKS[name as PerkId].effects.length]!, n)
    case 'enemy fought':
    case 'enemy killed':
      return enemyScene(name, n)
    case 'agenda drawn':
    case 'agenda activated':
      return agendaScene(name as AgendaId, kind === 'agenda drawn', n)
    case 'option':
      return nearOption(numberOf(name), Number(part), outcome === 'success', n)
    case 'quest staged':
      return nearStaging(numberOf(name), n)
    case 'objective completed':
    case 'objective counted':
      return objectiveScene(numberOf(name), Number(part), kind === 'objective counted', n)
    default:
      return undefined
  }
}

const numberOf = (key: string): CardNumber => LIBRARY.findIndex((_, number) => number > 0 && cardKey(number) === key)

function nearOption(number: CardNumber, option: number, success: boolean, n: number): Position | undefined {
  const card = LIBRARY[number]
  const wanted = card?.card === 'encounter' ? card.options[option - 1] : undefined
  return wanted && optionScene(number, wanted, success, n)
}

/** A quest is staged by another quest, or by an encounter. */
function nearStaging(number: CardNumber, n: number): Position | undefined {
  const objectives = objectivesWith(one => one.do === 'stage' && one.cards.includes(number))
  const options = optionsWith(one => one.do === 'stage' && one.cards.includes(number))
  const at = n % Math.max(1, objectives.length + options.length)
  const objective = objectives[at]
  if (objective !== undefined) return objectiveScene(objective.card, objective.objective, false, n)
  const option = options[at - objectives.length]
  return option && optionScene(option.card, option.option, option.success, n)
}

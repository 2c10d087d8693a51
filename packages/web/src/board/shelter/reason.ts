import { cubesText, parseSpace, type Price, RESOURCES, type Space, spaceIn } from '@overseer/shelter'
import { t } from '../../words.ts'
import type { Play, Topic } from './play.ts'

/** What, on the table as it is, calls for the rule that refuses a wish; undefined if the rule says it all. */
export function reason(play: Play, about: Topic, rule: string): string | undefined {
  const { view, names } = play
  const me = view.pending?.seat ?? 0
  if (rule === 'SH-ITM-3') return t('why.turned')
  if (rule === 'SH-FGT-2') return t('why.fightOnly')
  if (about.about === 'item') return rule === 'SH-ITM-1' ? t('why.takeItem') : undefined
  if (about.about === 'room') return t('why.build')
  if (about.about === 'pile') return undefined
  const id = parseSpace(about.space)!
  const space = spaceIn(view, id)
  if (space === undefined) return undefined
  const crew = view.crews[id]
  switch (rule) {
    case 'SH-PLC-1':
      if (crew) return t('why.taken', { who: names[crew.seat]! })
      if (space.hurtOnly) return t('why.noneHurt')
      return space.cost.roomPrice ? t('why.elevator') : t('why.nobody')
    case 'SH-PLC-2':
      return space.cost.item && view.players[me]!.items.length === 0
        ? t('why.noItem')
        : t('why.missing', { what: cubesText(play.say, missing(space, view.players[me]!)) })
    case 'SH-PLC-3':
      if (!space.hurtOnly) return t('why.hurt')
      return view.players[me]!.hurt > 0 ? t('why.healthy') : t('why.noneHurt')
    case 'SH-PLC-6':
      return t('why.pair')
    case 'SH-BLD-3':
      return t('why.noRoom')
    default:
      return undefined
  }
}

/** The cubes of a cost that a player does not have. */
function missing({ cost }: Space, player: Required<Pick<Price, 'power' | 'food' | 'water'>>): Price {
  const lack = Object.fromEntries(RESOURCES.map(one => [one, Math.max(0, cost[one] - player[one])]))
  const spare = RESOURCES.reduce((sum, one) => sum + Math.max(0, player[one] - cost[one]), 0)
  return { ...lack, any: Math.max(0, cost.any - spare) }
}

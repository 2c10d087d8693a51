import { recordOf } from '@overseer/kernel'
import {
  BUILT_ROOMS,
  type Cubes,
  type Gain,
  ITEM_IDS,
  ITEMS,
  type Letter,
  LETTERS,
  type Player,
  ROOMS,
  scoreOf,
  type Space,
  type State,
  THREATS,
  TOP_ROOMS,
} from '@overseer/shelter'

/**
 * What the items of a player are good for, in numbers that mean the same whichever item they come from: few games hold a
 * certain item, so that nothing could be learned of each by itself.
 */
export const ITEM_FEATURES = [
  'bonus', // in fights
  'rerolls',
  'dresses', // what outfits can double, at best
  'income', // cubes a round, by trades and the discount
  'tools',
  'scored', // happiness if the game ended now
  'promised', // happiness still to be expected of them
  'turned',
] as const
type ItemFeature = (typeof ITEM_FEATURES)[number]

/** What a gain is worth, in cubes. */
const WORTH: Readonly<Record<string, number>> = { happiness: 3, dweller: 4, item: 2 }

function worthOf(gains: readonly Gain[]): number {
  let sum = 0
  for (const gain of gains) {
    if (gain.icon === 'power' || gain.icon === 'food' || gain.icon === 'water' || gain.icon === 'any') sum += gain.n
    else sum += (WORTH[gain.icon] ?? 0) * ('n' in gain ? gain.n : 1)
  }
  return sum
}

type Doubling = readonly [letter: Letter, worth: number]

const doublingOf = ({ letter, gain }: Pick<Space, 'letter' | 'gain'>): Doubling[] =>
  letter === null ? [] : [[letter, worthOf(gain)]]
const OF_ROOM = recordOf([...TOP_ROOMS, ...BUILT_ROOMS], room => [
  ...doublingOf(ROOMS[room].left),
  ...doublingOf(ROOMS[room].right),
])

const NO_DOUBLING = recordOf(LETTERS, () => 0)

/** What doubling a space of each letter brings at best, as far as anybody has an outfit; threats may be lost. */
export function doublings(state: State): Readonly<Record<Letter, number>> {
  if (!state.players.some(({ items }) => items.some(item => ITEMS[item].ability.does === 'dress'))) return NO_DOUBLING
  const best: Record<Letter, number> = { ...NO_DOUBLING }
  for (const room of state.vault)
    if (room) for (const [letter, worth] of OF_ROOM[room]) best[letter] = Math.max(best[letter], worth)
  for (const threat of state.threats) {
    if (!threat) continue
    const { letter, gain } = THREATS[threat]
    if (letter !== null) best[letter] = Math.max(best[letter], worthOf(gain) / 2)
  }
  return best
}

/** What is usually there to be counted at the end. */
const USUAL = { room: 5, dweller: 5, power: 3, food: 3, water: 3 } as const

const PROMISES = recordOf(ITEM_IDS, item => {
  const { ability } = ITEMS[item]
  if (ability.does !== 'score') return 0
  const { base, per, each } = ability
  return base + (per in USUAL ? USUAL[per as keyof typeof USUAL] / each : 0)
})

/** Adds what a player's items count, through `add`. */
export function readItems(
  player: Player,
  rooms: number,
  doubled: Readonly<Record<Letter, number>>,
  add: (feature: ItemFeature, amount: number) => void,
): void {
  for (const item of player.items) {
    const { ability } = ITEMS[item]
    switch (ability.does) {
      case 'steady':
      case 'bonus':
        add('bonus', ability.bonus / 3)
        break
      case 'reroll':
        add('rerolls', ability.dice / 2)
        break
      case 'dress':
        add('dresses', doubled[ability.letter] / 4)
        break
      case 'armor':
        add('dresses', 1 / 4)
        break
      case 'discount':
        add('income', 0.5)
        break
      case 'trade':
        add('income', net(ability.gain) - net(ability.pay) > 0 ? 0.5 : 0.2)
        break
      case 'score': {
        const scored = scoreOf(player, rooms, item)
        add('scored', scored / 3)
        add('promised', Math.max(0, PROMISES[item] - scored) / 3)
        break
      }
      default:
        add('tools', 0.5)
    }
  }
  add('turned', player.exhausted.length / 3)
}

function net({ power = 0, food = 0, water = 0 }: Cubes): number {
  return power + food + water
}

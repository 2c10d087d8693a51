import { recordOf } from '@overseer/kernel'
import { BUILT_ROOMS, ITEM_IDS, LETTERS } from '@overseer/shelter'

/** The features of a choice, for the prior. Amounts count cubes, dwellers, chances. */
const GROUPS = [
  ['power', 'food', 'water', 'any', 'wasted', 'plenty', 'nearer', 'enables'], // cubes; enables: then a room can be built
  ['happiness', 'dweller', 'crowded', 'item', 'token', 'ready', 'heal', 'train', 'trainAny', 'trainTwice'],
  ['build', 'exchange', 'refreshItems', 'refreshRooms'],
  ['payPower', 'payFood', 'payWater', 'payAny', 'payItem', 'injure', 'farther', 'disables', 'second', 'idleTraining'],
  ['doubled', 'dressed', 'hurtOnly', 'ownRoom', 'rivalRoom', 'ownThreat', 'rivalThreat', 'topThreat'], // where it is
  ['fight', 'fightOdds', 'fightLost', 'fightHappiness', 'fightItem', 'fightCubes'],
  ['pass', 'passLeft', 'skipDeclare', 'skipBeforeRoll', 'skipAfterRoll', 'skipExchange', 'skipAfterPlacing'],
  ['skipIncome', 'takePower', 'takeFood', 'takeWater', 'takeStock', 'takeNearer', 'takeEnables'],
  ['spendPower', 'spendFood', 'spendWater', 'spendLeast', 'spendMissing', 'discount', 'left'],
  ['exchangeFlow', 'exchangeNearer', 'trade', 'tradeNearer', 'swap', 'useReady', 'useHeal', 'healOnThreat'],
  ['dress', 'armor', 'bonus', 'bonusOdds', 'reroll', 'rerollOdds', 'rerollWon', 'letterSpaces', 'letterThreats'],
  LETTERS.map(letter => `letter ${letter}` as const),
  BUILT_ROOMS.map(room => `room ${room}` as const),
  ['takeScore', 'offerScore'], // of items that score at the end, as things stand
  ITEM_IDS.map(item => `offer ${item}` as const),
  ITEM_IDS.map(item => `take ${item}` as const),
  ITEM_IDS.map(item => `lose ${item}` as const),
] as const

type Feature = (typeof GROUPS)[number][number]
export const CHOICE_FEATURES: readonly Feature[] = GROUPS.flat()

/** Where each feature stands in a row. */
export const at = recordOf(CHOICE_FEATURES, (_feature, i) => i)

/** The features of one kind of card, by card. */
function featuresOf<Card extends string>(cards: readonly Card[], kind: string): { readonly [C in Card]: number } {
  return recordOf(cards, card => at[`${kind} ${card}` as Feature])
}

export const LETTER = featuresOf(LETTERS, 'letter')
export const ROOM = featuresOf(BUILT_ROOMS, 'room')
export const OFFER = featuresOf(ITEM_IDS, 'offer')
export const TAKE = featuresOf(ITEM_IDS, 'take')
export const LOSE = featuresOf(ITEM_IDS, 'lose')

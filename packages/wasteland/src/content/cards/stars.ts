import type { Encounter } from './types.ts'
import {
  add,
  adjacent,
  attempt,
  become,
  caps,
  companionDraw,
  damage,
  discard,
  dropRevealed,
  encounter,
  fight,
  forced,
  forSurvivor,
  killEnemy,
  loot,
  loseCaps,
  move,
  needs,
  onDraw,
  option,
  rads,
  revealAsset,
  shop,
  shopAdd,
  shopReplace,
  survivorNear,
  takeRevealed,
  takeShop,
  test,
  trait,
  trash,
  unique,
  xp,
} from './words.ts'

/** W★1 to W★8: the wasteland deck at the start. */
const WASTELAND_STARS: readonly Encounter[] = [
  // W★1 the body
  encounter(
    160,
    'wasteland',
    option(loot(1), xp(3), add(5), trash),
    attempt(test('PE', 4), [loot('L')], [fight('critter')]),
  ),
  // W★2 the bait
  onDraw(
    [revealAsset],
    encounter(
      161,
      'wasteland',
      attempt(test('AL', 4), [takeRevealed], [rads(2), dropRevealed]),
      attempt(discard('companion'), [takeRevealed]),
      option(loot('L'), dropRevealed),
    ),
  ),
  // W★3 the race
  encounter(
    162,
    'wasteland',
    attempt(test('SPECIAL', 6), [caps(5), takeShop], [caps(1)]),
    option(xp(2), loot(1)),
    option(become('vilified'), loot('L')),
  ),
  // W★4 the stranger
  encounter(
    163,
    'wasteland',
    attempt(test('PC', 4), [loot('L')], [rads(1)]),
    option(loot('L'), add(2), become('vilified'), fight('human'), trash),
    option(companionDraw('meets'), add(3), become('idolized'), trash),
  ),
  // W★5 the nest
  encounter(
    164,
    'wasteland',
    option(fight('critter'), loot('L'), add(4), become('idolized'), trash),
    needs(survivorNear, option(forSurvivor(adjacent, fight('critter')), add(4), become('vilified'), trash)),
    option(loot(1), move(1)),
  ),
  // W★6 a quiet ruin
  encounter(
    165,
    'wasteland',
    attempt(test('I', 3), [caps('L')], [caps(1), fight('critter')]),
    attempt(test('PL', 4), [xp(2), add(1), trash], [fight('critter')]),
  ),
  // W★7 the odd robot
  encounter(166, 'wasteland', option(loot('L+1')), attempt(test('IL', 4), [killEnemy(2)], [fight('robot'), trash])),
  // W★8 another quiet ruin
  encounter(
    167,
    'wasteland',
    attempt(test('I', 3), [caps('L-1')], [fight('human')]),
    attempt(test('PL', 4), [loot('L+1')], [loot(1), fight('human')]),
  ),
]

/** S★1 to S★8: the settlement deck at the start. */
const SETTLEMENT_STARS: readonly Encounter[] = [
  // S★1 the cat
  encounter(168, 'settlement', option(shop('L')), attempt(test('AL', 4), [takeShop], [damage(1)])),
  // S★2 the card game
  encounter(169, 'settlement', option(shop('L')), attempt(test('IL', 4), [caps(3), shop('L')], [loseCaps(3)])),
  // S★3 the fence
  encounter(
    170,
    'settlement',
    option(shop('L')),
    option(become('vilified'), shopAdd(2), shop('L', { discount: 2, kinds: ['weapon', 'drug'] })),
    option(become('idolized'), shop('L'), add(9), trash),
  ),
  // S★4 the bomber
  encounter(
    171,
    'settlement',
    option(become('vilified'), takeShop, add(7), trash),
    attempt(
      test('EC', 4),
      [become('idolized'), caps(3), shop('L'), add(8), trash],
      [damage(3), rads(2), add(7), trash],
    ),
  ),
  // S★5 the market
  encounter(
    172,
    'settlement',
    option(shop('L')),
    attempt(test('AL', 4), [takeShop], [damage(3), move(1)]),
    option(shopReplace('L'), shop(1)),
  ),
  // S★6 the dog
  encounter(
    173,
    'settlement',
    forced(trait('idolized'), option(unique('dogmeat'), trash)),
    attempt(test('SC', 4), [become('idolized'), add(13), trash], [add(13), trash]),
    option(shop('L')),
  ),
  // S★7 mutants in chains
  encounter(
    174,
    'settlement',
    forced(trait('superMutant'), option(fight('human'))),
    option(shop('L+1', { saleBonus: 1 })),
    attempt(test('SC', 4), [xp(2), add(12), shop('L'), trash], [move(1)]),
  ),
  // S★8 accused of being a synth
  encounter(
    175,
    'settlement',
    forced(trait('synth'), option(damage(3), move(1))),
    option(shop('L')),
    attempt(test('CI', 4), [become('vilified'), shop('L'), add(11), trash], [add(10), trash]),
  ),
]

export const STAR_CARDS: readonly Encounter[] = [...WASTELAND_STARS, ...SETTLEMENT_STARS]

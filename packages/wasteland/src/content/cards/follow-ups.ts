import type { Encounter } from './types.ts'
import {
  add,
  addSelf,
  agenda,
  attempt,
  become,
  caps,
  chosen,
  damage,
  encounter,
  fight,
  forced,
  forSurvivor,
  loot,
  move,
  needs,
  option,
  pay,
  shop,
  shopAdd,
  survivorWith,
  takeShop,
  test,
  trait,
  trash,
  unique,
  xp,
} from './words.ts'

/** 001 to 013: what the star encounters lead to. */
export const FOLLOW_UP_CARDS: readonly Encounter[] = [
  // 001 the cache
  encounter(
    1,
    'wasteland',
    option(become('idolized'), loot('L')),
    option(caps('L'), loot('L'), trash),
    option(agenda(1), trash),
  ),
  // 002 the posse
  encounter(
    2,
    'wasteland',
    forced(trait('vilified'), option(damage('L'), fight('human'))),
    needs(survivorWith('vilified'), option(forSurvivor(chosen('vilified'), fight('human')), caps('L'), trash)),
    option(loot('L'), addSelf),
  ),
  // 003 the grateful
  encounter(
    3,
    'wasteland',
    needs(trait('idolized'), option(loot('L'), caps('L'))),
    needs(survivorWith('idolized'), option(forSurvivor(chosen('idolized'), loot('L'), caps('L')), become('idolized'))),
    option(fight('human'), become('vilified'), loot('L'), trash),
  ),
  // 004 a third quiet ruin
  encounter(
    4,
    'wasteland',
    forced(trait('idolized'), option(loot('L+1'), caps('L+1'))),
    forced(trait('vilified'), option(fight('human'))),
    attempt(test('PL', 4), [loot('L')], [loot(1), fight('human')]),
  ),
  // 005 the relative
  encounter(5, 'settlement', attempt(test('C', 3), [caps(3), xp(3), add(6), trash], [shop(1)]), option(shop('L'))),
  // 006 the sign of the bird
  encounter(
    6,
    'wasteland',
    attempt(test('PI', 4), [unique('minigun'), trash], [loot(1)]),
    attempt(test('P', 3), [loot('L')], [fight('robot')]),
  ),
  // 007 the burnt market
  encounter(
    7,
    'settlement',
    forced(trait('vilified'), option(fight('human'))),
    option(shop(1)),
    attempt(pay(3), [become('idolized'), shop('L'), trash]),
  ),
  // 008 the guarded market
  encounter(
    8,
    'settlement',
    forced(trait('idolized'), option(shop('L', { discount: 1 }))),
    option(shop('L')),
    attempt(test('AL', 5), [takeShop], [damage(4), move(1)]),
  ),
  // 009 the thug
  encounter(
    9,
    'settlement',
    forced(trait('idolized'), option(damage(3), move(1))),
    needs(trait('vilified'), option(shopAdd(2), shop('L', { discount: 2, kinds: ['weapon', 'drug'] }))),
    option(shop('L')),
  ),
  // 010 the hanged man
  encounter(10, 'settlement', needs(trait('synth'), option(fight('human'), trash)), option(shop('L'))),
  // 011 the hidden stall
  encounter(
    11,
    'settlement',
    forced(trait('vilified', 'synth'), option(shop('L+1', { discount: 2 }))),
    option(shop('L')),
  ),
  // 012 the mutant's locker
  encounter(
    12,
    'wasteland',
    needs(trait('superMutant'), option(loot('L+1'), trash)),
    option(fight('superMutant'), loot('L'), trash),
    attempt(test('EA', 4), [loot('L')], [fight('superMutant'), trash]),
  ),
  // 013 the stray dog
  encounter(
    13,
    'settlement',
    forced(trait('idolized'), option(unique('dogmeat'), trash)),
    attempt(test('C', 4), [unique('dogmeat'), trash], [shop(1), addSelf]),
    option(shop('L')),
  ),
]

import type { Card } from './types.ts'
import {
  above,
  action,
  add,
  addSelf,
  allMarked,
  at,
  atKind,
  attempt,
  capOnCard,
  capOnSpace,
  caps,
  capsReach,
  clearCaps,
  complete,
  counted,
  deed,
  discard,
  encounter,
  fight,
  has,
  killedLast,
  loot,
  move,
  option,
  payAny,
  power,
  quest,
  stage,
  takeAssetDiscard,
  takeShop,
  test,
  token,
  tokensPerSurvivor,
  trash,
  unmarked,
  via,
  xp,
} from './words.ts'

/** 056 to 066: the main quests of the Pitt; the slavers are shield, the rebels star. */
export const PITT_CARDS: readonly Card[] = [
  // 056 Into the Pitt
  quest(
    56,
    action(atKind('settlement'), [], [power('shield', 1), token('shield', 'here'), loot(2), stage(57, 67), trash]),
    action(atKind('wasteland'), [], [power('star', 1), token('star', 'here'), loot(2), stage(58, 67), trash]),
  ),
  // 057 On the Trail
  quest(
    57,
    action(at('redRocketStation'), [test('PC', 4)], [power('shield', 1), xp(3), stage(59, 101), trash]),
    action(atKind('wasteland'), [fight('human')], [power('star', 1), xp(3), stage(60, 112), trash]),
  ),
  // 058 On the Eve of War
  quest(
    58,
    action(atKind('settlement'), [test('C', 3)], [power('shield', 1), xp(3), stage(60, 141), trash]),
    action([at('ashburyRoad'), has('companion')], [], [power('star', 1), xp(3), stage(61, 117), trash]),
  ),
  // 059 Up the Chain
  quest(
    59,
    action(
      at('haven'),
      [],
      [
        power('shield', 1),
        token('shield', 'theBridge', 2),
        token('star', 'redRocketStation'),
        xp(3),
        stage(62, 94),
        add(63),
        trash,
      ],
    ),
    action(
      at('theBridge'),
      [],
      [power('star', 2), token('shield', 'haven', 2), token('star', 'theBridge', 2), xp(3), stage(65, 157), trash],
    ),
  ),
  // 060 Fires of Revolution
  quest(
    60,
    action(
      at('theBridge'),
      [test('IL', 4)],
      [power('shield', 2), token('shield', 'theBridge'), token('star', 'theMill', 2), xp(3), stage(65, 107), trash],
    ),
    action(
      at('theMill'),
      [],
      [power('star', 2), token('shield', 'theMill'), token('star', 'haven', 2), xp(3), stage(65, 125), trash],
    ),
  ),
  // 061 Break the Chains
  quest(
    61,
    action(at('haven'), [test('PEL', 5)], [power('shield', 2), token('star', 'theMill'), xp(3), stage(65, 150), trash]),
    action(
      at('haven'),
      [fight('human', { level: 1 })],
      [power('star', 1), token('shield', 'theBridge'), xp(3), stage(64, 157), trash],
    ),
  ),
  // 062 Child of the Pitt
  quest(
    62,
    deed(via(63), [power('shield', 1), takeAssetDiscard, stage(65, 148), trash]),
    action(at('haven'), [fight('human', { level: 1 })], [power('star', 2), takeShop, stage(64, 150), trash]),
  ),
  // 063
  encounter(
    63,
    'wasteland',
    option(addSelf, loot('L')),
    attempt(fight('human', { level: 1 }), [complete(62, 1)], [addSelf]),
    attempt(test('C', 4), [caps(2), move(3)], [addSelf, loot(1)]),
  ),
  // 064 Bear With Me
  quest(
    64,
    action(at('haven'), [discard('junk', 2)], [power('shield', 2), caps(6), stage(66, 130), trash]),
    counted(action(atKind('settlement'), [payAny(1)], [capOnCard('paid')]), capsReach(10), [
      power('star', 1),
      stage(66, 148),
      trash,
    ]),
  ),
  // 065 War!
  above(
    { onStage: [tokensPerSurvivor('choice', ['shield', 'settlement'], ['star', 'wasteland'])] },
    quest(
      65,
      deed(killedLast('star'), [power('shield', 3), trash]),
      deed(killedLast('shield'), [power('star', 3), trash]),
    ),
  ),
  // 066 Painful Solutions
  quest(
    66,
    counted(action([atKind('settlement'), unmarked], [test('I', 3)], [capOnSpace]), allMarked('settlement'), [
      power('shield', 3),
      clearCaps,
      trash,
    ]),
    action(at('haven'), [test('PI', 5)], [power('star', 4), clearCaps, trash]),
  ),
]

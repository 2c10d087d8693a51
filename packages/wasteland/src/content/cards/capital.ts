import type { Card } from './types.ts'
import {
  above,
  action,
  add,
  addSelf,
  anyOf,
  at,
  atKind,
  atMarker,
  attempt,
  atToken,
  become,
  caps,
  complete,
  damage,
  deed,
  discard,
  drawNext,
  encounter,
  fight,
  loot,
  marker,
  markerAt,
  move,
  moveMarkerToward,
  not,
  onDraw,
  option,
  pay,
  payPer,
  power,
  quest,
  redirect,
  removeToken,
  stage,
  staged,
  test,
  token,
  tokenAtMarker,
  trash,
  via,
  when,
  xp,
} from './words.ts'

/**
 * 044 to 055: the main quests of the Capital Wasteland; the Enclave is shield, the Brotherhood of Steel star. The wreck
 * stays on the map as long as a staged quest names it: 044, or 048 after it.
 */
export const CAPITAL_CARDS: readonly Card[] = [
  // 044 Welcome to the Capital Wasteland
  quest(
    44,
    action(
      atMarker('wreck'),
      [],
      [power('shield', 1), token('shield', 'projectPurity'), loot(2), stage(45, 101), add(46), trash],
    ),
    action(at('megaton'), [], [power('star', 1), token('shield', 'projectPurity'), loot(2), stage(48, 67), trash]),
  ),
  // 045 National Treasures
  quest(
    45,
    deed(via(47), [power('shield', 1), xp(3), stage(49, 67), trash]),
    deed(via(47), [power('star', 1), xp(3), stage(49, 67), trash]),
  ),
  // 046
  encounter(
    46,
    'wasteland',
    option(loot('L'), addSelf),
    option(fight('human'), add(47), trash),
    attempt(test('C', 3), [drawNext, add(47), trash], [move(1), add(47), trash]),
  ),
  // 047
  encounter(
    47,
    'wasteland',
    attempt(test('PI', 4), [complete(45, 'choice'), loot('L'), trash], [complete(45, 'choice'), damage(3), trash]),
    option(complete(45, 'choice'), become('idolized'), trash),
    option(loot('L'), addSelf),
  ),
  // 048 A Shaky Lead
  quest(
    48,
    action(atMarker('wreck'), [], [power('shield', 1), token('shield', 'projectPurity'), xp(3), stage(49, 112), trash]),
    action(at('vault84'), [], [power('star', 1), xp(3), stage(50, 117), trash]),
  ),
  // 049 One More Silver Dollar
  quest(
    49,
    action(
      anyOf(at('projectPurity'), atToken('shield')),
      [test('PI', 4)],
      [power('shield', 1), token('shield', 'projectPurity'), xp(3), stage(51, 94), trash],
    ),
    action(
      at('theTower'),
      [],
      [
        power('star', 1),
        token('shield', 'projectPurity'),
        token('star', 'megaton'),
        token('star', 'theTower'),
        xp(3),
        stage(52, 141),
        add(53),
        trash,
      ],
    ),
  ),
  // 050 What the Fawkes?
  quest(
    50,
    action(at('superMutantCamp'), [test('SEC', 5)], [power('shield', 2), xp(3), stage(51, 141), trash]),
    action(at('vault109'), [test('PIL', 5)], [power('star', 1), xp(3), stage(52, 94), add(53), trash]),
  ),
  // 051 Give Me Liberty
  quest(
    51,
    action(at('theTower'), [test('PC', 5), pay(4)], [power('shield', 1), stage(54, 157), trash]),
    action(
      at('robcoFactory'),
      [discard('robot')],
      [power('star', 2), token('shield', 'projectPurity', 2), stage(55, 148), trash],
    ),
  ),
  // 052 The Sleeping Giant
  quest(
    52,
    action(at('theMall'), [fight('superMutant')], [power('shield', 2), stage(54, 148), trash]),
    deed(via(53), [power('star', 1), stage(55, 130), trash]),
  ),
  // 053
  onDraw(
    [when(not(staged(52)), [trash, drawNext], [when(not(at('robcoFactory')), [drawNext, addSelf])])],
    encounter(
      53,
      'wasteland',
      option(loot(1), addSelf),
      attempt(test('PA', 4), [caps(2), loot('L'), addSelf], [damage(3), addSelf]),
      attempt(test('PIL', 5), [complete(52, 2), trash], [fight('robot'), addSelf]),
    ),
  ),
  // 054 …Or Give Me Death
  quest(
    54,
    action(atKind('settlement'), [pay(10)], [power('shield', 1), token('shield', 'here')]),
    action(at('theTower'), [discard('robot')], [power('star', 2), stage(55), trash]),
  ),
  // 055 …And Justice for All
  above(
    {
      onStage: [marker('theTower')],
      standing: [redirect('shield')],
      roundEnd: [when(tokenAtMarker('shield'), [removeToken('shield', 'marker')], [moveMarkerToward('projectPurity')])],
    },
    quest(
      55,
      action(atKind('settlement'), [payPer(10)], [power('shield', 'tens'), token('shield', 'here')]),
      deed(markerAt({ place: 'projectPurity' }), [power('star', 4), trash]),
    ),
  ),
]

import type { Card } from './types.ts'
import {
  above,
  action,
  add,
  addSelf,
  agenda,
  anyOf,
  at,
  atKind,
  attempt,
  atToken,
  become,
  caps,
  carryMarker,
  complete,
  damage,
  deed,
  discard,
  drawNext,
  encounter,
  has,
  killed,
  loot,
  marker,
  markerAt,
  noToken,
  onDraw,
  option,
  placed,
  power,
  quest,
  radsInTurn,
  remainingHp,
  removed,
  removeToken,
  shop,
  stage,
  test,
  token,
  trash,
  via,
  when,
  xp,
} from './words.ts'

/** 029 to 043: the main quests of Far Harbor; the Children of Atom (fog) are shield, Far Harbor (condensers) star. */
export const FAR_HARBOR_CARDS: readonly Card[] = [
  // 029 Welcome to Far Harbor
  quest(
    29,
    deed(radsInTurn(2), [power('shield', 1), loot(2), stage(32, 94), trash]),
    deed(placed('star'), [power('star', 1), loot(2), stage(33, 67), trash]),
  ),
  // 030 Stranger Machines
  quest(
    30,
    action(atToken('star'), [test('S', 3)], [xp(2), removeToken('star', 'here')]),
    action(
      [anyOf(atKind('wasteland'), atKind('settlement')), noToken('star')],
      [test('EI', 4)],
      [xp(2), token('star', 'here')],
    ),
  ),
  // 031
  onDraw(
    [when(atToken('star'), [drawNext, addSelf])],
    encounter(
      31,
      'settlement',
      attempt(test('EI', 4), [token('star', 'here'), addSelf], [addSelf]),
      option(when([noToken('shield'), noToken('star')], [token('shield', 'here')]), addSelf),
      option(loot('L'), addSelf),
    ),
  ),
  // 032 Embrace the Glow
  quest(
    32,
    deed(placed('shield', 2), [power('shield', 1), xp(3), stage(34, 67), trash]),
    action(at('farHarbor'), [], [power('star', 1), xp(3), stage(34, 67), trash]),
  ),
  // 033 The Last Bastion
  quest(
    33,
    deed(placed('shield'), [power('shield', 1), xp(3), stage(34, 117), trash]),
    action(at('farHarbor'), [], [power('star', 1), xp(3), stage(34, 101), trash]),
  ),
  // 034 Choking Fog
  quest(
    34,
    deed(placed('shield', 4), [power('shield', 1), xp(3), add(38), stage(35, 37, 141), trash]),
    deed(placed('star', 2), [power('star', 1), xp(3), add(38), stage(36, 37, 134), trash]),
  ),
  // 035 Initiation
  quest(
    35,
    action(at('theNucleus'), [], [power('shield', 1), xp(3), stage(39, 150), trash]),
    deed(killed({ type: 'monster' }), [power('star', 2), xp(3), stage(40, 112), trash]),
  ),
  // 036 Infiltration
  quest(
    36,
    deed(killed({ type: 'robot' }), [power('shield', 2), xp(3), stage(39, 112), trash]),
    action(at('theNucleus'), [], [power('star', 1), xp(3), stage(40, 150), trash]),
  ),
  // 037 Acadia in Need
  quest(37, deed(via(38), [agenda(1), stage(157), trash]), deed(via(38), [caps(5), stage(41), trash])),
  // 038
  encounter(
    38,
    'settlement',
    attempt(test('SC', 4), [complete(37, 1), trash], [damage(2), addSelf]),
    option(complete(37, 2), become('idolized'), trash),
    option(shop('L'), addSelf),
  ),
  // 039 Converts to the Church
  quest(
    39,
    action([at('acadia'), has('companion')], [test('EC', 4)], [power('shield', 2), stage(42, 148), trash]),
    action(at('theNucleus'), [test('CAL', 4)], [power('star', 2), stage(43), trash]),
  ),
  // 040 Rebuild
  quest(
    40,
    action(at('theNucleus'), [test('SC', 4)], [power('shield', 2), stage(42), trash]),
    action(at('robcoFactory'), [test('SPI', 4)], [power('star', 2), stage(43, 148), trash]),
  ),
  // 041 Pulling the Strings
  above(
    { onStage: [marker('acadia')], standing: [carryMarker] },
    quest(
      41,
      deed(markerAt({ place: 'farHarbor' }), [power('shield', 2), stage(130), trash]),
      deed(markerAt({ place: 'theNucleus' }), [power('star', 2), stage(130), trash]),
    ),
  ),
  // 042 The Last Defense
  quest(
    42,
    deed(placed('shield', 1, { faction: 'star', n: 4, of: 'farHarbor' }), [power('shield', 3), trash]),
    action(at('farHarbor'), [discard('companion')], [power('star', 1)]),
  ),
  // 043 Embrace This!
  quest(
    43,
    deed(removed('star'), [power('shield', 1)]),
    action([at('theNucleus'), remainingHp(6)], [test('CIL', 5)], [power('star', 3), trash]),
  ),
]

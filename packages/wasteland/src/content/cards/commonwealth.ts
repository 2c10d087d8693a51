import type { Card } from './types.ts'
import {
  above,
  action,
  add,
  addSelf,
  at,
  atKind,
  atMarker,
  attempt,
  capOnCard,
  caps,
  capsReach,
  carryMarker,
  complete,
  counted,
  damage,
  deed,
  drawNext,
  encounter,
  fight,
  fightFaction,
  fightToken,
  forced,
  keep,
  killed,
  killedLast,
  loot,
  marker,
  markerAction,
  markerAt,
  move,
  moveMarker,
  moveMarkerToward,
  nearToken,
  not,
  onDraw,
  option,
  pay,
  placed,
  power,
  quest,
  redirect,
  removeToken,
  shop,
  stage,
  staged,
  test,
  token,
  tokenAtMarker,
  tokensPerSurvivor,
  trait,
  trash,
  via,
  when,
  xp,
} from './words.ts'

/** 014 to 028: the main quests of the Commonwealth; the Institute is shield, the Railroad star. */
export const COMMONWEALTH_CARDS: readonly Card[] = [
  // 014 Welcome to the Commonwealth
  quest(
    14,
    deed(killed({ type: 'human' }), [power('shield', 1), loot(2), stage(15, 134), trash]),
    action(at('diamondCity'), [], [power('star', 1), loot(2), stage(16, 67), add(17), trash]),
  ),
  // 015 Resonance
  quest(
    15,
    action(at('citRuins'), [test('EI', 4)], [power('shield', 1), caps(3), stage(18, 67), trash]),
    action(at('diamondCity'), [pay(4)], [power('star', 1), loot(2), stage(19, 67), trash]),
  ),
  // 016 All Aboard!
  above(
    { onStage: [token('shield', 'downtownBoston')] },
    quest(
      16,
      deed(placed('shield', 3), [power('shield', 1), caps(3), stage(19, 94), trash]),
      action(nearToken('shield'), [], [power('star', 1), caps(3), stage(20, 134), trash]),
    ),
  ),
  // 017
  onDraw(
    [when(not(staged(16)), [trash, drawNext])],
    encounter(
      17,
      'wasteland',
      forced(trait('synth'), option(token('shield', 'here'), fightToken('shield'), addSelf)),
      option(token('shield', 'here'), addSelf),
      attempt(test('PA', 4), [loot('L'), addSelf], [token('shield', 'here'), fightToken('shield'), addSelf]),
    ),
  ),
  // 018 Uncover the Railroad
  above(
    { onStage: [tokensPerSurvivor('level', ['star', 'settlement'])] },
    quest(
      18,
      deed(killedLast('star'), [power('shield', 1), xp(3), stage(24, 130), trash]),
      action(at('theRailroad'), [], [power('star', 2), xp(3), stage(21, 125), add(22), trash]),
    ),
  ),
  // 019 All Hell
  above(
    { onStage: [tokensPerSurvivor('level', ['star', 'settlement']), token('shield', 'eachPlaced')] },
    quest(
      19,
      deed(killedLast('star'), [power('shield', 2), xp(3), stage(21, 150), add(22), trash]),
      deed(killedLast('shield'), [power('star', 2), xp(3), stage(23, 150), trash]),
    ),
  ),
  // 020 Institutionalized
  quest(
    20,
    deed(killed({ type: 'robot' }), [power('shield', 2), xp(3), stage(23, 107), trash]),
    action(at('theRailroad'), [test('PEA', 4)], [power('star', 1), xp(3), stage(28, 148), trash]),
  ),
  // 021 Bunker Hill
  quest(
    21,
    deed(via(22), [power('shield', 2), stage(24, 157), trash]),
    deed(via(22), [power('star', 2), stage(25, 148), add(26, 27), trash]),
  ),
  // 022
  onDraw(
    [when(atKind('wasteland', 1, 2), [drawNext, addSelf])],
    encounter(
      22,
      'wasteland',
      attempt(fightFaction('star'), [complete(21, 1), trash], [addSelf]),
      attempt(fightFaction('shield'), [complete(21, 2), trash], [addSelf]),
      option(addSelf),
    ),
  ),
  // 023 The Molecular Level
  above(
    { onStage: [marker('threeAway')] },
    quest(
      23,
      action(atMarker(), [test('SIA', 5)], [power('shield', 3), stage(25, 130), add(26, 27), trash]),
      counted(deed(killed({ type: 'robot' }), [capOnCard(1)]), capsReach(3), [power('star', 2), stage(28, 157), trash]),
    ),
  ),
  // 024 Derailed
  above(
    {
      onStage: [marker('citRuins')],
      standing: [redirect('star')],
      roundEnd: [when(tokenAtMarker('star'), [removeToken('star', 'marker')], [moveMarkerToward('theRailroad')])],
    },
    quest(
      24,
      deed(markerAt({ place: 'theRailroad' }), [power('shield', 4), trash]),
      action(atKind('settlement'), [pay(8)], [power('star', 1), token('star', 'here')]),
    ),
  ),
  // 025 The Minutemen
  above(
    { onStage: [marker('diamondCity')], standing: [markerAction(test('CI', 2, 'minutemen'), moveMarker('excess'))] },
    quest(
      25,
      deed(markerAt({ place: 'theRailroad' }), [power('shield', 3), trash]),
      deed(markerAt({ place: 'citRuins' }), [power('star', 3), trash]),
    ),
  ),
  // 026
  encounter(
    26,
    'settlement',
    forced(trait('idolized'), option(keep('minutemen'))),
    forced(trait('vilified'), option(damage(3), move(1))),
    option(shop('L'), addSelf),
  ),
  // 027
  encounter(
    27,
    'wasteland',
    forced(trait('idolized'), option(keep('minutemen'))),
    forced(trait('vilified'), option(fight('human'))),
    option(loot('L'), addSelf),
  ),
  // 028 The Nuclear Option
  above(
    { onStage: [token('star', 'theRailroad'), marker('theRailroad')], standing: [carryMarker] },
    quest(
      28,
      deed(killed({ factions: ['star', 'shield'] }), [power('shield', 1), token('star', 'marker')]),
      deed(markerAt({ place: 'citRuins' }), [power('star', 4), trash]),
    ),
  ),
]

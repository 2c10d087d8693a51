import type { Card } from './types.ts'
import {
  above,
  action,
  add,
  addSelf,
  agenda,
  at,
  atKind,
  atMarker,
  attempt,
  atTerrain,
  beforeEncounter,
  boardCard,
  capOnCard,
  caps,
  capsOnCard,
  capsReach,
  companionDraw,
  complete,
  counted,
  deed,
  discard,
  drawNext,
  each,
  encounter,
  explored,
  fight,
  forSurvivor,
  inheritMarker,
  killAll,
  killed,
  killedNamed,
  loot,
  majority,
  marker,
  move,
  moveMarkerToward,
  not,
  onCard,
  onDraw,
  onIrradiated,
  option,
  pay,
  place,
  quest,
  rads,
  removeCapOnCard,
  rollPerCompanion,
  shop,
  stage,
  staged,
  suffer,
  test,
  trash,
  unique,
  via,
  when,
  xp,
} from './words.ts'

/** 094 to 111: the cult of the Atom, the visitors, and the airship. */
export const CULT_AND_AIRSHIP_CARDS: readonly Card[] = [
  // 094 The Children of Atom
  quest(
    94,
    action(at('hofmannFarm'), [discard('companion')], [agenda(1), stage(95), trash]),
    action(atTerrain('irradiated'), [test('E', 3)], [agenda(1), rads(2), stage(96), trash]),
  ),
  // 095 A Growing Following
  quest(
    95,
    action(atKind('settlement'), [suffer('rads', 2)], [companionDraw('any'), stage(97), trash]),
    deed(killedNamed('bountyHunter'), [agenda(1), stage(98), trash]),
  ),
  // 096 Joinnnnn Usssssss!
  quest(
    96,
    action(
      [atTerrain('irradiated'), majority('irradiated')],
      [],
      [forSurvivor(onIrradiated, agenda(1)), stage(97), trash],
    ),
    action(at('hofmannFarm'), [fight('human', { level: 1 })], [agenda(1), stage(98), trash]),
  ),
  // 097 The Wasteland Glows
  above(
    { roundEnd: [forSurvivor(each, rollPerCompanion(4, rads(1)))] },
    quest(
      97,
      action(at('pendletonEstate'), [discard('companion')], [agenda(1)]),
      action(
        at('pendletonEstate'),
        [fight('human', { level: 1 })],
        [agenda(1), unique('shishkebab'), stage(99), trash],
      ),
    ),
  ),
  // 098 The Last Fanatics
  above(
    {
      onStage: [marker('highestSettlement')],
      roundEnd: [capOnCard(1), when(capsOnCard(3), [trash, killAll(2)])],
    },
    quest(
      98,
      action(atMarker(), [test('PIAL', 5)], [agenda(1), stage(99), trash]),
      action(atMarker(), [], [agenda(1), trash, killAll(2)]),
    ),
  ),
  // 099 Remnants of the Cult
  quest(99, deed(explored(), [agenda(1), rads(2)])),
  // 100 is out of use: no card brings it into play
  encounter(100, 'wasteland'),
  // 101 I'm Not Saying It Was Aliens…
  quest(
    101,
    action(
      at('hofmannFarm'),
      [fight('human', { ability: 'radiation' })],
      [agenda(1), loot(1), stage(102), add(103), trash],
    ),
    action(at('hwy74'), [test('EI', 3)], [agenda(1), stage(104), place('boardCard'), add(105), trash]),
  ),
  // 102 …But It Was Aliens
  quest(
    102,
    deed(via(103), [agenda(1), stage(107), trash]),
    action(atKind('wasteland', 3), [pay(5)], [agenda(1), stage(125), trash]),
  ),
  // 103
  encounter(
    103,
    'settlement',
    option(shop('L'), addSelf),
    attempt(test('C', 3), [complete(102, 1), caps(2), trash], [addSelf]),
  ),
  // 104 The Mothership; trashing it puts everybody on it into empty spaces, in turn order
  above(
    { standing: [boardCard] },
    quest(
      104,
      action(
        onCard(104),
        [fight('human', { ability: 'radiation' }), test('I', 4)],
        [xp(3), stage(107), add(106), trash],
        [removeCapOnCard(1)],
      ),
      counted(action(onCard(104), [test('C', 3)], [capOnCard(1)]), capsReach(3), [agenda(1), trash]),
    ),
  ),
  // 105
  onDraw(
    [when(not(staged(104)), [trash, drawNext])],
    encounter(105, 'wasteland', attempt(test('E', 4), [loot('L')], [place('boardCard')]), option(place('boardCard'))),
  ),
  // 106
  encounter(
    106,
    'wasteland',
    attempt(test('E', 4), [unique('alienBlaster'), trash], [rads(2), trash]),
    option(loot('L'), addSelf),
  ),
  // 107 Brotherhood Airship Arrives
  above(
    { onStage: [marker('startTile')], roundEnd: [moveMarkerToward('highestRobot')] },
    quest(
      107,
      deed(killed({ type: 'robot' }), [agenda(1), stage(108), trash]),
      action(atMarker(), [test('CAL', 5)], [unique('t60ePowerArmor'), stage(109), add(110), trash]),
    ),
  ),
  // 108 Research and Development
  above(
    { onStage: [inheritMarker], roundEnd: [moveMarkerToward('highestWasteland')] },
    quest(
      108,
      deed(killedNamed('sentryBot'), [agenda(1), unique('t60ePowerArmor'), stage(111), trash]),
      action(atMarker(), [pay(7)], [unique('t60ePowerArmor'), stage(111), trash]),
    ),
  ),
  // 109 Brotherhood Control
  above(
    {
      onStage: [inheritMarker],
      roundEnd: [moveMarkerToward('highestSettlement')],
      standing: [beforeEncounter('wasteland', fight('human', { level: 1 }))],
    },
    quest(
      109,
      deed(via(110), [agenda(1), trash]),
      action(atMarker(), [discard('weapon')], [agenda(1), stage(111), trash]),
    ),
  ),
  // 110
  encounter(
    110,
    'wasteland',
    attempt(fight('human', { level: 1 }), [complete(109, 1), place('empty'), trash], [move(1), addSelf]),
    attempt(test('SC', 4), [complete(109, 1), trash], [move(1), addSelf]),
    option(move(1), addSelf),
  ),
  // 111 Sticking Around
  above(
    { onStage: [inheritMarker], roundEnd: [moveMarkerToward('mostLetters')] },
    quest(111, deed(killed({ type: 'robot' }), [caps(4), xp(2)]), action(atMarker(), [discard('robot')], [agenda(1)])),
  ),
]

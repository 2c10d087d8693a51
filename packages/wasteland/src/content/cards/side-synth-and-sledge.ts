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
  become,
  caps,
  complete,
  damage,
  damageInFight,
  deed,
  discard,
  drawNext,
  encounter,
  equipped,
  explored,
  extraIcon,
  fight,
  has,
  inheritMarker,
  keep,
  killed,
  killedNamed,
  levelBonus,
  loot,
  marker,
  markerAction,
  markerAt,
  moveMarker,
  needs,
  noEnemyWithin,
  not,
  onDraw,
  option,
  pay,
  place,
  quest,
  rads,
  radsInTurn,
  shop,
  stage,
  staged,
  test,
  trash,
  unique,
  via,
  when,
  xp,
} from './words.ts'

/** 138 and 139: Olivia is led by the marker's action, and her way ends in one of two places. */
const olivia = { onStage: [marker('here')], standing: [markerAction(test('C', 1), moveMarker('excess'))] }
const oliviaEnds = [agenda(1), add(140), trash]

/** 134 to 159: the synth, the guide, the vertibird, the ghouls, and the sledge. */
export const SYNTH_AND_SLEDGE_CARDS: readonly Card[] = [
  // 134 Flesh and Bone
  above(
    { onStage: [add(135)] },
    quest(
      134,
      action(atKind('settlement'), [test('SC', 3)], [agenda(1), stage(137), trash]),
      deed(via(135), [agenda(1), stage(136), trash]),
    ),
  ),
  // 135
  onDraw(
    [when(not(staged(134)), [trash, drawNext])],
    encounter(
      135,
      'wasteland',
      option(complete(134, 2), fight('critter'), trash),
      attempt(test('P', 3), [loot('L'), addSelf], [loot(1), addSelf]),
    ),
  ),
  // 136 Duped!
  quest(
    136,
    action(at('ashburyRoad'), [test('EC', 4)], [xp(3), stage(137), trash]),
    action(at('raiderCamp'), [fight('human')], [agenda(1), trash]),
  ),
  // 137 Edge of a Knife
  quest(
    137,
    action(at('pendletonEstate'), [pay(6)], [agenda(1), stage(138), trash]),
    deed(killed({ type: 'robot' }), [agenda(1), stage(139), trash]),
  ),
  // 138 Conducted to Safety
  above(
    olivia,
    quest(
      138,
      deed(markerAt({ kind: 'wasteland', notStart: true }), oliviaEnds),
      deed(markerAt({ enemy: 'monster' }), oliviaEnds),
    ),
  ),
  // 139 On the Hunt
  above(
    olivia,
    quest(
      139,
      deed(markerAt({ place: 'superMutantCamp' }), oliviaEnds),
      action(at('superMutantCamp'), [fight('human')], oliviaEnds),
    ),
  ),
  // 140
  encounter(
    140,
    'wasteland',
    option(become('synth'), trash),
    attempt(test('PI', 4), [loot('L')], [become('synth'), trash]),
  ),
  // 141 Wasteland Survival Guide
  quest(
    141,
    action(at('superDuperMart'), [test('PI', 4)], [agenda(1), keep('contribution'), stage(142)]),
    action(atKind('wasteland'), [test('L', 3)], [agenda(1), stage(142), trash]),
  ),
  // 142 Totally Rad
  quest(
    142,
    deed(killedNamed('radroach'), [agenda(1), keep('contribution'), stage(143)]),
    deed(radsInTurn(2), [agenda(1), stage(143), trash]),
  ),
  // 143 Ouch!
  quest(
    143,
    deed(damageInFight(6), [agenda(1), keep('contribution'), stage(146), add(144)]),
    action(atKind('wasteland'), [discard('companion')], [agenda(1), stage(146), add(145), trash]),
  ),
  // 144
  encounter(144, 'wasteland', needs(has('contribution'), option(loot('L'), caps('L')))),
  // 145
  encounter(145, 'wasteland', option(loot('L')), attempt(test('PL', 4), [loot('L+1')], [loot(1)])),
  // 146 Beep Boop
  quest(
    146,
    action([at('robcoFactory'), has('robot')], [], [agenda(1), keep('contribution'), stage(147)]),
    deed(killed({ type: 'robot' }), [agenda(1), stage(147), trash]),
  ),
  // 147 Hot off the Presses
  quest(147, action(at('pendletonEstate'), [pay(2)], [unique('wastelandSurvivalGuide'), trash])),
  // 148 Rogue Vertibird
  above(
    { onStage: [marker('highestSettlement')] },
    quest(
      148,
      action(atMarker(), [pay(4)], [place('empty'), marker('here')]),
      deed(killedNamed('deathclaw'), [agenda(1), stage(149), trash]),
    ),
  ),
  // 149 In Your Debt
  above({ onStage: [inheritMarker] }, quest(149, action(atMarker(), [pay(2)], [place('empty'), marker('here')]))),
  // 150 Nowhere to Go
  quest(
    150,
    deed(killedNamed('bountyHunter'), [agenda(1), stage(151), trash]),
    deed(explored('deadly'), [agenda(1), stage(152), trash]),
  ),
  // 151
  quest(
    151,
    action(at('theTower'), [discard('companion')], [agenda(1), stage(153), add(154), trash]),
    action(at('pendletonEstate'), [pay(5)], [agenda(1), stage(153), add(154), trash]),
  ),
  // 152 Drain the Swamp
  quest(
    152,
    action([at('superMutantCamp'), noEnemyWithin(2)], [], [agenda(1), stage(155), add(156), trash]),
    action([at('robcoFactory'), noEnemyWithin(2)], [], [agenda(1), stage(155), add(156), trash]),
  ),
  // 153 Cohabitation
  above(
    { onStage: [marker('here')], standing: [levelBonus(1)] },
    quest(153, action(atMarker(), [pay(8)], [agenda(1)])),
  ),
  // 154
  encounter(
    154,
    'settlement',
    option(shop('L+1'), trash),
    option(become('idolized'), trash),
    attempt(test('C', 4), [caps('L'), xp('L'), trash], [damage(3), addSelf]),
  ),
  // 155 Sepulcher
  above(
    { onStage: [marker('here')], standing: [extraIcon('settlement', 2, 'sepulcher')] },
    quest(155, action(atMarker(), [discard('aid', 2)], [agenda(1)])),
  ),
  // 156
  encounter(
    156,
    'wasteland',
    option(shop('L-1')),
    attempt(pay(2), [place('sepulcher'), rads(1)]),
    attempt(test('P', 3), [loot('L')], [loot(1)]),
  ),
  // 157 Can't Touch This
  quest(
    157,
    action(at('pendletonEstate'), [test('PAL', 4)], [agenda(1), caps(4), stage(158), trash]),
    action(at('robcoFactory'), [test('SEI', 4)], [unique('superSledge'), stage(159), trash]),
  ),
  // 158 Break It Down
  quest(
    158,
    action(at('theTower'), [test('SI', 4)], [agenda(1), trash], [damage(4)]),
    action(at('theTower'), [test('C', 5)], [agenda(1), become('idolized'), unique('superSledge'), trash]),
  ),
  // 159 Hammer Time
  quest(
    159,
    action([at('pendletonEstate'), equipped('superSledge')], [], [agenda(1), become('vilified'), trash]),
    action(at('pendletonEstate'), [test('C', 4)], [agenda(1), trash]),
  ),
]

import type { Card, CardNumber, Encounter } from './types.ts'
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
  awayFromNamed,
  become,
  campedNear,
  capOnCard,
  caps,
  capsReach,
  complete,
  counted,
  damage,
  deed,
  discard,
  doOption,
  encounter,
  equipped,
  fight,
  heal,
  ifDamaged,
  killed,
  killedNamed,
  loot,
  lose,
  marker,
  moveEnemies,
  needs,
  option,
  pay,
  place,
  quest,
  rads,
  shop,
  stage,
  suffer,
  test,
  trait,
  trash,
  unique,
  via,
  xp,
} from './words.ts'

/** 122 to 124: one of the escaped, to be talked to or fought. */
const escaped = (number: CardNumber, letters: string): Encounter =>
  encounter(
    number,
    'wasteland',
    attempt(test(letters, 4), [complete(121, 1), trash], [doOption(2)]),
    attempt(fight('superMutant'), [complete(121, 1), trash], [addSelf]),
    option(loot('L-1'), addSelf),
  )

/** 112 to 133: the hunters, the virus, crime, and the machines. */
export const HUNTERS_AND_MACHINES_CARDS: readonly Card[] = [
  // 112 Growing Pains
  quest(
    112,
    deed(killed({ type: 'human', minLevel: 2 }), [agenda(1), loot(2), stage(114), trash]),
    deed(killed({ type: 'critter', minLevel: 2 }), [agenda(1), caps(3), stage(113), trash]),
  ),
  // 113 Teach a Man to Fish…
  quest(
    113,
    action([atKind('wasteland'), equipped('apparel', 'weapon')], [], [agenda(1), caps(2), stage(115), trash]),
    deed(campedNear(3), [agenda(1), xp(2), stage(115), trash]),
  ),
  // 114 Blood for Blood
  quest(
    114,
    action(at('raiderCamp'), [discard('companion')], [agenda(1), stage(113), trash]),
    action(at('raiderCamp'), [test('SEA', 4)], [agenda(1), become('vilified'), stage(116), trash]),
  ),
  // 115 The Hunt
  quest(
    115,
    deed(killedNamed('yaoGuai'), [agenda(1), become('idolized'), trash]),
    action(at('pendletonEstate'), [test('PCI', 5)], [agenda(1), become('idolized'), trash]),
  ),
  // 116 Collection Day
  quest(
    116,
    action([atKind('settlement'), trait('vilified')], [test('SEC', 5)], [agenda(1), loot(3), trash]),
    action(at('raiderCamp'), [fight('superMutant')], [agenda(1), caps(4), trash]),
  ),
  // 117 I've Got a FEVer
  quest(
    117,
    deed(killed({ ability: 'loot' }), [agenda(1), stage(118), trash]),
    action(at('raiderCamp'), [pay(3)], [agenda(1), loot(2), stage(119), trash]),
  ),
  // 118 This Won't Hurt…Much
  quest(
    118,
    action(awayFromNamed(2), [suffer('damage', 8)], [agenda(1), become('superMutant'), stage(120), trash]),
    action(atKind('settlement', 3), [], [agenda(1), stage(121), add(122, 123, 124), trash]),
  ),
  // 119 Mad Science
  quest(
    119,
    action(atKind('settlement', 3), [fight('human')], [agenda(1), ifDamaged(become('superMutant')), stage(120), trash]),
    deed(killed({ type: 'monster' }), [agenda(1), caps(5), stage(125), trash]),
  ),
  // 120 I'm a Monster!
  quest(
    120,
    deed(killedNamed('overlord'), [agenda(1), lose('superMutant'), trash], [trait('superMutant')]),
    deed(killedNamed('overlord'), [agenda(1), caps(5), stage(125), trash]),
  ),
  // 121 Well, What Did You Think Would Happen?
  quest(121, counted(deed(via(122, 123, 124), [agenda(1), capOnCard(1)]), capsReach(3), [stage(107), trash])),
  escaped(122, 'SC'),
  escaped(123, 'IA'),
  escaped(124, 'PL'),
  // 125 Disorganized Crime
  quest(
    125,
    deed(killedNamed('protectron'), [agenda(1), become('idolized'), stage(126), add(127), trash]),
    action(at('raiderCamp'), [pay(6)], [agenda(1), become('vilified'), stage(128), add(129), trash]),
  ),
  // 126 In the Shadows
  quest(126, deed(via(127), [agenda(1)])),
  // 127
  encounter(
    127,
    'wasteland',
    needs(trait('idolized'), option(complete(126, 1), fight('human'), addSelf)),
    needs(trait('vilified'), attempt(test('CL', 5), [unique('mysteriousStranger'), trash])),
    option(loot('L'), addSelf),
  ),
  // 128 Join the Family
  quest(128, deed(via(129), [agenda(1)])),
  // 129
  encounter(
    129,
    'settlement',
    needs(trait('vilified'), option(complete(128, 1), fight('human'), addSelf)),
    needs(trait('idolized'), attempt(test('CL', 5), [unique('mysteriousStranger'), trash])),
    option(shop('L'), addSelf),
  ),
  // 130 Good News, Everyone!
  quest(
    130,
    deed(killedNamed('overlord'), [agenda(1), stage(131), trash]),
    deed(killedNamed('sentryBot'), [agenda(1), stage(132), trash]),
    deed(killedNamed('glowingOne'), [agenda(1), stage(133), trash]),
  ),
  // 131 Power Overwhelming!
  above({ onStage: [marker('here')] }, quest(131, action(atMarker(), [], [heal('all'), rads(2)]))),
  // 132 CloudNet
  above({ onStage: [marker('here')] }, quest(132, action(atMarker(), [], [moveEnemies('robot', 1)]))),
  // 133 Ship of Theseus
  above({ onStage: [marker('here')] }, quest(133, action(atMarker(), [], [place('empty'), damage(3)]))),
]

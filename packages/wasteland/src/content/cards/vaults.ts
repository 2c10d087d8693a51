import type { Card, CardNumber, Encounter, Objective, Option, Quest, Results, Task } from './types.ts'
import {
  action,
  add,
  addSelf,
  addSelfAtTurnEnd,
  agenda,
  at,
  atKind,
  attempt,
  become,
  caps,
  companionDraw,
  cure,
  damage,
  deed,
  dropKept,
  encounter,
  fewestEndorsed,
  fight,
  forSurvivor,
  has,
  heal,
  held,
  holder,
  keep,
  killed,
  killedNamed,
  lastOfDeck,
  loot,
  mayDrawNext,
  mostEndorsed,
  move,
  onDraw,
  option,
  othersAtVault84,
  pay,
  quest,
  rads,
  resolve,
  stage,
  suffer,
  takeShop,
  test,
  trash,
  trashFromDeck,
  unique,
  vaultPool,
  when,
  xp,
} from './words.ts'

/** 067 to 093: how to find the vaults, the decks of Vault 84 and Vault 109, and the quests between them. */
const POOL = [72, 73, 74, 75, 76, 77, 78, 79] as const

/** 072 to 079: a favour, or the endorsement of an inhabitant; whoever draws the last card calls the vote. */
const inhabitant = (number: CardNumber, favour: Option, task: Task): Encounter =>
  onDraw(
    [when(lastOfDeck, [add(80)])],
    encounter(number, 'vault84', favour, attempt(task, [keep('endorsement')], task.do === 'test' ? [trash] : [])),
  )

/** 082 to 085: a deed elsewhere or a look into Vault 109; either adds the same two cards. */
const vault109Quest = (number: CardNumber, elsewhere: (results: Results) => Objective, ...pair: CardNumber[]): Quest =>
  quest(
    number,
    elsewhere([agenda(1), add(...pair), trash]),
    action(at('vault109'), [suffer('rads', 2)], [loot(3), xp(3), add(...pair), trash]),
  )

export const VAULT_CARDS: readonly Card[] = [
  // 067 Vault Rumors
  quest(
    67,
    deed(killed({ type: 'human' }), [agenda(1), stage(68), trash]),
    action(atKind('settlement'), [pay(4)], [agenda(1), stage(69), trash]),
  ),
  // 068 Signs of Life
  quest(
    68,
    action(atKind('settlement'), [test('IL', 4)], [agenda(1), add(71), trash]),
    action([at('vault84'), has('companion')], [], [xp(4), add(71), trash]),
  ),
  // 069 Crack It Open!
  quest(
    69,
    action(at('vault84'), [test('SE', 4)], [xp(4), add(70), trash]),
    action(at('redRocketStation'), [test('PI', 4)], [agenda(1), add(70), trash]),
  ),
  // 070, 071
  encounter(70, 'vault84', attempt(test('CL', 4), [vaultPool(...POOL), trash], [damage(3), addSelf]), option(addSelf)),
  encounter(71, 'vault84', option(vaultPool(...POOL), trash), option(addSelf)),
  inhabitant(72, option(unique('pipBoy'), trash), test('II', 4)),
  inhabitant(73, option(xp(4), stage(83), trash), test('EE', 4)),
  inhabitant(74, option(xp(4), keep('074')), test('CC', 4)),
  inhabitant(75, option(takeShop, trash), test('SS', 4)),
  inhabitant(76, option(caps(6), trash), pay(4)),
  inhabitant(77, option(xp(4), stage(85), trash), test('PP', 4)),
  inhabitant(78, option(heal('all'), cure('all'), stage(84), trash), test('LL', 4)),
  inhabitant(79, option(xp(4), stage(82), trash), test('AA', 4)),
  // 080 the vote
  onDraw(
    [when(held('074'), [trash, resolve(81)])],
    encounter(
      80,
      'vault84',
      option(
        forSurvivor(mostEndorsed('sole'), agenda(2)),
        forSurvivor(mostEndorsed('tied'), agenda(1)),
        forSurvivor(fewestEndorsed, damage(3), move(1)),
        dropKept('endorsement'),
        trash,
      ),
    ),
  ),
  // 081 the vote, if somebody has seen to it: never added, only resolved in place of 080
  encounter(
    81,
    'vault84',
    option(
      forSurvivor(holder('074'), agenda(2)),
      forSurvivor(othersAtVault84, agenda(1)),
      dropKept('endorsement'),
      trash,
    ),
  ),
  // 082 BOOM!!!
  vault109Quest(82, results => action(at('robcoFactory'), [test('PIL', 5)], results), 86, 87),
  // 083 Serious Hardware
  vault109Quest(83, results => deed(killedNamed('brute'), results), 88, 89),
  // 084 Hippocratic Oath
  vault109Quest(84, results => action(at('theTower'), [test('SCL', 5)], results), 92, 93),
  // 085 Chasing Static
  vault109Quest(85, results => deed(killedNamed('protectron'), results), 90, 91),
  // 086 to 093: what waits in Vault 109, and what it guards
  encounter(86, 'vault109', attempt(fight('monster'), [mayDrawNext, addSelfAtTurnEnd], [addSelf]), option(addSelf)),
  encounter(87, 'vault109', option(unique('fatMan'), trash), option(agenda(1), trash)),
  encounter(88, 'vault109', attempt(fight('superMutant'), [mayDrawNext, addSelfAtTurnEnd], [addSelf]), option(addSelf)),
  encounter(89, 'vault109', option(unique('t60PowerArmor'), trash), option(trashFromDeck(86, 88, 90, 92))),
  encounter(
    90,
    'vault109',
    attempt(test('AL', 4), [xp(3), mayDrawNext, addSelfAtTurnEnd], [damage(4), move(1), addSelf]),
    option(addSelf),
  ),
  encounter(91, 'vault109', option(agenda(2), trash), option(trash)),
  onDraw(
    [damage(2), rads(1)],
    encounter(92, 'vault109', option(rads(3), xp(3), mayDrawNext, addSelfAtTurnEnd), option(addSelf)),
  ),
  encounter(
    93,
    'vault109',
    option(fight('superMutant'), become('idolized'), agenda(1), trash),
    option(companionDraw('any'), addSelf),
  ),
]

import { apparel, companion, gear, type Item, magazine, rangedWeapon, unexhaust, weapon } from './item-card.ts'
import {
  camp,
  fight,
  heal,
  hit,
  limit,
  loot,
  only,
  passive,
  rad,
  reroll,
  setDie,
  slow,
  test,
  turn,
  weak,
} from './types.ts'

/** The eleven unique assets. */
export const UNIQUE_CARDS = {
  alienBlaster: unexhaust(2, rangedWeapon('PIL', 8, fight('exhaust', hit(2)))),
  dogmeat: companion({}, turn('exhaust', loot(1))),
  fatMan: unexhaust(3, rangedWeapon('SE', 9, fight('exhaust', hit(3), rad(1)))),
  minigun: rangedWeapon('SEA', 8, fight('exhaust', reroll(2)), passive(slow(1))),
  mysteriousStranger: companion({ demand: { is: 'letter', letter: 'L' } }, fight('exhaust', hit(3))),
  pipBoy: gear(6, fight('exhaust', setDie(1)), test('exhaust', setDie(1)), passive(limit(1))),
  shishkebab: weapon('SEA', 7, passive(weak('body'))),
  superSledge: weapon('SE', 7, only('withMatch', passive(hit(1)))),
  t60PowerArmor: apparel(3, 8, passive(slow(1))),
  t60ePowerArmor: apparel(2, 9, passive(reroll(1, 'S'))),
  wastelandSurvivalGuide: magazine(6, test('exhaust', reroll(2)), camp(heal(2))),
} as const satisfies Record<string, Item>

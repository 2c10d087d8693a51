import { fightNow } from '../reading/fight-now.ts'
import { hitsOn } from '../rules/fight/dice.ts'
import type { Fight, TestRoll } from '../state.ts'
import type { View } from '../view.ts'
import { areasText, diceText, enemyName, labelled, lettersText, noted } from './phrases.ts'
import type { Teller } from './teller.ts'

/** A fight or a test under way: who, against what, and how it stands as the dice lie. */
export function rollFacts(teller: Teller, view: View): string[] {
  if (view.trial !== null) return testFacts(teller, view.trial)
  return view.fight === null ? [] : fightFacts(teller, view, view.fight)
}

function fightFacts(teller: Teller, view: View, fight: Fight): string[] {
  const { say } = teller
  const { level, abilities, weak, hits, needed, armor, damage, struck } = fightNow(view)!
  const enemy = say('foe.up', { enemy: enemyName(teller, view, fight), level })
  const facts = [
    noted(say('table.fight', { who: teller.nameOf(fight.seat), enemy }), [areasText(teller, weak)]),
    ...abilities.map(ability => labelled(teller, say(`ability.${ability}`), say(`about.${ability}`))),
  ]
  if (fight.dice.length === 0) return [...facts, say('fact.ahead', { needed, level, armor })]
  facts.push(labelled(teller, say('table.dice'), diceText(teller, fight.dice)))
  if (struck) return [...facts, say('fact.strike', { hits, needed })]
  facts.push(say('fact.fight', { damage, hits, needed }))
  return fight.rerolls > 0 ? [...facts, say('table.rerolls', { n: fight.rerolls })] : facts
}

function testFacts(teller: Teller, { seat, letters, n, dice, bonus, rerolls }: TestRoll): string[] {
  const { say } = teller
  const facts = [
    say('table.test', { who: teller.nameOf(seat), letters: lettersText(letters), n }),
    labelled(teller, say('table.dice'), diceText(teller, dice)),
    say('fact.test', { hits: hitsOn(dice) + bonus, n }),
  ]
  return rerolls > 0 ? [...facts, say('table.rerolls', { n: rerolls })] : facts
}

import { AREAS, type Area } from '../content/terms.ts'
import { hitsOn } from '../rules/dice.ts'
import { enemyBlow, fightLevel, survivorBlow } from '../rules/fighting.ts'
import { vulnerabilityOf } from '../rules/foes.ts'
import { armorOf, weakening } from '../rules/passives.ts'
import type { Fight, Trial } from '../state.ts'
import type { View } from '../view.ts'
import { abilitiesOf, areasText, diceText, enemyName, labelled, lettersText } from './phrases.ts'
import { asState, type Teller } from './teller.ts'

/** A fight or a test under way: who, against what, and how it stands as the dice lie. */
export function rollFacts(teller: Teller, view: View): string[] {
  if (view.trial !== null) return testFacts(teller, view.trial)
  return view.fight === null ? [] : fightFacts(teller, view, view.fight)
}

function fightFacts(teller: Teller, view: View, fight: Fight): string[] {
  const { say } = teller
  const state = asState(view)
  const level = fightLevel(state, fight)
  const enemy = say('foe.up', { enemy: enemyName(teller, view, fight), level })
  const abilities = [...abilitiesOf(view, fight), ...(fight.extra === null ? [] : [fight.extra])]
  const facts = [
    `${say('table.fight', { who: teller.nameOf(fight.seat), enemy })} [${areasText(teller, weakSpots(view, fight))}]`,
    ...abilities.map(ability => labelled(teller, say(`ability.${ability}`), say(`about.${ability}`))),
  ]
  const { needed, hits } = survivorBlow(state, fight)
  if (fight.dice.length === 0)
    return [...facts, say('fact.ahead', { needed, level, armor: armorOf(state.players[fight.seat]!) + fight.block })]
  facts.push(labelled(teller, say('table.dice'), diceText(teller, fight.dice)))
  if (view.pending?.ask === 'beforeHits') return [...facts, say('fact.strike', { hits, needed })]
  facts.push(say('fact.fight', { damage: enemyBlow(state, fight).damage, hits, needed }))
  return fight.rerolls > 0 ? [...facts, say('table.rerolls', { n: fight.rerolls })] : facts
}

/** Where the enemy is vulnerable, cards included. */
function weakSpots(view: View, fight: Fight): Area[] {
  const state = asState(view)
  const mask = vulnerabilityOf(state, fight.kind, fight.face) | fight.weak | weakening(state.players[fight.seat]!)
  return AREAS.filter((_, at) => (mask & (1 << at)) !== 0)
}

function testFacts(teller: Teller, { seat, letters, n, dice, bonus, rerolls }: Trial): string[] {
  const { say } = teller
  const facts = [
    say('table.test', { who: teller.nameOf(seat), letters: lettersText(letters), n }),
    labelled(teller, say('table.dice'), diceText(teller, dice)),
    say('fact.test', { hits: hitsOn(dice) + bonus, n }),
  ]
  return rerolls > 0 ? [...facts, say('table.rerolls', { n: rerolls })] : facts
}

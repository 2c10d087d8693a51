import {
  type Choice,
  hpMax,
  type ItemId,
  type Letter,
  LIBRARY,
  type PerkId,
  type Player,
  type Step,
} from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { valueOfAgenda } from '../influence.ts'
import { worthOfAttempt } from '../attempts.ts'
import type { Context } from '../context.ts'
import { worthOfTrait, worthToHand } from '../rewards.ts'
import { worthOfCarried, worthOfGear } from '../survivor.ts'
import { dealWorth } from './shops.ts'
import { answerOffer, nextPiece, tradeChoice } from './trades.ts'
import { worthOfHaving } from './worth-of-cards.ts'

/** Answers to questions between a survivor's actions, by their worth; undefined: no opinion. */
export function answerQuick(context: Context, choices: readonly Choice[]): Choice | undefined {
  const step = context.state.steps[context.state.steps.length - 1]
  switch (step?.do) {
    case 'option':
      return best(choices, choice => optionWorth(context, step, choice))
    case 'camp':
      return campAnswer(context, choices)
    case 'payReady':
    case 'trading':
      return choices.find(isSkip)
    case 'offer':
      return nextPiece(context, choices)
    case 'answerOffer':
      return answerOffer(context, choices)
    case 'shop':
      return best(choices, choice => dealWorth(context, step, choice))
    case 'overflow':
      return best(choices, choice => (choice.do === 'discard' ? -worthOfHaving(context, choice.card) : -99))
    case 'agendaLimit':
      return best(choices, choice =>
        choice.do === 'agenda' ? -valueOfAgenda(context.state, context.seat, choice.agenda, context.hope) : -99,
      )
    case 'keepLetter':
      return best(choices, choice => (choice.do === 'letter' ? letterWorth(context, choice.letter) : 0))
    case 'pickPerk':
      return best(choices, choice => (choice.do === 'perk' ? perkWorth(context, choice.perk) : 0))
    case 'pickTrait':
      return best(choices, choice => (choice.do === 'trait' ? worthOfTrait(context, choice.trait) : 0))
    case 'takeShop':
    case 'takeAssetDiscard':
      return best(choices, choice => (choice.do === 'take' ? worthOfHaving(context, choice.card) : 0))
    case 'equip':
      return best(choices, choice => (choice.do === 'equip' ? equipWorth(context, choice.card) : 0))
    case 'nextEnemy':
    case 'attackOrder':
    case 'enemyStep':
      return choices[0] // whichever: it is the enemies' business
    default:
      return undefined
  }
}

/** Every part that helps, a trade if there is one to make, and then on. */
function campAnswer(context: Context, choices: readonly Choice[]): Choice | undefined {
  const part = choices.find(choice => choice.do === 'use')
  return part ?? tradeChoice(context, choices) ?? choices.find(isSkip)
}

const isSkip = (choice: Choice): boolean => choice.do === 'skip'

/** The choice that is worth most, the first of equals. */
function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | undefined {
  let found: Choice | undefined
  let most = -Infinity
  for (const choice of choices) {
    const n = worth(choice)
    if (n <= most) continue
    most = n
    found = choice
  }
  return found
}

function optionWorth(context: Context, { run }: Extract<Step, { do: 'option' }>, choice: Choice): number {
  const card = LIBRARY[run.card]
  if (choice.do !== 'option' || card?.card !== 'encounter') return 0
  const { tasks, success, fail } = itemAt(card.options, choice.n - 1)
  return worthOfAttempt(context, tasks, success, fail, run.level)
}

function equipWorth(context: Context, card: ItemId): number {
  return worthOfHaving(context, card) - worthOfCarried(card)
}

function letterWorth(context: Context, letter: Letter): number {
  if (context.player.letters.includes(letter)) return PERK + worthToHand(context, 'perks', 1)
  return LETTER + worthToHand(context, 'letters', 1) + withLetter(context.player, letter) - worthOfGear(context.player)
}

/** What the gear is worth to somebody with one letter more: weapons reroll by their letters. */
function withLetter(player: Player, letter: Letter): number {
  return worthOfGear({ ...player, letters: [...player.letters, letter] })
}

const LETTER = 2.6
const PERK = 4

const PERK_WORTHS: Readonly<Record<PerkId, number>> = {
  heavyLifter: 2.8,
  haymaker: 1.8,
  longShot: 1.6,
  pathfinder: 1.5,
  toughAsNails: 1.5,
  radSponge: 1,
  smoothOperator: 1.6,
  folkHero: 1.7,
  fieldRepair: 1,
  quickLearner: 2,
  sprinter: 1.7,
  secondWind: 1.8,
  jackpot: 2.7,
  dumbLuck: 2,
}

function perkWorth({ player }: Context, perk: PerkId): number {
  const wounded = player.hp / hpMax(player) < 0.5
  return PERK_WORTHS[perk] + (wounded && perk === 'toughAsNails' ? 1 : 0)
}

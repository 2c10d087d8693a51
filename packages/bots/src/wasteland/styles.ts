import type { AnyState, Random } from '@overseer/kernel'
import { type CardNumber, CHARACTER_IDS, type Choice, type State } from '@overseer/wasteland'
import type { Bot, Observation } from '../bot.ts'
import { drawFrom, itemAt } from '../lists.ts'
import { officer } from './planner/bots.ts'
import { planned } from './planner/policy.ts'
import type { Taste } from './context.ts'
import { TASTE } from './taste.ts'

/** Players for the lab who would rather see everything than win: what Officers pass by, they try. */

const ERROR = 0.5 // their plans are misjudged by so much: not the same one every time

function curious(name: string, taste: Taste): Bot {
  return {
    name,
    choose<C>(observation: Observation<AnyState, C>, random: Random): C {
      const choices = observation.choices as readonly Choice[]
      if (choices.length === 1) return itemAt(observation.choices, 0)
      if (choices.every(choice => choice.do === 'option')) return drawFrom(observation.choices, random)
      const state = observation.sample(random) as AnyState & State
      const choice = planned(state, choices, observation.seat, { taste, error: ERROR }) as C | undefined
      return choice ?? officer.choose(observation, random)
    },
  }
}

/** Goes from quest to quest and wants to know how the stories end, even if a faction wins by it. */
const adventurer = curious('officer-adventurer', {
  ...TASTE,
  staged: agenda => 2 * agenda,
  fear: () => -1,
})

/** Goes down into vaults, for what lies there. */
const diver = curious('officer-diver', {
  ...TASTE,
  vault: 60,
  things: { ...TASTE.things, unique: 40 },
})

const LIKED = 3000 // whatever it takes
const PASSED = 20
const DISLIKED = -1000
const LAST_MAIN = 66 // the main quests have the lowest numbers
const CHAPTER = 20 // rounds: whoever comes nowhere tries it the other way
const AHEAD = 2 // a faction so far ahead would end the stories before their last pages

/**
 * Wants to see stories through to their last pages and does not care who wins: at some tables the main one, at others those
 * beside it, and each time in another way.
 */
const historian = curious('officer-historian', {
  ...TASTE,
  hope: () => 0,
  wants: () => [],
  staged: () => PASSED,
  fear: () => 0,
  story: worthOfEnding,
})

function worthOfEnding(state: State, card: CardNumber, objective: number): number {
  const main = card <= LAST_MAIN
  if (main !== (lotOf(state, 0) === 1)) return PASSED
  return objective > 2 || objective === likedWay(state, card, main) ? LIKED : DISLIKED
}

/** The way in which a quest is to end: of the main ones the first is for the shield, the second for the star. */
function likedWay(state: State, card: CardNumber, main: boolean): number {
  const { star, shield, round } = state
  if (main && lotOf(state, 1) === 1 && Math.abs(star - shield) >= AHEAD) return star > shield ? 1 : 2
  return 1 + lotOf(state, 2 + card + 100 * Math.floor(round / CHAPTER))
}

/** Heads or tails, always the same at a table of these characters. */
function lotOf({ players }: State, about: number): number {
  let lot = about + 1
  for (const { character } of players) {
    lot = Math.imul(lot ^ (lot >>> 15) ^ (CHARACTER_IDS.indexOf(character!) + 1), 0x9e3779b1)
    lot = Math.imul(lot ^ (lot >>> 13), 0x85ebca6b)
  }
  return lot >>> 31
}

export const STYLES: Readonly<Record<string, Bot>> = Object.fromEntries(
  [adventurer, diver, historian].map(bot => [bot.name, bot]),
)

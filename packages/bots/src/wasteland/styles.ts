import type { AnyState, Random } from '@overseer/kernel'
import type { Choice, State } from '@overseer/wasteland'
import type { Bot, Observation } from '../bot.ts'
import { drawFrom, itemAt } from '../lists.ts'
import { officer } from './planner/bots.ts'
import { planned } from './planner/policy.ts'
import type { Taste } from './rewards.ts'
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

export const STYLES: Readonly<Record<string, Bot>> = { 'officer-adventurer': adventurer, 'officer-diver': diver }

import { type AnyState, type Plan, type Random, type Seat, seedRandom } from '@overseer/kernel'
import { type Choice, graphOf, type State } from '@overseer/wasteland'
import type { Bot, Limit, Observation } from '../../bot.ts'
import { greedy } from '../../greedy.ts'
import { itemAt } from '../../lists.ts'
import type { Advice } from '../../search.ts'
import { wastelandHeuristic } from '../heuristic.ts'
import { INFLUENCE } from '../influence.ts'
import { candidates } from './candidates.ts'
import { characterByMerit, FAIR, SHREWD } from './characters.ts'
import { CHANCE } from './judge.ts'
import { type Depth, Lookahead, meanOf } from './lookahead.ts'
import type { Planned } from './plans.ts'
import { planned } from './policy.ts'
import { NOVICE, SKILLED, type Style } from './style.ts'

/** Plays by plans, one after the other. What it has no opinion of, it tries and sees what looks best. */
function planningBot(name: string, style: Style): Bot {
  const otherwise = greedy(wastelandHeuristic)
  return {
    name,
    choose<C>(observation: Observation<AnyState, C>, random: Random): C {
      const { choices, seat } = observation
      if (choices.length === 1) return itemAt(choices, 0)
      const character = characterByMerit(choices as readonly Choice[], random, FAIR)
      if (character !== undefined) return character as C
      const state = observation.sample(random) as AnyState & State
      const choice = planned(state, choices as readonly Choice[], seat, style) as C | undefined
      return choice ?? otherwise.choose(observation, random)
    },
  }
}

export const recruit = planningBot('recruit', NOVICE)
export const officer = planningBot('officer', SKILLED)

const ENDLESS: Limit = { ms: Infinity, clock: () => 0 }
const FAR: Depth = { turns: 2, lines: 8, effort: 7000, proof: 0.5 }
const OPENING: Depth = { ...FAR, lines: 3, effort: 1500, proof: 1 } // a program that has just begun is several times as slow

/** Plays the best plans on, until it is clear which is best or the time is up; nothing if there is nothing to compare. */
function lookAhead<C>(
  observation: Observation<AnyState, C>,
  random: Random,
  { ms, clock }: Limit = ENDLESS,
): Lookahead | undefined {
  const end = clock() + ms
  const late = (): boolean => clock() > end
  const sample = (luck: Random): State => observation.sample(luck) as AnyState & State
  const state = sample(random)
  const depth = state.round <= 1 ? OPENING : FAR
  const lines = candidates(state, observation.choices as readonly Choice[], observation.seat, depth.lines)
  if (lines.length === 0) return undefined
  const race = new Lookahead(observation.seat, lines, depth)
  const luck = luckOfTurn(state, observation.seat)
  while (!race.done && !late()) race.step(sample(luck), late)
  return race
}

/**
 * All questions of a turn are thought over with the same luck: a plan that was found best looks as good at the next step
 * of its way. With new luck every time, another one would often be begun before it is done.
 */
function luckOfTurn({ turnCount, players }: State, seat: Seat): Random {
  return seedRandom(`${turnCount} ${seat} ${itemAt(players, seat).agendas.join(' ')}`)
}

export const overseer: Bot = {
  name: 'overseer',
  choose<C>(observation: Observation<AnyState, C>, random: Random, limit?: Limit): C {
    if (observation.choices.length === 1) return itemAt(observation.choices, 0)
    const character = characterByMerit(observation.choices as readonly Choice[], random, SHREWD)
    if (character !== undefined) return character as C
    const race = lookAhead(observation, random, limit)
    return race === undefined ? officer.choose(observation, random) : (race.best.choice as C)
  },
}

/** The plans that were compared, best first: what is behind in worth is as much behind in its chance to win. */
export function adviseByPlans<C>(observation: Observation<AnyState, C>, random: Random, limit?: Limit): Advice<C>[] {
  const lines = lookAhead(observation, random, limit)?.lines.filter(({ worths }) => worths.length > 0) ?? []
  const [best] = lines
  if (best === undefined)
    return [{ choice: overseer.choose(observation, random, limit), visits: 1, win: 0, lead: 0, gain: 0 }]
  const most = meanOf(best)
  const chance = best.wins / best.worths.length
  const state = observation.sample(random) as AnyState & State
  return lines.map(line => {
    const behind = Math.max(0, most - meanOf(line))
    return {
      choice: line.choice as C,
      visits: line.worths.length,
      win: Math.max(0, chance - behind / CHANCE),
      lead: -behind / INFLUENCE,
      gain: -behind / INFLUENCE,
      ...(line.plan && { plan: inWords(state, line.plan) as Plan<C> }),
    }
  })
}

const ACTIONS = 2 // in a turn

/** A plan for those who tell it. */
export function inWords({ board, players, turn }: State, { to, deed, actions }: Planned): Plan<Choice> {
  const here = players[turn.seat]?.node === to
  const later = Math.max(0, actions - turn.actions)
  return { to: here ? null : (graphOf(board).names[to] ?? null), deed, turns: 1 + Math.ceil(later / ACTIONS) }
}

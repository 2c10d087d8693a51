import { type Choice, LAST_ROUND, SLOTS, type State, THREAT_DECK } from '@overseer/shelter'
import type { Insight } from '../insight.ts'
import { learnedInsight, type Senses, type Stage } from '../learned.ts'
import { read, SIGNS } from './signs.ts'
import { describe, TRAITS } from './traits.ts'
import { WEIGHTS } from './weights.ts'

const LAST: Stage = [0, 0, 1]

/** What Shelter shows those who learn it. */
export const shelterSenses: Senses<State, Choice> = {
  traits: TRAITS,
  signs: SIGNS,
  midway: ({ steps }) => steps[steps.length - 1]?.do !== 'place',
  stage,
  describe,
  read,
  players: ({ players }) => players.length,
}

/** The game is as far as its nearer end: the sixth room of somebody, or the last threat. */
function stage(state: State): Stage {
  if (state.ending !== null || state.round >= LAST_ROUND) return LAST
  let most = 0
  for (let first = SLOTS; first < state.vault.length; first += SLOTS) {
    let rooms = 0
    for (let slot = first; slot < first + SLOTS; slot++) if (state.vault[slot]) rooms++
    if (rooms > most) most = rooms
  }
  const late = Math.max(most / SLOTS, 1 - state.threatPile.deck.length / THREAT_DECK.length)
  return [1 - late, late, 0]
}

/** What Shelter tells players who think ahead. */
export const shelterInsight: Insight<State, Choice> = learnedInsight(shelterSenses, WEIGHTS)

import { BadInput, same } from '@overseer/kernel'
import { faults } from './faults.ts'
import { flow } from './rules/flow.ts'
import { SEAT_QUESTIONS, type State, type Step, spaceThere } from './state.ts'

/** Throws BadInput unless play could go on from a state that came from outside: every step finds what it needs. */
export function checkState(state: State, name: string): void {
  checkFaults(state, name)
  const step = stepFault(state)
  if (step !== undefined) throw new BadInput(`${name}.steps`, step)
  const placement = placementFault(state)
  if (placement !== undefined) throw new BadInput(`${name}.placement`, placement)
  const reward = rewardFault(state)
  if (reward !== undefined) throw new BadInput(`${name}.steps`, reward)
  const pending = flow.pending(state)
  if (pending !== undefined && flow.choices(state).length === 0)
    throw new BadInput(`${name}.steps`, `'${pending.ask}' has no answer`)
}

/** Throws BadInput if something is lost, doubled or out of its bounds. `fieldOf`: which field says that part of a state. */
export function checkFaults(state: State, name: string, fieldOf = (part: string): string => part): void {
  const [fault] = faults(state)
  if (fault === undefined) return
  const at = fault.indexOf(': ')
  throw new BadInput(`${name}.${fieldOf(fault.slice(0, at))}`, fault.slice(at + 2))
}

const QUESTIONS = new Set<Step['do']>([...SEAT_QUESTIONS, 'payAny', 'exchange'])

/** The stack is the rest of the round: a turn and what is under way in it, or the training after the recall. */
function stepFault(state: State): string | undefined {
  const { steps, players, ending } = state
  if (steps.length === 0) return ending === null ? 'are missing, but nothing has ended the game' : undefined
  const [end, next, turn] = steps
  const training = steps.slice(1).every(step => step.do === 'trainAny')
  const placing = next?.do === 'recall' && turn?.do === 'turn'
  if (end?.do !== 'endRound' || !(training || placing)) return 'are not the rest of a round'
  for (const step of steps)
    if ('seat' in step && players[step.seat] === undefined) return `there is no seat ${step.seat}`
  const asked = steps.findIndex(step => step.do === 'place')
  if (asked >= 0 && (asked !== 3 || steps.slice(4).some(step => step.do !== 'takeItem')))
    return 'a turn is not the next thing'
  const top = steps.at(-1)!
  if (!QUESTIONS.has(top.do)) return `'${top.do}' asks nobody`
  const unteachable = players.some((player, seat) => player.plain < count(steps, 'trainAny', seat))
  return unteachable ? "'trainAny' has nobody to train" : undefined
}

function count(steps: readonly Step[], kind: Step['do'], seat: number): number {
  return steps.filter(step => step.do === kind && 'seat' in step && step.seat === seat).length
}

/** The steps that speak of a placement under way. */
const PLACING = new Set<Step['do']>([
  ...(['declare', 'chooseRoom', 'payFixed', 'payAny', 'payItem', 'injure', 'fight', 'beforeRoll', 'roll'] as const),
  ...(['afterRoll', 'outcome', 'reward', 'gain', 'gainAny', 'readyItem', 'exchange', 'chooseSide'] as const),
  ...(['income', 'afterPlacing'] as const),
])

function placementFault(state: State): string | undefined {
  const { steps, placement, crews, threats, roomTrack } = state
  if (!steps.some(step => PLACING.has(step.do))) return undefined
  if (placement === null) return 'is missing, but a placement is under way'
  const { space, seat, dice, room } = placement
  if (crews[space]?.seat !== seat) return 'is not by whoever stands there'
  const { gain, needs } = spaceThere(state, space)
  if (placement.exchange !== null && !gain.some(one => same(one, placement.exchange)))
    return 'exchanges at a rate of its own'
  const has = (kind: Step['do']): boolean => steps.some(step => step.do === kind)
  const fighting = has('fight') || has('outcome')
  if (fighting && (!threats[space] || needs === 0)) return 'fights nothing'
  if (has('outcome') && !has('roll') && dice.length !== 2) return 'needs the two dice of its fight'
  const building = has('chooseSide') && !has('chooseRoom')
  return building && (room === null || !roomTrack.includes(room)) ? 'builds no room of the track' : undefined
}

/** What is still to be gained stands on the space. */
function rewardFault(state: State): string | undefined {
  if (state.placement === null) return undefined
  const { gain } = spaceThere(state, state.placement.space)
  for (const step of state.steps) {
    const reward = step.do === 'gain' ? step.gain : step.do === 'exchange' ? step.exchange : undefined
    if (reward !== undefined && !gain.some(one => same(one, reward))) return `'${step.do}' is not printed there`
  }
  return undefined
}

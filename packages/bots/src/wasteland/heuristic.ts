import type { Seat } from '@overseer/kernel'
import { type Choice, type Fight, iconsAt, LIBRARY, questCard, type State } from '@overseer/wasteland'
import type { Heuristic } from '../greedy.ts'
import { itemAt } from '../lists.ts'
import { worthOfGoals, worthOfEncounter, worthOfMap } from './goals.ts'
import { fightValues, worthOfFight } from './fights.ts'
import { valueOfAgenda, worthOfInfluence } from './influence.ts'
import { asKept, asRolled, beforeRoll, hitsOf, ifRerolled, type RollValues, rollValues } from './odds.ts'
import { stakesOf, worthOfAttempt } from './attempts.ts'
import { type Context, contextOf } from './context.ts'
import { worthOfCarried, worthOfSurvivor } from './survivor.ts'
import { bounty, type QuestGoals, questGoalsOf } from './quest-goals.ts'

const OUT = -300 // of the game
const LEFT = -0.3 // for an action that is not taken
const UNWISE = -1
const NEVER = -1e6

/** How good a table of Wasteland looks for a seat; `influence.ts` says what one influence counts. */
export const wastelandHeuristic: Heuristic<State, Choice> = {
  value(state, seat) {
    return evaluate(state, seat).value
  },
  isQuiet(state) {
    const top = state.steps[state.steps.length - 1]
    if (top === undefined || state.turn.seat < 0) return true
    return QUIET.has(top.do) || !('seat' in top) || top.seat !== state.turn.seat
  },
  estimate(state, choices, seat) {
    const evaluation = evaluate(state, seat)
    return choices.map(choice => estimateChoice(evaluation, choice))
  },
  answer,
}

/** Questions at which a position can be valued: a turn, and dice that lie on the table. */
const QUIET: ReadonlySet<string> = new Set(['act', 'beforeRoll', 'reroll', 'beforeHits', 'setDie'])

interface Evaluation {
  readonly context: Context
  readonly goals: QuestGoals
  readonly rolls: RollValues | undefined // of the roll under way
  readonly roll: number // what it is worth now
  readonly value: number
}

function evaluate(state: State, seat: Seat): Evaluation {
  const context = contextOf(state, seat)
  const { player } = context
  if (state.outcome !== null || player.eliminated || player.character === null) {
    const value = state.outcome !== null ? worthOfInfluence(state, seat) : player.eliminated ? OUT : 0
    return { context, goals: NOTHING, rolls: undefined, roll: 0, value }
  }
  const goals = questGoalsOf(context)
  const rolls = rollUnderWay(context, goals)
  const roll = rolls === undefined ? 0 : rollValue(state, rolls)
  const value =
    worthOfInfluence(state, seat) + worthOfSurvivor(player) + worthOfGoals(context, goals) + worthOfMap(context) + roll
  return { context, goals, rolls, roll, value }
}

const NOTHING: QuestGoals = { errands: [], hunts: [], clears: new Map(), met: {}, explored: 0, lost: 0 }

/** The fight or test that is being rolled for, if it is the seat's own. */
function rollUnderWay(context: Context, goals: QuestGoals): RollValues | undefined {
  const { state, seat } = context
  const { trial, fight } = state
  if (trial !== null) {
    if (trial.seat !== seat) return undefined
    const won = stakesOf(context, trial.task)
    return rollValues(roll => (hitsOf(roll) + trial.bonus >= trial.n ? won : 0) + 0.1 * hitsOf(roll), trial.rerolls)
  }
  if (fight === null || fight.seat !== seat) return undefined
  return fightValues(
    state,
    fight,
    bounty(context, goals, fight) + (fight.task === null ? 0 : stakesOf(context, fight.task)),
  )
}

/** What a roll is worth with what can still be done about it. */
function rollValue(state: State, rolls: RollValues): number {
  const { dice, locked } = rollOf(state)
  if (dice.length === 0) return beforeRoll(rolls)
  return isAsked(state, 'beforeHits') ? asKept(rolls, dice) : asRolled(rolls, dice, locked)
}

/** What a roll is worth if nothing more is done about it now. */
function ifKept(state: State, rolls: RollValues): number {
  const { dice, locked } = rollOf(state)
  if (dice.length === 0) return beforeRoll(rolls)
  return isAsked(state, 'setDie') ? asRolled(rolls, dice, locked) : asKept(rolls, dice)
}

/** The dice of the test or fight under way. */
function rollOf({ trial, fight }: State): Pick<Fight, 'dice' | 'locked'> {
  return trial ?? fight ?? { dice: [], locked: 0 }
}

function isAsked({ steps }: State, ask: string): boolean {
  return steps[steps.length - 1]?.do === ask
}

/** What a choice is worth without simulation; undefined if it must be simulated. */
function estimateChoice(evaluation: Evaluation, choice: Choice): number | undefined {
  const { context, goals, rolls, roll, value } = evaluation
  const { state, player } = context
  switch (choice.do) {
    case 'end':
      return value + LEFT * state.turn.actions - lostMovement(context, goals)
    case 'fight': {
      const foe = state.foes.find(({ id }) => id === choice.foe)
      if (foe === undefined) return undefined
      const { kind, face } = foe
      const far = foe.node !== player.node
      return value + worthOfFight(state, player, { kind, face, plus: 0, extra: null, far }, bounty(context, goals, foe))
    }
    case 'encounter': {
      const icons = iconsAt(state, player.node)
      const icon = itemAt(icons, choice.icon === 'printed' ? 0 : icons.length - 1)
      return value + worthOfEncounter(context, goals, icon.deck, icon.level)
    }
    case 'quest':
      return value + worthOfQuest(context, choice.card, choice.objective)
    case 'option': {
      const step = state.steps[state.steps.length - 1]
      if (step?.do !== 'option') return undefined
      const card = LIBRARY[step.run.card]
      if (card?.card !== 'encounter') return undefined
      const { tasks, success, fail } = itemAt(card.options, choice.n - 1)
      return value + worthOfAttempt(context, tasks, success, fail, step.run.level)
    }
    case 'reroll': {
      return rolls === undefined ? undefined : value - roll + ifRerolled(rolls, rollOf(state).dice, choice.dice)
    }
    case 'skip':
      return rolls === undefined ? undefined : value - roll + ifKept(state, rolls)
    case 'trade':
    case 'give':
    case 'want':
    case 'giveCaps':
    case 'wantCaps':
    case 'giveAgenda':
    case 'wantAgendas':
    case 'propose':
    case 'counter':
      return value + UNWISE // it takes what it is offered, and offers nothing
    case 'loyal':
      return value + UNWISE
    case 'resign':
    case 'agreeEnd':
    case 'withdraw':
      return NEVER
    default:
      return undefined
  }
}

/** What the movement points are worth that are lost with the end of the turn. */
function lostMovement(context: Context, goals: QuestGoals): number {
  const { turn } = context.state
  const { points } = turn
  if (points === 0) return 0
  const before = worthOfGoals(context, goals)
  turn.points = 0
  const after = worthOfGoals(context, questGoalsOf(context))
  turn.points = points
  return before - after
}

function worthOfQuest(context: Context, card: number, objective: number): number {
  const { objectives, standing } = questCard(card)
  if (objective === 0) {
    const led = standing.find(rule => rule.rule === 'markerAction')
    return led === undefined ? 0 : worthOfAttempt(context, [led.test], led.results, [], 1)
  }
  const wanted = objectives[objective - 1]
  if (wanted === undefined) return 0
  const part = wanted.by === 'count' ? wanted.count : wanted
  return part.by === 'action' ? worthOfAttempt(context, part.tasks, part.results, part.fail, 1) : 0
}

/** The plain answer to a follow-up question; undefined: the first choice will do. */
function answer(state: State, choices: readonly Choice[]): Choice | undefined {
  const top = state.steps[state.steps.length - 1]
  switch (top?.do) {
    case 'camp':
    case 'shop':
    case 'trading':
    case 'offer':
    case 'answerOffer':
      return choices.at(-1)
    case 'overflow':
      return least(choices, choice => (choice.do === 'discard' ? worthOfCarried(choice.card) : 0))
    case 'agendaLimit':
      return least(choices, choice => (choice.do === 'agenda' ? valueOfAgenda(state, top.seat, choice.agenda) : 0))
    default:
      return undefined
  }
}

function least(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | undefined {
  let cheapest: Choice | undefined
  let low = Infinity
  for (const choice of choices) {
    const n = worth(choice)
    if (n >= low) continue
    low = n
    cheapest = choice
  }
  return cheapest
}

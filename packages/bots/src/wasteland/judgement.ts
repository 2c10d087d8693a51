import type { Seat } from '@overseer/kernel'
import { attemptAfter, type Choice, iconsAt, LIBRARY, questCard, type State, type TaskRef } from '@overseer/wasteland'
import type { Judgement } from '../greedy.ts'
import { worthOfAims, worthOfEncounter, worthOfMap } from './aims.ts'
import { fightProspects, worthOfFight } from './bouts.ts'
import { valueOfAgenda, worthOfCause } from './cause.ts'
import { asKept, asRolled, beforeRoll, hitsOf, ifRerolled, type Prospects, prospects } from './odds.ts'
import { type Mind, mindOf, worthOfAttempt, worthOfResults } from './rewards.ts'
import { worthOfCarried, worthOfSurvivor } from './survivor.ts'
import { bounty, type Wanted, wantedBy } from './wanted.ts'

const OUT = -300 // of the game
const LEFT = -0.3 // for an action that is not taken
const UNWISE = -1
const NEVER = -1e6

/** How good a table of Wasteland looks for a seat; `cause.ts` says what one influence counts. */
export const wastelandJudgement: Judgement<State, Choice> = {
  value(state, seat) {
    return lookAt(state, seat).value
  },
  midway(state) {
    const top = state.steps[state.steps.length - 1]
    if (top === undefined || state.turn.seat < 0) return false
    return !RESTING.has(top.do) && 'seat' in top && top.seat === state.turn.seat
  },
  reckon(state, choices, seat) {
    const look = lookAt(state, seat)
    return choices.map(choice => reckonOne(look, choice))
  },
  answer,
}

/** Questions at which a position can be judged: a turn, and dice that lie on the table. */
const RESTING: ReadonlySet<string> = new Set(['act', 'beforeRoll', 'reroll', 'beforeHits', 'setDie'])

interface Look {
  readonly mind: Mind
  readonly wanted: Wanted
  readonly rolling: Prospects | undefined // what the roll under way promises
  readonly roll: number
  readonly value: number
}

function lookAt(state: State, seat: Seat): Look {
  const mind = mindOf(state, seat)
  const { player } = mind
  if (state.outcome !== null || player.eliminated || player.character === null) {
    const value = state.outcome !== null ? worthOfCause(state, seat) : player.eliminated ? OUT : 0
    return { mind, wanted: NOTHING, rolling: undefined, roll: 0, value }
  }
  const wanted = wantedBy(mind)
  const rolling = rollUnderWay(mind, wanted)
  const roll = rolling === undefined ? 0 : promise(state, rolling)
  const value =
    worthOfCause(state, seat) + worthOfSurvivor(player) + worthOfAims(mind, wanted) + worthOfMap(mind) + roll
  return { mind, wanted, rolling, roll, value }
}

const NOTHING: Wanted = { aims: [], hunts: [], met: {}, explored: 0, lost: 0 }

/** The fight or test that is being rolled for, if it is the seat's own. */
function rollUnderWay(mind: Mind, wanted: Wanted): Prospects | undefined {
  const { state, seat } = mind
  const { trial, fight } = state
  if (trial !== null) {
    if (trial.seat !== seat) return undefined
    const won = stakes(mind, trial.task)
    return prospects(roll => (hitsOf(roll) + trial.bonus >= trial.n ? won : 0) + 0.1 * hitsOf(roll), trial.rerolls)
  }
  if (fight === null || fight.seat !== seat) return undefined
  return fightProspects(
    state,
    fight,
    bounty(mind, wanted, fight) + (fight.task === null ? 0 : stakes(mind, fight.task)),
  )
}

function promise(state: State, rolling: Prospects): number {
  const { dice, locked } = (state.trial ?? state.fight)!
  if (dice.length === 0) return beforeRoll(rolling)
  return isAsked(state, 'beforeHits') ? asKept(rolling, dice) : asRolled(rolling, dice, locked)
}

/** What a roll promises if nothing more is done about it now. */
function ifKept(state: State, rolling: Prospects): number {
  const { dice, locked } = (state.trial ?? state.fight)!
  if (dice.length === 0) return beforeRoll(rolling)
  return isAsked(state, 'setDie') ? asRolled(rolling, dice, locked) : asKept(rolling, dice)
}

function isAsked({ steps }: State, ask: string): boolean {
  return steps[steps.length - 1]?.do === ask
}

/** What hangs on a task: the tasks and results after it against those of failing. */
function stakes(mind: Mind, task: TaskRef | null): number {
  if (task === null) return 1
  const { tasks, success, fail } = attemptAfter(task)
  const { level } = task.run
  return Math.max(0.5, worthOfAttempt(mind, tasks, success, fail, level) - worthOfResults(mind, fail, level))
}

/** What a choice is worth by reckoning; undefined if it has to be tried. */
function reckonOne(look: Look, choice: Choice): number | undefined {
  const { mind, wanted, value } = look
  const { state, player } = mind
  switch (choice.do) {
    case 'end':
      return value + LEFT * state.turn.actions - lapsing(mind, wanted)
    case 'fight': {
      const foe = state.foes.find(({ id }) => id === choice.foe)!
      const { kind, face } = foe
      const far = foe.node !== player.node
      return value + worthOfFight(state, player, { kind, face, plus: 0, extra: null, far }, bounty(mind, wanted, foe))
    }
    case 'encounter': {
      const icon = iconsAt(state, player.node)[choice.icon === 'printed' ? 0 : iconsAt(state, player.node).length - 1]!
      return value + worthOfEncounter(mind, wanted, icon.deck, icon.level)
    }
    case 'quest':
      return value + worthOfQuest(mind, choice.card, choice.objective)
    case 'option': {
      const step = state.steps[state.steps.length - 1]!
      if (step.do !== 'option') return undefined
      const card = LIBRARY[step.run.card]
      if (card?.card !== 'encounter') return undefined
      const { tasks, success, fail } = card.options[choice.n - 1]!
      return value + worthOfAttempt(mind, tasks, success, fail, step.run.level)
    }
    case 'reroll': {
      const { dice } = (state.trial ?? state.fight)!
      return value - look.roll + ifRerolled(look.rolling!, dice, choice.dice)
    }
    case 'skip':
      return look.rolling === undefined ? undefined : value - look.roll + ifKept(state, look.rolling)
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
    case 'concede':
      return NEVER
    default:
      return undefined
  }
}

/** What the movement points are worth that end with the turn. */
function lapsing(mind: Mind, wanted: Wanted): number {
  const { turn } = mind.state
  const { points } = turn
  if (points === 0) return 0
  const before = worthOfAims(mind, wanted)
  turn.points = 0
  const after = worthOfAims(mind, wantedBy(mind))
  turn.points = points
  return before - after
}

function worthOfQuest(mind: Mind, card: number, objective: number): number {
  const { objectives, standing } = questCard(card)
  if (objective === 0) {
    const led = standing.find(rule => rule.rule === 'markerAction')
    return led === undefined ? 0 : worthOfAttempt(mind, [led.test], led.results, [], 1)
  }
  const it = objectives[objective - 1]!
  const part = it.by === 'count' ? it.count : it
  return part.by === 'action' ? worthOfAttempt(mind, part.tasks, part.results, part.fail, 1) : 0
}

/** The plain answer to what a choice leads to; undefined: the first one will do. */
function answer(state: State, choices: readonly Choice[]): Choice | undefined {
  const top = state.steps[state.steps.length - 1]!
  switch (top.do) {
    case 'camp':
      return choices.find(choice => choice.do === 'part') ?? choices.at(-1)
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
  let found: Choice | undefined
  let low = Infinity
  for (const choice of choices) {
    const n = worth(choice)
    if (n >= low) continue
    low = n
    found = choice
  }
  return found
}

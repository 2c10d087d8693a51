import { type Seat, same } from '@overseer/kernel'
import { type Choice, type State, wasteland } from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { contextOf } from '../context.ts'
import { TASTE } from '../taste.ts'
import { answerQuick } from './answers.ts'
import { judge, type Prospect } from './judge.ts'
import { type Meetings, meetingsOf } from './meetings.ts'
import { type Planned, type Plans, plansOf } from './plans.ts'
import { actOn, nextChoice } from './policy.ts'
import { answerRoll } from './rolls.ts'

/** One of the things that could be done now, and how it went in the games that were played on from it. */
export interface Line {
  readonly choice: Choice
  readonly plan: Planned | undefined // that it belongs to
  readonly sequel: readonly Choice[] // what is chosen next, as long as that can be done
  readonly worths: number[] // how the tables looked that it led to, one for each game
  wins: number // the chances to win there, together
}

export function newLine(choice: Choice, plan?: Planned, sequel: readonly Choice[] = []): Line {
  return { choice, plan, sequel, worths: [], wins: 0 }
}

const MOST_DECISIONS = 400 // until a line that leads nowhere is valued as it stands
// Effort, in steps of a walk: what it takes beyond that to answer a question, to make plans, and to value where a line ends.
const ANSWERING = 2
const PLANNING = 6
const JUDGEMENT = 11
const LEAST_TRIES = 4 // before a line may be given up
const HARDLY = 1 // in worth: by so little nobody is better
const DOUBT = 1 // standard errors by which a line must be behind to be given up

/** How far a level looks ahead. */
export interface Depth {
  readonly turns: number // of its own that are played to their end, this one included
  readonly lines: number // that are compared at most
  readonly effort: number // in all games together: what it costs, whatever the machine
  readonly proof: number // standard errors by which a line must be ahead of the one that the planner would take
}

/**
 * Plays lines on for a few turns, everybody by their plans, on the same sampled tables with the same luck, and gives up
 * those that fall behind (racing: Maron and Moore, 1994). The first line is what the planner would do unasked: another
 * one has to prove itself better.
 */
export class Lookahead {
  readonly #seat: Seat
  readonly #lines: readonly Line[]
  readonly #depth: Depth
  #racing: readonly Line[]
  #meetings: Meetings | undefined // which cards are left is the same on every sampled table
  #effort = 0 // made so far, in all games together

  constructor(seat: Seat, lines: readonly Line[], depth: Depth) {
    this.#seat = seat
    this.#lines = lines
    this.#depth = depth
    this.#racing = lines
  }

  get done(): boolean {
    return this.#racing.length < 2 || this.#effort >= this.#depth.effort
  }

  /** The lines, best first. */
  get lines(): readonly Line[] {
    const { best } = this
    return this.#lines.toSorted((a, b) => Number(b === best) - Number(a === best) || meanOf(b) - meanOf(a))
  }

  get best(): Line {
    const usual = itemAt(this.#lines, 0)
    let best = usual
    let most = 0
    for (const line of this.#racing) {
      const { mean, error } = comparison(line, usual)
      if (line === usual || mean <= Math.max(HARDLY, most, this.#depth.proof * error)) continue
      most = mean
      best = line
    }
    return best
  }

  /** One more game for every line that is still in the race; `late` says when there is no time for the next one. */
  step(sample: State, late: () => boolean): void {
    this.#meetings ??= meetingsOf(contextOf(sample, this.#seat, TASTE))
    const meetings = this.#meetings
    for (const line of this.#racing) {
      if (late() || this.#effort >= this.#depth.effort) return
      const { worth, win } = this.#playOn(wasteland.clone(sample), line, meetings)
      line.worths.push(worth)
      line.wins += win
    }
    this.#giveUp()
  }

  #giveUp(): void {
    const usual = itemAt(this.#lines, 0)
    if (usual.worths.length < LEAST_TRIES) return
    const front = this.#racing.reduce((best, line) => (meanOf(line) > meanOf(best) ? line : best), usual)
    this.#racing = this.#racing.filter(line => {
      const { mean, error } = comparison(front, line)
      return line === front || line === usual || mean <= DOUBT * error
    })
  }

  #playOn(state: State, { choice, plan, sequel }: Line, meetings: Meetings): Prospect {
    const seat = this.#seat
    let told = 0 // choices of the sequel
    const courses: (Course | undefined)[] = []
    let following = plan
    let left = this.#depth.turns
    let turn = state.turnCount
    let last = state.turn.seat
    this.#effort += JUDGEMENT
    let lucky = state.turnCount
    wasteland.apply(state, choice)
    for (let decisions = MOST_DECISIONS; decisions > 0; decisions--) {
      if (state.turnCount !== lucky) lucky = dealLuck(state)
      const choices = wasteland.choices(state)
      if (choices.length === 0) break
      if (state.turnCount !== turn && state.turn.start) {
        if (last === seat && --left === 0) break
        turn = state.turnCount
        last = state.turn.seat
      }
      const asked = wasteland.pending(state)?.seat ?? seat
      if (told < sequel.length && asked === seat) {
        const next = choices.find(one => same(one, sequel[told]))
        told = next === undefined ? sequel.length : told + 1
        if (next !== undefined) {
          wasteland.apply(state, next)
          continue
        }
      }
      if (choices.length === 1) {
        wasteland.apply(state, itemAt(choices, 0))
        continue
      }
      const next = isActing(state)
        ? this.#act(state, choices, asked, meetings, courses, asked === seat ? following : undefined)
        : this.#answer(state, choices, asked)
      this.#effort++
      if (asked === seat && following !== undefined && !isOnTheWay(next, following)) following = undefined
      wasteland.apply(state, next)
    }
    return judge(state, seat)
  }

  /** The planner's answer without any trying out, to anything but what to do in one's turn. */
  #answer(state: State, choices: readonly Choice[], seat: Seat): Choice {
    this.#effort += ANSWERING
    const context = contextOf(state, seat, TASTE)
    return answerRoll(context, choices) ?? answerQuick(context, choices) ?? itemAt(choices, 0)
  }

  /** What somebody does in their turn by their plans; a plan that is being followed goes first. */
  #act(
    state: State,
    choices: readonly Choice[],
    seat: Seat,
    meetings: Meetings,
    courses: (Course | undefined)[],
    following: Planned | undefined,
  ): Choice {
    const course = courses[seat]
    const step = course && onCourse(state, choices, course)
    if (course !== undefined && step !== undefined) {
      if (step.do === course.plan.deed?.do) courses[seat] = undefined
      return step
    }
    this.#effort += PLANNING
    const plans = plansOf(contextOf(state, seat, TASTE), meetings)
    const plan = following ?? plans.best[0]
    const choice = (following && nextChoice(plans, following, choices)) ?? actOn(plans, choices)
    const sets = plan !== undefined && choice.do !== plan.deed?.do
    courses[seat] = sets ? { turn: state.turnCount, barrier: state.barrier, plans, plan } : undefined
    return choice
  }
}

const MOST_WORDS = 4096 // of luck in one turn

/**
 * Every turn of a sampled table has luck of its own, however much the turns before it used: lines differ by what is done
 * in them and by what comes of it, less by dice that others roll. Answers with the turn.
 */
function dealLuck({ random, turnCount }: State): number {
  random.drawn = turnCount * MOST_WORDS
  return turnCount
}

export function meanOf({ worths }: Line): number {
  return worths.length === 0 ? -Infinity : worths.reduce((sum, worth) => sum + worth, 0) / worths.length
}

/** How far a line is ahead of another in the games that both were tried in, and how sure that is. */
function comparison(a: Line, b: Line): { mean: number; error: number } {
  const games = Math.min(a.worths.length, b.worths.length)
  if (games < 2) return { mean: 0, error: Infinity }
  let sum = 0
  let squares = 0
  for (let game = 0; game < games; game++) {
    const ahead = itemAt(a.worths, game) - itemAt(b.worths, game)
    sum += ahead
    squares += ahead * ahead
  }
  const mean = sum / games
  return { mean, error: Math.sqrt(Math.max(0, squares / games - mean * mean) / (games - 1)) }
}

/** A plan that somebody has set out on in this turn: it is followed as long as nothing new comes out. */
interface Course {
  readonly turn: number
  readonly barrier: number
  readonly plans: Plans
  readonly plan: Planned
}

/** What carries the course on: the next step, the next Move action, or what is to be done there. */
function onCourse({ turnCount, barrier }: State, choices: readonly Choice[], course: Course): Choice | undefined {
  if (course.turn !== turnCount || course.barrier !== barrier) return undefined
  return nextChoice(course.plans, course.plan, choices)
}

const isActing = ({ steps }: State): boolean => steps[steps.length - 1]?.do === 'act'

const WALKING: ReadonlySet<Choice['do']> = new Set(['move', 'step', 'explore', 'end'])

/** Whether a plan is still to be followed after this choice. */
function isOnTheWay(choice: Choice, { deed }: Planned): boolean {
  return WALKING.has(choice.do) && choice.do !== deed?.do
}

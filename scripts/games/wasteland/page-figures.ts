// How many clicks a turn of Wasteland takes at the drawn table: the golden games, counted as a person would click them.
import { readdirSync, readFileSync } from 'node:fs'
import { type GameRecord, Match, same } from '@overseer/kernel'
import { type Choice, type Options, rollOdds, type View, type Way, wasteland, waysOf } from '@overseer/wasteland'

const RECORDS = new URL('../../../packages/wasteland/records/', import.meta.url)

/** What `npm run page` tells of this game alone. */
export const pageFigures = (): Record<string, number> => ({
  'clicks per turn of Wasteland (median)': median(clicksPerTurn()),
})

/** The clicks of every turn that a survivor ended, with what was asked of them since the turn before. */
function clicksPerTurn(): number[] {
  return readdirSync(RECORDS)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => clicksOf(JSON.parse(readFileSync(new URL(name, RECORDS), 'utf8')) as GameRecord<Choice, Options>))
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function clicksOf(record: GameRecord<Choice, Options>): number[] {
  const match = new Match(wasteland, { ...record, choices: [] })
  const hands = new Map<number, Hand>()
  const turns: number[] = []
  let { turnCount } = match.state
  let acting = match.state.turn.seat
  for (const choice of record.choices) {
    const seat = wasteland.pending(match.state)?.seat
    if (seat === undefined) break
    const hand = hands.get(seat) ?? new Hand()
    hands.set(seat, hand)
    hand.choose(wasteland.view(match.state, seat), choice)
    match.apply(choice)
    const { turn } = match.state
    if (match.state.turnCount === turnCount && turn.seat === acting) continue
    const clicks = hands.get(acting)?.finish()
    if (clicks !== undefined && acting >= 0) turns.push(clicks)
    turnCount = match.state.turnCount
    acting = turn.seat
  }
  return turns
}

/** One person's clicks: choices that belong to one gesture count once. */
class Hand {
  #clicks = 0
  #walk: { readonly ways: readonly Way[]; readonly steps: string[] } | null = null
  #before: Choice['do'] | null = null

  choose(view: View, choice: Choice): void {
    if (choice.do === 'move' || choice.do === 'step') this.#step(view, choice)
    else {
      this.#endWalk()
      this.#clicks += this.#cost(view, choice)
    }
    this.#before = choice.do
  }

  finish(): number {
    this.#endWalk()
    const clicks = this.#clicks
    this.#clicks = 0
    return clicks
  }

  #step(view: View, choice: Choice): void {
    this.#walk ??= { ways: waysOf(view, view.pending!.seat).ways, steps: [] }
    if (choice.do === 'step') this.#walk.steps.push(choice.to)
  }

  /** One click goes the whole way where nothing can happen on it; any other way is gone step by step. */
  #endWalk(): void {
    if (this.#walk === null) return
    const { ways, steps } = this.#walk
    const way = ways.find(({ to }) => to === steps.at(-1))
    const whole =
      way?.quiet === true &&
      same(
        way.steps.map(({ to }) => to),
        steps,
      )
    this.#clicks += whole || steps.length === 0 ? 1 : steps.length
    this.#walk = null
  }

  #cost(view: View, choice: Choice): number {
    switch (choice.do) {
      case 'buy':
      case 'sell':
      case 'recruit':
        return 2 // picked, then made
      case 'reroll': {
        const best = rollOdds(view)?.rerolled[0]?.dice ?? []
        return 1 + [0, 1, 2].filter(die => best.includes(die) !== choice.dice.includes(die)).length
      }
      case 'perk':
        return this.#before === 'letter' ? 0 : 1 // picked together with its letter
      default:
        return 1
    }
  }
}

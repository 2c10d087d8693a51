import type { Letter, ObjectiveAhead, Result, Task } from '@overseer/wasteland'
import { LetterToken } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import type { SignName } from '../art/signs.ts'
import { usePlay } from './board-state.ts'
import { Chances } from './chances.tsx'
import css from './quests.module.css'

/** How far an objective is, what it costs, tests and brings, in signs; the line under the prompt says the same in words. */
export function ObjectiveSigns({ objective }: { objective: ObjectiveAhead }) {
  const { part, results, odds } = objective
  const tasks = part.by === 'action' ? part.tasks : []
  const rewards = results.flatMap(rewardOf)
  return (
    <span class={css.signs}>
      <Distance objective={objective} />
      {tasks.map((task, at) => (
        <Demand key={at} task={task} />
      ))}
      {odds !== null && odds.tasks.some(task => task.odds !== null) && <Chances odds={odds} />}
      {tasks.length > 0 && rewards.length > 0 && '→'}
      {rewards.map(({ sign, n }, at) => (
        <i key={at} class={css.gain}>
          <Mark name={sign} />
          {n}
        </i>
      ))}
    </span>
  )
}

/** Move actions to where it can be done; a lock if there is no way yet, or no such place. */
function Distance({ objective: { places, nearest, ready } }: { objective: ObjectiveAhead }) {
  if (places === null) return null
  return (
    <i class={css.far} aria-hidden="true">
      <Mark name="move" />
      {ready ? <Mark name="check" /> : nearest === null ? <Mark name="lock" /> : nearest.moves}
    </i>
  )
}

/** What an attempt tests and costs, in signs. */
export function Demands({ tasks }: { tasks: readonly Task[] }) {
  return (
    <span class={css.signs} aria-hidden="true">
      {tasks.map((task, at) => (
        <Demand key={at} task={task} />
      ))}
    </span>
  )
}

function Demand({ task }: { task: Task }) {
  switch (task.do) {
    case 'test':
      return (
        <i class={css.test}>
          {task.letters.map(letter => (
            <Owned key={letter} letter={letter} />
          ))}
          <Mark name="hit" />
          {task.n}
        </i>
      )
    case 'fight':
    case 'fightFaction':
      return (
        <i class={css.test}>
          <Mark name="fight" />
          {task.do === 'fight' && <Mark name={task.type} />}
        </i>
      )
    default: {
      const { sign, n } = costOf(task)
      return (
        <i class={css.cost}>
          <Mark name={sign} />
          {n}
        </i>
      )
    }
  }
}

function Owned({ letter }: { letter: Letter }) {
  const { view, near } = usePlay()
  return <LetterToken letter={letter} seat={near} owned={view.players[near]?.letters.includes(letter) ?? false} />
}

function costOf(task: Exclude<Task, { do: 'test' | 'fight' | 'fightFaction' }>): { sign: SignName; n: number } {
  switch (task.do) {
    case 'pay':
    case 'payPer':
      return { sign: 'cap', n: task.n }
    case 'payAny':
      return { sign: 'cap', n: task.min }
    case 'suffer':
      return { sign: task.what === 'damage' ? 'hp' : 'rad', n: task.n }
    case 'discard':
      return { sign: task.what in HELD ? HELD[task.what]! : 'bag', n: task.n }
  }
}

const HELD: Readonly<Record<string, SignName>> = {
  companion: 'companion',
  weapon: 'weapon',
  drug: 'drug',
  junk: 'junk',
}

/** The gains that have a sign; everything else is told in words. */
function rewardOf(result: Result): { sign: SignName; n: string }[] {
  switch (result.do) {
    case 'xp':
    case 'loot':
    case 'agenda':
      return [{ sign: result.do, n: String(result.n) }]
    case 'caps':
      return [{ sign: 'cap', n: String(result.n) }]
    case 'unique':
      return [{ sign: 'asset', n: '' }]
    case 'power':
      return [{ sign: result.faction, n: `+${result.n}` }]
    case 'stage':
      return [{ sign: 'quest', n: `+${result.cards.length}` }]
    case 'shop':
      return [{ sign: 'shop', n: String(result.n) }]
    case 'become':
      return [{ sign: result.trait, n: '' }]
    default:
      return []
  }
}

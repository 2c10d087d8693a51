import type { AttemptOdds } from '@overseer/wasteland'
import { average, percent } from '../../../text/numbers.ts'
import { Mark } from '../art/mark.tsx'
import { usePlay } from './board-state.ts'
import css from './chances.module.css'

/**
 * The chance of an option or an objective with the rerolls one has; behind the bag, what everything one could use would
 * make of it; of a fight also the damage on average, and how likely one dies.
 */
export function Chances({ odds }: { odds: AttemptOdds }) {
  const { captions } = usePlay()
  const { chance, all, tasks } = odds
  const fights = tasks.some(({ task }) => task.do === 'fight' || task.do === 'fightFaction')
  const better = percent(all.win) !== percent(chance.win)
  const words = captions.attempt(odds)
  return (
    <span class={css.chances} role="img" aria-label={words} title={words}>
      <b>{percent(chance.win)}</b>
      {better && (
        <small>
          <Mark name="bag" /> {percent(all.win)}
        </small>
      )}
      {fights && (
        <small>
          <Mark name="hp" /> {average(chance.damage)} <Mark name="skull" /> {percent(chance.die)}
        </small>
      )}
    </span>
  )
}

import type { Event } from '@overseer/shelter'
import { Sign } from '../../art/art.tsx'
import { usePlay } from './play.ts'
import css from './dice.module.css'

/** The dice as they fall, in the middle of the level they are rolled for. */
export function Dice({ event }: { event: Event | null }) {
  const { narrator, view } = usePlay()
  if (event === null || (event.type !== 'diceRolled' && event.type !== 'threatRolled')) return null
  return (
    <div class={css.dice} role="presentation">
      {event.dice.map((face, i) => (
        <Sign key={`${i}${event.dice.join()}`} name={`die${face}`} class={css.die ?? ''} />
      ))}
      <p>{narrator.event(view, event)}</p>
    </div>
  )
}

import { type Event, PLACES } from '@overseer/shelter'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Sign } from '../../art/art.tsx'
import { usePlay } from './play.ts'
import css from './dice.module.css'

/** The dice as they fall, in the middle of the level they are rolled for. */
export function Dice({ event }: { event: Event | null }) {
  const { narrator, view } = usePlay()
  const tray = useRef<HTMLDivElement>(null)
  const rolled = event !== null && (event.type === 'diceRolled' || event.type === 'threatRolled') ? event : null
  const level =
    rolled === null ? 0 : rolled.type === 'threatRolled' ? rolled.level : PLACES[view.placement?.space ?? 0]!.level
  useLayoutEffect(() => {
    if (tray.current !== null) putOnLevel(tray.current, level)
  }, [rolled, level])
  if (rolled === null) return null
  return (
    <div ref={tray} class={css.dice} role="presentation">
      {rolled.dice.map((face, i) => (
        <Sign key={`${i}${rolled.dice.join()}`} name={`die${face}`} class={css.die ?? ''} />
      ))}
      <p>{narrator.event(view, rolled)}</p>
    </div>
  )
}

function putOnLevel(tray: HTMLElement, level: number): void {
  const floor = document.querySelector(`[data-level="${level}"]`)?.getBoundingClientRect()
  const board = tray.offsetParent?.getBoundingClientRect()
  if (floor && board) tray.style.top = `${floor.top + floor.height / 2 - board.top}px`
}

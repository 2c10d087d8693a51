import { placeAt, type View } from '@overseer/shelter'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Sign } from '../../../ui/art.tsx'
import { usePlay } from './board-state.ts'
import { spaceId } from './play.ts'
import css from './dice.module.css'

/** The dice as they fall, in the middle of the level they are rolled for. */
export function Dice() {
  const { narrator, view, event } = usePlay()
  const tray = useRef<HTMLDivElement>(null)
  const fought = useRef(0) // the level somebody went to last: while a choice is played, the view does not say it yet
  if (event?.type === 'placed') fought.current = placeAt(spaceId(event.space)).level
  const rolled = event !== null && (event.type === 'diceRolled' || event.type === 'threatRolled') ? event : null
  const level = rolled?.type === 'threatRolled' ? rolled.level : levelOf(view, fought.current)
  useLayoutEffect(() => {
    if (tray.current !== null) putOnLevel(tray.current, level)
  }, [rolled, level])
  if (rolled === null) return null
  return (
    <div ref={tray} class={css.dice} role="presentation" data-dice>
      {rolled.dice.map((face, i) => (
        <Sign key={`${i}${rolled.dice.join()}`} name={`die${face}`} class={css.die ?? ''} />
      ))}
      <p>{narrator.event(view, rolled)}</p>
    </div>
  )
}

function levelOf({ placement }: View, usual: number): number {
  return placement === null ? usual : placeAt(placement.space).level
}

function putOnLevel(tray: HTMLElement, level: number): void {
  const floor = document.querySelector(`[data-level="${level}"]`)?.getBoundingClientRect()
  const board = tray.offsetParent?.getBoundingClientRect()
  if (floor && board) tray.style.top = `${floor.top + floor.height / 2 - board.top}px`
}

import type { SpaceName } from '@overseer/shelter'
import { type Picked, type Play, placements } from './play.ts'
import { enter } from './space.tsx'
import css from './drag.module.css'

const FAR = 7 // pixels that make a drag out of a click

/** A dweller carried by the pointer to a space. */
export function drag(start: PointerEvent, now: { readonly current: Play }, kind: Exclude<Picked, null>): void {
  if (start.button !== 0) return
  const pawn = start.currentTarget as HTMLElement
  let ghost: HTMLElement | undefined

  const move = (event: PointerEvent) => {
    if (ghost === undefined) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return
      ghost = pawn.cloneNode(true) as HTMLElement
      ghost.className = css.ghost!
      ghost.removeAttribute('data-dweller')
      document.body.append(ghost)
      now.current.pick(kind)
    }
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  const stop = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
    if (ghost === undefined) return
    ghost.remove()
    addEventListener('click', swallow, { capture: true, once: true }) // the click that ends a drag is no click
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    const space = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-space]')
      ?.dataset.space
    const play = now.current
    play.pick(null)
    if (event.type === 'pointerup' && space !== undefined)
      enter({ ...play, picked: kind, open: placements(play.choices, kind) }, space as SpaceName)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

const FAR = 7 // pixels that make a drag out of a click

/** Something that is carried by the pointer. */
interface Carried {
  /** The copy that follows the pointer, once it has gone far enough to be no click. */
  lift(): HTMLElement
  /** Where the copy lies beside the pointer. */
  readonly offset?: readonly [x: number, y: number]
  /** Called when it is let go, with what lies under it; null: the browser took the pointer away. */
  drop(over: Element | null): void
}

/** Follows the pointer until it is let go. The click that ends a drag is swallowed; without a drag a click stays one. */
export function carry(start: PointerEvent, { lift, offset: [dx, dy] = [0, 0], drop }: Carried): void {
  let ghost: HTMLElement | undefined
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (ghost === undefined) {
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) < FAR) return
      ghost = lift()
      document.body.append(ghost)
    }
    ghost.style.translate = `${clientX + dx}px ${clientY + dy}px`
  }
  const stop = ({ type, clientX, clientY }: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
    if (ghost === undefined) return
    ghost.remove()
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    drop(type === 'pointerup' ? document.elementFromPoint(clientX, clientY) : null)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

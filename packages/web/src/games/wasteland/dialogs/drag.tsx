import type { ComponentChildren } from 'preact'
import { carry } from '../../../ui/drag.ts'
import css from './drag.module.css'

/** Where cards can be dropped. */
export function DropZone({
  name,
  class: look,
  children,
}: {
  name: string
  class: string
  children: ComponentChildren
}) {
  return (
    <div data-drop={name} class={look}>
      {children}
    </div>
  )
}

/** Lets a card be carried by the pointer to one of some zones; a click is left to the card itself. */
export function draggable(zones: Readonly<Record<string, () => void>>): (event: PointerEvent) => void {
  return start => {
    if (start.button !== 0 || start.pointerType === 'touch') return // a finger scrolls
    const card = start.currentTarget as HTMLElement
    carry(start, {
      lift() {
        const ghost = card.cloneNode(true) as HTMLElement
        ghost.classList.add(css.ghost!)
        return ghost
      },
      offset: [-37, -48],
      drop(over) {
        const zone = over?.closest('[data-drop]')?.getAttribute('data-drop')
        if (zone != null) zones[zone]?.()
      },
    })
  }
}

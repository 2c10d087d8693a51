import type { ComponentChildren } from 'preact'
import css from './card-face.module.css'

const WIDEST = 11 // letters of a word that fit into a head

/** A card as it lies on the table: its head, its picture, and what is printed below. A click does what it stands for. */
export function CardFace({
  kind,
  name,
  picture,
  children,
  open = false,
  spent = false,
  picked = false,
  large = false,
  answer,
  label,
  explain = {},
  run,
}: {
  kind: 'item' | 'shop' | 'perk' | 'agenda' | 'companion'
  name: string
  picture: ComponentChildren
  children?: ComponentChildren
  open?: boolean // something can be done with it
  spent?: boolean
  picked?: boolean
  large?: boolean // with its text
  answer?: number
  label?: string // what a click does, for those who do not see it
  explain?: { onPointerEnter?(): void; onFocus?(): void }
  run?(): void
}) {
  const longest = Math.max(...name.split(/[\s-]/).map(word => word.length))
  return (
    <button
      type="button"
      class={css.card}
      data-kind={kind}
      data-open={open}
      data-spent={spent}
      data-large={large}
      aria-pressed={picked ? true : undefined}
      aria-disabled={!open}
      {...(label === undefined ? {} : { 'aria-description': label })}
      {...(open && answer !== undefined ? { 'data-answer': answer } : {})}
      {...explain}
      onClick={() => open && run?.()}
    >
      <b data-long={longest > WIDEST} style={{ '--longest': longest }}>
        {name}
      </b>
      <i>{picture}</i>
      {children}
    </button>
  )
}

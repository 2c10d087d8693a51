import type { ComponentChildren } from 'preact'
import type { Explained } from './play.ts'
import css from './card-face.module.css'

const WIDEST = 3.6 // ems of a word that fit into the narrowest head
const VAST = 6.8 // … that cannot be read any more where there is room for so few

/** About how wide a word is, in ems of the narrow face; rather too wide than too narrow. */
const widthOf = (word: string): number =>
  Array.from(word).reduce(
    (ems, letter) => ems + (/[mwжмфшщыю]/i.test(letter) ? 0.65 : /[а-яё]/i.test(letter) ? 0.5 : 0.46),
    0,
  )

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
  lift,
  looks,
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
  explain?: Partial<Explained>
  lift?(event: PointerEvent): void // it can be carried elsewhere
  looks?(): boolean // whether a click only looks at it
  run?(): void
}) {
  const widest = Math.max(...name.split(/[\s-]/).map(widthOf))
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
      {...(lift === undefined ? {} : { onPointerDown: lift })}
      onClick={event => {
        if (looks?.() === true)
          event.stopPropagation() // the drawer stays open
        else if (open) run?.()
      }}
    >
      <b data-long={widest > WIDEST} data-vast={widest > VAST} style={{ '--widest': widest }}>
        {name}
      </b>
      <i>{picture}</i>
      {children}
    </button>
  )
}

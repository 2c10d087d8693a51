import type { ComponentChildren } from 'preact'
import css from './frame.module.css'

/** The head of a card: what it is, above a red double rule. */
export function Head({ title }: { title: string }) {
  return (
    <header class={css.head}>
      <h2>{title}</h2>
    </header>
  )
}

/** What kind of card it is, stamped into its corner; its name says the same. */
export function Stamp({ children }: { children: ComponentChildren }) {
  return (
    <span class={css.stamp} aria-hidden="true">
      {children}
    </span>
  )
}

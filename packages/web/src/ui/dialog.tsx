import type { ComponentChildren, RefObject } from 'preact'
import { t } from '../text/words.ts'

interface DialogProps {
  readonly sheet: RefObject<HTMLDialogElement | null>
  readonly title: string
  readonly class?: string | undefined
  readonly children: ComponentChildren
  readonly actions?: ComponentChildren // instead of the button that closes it
  onClose?(): void
  onSubmit?(event: SubmitEvent): void // instead of closing it
}

/** A sheet over the page, opened by its `showModal`. It has a title, and a button at its end that closes it. */
export function Dialog({ sheet, title, class: className, children, actions, onClose, onSubmit }: DialogProps) {
  return (
    <dialog ref={sheet} aria-label={title} onClose={onClose}>
      <form method="dialog" class={className} onSubmit={onSubmit}>
        <h2>{title}</h2>
        {children}
        {actions ?? <button class="button main">{t('table.close')}</button>}
      </form>
    </dialog>
  )
}

import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { t } from '../../words.ts'
import css from './phone.module.css'

/** A button that opens a sheet with more; a tap beside the sheet closes it, and so does a choice made in it. */
export function Drawer({
  name,
  label,
  children,
  class: className,
  active,
}: {
  name: string
  label: ComponentChildren
  children: ComponentChildren
  class: string
  active: boolean
}) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const tap = ({ target }: MouseEvent) => {
    const chosen = (target as HTMLElement).closest('button[aria-disabled="false"], button[data-dweller]')
    if (target === sheet.current || chosen !== null) sheet.current?.close()
  }
  return (
    <>
      <button
        type="button"
        class={className}
        data-drawer={name}
        data-active={active}
        onClick={() => {
          setOpen(true)
          sheet.current?.showModal()
        }}
      >
        {label}
      </button>
      <dialog ref={sheet} class={css.sheet ?? ''} onClick={tap} onClose={() => setOpen(false)}>
        {open && children}
        <button type="button" class="button" onClick={() => sheet.current?.close()}>
          {t('table.close')}
        </button>
      </dialog>
    </>
  )
}

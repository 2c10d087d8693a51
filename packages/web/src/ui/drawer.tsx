import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'

/** A button that opens a sheet with more; a tap beside the sheet closes it, and so does a choice made in it. */
export function Drawer({
  name,
  label,
  children,
  look,
  sheetLook,
  choice,
  close,
  active,
}: {
  name: string
  label: ComponentChildren
  children: ComponentChildren
  look: string | undefined // classes of the button …
  sheetLook: string | undefined // … and of the sheet
  choice: string // a selector: what closes the sheet when it is clicked
  close: string // what the button says that does nothing else
  active?: boolean
}) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const tap = ({ target }: MouseEvent) => {
    const chosen = (target as HTMLElement).closest(choice)
    if (target === sheet.current || chosen !== null) sheet.current?.close()
  }
  return (
    <>
      <button
        type="button"
        class={look}
        data-drawer={name}
        data-active={active}
        onClick={() => {
          setOpen(true)
          sheet.current?.showModal()
        }}
      >
        {label}
      </button>
      <dialog ref={sheet} class={sheetLook} onClick={tap} onClose={() => setOpen(false)}>
        {open && children}
        <button type="button" class="button" onClick={() => sheet.current?.close()}>
          {close}
        </button>
      </dialog>
    </>
  )
}

import type { ComponentChildren } from 'preact'
import { Drawer as Sheet } from '../../../ui/drawer.tsx'
import { t } from '../words.ts'
import css from './drawer.module.css'

/** A drawer of the phone's table: an action or an answer closes it. */
export function Drawer({
  look = css.button,
  ...drawer
}: {
  name: string
  label: ComponentChildren
  active?: boolean // there is something to do in it
  look?: string | undefined
  children: ComponentChildren
}) {
  return (
    <Sheet
      {...drawer}
      look={look}
      sheetLook={css.sheet}
      choice='button[aria-disabled="false"], button.main'
      close={t('table.close')}
    />
  )
}

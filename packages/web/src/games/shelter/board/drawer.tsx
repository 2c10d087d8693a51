import type { ComponentChildren } from 'preact'
import { Drawer as Sheet } from '../../../ui/drawer.tsx'
import { t } from '../words.ts'
import css from './phone.module.css'

/** A drawer of the phone's table: sending a dweller or using an item closes it. */
export function Drawer({
  class: look,
  ...drawer
}: {
  name: string
  label: ComponentChildren
  children: ComponentChildren
  class: string
  active: boolean
}) {
  return (
    <Sheet
      {...drawer}
      look={look}
      sheetLook={css.sheet}
      choice='button[aria-disabled="false"], button[data-dweller]'
      close={t('table.close')}
    />
  )
}

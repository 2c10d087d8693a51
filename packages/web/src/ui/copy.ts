import { useState } from 'preact/hooks'

/** What a button says that copies a link. */
export const COPY_LINK = { 'not yet': 'table.copyLink', copied: 'table.copied', refused: 'table.copyRefused' } as const

/** Puts a text on the clipboard; false if the browser does not let us. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text) // at an address without https, as at home, there is no clipboard but for what is selected
  }
}

function copySelected(text: string): boolean {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  const place = document.querySelector('dialog:modal') ?? document.body // nothing outside of a dialog can be selected
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return done
}

/** Something to copy, and what came of the last try. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'not yet' | 'copied' | 'refused'>('not yet')
  const copy = async (text: string): Promise<void> => setOutcome((await copyText(text)) ? 'copied' : 'refused')
  return { outcome, copy }
}

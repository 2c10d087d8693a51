import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'

/** A key of the page, or several that do the same kind of thing. */
export interface KeyBinding {
  readonly keys: readonly string[] // as `KeyboardEvent.key` has them, in lower case
  readonly shown: string // in the list of keys
  help(): string
  /** Without it somebody else listens, and the binding is only listed. */
  run?(key: string): void
}

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The bindings of one part of the page, as they are now. */
interface Group {
  bindings: readonly KeyBinding[]
}

/** All parts that are on screen; the last one to come is asked first. */
const groups = signal<readonly Group[]>([])

/** Binds keys as long as a part of the page is shown. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const group = useRef<Group>({ bindings }).current
  group.bindings = bindings
  useEffect(() => {
    groups.value = [group, ...groups.peek()]
    return () => {
      groups.value = groups.peek().filter(one => one !== group)
    }
  }, [])
}

/** The keys that mean something now, for the list of them. */
export function keysInUse(): KeyBinding[] {
  return groups.value.flatMap(({ bindings }) => bindings)
}

addEventListener('keydown', event => {
  if (isMeantElsewhere(event)) return
  const key = event.key.toLowerCase()
  const bindings = groups.peek().flatMap(group => group.bindings)
  const [found, ...others] = bindings.filter(({ keys, run }) => run !== undefined && keys.includes(key))
  if (found === undefined) return
  if (key === '/') event.preventDefault() // some browsers search the page by it
  found.run?.(key)
  if (key === 'escape') for (const other of others) other.run?.(key) // whatever is open closes
})

/** Whether a key belongs to the browser, to a field somebody types in, or to a dialog. */
function isMeantElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

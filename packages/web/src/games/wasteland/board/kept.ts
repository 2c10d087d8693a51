import { same } from '@overseer/kernel'
import { useRef } from 'preact/hooks'

/** The value of before while it says the same: what the map is given stays identical while nothing changes. */
export function useKept<T>(value: T): T {
  const kept = useRef(value)
  if (!same(kept.current, value)) kept.current = value
  return kept.current
}

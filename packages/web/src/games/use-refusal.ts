import { useEffect, useState } from 'preact/hooks'

/** Why what one points at is closed: asks the table anew whenever one of these differs; undefined while nothing is known. */
export function useRefusal<Wish, Refused>(
  wished: () => Wish | undefined,
  why: (wish: Wish) => Promise<Refused | undefined>,
  dependencies: readonly unknown[],
): Refused | undefined {
  const [refusal, setRefusal] = useState<Refused>()
  useEffect(() => {
    setRefusal(undefined)
    const wish = wished()
    if (wish === undefined) return
    let current = true
    void why(wish).then(found => current && setRefusal(() => found))
    return () => {
      current = false
    }
  }, dependencies)
  return refusal
}

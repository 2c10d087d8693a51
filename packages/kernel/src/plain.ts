/** Whether two pieces of plain data are the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => key in b && same((a as Plain)[key], (b as Plain)[key]))
}

type Plain = Record<string, unknown>

/** Whether a wish is one of a few choices, field by field; a field is a plain value or a list of them. */
export function among<Choice extends object>(choices: readonly Choice[], wish: Choice): boolean {
  for (const choice of choices) if (choice === wish || sameFields(choice as Plain, wish as Plain)) return true
  return false
}

function sameFields(a: Plain, b: Plain): boolean {
  for (const key in a) if (!sameField(a[key], b[key])) return false
  for (const key in b) if (!(key in a)) return false
  return true
}

function sameField(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((part, i) => part === b[i])
}

/** A value for each key, typed by the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key, index: number) => Value,
): { readonly [K in Key]: Value } {
  return Object.fromEntries(keys.map((key, index) => [key, make(key, index)])) as { readonly [K in Key]: Value }
}

/** The same text for the same data, whatever the order of its keys. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** The path and kind of the first difference, for a message; undefined if there is none. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path || 'value'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference((a as Plain)[key], (b as Plain)[key], path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return `${path || 'value'}: other keys`
}

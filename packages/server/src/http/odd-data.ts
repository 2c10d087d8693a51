const DEEPEST = 40 // levels; nothing here has as many

/** Whether something is nested deeper than whatever reads it can follow. */
export function isDeep(data: unknown): boolean {
  let level = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap(one => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** Whether there is a NUL in it somewhere, which no database takes. */
export function holdsNul(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('\0')
  return typeof data === 'object' && data !== null && Object.entries(data).some(one => one.some(holdsNul))
}

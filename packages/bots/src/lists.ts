import { below, type Random } from '@overseer/kernel'

/** An element that must be there; an index beyond the list is a fault of the program. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length)
    throw new RangeError(`there is no element ${index} in a list of ${list.length}`)
  return list[index] as T
}

/** An element by chance, each as likely as the next. */
export function drawFrom<T>(list: readonly T[], random: Random): T {
  return itemAt(list, below(random, list.length))
}

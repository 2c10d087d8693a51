import type { Result } from '../../content/cards/types.ts'
import type { Reader } from './conditions-and-tasks.ts'

/** How a result is printed. */
export type Print<D extends Result['do']> = (reader: Reader, result: Result & { readonly do: D }) => string

/** One for each word of the vocabulary. */
export type PrintTable = { readonly [D in Result['do']]: Print<D> }

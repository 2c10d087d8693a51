import type * as z from 'zod'
import type { Delta } from './delta.ts'

/** Data that nobody changes, however deep. A delta may hold anything, and is frozen by itself. */
type Frozen<T> = [Delta] extends [T] ? T : T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** What a schema lets through, as everybody but the parser sees it. */
export type Wire<Schema extends z.ZodType> = Frozen<z.infer<Schema>>

import type { Event } from '../event.ts'
import type { View } from '../view.ts'
import type { Teller } from './teller.ts'

/** How an event of one type is put into words. */
export type Tell<T extends Event['type']> = (teller: Teller, view: View, event: Event & { readonly type: T }) => string

/** One of these for each of several types. */
export type Texts<T extends Event['type']> = { readonly [K in T]: Tell<K> }

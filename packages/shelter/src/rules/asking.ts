import { questionsOf } from '@overseer/kernel'
import { type Choice, SKIP } from '../choice.ts'
import type { Event } from '../event.ts'
import type { Objection } from '../refusal.ts'
import type { State } from '../state.ts'

/** Questions by declaration (see `flow.ts` of the kernel), for the types of this game. */
export const { ask, pickOne, mayPick, windowOf } = questionsOf<State, Choice, Event, Objection>(SKIP)

import { signal } from '@preact/signals'
import { kept } from './settings.ts'

/** What the start page knows of games online, without anything that needs a server. */

/** Whether somebody is signed in at this browser, as far as we know. Who never was costs no request. */
export const known = kept('known', ['no', 'yes'] as const, 'no')

/** The online tables that wait for me, as `online/lobby/my-turns.ts` learns from the server. */
export const waiting = signal<readonly string[]>([])

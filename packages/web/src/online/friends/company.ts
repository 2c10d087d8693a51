import type { Company } from '@overseer/protocol'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { me } from '../account/me.ts'
import { call, get } from '../api.ts'

const AGAIN_MS = 10_000

/** Friends of whoever is signed in, as the server told last; null: not known. */
const company = signal<Company | null>(null)

async function lookAgain(): Promise<void> {
  company.value = me.peek() ? await get<Company>('friends') : null
}

/** Keeps an eye on friends while something on the screen shows them. */
export function useCompany(): Company | null {
  useEffect(() => {
    const look = () => void lookAgain().catch(() => undefined) // what was known stays; the screen says what is wrong
    look()
    const timer = setInterval(() => document.hidden || look(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [me.value?.id])
  return company.value
}

/** Tables that friends call me to. They are asked about when what waits for me changes: whoever has nothing costs no request. */
export function useCalls(waiting: readonly string[]): Company['invitations'] {
  const some = waiting.join()
  useEffect(() => {
    if (some !== '' || company.peek() !== null) void lookAgain().catch(() => undefined)
  }, [some, me.value?.id])
  return company.value?.invitations ?? []
}

/** Remembers somebody, or no longer does. */
export async function befriend(player: string, wanted: boolean): Promise<void> {
  await call(wanted ? 'PUT' : 'DELETE', `friends/${player}`, wanted ? {} : undefined)
  await lookAgain()
}

/** Lets friends see that I am here, or not. */
export async function setHidden(hidden: boolean): Promise<void> {
  await call('PATCH', 'friends', { hidden })
  await lookAgain()
}

/** Whom this page has called to which table. */
const called = signal<ReadonlySet<string>>(new Set())

/** Whether somebody may be called to a table, has been, or said that they do not come now. */
export function callOf(table: string, player: string): 'call' | 'called' | 'declined' {
  if (company.value?.declined.some(one => one.table === table && one.player === player)) return 'declined'
  return called.value.has(`${table} ${player}`) ? 'called' : 'call'
}

export async function invite(table: string, player: string): Promise<void> {
  await call('POST', `tables/${table}/invite`, { player })
  called.value = new Set([...called.value, `${table} ${player}`])
}

export async function decline(table: string): Promise<void> {
  await call('POST', `tables/${table}/decline`, {})
  await lookAgain()
}

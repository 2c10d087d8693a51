import type { Maintenance } from '@overseer/protocol'
import { signal } from '@preact/signals'
import { get } from './api.ts'
import { beat, moment } from './time.ts'
import { t } from './words.ts'
import css from './page.module.css'

/** When the server is looked after, as far as it told us; null: it said nothing of it. */
export const maintenance = signal<Maintenance | null>(null)

/** Asks, for screens that no table tells. */
export async function askMaintenance(): Promise<void> {
  maintenance.value = (await get<{ notice: Maintenance | null }>('maintenance')).notice
}

/** Tells players what is coming before they begin a game, and why none begins now. */
export function MaintenanceNotice() {
  const notice = maintenance.value
  if (notice === null) return null
  void beat.value
  const { from, until, text } = notice
  const told = from > Date.now() ? t('maintenance.soon', { when: moment(from) }) : t('maintenance.now')
  const end = until === null ? '' : t('maintenance.until', { when: moment(until) })
  return (
    <p role="status" class={css.signedOut} data-maintenance>
      {[told, end, text].filter(part => part !== '').join(' ')}
    </p>
  )
}

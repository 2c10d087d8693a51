import { t } from './words.ts'
import css from './presence.module.css'

/** Whether somebody has the table open. */
export function Presence({ here }: { here: boolean }) {
  const label = here ? t('online.here') : t('online.away')
  return <span class={here ? css.here : css.away} role="img" aria-label={label} title={label} />
}

/** Marks oneself among the players. */
export function YouTag() {
  return <span class={css.you}>{t('room.you')}</span>
}

/** Marks somebody whose name is nobody's: anybody may carry it. */
export function GuestTag() {
  return <span class={css.guest}>{t('player.guest')}</span>
}

import { guestName, me } from './me.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** What somebody who is nobody yet wants to be called; asked wherever one becomes somebody by the next click. */
export function GuestName() {
  if (me.value !== null) return null
  return (
    <label class={css.field}>
      {t('account.name')}
      <input
        type="text"
        maxLength={24}
        autoComplete="nickname"
        value={guestName.value}
        placeholder={t('account.guestName')}
        onInput={event => (guestName.value = event.currentTarget.value)}
      />
    </label>
  )
}

import { TextField } from '../../ui/fields.tsx'
import { t } from '../words.ts'
import { guestName, me } from './me.ts'

/** What somebody who is nobody yet wants to be called; asked wherever one becomes somebody by the next click. */
export function GuestName() {
  if (me.value !== null) return null
  return (
    <TextField
      label={t('account.name')}
      text={guestName}
      maxLength={24}
      autoComplete="nickname"
      placeholder={t('account.guestName')}
    />
  )
}

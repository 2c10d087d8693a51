import { Sign } from '../ui/art.tsx'
import { COPY_LINK, useCopy } from '../ui/copy.ts'
import { t } from './words.ts'
import forms from './forms.module.css'

/** The link to send, by whatever the device has for that. */
export function Invitation({ link }: { link: string }) {
  const { outcome, copy } = useCopy()
  return (
    <div class={forms.oneLine}>
      <input
        type="text"
        readOnly
        value={link}
        aria-label={t('room.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy(link)}>
        <Sign name="share" /> {t(COPY_LINK[outcome])}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          class="button plain"
          onClick={() => void navigator.share({ title: 'Overseer', url: link }).catch(() => undefined)}
        >
          {t('room.share')}
        </button>
      )}
    </div>
  )
}

import { useState } from 'preact/hooks'
import { Sign } from '../ui/art.tsx'
import { t } from './words.ts'
import forms from './forms.module.css'

/** The link to send, by whatever the device has for that. */
export function Invitation({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div class={forms.oneLine}>
      <input
        type="text"
        readOnly
        value={link}
        aria-label={t('room.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Sign name="share" /> {copied ? t('table.copied') : t('table.copyLink')}
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

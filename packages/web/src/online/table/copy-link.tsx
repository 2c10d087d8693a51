import { useState } from 'preact/hooks'
import { Sign } from '../../ui/art.tsx'
import { tableLink } from '../api.ts'
import { t } from '../words.ts'

/** Copies the link of a table, to watch the game under way. */
export function CopyLink({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(tableLink(id))
    setCopied(true)
  }
  return (
    <button type="button" class="button plain" onClick={() => void copy()}>
      <Sign name="share" /> {copied ? t('table.copied') : t('table.copyLink')}
    </button>
  )
}

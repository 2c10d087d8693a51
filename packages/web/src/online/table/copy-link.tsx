import { Sign } from '../../ui/art.tsx'
import { COPY_LINK, useCopy } from '../../ui/copy.ts'
import { tableLink } from '../api.ts'
import { t } from '../words.ts'

/** Copies the link of a table, to watch the game under way. */
export function CopyLink({ id }: { id: string }) {
  const { outcome, copy } = useCopy()
  return (
    <button type="button" class="button plain" onClick={() => void copy(tableLink(id))}>
      <Sign name="share" /> {t(COPY_LINK[outcome])}
    </button>
  )
}

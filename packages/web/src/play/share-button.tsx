import type { GameRecord } from '@overseer/kernel'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { COPY_LINK, useCopy } from '../ui/copy.ts'
import { shareLink } from './share.ts'

/** Copies a link that holds the whole game; one to a replay plays it from the start, by itself. */
export function ShareButton({
  record,
  chairs,
  replay = false,
}: {
  record: GameRecord
  chairs: readonly Chair[]
  replay?: boolean
}) {
  const { outcome, copy } = useCopy()
  const share = async () => copy(await shareLink(record, chairs, replay ? 'replay' : 'game'))
  return (
    <button type="button" class="button plain" onClick={() => void share()}>
      <Sign name={replay ? 'play' : 'share'} />{' '}
      {t(replay && outcome === 'not yet' ? 'share.replay' : COPY_LINK[outcome])}
    </button>
  )
}

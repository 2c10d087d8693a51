import type { GameRecord } from '@overseer/kernel'
import { useState } from 'preact/hooks'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
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
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(await shareLink(record, chairs, replay ? 'replay' : 'game'))
    setDone(true)
  }
  return (
    <button type="button" class="button plain" onClick={() => void copy()}>
      <Sign name={replay ? 'play' : 'share'} />{' '}
      {done ? t('table.copied') : t(replay ? 'share.replay' : 'table.copyLink')}
    </button>
  )
}

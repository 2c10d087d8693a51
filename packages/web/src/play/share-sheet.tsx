import type { GameRecord } from '@overseer/kernel'
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { download, savePicture } from './files.ts'
import { pictureOf } from './picture.ts'
import { ShareButton } from './share-button.tsx'
import css from './header.module.css'

/** Everything by which a game that is looked back at goes to others: a picture, links, a file. */
export function ShareSheet({
  record,
  chairs,
  place,
  view,
  played,
}: {
  record: GameRecord
  chairs: readonly Chair[]
  place: RefObject<HTMLElement | null>
  view: unknown
  played: number // when
}) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const draw = async () => {
    setState('busy')
    try {
      savePicture(await pictureOf(place.current!, record, chairs, view, played), record, chairs, played)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button type="button" class="button plain" data-share onClick={() => sheet.current?.showModal()}>
        <Sign name="share" /> {t('share.title')}
      </button>
      <Dialog sheet={sheet} title={t('share.title')} class={css.menu}>
        <button type="button" class="button plain" disabled={state === 'busy'} onClick={() => void draw()}>
          <Sign name="download" /> {t('share.picture')}
        </button>
        {state === 'failed' && <p role="alert">{t('share.noPicture')}</p>}
        <ShareButton record={record} chairs={chairs} replay />
        <ShareButton record={record} chairs={chairs} />
        <button type="button" class="button plain" onClick={() => download(record, chairs, played)}>
          <Sign name="download" /> {t('table.export')}
        </button>
      </Dialog>
    </>
  )
}

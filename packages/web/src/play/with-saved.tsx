import type { ComponentChild } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../page/route.ts'
import { t } from '../text/words.ts'
import { Loading } from '../ui/loading.tsx'
import { download } from './files.ts'
import { checkRecord } from './import.ts'
import { type Saved, saves } from './saves.ts'

interface Props {
  readonly id: string
  children(saved: Saved): ComponentChild
}

/** Shows a saved game once it has been checked. One that cannot be played says why, and stays among the saved ones. */
export function WithSaved({ id, children }: Props) {
  const [found, setFound] = useState<Saved | 'failed' | { saved: Saved; problem: string } | null>(null)
  const check = () => {
    const saved = saves.peek().find(one => one.id === id)
    if (saved === undefined) return go()
    setFound(null)
    checkRecord(saved.record, saved.chairs).then(
      read => setFound('problem' in read ? { saved, ...read } : { ...saved, record: read.record, chairs: read.chairs }),
      () => setFound('failed'),
    )
  }
  useEffect(check, [id])
  if (found === null || found === 'failed') return <Loading failed={found !== null} retry={check} />
  return 'problem' in found ? <Unplayable {...found} /> : <>{children(found)}</>
}

function Unplayable({ saved, problem }: { saved: Saved; problem: string }) {
  return (
    <main class="fault">
      <h1>{t('saved.broken')}</h1>
      <p role="alert">{problem}</p>
      <p>{t('saved.stays')}</p>
      <button type="button" class="button" onClick={() => download(saved.record, saved.chairs, saved.changed)}>
        {t('table.export')}
      </button>
      <a class="button main" href="#/">
        {t('app.home')}
      </a>
    </main>
  )
}

import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from './words.ts'

/** A part of the page that is loaded when it is wanted. */
export function Later({ load }: { load: () => Promise<FunctionComponent> }) {
  const [Part, setPart] = useState<FunctionComponent | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    load().then(
      part => setPart(() => part),
      () => setFailed(true),
    )
  }, [])
  if (Part !== null) return <Part />
  return (
    <main class="fault">
      <p role="status">{failed ? t('error.load') : t('app.loading')}</p>
      {failed && (
        <a class="button plain" href="#/">
          {t('app.home')}
        </a>
      )}
    </main>
  )
}

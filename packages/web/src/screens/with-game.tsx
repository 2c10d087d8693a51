import type { ComponentChild } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isLoaded, loadGame } from '../games.ts'
import { t } from '../words.ts'

/** Shows something once its game has been loaded. */
export function WithGame({ id, children }: { id: string; children: () => ComponentChild }) {
  const [failed, setFailed] = useState(false)
  const [, setLoaded] = useState('')
  useEffect(() => {
    if (!isLoaded(id))
      loadGame(id).then(
        () => setLoaded(id),
        () => setFailed(true),
      )
  }, [id])
  if (isLoaded(id)) return <>{children()}</>
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

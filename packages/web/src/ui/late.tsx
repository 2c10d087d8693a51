import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/words.ts'

/** A part within a screen whose code comes when it is shown first; if it does not come, one may try again. */
export function late<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  return function Late(props) {
    const [Part, setPart] = useState<FunctionComponent<Props> | null>(null)
    const [failed, setFailed] = useState(false)
    const fetch = () => {
      setFailed(false)
      load().then(
        part => setPart(() => part),
        () => setFailed(true),
      )
    }
    useEffect(fetch, [])
    if (Part !== null) return <Part {...props} />
    if (!failed) return null
    return (
      <p role="alert">
        {t('error.load')}{' '}
        <button type="button" class="button" data-retry onClick={fetch}>
          {t('error.retry')}
        </button>
      </p>
    )
  }
}

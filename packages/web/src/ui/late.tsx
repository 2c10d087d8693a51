import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/words.ts'

/** What is shown until the code is here, and if it does not come. */
interface Waiting {
  readonly failed: boolean
  retry(): void
}

/** A part of the page whose code comes when it is shown first; if it does not come, one may try again. */
export function late<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Wait: FunctionComponent<Waiting> = Quiet,
): FunctionComponent<Props> {
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
    return Part === null ? <Wait failed={failed} retry={fetch} /> : <Part {...props} />
  }
}

/** A part within a screen: nothing, unless it does not come. */
function Quiet({ failed, retry }: Waiting) {
  if (!failed) return null
  return (
    <p role="alert">
      {t('error.load')}{' '}
      <button type="button" class="button" data-retry onClick={retry}>
        {t('error.retry')}
      </button>
    </p>
  )
}

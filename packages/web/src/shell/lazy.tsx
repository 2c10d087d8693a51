import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Loading } from '../ui/loading.tsx'

/** A part of the page that is loaded when it is wanted. */
export function Lazy({ load }: { load: () => Promise<FunctionComponent> }) {
  const [Part, setPart] = useState<FunctionComponent | null>(null)
  const [failed, setFailed] = useState(false)
  const fetch = () => {
    setFailed(false)
    load().then(
      part => setPart(() => part),
      () => setFailed(true),
    )
  }
  useEffect(fetch, [])
  return Part === null ? <Loading failed={failed} retry={fetch} /> : <Part />
}

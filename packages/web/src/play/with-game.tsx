import type { ComponentChild } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isLoaded, loadGame } from '../games/kits.ts'
import { Loading } from '../ui/loading.tsx'

/** Shows something once its game has been loaded. */
export function WithGame({ id, children }: { id: string; children: () => ComponentChild }) {
  const [failed, setFailed] = useState(false)
  const [, setLoaded] = useState('')
  const load = () => {
    setFailed(false)
    loadGame(id).then(
      () => setLoaded(id),
      () => setFailed(true),
    )
  }
  useEffect(() => {
    if (!isLoaded(id)) load()
  }, [id])
  return isLoaded(id) ? <>{children()}</> : <Loading failed={failed} retry={load} />
}

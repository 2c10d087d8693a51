import { computed, effect, useSignal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type FetchedWords, gameCalled } from '../games/kits.ts'
import { Loading } from '../ui/loading.tsx'

interface ToldTable {
  readonly game: string
  /** The table as it is now. */
  view(): unknown
  children(): ComponentChild
}

/**
 * Shows a table as long as everything that it is told with is here, in the language of the moment. What it is going to
 * need comes as soon as something has happened at it, so that nothing stands between a visitor and the board.
 */
export function WithWords({ game, view, children }: ToldTable) {
  const { tableWords } = gameCalled(game)
  const first = useRef<unknown>(undefined)
  const follow = () => {
    const now = view()
    first.current ??= now
    if (now !== first.current) tableWords.fetchAhead(now)
  }
  useEffect(() => effect(follow), [view]) // another lesson is another table
  return (
    <Fetched has={() => tableWords.has(view())} fetch={() => tableWords.fetch(view())}>
      {children}
    </Fetched>
  )
}

/** Shows something that is told with the rules of a game. */
export function WithRulebook({ game, children }: Pick<ToldTable, 'game' | 'children'>) {
  return <Fetched {...gameCalled(game).rulebook}>{children}</Fetched>
}

/** Shows something once its words are here; if they do not come, another try may have more luck. */
function Fetched({ has, fetch, children }: FetchedWords & Pick<ToldTable, 'children'>) {
  const loaded = useSignal(0)
  const here = useMemo(() => computed(() => loaded.value >= 0 && has()), [has]).value
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    fetch().then(
      () => void loaded.value++,
      () => setFailed(true),
    )
  }
  useEffect(() => {
    if (!here) load()
  }, [here])
  return here ? <>{children()}</> : <Loading failed={failed} retry={load} />
}

import { useEffect, useState } from 'preact/hooks'
import { t } from '../words.ts'
import type { RemoteTable } from './remote-table.ts'

/** Who took a choice back, and who would like to. */
export function TakeBackNotice({ table }: { table: RemoteTable }) {
  const { seat, chairs } = table
  const { wish } = table.sight.value
  const undone = useForAWhile(table.undoneBy.value)
  const nameOf = (of: number): string => chairs[of]?.name ?? ''
  return (
    <>
      {undone !== null && undone !== seat && <p>{t('online.tookBack', { who: nameOf(undone) })}</p>}
      {table.denied.value && <p>{t('online.denied')}</p>}
      {wish?.seat === seat && wish !== null && (
        <p>
          {t('online.youAsk')}{' '}
          <button type="button" class="button" onClick={() => table.askUndo(false)}>
            {t('online.neverMind')}
          </button>
        </p>
      )}
      {wish !== null && seat !== null && wish.seat !== seat && !wish.granted.includes(seat) && (
        <p data-take-back>
          {t('online.asksUndo', { who: nameOf(wish.seat) })}{' '}
          <button type="button" class="button main" onClick={() => table.answerUndo(true)}>
            {t('online.allow')}
          </button>{' '}
          <button type="button" class="button" onClick={() => table.answerUndo(false)}>
            {t('online.deny')}
          </button>
        </p>
      )}
    </>
  )
}

const A_WHILE = 8000 // milliseconds: read by then, and in the way of the next one

/** A piece of news until it is old. */
function useForAWhile<News>(news: News | null): News | null {
  const [old, setOld] = useState<News | null>(null)
  useEffect(() => {
    setOld(null)
    if (news === null) return
    const timer = setTimeout(() => setOld(news), A_WHILE)
    return () => clearTimeout(timer)
  }, [news])
  return news === old ? null : news
}

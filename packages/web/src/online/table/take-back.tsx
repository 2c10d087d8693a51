import { t } from '../words.ts'
import type { RemoteTable } from './remote-table.ts'

/** Who took a choice back, and who would like to. */
export function TakeBackNotice({ table }: { table: RemoteTable }) {
  const { seat, chairs } = table
  const { wish } = table.sight.value
  const undone = table.undoneBy.value
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

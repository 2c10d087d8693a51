import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../words.ts'
import { CopyLink } from './copy-link.tsx'
import type { RemoteTable } from './remote-table.ts'

/** Ways to leave a game before its end: for a while, for good, or all together. */

const resigning = signal<RemoteTable | null>(null) // where somebody is asked whether they mean it

/** Lines of the menu that only a table online has. */
export function TableMenu({ table, id, rated }: { table: RemoteTable; id: string; rated: boolean }) {
  const { seat, chairs } = table
  const { stead, offers } = table.sight.value
  const plays = seat !== null && table.state.value.pending !== null
  const othersLeft = chairs.some((_chair, other) => other !== seat && (stead[other] ?? null) !== null)
  return (
    <>
      <CopyLink id={id} />
      {plays && (stead[seat] ?? null) === null && (
        <button type="submit" class="button plain" onClick={() => table.stand()}>
          {rated ? t('online.standRated') : t('online.stand')}
        </button>
      )}
      {plays && othersLeft && (
        <button type="submit" class="button plain" onClick={() => table.claim()}>
          {t('online.claim')}
        </button>
      )}
      {plays && !offers.includes(seat) && (
        <button type="submit" class="button plain" onClick={() => table.offerEnd(true)}>
          {t('online.offerEnd')}
        </button>
      )}
      {plays && (
        <button type="submit" class="button plain" onClick={() => (resigning.value = table)}>
          {t('online.resign')}
        </button>
      )}
      <a class="button plain" href="#/online">
        {t('online.toLobby')}
      </a>
    </>
  )
}

/** What comes of resigning. */
function resignText({ chairs, seat }: RemoteTable): string {
  const others = chairs.filter((_chair, at) => at !== seat)
  if (others.length > 1) return t('online.resignSure')
  const [only] = others
  return only === undefined ? t('online.resignAlone') : t('online.resignTwo', { who: only.name })
}

/** Whether one means it, and what others offer. */
export function LeavingNotice({ table }: { table: RemoteTable }) {
  const { seat, chairs } = table
  const [ignored, setIgnored] = useState<readonly number[]>([]) // whose offers one has no use for
  useEffect(() => {
    if (table.sight.value.offers.length === 0) setIgnored([])
  }, [table.sight.value.offers.length])
  if (seat === null || table.state.value.pending === null) return null
  const { offers } = table.sight.value
  const others = offers.filter(other => other !== seat && !ignored.includes(other))
  const done = (resign: boolean): void => {
    resigning.value = null
    if (resign) table.resign()
  }
  return (
    <>
      {resigning.value === table && (
        <p>
          {resignText(table)}{' '}
          <button type="button" class="button" onClick={() => done(true)}>
            {t('online.resignNow')}
          </button>{' '}
          <button type="button" class="button main" onClick={() => done(false)}>
            {t('online.playOn')}
          </button>
        </p>
      )}
      {offers.includes(seat) ? (
        <p>
          {t('online.youOffer')}{' '}
          <button type="button" class="button" onClick={() => table.offerEnd(false)}>
            {t('online.withdraw')}
          </button>
        </p>
      ) : (
        others.length > 0 && (
          <p data-offer>
            {others.map(other => t('online.offers', { who: chairs[other]?.name ?? '' })).join(' ')}{' '}
            <button type="button" class="button" onClick={() => table.offerEnd(true)}>
              {t('online.agreeEnd')}
            </button>{' '}
            <button type="button" class="button main" onClick={() => setIgnored(offers)}>
              {t('online.playOn')}
            </button>
          </p>
        )
      )}
    </>
  )
}

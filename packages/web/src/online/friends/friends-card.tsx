import type { Player } from '@overseer/protocol'
import type { ComponentChildren } from 'preact'
import { Check } from '../../ui/fields.tsx'
import { Presence } from '../presence.tsx'
import { type RequestState, RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { befriend, setHidden, useCompany } from './company.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** Friends and who of them is here; whoever asks comes first, whom one played with last. */
export function FriendsCard() {
  const known = useCompany()
  const request = useRequest()
  if (known === null) return null
  const { friends, asks, recent, hidden } = known
  if (friends.length + asks.length + recent.length === 0) return null
  return (
    <section class={fields.card} data-friends>
      <h2>{t('friends.title')}</h2>
      <ul class={forms.rows}>
        {asks.map(player => (
          <Line key={player.id} player={player} text={t('friends.asks')}>
            <AddButton player={player} label={t('friends.accept')} request={request} />
          </Line>
        ))}
        {friends.map(({ player, mutual, here }) => (
          <Line
            key={player.id}
            player={player}
            {...(mutual && { here })}
            text={mutual ? t(here ? 'online.here' : 'online.away') : t('friends.waits')}
          >
            {mutual && <ChallengeLink player={player} here={here} />}
          </Line>
        ))}
      </ul>
      {friends.length === 0 && asks.length === 0 && <p class={fields.small}>{t('friends.none')}</p>}
      {recent.length > 0 && (
        <>
          <h3>{t('friends.recent')}</h3>
          <ul class={forms.rows}>
            {recent.map(player => (
              <Line key={player.id} player={player} text={player.guest ? t('player.guest') : ''}>
                <AddButton player={player} label={t('friends.add')} request={request} />
              </Line>
            ))}
          </ul>
        </>
      )}
      {friends.length > 0 && (
        <Check
          label={t('friends.seen')}
          checked={!hidden}
          onChange={seen => void request.run(() => setHidden(!seen))}
        />
      )}
      <RequestError request={request} />
    </section>
  )
}

function Line({
  player,
  here,
  text,
  children,
}: {
  player: Player
  here?: boolean
  text: string
  children: ComponentChildren
}) {
  return (
    <li>
      <span>
        {here !== undefined && <Presence here={here} />}{' '}
        <a href={`#/online/player/${player.id}`}>{player.name || t('online.deleted')}</a>{' '}
        <span class={fields.small}>{text}</span>
      </span>
      {children}
    </li>
  )
}

function AddButton({ player, label, request }: { player: Player; label: string; request: RequestState }) {
  return (
    <button
      type="button"
      class="button plain"
      aria-label={t('app.labeled', { what: label, text: player.name })}
      onClick={() => void request.run(() => befriend(player.id, true))}
    >
      {label}
    </button>
  )
}

/** To a table for the two, with whatever game one likes. */
export function ChallengeLink({ player, here }: { player: Player; here: boolean }) {
  return (
    <a
      class={`button ${here ? 'main' : 'plain'}`}
      href={`#/online/new/${player.id}`}
      aria-label={t('app.labeled', { what: t('friends.challenge'), text: player.name })}
    >
      {t('friends.challenge')}
    </a>
  )
}

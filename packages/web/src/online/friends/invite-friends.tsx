import { Presence } from '../presence.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { callOf, invite, useCompany } from './company.ts'
import forms from '../forms.module.css'

/** Friends who may be called to a table; those who sit there already are not. */
export function InviteFriends({ table, seated }: { table: string; seated: readonly string[] }) {
  const known = useCompany()
  const request = useRequest()
  const friends = (known?.friends ?? []).filter(({ mutual, player }) => mutual && !seated.includes(player.id))
  if (friends.length === 0) return null
  return (
    <>
      <ul class={forms.buttons}>
        {friends.map(({ player, here }) => (
          <li key={player.id}>
            <button
              type="button"
              class="button plain"
              disabled={callOf(table, player.id) !== 'call'}
              onClick={() => void request.run(() => invite(table, player.id))}
            >
              <Presence here={here} />{' '}
              <span aria-live="polite">{t(`friends.${callOf(table, player.id)}`, { who: player.name })}</span>
            </button>
          </li>
        ))}
      </ul>
      <RequestError request={request} />
    </>
  )
}

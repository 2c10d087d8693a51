import type { Player } from '@overseer/protocol'
import { me } from '../account/me.ts'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { useBlocked } from './blocked.ts'
import { befriend, useCompany } from './company.ts'
import { ChallengeLink } from './friends-card.tsx'
import forms from '../forms.module.css'

/** What one may do on somebody's page: make friends, challenge them, or meet them no more. */
export function FriendButtons({ player }: { player: Player }) {
  const known = useCompany()
  const request = useRequest()
  const { blocked, block } = useBlocked()
  if (known === null || player.name === '' || player.id === me.value?.id) return null
  const isBlocked = blocked.includes(player.id)
  const friend = known.friends.find(one => one.player.id === player.id)
  return (
    <div class={forms.buttons}>
      {isBlocked && <span>{t('friends.blocked')}</span>}
      {!isBlocked && friend?.mutual && <ChallengeLink player={player} here={friend.here} />}
      {!isBlocked && (
        <button
          type="button"
          class="button plain"
          disabled={request.busy}
          onClick={() => void request.run(() => befriend(player.id, friend === undefined))}
        >
          {t(friend === undefined ? 'friends.add' : 'friends.remove')}
        </button>
      )}
      {!isBlocked && friend?.mutual === false && <span>{t('friends.waits')}</span>}
      <button
        type="button"
        class="button plain"
        disabled={request.busy}
        onClick={() => void request.run(() => block(player.id, !isBlocked))}
      >
        {t(isBlocked ? 'friends.unblock' : 'friends.block')}
      </button>
      <RequestError request={request} />
    </div>
  )
}

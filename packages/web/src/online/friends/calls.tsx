import { gameName } from '../../games/kits.ts'
import { route } from '../../page/route.ts'
import { waiting } from '../../page/waiting.ts'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { decline, useCalls } from './company.ts'
import forms from '../forms.module.css'
import css from './friends.module.css'

/** Tables that friends call me to, on whatever screen I am. The one on the screen needs no saying. */
export function Calls() {
  const here = route.value[2]
  const calls = useCalls(waiting.value.filter(id => id !== here)).filter(({ table }) => table.id !== here)
  const request = useRequest()
  return (
    <div role="status" class={css.calls}>
      {calls.map(({ table, by }) => (
        <p key={table.id} data-invitation>
          <span>{t('friends.calls', { who: by.name, game: gameName(table.game) })}</span>
          <span class={forms.buttons}>
            <a class="button main" href={`#/online/table/${table.id}`}>
              {t('lobby.join')}
            </a>
            <button type="button" class="button plain" onClick={() => void request.run(() => decline(table.id))}>
              {t('friends.decline')}
            </button>
          </span>
        </p>
      ))}
      {request.error !== '' && <RequestError request={request} />}
    </div>
  )
}

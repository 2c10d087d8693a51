import { useSignal } from '@preact/signals'
import { change, type Me, type Notices } from './me.ts'
import { notify } from './my-games.ts'
import { canNotify, turnOff, turnOn } from './push.ts'
import { Told, useDeed } from './trouble.tsx'
import { t } from './words.ts'
import css from './online.module.css'

const NIGHT = { from: 22, to: 8 }

/** How one wants to hear that it is one's turn. Nothing is asked of the browser before somebody turns it on. */
export function NoticeWishes({ who }: { who: Me }) {
  const { notices } = who.preferences
  const denied = useSignal(false)
  const deed = useDeed()
  const set = (changed: Partial<Notices>) =>
    void deed.run(() => change({ preferences: { ...who.preferences, notices: { ...notices, ...changed } } }))
  const toggle = (on: boolean) =>
    void deed.run(async () => {
      if (!on) return turnOff()
      denied.value = !(await turnOn())
    })
  return (
    <section class={css.card}>
      <h2>{t('notice.wishes')}</h2>
      {canNotify && (
        <label class={css.check}>
          <input
            type="checkbox"
            checked={notify.value === 'on'}
            onChange={event => toggle(event.currentTarget.checked)}
          />{' '}
          {t('notice.browser')}
        </label>
      )}
      {denied.value && <p class={css.small}>{t('notice.denied')}</p>}
      <label class={css.field}>
        {t('notice.email')}
        <select value={notices.email} onChange={event => set({ email: event.currentTarget.value as Notices['email'] })}>
          {(['off', 'turn', 'digest'] as const).map(kind => (
            <option key={kind} value={kind}>
              {t(`notice.email.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label class={css.check}>
        <input
          type="checkbox"
          checked={notices.quiet !== null}
          onChange={event =>
            set({
              quiet: event.currentTarget.checked
                ? { ...NIGHT, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
                : null,
            })
          }
        />{' '}
        {t('notice.quiet')}
      </label>
      {notices.quiet !== null && (
        <div class={css.hours}>
          {(['from', 'to'] as const).map(end => (
            <label key={end}>
              {t(`notice.quiet.${end}`)}{' '}
              <select
                value={notices.quiet![end]}
                onChange={event => set({ quiet: { ...notices.quiet!, [end]: Number(event.currentTarget.value) } })}
              >
                {Array.from({ length: 24 }, (_, hour) => (
                  <option key={hour} value={hour}>
                    {hour}:00
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <Told deed={deed} />
    </section>
  )
}

import { chairAt } from '../table/table.ts'
import { t } from '../text/words.ts'
import type { LocalTable } from './local-table.ts'
import css from './bot-failure.module.css'

/** What can be done when a bot has failed: it may think again, or a person decides for it. */
export function BotFailure({ table }: { table: LocalTable }) {
  const seat = table.failed.value
  if (seat === null) return null
  const who = chairAt(table, seat).name
  return (
    <div role="alert" class={css.failure} data-bot-failure>
      <p>{t('botFailure.text', { who })}</p>
      <button type="button" class="button" onClick={() => table.thinkAgain()}>
        {t('botFailure.again')}
      </button>
      <button type="button" class="button main" onClick={() => table.decideForBot()}>
        {t('botFailure.decide', { who })}
      </button>
    </div>
  )
}

import { BOT_LEVELS } from '@overseer/games/boxes'
import { gameName } from '../games/kits.ts'
import { go } from '../page/route.ts'
import { bringBack, deleted, forget, saves, type Saved } from '../play/saves.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import fields from '../ui/fields.module.css'
import home from './home.module.css'
import css from './saved-games.module.css'

/** The games kept in this browser. */
export function SavedGames() {
  return (
    <section class={home.card}>
      <h2>{t('home.saved')}</h2>
      {saves.value.length === 0 && deleted.value === null && <p class={fields.small}>{t('home.noSaves')}</p>}
      {deleted.value !== null && (
        <p role="status" class={css.deleted}>
          {t('home.deleted', { who: namesOf(deleted.value) })}
          <button type="button" class="button plain" onClick={bringBack}>
            <Sign name="undo" /> {t('home.bringBack')}
          </button>
        </p>
      )}
      <ul class={css.saves} data-saves>
        {saves.value.map(saved => (
          <SavedGame key={saved.id} saved={saved} />
        ))}
      </ul>
    </section>
  )
}

function SavedGame({ saved }: { saved: Saved }) {
  return (
    <li>
      <span>
        <b>{namesOf(saved)}</b>
        <br />
        <span class={fields.small}>{facts(saved).join(' · ')}</span>
      </span>
      <button type="button" class="button" onClick={() => go(saved.over ? 'review' : 'table', saved.id)}>
        {saved.over ? t('home.review') : t('home.continue')}
      </button>
      <button
        type="button"
        class="button plain"
        aria-label={t('home.delete', { who: namesOf(saved) })}
        onClick={() => forget(saved.id)}
      >
        <Sign name="trash" />
      </button>
    </li>
  )
}

/** Who plays, and with it how they stand. */
function namesOf({ chairs, standing }: Saved): string {
  return chairs
    .map((chair, seat) => {
      const score = standing?.scores[seat]
      return score == null ? calledAt(chair) : t('home.score', { who: calledAt(chair), n: score })
    })
    .join(', ')
}

/** A bot by its name and how strong it is. */
function calledAt({ name, bot }: Chair): string {
  const level = BOT_LEVELS.find(one => one === bot)
  return level === undefined ? name : t('home.bot', { who: name, how: t(`setup.${level}`) })
}

/** The game, how far it is or who won, and when that was. */
function facts({ record, chairs, over, standing, changed }: Saved): string[] {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  const winners = standing?.winners?.map(seat => chairs[seat]?.name ?? '') ?? []
  const result =
    standing?.winners == null
      ? t('home.over')
      : winners.length === 0
        ? t('home.allLost')
        : t('home.won', { who: winners.join(', ') })
  return [
    gameName(record.game),
    ...(record.practice ? [t('table.practice')] : []),
    ...(over ? [result] : standing === undefined ? [] : [t('home.round', { n: standing.round })]),
    date.format(changed),
  ]
}

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gameCalled, isGame } from '../games.ts'
import { language } from '../settings.ts'
import { t } from '../words.ts'
import { WithGame } from './with-game.tsx'
import css from './rules.module.css'

/** The rules of a game: `#/rules/wasteland`; `#/rules/SH-PLC-2` opens at one of them. */
export function Rules({ id = 'shelter' }: { id: string | undefined }) {
  const game = isGame(id) ? id : id.startsWith('W-') ? 'wasteland' : 'shelter'
  return <WithGame id={game}>{() => <RulesOf game={game} id={id} />}</WithGame>
}

/** Every rule and ruling by topic, to be searched. */
function RulesOf({ game, id }: { game: string; id: string }) {
  const { rules, narrator, cardName } = gameCalled(game)
  const [search, setSearch] = useState('')
  const opened = useRef<HTMLLIElement>(null)
  const tell = useMemo(() => narrator(language.value, []), [game, language.value])
  useEffect(() => opened.current?.scrollIntoView({ block: 'center' }), [id])
  const wanted = search.trim().toLowerCase()
  const found = rules
    .map(rule => ({ rule, ...tell.rule(rule)! }))
    .filter(
      ({ rule, text, ruling = '' }) => wanted === '' || `${rule} ${text} ${ruling}`.toLowerCase().includes(wanted),
    )
  const topics = [...new Set(found.map(({ rule }) => rule.split('-')[1]!))]
  return (
    <main class={css.rules}>
      <header>
        <button type="button" class="button plain" onClick={() => history.back()}>
          {t('review.back')}
        </button>
        <h1>{t('rules.title')}</h1>
        <input
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={search}
          onInput={event => setSearch(event.currentTarget.value)}
        />
        <span role="status">
          {found.length === 0 ? t('rules.none', { text: search }) : t('rules.found', { n: found.length })}
        </span>
      </header>
      {topics.map(topic => (
        <section key={topic}>
          <h2>{cardName(language.value, 'topic', topic)}</h2>
          <ul>
            {found
              .filter(({ rule }) => rule.split('-')[1] === topic)
              .map(({ rule, text, ruling }) => (
                <li key={rule} id={rule} class={rule === id ? css.opened : ''} ref={rule === id ? opened : null}>
                  <p>{text}</p>
                  {ruling !== undefined && (
                    <p class={css.ruling}>
                      <b>{t('table.ruling')}</b> {ruling}
                    </p>
                  )}
                  <a href={`#/rules/${rule}`}>{rule}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

import { BOXES, GAME_IDS, isGame } from '@overseer/games/boxes'
import type { RuleId, RuleText } from '@overseer/kernel'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { FIRST_GAME, gameCalled } from '../games/kits.ts'
import { language } from '../page/settings.ts'
import type { GameCard } from '../games/kit.ts'
import { WithGame } from '../play/with-game.tsx'
import { WithRulebook } from '../play/with-words.tsx'
import { t } from '../text/words.ts'
import { useKeys } from '../ui/keys.ts'
import { touch } from '../ui/screen-size.ts'
import { isCalled, isHeadedBy, type Searchable, searchIn } from './rule-search.ts'
import css from './rules.module.css'

/** The rules of a game: `#/rules/<game>`; `#/rules/SH-PLC-2` opens at one of them. */
export function Rules({ id = FIRST_GAME }: { id: string | undefined }) {
  const game = isGame(id) ? id : (gameOfRule(id) ?? FIRST_GAME)
  return (
    <WithGame id={game}>
      {() => <WithRulebook game={game}>{() => <RulesOf game={game} id={id} />}</WithRulebook>}
    </WithGame>
  )
}

function gameOfRule(rule: RuleId): string | undefined {
  return GAME_IDS.find(id => rule.startsWith(`${BOXES[id]!.rulePrefix}-`))
}

/** A rule with what it may be found by. */
interface Found extends RuleText, Searchable {
  readonly rule: RuleId
  readonly said: string // the rule itself; `text` is all that is searched
  readonly topic: string
}

const SHOWN = 6 // cards that were found

const topicOf = (rule: RuleId): string => rule.split('-')[1]!

/** Every rule and ruling by topic, to be searched; before them the game at a glance, its signs and its cards. */
function RulesOf({ game, id }: { game: string; id: string }) {
  const { rules, narrator, cardName, kit } = gameCalled(game)
  const [typed, setTyped] = useState('')
  const opened = useRef<HTMLLIElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const all = useMemo((): Found[] => {
    const tell = narrator([])
    return rules.map(rule => {
      const told = tell.rule(rule)!
      const topic = topicOf(rule)
      const text = `${rule} ${told.text} ${told.ruling ?? ''}`
      return {
        ...told,
        rule,
        topic,
        heading: cardName('topic', topic),
        said: told.text,
        text,
        terms: kit.searchTerms?.(rule) ?? '',
      }
    })
  }, [game, language.value])
  const cards = useMemo(() => kit.cards?.() ?? [], [game, language.value])
  useEffect(() => opened.current?.scrollIntoView({ block: 'center' }), [id])
  useEffect(() => {
    if (!touch.peek()) search.current?.focus({ preventScroll: true }) // what is typed is looked for; a finger would get a keyboard over the rules
  }, [game])
  useKeys([{ keys: ['escape'], shown: 'Esc', help: () => t('keys.escape'), run: () => history.back() }])
  const found = useMemo(() => searchIn(all, typed), [all, typed])
  const looks = typed.trim() !== ''
  const { named, mentioned } = useMemo(() => findCards(cards, typed), [cards, typed])
  const topics = [...new Set(found.map(({ topic }) => topic))]
  const isHeaded = (topic: string): boolean => isHeadedBy(cardName('topic', topic), typed)
  const cardIsMeant = named.some(({ name }) => isCalled(name, typed))
  const sections = (isShown: (topic: string) => boolean) =>
    topics
      .filter(isShown)
      .map(topic => (
        <Topic key={topic} topic={topic} name={cardName('topic', topic)} found={found} id={id} opened={opened} />
      ))
  return (
    <main class={css.rules}>
      <header>
        <button type="button" class="button plain" onClick={() => history.back()}>
          {t('learn.back')}
        </button>
        <h1>{t('rules.title')}</h1>
        <input
          ref={search}
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={typed}
          onInput={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && typed === '' && history.back()}
        />
        <span role="status">
          {found.length === 0 ? t('rules.none', { text: typed }) : t('rules.found', { n: found.length })}
        </span>
      </header>
      {!looks && <Overview game={game} topics={topics} />}
      {looks && cardIsMeant && <CardList cards={named} />}
      {sections(isHeaded)}
      {looks && !cardIsMeant && <CardList cards={named} />}
      {sections(topic => !isHeaded(topic))}
      {looks && <CardList cards={mentioned} />}
    </main>
  )
}

interface TopicProps {
  readonly topic: string
  readonly name: string
  readonly found: readonly Found[]
  readonly id: string // of the rule that is shown, if one is
  readonly opened: RefObject<HTMLLIElement | null>
}

/** The rules about something that were found. */
function Topic({ topic, name, found, id, opened }: TopicProps) {
  return (
    <section id={`topic-${topic}`}>
      <h2>{name}</h2>
      <ul>
        {found
          .filter(one => one.topic === topic)
          .map(({ rule, said, ruling }) => (
            <li key={rule} id={rule} class={rule === id ? css.opened : ''} ref={rule === id ? opened : null}>
              <p>{said}</p>
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
  )
}

/** The cards that are called what was typed, and those that only speak of it. */
function findCards(cards: readonly GameCard[], typed: string): { named: GameCard[]; mentioned: GameCard[] } {
  const find = (text: (card: GameCard) => string) =>
    searchIn(
      cards.map(card => ({ card, heading: card.name, text: text(card), terms: '' })),
      typed,
    ).map(({ card }) => card)
  const named = find(() => '').slice(0, SHOWN)
  const mentioned = find(({ text }) => text).filter(card => !named.includes(card))
  return { named, mentioned: mentioned.slice(0, SHOWN) }
}

/** What wins and ends the game, the signs, the cards, and what there are rules about. */
function Overview({ game, topics }: { game: string; topics: readonly string[] }) {
  const { kit, cardName } = gameCalled(game)
  const cards = kit.cards?.() ?? []
  const signs = kit.signs?.() ?? []
  const to = (topic: string) => document.getElementById(`topic-${topic}`)?.scrollIntoView({ block: 'start' })
  return (
    <section class={css.overview} aria-label={t('aim.title')} data-overview>
      <ul class={css.aim}>
        {kit.aim?.().map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <nav aria-label={t('rules.contents')}>
        {topics.map(topic => (
          <button key={topic} type="button" class="button plain" onClick={() => to(topic)}>
            {cardName('topic', topic)}
          </button>
        ))}
      </nav>
      {signs.length > 0 && (
        <details open>
          <summary>{t('rules.signs')}</summary>
          <ul class={css.signs}>
            {signs.map(({ id, picture, name }) => (
              <li key={id}>
                {picture} {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      {cards.length > 0 && (
        <details>
          <summary>{t('rules.cards')}</summary>
          <CardList cards={cards} />
        </details>
      )}
    </section>
  )
}

function CardList({ cards }: { cards: readonly GameCard[] }) {
  if (cards.length === 0) return null
  return (
    <ul class={css.cards}>
      {cards.map(({ id, picture, name, text }) => (
        <li key={id} data-card={id}>
          {picture}
          <b>{name}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

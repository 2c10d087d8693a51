import { type ActivationAhead, type AgendaAhead, FACTIONS, type FactionAhead } from '@overseer/wasteland'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useKeys } from '../../../ui/keys.ts'
import { seatColors } from '../../../ui/seat.tsx'
import { Mark } from '../art/mark.tsx'
import type { SignName } from '../art/signs.ts'
import { AgendaPicture } from '../art/picture.tsx'
import { percent } from '../../../text/numbers.ts'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { newsOf } from './news.ts'
import { ACTIONS } from './play.ts'
import css from './overview.module.css'

/** Opens the overview over the table. */
export function OverviewButton({ class: look }: { class: string }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    sheet.current?.showModal()
  }
  useKeys([{ keys: ['o'], shown: 'O', help: () => t('overview.title'), run: show }])
  return (
    <>
      <button type="button" class={look} aria-haspopup="dialog" data-overview-button onClick={show}>
        <Mark name="eye" /> {t('overview.title')}
      </button>
      <dialog
        ref={sheet}
        class={css.sheet}
        aria-label={t('overview.title')}
        onClick={event => event.target === sheet.current && sheet.current?.close()}
        onClose={() => setOpen(false)}
      >
        {open && <Overview />}
        <button type="button" class="button main" onClick={() => sheet.current?.close()}>
          {t('table.close')}
        </button>
      </dialog>
    </>
  )
}

/** The turn and the goal on one screen: who stands where, what ends it, what a turn is, what may come, what happened. */
export function Overview() {
  const { view, captions } = usePlay()
  const friends = view.options.friends !== null
  return (
    <div class={css.overview} data-overview tabIndex={0}>
      <div>
        <Part title={t('overview.goal')} sign="influence">
          <p>{friends ? captions.say('about.friends') : t('overview.wins', { n: view.goal })}</p>
          {!friends && <Standings />}
          {!friends && <Agendas />}
        </Part>
        <Part title={t('overview.end')} sign="skull">
          <Factions />
        </Part>
      </div>
      <div>
        <Part title={t('overview.turn')} sign="move">
          <Turn />
        </Part>
        <Part title={t('overview.since')} sign="event">
          <News />
        </Part>
      </div>
      <Part title={captions.say('ahead.heading.next')} sign="fight">
        <Activations />
      </Part>
    </div>
  )
}

function Turn() {
  return (
    <>
      <p>{t('overview.actions')}</p>
      <ul class={css.actions}>
        {ACTIONS.map(action => (
          <li key={action}>
            <Mark name={action} />
            <span>
              <b>{t(`action.${action}`)}</b> {t(`help.${action}`)}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('overview.round')}</p>
    </>
  )
}

function Part({ title, sign, children }: { title: string; sign: SignName; children: ComponentChildren }) {
  return (
    <section class={css.part}>
      <h2>
        <Mark name={sign} /> {title}
      </h2>
      {children}
    </section>
  )
}

/** Everybody's influence as far as it is known: what is sure is full, what hidden agendas could add is pale. */
function Standings() {
  const { view, nameOf, captions, ahead } = usePlay()
  const { seats, goal } = ahead.influence
  const share = (n: number): string => `${(Math.min(n, goal) / goal) * 100}%`
  return (
    <ul class={css.standings}>
      {seats.map(({ seat, least, most }) => {
        const who = nameOf(seat)
        const spoken =
          least === most
            ? captions.say('ahead.influence', { who, n: least, goal })
            : captions.say('ahead.between', { who, least, most, goal })
        return (
          <li key={seat} style={seatColors(seat)} data-out={view.players[seat]?.eliminated ?? false}>
            <span class="visually-hidden">{spoken}</span>
            <b aria-hidden="true">{who}</b>
            <i aria-hidden="true">
              <i data-is="most" style={{ width: share(most) }} />
              <i data-is="least" style={{ width: share(least) }} />
            </i>
            <span aria-hidden="true">{least === most ? least : `${least}–${most}`}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Agendas() {
  const { ahead } = usePlay()
  return (
    <ul class={css.agendas}>
      {ahead.influence.agendas.map((one, at) => (
        <AgendaLine key={at} ahead={one} />
      ))}
    </ul>
  )
}

function AgendaLine({ ahead }: { ahead: AgendaAhead }) {
  const { view, captions } = usePlay()
  return (
    <li>
      <i>
        <AgendaPicture of={ahead.agenda} />
      </i>
      <span>
        <b>
          {captions.agenda(ahead.agenda)} <Mark name="influence" /> {ahead.worth}
        </b>
        <small>{captions.agendaBonus(view, ahead.agenda)}</small>
        {captions.lacks(ahead).map(line => (
          <em key={line}>{line}</em>
        ))}
      </span>
    </li>
  )
}

/** Both factions with what moves them, and what the agenda deck does to them. */
function Factions() {
  const play = usePlay()
  const { ahead } = play
  return (
    <>
      <p>{t('overview.ends')}</p>
      {FACTIONS.map(side => (
        <FactionLine key={side} faction={ahead.factions.find(one => one.side === side)!} />
      ))}
      <p class={css.deck} data-warning={ahead.deck.warning}>
        <Mark name="agenda" /> {play.captions.deck(play.view, play.ahead.deck)}
      </p>
    </>
  )
}

function FactionLine({ faction }: { faction: FactionAhead }) {
  const { view, captions } = usePlay()
  const { side, power, end } = faction
  const name = captions.faction(view, side)
  return (
    <div class={css.faction}>
      <p>
        <Mark name={side} /> <b>{captions.say('table.powerOf', { faction: name, n: power, end })}</b>
      </p>
      <ol aria-hidden="true">
        {Array.from({ length: end }, (_, at) => (
          <li key={at} data-full={at < power} data-last={at === end - 1} />
        ))}
      </ol>
      {captions.movers(faction).map(line => (
        <small key={line}>{line}</small>
      ))}
    </div>
  )
}

/** Which kinds of enemies the next agenda may wake, and whom they would reach. */
function Activations() {
  const { ahead } = usePlay()
  return (
    <ul class={css.next}>
      {ahead.activations.map(one => (
        <Next key={one.kind} activation={one} />
      ))}
    </ul>
  )
}

function Next({ activation }: { activation: ActivationAhead }) {
  const { view, captions, near } = usePlay()
  const { kind, chance, foes } = activation
  const lines = captions.activation(view, activation)
  return (
    <li data-danger={foes.some(({ fights }) => fights === near)}>
      <p>
        <Mark name={kind} /> <b>{captions.kind(view, kind)}</b> <em>{percent(chance)}</em>
      </p>
      {lines.map((line, at) => (
        <small key={at} data-fights={foes[at]?.fights === near}>
          {line}
        </small>
      ))}
    </li>
  )
}

function News() {
  const board = useBoard()
  const lines = newsOf(usePlay(), board)
  if (lines.length === 0) return <p>{t('overview.nothing')}</p>
  return (
    <ul class={css.news}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

import type { Frame, Narrator } from '@overseer/kernel'
import { type ComponentChild, createContext, Fragment } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { attention } from '../table/attention.ts'
import type { Stage } from '../table/stage.ts'
import type { Table } from '../table/table.ts'
import { t } from '../text/words.ts'
import { memo } from '../ui/memo.ts'
import { pointing } from '../ui/pointing.ts'
import { ShowControls } from './show-controls.tsx'
import css from './log.module.css'

const SHOWN = 300 // at once: a whole evening would take its time at every move

interface LogProps {
  readonly table: Table
  readonly stage: Stage
  readonly narrator: Narrator
}

interface ToldProps extends Omit<LogProps, 'table'> {
  readonly frames: readonly Frame[] // of one table always the same list, which grows
  readonly count: number // how many of them are told
  readonly now: unknown // the event that is shown once more, or null
  readonly game: string
  readonly plays: boolean // somebody at this screen
}

/** What the log looks for in an event, whatever the game: what it is, and whose. */
interface Happened {
  readonly type: string
  readonly seat?: number
}

/** What shares the place of the log, such as the chat of a table online. */
export const BesideLog = createContext<ComponentChild>(null)

/** The log of a table. What the stage has not shown yet is not told yet. */
export function Log({ table, stage, narrator }: LogProps) {
  const beside = useContext(BesideLog)
  const { game, history } = table
  const count = history.length - stage.scene.value.behind
  const plays = table.seat !== null // a spectator has made no move
  const told = (
    <Told
      game={game}
      frames={history}
      count={count}
      now={stage.scene.value.again ? stage.scene.value.event : null}
      narrator={narrator}
      stage={stage}
      plays={plays}
    />
  )
  if (beside === null) return told
  return (
    <div class={css.shared} data-shared>
      {told}
      {beside}
    </div>
  )
}

/** What happened, as sentences; pointing at one shows where. The list stays at its end by its style. */
const Told = memo(
  function Told({ frames, count, now, narrator, game, stage, plays }: ToldProps) {
    const [shown, setShown] = useState(SHOWN)
    const from = Math.max(0, count - shown)
    const since = stage.still || !plays ? -1 : frames.length - stage.news.length // what others did since is set off, while one plays
    return (
      <section class={css.log} aria-label={t('table.log')}>
        <header>
          <h2>{t('table.log')}</h2>
          <ShowControls stage={stage} />
        </header>
        <div class={css.scroll} tabIndex={0} data-log>
          <ol>
            {from > 0 && (
              <li class={css.earlier}>
                <button type="button" data-earlier onClick={() => setShown(shown + SHOWN)}>
                  {t('show.earlier')}
                </button>
              </li>
            )}
            {frames.slice(from, count).map((frame, i) => (
              <Fragment key={from + i}>
                {from + i === since && since > 0 && (
                  <li class={css.since} data-since>
                    {t('show.since')}
                  </li>
                )}
                <Entry frame={frame} narrator={narrator} game={game} now={frame.event === now} />
              </Fragment>
            ))}
          </ol>
        </div>
      </section>
    )
  },
  (before, next) =>
    before.count === next.count &&
    before.now === next.now &&
    before.frames === next.frames &&
    before.narrator === next.narrator,
)

interface EntryProps {
  readonly frame: Frame
  readonly narrator: Narrator
  readonly game: string
  readonly now: boolean // the board shows it once more
}

const Entry = memo(
  function Entry({ frame, narrator, game, now }: EntryProps) {
    const line = useRef<HTMLLIElement>(null)
    const { chapters, placeOf } = gameCalled(game).kit
    const { type, seat } = frame.event as Happened
    const place = placeOf(frame.event)
    const [text = ''] = narrator.event(frame.view, frame.event).split('\n') // a story is read on its card
    const mark = seat === undefined ? 'transparent' : `var(--seat-${seat})`
    useEffect(() => {
      if (now) line.current?.scrollIntoView({ block: 'nearest' })
    }, [now])
    if (text === '') return null // what is not for everybody who looks
    return (
      <li
        ref={line}
        class={chapters.includes(type) ? css.chapter : ''}
        style={{ '--mark': mark }}
        aria-current={now ? 'step' : undefined}
      >
        {place === null ? text : <Linked place={place}>{text}</Linked>}
      </li>
    )
  },
  (before, next) => before.frame === next.frame && before.narrator === next.narrator && before.now === next.now,
)

function Linked({ place, children }: { place: string; children: string }) {
  const show = () => {
    attention.value = place
  }
  const leave = () => {
    attention.value = null
  }
  return (
    <button type="button" onClick={show} onPointerEnter={event => pointing(event, show)} onPointerLeave={leave}>
      {children}
    </button>
  )
}

import type { GameRecord } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { Stage } from '../board/stage.ts'
import { gameCalled } from '../games.ts'
import { go } from '../route.ts'
import { saves } from '../table/saves.ts'
import { replayTo, StillTable, tellAll } from '../table/still-table.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../words.ts'
import { openGame, startGame } from './new-game.ts'
import { shareLink } from './share.ts'
import { download } from './table-screen.tsx'
import { WithGame } from './with-game.tsx'
import css from './review.module.css'

/** A finished game of this browser. */
export function Review({ id }: { id: string }) {
  const saved = saves.value.find(one => one.id === id)
  useEffect(() => {
    if (saved === undefined) go()
  }, [saved])
  if (saved === undefined) return null
  const { record, chairs } = saved
  return (
    <WithGame id={record.game}>
      {() => (
        <ReviewOf record={record} chairs={chairs}>
          <button type="button" class="button main" onClick={() => void startGame(record.game, chairs, again(record))}>
            {t('review.again')}
          </button>
        </ReviewOf>
      )}
    </WithGame>
  )
}

/** What was agreed on, but for the number of seats and who begins. */
function again({ options }: GameRecord): object {
  const { seats: _seats, first: _first, ...rest } = (options ?? {}) as Record<string, unknown>
  return rest
}

/** Who won and why, and every position to look at or to play on from. */
export function ReviewOf({
  record,
  chairs,
  children,
}: {
  record: GameRecord
  chairs: readonly Chair[]
  children?: ComponentChildren
}) {
  const { game, Board, Summary } = gameCalled(record.game)
  const [at, setAt] = useState(record.choices.length)
  const story = useMemo(() => tellAll(record), [record])
  const table = useMemo(() => new StillTable(record, chairs, at, story), [record, chairs, at])
  const stage = useMemo(() => new Stage(table, {}), [table])
  return (
    <main class={css.review}>
      <header class={css.head}>
        <button type="button" class="button plain" onClick={() => go()}>
          {t('app.home')}
        </button>
        <h1>{t('review.title')}</h1>
        <button type="button" class="button plain" onClick={() => download(record)}>
          <Sign name="download" /> {t('table.export')}
        </button>
        <ShareButton record={record} />
        {children}
      </header>
      <Summary game={record.game} story={story} names={chairs.map(({ name }) => name)} />
      <div class={css.slider}>
        <button
          type="button"
          class="button plain"
          aria-label={t('review.back')}
          onClick={() => setAt(Math.max(0, at - 1))}
        >
          <Sign name="stepBack" />
        </button>
        <input
          type="range"
          min={0}
          max={record.choices.length}
          value={at}
          aria-label={t('review.step', { n: at, all: record.choices.length })}
          onInput={event => setAt(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="button plain"
          aria-label={t('review.forth')}
          onClick={() => setAt(Math.min(record.choices.length, at + 1))}
        >
          <Sign name="stepForward" />
        </button>
        <span>{t('review.step', { n: at, all: record.choices.length })}</span>
        <button
          type="button"
          class="button"
          disabled={game.pending(replayTo(record, at)) === undefined}
          onClick={() => openGame({ ...record, choices: record.choices.slice(0, at) }, chairs)}
        >
          <Sign name="play" /> {t('review.play')}
        </button>
      </div>
      <div class={css.board}>
        <Board table={table} stage={stage} />
      </div>
    </main>
  )
}

function ShareButton({ record }: { record: GameRecord }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(await shareLink(record))
    setDone(true)
  }
  return (
    <button type="button" class="button plain" onClick={() => void copy()}>
      <Sign name="share" /> {done ? t('table.copied') : t('table.copyLink')}
    </button>
  )
}

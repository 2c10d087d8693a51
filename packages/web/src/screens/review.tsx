import { type Chancy, type GameRecord, opening, replay } from '@overseer/kernel'
import {
  type Breakdown,
  CATALOGUES,
  type English,
  type Event,
  type ShelterResult,
  SOURCES,
  type View,
} from '@overseer/shelter'
import { speaker } from '@overseer/kernel'
import { signal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { gameCalled } from '../games.ts'
import { Art, Sign } from '../art/art.tsx'
import { BOARDS } from '../board/boards.ts'
import { Stage } from '../board/stage.ts'
import { go } from '../route.ts'
import { language } from '../settings.ts'
import { saves, type Saved } from '../table/saves.ts'
import type { Frame, Table, TableState } from '../table/table.ts'
import { t } from '../words.ts'
import { Chart, type Series } from './chart.tsx'
import { openGame, startGame } from './new-game.ts'
import { shareLink } from './share.ts'
import { download } from './table-screen.tsx'
import css from './review.module.css'

/** A finished game: who won and why, how happiness grew, and every position to look at or to play on from. */
export function Review({ id }: { id: string }) {
  const saved = saves.value.find(one => one.id === id)
  useEffect(() => {
    if (saved === undefined) go()
  }, [saved])
  return saved === undefined ? null : <ReviewOf saved={saved} />
}

function ReviewOf({ saved }: { saved: Saved }) {
  const { record, chairs } = saved
  const { game } = gameCalled(record.game)
  const [at, setAt] = useState(record.choices.length)
  const story = useMemo(() => tellAll(record), [record])
  const table = useMemo(() => new StillTable(record, chairs, at, story), [record, chairs, at])
  const stage = useMemo(() => new Stage(table, {}), [table])
  const end = story.end as View
  const { Board } = BOARDS[record.game]!
  const say = speaker<English>(language.value, CATALOGUES[language.value])
  return (
    <main class={css.review}>
      <header class={css.head}>
        <button type="button" class="button plain" onClick={() => go()}>
          {t('app.home')}
        </button>
        <h1>{t('review.title')}</h1>
        <button type="button" class="button plain" onClick={() => download({ record, game: record.game })}>
          <Sign name="download" /> {t('table.export')}
        </button>
        <ShareButton record={record} />
        <button type="button" class="button main" onClick={() => startGame(chairs)}>
          {t('review.again')}
        </button>
      </header>
      {end.result && (
        <div class={css.summary}>
          <Scores result={end.result} names={chairs.map(({ name }) => name)} />
          <section>
            <h2>{t('review.chart')}</h2>
            <Chart
              series={happinessByRound(story, chairs.length)}
              names={chairs.map(({ name }) => name)}
              sources={[...SOURCES.map(source => say(`source.${source}`)), t('review.items')]}
            />
          </section>
        </div>
      )}
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

function Scores({ result, names }: { result: ShelterResult; names: readonly string[] }) {
  const say = speaker<English>(language.value, CATALOGUES[language.value])
  const winners = result.winners.map(seat => names[seat]!)
  const shared = winners.length > 1
  const won = (seat: number): boolean => result.winners.includes(seat)
  const lines: { what: string; of: (score: Breakdown) => string | number }[] = [
    ...SOURCES.map(source => ({ what: say(`source.${source}`), of: ({ sources }: Breakdown) => sources[source] })),
    { what: t('review.items'), of: ({ items }) => Object.values(items).reduce((sum, n) => sum + n, 0) },
    { what: t('review.lost'), of: ({ lost }) => (lost === 0 ? 0 : `−${lost}`) },
  ]
  const order = [...result.ranks.keys()].sort((a, b) => result.ranks[a]! - result.ranks[b]!)
  return (
    <section class={css.scores}>
      <div class={css.verdict}>
        <Art name="big/winner" class={css.winner ?? ''} />
        <h2>{say(shared ? 'event.gameEndedShared' : 'event.gameEnded', { winners: winners.join(', ') })}</h2>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {order.map(seat => (
              <th key={seat} scope="col" style={{ '--seat': `var(--seat-${seat})` }} data-won={won(seat)}>
                {result.ranks[seat]}. {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, of }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {order.map(seat => (
                <td key={seat} data-won={won(seat)}>
                  {of(result.breakdown[seat]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Sign name="happiness" /> {say('icon.happiness')}
            </th>
            {order.map(seat => (
              <td key={seat} data-won={won(seat)}>
                {result.breakdown[seat]!.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {result.tieBreaks.length > 0 && <p>{say(shared ? 'tie.shared' : `tie.${result.tieBreaks.at(-1)!}`)}</p>}
    </section>
  )
}

interface Story {
  readonly frames: readonly Frame[]
  readonly told: readonly number[] // how many of them by the time of so many choices
  readonly end: unknown // the last view
}

/** Everything that happened, with the table after each event. */
function tellAll(record: GameRecord): Story {
  const { game } = gameCalled(record.game)
  const frames: Frame[] = []
  const told = [0]
  const state = opening(game, record)
  for (const choice of record.choices) {
    game.apply(state, choice, event => frames.push({ event, view: game.view(state, 'spectator') }))
    told.push(frames.length)
  }
  return { frames, told, end: game.view(state, 'spectator') }
}

/** Each player's happiness at the end of each round, by source; items count at the very end. */
function happinessByRound({ frames, end }: Story, seats: number): Series[] {
  const rounds = frames.filter(({ event }) => (event as Event).type === 'recalled').map(({ view }) => view as View)
  const views = [...rounds.slice(0, -1), end as View]
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    totals: views.map(({ players, result }) => result?.breakdown[seat]?.total ?? players[seat]!.happiness),
    parts: views.map(({ players, result }) => [
      ...SOURCES.map(source => players[seat]!.sources[source]),
      Object.values(result?.breakdown[seat]?.items ?? {}).reduce((sum, n) => sum + n, 0),
    ]),
  }))
}

function replayTo(record: GameRecord, at: number): Chancy {
  return replay(gameCalled(record.game).game, record, at)
}

/** One position of a record, to be looked at only. */
class StillTable implements Table {
  readonly game: string
  readonly record: GameRecord
  readonly chairs: Table['chairs']
  readonly state
  readonly history: readonly Frame[]

  constructor(record: GameRecord, chairs: Table['chairs'], at: number, { frames, told }: Story) {
    const { game } = gameCalled(record.game)
    const state = replayTo(record, at)
    this.game = record.game
    this.record = record
    this.chairs = chairs
    this.history = frames.slice(0, told[at])
    this.state = signal<TableState>({
      version: at,
      view: game.view(state, 'spectator'),
      pending: game.pending(state) ?? null,
      choices: [],
      thinking: null,
      undo: 'nothingToUndo',
      frames: [],
    })
  }

  choose(): void {}
  undo(): void {}
  close(): void {}
  why(): Promise<undefined> {
    return Promise.resolve(undefined)
  }
  hint(): Promise<readonly []> {
    return Promise.resolve([])
  }
}

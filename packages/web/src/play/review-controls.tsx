import type { GameRecord } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { pace, PACES } from '../page/settings.ts'
import type { Replay } from '../table/replay.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { Select } from '../ui/fields.tsx'
import { useKeys } from '../ui/keys.ts'
import css from './review.module.css'

const STEP = { slow: 2400, normal: 1200, fast: 600, atOnce: 300 } as const // milliseconds a choice
const SPEEDS = { slow: '½×', normal: '1×', fast: '2×', atOnce: '4×' } as const

/** Goes through a game: step by step, round by round, by the slider, or by itself. */
export function ReviewControls({
  record,
  replay,
  at,
  autoplay,
  onShow,
  children,
}: {
  record: GameRecord
  replay: Replay
  at: number
  autoplay: boolean // begins to play at once
  onShow(at: number): void
  children: ComponentChildren
}) {
  const all = record.choices.length
  const [plays, setPlays] = useState(autoplay)
  const chapters = useMemo(() => chaptersOf(record.game, replay), [record, replay])
  const round = chapters.findLastIndex(one => one <= at)
  const to = (moment: number) => {
    setPlays(false)
    onShow(Math.max(0, Math.min(all, moment)))
  }
  const play = () => {
    if (at === all) onShow(0)
    setPlays(!plays)
  }
  useEffect(() => {
    if (!plays) return
    if (at >= all) return setPlays(false)
    const timer = setTimeout(() => onShow(at + 1), STEP[pace.value])
    return () => clearTimeout(timer)
  }, [plays, at, pace.value])
  useKeys([
    { keys: ['arrowleft'], shown: '←', help: () => t('review.back'), run: () => to(at - 1) },
    { keys: ['arrowright'], shown: '→', help: () => t('review.forth'), run: () => to(at + 1) },
    { keys: ['.'], shown: '.', help: () => t('review.autoplay'), run: play },
  ])
  return (
    <div class={css.slider}>
      <Button sign="stepBack" label={t('review.back')} run={() => to(at - 1)} />
      <Button sign={plays ? 'pause' : 'play'} label={t(plays ? 'show.pause' : 'review.autoplay')} run={play} />
      <Button sign="stepForward" label={t('review.forth')} run={() => to(at + 1)} />
      <Speed />
      <input
        type="range"
        min={0}
        max={all}
        value={at}
        aria-label={t('review.step', { n: at, all })}
        onInput={event => to(Number(event.currentTarget.value))}
      />
      <span>{t('review.step', { n: at, all })}</span>
      {chapters.length > 1 && (
        <Select
          label={t('review.round')}
          value={round}
          options={chapters.map((_, n) => ({ value: n, name: t('home.round', { n: n + 1 }) }))}
          onChange={n => to(chapters[n] ?? 0)}
        />
      )}
      {children}
    </div>
  )
}

/** How fast it plays by itself; a click is the next speed. */
function Speed() {
  const next = PACES[(PACES.indexOf(pace.value) + 1) % PACES.length]!
  const label = `${SPEEDS[pace.value]} ${t('settings.pace')} (${t(`settings.pace.${pace.value}`)})`
  return (
    <button
      type="button"
      class={`button plain ${css.speed}`}
      aria-label={label}
      title={label}
      onClick={() => (pace.value = next)}
    >
      {SPEEDS[pace.value]}
    </button>
  )
}

function Button({ sign, label, run }: { sign: string; label: string; run(): void }) {
  return (
    <button type="button" class="button plain" aria-label={label} title={label} onClick={run}>
      <Sign name={sign} />
    </button>
  )
}

/** After which choice each part of the game began; the first one at the start. */
function chaptersOf(game: string, { frames, moments }: Replay): number[] {
  const { chapters: types, standing } = gameCalled(game).kit
  const found = [0]
  if (standing !== undefined) {
    for (const [at, { view }] of moments.entries()) if (standing(view).round > found.length) found.push(at)
    return found
  }
  for (const [at, moment] of moments.entries()) {
    const before = at === 0 ? moment.frames : moments[at - 1]!.frames
    const begins = frames
      .slice(before, moment.frames)
      .some(({ event }) => types.includes((event as { type: string }).type))
    if (begins && at > 0) found.push(at)
  }
  return found
}

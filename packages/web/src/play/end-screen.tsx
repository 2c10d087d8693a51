import type { Seat } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Standing } from '../games/kit.ts'
import { gameCalled } from '../games/kits.ts'
import { stillness } from '../page/settings.ts'
import type { Table } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Art } from '../ui/art.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { seatColors } from '../ui/seat.tsx'
import css from './end-screen.module.css'

const SHOWN = 5 // highlights
const COUNTING = 1400 // milliseconds

/** How it ended: who won, the scores counting up, what decided it; then whatever one may do next. */
export function EndScreen({
  table,
  onClose,
  children,
}: {
  table: Table
  onClose(): void
  children: ComponentChildren
}) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])
  const { kit, narrator } = gameCalled(table.game)
  const { view } = table.state.value
  const names = table.chairs.map(({ name }) => name)
  const standing = kit.standing?.(view)
  const tell = narrator(names)
  const gone = table.history.filter(({ event }) => (event as { type: string }).type === 'resigned')
  const lines = [
    ...gone.map(frame => tell.event(frame.view, frame.event)),
    ...(kit.highlights?.(view, table.history, names) ?? tell.outcome(view)),
  ].slice(0, SHOWN)
  const winners = standing?.winners ?? []
  return (
    <Dialog
      sheet={sheet}
      title={standing?.agreed ? t('end.agreed') : verdict(table, winners)}
      class={css.end}
      onClose={onClose}
      actions={
        <div class={css.actions}>
          {children}
          <button class="button plain">{t('end.board')}</button>
        </div>
      }
    >
      {!standing?.agreed && (
        <Art
          name={standing !== undefined && winners.length === 0 ? 'pictures/allLost' : 'pictures/winner'}
          class={css.picture ?? ''}
        />
      )}
      {standing !== undefined && <Scores standing={standing} names={names} />}
      <ul class={css.lines}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Who won, said to whoever reads it. */
function verdict({ chairs, seat }: Table, winners: readonly Seat[]): string {
  const people = chairs.flatMap(({ bot }, at) => (bot === null ? [at] : []))
  const me = seat !== undefined ? seat : people.length === 1 ? people[0]! : null
  const who = winners.map(at => chairs[at]?.name ?? '').join(', ')
  if (winners.length === 0) return t('end.allLost')
  if (me !== null && winners.includes(me)) return t(winners.length > 1 ? 'end.shared' : 'end.youWon', { who })
  return t(winners.length > 1 ? 'end.shared' : me === null ? 'end.won' : 'end.youLost', { who })
}

/** Everybody's points, the best first, as they are counted. */
function Scores({ standing: { scores, winners }, names }: { standing: Standing; names: readonly string[] }) {
  const part = useCounting()
  const won = (seat: Seat): number => (winners?.includes(seat) ? 1 : 0)
  const order = [...names.keys()].sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0))
  const most = Math.max(1, ...scores.map(score => score ?? 0))
  return (
    <ol class={css.scores}>
      {order.map(seat => (
        <li key={seat} style={seatColors(seat)} data-won={winners?.includes(seat)}>
          <b>{names[seat]}</b>
          <i style={{ width: `${(100 * part * Math.max(0, scores[seat] ?? 0)) / most}%` }} />
          <span data-score={scores[seat]}>{Math.round(part * (scores[seat] ?? 0))}</span>
        </li>
      ))}
    </ol>
  )
}

/** From nothing to 1 while the scores are counted. */
function useCounting(): number {
  const [part, setPart] = useState(stillness() ? 1 : 0)
  useEffect(() => {
    if (stillness()) return
    const begin = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const gone = Math.min(1, Math.max(0, now - begin) / COUNTING)
      setPart(1 - (1 - gone) ** 3)
      if (gone < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return part
}

import type { Advice } from '@overseer/bots'
import { same } from '@overseer/kernel'
import { useEffect, useState } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { attention, gesture, suggested } from '../table/attention.ts'
import type { Stage } from '../table/stage.ts'
import type { Table } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { useKeys } from '../ui/keys.ts'
import { aimWanted, closeAim } from './aim.tsx'
import { bestAdvice } from './best-advice.ts'
import css from './hint.module.css'

const CLOSE = 0.02 // of a win: as good as the best
const WEAK = 0.08

/** What the strongest bot would do here, the best first and why; its places are marked on the board, a click plays it. */
export function Hint({ table, stage }: { table: Table; stage: Stage }) {
  const { version, choices, view } = table.state.value
  const [asked, setAsked] = useState(-1) // the version for which somebody asked
  const [advice, setAdvice] = useState<{ version: number; list: readonly Advice[] | 'failed' } | null>(null)
  const current = advice?.version === version ? advice.list : null
  const closed = choices.length === 0 || stage.scene.value.busy
  const open = asked === version && !closed
  const { kit } = gameCalled(table.game)
  const list = current === null || current === 'failed' ? [] : bestAdvice(current, view, kit)
  useEffect(() => {
    suggested.value = open ? list.flatMap(({ choice }) => kit.placeOf(choice) ?? []) : []
  }, [open, current])
  useEffect(() => {
    if (aimWanted.value) setAsked(-1)
  }, [aimWanted.value])
  const ask = () => {
    if (closed) return
    closeAim(table.game) // they would share a place, and cover a phone between them
    setAsked(open ? -1 : version)
    if (open || (current !== null && current !== 'failed')) return
    setAdvice(null)
    table.hint().then(
      found => setAdvice({ version, list: found }),
      () => setAdvice({ version, list: 'failed' }),
    )
  }
  useKeys([
    { keys: ['h'], shown: 'H', help: () => t('keys.hint'), run: ask },
    ...(open ? [{ keys: ['escape'], shown: 'Esc', help: () => t('keys.escape'), run: () => setAsked(-1) }] : []),
  ])
  return (
    <>
      <button type="button" class="button" aria-disabled={closed} aria-expanded={open} onClick={ask}>
        <Sign name="hint" /> <span>{t('table.hint')}</span>
      </button>
      {open && (
        <aside class={css.hint} aria-label={t('hint.title')} data-hint>
          <header>
            <h2>{t('hint.title')}</h2>
            <button type="button" class="button plain" aria-label={t('table.close')} onClick={() => setAsked(-1)}>
              ×
            </button>
          </header>
          <div aria-live="polite">
            {current === null || current === 'failed' ? (
              <p>{t(current === null ? 'hint.thinking' : 'hint.failed')}</p>
            ) : choices.length === 1 ? (
              <p>{t('hint.only')}</p>
            ) : null}
            <Suggestions table={table} list={list} />
          </div>
        </aside>
      )}
    </>
  )
}

function Suggestions({ table, list }: { table: Table; list: readonly Advice[] }) {
  const { version, view } = table.state.value
  const { kit, narrator } = gameCalled(table.game)
  const names = table.chairs.map(({ name }) => name)
  const tell = narrator(names)
  const best = list[0]?.win ?? 0
  const point = (choice: unknown) => {
    attention.value = choice === null ? null : kit.placeOf(choice)
  }
  /** A plan that begins with a walk goes the whole way, as a click on its end would. */
  const follow = ({ choice, plan }: Advice) => {
    if (table.state.peek().version !== version) return
    const walk = plan?.to == null ? null : kit.walk?.(view, choice, plan.to)
    if (walk == null) table.choose(choice, version)
    else gesture.value = walk
  }
  /** Of a plan also what is done where it leads to. */
  const reasonsOf = ({ choice, plan }: Advice): readonly string[] => {
    const deeds = plan?.deed == null || same(plan.deed, choice) ? [choice] : [plan.deed, choice]
    return deeds.flatMap(deed => kit.reasons?.(view, deed, names) ?? [])
  }
  return (
    <ol>
      {list.map((one, i) => (
        <li key={i}>
          <button
            type="button"
            class="button plain"
            data-suggestion={i + 1}
            onPointerEnter={() => point(one.choice)}
            onPointerLeave={() => point(null)}
            onClick={() => follow(one)}
          >
            <b>{i + 1}</b>
            <span>
              {(one.plan && tell.plan?.(view, one.plan)) ??
                kit.brief?.(view, one.choice) ??
                tell.choice(view, one.choice)}
              <small>
                {[strength(best - one.win), ...reasonsOf(one)].map(reason => (
                  <i key={reason}>{reason} </i>
                ))}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function strength(behind: number): string {
  return t(behind <= 0 ? 'hint.best' : behind < CLOSE ? 'hint.equal' : behind < WEAK ? 'hint.close' : 'hint.weaker')
}

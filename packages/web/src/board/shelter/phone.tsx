import { available, COLUMNS, cubes, LEVEL_NAMES, nameSpace, spaceAt, spaceIn } from '@overseer/shelter'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Sign } from '../../art/art.tsx'
import { t } from '../../words.ts'
import { attention } from '../attention.ts'
import { placementsAt, usePlay } from './play.ts'
import { Dwellers, PlayerBoard } from './players.tsx'
import { Tracks } from './tracks.tsx'
import { Level } from './vault.tsx'
import css from './phone.module.css'

/** The table on a small screen: seats as chips, the vault as an overview, one level large, the rest a tap away. */
export function Phone({
  question,
  help,
  log,
  thinking,
}: {
  question: ComponentChildren
  help: ComponentChildren
  log: ComponentChildren
  thinking: number | null
}) {
  const { view, names, say } = usePlay()
  const [level, setLevel] = useState(0)
  const me = view.pending?.seat ?? 0
  const wanted = attention.value
  useEffect(() => {
    if (wanted !== null) setLevel(Math.max(0, LEVEL_NAMES.indexOf(wanted[0] as 'T')))
  }, [wanted])
  return (
    <div class={css.phone}>
      <ul class={css.chips}>
        {view.players.map((player, seat) => (
          <li key={seat}>
            <Drawer
              label={
                <>
                  <b>{names[seat]}</b>
                  <span>
                    <Sign name="happiness" label={say('icon.happiness')} />
                    {player.happiness} · {cubes(player)}▪ · {available(player)}
                    {view.token === seat && <Sign name="token" label={say('table.token')} />}
                  </span>
                </>
              }
              class={css.chip ?? ''}
              style={{ '--seat': `var(--seat-${seat})`, '--seat-text': `var(--seat-${seat}-text)` }}
              active={view.pending?.seat === seat || thinking === seat}
            >
              <PlayerBoard player={player} seat={seat} thinking={thinking === seat} />
            </Drawer>
          </li>
        ))}
      </ul>
      <Overview level={level} onLevel={setLevel} />
      <OneLevel level={level} />
      {help}
      <div class={css.bottom}>
        <div class={css.bar} style={{ '--seat': `var(--seat-${me})` }}>
          <Dwellers player={view.players[me]!} seat={me} />
          <Drawer
            label={t('table.tracks')}
            class="button plain"
            active={view.pending?.ask === 'takeItem' || view.pending?.ask === 'chooseRoom'}
          >
            <Tracks />
          </Drawer>
          <Drawer label={t('table.log')} class="button plain" active={false}>
            {log}
          </Drawer>
        </div>
        {question}
      </div>
    </div>
  )
}

/** A button that opens a sheet with more. */
function Drawer({
  label,
  children,
  class: className,
  style,
  active,
}: {
  label: ComponentChildren
  children: ComponentChildren
  class: string
  style?: Record<string, string>
  active: boolean
}) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        class={className}
        style={style ?? {}}
        data-active={active}
        onClick={() => sheet.current?.showModal()}
      >
        {label}
      </button>
      <dialog
        ref={sheet}
        class={css.sheet ?? ''}
        style={style ?? {}}
        onClick={event => event.target === sheet.current && sheet.current?.close()}
      >
        {children}
        <button type="button" class="button" onClick={() => sheet.current?.close()}>
          {t('table.close')}
        </button>
      </dialog>
    </>
  )
}

/** The whole vault, small: who is where, what glows, what burns. A tap brings a level up. */
function Overview({ level: chosen, onLevel }: { level: number; onLevel: (level: number) => void }) {
  const play = usePlay()
  const { view, say, names } = play
  return (
    <div class={css.overview}>
      {Array.from({ length: view.players.length + 1 }, (_, level) => (
        <button
          key={level}
          type="button"
          class={css.strip}
          aria-pressed={level === chosen}
          aria-label={level === 0 ? say('level.top') : say('level.own', { who: names[view.levels[level - 1]!]! })}
          onClick={() => onLevel(level)}
        >
          {Array.from({ length: COLUMNS }, (_column, i) => {
            const id = spaceAt(level, i + 1)
            const crew = view.crews[id]
            const there = spaceIn(view, id) !== undefined
            const open = there && placementsAt(play, nameSpace(id)).length > 0
            return (
              <i
                key={i}
                class={`${there ? css.there : ''} ${open ? css.open : ''} ${view.threats[id] ? css.threat : ''}`}
                style={crew ? { '--crew': `var(--seat-${crew.seat})` } : {}}
              />
            )
          })}
        </button>
      ))}
    </div>
  )
}

/** One level at full size; swipe it sideways. */
function OneLevel({ level }: { level: number }) {
  const strip = useRef<HTMLDivElement>(null)
  const wanted = attention.value
  useEffect(() => {
    const shaft = strip.current!
    const marked = shaft.querySelector('[data-marked]')
    if (marked) marked.scrollIntoView({ inline: 'center', block: 'nearest' })
    else shaft.scrollLeft = (shaft.scrollWidth - shaft.clientWidth) / 2
  }, [level, wanted])
  return (
    <div ref={strip} class={css.level} tabIndex={-1}>
      <Level level={level} />
    </div>
  )
}

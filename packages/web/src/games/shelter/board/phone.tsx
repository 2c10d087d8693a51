import {
  available,
  columnsOf,
  cubes,
  ELEVATOR_COLUMN,
  LEVEL_NAMES,
  nameSpace,
  playerAt,
  roomIndex,
  SLOTS,
  spaceAt,
} from '@overseer/shelter'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { attention, suggested } from '../../../table/attention.ts'
import { Sign } from '../../../ui/art.tsx'
import { seatColors } from '../../../ui/seat.tsx'
import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import { Dice } from './dice.tsx'
import { Drawer } from './drawer.tsx'
import { HelpLine } from './help.tsx'
import { Plate } from './plate.tsx'
import { happinessOf } from './play.ts'
import { OwnBoard, PlayerBoard } from './players.tsx'
import { Prompt } from './prompt.tsx'
import { Question } from './question.tsx'
import { Tracks } from './tracks.tsx'
import { Level, WALLS } from './vault.tsx'
import css from './phone.module.css'

/** The table on a small screen: seats as chips, the vault as an overview, one level large, the rest a tap away. */
export function Phone({ log, steps }: { log: ComponentChildren; steps: ComponentChildren }) {
  const { view, choices, near, event } = usePlay()
  const [level, setLevel] = useState(0)
  const here = view.placement === null ? null : nameSpace(view.placement.space)
  const happens = event !== null && 'space' in event ? event.space : here
  const wanted = attention.value ?? suggested.value[0] ?? happens
  useEffect(() => {
    if (wanted !== null) setLevel(Math.max(0, LEVEL_NAMES.indexOf(wanted[0] as 'T')))
  }, [wanted])
  const fetching = choices.some(({ do: kind }) => kind === 'item' || kind === 'room')
  return (
    <div class={css.phone}>
      <Seats />
      <div class={css.vault} style={{ '--floors': view.players.length + 1 }}>
        <Plate />
        <div class={css.steps} data-steps>
          {steps}
        </div>
        <Overview level={level} onLevel={setLevel} />
        <OneLevel level={level} wanted={wanted} />
        <Dice />
      </div>
      <HelpLine />
      <div class={css.story}>{log}</div>
      <div class={css.bottom}>
        <div class={css.bar} style={seatColors(near)}>
          <OwnBoard player={playerAt(view, near)} seat={near} />
          <div class={css.drawers}>
            <Drawer name="tracks" label={t('table.tracks')} class="button plain" active={fetching}>
              <Tracks />
            </Drawer>
            <Drawer name="log" label={t('table.log')} class="button plain" active={false}>
              {log}
            </Drawer>
          </div>
        </div>
        {choices.length > 0 && event === null ? <Question floating={false} /> : <Prompt answers={false} />}
      </div>
    </div>
  )
}

/** A chip a seat: happiness, cubes, dwellers at home; a tap opens the whole board. */
function Seats() {
  const { view, nameOf, say, thinking, active } = usePlay()
  return (
    <ul class={css.chips}>
      {view.players.map((player, seat) => (
        <li key={seat} style={seatColors(seat)} data-seat={seat}>
          <Drawer
            name="seat"
            label={
              <>
                <b>
                  {nameOf(seat)}
                  {view.token === seat && <Sign name="token" label={say('table.token')} />}
                </b>
                <span>
                  <Sign name="happiness" label={say('icon.happiness')} />
                  {happinessOf(view, seat)} <i class={css.cube} role="img" aria-label={t('table.cubes')} />
                  {cubes(player)} <Sign name="pawn" label={t('table.atHome')} />
                  {available(player)}
                </span>
              </>
            }
            class={css.chip ?? ''}
            active={active === seat}
          >
            <PlayerBoard player={player} seat={seat} thinking={thinking === seat} />
          </Drawer>
        </li>
      ))}
    </ul>
  )
}

/** The whole vault, small: who is where, what glows, what burns. A tap brings a level up. */
function Overview({ level: chosen, onLevel }: { level: number; onLevel: (level: number) => void }) {
  const { view, say, nameOf } = usePlay()
  return (
    <div class={css.overview}>
      {Array.from({ length: view.players.length + 1 }, (_, level) => {
        const owner = level === 0 ? undefined : view.levels[level - 1]!
        return (
          <button
            key={level}
            type="button"
            class={css.strip}
            aria-pressed={level === chosen}
            aria-label={owner === undefined ? say('level.top') : say('level.own', { who: nameOf(owner) })}
            onClick={() => onLevel(level)}
          >
            {[...Array(SLOTS).keys()].slice(0, SLOTS / 2).map(slot => (
              <MiniRoom key={slot} level={level} slot={slot} />
            ))}
            <span class={css.shaft} style={owner === undefined ? {} : { '--title': `var(--seat-${owner})` }}>
              <Dot level={level} column={ELEVATOR_COLUMN} />
            </span>
            {[...Array(SLOTS).keys()].slice(SLOTS / 2).map(slot => (
              <MiniRoom key={slot} level={level} slot={slot} />
            ))}
          </button>
        )
      })}
    </div>
  )
}

function MiniRoom({ level, slot }: { level: number; slot: number }) {
  const { view } = usePlay()
  const room = view.vault[roomIndex(level, slot)]
  if (!room) return <span />
  return (
    <span class={css.mini} style={{ '--wall': `var(--wall-${WALLS[room]})` }}>
      {columnsOf(slot).map(column => (
        <Dot key={column} level={level} column={column} />
      ))}
    </span>
  )
}

function Dot({ level, column }: { level: number; column: number }) {
  const { view, open } = usePlay()
  const id = spaceAt(level, column)
  const crew = view.crews[id]
  return (
    <i
      class={`${css.dot} ${open.has(nameSpace(id)) ? css.open : ''} ${view.threats[id] ? css.threat : ''}`}
      style={crew ? { '--crew': `var(--seat-${crew.seat})` } : {}}
    />
  )
}

/** One level at full size; swipe it sideways. It goes to what is spoken of, or may be done, where that is out of sight. */
function OneLevel({ level, wanted }: { level: number; wanted: string | null }) {
  const strip = useRef<HTMLDivElement>(null)
  const builds = usePlay().choices.some(({ do: kind }) => kind === 'side')
  useEffect(() => {
    const shaft = strip.current!
    const plots = [...shaft.querySelectorAll('[data-plot]')]
    const spoken = shaft.querySelectorAll(`[data-space="${wanted}"]`)
    const targets = [...(spoken.length > 0 ? spoken : shaft.querySelectorAll('[data-space][aria-disabled="false"]'))]
    if (plots.length > 0) {
      if (!plots.every(plot => isWithin(plot, shaft))) goTo(plots[0]!)
    } else if (targets.length === 0) shaft.scrollLeft = (shaft.scrollWidth - shaft.clientWidth) / 2
    else if (!targets.some(target => isWithin(target, shaft))) goTo(targets[0]!)
  }, [level, wanted, builds])
  return (
    <div ref={strip} class={css.level} tabIndex={-1}>
      <Level level={level} />
    </div>
  )
}

function isWithin(part: Element, whole: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()]
  return inner.left >= outer.left && inner.right <= outer.right
}

/** Brings a plot, or the room of a space, to the left edge: no room is cut there. */
function goTo(space: Element): void {
  space.closest('[data-level] > *')?.scrollIntoView({ inline: 'start', block: 'nearest' })
}

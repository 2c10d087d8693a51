import {
  COLUMNS,
  columnsOf,
  ELEVATOR_COLUMN,
  levelOf,
  nameSpace,
  nextSlot,
  roomIndex,
  type RoomId,
  SLOTS,
  spaceAt,
  type SpaceName,
} from '@overseer/shelter'
import { useEffect, useRef } from 'preact/hooks'
import { Art } from '../../../ui/art.tsx'
import { Fit } from '../../../ui/fit.tsx'
import { memo } from '../../../ui/memo.ts'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { forecast } from './forecast.ts'
import { Plate } from './plate.tsx'
import { explained } from './play.ts'
import { sendTo, Space } from './space.tsx'
import css from './vault.module.css'

/** The vault as a cross-section: the desert above, the top level, a level for each player, the shaft in the middle. */
export function Vault() {
  const { view } = usePlay()
  const board = useBoard()
  const floors = view.players.length + 1
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => keepOneTabStop(grid.current!))
  return (
    <section class={css.vault} style={{ '--floors': floors }} aria-label={t('table.vault')}>
      <div class={css.over}>
        <Sky />
        <Plate />
      </div>
      <div
        ref={grid}
        class={css.grid}
        role="group"
        onKeyDown={event => walk(event, grid.current!, floors, name => sendTo(board, name))}
      >
        <Rock />
        <Columns />
        {Array.from({ length: floors }, (_, level) => (
          <Level key={level} level={level} />
        ))}
      </div>
    </section>
  )
}

const Sky = memo(() => <Art name="big/vault-top" class={css.sky ?? ''} />)

const Rock = memo(() => <Art name="big/rock" class={css.earth ?? ''} />)

/** The numbers over the spaces: the roll that brings a threat there (SH-THR-4). */
const Columns = memo(() => (
  <div class={css.columns} aria-hidden="true" {...explained({ about: 'thing', thing: 'columns' })}>
    {[...Array(SLOTS).keys()].map(slot => (
      <span key={slot}>
        {columnsOf(slot).map(column => (
          <b key={column}>{column === 1 || column === COLUMNS ? '' : column}</b>
        ))}
      </span>
    ))}
  </div>
))

export function Level({ level }: { level: number }) {
  const slots = [...Array(SLOTS).keys()]
  return (
    <div class={css.level} data-level={level}>
      {slots.slice(0, SLOTS / 2).map(slot => (
        <Room key={slot} level={level} slot={slot} />
      ))}
      <Elevator level={level} />
      {slots.slice(SLOTS / 2).map(slot => (
        <Room key={slot} level={level} slot={slot} />
      ))}
    </div>
  )
}

/** What a room is for, which gives its walls a colour. */
export const WALLS: Readonly<Record<RoomId, string>> = {
  wasteland: 'outside',
  vaultDoor: 'steel',
  vaultEntrance: 'steel',
  waterTreatment: 'water',
  diner: 'food',
  powerGenerator: 'power',
  waterPurification: 'water',
  nukaColaBottler: 'food',
  nuclearReactor: 'power',
  garden: 'medical',
  livingQuarters: 'home',
  classroom: 'train',
  athleticsRoom: 'train',
  armory: 'train',
  gameRoom: 'train',
  weightRoom: 'train',
  fitnessRoom: 'train',
  lounge: 'food',
  medbay: 'medical',
  scienceLab: 'medical',
  storageRoom: 'work',
  radioStudio: 'medical',
  themeWorkshop: 'work',
  outfitWorkshop: 'work',
  weaponWorkshop: 'work',
}

function Room({ level, slot }: { level: number; slot: number }) {
  const { view, say } = usePlay()
  const room = view.vault[roomIndex(level, slot)]
  if (!room) return <Plot level={level} slot={slot} />
  const spaces = columnsOf(slot).map(column => nameSpace(spaceAt(level, column)))
  return (
    <div class={css.room} style={{ '--wall': `var(--wall-${WALLS[room]})` }} data-room={room}>
      <RoomTitle name={say(`room.${room}`)} />
      <div class={css.inside}>
        <Scene room={room} />
        {spaces.map(name => (
          <Space key={name} name={name} />
        ))}
      </div>
    </div>
  )
}

/** A plot without a room; a button while a room may be built there. */
function Plot({ level, slot }: { level: number; slot: number }) {
  const board = useBoard()
  const { view, choices } = usePlay()
  const about = explained({ about: 'thing', thing: level === 0 ? 'columns' : 'plot' })
  const side = slot < SLOTS / 2 ? 'left' : 'right'
  const choice = choices.find(one => one.do === 'side' && one.side === side)
  const seat = view.pending?.seat
  const isNext = seat !== undefined && levelOf(view.levels, seat) === level && nextSlot(view, seat, side) === slot
  if (choice === undefined || !isNext) return <div class={css.rock} {...about} />
  return (
    <button
      type="button"
      class={`${css.rock} ${css.plot}`}
      data-plot={side}
      aria-label={[t('table.buildHere'), ...forecast(board.drawn, choice)].join(' ')}
      onClick={() => board.choose(choice)}
      {...about}
    >
      {t('table.buildHere')}
    </button>
  )
}

export const RoomTitle = memo(({ name }: { name: string }) => (
  <div class={css.title}>
    <Fit class={css.name ?? ''}>{name}</Fit>
  </div>
))

const Scene = memo(({ room }: { room: string }) => <Art name={`rooms/${room}`} class={css.scene ?? ''} />)

function Elevator({ level }: { level: number }) {
  const { view, say, nameOf } = usePlay()
  const owner = level === 0 ? undefined : view.levels[level - 1]!
  const colours =
    owner === undefined ? {} : { '--title': `var(--seat-${owner})`, '--title-text': `var(--seat-${owner}-text)` }
  return (
    <div class={`${css.room} ${css.elevator}`} style={{ '--wall': 'var(--wall-shaft)', ...colours }}>
      <RoomTitle name={owner === undefined ? say('room.topElevator') : nameOf(owner)} />
      <div class={css.inside}>
        <Scene room={level === 0 ? 'topElevator' : 'elevator'} />
        <Space name={nameSpace(spaceAt(level, ELEVATOR_COLUMN))} />
      </div>
    </div>
  )
}

/** One space of the vault can be reached by Tab; the arrows go from there. */
function keepOneTabStop(grid: HTMLElement): void {
  const spaces = [...grid.querySelectorAll<HTMLElement>('[data-space]')]
  if (spaces.some(space => space.tabIndex === 0)) return
  const first = spaces.find(space => space.getAttribute('aria-disabled') === 'false') ?? spaces[0]
  if (first) first.tabIndex = 0
}

const STEPS: Record<string, [floors: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows go from space to space over whatever rock lies between; Enter sends a dweller. */
function walk(event: KeyboardEvent, grid: HTMLElement, floors: number, go: (name: SpaceName) => void): void {
  const here = (event.target as HTMLElement).dataset.space
  if (here === undefined) return
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    return go(here as SpaceName)
  }
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const next = neighbour(grid, here, step, floors)
  if (next === undefined) return
  for (const space of grid.querySelectorAll<HTMLElement>('[data-space]')) space.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}

function neighbour(
  grid: HTMLElement,
  here: string,
  [down, right]: [number, number],
  floors: number,
): HTMLElement | undefined {
  const level = 'TABCD'.indexOf(here[0]!)
  const column = Number(here.slice(1))
  for (let away = 1; away < COLUMNS; away++)
    for (const side of down === 0 ? [0] : [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6]) {
      const to = [level + down * away, down === 0 ? column + right * away : column + side] as const
      if (to[0] < 0 || to[0] >= floors || (down !== 0 && away >= floors)) continue
      const found = grid.querySelector<HTMLElement>(`[data-space="${'TABCD'[to[0]]}${to[1]}"]`)
      if (found) return found
    }
  return undefined
}

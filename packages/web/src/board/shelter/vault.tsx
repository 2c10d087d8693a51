import {
  COLUMNS,
  columnsOf,
  ELEVATOR_COLUMN,
  nameSpace,
  roomIndex,
  type RoomId,
  SLOTS,
  spaceAt,
  type SpaceName,
} from '@overseer/shelter'
import { useEffect, useRef } from 'preact/hooks'
import { Art } from '../../art/art.tsx'
import { Fit } from '../fit.tsx'
import { enter } from './space.tsx'
import { columnNumber, Space } from './space.tsx'
import { usePlay } from './play.ts'
import css from './vault.module.css'

/** The vault as a cross-section: the desert above, the top level, a level for each player, the shaft in the middle. */
export function Vault() {
  const play = usePlay()
  const { view } = play
  const floors = view.players.length + 1
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => keepOneTabStop(grid.current!))
  return (
    <section class={css.vault} style={{ '--floors': floors }} aria-label={play.say('level.top')}>
      <Art name="big/vault-top" class={css.sky ?? ''} />
      <div
        ref={grid}
        class={css.grid}
        role="group"
        onKeyDown={event => walk(event, grid.current!, floors, name => enter(play, name))}
      >
        {Array.from({ length: floors }, (_, level) => (
          <Level key={level} level={level} />
        ))}
      </div>
    </section>
  )
}

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
const WALLS: Record<RoomId, string> = {
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
  if (!room) return <div class={css.rock} />
  const spaces = columnsOf(slot).map(column => nameSpace(spaceAt(level, column)))
  return (
    <div class={css.room} style={{ '--wall': `var(--wall-${WALLS[room]})` }} data-room={room}>
      <RoomTitle name={say(`room.${room}`)} numbers={spaces.map(columnNumber).filter(Boolean).join(' · ')} />
      <div class={css.inside}>
        <Art name={`rooms/${room}`} class={css.scene ?? ''} />
        {spaces.map(name => (
          <Space key={name} name={name} />
        ))}
      </div>
    </div>
  )
}

export function RoomTitle({ name, numbers = '' }: { name: string; numbers?: string }) {
  return (
    <div class={css.title}>
      <Fit class={css.name ?? ''}>{name}</Fit>
      {numbers !== '' && <span class={css.numbers}>{numbers}</span>}
    </div>
  )
}

function Elevator({ level }: { level: number }) {
  const { view, say, names } = usePlay()
  const owner = level === 0 ? undefined : view.levels[level - 1]!
  const colours =
    owner === undefined ? {} : { '--title': `var(--seat-${owner})`, '--title-text': `var(--seat-${owner}-text)` }
  return (
    <div class={`${css.room} ${css.elevator}`} style={{ '--wall': 'var(--wall-shaft)', ...colours }}>
      <RoomTitle name={owner === undefined ? say('room.topElevator') : names[owner]!} />
      <div class={css.inside}>
        <Art name={level === 0 ? 'rooms/topElevator' : 'rooms/elevator'} class={css.scene ?? ''} />
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

import {
  COLUMNS,
  ELEVATOR_COLUMN,
  parseSpace,
  PLACES,
  spaceIn,
  type Space as SpaceData,
  type SpaceName,
  spaceText,
  whereText,
} from '@overseer/shelter'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Art, Sign } from '../../art/art.tsx'
import { stillness } from '../../settings.ts'
import { attention } from '../attention.ts'
import { Fit } from '../fit.tsx'
import { Pawn } from './pawn.tsx'
import { placementsAt, type Play, usePlay } from './play.ts'
import { SpaceSigns } from './signs.tsx'
import css from './space.module.css'

/** One space: what it costs and gives, its letter, who stands there, or the threat that covers it. */
export function Space({ name }: { name: SpaceName }) {
  const play = usePlay()
  const id = parseSpace(name)!
  const space = spaceIn(play.view, id)!
  const threat = play.view.threats[id]
  const open = placementsAt(play, name)
  const about = () => play.tell({ about: 'space', space: name })
  return (
    <button
      type="button"
      class={`${css.space} ${threat ? css.threatened : ''} ${open.length > 0 ? css.open : ''}`}
      data-space={name}
      data-threat={threat ?? undefined}
      data-crew={play.view.crews[id]?.count}
      data-marked={attention.value === name ? '' : undefined}
      tabIndex={-1}
      aria-label={label(play, name, space)}
      aria-disabled={open.length === 0}
      onClick={() => enter(play, name)}
      onPointerEnter={about}
      onPointerLeave={() => play.tell(null)}
      onFocus={about}
      onBlur={() => play.tell(null)}
    >
      {threat && <Art name={`threats/${threat}`} class={css.beast ?? ''} />}
      {threat ? <ThreatFace name={threat} space={space} /> : <SpaceSigns space={space} />}
      <Spot name={name} space={space} />
    </button>
  )
}

/** Sends a dweller there; asks which one if several could go; says why if none can. */
export function enter(play: Play, name: SpaceName): void {
  const open = placementsAt(play, name)
  if (open.length === 1) return play.choose(open[0]!)
  if (open.length > 1) return play.ask(whereText(play.say, play.view, name), open, name)
  play.tell({ about: 'space', space: name })
}

function label({ view, say, names }: Play, name: SpaceName, space: SpaceData): string {
  const crew = view.crews[parseSpace(name)!]
  const parts = [whereText(say, view, name), spaceText(say, space)]
  if (crew) parts.push(names[crew.seat]!)
  return parts.join('. ')
}

function ThreatFace({ name, space }: { name: string; space: SpaceData }) {
  const { say } = usePlay()
  return (
    <span class={css.threat}>
      <Fit class={css.threatName ?? ''}>{say(`threat.${name}` as 'threat.fire')}</Fit>
      <span class={css.threatSigns}>
        {space.needs > 0 && (
          <span class={css.needs}>
            <Sign name="fight" />
            <b>{space.needs}</b>
          </span>
        )}
        <SpaceSigns space={space} />
      </span>
    </span>
  )
}

/** The circle, or two linked ones, with whoever is there. */
function Spot({ name, space }: { name: SpaceName; space: SpaceData }) {
  const { view } = usePlay()
  const crew = view.crews[parseSpace(name)!]
  const spot = useRef<HTMLSpanElement>(null)
  const there = crew?.seat
  useLayoutEffect(() => {
    if (there !== undefined) walkIn(spot.current!, name)
  }, [there, name])
  const rings = space.linked ? 2 : 1
  return (
    <span ref={spot} class={`${css.spot} ${space.linked ? css.linked : ''}`}>
      {Array.from({ length: rings }, (_, i) => (
        <span key={i} class={css.ring}>
          {crew && i < crew.count ? (
            <Pawn seat={crew.seat} hurt={i < crew.hurt} />
          ) : (
            <RingMark space={space} first={i === 0} />
          )}
        </span>
      ))}
      {crew && crew.fresh > 0 && (
        <span class={css.fresh}>
          {Array.from({ length: crew.fresh }, (_, i) => (
            <Pawn key={i} seat={crew.seat} fresh />
          ))}
        </span>
      )}
    </span>
  )
}

/** Pawns come down the elevator shaft and hop to their space. */
function walkIn(spot: HTMLElement, name: SpaceName): void {
  const lift = document.querySelector(`[data-space="${name[0]}${ELEVATOR_COLUMN}"]`)
  if (stillness() || lift === null) return
  const here = spot.getBoundingClientRect()
  const shaft = lift.getBoundingClientRect()
  const over = shaft.left + shaft.width / 2 - here.left - here.width / 2
  const down = shaft.top + shaft.height / 2 - here.top - here.height / 2
  for (const pawn of spot.querySelectorAll('svg'))
    pawn.animate(
      [
        { transform: `translate(${over}px, ${down - shaft.height}px)`, opacity: 0 },
        { transform: `translate(${over}px, ${down}px)`, opacity: 1, offset: 0.4 },
        { transform: `translate(${over / 2}px, ${down - 14}px)`, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: 280, easing: 'ease-out' },
    )
}

function RingMark({ space, first }: { space: SpaceData; first: boolean }) {
  if (space.hurtOnly) return <Sign name="heal" class={css.mark ?? ''} />
  return space.letter !== null && first ? <b class={css.letter}>{space.letter}</b> : null
}

/** The roll that brings a threat to a column; the outermost have none (SH-THR-4). */
export function columnNumber(name: SpaceName): string {
  const { column } = PLACES[parseSpace(name)!]!
  return column === 1 || column === COLUMNS || column === ELEVATOR_COLUMN ? '' : String(column)
}

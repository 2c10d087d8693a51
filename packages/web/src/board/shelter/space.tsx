import {
  type Crew,
  ELEVATOR_COLUMN,
  parseSpace,
  spaceIn,
  type Space as SpaceData,
  type SpaceName,
  spaceText,
  type ThreatId,
  whereText,
} from '@overseer/shelter'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Art, Sign } from '../../art/art.tsx'
import { small } from '../../media.ts'
import { stillness } from '../../settings.ts'
import { attention } from '../attention.ts'
import { Fit } from '../fit.tsx'
import { memo } from '../memo.ts'
import { Pawn } from './pawn.tsx'
import { explained, type Play, topic, usePlay, usePlayNow } from './play.ts'
import { CostSigns, GainSigns, SpaceSigns } from './signs.tsx'
import css from './space.module.css'

/** One space: what it costs and gives, its letter, who stands there, or the threat that covers it. */
export function Space({ name }: { name: SpaceName }) {
  const play = usePlay()
  const id = parseSpace(name)!
  const space = spaceIn(play.view, id)!
  const threat = play.view.threats[id] ?? null
  return (
    <Face
      name={name}
      label={label(play, name, space)}
      space={space}
      threat={threat}
      threatName={threat === null ? '' : play.say(`threat.${threat}`)}
      crew={play.view.crews[id] ?? null}
      open={play.open.has(name)}
    />
  )
}

interface FaceProps {
  readonly name: SpaceName
  readonly label: string
  readonly space: SpaceData
  readonly threat: ThreatId | null
  readonly threatName: string
  readonly crew: Crew | null
  readonly open: boolean
}

const Face = memo(function Face({ name, label: words, space, threat, threatName, crew, open }: FaceProps) {
  const now = usePlayNow()
  return (
    <button
      type="button"
      class={`${css.space} ${threat ? css.threatened : ''} ${open ? css.open : ''}`}
      data-space={name}
      data-threat={threat ?? undefined}
      data-crew={crew?.count}
      data-marked={attention.value === name ? '' : undefined}
      tabIndex={-1}
      aria-label={words}
      aria-disabled={!open}
      onClick={() => enter(now.current, name)}
      {...explained({ about: 'space', space: name })}
    >
      {threat === null ? (
        <>
          <SpaceSigns space={space} />
          <Spot name={name} space={space} crew={crew} />
        </>
      ) : (
        <span class={css.card} aria-hidden="true">
          <Art name={`threats/${threat}`} class={css.beast ?? ''} />
          <Fit class={css.threatName ?? ''} lines={2}>
            {threatName}
          </Fit>
          <span class={css.duel}>
            {space.needs > 0 ? (
              <span class={css.needs}>
                <Sign name="fight" />
                <b class={css.drawn} data-drawn={space.needs} />
              </span>
            ) : (
              <CostSigns space={space} />
            )}
            <Spot name={name} space={space} crew={crew} />
            <GainSigns space={space} />
          </span>
        </span>
      )}
    </button>
  )
})

/**
 * Sends a dweller there; asks which one if several could go; says why if none can. On a small screen, where nothing is
 * explained before it is touched, it always asks.
 */
export function enter(play: Play, name: SpaceName): void {
  const open = play.open.get(name) ?? []
  if (open.length === 1 && !small.value) return play.choose(open[0]!)
  if (open.length > 0) return play.ask(whereText(play.say, play.view, name), open, name)
  topic.value = { about: 'space', space: name }
}

function label({ view, say, names }: Play, name: SpaceName, space: SpaceData): string {
  const crew = view.crews[parseSpace(name)!]
  const parts = [whereText(say, view, name), spaceText(say, space)]
  if (crew) parts.push(names[crew.seat]!)
  return parts.join('. ')
}

/** The circle, or two linked ones, with whoever is there. */
function Spot({ name, space, crew }: { name: SpaceName; space: SpaceData; crew: Crew | null }) {
  const spot = useRef<HTMLSpanElement>(null)
  const there = crew?.seat
  const met = useRef(there) // whoever stood here when the table was set does not walk in
  useLayoutEffect(() => {
    if (there !== undefined && there !== met.current) walkIn(spot.current!, name)
    met.current = there
  }, [there, name])
  return (
    <span ref={spot} class={`${css.spot} ${space.linked ? css.linked : ''}`}>
      {Array.from({ length: space.linked ? 2 : 1 }, (_, i) => (
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
  return space.letter !== null && first ? <b class={`${css.letter} ${css.drawn}`} data-drawn={space.letter} /> : null
}

import {
  type Crew,
  ELEVATOR_COLUMN,
  roomsToBuy,
  spaceIn,
  type Space as SpaceData,
  type SpaceName,
  spaceText,
  whereText,
} from '@overseer/shelter'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { stillness } from '../../../page/settings.ts'
import { attention, suggested } from '../../../table/attention.ts'
import { Art, Sign } from '../../../ui/art.tsx'
import { Fit } from '../../../ui/fit.tsx'
import { memo } from '../../../ui/memo.ts'
import { small } from '../../../ui/screen-size.ts'
import { type BoardState, useBoard, useShown } from './board-state.ts'
import { Pawn } from './pawn.tsx'
import { explained, placements, type Play, spaceId, topic } from './play.ts'
import { CostSigns, GainSigns, SpaceSigns } from './signs.tsx'
import css from './space.module.css'

/** One space: what it costs and gives, its letter, who stands there, or the threat that covers it. */
export const Space = memo(function Space({ name }: { name: SpaceName }) {
  const board = useBoard()
  const { label, space, threat, threatName, crew, open, lately } = useShown(play => faceOf(play, name), [name])
  return (
    <button
      type="button"
      class={`${css.space} ${threat ? css.threatened : ''} ${open ? css.open : ''}`}
      data-space={name}
      data-threat={threat ?? undefined}
      data-crew={crew?.count}
      data-lately={lately ? '' : undefined}
      style={crew === null ? {} : { '--crew': `var(--seat-${crew.seat})` }}
      data-marked={attention.value === name ? '' : undefined}
      data-suggested={rankOf(name)}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={!open}
      onClick={() => sendTo(board, name)}
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

/** Which of the things a hint suggests is here. */
function rankOf(name: SpaceName): number | undefined {
  const at = suggested.value.indexOf(name)
  return at < 0 ? undefined : at + 1
}

/**
 * Sends a dweller there; asks which one if several could go; says why if none can. On a small screen, where nothing is
 * explained before it is touched, it always asks.
 */
export function sendTo(board: BoardState, name: SpaceName, who = board.drawn.picked): void {
  const { view, say, choices } = board.drawn
  const open = placements(choices, who).get(name) ?? []
  const title = whereText(say, view, name)
  const asks = small.value || buysTheOnlyRoom(board.drawn, name)
  if (open.length > 0) return asks ? board.ask(title, open, name) : board.chooseOrAsk(open, title, name)
  topic.value = { about: 'space', space: name }
}

/** Whether going there would build without a question, because no other room can be paid for. */
function buysTheOnlyRoom({ view, choices }: Play, name: SpaceName): boolean {
  const seat = view.pending?.seat
  if (choices.length === 1) return false // a lesson asks for just that
  return (
    seat !== undefined && spaceIn(view, spaceId(name))?.cost.roomPrice === true && roomsToBuy(view, seat).length === 1
  )
}

/** What is seen of a space. */
function faceOf({ view, say, nameOf, open, lately }: Play, name: SpaceName) {
  const id = spaceId(name)
  const space = spaceIn(view, id)!
  const threat = view.threats[id] ?? null
  const crew = view.crews[id] ?? null
  const label = [whereText(say, view, name), spaceText(say, space), ...(crew === null ? [] : [nameOf(crew.seat)])]
  return {
    label: label.join('. '),
    space,
    threat,
    threatName: threat === null ? '' : say(`threat.${threat}`),
    crew,
    open: open.has(name),
    lately: lately.has(name),
  }
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

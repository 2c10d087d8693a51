import {
  available,
  effectText,
  type ItemId,
  type Letter,
  LETTERS,
  type Player,
  playerAt,
  RESOURCES,
  type Resource,
  TRACK_SPOTS,
} from '@overseer/shelter'
import { absent } from '../../../table/attention.ts'
import { Art, Sign } from '../../../ui/art.tsx'
import { memo } from '../../../ui/memo.ts'
import { small } from '../../../ui/screen-size.ts'
import { seatColors } from '../../../ui/seat.tsx'
import { t } from '../words.ts'
import { useBoard, usePlay, useShown } from './board-state.ts'
import { drag } from './drag.ts'
import { Pawn } from './pawn.tsx'
import {
  choiceOfLetter,
  choiceOfResource,
  choicesOfItem,
  explained,
  happinessOf,
  isAsked,
  type Picked,
} from './play.ts'
import css from './players.module.css'

/** Everybody's board: three tracks of six, the S.P.E.C.I.A.L. slots, dwellers and items. */
export function Players() {
  const { view, thinking, active } = usePlay()
  return (
    <ol class={css.players}>
      {view.players.map((player, seat) => (
        <li key={seat} class={css.player} style={seatColors(seat)} data-seat={seat} data-active={active === seat}>
          <PlayerBoard player={player} seat={seat} thinking={thinking === seat} />
        </li>
      ))}
    </ol>
  )
}

export function PlayerBoard({ player, seat, thinking }: { player: Player; seat: number; thinking: boolean }) {
  const { view, nameOf, say } = usePlay()
  return (
    <>
      <h2 class={css.head}>
        <span class={css.name}>{nameOf(seat)}</span>
        {thinking && <span class={css.thinking}>{t(absent.value ? 'table.away' : 'table.thinking')}</span>}
        {player.passed && view.result === null && <span class={css.passed}>{say('table.passed')}</span>}
        {view.token === seat && (
          <span {...explained({ about: 'thing', thing: 'token' })}>
            <Sign name="token" label={say('table.token')} />
          </span>
        )}
        <Brief player={player} />
        <span
          {...explained({ about: 'thing', thing: 'happiness' })}
          class={css.happiness}
          data-happiness={happinessOf(view, seat)}
        >
          <Sign name="happiness" label={say('icon.happiness')} /> {happinessOf(view, seat)}
        </span>
      </h2>
      <OwnBoard player={player} seat={seat} />
    </>
  )
}

/** What somebody has, in figures: for the head of a board that is folded away. */
function Brief({ player }: { player: Player }) {
  const { say } = usePlay()
  return (
    <span class={css.brief} data-brief>
      {RESOURCES.map(resource => (
        <span key={resource}>
          <Sign name={resource} label={say(`icon.${resource}`)} />
          {player[resource]}
        </span>
      ))}
      <span>
        <Sign name="pawn" label={t('table.atHome')} />
        {available(player)}
      </span>
    </span>
  )
}

/** Cubes, slots, dwellers and items: a board without its head. */
export function OwnBoard({ player, seat }: { player: Player; seat: number }) {
  return (
    <div>
      <div class={css.board}>
        <div class={css.cubes} {...explained({ about: 'thing', thing: 'cubes' })}>
          {RESOURCES.map(resource => (
            <Cubes key={resource} seat={seat} resource={resource} />
          ))}
        </div>
        <div class={css.people}>
          <div class={css.slots} {...explained({ about: 'thing', thing: 'letters' })}>
            {LETTERS.map(letter => (
              <Slot key={letter} seat={seat} letter={letter} />
            ))}
          </div>
          <Dwellers player={player} seat={seat} />
        </div>
      </div>
      {player.items.length > 0 && (
        <ul class={css.items}>
          {player.items.map(item => (
            <li key={item}>
              <OwnItem item={item} seat={seat} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A track of cubes; a button where a cube of it may be taken. */
const Cubes = memo(function Cubes({ seat, resource }: { seat: number; resource: Resource }) {
  const board = useBoard()
  const { n, label, open } = useShown(
    play => {
      const n = playerAt(play.view, seat)[resource]
      const choice = isAsked(play, seat) ? choiceOfResource(play, resource) : undefined
      const label =
        choice === undefined
          ? t('table.amount', { what: play.say(`icon.${resource}`), n })
          : play.narrator.choice(play.view, choice)
      return { n, label, open: choice !== undefined }
    },
    [seat, resource],
  )
  const inside = (
    <>
      <Sign name={resource} />
      {Array.from({ length: TRACK_SPOTS }, (_, i) => (
        <i key={i} class={i < n ? css.cube : css.spot} />
      ))}
    </>
  )
  if (!open)
    return (
      <span class={css.track} role="img" aria-label={label} title={label}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      class={`${css.track} ${css.open}`}
      aria-label={label}
      onClick={() => board.choose(choiceOfResource(board.drawn, resource)!)}
    >
      {inside}
    </button>
  )
})

/** The slot of a letter; a button where it may be learned. */
const Slot = memo(function Slot({ seat, letter }: { seat: number; letter: Letter }) {
  const board = useBoard()
  const { label, filled, open } = useShown(
    play => {
      const choice = isAsked(play, seat) ? choiceOfLetter(play, letter) : undefined
      return {
        label: choice === undefined ? play.say(`letter.${letter}`) : play.narrator.choice(play.view, choice),
        filled: playerAt(play.view, seat).trained.includes(letter),
        open: choice !== undefined,
      }
    },
    [seat, letter],
  )
  if (!open)
    return (
      <span class={`${css.slot} ${filled ? css.filled : ''}`} title={label}>
        {letter}
      </span>
    )
  return (
    <button
      type="button"
      class={`${css.slot} ${css.open}`}
      aria-label={label}
      onClick={() => board.choose(choiceOfLetter(board.drawn, letter)!)}
    >
      {letter}
    </button>
  )
})

/** The dwellers at home, which on one's own turn can be taken in hand, and how many are free and out. */
function Dwellers({ player, seat }: { player: Player; seat: number }) {
  const { say } = usePlay()
  const free = available(player)
  const out = player.dwellers - free
  const kinds: Exclude<Picked, null>[] = [
    ...Array.from({ length: player.plain }, () => 'plain' as const),
    ...player.trained,
    ...Array.from({ length: player.hurt }, () => 'hurt' as const),
  ]
  return (
    <div class={css.dwellers} {...explained({ about: 'thing', thing: 'dwellers' })}>
      <span class={css.home}>
        {kinds.map((kind, i) => (
          <Dweller key={i} kind={kind} seat={seat} />
        ))}
      </span>
      <span class={css.count}>
        {say('table.free', { n: free - player.hurt })}
        {player.hurt > 0 && ` · ${say('table.hurt', { n: player.hurt })}`}
        {out > 0 && ` · ${say('table.out', { n: out })}`}
      </span>
    </div>
  )
}

/** A dweller at home, to be taken in hand on one's own turn. */
const Dweller = memo(function Dweller({ kind, seat }: { kind: Exclude<Picked, null>; seat: number }) {
  const board = useBoard()
  const letter = kind === 'plain' || kind === 'hurt' ? undefined : kind
  const { name, mine, picked } = useShown(
    play => ({
      name: letter === undefined ? play.say(`who.${kind as 'plain'}`) : play.say('who.trained', { letter }),
      mine:
        isAsked(play, seat) &&
        play.choices.some(choice => choice.do === 'place' && (choice.who === kind || choice.with === kind)),
      picked: play.picked === kind,
    }),
    [kind, seat],
  )
  const pawn = <Pawn seat={seat} hurt={kind === 'hurt'} letter={letter} />
  if (!mine) return pawn
  return (
    <button
      type="button"
      class={css.hand}
      data-dweller={kind}
      aria-pressed={picked}
      aria-label={name}
      title={name}
      onClick={() => board.pick(picked ? null : kind)}
      onPointerDown={event => drag(event, board, kind)}
    >
      {pawn}
    </button>
  )
})

/** An item in front of a player: upright while it is ready, turned when it is exhausted. */
const OwnItem = memo(function OwnItem({ item, seat }: { item: ItemId; seat: number }) {
  const board = useBoard()
  const { name, label, turned, open } = useShown(
    play => {
      const { say, view } = play
      const turned = playerAt(view, seat).exhausted.includes(item)
      const usable = isAsked(play, seat) && view.pending?.ask !== 'takeItem'
      const name = say(`item.${item}`)
      return {
        name,
        label: `${name}. ${effectText(say, item)}${turned ? ` ${t('table.exhausted')}` : ''}`,
        turned,
        open: usable && choicesOfItem(play, item).length > 0,
      }
    },
    [item, seat],
  )
  return (
    <button
      type="button"
      class={`${css.item} ${turned ? css.turned : ''} ${open ? css.open : ''}`}
      data-own={item}
      title={label}
      aria-label={label}
      aria-disabled={!open}
      onClick={() => {
        const uses = choicesOfItem(board.drawn, item)
        if (small.value && uses.length > 0)
          board.ask(name, uses, item) // nothing explained it before it was touched
        else board.chooseOrAsk(uses, name, item)
      }}
      {...explained({ about: 'item', item, owner: seat })}
    >
      <Art name={`items/${item}`} />
    </button>
  )
})

import {
  available,
  effectText,
  type ItemId,
  type Letter,
  LETTERS,
  type Player,
  RESOURCES,
  type Resource,
  TRACK_SPOTS,
} from '@overseer/shelter'
import { Art, Sign } from '../../art/art.tsx'
import { small } from '../../media.ts'
import { t } from '../../words.ts'
import { memo } from '../memo.ts'
import { Pawn } from './pawn.tsx'
import {
  choiceOfLetter,
  choiceOfResource,
  choicesOfItem,
  explained,
  happinessOf,
  type Picked,
  type Play,
  usePlay,
  usePlayNow,
} from './play.ts'
import { drag } from './drag.ts'
import { seatInks } from './prompt.tsx'
import { act } from './tracks.tsx'
import css from './players.module.css'

/** Everybody's board: three tracks of six, the S.P.E.C.I.A.L. slots, dwellers and items. */
export function Players({ thinking }: { thinking: number | null }) {
  const { view } = usePlay()
  return (
    <ol class={css.players}>
      {view.players.map((player, seat) => (
        <li
          key={seat}
          class={css.player}
          style={seatInks(seat)}
          data-seat={seat}
          data-active={(thinking ?? view.pending?.seat) === seat}
        >
          <PlayerBoard player={player} seat={seat} thinking={thinking === seat} />
        </li>
      ))}
    </ol>
  )
}

export function PlayerBoard({ player, seat, thinking }: { player: Player; seat: number; thinking: boolean }) {
  const { view, names, say } = usePlay()
  return (
    <>
      <h2 class={css.head}>
        <span class={css.name}>{names[seat]}</span>
        {thinking && <span class={css.thinking}>{t('table.thinking')}</span>}
        {player.passed && <span class={css.passed}>{say('table.passed')}</span>}
        {view.token === seat && <Sign name="token" label={say('table.token')} />}
        <span class={css.happiness} data-happiness={happinessOf(view, seat)}>
          <Sign name="happiness" label={say('icon.happiness')} /> {happinessOf(view, seat)}
        </span>
      </h2>
      <OwnBoard player={player} seat={seat} />
    </>
  )
}

/** Cubes, slots, dwellers and items: a board without its head. */
export function OwnBoard({ player, seat }: { player: Player; seat: number }) {
  return (
    <div>
      <div class={css.board}>
        <div class={css.cubes}>
          {RESOURCES.map(resource => (
            <Cubes key={resource} player={player} seat={seat} resource={resource} />
          ))}
        </div>
        <div class={css.people}>
          <Slots player={player} seat={seat} />
          <Dwellers player={player} seat={seat} />
        </div>
      </div>
      {player.items.length > 0 && (
        <ul class={css.items}>
          {player.items.map(item => (
            <li key={item}>
              <OwnItem item={item} seat={seat} turned={player.exhausted.includes(item)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function isAsked({ view }: Play, seat: number): boolean {
  return view.pending?.seat === seat
}

function Cubes({ player, seat, resource }: { player: Player; seat: number; resource: Resource }) {
  const play = usePlay()
  const n = player[resource]
  const choice = isAsked(play, seat) ? choiceOfResource(play, resource) : undefined
  const label =
    choice === undefined
      ? t('table.amount', { what: play.say(`icon.${resource}`), n })
      : play.narrator.choice(play.view, choice)
  return <Track resource={resource} n={n} label={label} open={choice !== undefined} />
}

interface TrackProps {
  readonly resource: Resource
  readonly n: number
  readonly label: string
  readonly open: boolean
}

const Track = memo(function Track({ resource, n, label, open }: TrackProps) {
  const now = usePlayNow()
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
      onClick={() => now.current.choose(choiceOfResource(now.current, resource)!)}
    >
      {inside}
    </button>
  )
})

function Slots({ player, seat }: { player: Player; seat: number }) {
  const play = usePlay()
  return (
    <div class={css.slots}>
      {LETTERS.map(letter => {
        const choice = isAsked(play, seat) ? choiceOfLetter(play, letter) : undefined
        const label = choice === undefined ? play.say(`letter.${letter}`) : play.narrator.choice(play.view, choice)
        return (
          <Slot
            key={letter}
            letter={letter}
            label={label}
            filled={player.trained.includes(letter)}
            open={choice !== undefined}
          />
        )
      })}
    </div>
  )
}

interface SlotProps {
  readonly letter: Letter
  readonly label: string
  readonly filled: boolean
  readonly open: boolean
}

const Slot = memo(function Slot({ letter, label, filled, open }: SlotProps) {
  const now = usePlayNow()
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
      onClick={() => now.current.choose(choiceOfLetter(now.current, letter)!)}
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
    <div class={css.dwellers}>
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

function Dweller({ kind, seat }: { kind: Exclude<Picked, null>; seat: number }) {
  const play = usePlay()
  const mine =
    isAsked(play, seat) &&
    play.choices.some(choice => choice.do === 'place' && (choice.who === kind || choice.with === kind))
  const letter = kind === 'plain' || kind === 'hurt' ? undefined : kind
  const name = letter === undefined ? play.say(`who.${kind as 'plain'}`) : play.say('who.trained', { letter })
  return <HomePawn kind={kind} seat={seat} name={name} mine={mine} picked={mine && play.picked === kind} />
}

interface HomePawnProps {
  readonly kind: Exclude<Picked, null>
  readonly seat: number
  readonly name: string
  readonly mine: boolean
  readonly picked: boolean
}

const HomePawn = memo(function HomePawn({ kind, seat, name, mine, picked }: HomePawnProps) {
  const now = usePlayNow()
  const letter = kind === 'plain' || kind === 'hurt' ? undefined : kind
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
      onClick={() => now.current.pick(picked ? null : kind)}
      onPointerDown={event => drag(event, now, kind)}
    >
      {pawn}
    </button>
  )
})

function OwnItem({ item, seat, turned }: { item: ItemId; seat: number; turned: boolean }) {
  const play = usePlay()
  const { say } = play
  const choices = isAsked(play, seat) && play.view.pending?.ask !== 'takeItem' ? choicesOfItem(play, item) : []
  const name = say(`item.${item}`)
  const label = `${name}. ${effectText(say, item)}${turned ? ` ${t('table.exhausted')}` : ''}`
  return <ItemCard item={item} seat={seat} name={name} label={label} turned={turned} open={choices.length > 0} />
}

interface ItemCardProps {
  readonly item: ItemId
  readonly seat: number
  readonly name: string
  readonly label: string
  readonly turned: boolean
  readonly open: boolean
}

/** An item in front of a player: upright while it is ready, turned when it is exhausted. */
const ItemCard = memo(function ItemCard({ item, seat, name, label, turned, open }: ItemCardProps) {
  const now = usePlayNow()
  return (
    <button
      type="button"
      class={`${css.item} ${turned ? css.turned : ''} ${open ? css.open : ''}`}
      data-own={item}
      title={label}
      aria-label={label}
      aria-disabled={!open}
      onClick={() => {
        const uses = choicesOfItem(now.current, item)
        if (small.value && uses.length > 0)
          now.current.ask(name, uses, item) // nothing explained it before it was touched
        else act(now.current, uses, name, item)
      }}
      {...explained({ about: 'item', item, owner: seat })}
    >
      <Art name={`items/${item}`} />
    </button>
  )
})

import {
  available,
  effectText,
  type ItemId,
  LETTERS,
  type Player,
  RESOURCES,
  type Resource,
  TRACK_SPOTS,
} from '@overseer/shelter'
import { Sign } from '../../art/art.tsx'
import { t } from '../../words.ts'
import { Pawn } from './pawn.tsx'
import { choiceOfLetter, choiceOfResource, choicesOfItem, type Picked, usePlay } from './play.ts'
import { drag } from './drag.ts'
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
          style={{ '--seat': `var(--seat-${seat})`, '--seat-text': `var(--seat-${seat}-text)` }}
          data-seat={seat}
          data-active={view.pending?.seat === seat}
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
        <span class={css.happiness} data-happiness={player.happiness}>
          <Sign name="happiness" label={say('icon.happiness')} /> {player.happiness}
        </span>
      </h2>
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
    </>
  )
}

function Cubes({ player, seat, resource }: { player: Player; seat: number; resource: Resource }) {
  const play = usePlay()
  const n = player[resource]
  const choice = play.view.pending?.seat === seat ? choiceOfResource(play, resource) : undefined
  const label = `${play.say(`icon.${resource}`)}: ${n}`
  const inside = (
    <>
      <Sign name={resource} />
      {Array.from({ length: TRACK_SPOTS }, (_, i) => (
        <i key={i} class={i < n ? css.cube : css.spot} />
      ))}
    </>
  )
  if (choice === undefined)
    return (
      <span class={css.track} role="img" aria-label={label}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      class={`${css.track} ${css.open}`}
      aria-label={play.narrator.choice(play.view, choice)}
      onClick={() => play.choose(choice)}
    >
      {inside}
    </button>
  )
}

function Slots({ player, seat }: { player: Player; seat: number }) {
  const play = usePlay()
  return (
    <div class={css.slots}>
      {LETTERS.map(letter => {
        const choice = play.view.pending?.seat === seat ? choiceOfLetter(play, letter) : undefined
        const filled = player.trained.includes(letter) ? css.filled : ''
        if (choice === undefined)
          return (
            <span key={letter} class={`${css.slot} ${filled}`} title={play.say(`letter.${letter}`)}>
              {letter}
            </span>
          )
        return (
          <button
            key={letter}
            type="button"
            class={`${css.slot} ${css.open}`}
            aria-label={play.narrator.choice(play.view, choice)}
            onClick={() => play.choose(choice)}
          >
            {letter}
          </button>
        )
      })}
    </div>
  )
}

/** The dwellers at home. On one's own turn they can be taken in hand. */
export function Dwellers({ player, seat }: { player: Player; seat: number }) {
  const { say } = usePlay()
  const out = player.dwellers - available(player)
  const kinds: Picked[] = [
    ...Array.from({ length: player.plain }, () => 'plain' as const),
    ...player.trained,
    ...Array.from({ length: player.hurt }, () => 'hurt' as const),
  ]
  return (
    <div class={css.dwellers}>
      {kinds.map((kind, i) => (
        <Dweller key={i} kind={kind!} seat={seat} />
      ))}
      {out > 0 && (
        <span class={css.out} title={say('table.out', { n: out })}>
          <span aria-hidden="true">↗{out}</span>
          <span class="visually-hidden">{say('table.out', { n: out })}</span>
        </span>
      )}
    </div>
  )
}

function Dweller({ kind, seat }: { kind: Exclude<Picked, null>; seat: number }) {
  const play = usePlay()
  const letter = kind === 'plain' || kind === 'hurt' ? undefined : kind
  const mine =
    play.view.pending?.seat === seat &&
    play.choices.some(choice => choice.do === 'place' && (choice.who === kind || choice.with === kind))
  const pawn = <Pawn seat={seat} hurt={kind === 'hurt'} letter={letter} />
  if (!mine) return pawn
  const name = letter === undefined ? play.say(`who.${kind as 'plain'}`) : play.say('who.trained', { letter })
  return (
    <button
      type="button"
      class={css.hand}
      data-dweller={kind}
      aria-pressed={play.picked === kind}
      aria-label={name}
      title={name}
      onClick={() => play.pick(play.picked === kind ? null : kind)}
      onPointerDown={event => drag(event, play, kind)}
    >
      {pawn}
    </button>
  )
}

function OwnItem({ item, seat, turned }: { item: ItemId; seat: number; turned: boolean }) {
  const play = usePlay()
  const { say } = play
  const choices =
    play.view.pending?.seat === seat && play.view.pending.ask !== 'takeItem' ? choicesOfItem(play, item) : []
  const name = say(`item.${item}`)
  return (
    <button
      type="button"
      class={`${css.item} ${turned ? css.turned : ''} ${choices.length > 0 ? css.open : ''}`}
      data-own={item}
      title={effectText(say, item)}
      aria-label={`${name}. ${effectText(say, item)}${turned ? ` ${t('table.exhausted')}` : ''}`}
      aria-disabled={choices.length === 0}
      onClick={() => act(play, choices, name, item)}
    >
      {name}
    </button>
  )
}

import { armorOf, asState, hpMax, type ItemId, survivorOf, playerAt } from '@overseer/wasteland'
import { seatColors } from '../../../ui/seat.tsx'
import { HealthTrack, LetterTrack } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { ItemPicture } from '../art/picture.tsx'
import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import { explained } from './play.ts'
import css from './survivors.module.css'

/** The service cards: one's own first and large, then the others in the order of the table. */
export function Survivors() {
  const { view, near } = usePlay()
  const seats = view.players.map((_, at) => (near + at) % view.players.length)
  return (
    <>
      {seats.map(seat => (
        <ServiceCard key={seat} seat={seat} own={seat === near} />
      ))}
    </>
  )
}

function ServiceCard({ seat, own }: { seat: number; own: boolean }) {
  const { view, captions, nameOf } = usePlay()
  const { say } = captions
  const state = asState(view)
  const player = playerAt(state, seat)
  const shown = survivorOf(view, seat)
  const { character, hp, rads, letters, xp, caps, traits, equipped, inventory, exhausted } = player
  const things = [...equipped, ...inventory]
  const called = character === null ? '' : say(`character.${character}`)
  return (
    <article
      class={css.card}
      data-own={own}
      data-turn={view.turn.seat === seat}
      data-out={player.eliminated}
      style={seatColors(seat)}
    >
      <h3 class={css.head}>
        <b>{nameOf(seat)}</b>
        {view.first === seat && <Mark name="quest" label={say('table.firstPlayer')} />}
        <small title={called}>{called}</small>
        <span>
          <Mark name="agenda" label={say('table.agendas', { n: shown.agendas.length })} /> {shown.agendas.length}
        </span>
        <span>
          <Mark name="cap" label={say('table.caps', { n: caps })} /> {caps}
        </span>
      </h3>
      {character !== null && (
        <>
          <p class={css.health}>
            <Mark name="rad" /> {rads}
            <HealthTrack
              hp={hp}
              rads={rads}
              max={hpMax(player)}
              class={css.track ?? ''}
              label={say('fact.health', { hp, max: hpMax(player), rads })}
            />
            <Mark name="hp" /> {Math.max(0, hp - rads)}
          </p>
          <p class={css.letters}>
            <LetterTrack owned={letters} xp={xp} seat={seat} class={css.special ?? ''} label={letters.join(' ')} />
            {armorOf(player) > 0 && (
              <span>
                <Mark name="armor" label={t('card.armor')} /> {armorOf(player)}
              </span>
            )}
          </p>
          {traits.length > 0 && (
            <p class={css.traits}>
              {traits.map(trait => (
                <span key={trait}>{say(`trait.${trait}`)}</span>
              ))}
            </p>
          )}
          {!own && things.length > 0 && (
            <ul class={css.things}>
              {things.map((item, at) => (
                <Thing key={at} item={item} spent={exhausted.includes(item)} carried={at >= equipped.length} />
              ))}
            </ul>
          )}
        </>
      )}
    </article>
  )
}

function Thing({ item, spent, carried }: { item: ItemId; spent: boolean; carried: boolean }) {
  const { captions } = usePlay()
  return (
    <li data-spent={spent} data-carried={carried} {...explained({ about: 'item', item })}>
      <ItemPicture of={item} label={captions.say(`item.${item}`)} />
    </li>
  )
}
